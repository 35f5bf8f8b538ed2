//go:build !js

package i18n

import (
	"slices"
	"strings"

	"gonfalon/scenarios"
)

// A Part is a file of texts as the default language has it: how many there are, and which of them
// another language lacks.
type Part struct {
	Name  string
	Texts int
	Lacks []string
}

// Lacking goes through all texts of the default language, file by file, the introductions of the
// battles last, for what a language lacks of them.
func Lacking(lang string) (parts []Part) {
	has := catalogue(lang)
	for _, f := range Files(Default) {
		parts = append(parts, lacking(f.Name, parsed(f.Text), has))
	}
	own := scenarios.Introductions(lang)
	for folder, texts := range scenarios.Introductions(Default) {
		parts = append(parts, lacking(scenarios.IntroFile(folder, lang), texts, own[folder]))
	}
	slices.SortStableFunc(parts[len(Files(Default)):], func(a, b Part) int { return strings.Compare(a.Name, b.Name) })
	return parts
}

// lacking is what of some texts is not among others.
func lacking(name string, texts, has map[string]string) Part {
	p := Part{Name: name, Texts: len(texts)}
	for key := range texts {
		if _, ok := has[key]; !ok {
			p.Lacks = append(p.Lacks, key)
		}
	}
	slices.Sort(p.Lacks)
	return p
}

// Share is how much of what is said at all a language says, in percent, rounded down.
func Share(lang string) int {
	all, lacks := 0, 0
	for _, p := range Lacking(lang) {
		all += p.Texts
		lacks += len(p.Lacks)
	}
	return 100 * (all - lacks) / all
}

//go:build !js

package i18n

import (
	"embed"
	"path"
	"slices"
	"strings"
)

//go:embed */*.txt
var folders embed.FS

// A File is a file of texts of a language.
type File struct{ Name, Text string }

// madeUp are the files of languages that only tests speak, by code.
var madeUp = map[string][]File{}

// Speak adds a language that has no folder, for tests; silence takes it away again.
func Speak(l Language, files []File) (silence func()) {
	before := Languages
	Languages = append(slices.Clone(before), l)
	madeUp[l.Code] = files
	return func() {
		Languages = before
		delete(madeUp, l.Code)
		forget(l.Code)
	}
}

// Files are the files of texts of a language, in order; none for a language there is none of.
func Files(lang string) []File {
	all := madeUp[lang]
	entries, err := folders.ReadDir(lang)
	if err != nil {
		return all
	}
	for _, e := range entries {
		raw, _ := folders.ReadFile(path.Join(lang, e.Name())) // it was just listed
		all = append(all, File{e.Name(), string(raw)})
	}
	return all
}

// Source is the catalogue of a language as it is written, all its files one after the other;
// empty for a language there is none of.
func Source(lang string) string {
	var all strings.Builder
	for _, f := range Files(lang) {
		all.WriteString(f.Text)
		all.WriteByte('\n')
	}
	return all.String()
}

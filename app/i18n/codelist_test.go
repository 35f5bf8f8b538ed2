package i18n_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/medieval"
	"gonfalon/engine/save"
)

var update = flag.Bool("update", false, "write the list of codes anew")

// The description of rule scripts, and beside it the list of codes.
const (
	description = "../../engine/script/testdata/README.md"
	codeList    = "../../engine/script/testdata/CODES.md"
)

// The list of what a rule script can name is written from the systems themselves and from the
// words of the page.
func TestTheListOfCodesIsTrue(t *testing.T) {
	got := writeCodes()
	if *update {
		if err := os.WriteFile(codeList, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(codeList)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is not what the systems say; run this test with -update and look at what changed", codeList)
	}
}

// vocabulary is a kind of codes: where a script names them, and under which keys they have words.
type vocabulary struct {
	title, line, prefix string
	of                  func(kit.Codes) []string
}

var vocabularies = []vocabulary{
	{"Questions", "expect asks B: CODE", "expect.", func(c kit.Codes) []string { return c.Prompts }},
	{"Duties", "expect duty A: CODE", "duty.", func(c kit.Codes) []string { return c.Duties }},
	{"Events", "expect event CODE", "event.", func(c kit.Codes) []string { return c.Events }},
	{"Lines of tallies", "expect tally attack: 5.2.7 CODE +1", "tally.", func(c kit.Codes) []string { return c.Tallies }},
	{"Throws", "one die more than scripted was thrown, for CODE", "test.", func(c kit.Codes) []string { return c.Tests }},
	{"Phases", "phase A CODE", "phase.", func(c kit.Codes) []string { return c.Phases }},
	{"Outcomes", "expect outcome CODE", "outcome.", func(c kit.Codes) []string { return c.Outcomes }},
	{"Refusals", "refuse A: ... -> 4.1 CODE", "refusal.", func(c kit.Codes) []string { return c.Refusals }},
}

// bySystem are the codes of each system by its key, and actsOf its acts.
var (
	bySystem = map[string]kit.Codes{"bmw": bmw.AllCodes(), "medieval": medieval.AllCodes()}
	actsOf   = map[string][]game.Action{"bmw": bmw.Actions(), "medieval": medieval.Actions()}
)

func writeCodes() string {
	var out strings.Builder
	out.WriteString("# What rule scripts can name\n\nWritten from the code: " +
		"`go test -tags latex ./app/i18n -run TestTheListOfCodesIsTrue -update`.\n" +
		"The words are those of the page; a name in braces stands for what belongs there.\n")
	for _, v := range vocabularies {
		systems := map[string][]string{}
		for key, codes := range bySystem {
			for _, code := range v.of(codes) {
				systems[code] = append(systems[code], key)
			}
		}
		fmt.Fprintf(&out, "\n## %s\n\n`%s`\n\n| code | system | words |\n|---|---|---|\n", v.title, v.line)
		for _, code := range slices.Sorted(maps.Keys(systems)) {
			words := plain(i18n.Or(i18n.Default, v.prefix+code, ""))
			fmt.Fprintf(&out, "| `%s` | %s | %s |\n", code, listed(systems[code]), words)
		}
	}
	writeActs(&out)
	return out.String()
}

// writeActs lists the acts of the systems with their fields.
func writeActs(out *strings.Builder) {
	systems := map[string][]string{}
	for key, acts := range actsOf {
		for _, a := range acts {
			line := strings.Join(append([]string{a.Do()}, save.Fields(a)...), " ")
			systems[line] = append(systems[line], key)
		}
	}
	out.WriteString("\n## Acts\n\n`A: ACT FIELD ...`\n\n| act and its fields | system |\n|---|---|\n")
	for _, line := range slices.Sorted(maps.Keys(systems)) {
		fmt.Fprintf(out, "| `%s` | %s |\n", line, listed(systems[line]))
	}
}

func listed(systems []string) string {
	return strings.Join(slices.Sorted(slices.Values(systems)), ", ")
}

// The tables of throws name everything that dice are thrown for, and nothing else.
func TestTheTablesOfThrowsAreWhole(t *testing.T) {
	text, err := os.ReadFile(description)
	if err != nil {
		t.Fatal(err)
	}
	for key, heading := range map[string]string{"medieval": "### Medieval\n", "bmw": "### Battles of the Medieval World\n"} {
		_, table, _ := strings.Cut(string(text), heading)
		table, _, _ = strings.Cut(table, "\n##")
		var named []string
		for _, row := range throwsRow.FindAllStringSubmatch(table, -1) {
			named = append(named, row[1])
		}
		slices.Sort(named)
		if got, want := slices.Compact(named), slices.Sorted(slices.Values(bySystem[key].Tests)); !slices.Equal(got, want) {
			t.Errorf("%s: the table of throws has %v, the code %v", key, got, want)
		}
	}
}

// throwsRow is a row of these tables, with the name of its throw.
var throwsRow = regexp.MustCompile("\\| [12] \\| `([^`]+)` \\|\n")

// plural is a place with its forms, the last of which stands for many.
var plural = regexp.MustCompile(`\{[^}]*[:|]([^|}]*)\}`)

// plain is a text without what a table would stumble over.
func plain(text string) string { return plural.ReplaceAllString(text, "$1") }

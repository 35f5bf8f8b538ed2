package page

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/scenarios"
)

// unplain is what somebody who is new is not told: paragraphs, rulings, abbreviations of the rule books, the
// number of a hex, the code of a counter, a column or a result of the table of combat; and what should have been filled and was not.
var unplain = regexp.MustCompile(`\b\d+\.\d+(\.\d+)+\b|\b[RB]-\d+\b|\b(SP|MP|CF|PS|PR|WS|BP|AF)\b|\b\d{4}\b|\b\p{Lu}\p{Ll} \d+\b|\bD[RE]?\d\b|\b\d:\d|[{}⟦]`)

// dated is the date of a record, "29 November 2026".
var dated = regexp.MustCompile(`\d+\.? \p{L}+ \d{4}\b`)

// sentence ends one.
var sentence = regexp.MustCompile(`[.!?][“”]? `)

// plainLength is how many letters a sentence has at most.
const plainLength = 90

// commanding are the fields of panels that nobody reads.
var commanding = []string{"Do", "ID", "Icon", "Look", "Key", "Side", "Lang", "Or", "Open", "Full", "Picture", "Theme", "Way"}

// read collects the texts of a panel.
func read(v reflect.Value, said map[string]bool) {
	switch v.Kind() {
	case reflect.String:
		said[v.String()] = true
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			read(v.Elem(), said)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			read(v.Index(i), said)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if !slices.Contains(commanding, v.Type().Field(i).Name) {
				read(v.Field(i), said)
			}
		}
	}
}

// plainPresses is how often a hand presses on each ground. GONFALON_PLAIN sets it, as in
// "GONFALON_PLAIN=1000 go test -run TestThePlainTable -v ./app/page".
var plainPresses = max(60, wanted("GONFALON_PLAIN"))

// plainGrounds are the first and the short battles, and the lessons.
func plainGrounds(t *testing.T) map[string]*thumb {
	out := map[string]*thumb{}
	for _, sc := range scenarios.All() {
		if sc.Short() {
			out[sc.ID] = battleFor(t, sc.ID, 3)
		}
	}
	for _, l := range scenarios.Lessons() {
		out["lesson "+l.Key] = lessonFor(t, l.Key, 3)
	}
	return out
}

// asksWhy reports whether a dock shows the reasons of odds because somebody asked for them.
func asksWhy(d panel.Dock) bool {
	v, ok := verdictOf(d)
	return ok && v.Open
}

// Who is new is told no paragraph, and no word of the rule books: not in the prompt, not beside the map, not
// in what is read out, in no language. Who asks why is shown the paragraph: the bubble and opened reasons are left
// out here.
func TestThePlainTableCitesNothing(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for name, r := range plainGrounds(t) {
			t.Run(lang+"/"+name, func(t *testing.T) {
				said := map[string]bool{}
				r.settings.Speech, r.settings.Language = speaksPlainly, lang
				r.sits()
				for range plainPresses {
					if r.Table == nil {
						r.sits()
					}
					if r.pressesOnce(); r.Table != nil {
						readsApart(t, r.Page)
						v := r.View()
						d := r.Shown().Dock()
						d.Coach = panel.Coach{} // the words of the bubble
						if asksWhy(d) {
							d = panel.Dock{Foot: d.Foot}
						}
						read(reflect.ValueOf([]any{r.Table.Mode.Prompt(v), d, r.Shown().TopBar(), v.Said()}), said)
						delete(said, r.Say("book."+r.Table.Scenario.Edition, nil)) // its year
					}
				}
				if len(said) < 20 {
					t.Fatalf("only %d texts were seen", len(said))
				}
				delete(said, i18n.T(lang, "speech-full.example", nil))                    // what the choice of the other speech shows
				for _, key := range append(i18n.Under("help."), i18n.Under("keys.")...) { // what is read in the help is no table's
					head, _, _ := strings.Cut(i18n.T(i18n.Plainly(lang), key, nil), "{")
					maps.DeleteFunc(said, func(text string, _ bool) bool { return len(head) > 9 && strings.HasPrefix(text, head) })
				}
				for _, text := range slices.Sorted(maps.Keys(said)) {
					if hit := unplain.FindString(dated.ReplaceAllString(text, "")); hit != "" {
						t.Errorf("%q is said: %.120s", hit, strings.TrimSpace(text))
					}
					for _, s := range sentence.Split(text, -1) {
						if n := len([]rune(s)); n > plainLength {
							t.Errorf("%d letters: %s", n, s)
						}
					}
				}
			})
		}
	}
}

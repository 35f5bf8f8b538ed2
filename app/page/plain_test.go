package page

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
)

// unplain is what somebody who is new is not told: paragraphs, rulings, numbers of hexes, abbreviations of the
// rule books. A year stands at the end of a name.
var unplain = regexp.MustCompile(`\b\d+\.\d+(\.\d+)+\b|\b[RB]-\d+\b|\b\d{4} |\b(SP|MP|CF|PS|PR|WS|BP|AF)\b`)

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

// Who is new is told no paragraph, and no word of the rule books: not in the prompt, not beside the map, not
// in what is read out, in no language. Who asks why is shown the paragraph, and the bubble is left out here.
func TestThePlainTableCitesNothing(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, battle := range []string{"kulikovo-hill", "legnica-smoke", "arsuf-rearguard"} {
			t.Run(lang+"/"+battle, func(t *testing.T) {
				said := map[string]bool{}
				r := battleFor(t, battle, 3)
				r.settings.Speech, r.settings.Language = speaksPlainly, lang
				r.sits()
				for range 80 {
					if r.Table == nil {
						r.sits()
					}
					r.pressesOnce()
					if r.Table != nil {
						v := r.View()
						read(reflect.ValueOf([]any{r.Table.Mode.Prompt(v), r.Shown().Dock(), r.Shown().TopBar(), v.Said()}), said)
					}
				}
				if len(said) < 30 {
					t.Fatalf("only %d texts were seen", len(said))
				}
				delete(said, i18n.T(lang, "speech-full.example", nil)) // what the choice of the other speech shows
				for _, text := range slices.Sorted(maps.Keys(said)) {
					if hit := unplain.FindString(text); hit != "" {
						t.Errorf("%q is said: %.120s", hit, strings.TrimSpace(text))
					}
				}
			})
		}
	}
}

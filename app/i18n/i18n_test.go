package i18n

import (
	"slices"
	"strings"
	"testing"
)

func TestT(t *testing.T) {
	tests := []struct {
		name, lang, key string
		args            Args
		want            string
	}{
		{"places are filled", "en", "top.turn", Args{"n": 3}, "Turn 3"},
		{"one", "en", "expect.retreat", Args{"n": 1}, "Choose where to retreat, 1 hex"},
		{"many", "en", "expect.retreat", Args{"n": 2}, "Choose where to retreat, 2 hexes"},
		{"zero is many", "en", "shelf.turns", Args{"n": 0}, "0 turns"},
		{"a place without value shows its name", "en", "top.turn", nil, "Turn {n}"},
		{"a missing key is seen", "en", "no.such.key", nil, "⟦no.such.key⟧"},
		{"an unknown language speaks English", "xx", "ui.log", nil, "Log"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := T(tt.lang, tt.key, tt.args); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestPluralForms(t *testing.T) {
	polish := map[int]int{0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 14: 2, 21: 2, 22: 1, 112: 2, 122: 1}
	for n, want := range polish {
		if got := pluralForm("pl", n); got != want {
			t.Errorf("Polish %d: form %d, want %d", n, got, want)
		}
	}
	english := map[int]int{0: 1, 1: 0, 2: 1, 21: 1, 101: 1}
	for n, want := range english {
		if got := pluralForm("en", n); got != want {
			t.Errorf("English %d: form %d, want %d", n, got, want)
		}
	}
}

// A translation may use only the places its English text has, or they would stay empty.
func TestTranslationsUseTheSamePlaces(t *testing.T) {
	for _, lang := range Langs()[1:] {
		for key := range catalogues()[lang] {
			if !Has(Default, key) {
				t.Errorf("%s has %q, which English lacks", lang, key)
				continue
			}
			for _, name := range places(catalogues()[lang][key]) {
				if !slices.Contains(places(catalogues()[Default][key]), name) {
					t.Errorf("%s %q names {%s}, which English does not", lang, key, name)
				}
			}
		}
	}
}

func TestTranslationsAreComplete(t *testing.T) {
	for _, lang := range Langs()[1:] {
		for key := range catalogues()[Default] {
			if !Has(lang, key) {
				t.Errorf("%s lacks %q", lang, key)
			}
		}
	}
}

// What a rule says is said in full: a text much shorter than the English one has left
// something out.
func TestTranslatedRulesSayAsMuch(t *testing.T) {
	for _, lang := range Langs()[1:] {
		for key, text := range catalogues()[lang] {
			if english := catalogues()[Default][key]; strings.HasPrefix(key, "rule.") && len([]rune(text))*10 < len([]rune(english))*6 {
				t.Errorf("%s %q is %q for %q", lang, key, text, english)
			}
		}
	}
}

// places lists the names in braces, without their plural forms.
func places(text string) (names []string) {
	for _, part := range strings.Split(text, "{")[1:] {
		place, _, _ := strings.Cut(part, "}")
		name, _, _ := strings.Cut(place, ":")
		names = append(names, name)
	}
	return names
}

func TestANegativeNumberHasAMinus(t *testing.T) {
	if text := T("en", "event.fatigue", Args{"n": -1}); !strings.HasSuffix(text, "now −1") {
		t.Errorf("it says %q", text)
	}
}

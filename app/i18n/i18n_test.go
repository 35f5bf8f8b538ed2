package i18n

import (
	"cmp"
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

// A translation may use only the places its English text has, or they would stay empty.
func TestTranslationsUseTheSamePlaces(t *testing.T) {
	for _, lang := range Langs()[1:] {
		for key := range catalogue(lang) {
			if !Has(Default, key) {
				if ofItsOwn(key) {
					continue
				}
				t.Errorf("%s has %q, which English lacks", lang, key)
				continue
			}
			for _, name := range places(catalogue(lang)[key]) {
				if english := places(catalogue(Default)[key]); !slices.Contains(english, name) && !slices.Contains(english, cmp.Or(instead[name], name)) {
					t.Errorf("%s %q names {%s}, which English does not", lang, key, name)
				}
			}
		}
	}
}

// A language is complete or says how far it is, and it is complete where it says so.
func TestCompleteLanguagesLackNothing(t *testing.T) {
	for _, l := range Languages {
		lacks := 0
		for _, p := range Lacking(l.Code) {
			if lacks += len(p.Lacks); l.Complete && len(p.Lacks) > 0 {
				t.Errorf("%s lacks of %s %q", l.Code, p.Name, p.Lacks)
			}
		}
		if lacks == 0 && !l.Complete {
			t.Errorf("%s lacks nothing and is not complete", l.Code)
		}
	}
}

// What a rule says is said in full: a text much shorter than the English one has left
// something out.
func TestTranslatedRulesSayAsMuch(t *testing.T) {
	for _, lang := range Langs()[1:] {
		for key, text := range catalogue(lang) {
			if english := catalogue(Default)[key]; strings.HasPrefix(key, "rule.") && len([]rune(text))*10 < len([]rune(english))*6 {
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
		names = append(names, strings.TrimSuffix(name, object))
	}
	return names
}

// ofItsOwn reports whether a language may have a text that English lacks: the genitive of a name, and the plain
// form of what is short enough in English.
func ofItsOwn(key string) bool {
	full, plain := strings.CutSuffix(key, plainForm)
	return strings.HasPrefix(key, "name-of.") || plain && Has(Default, full)
}

func TestANegativeNumberHasAMinus(t *testing.T) {
	if text := T("en", "event.fatigue", Args{"n": -1}); !strings.HasSuffix(text, "now −1") {
		t.Errorf("it says %q", text)
	}
}

// A key stands once in a language: of two the one that is read last would be said at both places.
func TestEveryKeyStandsOnce(t *testing.T) {
	for _, lang := range Langs() {
		in := map[string]string{}
		for _, f := range Files(lang) {
			for line := range strings.Lines(f.Text) {
				key, _, ok := strings.Cut(line, " = ")
				if !ok || strings.HasPrefix(line, "#") {
					continue
				}
				if in[key] != "" {
					t.Errorf("%s has %q in %s and %s", lang, key, in[key], f.Name)
				}
				in[key] = f.Name
			}
		}
		if len(in) < 1000 && Of(lang).Complete {
			t.Errorf("only %d keys of %s were read", len(in), lang)
		}
	}
}

func TestTheFirstKeyWithATextIsChosen(t *testing.T) {
	for want, keys := range map[string][]string{
		"ui.close": {"no.text", "ui.close"}, "ui.menu": {"ui.menu", "ui.close"}, "": {"no.text", ""}, "nor.here": {"no.text", "nor.here"},
	} {
		if got := First(keys...); got != want {
			t.Errorf("of %q: %q", keys, got)
		}
	}
	if n, none := Ways("hint.kulikovo-hill"), Ways("ui.close"); n != 4 || none != 0 {
		t.Errorf("said in %d ways, and in %d", n, none)
	}
}

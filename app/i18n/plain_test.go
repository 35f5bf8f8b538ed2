package i18n

import (
	"slices"
	"strings"
	"testing"
)

// A plain form stands beside the text that it is a form of, and is filled with no more than that: one whose
// text has another key by now would never be said.
func TestPlainFormsStandBesideFullOnes(t *testing.T) {
	forms := 0
	for _, lang := range Langs() {
		for key, form := range catalogue(lang) {
			full, is := strings.CutSuffix(key, plainForm)
			if !is {
				continue
			}
			forms++
			said, ok := catalogue(lang)[full]
			if !ok {
				t.Errorf("%s: %q is a form of nothing", lang, key)
			}
			for _, name := range places(form) {
				if !slices.Contains(places(said), name) {
					t.Errorf("%s %q names {%s}, which %q does not", lang, key, name, said)
				}
			}
		}
	}
	if forms == 0 {
		t.Error("nothing has a plain form")
	}
}

// Who speaks plainly hears plain forms where there are some, and everything else as it is.
func TestPlainly(t *testing.T) {
	for _, lang := range append(Langs(), "xx") {
		plain, spoken := Plainly(lang), map[bool]string{true: lang, false: Default}[Knows(lang)]
		if Fully(plain) != lang || Fully(lang) != lang || Plainly(plain) != plain || !IsPlain(plain) || IsPlain(lang) {
			t.Errorf("%s is spoken plainly as %s", lang, plain)
		}
		if got, want := T(plain, "plan.go", nil), catalogue(spoken)["plan.go"+plainForm]; got != want || got == T(lang, "plan.go", nil) {
			t.Errorf("%s says %q for %q", plain, got, want)
		}
		if got, want := T(plain, "ui.log", nil), T(lang, "ui.log", nil); got != want {
			t.Errorf("%s says %q for %q", plain, got, want)
		}
		if Of(plain).Code != Of(lang).Code {
			t.Errorf("%s is %s", plain, Of(plain).Code)
		}
	}
}

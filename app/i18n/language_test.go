package i18n

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// partial is a language that says little: two texts of its own, with three plurals.
var partial = Language{Code: "xx", Name: "Partial", Locale: "xx_XX", Direction: LeftToRight, Decimal: "'", Plural: Polish}

func speakPartial(t *testing.T) {
	t.Cleanup(Speak(partial, []File{{"ui.txt", "ui.log = Lloogg\ntop.turn = {n} {n:one|few|many}\n"}}))
}

// Every line of the table is whole, and its language has a folder; no folder lacks a line.
func TestEveryLanguageIsWhole(t *testing.T) {
	if Languages[0].Code != Default || !Languages[0].Complete {
		t.Error("the default language is not the first, or not complete")
	}
	locale := regexp.MustCompile(`^[a-z]{2,3}_[A-Z]{2}$`)
	for _, l := range Languages {
		if len(Files(l.Code)) == 0 || l.Name == "" || l.Decimal == "" || l.Plural == nil || !locale.MatchString(l.Locale) ||
			!strings.HasPrefix(l.Locale, l.Code+"_") || l.Direction != LeftToRight && l.Direction != RightToLeft {
			t.Errorf("%+v", l)
		}
	}
	entries, err := folders.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !Knows(e.Name()) {
			t.Errorf("%s has texts and no line among Languages", e.Name())
		}
	}
}

// What a language lacks is said in the default one, text by text, by the rules of that.
func TestWhatALanguageLacksIsSaidInTheDefaultOne(t *testing.T) {
	speakPartial(t)
	for _, tt := range []struct{ key, want, in string }{
		{"ui.log", "Lloogg", "xx"}, {"top.turn", "3 few", "xx"}, {"expect.retreat", "Choose where to retreat, 3 hexes", Default},
	} {
		if got := T("xx", tt.key, Args{"n": 3}); got != tt.want || Spoken("xx", tt.key) != tt.in {
			t.Errorf("%s is %q in %s", tt.key, got, Spoken("xx", tt.key))
		}
	}
	if !Has("xx", "ui.log") || Has("xx", "expect.retreat") || Or("xx", "expect.retreat", "") == "" || Or("xx", "no.such", "other") != "other" {
		t.Error("what a language has of its own is mixed up with what can be said")
	}
}

// A language that is not complete says how far it is; what it lacks is counted by file.
func TestALanguageSaysHowFarItIs(t *testing.T) {
	speakPartial(t)
	if got := Of("xx").Label(); got != "Partial (0\u00a0%)" {
		t.Errorf("it is offered as %q", got)
	}
	if got := Of(Default).Label(); got != "English" {
		t.Errorf("the default language is offered as %q", got)
	}
	parts := Lacking("xx")
	ui := parts[slices.IndexFunc(parts, func(p Part) bool { return p.Name == "ui.txt" })]
	if ui.Texts-len(ui.Lacks) != 2 || slices.Contains(ui.Lacks, "ui.log") || !slices.Contains(ui.Lacks, "ui.menu") {
		t.Errorf("of %d texts %d are lacking", ui.Texts, len(ui.Lacks))
	}
	if last := parts[len(parts)-1]; last.Name != "legnica/intro.xx.txt" || len(last.Lacks) != last.Texts || last.Texts < 5 {
		t.Errorf("the last file is %+v", last)
	}
	if len(parts) != len(Files(Default))+6 {
		t.Errorf("there are %d files", len(parts))
	}
}

func TestALanguageThatIsSilencedIsGone(t *testing.T) {
	Speak(partial, []File{{"ui.txt", "ui.log = Lloogg"}})()
	if Knows("xx") || T("xx", "ui.log", nil) != "Log" || Of("xx").Code != Default {
		t.Error("it is still spoken")
	}
}

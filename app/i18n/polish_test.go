package i18n_test

import (
	"strings"
	"testing"

	"gonfalon/app/i18n"
)

// Words that a Polish player stumbled over, and what took their place.
func TestPolishThatWasWrongStaysAway(t *testing.T) {
	for wrong, why := range map[string]string{
		"rozsyp": "scattered is “rozproszony” everywhere", "Otwarty stół": "it means nothing", "zarża u celu": "the charge has no place there",
		"zarża na miejscu": "nobody charges in place", "w rozsypkę": "an army falls apart: “rozpada się”", " shiltron": "szyltron", "= Shiltron": "szyltron",
	} {
		for line := range strings.Lines(i18n.Source("pl")) {
			if strings.Contains(line, wrong) && line[0] != '#' {
				t.Errorf("%s: %s", strings.TrimSpace(line), why)
			}
		}
	}
}

func TestPolishVerbsFollowTheirNumber(t *testing.T) {
	for n, want := range map[int][2]string{
		1: {"1 może jeszcze działać", "Może reagować 1 żeton."}, 3: {"3 mogą jeszcze działać", "Mogą reagować 3 żetony."},
		5: {"5 może jeszcze działać", "Może reagować 5 żetonów."},
	} {
		args := i18n.Args{"n": n}
		if got := i18n.T("pl", "ui.can-act-n", args); got != want[0] {
			t.Errorf("got %q, want %q", got, want[0])
		}
		if got := i18n.T("pl", "react.sub", args); !strings.HasPrefix(got, want[1]) {
			t.Errorf("got %q, want %q", got, want[1])
		}
	}
}

func TestPolishNamesAreSpelledInPolish(t *testing.T) {
	for key, want := range map[string]string{"place.Monastyrshchina": "Monastyrszczyna", "tally.shiltron": "Szyltron"} {
		if got := i18n.T("pl", key, nil); got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	for _, key := range []string{"plan.go", "verb.advance"} {
		if got := i18n.T("pl", key, nil); strings.HasPrefix(got, "Jedź") {
			t.Errorf("%s, which is said to foot too, is %q", key, got)
		}
	}
}

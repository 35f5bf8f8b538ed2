package mapview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestABubbleSaysWhyAndOffersWhatThen(t *testing.T) {
	got := app.HTMLString(&Bubble{Title: "2312: not this turn", Alert: true, Close: Phrase{"Close", "close-why"}, Camera: &Camera{},
		Text:  []Phrase{{Text: "A unit that enters a zone stops there "}, {"3.3.2", "rule:medieval:3.3.2:zone"}, {Text: "."}},
		Links: []Phrase{{"Nearest: 2313", "go:2313"}}})
	if strings.Contains(got, " hidden") {
		t.Errorf("something of it cannot be seen: %s", got)
	}
	for _, part := range []string{`role="alert"`, "2312: not this turn", `data-do="rule:medieval:3.3.2:zone"`, `data-do="close-why"`, `aria-label="Close"`, `data-do="go:2313"`} {
		if !strings.Contains(got, part) {
			t.Errorf("%s is missing in %s", part, got)
		}
	}
}

func TestABubbleWithoutATitleIsNotThere(t *testing.T) {
	if got := app.HTMLString(&Bubble{Close: Phrase{"Close", "close-why"}, Camera: &Camera{}}); strings.Contains(got, "button") || !strings.Contains(got, "hidden") {
		t.Errorf("%s", got)
	}
}

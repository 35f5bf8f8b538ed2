package medieval

import (
	"strings"
	"testing"
)

// Each ruling that completes a paragraph is told after it in some book, and never after one that the
// book in play has not.
func TestRulingsAreToldAfterTheirParagraph(t *testing.T) {
	for ruling, para := range completes {
		told := 0
		for _, e := range Editions {
			c := e.Cite(ruling)
			if c.Para != string(ruling) || c.Book != "rulings" || c.After != e.Paragraph(para) {
				t.Errorf("%s: %s is cited as %+v", e.Key, ruling, c)
			}
			if c.After != "" {
				told++
			}
		}
		if told == 0 {
			t.Errorf("no book has %s, which %s completes", para, ruling)
		}
	}
	if c := Kosovo.Cite("R-340"); c.After != strings.TrimPrefix("Ko-12.1.6", "Ko-") {
		t.Errorf("in Kosovo R-340 stands after %q", c.After)
	}
}

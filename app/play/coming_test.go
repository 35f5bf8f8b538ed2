package play

import (
	"net/url"
	"testing"
)

// Somebody who comes by an address that leads to a game sees that it is coming until it is there, and
// how far it is; one who gives it up is led to the shelf.
func TestAGameIsSeenToCome(t *testing.T) {
	record := seated(t).record()
	p, _ := newPage(t)
	waiting := slowly(p, slice)
	p.expect(url.Values{})
	p.do("import:" + record)
	seen := 0
	for p.Table == nil {
		c := p.shown().comingScreen()
		if !p.comes() || p.place() != "coming" || c.Title != p.say("scenario."+p.opening.rec.Scenario, nil) || c.Of == 0 || c.Do != "close-notice" {
			t.Fatalf("at %s it shows %+v", p.place(), c)
		}
		if p.shown().noticeCard().Title != "" {
			t.Fatal("it is told twice")
		}
		if seen++; !pass(waiting) {
			t.Fatal("it does not come")
		}
	}
	if p.comes() || seen < 2 {
		t.Errorf("it was seen to come %d times, and comes: %v", seen, p.comes())
	}
	p.do("shelf")
	p.do("import:" + record)
	if p.comes() || p.place() != "shelf" {
		t.Errorf("from the shelf it leads to %s", p.place())
	}

	q, _ := newPage(t)
	slowly(q, slice)
	q.expect(url.Values{})
	q.do("import:" + record)
	q.do("close-notice")
	if q.comes() || q.place() != "shelf" {
		t.Errorf("given up it leads to %s", q.place())
	}
}

// A page around this one that promises a game has it seen to come until it is sent. What does not come,
// or is no game, is told, and the shelf is shown to who asks for it.
func TestAPromisedGameIsWaitedFor(t *testing.T) {
	record := seated(t).record()
	for name, c := range map[string]struct {
		then string
		lost bool
	}{"sent": {"show::" + record, false}, "missing": {"missing", true}, "broken": {"show::nonsense", true}} {
		p, _ := newPage(t)
		p.host.Guest = true
		p.expect(url.Values{"game": {"hastings"}})
		p.do("shelf") // where an address leads that names nothing
		if s := p.shown().comingScreen(); !p.comes() || s.Title != p.say("scenario.hastings", nil) || s.Do != "" {
			t.Fatalf("%s: at first it shows %+v", name, s)
		}
		p.do(c.then)
		if p.comes() != c.lost || (p.Table == nil) != c.lost {
			t.Errorf("%s: it comes: %v", name, p.comes())
		}
		if !c.lost {
			continue
		}
		if s := p.shown().comingScreen(); s.Text != p.say("coming.lost", nil) {
			t.Errorf("%s: it says %q", name, s.Text)
		}
		p.do(p.shown().comingScreen().Do)
		if p.comes() || p.place() != "shelf" {
			t.Errorf("%s: the button leads to %s", name, p.place())
		}
	}
	p, _ := newPage(t)
	p.expect(url.Values{"game": {""}})
	if p.comes() {
		t.Error("a page by itself waits for a game that nobody sends")
	}
}

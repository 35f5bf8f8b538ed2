package page

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
	p.Expect(url.Values{})
	p.Do("import:" + record)
	seen := 0
	for p.Table == nil {
		c := p.Shown().ComingScreen()
		if !p.Comes() || p.Place() != "coming" || c.Title != p.Say("scenario."+p.opening.rec.Scenario, nil) || c.Of == 0 || c.Do != "close-notice" {
			t.Fatalf("at %s it shows %+v", p.Place(), c)
		}
		if p.Shown().NoticeCard().Title != "" {
			t.Fatal("it is told twice")
		}
		if seen++; !pass(waiting) {
			t.Fatal("it does not come")
		}
	}
	if p.Comes() || seen < 2 {
		t.Errorf("it was seen to come %d times, and comes: %v", seen, p.Comes())
	}
	p.Do("shelf")
	p.Do("import:" + record)
	if p.Comes() || p.Place() != "shelf" {
		t.Errorf("from the shelf it leads to %s", p.Place())
	}

	q, _ := newPage(t)
	slowly(q, slice)
	q.Expect(url.Values{})
	q.Do("import:" + record)
	q.Do("close-notice")
	if q.Comes() || q.Place() != "shelf" {
		t.Errorf("given up it leads to %s", q.Place())
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
		p.Host.Guest = true
		p.Expect(url.Values{"game": {"hastings"}})
		p.Do("shelf") // where an address leads that names nothing
		if s := p.Shown().ComingScreen(); !p.Comes() || s.Title != p.Say("scenario.hastings", nil) || s.Do != "" {
			t.Fatalf("%s: at first it shows %+v", name, s)
		}
		p.Do(c.then)
		if p.Comes() != c.lost || (p.Table == nil) != c.lost {
			t.Errorf("%s: it comes: %v", name, p.Comes())
		}
		if !c.lost {
			continue
		}
		if s := p.Shown().ComingScreen(); s.Text != p.Say("coming.lost", nil) {
			t.Errorf("%s: it says %q", name, s.Text)
		}
		p.Do(p.Shown().ComingScreen().Do)
		if p.Comes() || p.Place() != "shelf" {
			t.Errorf("%s: the button leads to %s", name, p.Place())
		}
	}
	p, _ := newPage(t)
	p.Expect(url.Values{"game": {""}})
	if p.Comes() {
		t.Error("a page by itself waits for a game that nobody sends")
	}
}

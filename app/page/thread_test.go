package page

import (
	"testing"

	"gonfalon/app/fame"
	"gonfalon/engine/bot"
	"gonfalon/engine/thread"
)

// wholeThread asks for the thread to its end and not for its first chapter alone, which takes minutes. GONFALON_THREAD
// sets it, as in "GONFALON_THREAD=1 go test -run TestTheThreadIsPlayedToItsEnd -v -timeout 2h ./app/page".
var wholeThread = wanted("GONFALON_THREAD") > 0

// traveller goes the way of the thread by what the page puts next, and plays like a captain.
type traveller struct {
	*guest
	fought int
}

// learns does what a lesson points at until it is over.
func (r *traveller) learns() {
	for range 3000 {
		c := r.Table
		if c.Lesson.Over(c.Lesson.Done) && !c.Grave() {
			return
		}
		if !r.next() {
			obeys(r.Page)
		}
	}
	r.Fatalf("lesson %s does not end: at beat %d of %+v", r.Table.Scenario.ID, r.Table.Lesson.Done, r.Table.Expect)
}

// fights a battle to its end; it returns what was done there.
func (r *traveller) fights(e *thread.Entry) thread.Deed {
	for r.opening != nil && r.next() {
	}
	c := r.Table
	if c == nil || c.Scenario.ID != e.Battle || c.Person != e.Side {
		r.Fatalf("%s does not begin", e.Battle)
	}
	r.fought++
	r.takes(e.Side, bot.Captain, uint64(r.fought))
	r.plays(nil)
	for r.next() {
	}
	return thread.Done(r.Table.Session(), e.Side, r.Table.Foe.Level)
}

// The computer plays the thread to its end in the page: what is next is one press, every battle can be won, the stars
// of the record are those of what was done, and what was lost three times is offered more easily.
func TestTheThreadIsPlayedToItsEnd(t *testing.T) {
	r := &traveller{guest: &guest{stage: staged(t, leaves, 1)}}
	r.meetsComputers()
	r.Host.Seed = func() (uint64, bool) { return uint64(r.fought) + 1, false }
	th := r.Host.Thread()
	earned, lost := map[string][thread.Stars]bool{}, map[string]int{}
	for {
		e, ok := r.nextOnThread()
		if !ok || !wholeThread && !within(&th.Chapters[0], e) {
			break
		}
		next := r.rideOn(e)
		if card := r.Shown().onward(); card != nil {
			next = card.Button.Do
		} else if r.fought > 0 {
			t.Fatalf("the shelf does not put %+v next", e)
		}
		r.Do(next)
		if e.Lesson != "" {
			r.learns()
			if r.Do("shelf"); !r.isDone(e) {
				t.Fatalf("the lesson %s is over and not learnt", e.Lesson)
			}
			continue
		}
		d := r.fights(e)
		stars := earned[e.Battle]
		for i, on := range e.Earned(d) {
			stars[i] = stars[i] || on
		}
		earned[e.Battle] = stars
		if got := r.career.record.Stars(e); got != stars {
			t.Errorf("%s: the record has the stars %v, earned were %v", e.Battle, got, stars)
		}
		t.Logf("%-24s %-9s won %-5t stars %v, %d taps", e.Battle, r.Table.Foe.Level, d.Won, stars, r.taps)
		if !d.Won {
			if lost[e.Battle]++; lost[e.Battle] > 9 {
				t.Fatalf("%s is lost again and again", e.Battle)
			}
		}
		r.Do("shelf")
	}
	had, of := r.career.record.AllStars(th)
	n := 0
	for _, stars := range earned {
		for _, on := range stars {
			if on {
				n++
			}
		}
	}
	if n != had || len(earned) == 0 {
		t.Errorf("%d stars were earned and %d are in the record", n, had)
	}
	t.Logf("%d of %d stars, %d battles fought", had, of, r.fought)
	text, err := r.shelf.Record()
	if kept, bad := fame.Read(text); err != nil || bad != nil || len(kept.Results) != len(r.career.record.Results) {
		t.Errorf("kept on the device is %q, %v", text, err)
	}
}

// within reports whether an entry is of a chapter.
func within(c *thread.Chapter, e *thread.Entry) bool {
	for i := range c.Entries {
		if &c.Entries[i] == e {
			return true
		}
	}
	return false
}

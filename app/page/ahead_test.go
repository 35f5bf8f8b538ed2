package page

import (
	"testing"

	"gonfalon/app/foe"
	"gonfalon/engine/game"
)

// offered is a page that shows the shelf with a game to go on with, and that game's record and id.
func offered(t *testing.T) (p *Page, id, record string) {
	t.Helper()
	p = seated(t)
	p.autosave()
	record = p.record()
	p.Do("shelf")
	if last := p.Shown().resume(); last == nil {
		t.Fatal("there is nothing to go on with")
	} else {
		id = last.ID
	}
	return p, id, record
}

func TestWhatTheShelfOffersIsReadAhead(t *testing.T) {
	p, id, record := offered(t)
	waiting := slowly(p, slice)
	n := 0
	for p.ReadAhead() {
		if n++; n > 1000 {
			t.Fatal("it is never read")
		}
	}
	if p.Table != nil || n < 2 {
		t.Fatalf("read in %d stretches; a table is there: %v", n, p.Table != nil)
	}
	p.Do("open:" + id)
	if p.Table == nil || len(*waiting) > 0 {
		t.Fatalf("the game is not there at once, %d wait", len(*waiting))
	}
	if got := p.record(); got != record {
		t.Errorf("the game is another one:\n%s", got)
	}
	if p.ReadAhead() || p.ahead != nil {
		t.Error("it is read ahead at the table")
	}
}

func TestWhatIsReadAheadInPartIsReadToItsEnd(t *testing.T) {
	p, id, record := offered(t)
	waiting := slowly(p, slice)
	if !p.ReadAhead() {
		t.Fatal("it is read in one stretch")
	}
	p.Do("open:" + id)
	for p.Table == nil && pass(waiting) {
	}
	if p.Table == nil || p.record() != record {
		t.Error("the game is not there, or another one")
	}
}

func TestAGameThatAnotherTabPlaysOnIsReadAnew(t *testing.T) {
	p, id, _ := offered(t)
	for p.ReadAhead() {
	}
	h, _, err := p.shelf.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	other := seatedAt(t, "legnica-henry").record()
	if _, err := p.shelf.Save(h, other); err != nil {
		t.Fatal(err)
	}
	p.Do("open:" + id)
	if p.Table == nil || p.record() != other {
		t.Error("the game is the one that was read ahead")
	}
}

func TestNothingIsReadAheadWhereNothingIsOffered(t *testing.T) {
	p, _ := newPage(t)
	if p.ReadAhead() || p.ahead != nil {
		t.Error("a game is read that there is not")
	}
}

// counting counts how often a page has the computer's program come.
func counting(p *Page) (came *int) {
	came = new(int)
	p.Host.Expect = func() { *came++ }
	p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
	return came
}

// faced is a page with a game against the computer, and how often it has that one's program come.
func faced(t *testing.T) (p *Page, came *int) {
	t.Helper()
	p = seated(t)
	came = counting(p)
	p.setFoe(p.Table.Actor.Other(), "captain")
	return p, came
}

func TestTheComputersProgramComesOnceWhileThePersonPlays(t *testing.T) {
	p, came := faced(t)
	if !p.Lingers() || p.ReadAhead() || *came != 1 || p.foe.source != nil {
		t.Fatalf("it comes %d times", *came)
	}
	if p.Lingers() || p.ReadAhead() || *came != 1 {
		t.Errorf("it comes again, %d times in all", *came)
	}
}

func TestTheComputersProgramDoesNotComeWhereItIsNotWanted(t *testing.T) {
	for what, begin := range map[string]func() (*Page, *int){
		"two people play": func() (*Page, *int) { p := seated(t); return p, counting(p) },
		"a lesson":        func() (*Page, *int) { p := taughtAt(t, "first-charge"); return p, counting(p) },
		"a second tab":    func() (*Page, *int) { p, came := faced(t); p.readOnly = true; return p, came },
		"it is over":      func() (*Page, *int) { p, came := faced(t); p.Table.Table.Stage = game.StageOver; return p, came },
	} {
		p, came := begin()
		if awaited, more := p.Lingers(), p.ReadAhead(); awaited || more || *came > 0 {
			t.Errorf("%s: it comes %d times, and is awaited: %v", what, *came, awaited)
		}
	}
}

func TestTheMapComesBeforeTheComputersProgram(t *testing.T) {
	p, came := faced(t)
	p.Prints.Of(p.Table.Scenario, p.Lang())
	asked := p.Prints.Ask()
	if p.ReadAhead() || *came > 0 {
		t.Fatal("it comes before the map")
	}
	for _, address := range asked {
		p.Prints.Arrived(address, "<svg ")
	}
	if p.ReadAhead() || *came != 1 {
		t.Errorf("it comes %d times", *came)
	}
}

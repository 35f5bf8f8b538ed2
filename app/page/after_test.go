package page

import (
	"fmt"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// behind is something that was done at the table behind the page's back, and how the page shows that it
// has come in line with it.
type behind struct {
	name string
	done func(t *testing.T) (p *Page, inLine func() bool)
}

// bids has the table obey a command, of which the page hears nothing.
func bids(c *table.Table, press string) {
	read, _ := do.Parse(press)
	c.Obey(read)
}

// putOut begins a game and puts the page out of line with it.
var putOut = []behind{
	{"the mode works", func(t *testing.T) (*Page, func() bool) {
		p := seated(t)
		bids(p.Table, do.LeadAll())
		bids(p.Table, do.Way(2))
		return p, func() bool { return p.Table.Mode.(*table.Army).Ready() != nil }
	}},
	{"the opponent is asked", func(t *testing.T) (*Page, func() bool) {
		asked := 0
		p := against(t, "kulikovo-ambush", "a", "squire", func(bool, func(foe.Message)) func(string) {
			return func(string) { asked++ }
		})
		bids(p.Table, do.Press(game.VerbDeploy))
		bids(p.Table, do.Press(game.VerbReady))
		return p, func() bool { return asked > 0 && p.foe.state.Is == opponent.Asked && p.Table.Foe.Thinking }
	}},
	{"the screen changes hands", func(t *testing.T) (*Page, func() bool) {
		p := seated(t)
		c, by := p.Table, p.Table.Actor
		c.SetPolicy(game.B, match.NeverNow)
		mover(t, c)
		c.Tap(c.Reach.Stops[c.BestStops()[1]].Hex)
		c.Confirm()
		for n := 0; match.TurnOf(c.Table.Phases, c.Table.Phase) != by.Other() || c.Table.Stage != game.StageFree; n++ {
			if n > 200 {
				t.Fatal("the turn does not end")
			}
			if end := match.Find(c.Offers[c.Actor], game.VerbEndPhase); end != nil {
				c.Act(end.Act)
			} else {
				c.Act(c.Offers[c.Actor][0].Act)
			}
		}
		return p, func() bool { return table.Lies[*table.Handing](p.Table) }
	}},
	{"the game is kept", func(t *testing.T) (*Page, func() bool) {
		p := seated(t)
		bids(p.Table, do.End())
		p.Table.Confirm()
		return p, func() bool { return p.saved == p.Table.Version && p.header.Acts == len(p.Table.Sess.Steps) }
	}},
	{"a notice of another screen goes", func(t *testing.T) (*Page, func() bool) {
		p := seated(t)
		p.announce(func() panel.Notice { return panel.Notice{Title: "there"} })
		p.posted, p.inLine.told = "elsewhere", false
		return p, func() bool { return p.notice.Title != "there" }
	}},
	{"the end of a battle is noted", func(t *testing.T) (*Page, func() bool) {
		p := seated(t)
		p.Table.Table.Stage, p.settings.Fought = game.StageOver, false
		return p, func() bool { return p.settings.Fought }
	}},
}

// doors are the ways by which a cause reaches a page, each of which does nothing besides at these tables.
// One that there is not then reports false.
var doors = map[Cause]func(p *Page) bool{
	Pressed: func(p *Page) bool { p.Do("fold"); return true },
	Tapped:  func(p *Page) bool { p.Tap(hex.At(1, 1)); return !table.Lies[*table.Army](p.Table) },
	Escaped: func(p *Page) bool { p.drawer = "help"; return p.Escape() },
	Carried: func(p *Page) bool {
		for id := range p.Table.Whole().Counters() {
			if p.PickUp(id) {
				p.PutDown(id, hex.At(1, 1))
				return true
			}
		}
		return false
	},
	Given: func(p *Page) bool { p.ImportGame("no game"); return p.notice.Title != "there" },
	Seated: func(p *Page) bool {
		a, err := p.read(p.record())
		if err != nil || p.Table.Table.Stage == game.StageOver || table.Lies[*table.Army](p.Table) {
			return false // what was not done here is over, and nobody is led
		}
		a.then = func() { p.saved = p.Table.Version - 1 }
		a.readOn(time.Now, time.Hour)
		p.arrive(a)
		return true
	},
	Held:    func(p *Page) bool { p.readOnly = true; p.held(true); return true },
	Worked:  func(p *Page) bool { p.after(Worked); return true },
	Filmed:  func(p *Page) bool { p.after(Filmed); return true },
	Opposed: func(p *Page) bool { p.hears(opponent.Clock{}); return true },
}

// Whatever the cause, all that follows follows.
func TestEveryCauseBringsThePageInLine(t *testing.T) {
	tried := map[Cause]int{}
	for _, b := range putOut {
		for c := range Cause(len(causes)) {
			p, inLine := b.done(t)
			if inLine() {
				t.Fatalf("%s already", b.name)
			}
			if !doors[c](p) {
				continue
			}
			if tried[c]++; !inLine() {
				t.Errorf("cause %d: not so: %s (mode %T, notice %q)", c, b.name, p.Table.Mode, p.notice.Title)
			}
		}
	}
	for c := range Cause(len(causes)) {
		if tried[c] == 0 && c != Carried {
			t.Errorf("cause %d was never tried", c)
		}
	}
}

// What was carried is put down, and kept.
func TestWhatWasCarriedIsKept(t *testing.T) {
	p, _ := newPage(t)
	p.Do("start:kulikovo-ambush")
	bids(p.Table, do.Press(game.VerbDeploy))
	p.drawer = "log"
	if !doors[Carried](p) || p.saved != p.Table.Version || p.drawer != "" {
		t.Errorf("kept version %d of %d, drawer %q", p.saved, p.Table.Version, p.drawer)
	}
}

// What comes while the page is brought in line comes after it, in the same order.
func TestWhatComesMeanwhileComesAfter(t *testing.T) {
	p := seated(t)
	var order []string
	p.Host.Aside = func(f func() bool) {
		order = append(order, fmt.Sprintf("kept %v", p.inLine.busy))
		if len(order) == 1 {
			bids(p.Table, do.End())
			p.Table.Confirm()
			p.after(Opposed)
			order = append(order, fmt.Sprintf("again %v", p.inLine.out))
		}
		f()
	}
	bids(p.Table, do.End())
	p.Table.Confirm()
	p.after(Pressed)
	if len(order) < 2 || order[1] != "again true" || p.inLine.busy || p.inLine.out || p.saved != p.Table.Version {
		t.Errorf("it goes %q; kept version %d of %d", order, p.saved, p.Table.Version)
	}
}

// Who selects a counter looks at the position that is there, and has nothing surveyed.
func TestASelectionSurveysNothing(t *testing.T) {
	p := seated(t)
	c := p.Table
	was := &c.Pieces[0]
	for _, id := range c.Able {
		p.Do(fmt.Sprintf("select:%d", id))
		p.Tap(c.Piece(id).Hex)
	}
	if &c.Pieces[0] != was {
		t.Error("a selection has the position surveyed")
	}
	p.Do("cancel")
	p.Do("end")
	p.Do("confirm")
	if &c.Pieces[0] == was {
		t.Error("an act has not")
	}
	was = &c.Pieces[0]
	c.Privy = match.SetUp.Other()
	if c.Refresh(); &c.Pieces[0] == was {
		t.Error("somebody else is shown what the one before saw")
	}
}

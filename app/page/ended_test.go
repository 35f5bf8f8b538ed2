package page

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// foughtOut is a page on which a battle begun by an address was fought to its end by chance.
func foughtOut(t *testing.T, address string) *Page {
	t.Helper()
	p, _ := newPage(t)
	p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
	p.Do("play:" + address)
	luck, s := rand.New(rand.NewPCG(0, 2)), p.Table.Session()
	for n := 0; s.Game.Outcome() == nil; n++ {
		offers := s.Game.Offers(game.A, s.Game.Offers(game.B, nil))
		next := offers[luck.IntN(len(offers))]
		if end := match.Find(offers, game.VerbEndPhase); end != nil && n%60 == 59 {
			next = *end
		}
		if _, no := s.Do(next.Act); no != nil {
			t.Fatal(no)
		}
	}
	p.Table.Log = match.LogOf(s)
	p.Table.Version++
	p.Table.Rest()
	p.Table.Refresh()
	p.Do("fold")
	return p
}

// endOf is the dock of a battle that is over, and its buttons by their ids.
func endOf(t *testing.T, p *Page) (d panel.Dock, buttons map[string]panel.Button) {
	t.Helper()
	d, buttons = p.Shown().Dock(), map[string]panel.Button{}
	if d.Name != "over-card" {
		t.Fatalf("the dock is %q", d.Name)
	}
	for _, b := range d.Foot {
		buttons[b.ID] = b
	}
	for _, s := range d.Left {
		if a, ok := s.(panel.Actions); ok {
			for _, b := range a.Buttons {
				if _, twice := buttons[b.ID]; twice {
					t.Errorf("%s is offered twice", b.ID)
				}
				buttons[b.ID] = b
			}
		}
	}
	return d, buttons
}

// ledgerOf is the ledger of a title in the right half of a dock.
func ledgerOf(d panel.Dock, title string) (l panel.Ledger, ok bool) {
	for _, s := range d.Right {
		if l, ok = s.(panel.Ledger); ok && l.Title == title {
			return l, true
		}
	}
	return l, false
}

func TestTheEndTellsWhatDecidedTheBattle(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight"} {
		p := foughtOut(t, id)
		d, _ := endOf(t, p)
		l, ok := ledgerOf(d, p.Say("over.decided", nil))
		if !ok || len(l.Rows) == 0 || len(l.Rows) > table.Most {
			t.Fatalf("%s: %+v", id, d.Right)
		}
		for _, row := range l.Rows {
			before, after := 0, 0
			step, _ := strconv.Atoi(strings.TrimPrefix(row.Do, "replay:"))
			for _, s := range p.Table.Ending.Of {
				if s.Step < step {
					before = s.Lead
				} else if s.Step == step {
					after = s.Lead
				}
			}
			if n := after - before; row.Value != "+"+strconv.Itoa(max(n, -n)) || (row.Look == "of-a") != (n > 0) {
				t.Errorf("%s: %+v, and the lead goes from %d to %d", id, row, before, after)
			}
		}
		p.Do(l.Rows[0].Do)
		if !table.Lies[*table.Replay](p.Table) {
			t.Errorf("%s: %q leads nowhere", id, l.Rows[0].Do)
		}
		if !p.shelf.Settings().Fought {
			t.Errorf("%s: it is not kept that a battle was fought", id)
		}
	}
}

func TestAfterTheEndTheSidesAreChangedOrItGetsHarder(t *testing.T) {
	p := foughtOut(t, "hastings-flight&against=knight&side=b&pursuit=on")
	d, buttons := endOf(t, p)
	head, _ := d.Left[0].(panel.Head)
	if says := head.Title; says != p.Say("over.won", nil) && says != p.Say("over.lost", nil) {
		t.Errorf("the person is told %q", says)
	}
	person := p.Table.Person
	p.Do(buttons["swap"].Do)
	if c := p.Table; c.Foe.Side != person || c.Person == person || c.Foe.Level.String() != "knight" || p.options["pursuit"] != "on" || len(c.Session().Steps) > 4 {
		t.Errorf("again: %+v %v", c.Foe, p.options)
	}
	p = foughtOut(t, "legnica-mieszko&against=captain&side=b")
	_, buttons = endOf(t, p)
	other, level := "harder", "marshal"
	if p.turnout() == defeat {
		other, level = "easier", "knight"
	}
	p.Do(buttons[other].Do)
	if f := p.Table.Foe; f.Side != game.A || f.Level.String() != level {
		t.Errorf("%s: %+v", other, f)
	}
	p = foughtOut(t, "legnica-mieszko&against=marshal&side=b")
	if _, buttons = endOf(t, p); buttons["harder"].Do != "" {
		t.Error("there is more than the most")
	}
	p.Do(buttons["next"].Do)
	if p.Table == nil || p.Table.Lesson == nil {
		t.Error("no lesson is given")
	}
	p = foughtOut(t, "legnica-mieszko&against=person")
	if _, buttons = endOf(t, p); buttons["harder"].Do != "" || buttons["again"].Label != p.Say("over.again", nil) {
		t.Errorf("for two: %+v", buttons)
	}
}

// Of a battle that is over the shelf says so, and leads to its end; one that is not is gone on with.
func TestTheShelfKnowsThatABattleIsOver(t *testing.T) {
	p := foughtOut(t, "kulikovo-bobrok&against=person")
	p.Do("shelf")
	if r := p.Shown().resume(); r == nil || !r.Over {
		t.Errorf("%+v", r)
	} else if p.Do("open:" + r.ID); p.Table == nil || p.Table.Table.Stage != game.StageOver {
		t.Error("it does not lead to the end")
	}
	q := seated(t)
	q.Do("shelf")
	if r := q.Shown().resume(); r == nil || r.Over {
		t.Errorf("%+v", r)
	}
}

// Who has won three battles while spoken to plainly is asked once whether to go on so; winning a fourth asks
// nothing. Neither a loss nor looking at the end again counts, nor a battle between two people.
func TestWhoHasWonThreeBattlesIsAskedHowToSpeak(t *testing.T) {
	p := foughtOut(t, "hastings-flight&against=knight&side=b")
	c := p.Table
	ends := func(person game.Side, won int) {
		p.settings.Speech, p.settings.Won = speaksPlainly, won
		p.notice, p.began, c.Person = panel.Notice{}, 0, person
		p.Sitting++
		p.finished()
		p.finished()
	}
	winner := c.Sess.Game.Outcome().Winner
	for won, asked := range []bool{false, false, true, false, false} {
		ends(winner, won)
		if p.settings.Won != won+1 || (p.notice.No != "") != asked {
			t.Errorf("after %d battles won: %d are, and asked is %+v", won, p.settings.Won, p.notice)
		}
	}
	if ends(winner.Other(), 2); p.settings.Won != 2 || p.notice.No != "" {
		t.Errorf("a battle lost counts: %+v", p.notice)
	}
	ends(winner, 2)
	p.Do("close-notice")
	if p.speech() != speaksPlainly || p.notice.Title != "" {
		t.Errorf("who goes on plainly is spoken to by %q, with %+v", p.speech(), p.notice)
	}
	ends(winner, 2)
	p.Do(p.notice.Do)
	if p.speech() != speaksFully || p.notice.Title != "" {
		t.Errorf("who wants the numbers is spoken to by %q, with %+v", p.speech(), p.notice)
	}
	if p.shelf.Settings().Won != 3 {
		t.Errorf("%d battles won are kept", p.shelf.Settings().Won)
	}
}

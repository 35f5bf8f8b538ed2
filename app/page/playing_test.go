package page

import (
	"testing"
	"time"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/app/telling"
	"gonfalon/engine/game"
)

// scenery is what a stage was asked for.
type scenery struct {
	plays []telling.Play
	ended int
	due   []func() // what the page waits for
	now   time.Time
}

// stagesOf gives a page a stage, and a clock that goes by hand.
func stagesOf(p *Page) *scenery {
	s := &scenery{now: time.Unix(1_000_000, 0)}
	p.Host.Stage = Stage{Play: func(of telling.Play) { s.plays = append(s.plays, of) }, End: func() { s.ended++ }}
	p.Host.Now = func() time.Time { return s.now }
	p.Host.After = func(_ time.Duration, then func()) { s.due = append(s.due, then) }
	return s
}

// dies has the table tell that a leader of side B dies.
func dies(p *Page) game.ID {
	c := p.Table
	l := leader(c, game.B)
	dead := match.Note(c.Sess.Game, 0, &game.Event{Kind: "leader-died", Side: game.B, Unit: l, By: game.None, At: c.Piece(l).Hex})
	x := &match.Tale{Worth: map[game.ID]int{}}
	x.Add(dead, nil)
	c.Telling.Open()
	c.Telling.Push(dead)
	c.Telling.Next(telling.Pace{})
	c.Mode = &table.Story{Mode: c.Mode, Tale: x, Graves: x.Graves()}
	p.after(Opposed)
	return l
}

// The card of a dead leader comes once his fall was played; a tap before ends that, and no more.
func TestACardWaitsForItsPlay(t *testing.T) {
	for _, hand := range []bool{false, true} {
		p := seated(t)
		s := stagesOf(p)
		l := dies(p)
		c := p.Table
		card := func() bool { return c.Mode.Cover(c.In("en")).Grave != nil }
		if len(s.plays) != 1 || s.plays[0].Length == 0 || card() || !c.Grave() || c.In("en").Said() != "" {
			t.Fatalf("%d plays, a card: %v", len(s.plays), card())
		}
		if hand {
			ended := s.ended
			if p.Tap(c.Piece(l).Hex); s.ended == ended {
				t.Error("a tap does not end what is played")
			}
		}
		for _, then := range s.due {
			then()
		}
		if !card() || !c.Grave() {
			t.Errorf("by hand: %v: the card does not come", hand)
		}
		if p.Tap(c.Piece(l).Hex); c.Grave() {
			t.Errorf("by hand: %v: the card stays", hand)
		}
	}
}

// The computer waits for what is played; who skips its turn sees none of it.
func TestTheComputerWaitsForAPlay(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	ready(t, p)
	s := stagesOf(p)
	c := p.Table
	id := leader(c, game.B)
	batch := []match.Entry{{Cue: game.CuePanic, Event: &game.Event{Unit: id, By: game.None, At: c.Piece(id).Hex}}}
	p.plays(batch)
	if got := p.changed(true).ToPlay; len(s.plays) != 1 || got != s.plays[0].Length {
		t.Errorf("%d plays, the computer waits for %v", len(s.plays), got)
	}
	s.now = s.now.Add(s.plays[0].Length)
	if got := p.changed(true).ToPlay; got != 0 {
		t.Errorf("after the play it waits for %v", got)
	}
	c.Foe.Skips = true
	if p.plays(batch); len(s.plays) != 1 {
		t.Error("what is skipped is played")
	}
}

// At the quickest pace of a look back each play is a blink.
func TestAFilmIsPlayed(t *testing.T) {
	p := robotUntil(t, "kulikovo-ambush", 7, func(c *table.Table) bool { return len(c.Sess.Steps) > 150 }).Page
	s := stagesOf(p)
	p.Do("replay:0")
	p.Do("pace:3")
	p.Do("run")
	for n := 0; n < 1000 && len(s.due) > 0; n++ {
		next := s.due[0]
		s.due = s.due[1:]
		s.now = s.now.Add(time.Second)
		next()
	}
	if len(s.plays) == 0 {
		t.Fatal("nothing of the battle is played")
	}
	for _, of := range s.plays {
		if of.Length > table.FilmPaces[3] {
			t.Errorf("a play takes %v", of.Length)
		}
	}
}

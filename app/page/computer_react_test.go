package page

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// reactive is a page on which the computer sets up and answers as ever, but reacts as react says.
func reactive(t *testing.T, react func(p *Page, o foe.Order) foe.Reply) *Page {
	t.Helper()
	var p *Page
	p = against(t, "kulikovo-ambush", "b", "squire", func(here bool, heard func(foe.Message)) func(string) {
		post := thinks(here, heard)
		return func(order string) {
			if p == nil || !p.Table.Ponders() {
				post(order)
				return
			}
			var o foe.Order
			_ = json.Unmarshal([]byte(order), &o)
			text, _ := json.Marshal(react(p, o))
			heard(foe.Message{Answer: string(text)})
			post(order) // it goes on knowing the game; its own answer comes too late
		}
	})
	ready(t, p)
	return p
}

// ridesBefore rides somewhere near the enemy until the computer was asked about it; it is where to.
func ridesBefore(t *testing.T, p *Page, asked *int) (id game.ID, done bool) {
	t.Helper()
	c := p.Table
	for _, id := range c.Able {
		p.Do(fmt.Sprintf("select:%d", id))
		if c.Reach == nil {
			continue
		}
		for _, i := range c.BestStops() {
			p.Do(fmt.Sprintf("select:%d", id))
			if c.Reach == nil || i >= len(c.Reach.Stops) || !c.Reach.Stops[i].Rest {
				break
			}
			to := c.Reach.Stops[i].Hex
			p.Tap(to)
			p.Do("confirm")
			if *asked > 0 {
				return id, c.Piece(id).Hex == to
			}
			p.Do("undo")
			p.Do("confirm")
		}
	}
	t.Fatal("nobody's ride lets anybody react")
	return game.None, false
}

// While somebody of the computer could react a ride waits for it, and goes on by itself once it
// has let it be.
func TestARideWaitsForTheComputerAndGoesOn(t *testing.T) {
	asked := 0
	p := reactive(t, func(p *Page, o foe.Order) foe.Reply {
		asked++
		if p.playing() {
			t.Error("the person can act meanwhile")
		}
		return foe.Reply{N: o.N}
	})
	if _, done := ridesBefore(t, p, &asked); !done || p.Waits() == match.ForReaction || p.Table.Foe == nil {
		t.Errorf("arrived: %v, mode %T, notice %q", done, p.Table.Mode, p.notice.Title)
	}
}

// What the computer does in the person's ride is done like anybody's reaction, and taken back with
// the ride.
func TestTheComputerReacts(t *testing.T) {
	asked := 0
	p := reactive(t, func(p *Page, o foe.Order) foe.Reply {
		r := foe.Reply{N: o.N}
		if asked++; asked == 1 {
			c := p.Table
			r.Act = save.NewCodec(c.Scenario.Actions, c.Sess.Game).Line(game.Step{Act: c.Offers[game.B][0].Act})
			r.Why = "react"
		}
		return r
	})
	ridesBefore(t, p, &asked)
	c := p.Table
	if c.Foe == nil || len(c.Foe.Feats) == 0 || c.Foe.Feats[len(c.Foe.Feats)-1].Why != "react" {
		t.Fatalf("it did not react: notice %q", p.notice.Title)
	}
	n := c.Foe.Feats[len(c.Foe.Feats)-1].From
	c.Sess.Final = false
	for range 5 {
		if len(c.Sess.Steps) <= n {
			return
		}
		p.Do("undo")
		p.Do("confirm")
	}
	t.Errorf("%d acts are left, it reacted with number %d", len(c.Sess.Steps), n+1)
}

// A march goes on, too, when the computer lets it.
func TestAMarchWaitsForTheComputer(t *testing.T) {
	asked := 0
	p := reactive(t, func(_ *Page, o foe.Order) foe.Reply { asked++; return foe.Reply{N: o.N} })
	cards := table.LeadCards(p.Table.In("en"))
	p.Do(cards[len(cards)-1].Do)
	p.Do("way:2")
	p.Do("confirm")
	for range 20 {
		if !table.Lies[*table.Army](p.Table) {
			break
		}
		p.Do("confirm")
	}
	if table.Lies[*table.Marching](p.Table) || p.Waits() == match.ForReaction || p.Table.Foe == nil {
		t.Errorf("mode %T after %d questions, notice %q", p.Table.Mode, asked, p.notice.Title)
	}
}

// What is said beside its counter covers nobody of the person who may answer.
func TestWordsLeaveThoseFreeWhoMayReact(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	c := p.Table
	for n := 0; !table.Lies[*table.React](c); n++ {
		if n > 200 {
			t.Fatal("nobody may ever react")
		}
		plays(t, p)
	}
	s := c.Mode.Scene(p.View(), table.Overlays{})
	for _, o := range c.Reactions() {
		if !slices.Contains(s.Heed, c.Piece(o.Unit).Hex) {
			t.Errorf("%s may be covered", p.View().Unit(o.Unit))
		}
	}
}

// Nor does it cover whom it is about to attack.
func TestWordsLeaveThoseFreeWhoAreAttacked(t *testing.T) {
	p := against(t, "kulikovo-bobrok", "a", "squire", nil)
	c, at := p.Table, hex.At(30, 6)
	c.Foe.Coming = &match.Feat{Unit: 0, Odds: &game.Odds{}, Arrows: [][2]hex.Hex{{hex.At(31, 6), at}}}
	if s := c.Mode.Scene(p.View(), table.Overlays{}); !slices.Contains(s.Heed, at) {
		t.Errorf("only %v are left free", s.Heed)
	}
}

package page

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// A leader is mourned by name, with who killed him and what that means for his men; the card of an
// army's end says how it went for the person. Nothing has a place without a word, in any language.
func TestCardsHaveWords(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "arsuf-rearguard"} {
		c := seatedAt(t, id).Table
		l := leader(c, game.B)
		kind := game.EventKind("leader-died")
		if !tellsOf(c, kind) {
			kind = "eliminated"
		}
		for _, lang := range []string{"en", "pl", "de", "en-x-plain", "pl-x-plain", "de-x-plain"} {
			v := c.In(lang)
			for name, by := range map[string]game.ID{"nobody": game.None, "somebody": 3} {
				dead := game.Event{Kind: kind, Side: game.B, Unit: l, By: by, At: c.Piece(l).Hex}
				g := v.Mourned(&dead, &match.Tale{})
				if !strings.Contains(g.Title, v.Unit(l)) || g.Meaning == "" || g.Side != "b" || !g.Fallen || (g.How != "") != (by != game.None) {
					t.Errorf("%s, %s, by %s: %+v", id, lang, name, g)
				}
				if by != game.None && !strings.Contains(g.How, v.Name(by).Nom) && !strings.HasPrefix(g.How, v.Unit(by)) {
					t.Errorf("%s, %s: a capital in the sentence: %q", id, lang, g.How)
				}
				if text := v.Wept(g); strings.ContainsAny(text, "⟦{") {
					t.Errorf("%s, %s: %q", id, lang, text)
				}
			}
		}
		fought := &match.Tale{Combat: &game.Event{Side: game.A, Odds: &game.Odds{Attackers: []game.ID{0, 1}, Defenders: []game.ID{l}}}}
		dead := game.Event{Kind: kind, Side: game.B, Unit: l, By: game.None, At: c.Piece(l).Hex}
		if how := c.In("en").Mourned(&dead, fought).How; !strings.Contains(how, c.In("en").Units([]game.ID{0, 1})) {
			t.Errorf("%s: he died so: %q", id, how)
		}
	}
}

// tellsOf reports whether the system of a table has events of a kind that are told.
func tellsOf(c *table.Table, kind game.EventKind) bool { return c.Codes().EventInfo(kind).Story }

// Several cards come one after another, and the computer's turn waits for each, also when it is skipped.
func TestCardsComeSingly(t *testing.T) {
	p := seated(t)
	c := p.Table
	two := leadersOf(c, game.B, 2)
	x := &match.Tale{Worth: map[game.ID]int{}}
	for _, l := range two {
		x.Add(match.Note(c.Sess.Game, 0, &game.Event{Kind: "leader-died", Side: game.B, Unit: l, By: game.None, At: c.Piece(l).Hex}), nil)
	}
	c.Mode = &table.Story{Mode: c.Mode, Tale: x, Graves: x.Graves()}
	for _, l := range two {
		g := c.Mode.Cover(c.In("en")).Grave
		if g == nil || !strings.HasPrefix(g.Title, c.In("en").Unit(l)) || c.Attended() || p.attended() {
			t.Fatalf("the card of %s is %+v", c.In("en").Unit(l), g)
		}
		p.Do("confirm")
	}
	if c.Grave() || c.Mode.Cover(c.In("en")).Grave != nil {
		t.Error("a card is left")
	}
}

// Whoever skips the computer's turn to his own is stopped by whatever is grave in it, and by the end.
func TestNothingGraveIsSkipped(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	ready(t, p)
	c := p.Table
	cards := 0
	for n := 0; c.Table.Stage != game.StageOver && n < 4000; n++ {
		before := len(c.Sess.Steps)
		if c.Decides() {
			p.Do("foe-skip")
		}
		plays(t, p)
		graves := 0
		for _, e := range c.Between(min(before, len(c.Sess.Steps)), len(c.Sess.Steps)) {
			if e.Told >= game.Grave {
				graves++
			}
		}
		if graves > 0 {
			if cards++; !c.Grave() {
				t.Fatalf("%d events passed without a card", graves)
			}
		}
	}
	if cards == 0 || c.Table.Stage != game.StageOver || !c.Grave() {
		t.Fatalf("%d cards; at the end one lies there: %v", cards, c.Grave())
	}
	g := c.Mode.Cover(c.In("en")).Grave
	if o := c.Sess.Game.Outcome(); !strings.Contains(g.How, c.In("en").Outcome(o)) || g.Side != match.SideKey(o.Winner) {
		t.Errorf("the end is told as %+v", g)
	}
	if p.Do("confirm"); c.Grave() || c.In("en").Dock().Name != "over-card" {
		t.Errorf("after it the dock shows %q", c.In("en").Dock().Name)
	}
}

// A film stops at what is grave for a while, whatever its pace, and a press on the card stops the film.
func TestAFilmMournsForAWhile(t *testing.T) {
	p := seatedAt(t, "kulikovo-ambush")
	r := robot{t, p, rand.New(rand.NewPCG(7, 1410))}
	for n := 0; n < 4000 && p.Table.Table.Stage != game.StageOver; n++ {
		r.gesture()
	}
	for p.Table.Grave() {
		p.Do("confirm")
	}
	var waits []time.Duration
	var next func()
	p.Host.After = func(wait time.Duration, f func()) { waits, next = append(waits, wait), f }
	p.Do("replay:0")
	p.Do("pace:3")
	p.Do("run")
	m, _ := p.Looking()
	cards, stays := 0, 0
	for m.Playing {
		if m.Mourns() {
			cards++
			if g := m.Cover(p.View()).Grave; g == nil || g.Do != "run" {
				t.Fatalf("the card is %+v", g)
			}
		}
		if waits[len(waits)-1] == table.GraveFor {
			stays++
		}
		next()
	}
	if cards == 0 || stays != cards {
		t.Errorf("%d cards, of which %d stay", cards, stays)
	}
}

// leader is a leader of a side.
func leader(c *table.Table, side game.Side) game.ID {
	for id := range game.ID(c.Whole().Counters()) {
		if p := c.Piece(id); p.Side == side && match.IsLeader(p) {
			return id
		}
	}
	return game.None
}

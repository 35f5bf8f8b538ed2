package workshop

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// Checked is what the reader makes of a draft.
type Checked struct {
	Scenario *game.Scenario // nil where the battle cannot be played
	Game     game.Game      // set up
	Board    *board.Board   // the whole map, nil where it cannot be read
	Issues   []Issue
}

// Issue is something wrong, or odd.
type Issue struct {
	OfMap  bool
	Line   int       // counted from 1, 0 for none
	Reason string    // of the reader, in English; or "" where Key says it
	Key    string    // of the catalogue
	Who    game.ID   // whom it is about, None for nobody
	Hexes  []hex.Hex // where it is
	Stops  bool      // the battle cannot be played
}

// Check reads a draft, sets its battle up, and finds what is wrong and what is odd.
func (d *Draft) Check() (c Checked) {
	b := d.Bundle()
	c.Board, _ = b.Field()
	sc, err := b.Open()
	if err != nil {
		c.Issues = d.mistakes(err)
		return c
	}
	c.Scenario = sc
	if c.Game, err = sc.New(nil); err != nil {
		c.Issues = []Issue{{Reason: err.Error(), Stops: true, Who: game.None}}
		c.Scenario = nil
		return c
	}
	setUp(c.Game)
	c.Issues = d.odd(c.Game)
	return c
}

// Roster is a game of the draft in which everybody is named whom it has, wherever they stand; nil where the draft
// cannot be read.
func (d *Draft) Roster() game.Game {
	t := Draft{Texts: d.Texts, File: d.File}
	if _, said := t.Heading(beginsWord); !said {
		from, _, _ := t.Turns()
		t.SetBegins("turn", fmt.Sprint(max(1, from)))
		t.sober()
	}
	sc, err := t.Bundle().Open()
	if err != nil {
		return nil
	}
	g, err := sc.New(nil)
	if err != nil {
		return nil
	}
	return g
}

// setUp sets a battle up as by itself.
func setUp(g game.Game) {
	for n := 0; g.Table().Stage == game.StageSetUp && n < 8; n++ {
		for side := game.A; side <= game.B; side++ {
			var next game.Action
			for _, verb := range []game.Verb{game.VerbDeploy, game.VerbReady} {
				for _, o := range g.Offers(side, nil) {
					if o.Verb == verb && next == nil {
						next = o.Act
					}
				}
			}
			if next != nil {
				g.Apply(next, nil)
			}
		}
	}
}

// mistakes are those of an error, each with its line and its hexes.
func (d *Draft) mistakes(err error) (list []Issue) {
	for _, e := range flat(err) {
		is := Issue{Reason: e.Error(), Stops: true, Who: game.None}
		var m *clause.Mistake
		if errors.As(e, &m) {
			is.Line, is.Reason, is.OfMap = m.Line, m.Reason, m.File != d.File && d.Map != ""
		}
		is.Hexes = hexesIn(is.Reason)
		if len(is.Hexes) == 0 && !is.OfMap {
			if lines := Lines(d.Battle); is.Line > 0 && is.Line <= len(lines) && cut(lines[is.Line-1]).word == standsWord {
				is.Hexes = d.about(lines[is.Line-1], is.Reason)
			}
		}
		list = append(list, is)
	}
	return list
}

// about are the hexes of the counters of a line of which a reason speaks.
func (d *Draft) about(text, reason string) (out []hex.Hex) {
	for _, c := range clauses(cut(text).says) {
		if s := readStand(c); s.Hex != "" && strings.Contains(reason, s.Name) {
			out = append(out, hexesIn(s.Hex)...)
		}
	}
	return out
}

// flat are the errors that an error joins.
func flat(err error) []error {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		var list []error
		for _, e := range many.Unwrap() {
			list = append(list, flat(e)...)
		}
		return list
	}
	return []error{err}
}

// hexesIn are the hexes of which a text speaks.
func hexesIn(text string) (out []hex.Hex) {
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if len(w) != 4 {
			continue
		}
		if h, err := hex.Parse(w); err == nil && !slices.Contains(out, h) {
			out = append(out, h)
		}
	}
	return out
}

// odd is what can be played and was hardly meant.
func (d *Draft) odd(g game.Game) (list []Issue) {
	if g.Outcome() != nil {
		list = append(list, Issue{Key: "shop.odd.over", Who: game.None, Stops: true})
	}
	var there [2]int
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		on := p.Where == game.OnMap || p.Where == game.Reserve || p.Where == game.Scattered
		switch {
		case p.Rank == game.Banner:
		case p.Rank == game.Unit && on:
			there[p.Side]++
			if l := p.Commander; l != game.None && g.Piece(l).Where == game.Dead && g.Piece(l).Rank != game.Unit {
				list = append(list, Issue{Key: "shop.odd.leaderless", Who: id, Hexes: at(p), Line: d.StandLine(g.Name(id))})
			}
		case p.Where == game.Unplaced:
			list = append(list, Issue{Key: "shop.odd.unplaced", Who: id, Line: d.StandLine(g.Name(id))})
		}
	}
	for side, n := range there {
		if n == 0 {
			list = append(list, Issue{Key: []string{"shop.odd.empty-a", "shop.odd.empty-b"}[side], Who: game.None})
		}
	}
	return list
}

func at(p game.Piece) []hex.Hex {
	if p.Where != game.OnMap {
		return nil
	}
	return []hex.Hex{p.Hex}
}

// Playable reports whether the battle can be played.
func (c Checked) Playable() bool {
	return c.Scenario != nil && !slices.ContainsFunc(c.Issues, func(i Issue) bool { return i.Stops })
}

// Kinds are the kinds of units that all battles of a draft's system have, with what is printed on their counters.
func (d *Draft) Kinds() []scenarios.Kind {
	system, _ := d.Heading("system")
	return scenarios.Kinds(system)
}

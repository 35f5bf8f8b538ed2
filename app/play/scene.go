package play

import (
	"slices"
	"strconv"

	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Overlays are the extra layers the players have switched on.
type Overlays struct {
	Zones    bool // all enemy zones of control
	Commands bool // all command ranges of the acting side
	Last     bool // the path of the last move
}

// Scene turns the game and what is touched into what the map draws.
func (c *Controller) Scene(lang string, on Overlays) mapview.Scene {
	w := c.words(lang)
	if c.replay != nil {
		return c.replayScene(w)
	}
	s := mapview.Scene{Focus: c.focus, Frame: c.frame(), Counters: make([]mapview.Counter, c.sess.Game.Counters())}
	cards, targets := stacks{}, c.targets()
	for _, id := range c.drawOrder() {
		p := c.piece(id)
		if !c.sees(p) {
			p.Where = game.Unplaced // to the eyes at the table it is nowhere
		}
		m := w.shown(p, cards)
		m.Selected = id == c.sel || c.group != nil && slices.Contains(c.group.By, id)
		m.Target = targets.hit(p)
		m.Loose = c.now.table.Stage == game.StageSetUp && c.mine(id) && p.Rank != game.Banner && !p.Has(game.Hidden)
		m.Must = m.Must || c.isOwed(id)
		s.Counters[id] = m
	}
	s.Overlay = c.overlay(w, on)
	s.Overlay.Markers = markers(c.now.view.Game)
	return s
}

// drawOrder lists the counters so that a selected one lies on top of its stack.
func (c *Controller) drawOrder() []game.ID {
	order := make([]game.ID, 0, c.sess.Game.Counters())
	if c.sel != game.None {
		order = append(order, c.sel)
	}
	for id := range game.ID(c.sess.Game.Counters()) {
		if id != c.sel {
			order = append(order, id)
		}
	}
	return order
}

// stacks counts the cards of each hex from the top.
type stacks map[hex.Hex]int

// shown is a counter as it lies on the map or in reserve beside its hex.
func (w words) shown(p game.Piece, cards stacks) mapview.Counter {
	m := card(p)
	m.Shown = p.Where == game.OnMap || p.Where == game.Reserve && w.game.Board().On(p.Hex)
	if !m.Shown {
		return m
	}
	m.Title = w.spoken(p)
	if p.Rank == game.Unit {
		m.Depth = cards[p.Hex]
		cards[p.Hex]++
	}
	return m
}

// isOwed reports whether a counter must fight before the phase may end, on whichever side.
func (c *Controller) isOwed(id game.ID) bool {
	return c.now.attacks && slices.ContainsFunc(c.now.duties, func(d game.Duty) bool { return d.Unit == id })
}

// card is a counter without its surroundings.
func card(p game.Piece) mapview.Counter {
	return mapview.Counter{
		Shown: true, ID: int(p.ID), Side: int(p.Side), Rank: mapview.Rank(p.Rank), Kind: p.Kind, Label: p.Label,
		Hex: p.Hex, Facing: p.Facing, SP: strconv.Itoa(p.SP), MP: mp(p.Move), Armour: p.Armour, Charge: p.Charge,
		Charging: p.Has(game.Charging), Bow: bow(p), Dot: mapview.Dot(p.Dot), Range: p.Range, Value: value(p),
		Reduced: p.Has(game.Reduced), Moved: p.Has(game.Moved), Must: p.Has(game.MustAct),
		Broken: broken(p), Fallen: p.Has(game.Fallen), Palisade: p.Has(game.Palisade),
		Frozen: p.Has(game.Frozen), Ranks: p.Has(game.Formation),
	}
}

// bow is the archery of a counter as it is printed, empty without.
func bow(p game.Piece) string {
	if p.Bow == 0 {
		return ""
	}
	return strconv.Itoa(p.Bow) + "×" + strconv.Itoa(p.BowRange)
}

// value is what a leader adds to the strength of those he is with, 0 for units.
func value(p game.Piece) int {
	if p.Rank == game.Leader || p.Rank == game.GrandLeader {
		return p.SP
	}
	return 0
}

// markers are what lies on the map of a game and is no counter.
func markers(g game.Game) (out []mapview.Marker) {
	marked, ok := g.(game.Marked)
	if !ok {
		return nil
	}
	for _, m := range marked.Markers() {
		out = append(out, mapview.Marker{Kind: m.Kind, Hex: m.Hex, Facing: m.Facing, HasFacing: m.HasFacing})
	}
	return out
}

// broken names the mark of a counter in disorder.
func broken(p game.Piece) string {
	switch {
	case p.Has(game.Panicked):
		return "panicked"
	case p.Has(game.Disorganised):
		return "disorganised"
	}
	return ""
}

// targets are the hexes at which the attack or the picked option points, and at whom
// it does not.
type targets struct {
	at   []hex.Hex
	side game.Side // that is not meant
}

// targets are those of what is previewed now.
func (c *Controller) targets() targets {
	if c.group != nil {
		return targets{c.group.At, c.now.actor}
	}
	o := c.options()
	if c.pick == nil || c.pick.Index >= len(o) || c.now.table.Stage == game.StageQuestion || !o[c.pick.Index].Aim {
		return targets{}
	}
	return targets{[]hex.Hex{o[c.pick.Index].At}, c.chooser()}
}

func (t targets) hit(p game.Piece) bool {
	return p.Where == game.OnMap && p.Side != t.side && slices.Contains(t.at, p.Hex)
}

package play

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// overlays are the extra layers the players have switched on.
type overlays struct {
	Zones    bool // all enemy zones of control
	Commands bool // all command ranges of the acting side
	Last     bool // the path of the last move
}

// scene turns the game and what is touched into what the map draws.
func (c *table) scene(lang string, on overlays) mapview.Scene {
	return c.mode.scene(c, c.words(lang), on)
}

// present is the scene of the game as it is now.
func (c *table) present(w words, on overlays) mapview.Scene {
	s := mapview.Scene{Focus: c.sight.focus, Frame: c.mode.frame(c), Counters: make([]mapview.Counter, c.view.Counters())}
	cards, targets := stacks{}, c.mode.targets(c)
	for _, id := range c.drawOrder() {
		p := c.piece(id)
		if !c.sees(p) {
			p.Where = game.Unplaced // to the eyes at the table it is nowhere
		}
		m := w.shown(p, cards)
		m.Selected = id == c.sel || c.mode.holds(id)
		m.Target = targets.hit(p)
		m.Loose = c.table.Stage == game.StageSetUp && c.mine(id) && p.Rank != game.Banner && !p.Has(game.Hidden)
		m.Must = m.Must || c.isOwed(id)
		s.Counters[id] = m
	}
	s.Overlay = c.overlay(w, on)
	s.Overlay.Markers = markers(c.view.Game)
	return s
}

// drawOrder lists the counters so that a selected one lies on top of its stack.
func (c *table) drawOrder() []game.ID {
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

// targets are the hexes at which the attack or the picked option points, and at whom
// it does not.
type targets struct {
	at   []hex.Hex
	side game.Side // that is not meant
}

// hit reports whether a counter is meant.
func (t targets) hit(p game.Piece) bool {
	return p.Where == game.OnMap && p.Side != t.side && slices.Contains(t.at, p.Hex)
}

// frameOf is what has to be seen together of some offers.
func (c *table) frameOf(list []game.Offer) (out []hex.Hex) {
	for _, o := range list {
		out = append(out, c.spots(o)...)
	}
	return out
}

// spots are the hexes an offer has to do with: where its counter stands, its way and its end.
func (c *table) spots(o game.Offer) (out []hex.Hex) {
	if o.Unit != game.None {
		out = c.stands([]game.ID{o.Unit})
	}
	out = append(out, o.Way...)
	if o.Aim {
		out = append(out, o.At)
	}
	return out
}

// sights are the hexes worth a closer look: the frame, else the focus.
func (c *table) sights() []hex.Hex {
	if f := c.mode.frame(c); len(f) > 0 {
		return f
	}
	return []hex.Hex{*c.sight.focus}
}

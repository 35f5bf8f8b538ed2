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

// present is the scene of the game as it is now.
func (v view) present(on overlays) mapview.Scene {
	s := mapview.Scene{Focus: v.sight.focus, Frame: v.t.mode.frame(v.t), Counters: make([]mapview.Counter, v.view.Counters())}
	cards, targets := stacks{}, v.t.mode.targets(v.t)
	for _, id := range v.drawOrder() {
		p := v.piece(id)
		if !v.sees(p) {
			p.Where = game.Unplaced // to the eyes at the table it is nowhere
		}
		m := v.shown(p, cards)
		m.Selected = id == v.sel || v.t.mode.holds(id)
		m.Target = targets.hit(p)
		m.Loose = v.table.Stage == game.StageSetUp && v.mine(id) && p.Rank != game.Banner && !p.Has(game.Hidden)
		m.Must = m.Must || v.isOwed(id)
		s.Counters[id] = m
	}
	s.Overlay = v.overlay(on)
	s.Overlay.Markers = markers(v.view.Game)
	s.Heed = v.heeded(s.Frame)
	if v.lesson != nil {
		s.Focus, s.Frame = nil, v.insight(s.Frame)
	}
	return s
}

// heeded are the hexes that words beside the computer's counter leave to be seen: of whoever may react
// to it, and of those whom it is about to attack.
func (v view) heeded(frame []hex.Hex) (out []hex.Hex) {
	switch {
	case lies[*react](v.t):
		return frame
	case v.foe != nil && v.foe.coming != nil:
		for _, a := range v.foe.coming.arrows {
			out = append(out, a[0], a[1])
		}
	}
	return out
}

// drawOrder lists the counters so that a selected one lies on top of its stack.
func (v view) drawOrder() []game.ID {
	order := make([]game.ID, 0, v.sess.Game.Counters())
	if v.sel != game.None {
		order = append(order, v.sel)
	}
	for id := range game.ID(v.sess.Game.Counters()) {
		if id != v.sel {
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

// sights are the hexes worth a closer look: the frame, else the focus with the reach of a
// counter that stands there.
func (c *table) sights() []hex.Hex {
	if c.lesson != nil {
		return c.lesson.ground
	}
	if f := c.mode.frame(c); len(f) > 0 {
		return f
	}
	if m, ok := c.mode.(*army); ok {
		return c.stands(m.units)
	}
	out := []hex.Hex{*c.sight.focus}
	if c.reach != nil && c.sel != game.None && c.piece(c.sel).Where == game.OnMap {
		for _, s := range c.reach.Stops {
			out = append(out, s.Hex)
		}
	}
	return out
}

package table

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Overlays are the extra layers the players have switched on.
type Overlays struct {
	Reach    bool // where the enemy can strike in his next turn
	Zones    bool // all enemy zones of control
	Commands bool // all command ranges of the acting side
	Last     bool // the path of the last move
	Fire     bool // where each side can shoot
	Sight    bool // what cannot be seen from the hex tapped last
	Shaken   bool // who is out of order
	Numbers  bool // whether hexes have numbers is other than usual
	Names    bool // whether places have names is

	From *hex.Hex // from where one looks: the hex tapped last, or the one before it, nil before the first tap
	To   *hex.Hex // the hex tapped after that, nil where none was yet
}

// Tapped notes a tap on a hex: the second after one looks along the line between both, and a third begins anew.
func (o *Overlays) Tapped(h hex.Hex) {
	if o.From != nil && o.To == nil && *o.From != h {
		o.To = &h
		return
	}
	o.From, o.To = &h, nil
}

// Touched is the hex tapped last, nil for none.
func (o *Overlays) Touched() *hex.Hex {
	if o.To != nil {
		return o.To
	}
	return o.From
}

// Layers are the names of the overlays, in the order of their list and of their keys.
var Layers = [...]string{"reach", "zones", "commands", "last", "fire", "sight", "shaken", "numbers", "names"}

// Layer is the overlay of a name, nil for none.
func (o *Overlays) Layer(name string) *bool {
	return map[string]*bool{"reach": &o.Reach, "zones": &o.Zones, "commands": &o.Commands, "last": &o.Last,
		"fire": &o.Fire, "sight": &o.Sight, "shaken": &o.Shaken, "numbers": &o.Numbers, "names": &o.Names}[name]
}

// present is the scene of the game as it is now.
func (v View) present(on Overlays) mapview.Scene {
	s := mapview.Scene{Focus: v.Sight.Focus, Frame: v.T.Mode.Frame(v.T), Counters: make([]mapview.Counter, v.View.Counters())}
	cards, targets := tell.Stacks{}, v.T.targets()
	for _, id := range v.drawOrder() {
		p := v.Piece(id)
		if !v.Sees(p) {
			p.Where = game.Unplaced // to the eyes at the table it is nowhere
		}
		m := v.Shown(p, cards)
		m.Selected = id == v.Sel || v.T.Mode.Holds(id)
		m.Target = targets.hit(p)
		m.Loose = v.Table.Stage == game.StageSetUp && v.Mine(id) && p.Rank != game.Banner && !p.Has(game.Hidden)
		m.Must = m.Must || v.IsOwed(id)
		s.Counters[id] = m
	}
	s.Overlay = v.overlay(on)
	s.Overlay.Markers = tell.Markers(v.View.Game)
	s.Heed = v.heeded(s.Frame)
	if v.Lesson != nil {
		s.Focus, s.Frame = nil, v.insight(s.Frame)
	}
	return s
}

// heeded are the hexes that words beside the computer's counter leave to be seen: of whoever may react
// to it, and of those whom it is about to attack.
func (v View) heeded(frame []hex.Hex) (out []hex.Hex) {
	switch {
	case Lies[*React](v.T):
		return frame
	case v.Foe != nil && v.Foe.Coming != nil:
		for _, a := range v.Foe.Coming.Arrows {
			out = append(out, a[0], a[1])
		}
	}
	return out
}

// drawOrder lists the counters so that a selected one lies on top of its stack.
func (v View) drawOrder() []game.ID {
	order := make([]game.ID, 0, v.Sess.Game.Counters())
	if v.Sel != game.None {
		order = append(order, v.Sel)
	}
	for id := range game.ID(v.Sess.Game.Counters()) {
		if id != v.Sel {
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

// Sights are the hexes worth a closer look: the frame, else the focus with the reach of a
// counter that stands there.
func (c *Table) Sights() []hex.Hex {
	if c.Lesson != nil {
		return c.Lesson.Ground
	}
	if f := c.Mode.Frame(c); len(f) > 0 {
		return f
	}
	if m, ok := c.Mode.(*Army); ok {
		return c.Stands(m.Units)
	}
	out := []hex.Hex{*c.Sight.Focus}
	if c.Reach != nil && c.Sel != game.None && c.Piece(c.Sel).Where == game.OnMap {
		for _, s := range c.Reach.Stops {
			out = append(out, s.Hex)
		}
	}
	return out
}

package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Why explains why something may not be done, at a hex where it has to do with one.
type Why struct {
	Hex    hex.Hex
	HasHex bool
	No     *rule.Refusal

	X   *game.Hindrance // of the selected counter, that was to go to the hex; nil where the refusal is all
	Foe game.ID         // whom it was to attack there, None for nobody
}

// Hindered is why the selected counter cannot go to a hex, or attack who stands there; nil where
// nothing hinders it, or where nobody could have meant that.
func (c *Match) Hindered(h hex.Hex) *Why {
	e, explains := c.View.Game.(game.Explainer)
	if !explains || c.Sel == game.None || !c.Mine(c.Sel) || h == c.Home() || !c.Board().On(h) {
		return nil
	}
	w := &Why{Hex: h, HasHex: true, Foe: c.FoeAt(h)}
	switch {
	case w.Foe != game.None && c.Table.Stage == game.StageFree:
		w.X = e.WhyNoAttack(c.Sel, w.Foe)
	case c.Reach != nil:
		w.X = e.WhyNot(c.Sel, h)
	}
	if w.X == nil || w.X.Why == nil {
		return nil
	}
	w.No = w.X.Why
	return w
}

// FriendsAt reports whether counters of the acting side stand on a hex: whoever taps there means
// those.
func (c *Match) FriendsAt(h hex.Hex) bool {
	return slices.ContainsFunc(c.shown(h), func(p game.Piece) bool { return p.Side == c.Actor })
}

// FoeAt is whom an attack on a hex would be meant for, units before leaders, None for nobody.
func (c *Match) FoeAt(h hex.Hex) game.ID {
	leader := game.None
	for _, p := range c.At(h) {
		switch {
		case p.Side == c.Actor || p.Rank == game.Banner:
		case p.Rank == game.Unit:
			return p.ID
		default:
			leader = p.ID
		}
	}
	return leader
}

// Nearest is the stop of the reach that comes nearest to what is hindered, nil without one.
func (c *Match) Nearest() *game.Stop {
	if c.Why == nil || c.Why.X == nil || c.Reach == nil || c.Why.X.Near < 0 || c.Why.X.Near >= len(c.Reach.Stops) {
		return nil
	}
	return &c.Reach.Stops[c.Why.X.Near]
}

// Culprit is who hinders, None where it is nobody whom the map shows.
func (c *Match) Culprit() game.ID {
	if c.Why == nil || c.Why.X == nil || c.Why.X.By == game.None || c.Piece(c.Why.X.By).Where != game.OnMap {
		return game.None
	}
	return c.Why.X.By
}

// Holding is the zone that holds the selected counter where it was to go on, nil where none does.
func (c *Match) Holding() []hex.Hex {
	by := c.Culprit()
	if by == game.None || c.Mine(by) {
		return nil
	}
	if zone := c.View.Zone(by); slices.Contains(zone, c.Why.X.At) {
		return zone
	}
	return nil
}

// Incomplete is why a group cannot attack as it is, at a hex, with an attack of which it could be
// a part; nil where it can.
func (c *Match) Incomplete(g *Group, h hex.Hex) *Why {
	if g.No == nil {
		return nil
	}
	w := &Why{Hex: h, HasHex: true, No: g.No, Foe: game.None}
	e, explains := c.View.Game.(game.Explainer)
	if !explains || len(g.By) != 1 || len(g.At) != 1 {
		return w
	}
	if foe := c.FoeAt(g.At[0]); foe != game.None {
		if x := e.WhyNoAttack(g.By[0], foe); x != nil && x.Why != nil && x.Why.Code == g.No.Code {
			w.X, w.Foe = x, foe
		}
	}
	return w
}

// Insists reports whether a tap asks again for what was just explained: it means the hex itself.
func (w *Why) Insists(h hex.Hex) bool { return w != nil && w.X != nil && w.Hex == h }

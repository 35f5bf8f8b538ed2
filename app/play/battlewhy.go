package play

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// why explains why something may not be done, at a hex where it has to do with one.
type why struct {
	Hex    hex.Hex
	HasHex bool
	No     *rule.Refusal

	x   *game.Hindrance // of the selected counter, that was to go to the hex; nil where the refusal is all
	foe game.ID         // whom it was to attack there, None for nobody
}

// hindered is why the selected counter cannot go to a hex, or attack who stands there; nil where
// nothing hinders it, or where nobody could have meant that.
func (c *battle) hindered(h hex.Hex) *why {
	e, explains := c.view.Game.(game.Explainer)
	if !explains || c.sel == game.None || !c.mine(c.sel) || h == c.home() || !c.board().On(h) {
		return nil
	}
	w := &why{Hex: h, HasHex: true, foe: c.foeAt(h)}
	switch {
	case w.foe != game.None && c.table.Stage == game.StageFree:
		w.x = e.WhyNoAttack(c.sel, w.foe)
	case c.reach != nil:
		w.x = e.WhyNot(c.sel, h)
	}
	if w.x == nil || w.x.Why == nil {
		return nil
	}
	w.No = w.x.Why
	return w
}

// friendsAt reports whether counters of the acting side stand on a hex: whoever taps there means
// those.
func (c *battle) friendsAt(h hex.Hex) bool {
	return slices.ContainsFunc(c.shown(h), func(p game.Piece) bool { return p.Side == c.actor })
}

// foeAt is whom an attack on a hex would be meant for, units before leaders, None for nobody.
func (c *battle) foeAt(h hex.Hex) game.ID {
	leader := game.None
	for _, p := range c.at(h) {
		switch {
		case p.Side == c.actor || p.Rank == game.Banner:
		case p.Rank == game.Unit:
			return p.ID
		default:
			leader = p.ID
		}
	}
	return leader
}

// nearest is the stop of the reach that comes nearest to what is hindered, nil without one.
func (c *battle) nearest() *game.Stop {
	if c.why == nil || c.why.x == nil || c.reach == nil || c.why.x.Near < 0 || c.why.x.Near >= len(c.reach.Stops) {
		return nil
	}
	return &c.reach.Stops[c.why.x.Near]
}

// culprit is who hinders, None where it is nobody whom the map shows.
func (c *battle) culprit() game.ID {
	if c.why == nil || c.why.x == nil || c.why.x.By == game.None || c.piece(c.why.x.By).Where != game.OnMap {
		return game.None
	}
	return c.why.x.By
}

// holding is the zone that holds the selected counter where it was to go on, nil where none does.
func (c *battle) holding() []hex.Hex {
	by := c.culprit()
	if by == game.None || c.mine(by) {
		return nil
	}
	if zone := c.view.Zone(by); slices.Contains(zone, c.why.x.At) {
		return zone
	}
	return nil
}

// incomplete is why a group cannot attack as it is, at a hex, with an attack of which it could be
// a part; nil where it can.
func (c *battle) incomplete(g *group, h hex.Hex) *why {
	if g.No == nil {
		return nil
	}
	w := &why{Hex: h, HasHex: true, No: g.No, foe: game.None}
	e, explains := c.view.Game.(game.Explainer)
	if !explains || len(g.By) != 1 || len(g.At) != 1 {
		return w
	}
	if foe := c.foeAt(g.At[0]); foe != game.None {
		if x := e.WhyNoAttack(g.By[0], foe); x != nil && x.Why != nil && x.Why.Code == g.No.Code {
			w.x, w.foe = x, foe
		}
	}
	return w
}

// insists reports whether a tap asks again for what was just explained: it means the hex itself.
func (w *why) insists(h hex.Hex) bool { return w != nil && w.x != nil && w.Hex == h }

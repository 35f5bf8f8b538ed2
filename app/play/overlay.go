package play

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

func (c *Controller) board() *board.Board { return c.sess.Game.Board() }

// overlay is what lies between map and counters.
func (c *Controller) overlay(w words, on Overlays) mapview.Overlay {
	o := mapview.Overlay{Last: c.last, LastBy: int(c.lastBy)}
	if !on.Last {
		o.Last = nil
	}
	c.showSetup(w, &o)
	c.showReach(&o)
	c.showSelection(&o)
	c.showZones(&o, on)
	c.showChoices(&o)
	c.showAttack(&o)
	c.showAims(&o)
	c.showWhy(&o)
	return o
}

// showReach paints where the selected counter can come to, and the plan.
func (c *Controller) showReach(o *mapview.Overlay) {
	if c.reach == nil || c.react {
		return
	}
	stops := c.bestStops()
	o.Dim = c.now.table.Stage != game.StageSetUp && len(stops) > 0
	seen, faces := map[hex.Hex]bool{}, c.piece(c.sel).HasFacing
	for _, i := range stops {
		b := c.reach.Stops[i]
		seen[b.Hex] = true
		r := mapview.ReachHex{Hex: b.Hex, Facing: b.Facing, Faces: faces, Lance: lance(b), Rest: b.Rest}
		if c.now.table.Stage != game.StageSetUp {
			r.Left = mp(b.Left)
		}
		o.Reach = append(o.Reach, r)
	}
	if c.plan != nil {
		o.Path = c.plan.path()
		ghost := card(c.plan.End)
		o.Ghost = &ghost
		return
	}
	for _, b := range c.reach.Barred {
		if !seen[b.Hex] && c.board().On(b.Hex) {
			seen[b.Hex] = true
			o.Barred = append(o.Barred, b.Hex)
		}
	}
}

// showSetup paints where each command may still be placed, while nothing is selected.
func (c *Controller) showSetup(w words, o *mapview.Overlay) {
	if c.now.table.Stage != game.StageSetUp || c.sel != game.None {
		return
	}
	type block struct {
		leader game.ID
		kind   string
	}
	seen, place := map[block]bool{}, map[game.ID]int{}
	for _, p := range c.waiting() {
		b := block{p.Commander, p.Kind}
		if p.Rank != game.Unit {
			b.leader = p.ID
		}
		if seen[b] {
			continue // it goes where those like it may go
		}
		seen[b] = true
		if _, known := place[b.leader]; !known {
			place[b.leader] = len(o.Setup)
			o.Setup = append(o.Setup, mapview.SetupZone{Side: int(p.Side), Name: w.commandName(b.leader)})
		}
		c.extend(&o.Setup[place[b.leader]], p.ID)
	}
}

// extend adds to a zone where a counter may be placed.
func (c *Controller) extend(z *mapview.SetupZone, id game.ID) {
	r := c.now.view.Reach(id)
	if r == nil {
		return
	}
	for _, s := range r.Stops {
		if !slices.Contains(z.Hexes, s.Hex) {
			z.Hexes = append(z.Hexes, s.Hex)
		}
	}
}

// commandName is the leader's name for the plate of a zone, empty for units without one.
func (w words) commandName(leader game.ID) string {
	if leader == game.None {
		return ""
	}
	return w.unit(leader)
}

// showSelection marks the zone of the selected counter, or a leader's range.
func (c *Controller) showSelection(o *mapview.Overlay) {
	if c.sel == game.None || c.now.table.Stage == game.StageSetUp {
		return
	}
	p := c.piece(c.sel)
	if p.Where != game.OnMap {
		return
	}
	if p.Range > 0 {
		o.Range, o.RangeBy = c.now.view.Command(c.sel), int(p.Side)
		return
	}
	if p.Side == c.now.actor {
		o.Front = c.now.view.Zone(c.sel)
	} else {
		o.Zone, o.ZoneBy = c.now.view.Zone(c.sel), int(p.Side)
	}
}

// showZones paints the layers that are switched on: every enemy zone, every range.
func (c *Controller) showZones(o *mapview.Overlay, on Overlays) {
	enemy := c.now.actor.Other()
	if on.Zones {
		o.Zone, o.ZoneBy = c.gather(enemy, c.now.view.Zone), int(enemy)
	}
	if on.Commands && o.Range == nil {
		o.Range, o.RangeBy = c.gather(c.now.actor, c.now.view.Command), int(c.now.actor)
	}
}

// gather joins the hexes that the counters of a side on the map cover.
func (c *Controller) gather(side game.Side, of func(game.ID) []hex.Hex) []hex.Hex {
	seen := map[hex.Hex]bool{}
	var out []hex.Hex
	for id := range game.ID(c.sess.Game.Counters()) {
		if p := c.piece(id); p.Side != side || p.Where != game.OnMap {
			continue
		}
		for _, h := range of(id) {
			if !seen[h] && c.board().On(h) {
				seen[h] = true
				out = append(out, h)
			}
		}
	}
	return out
}

// showChoices letters the hexes of a question and shows the picked one as it would be.
func (c *Controller) showChoices(o *mapview.Overlay) {
	options := c.options()
	done := map[hex.Hex]bool{}
	for _, of := range options {
		if !of.Aim || done[of.At] {
			continue
		}
		choice := mapview.ChoiceHex{Hex: of.At, Letter: letter(len(done)), Side: int(c.chooser()), Held: len(c.at(of.At)) > 0}
		if c.pick != nil && options[c.pick.Index].Aim && options[c.pick.Index].At == of.At {
			choice.Chosen, of = true, options[c.pick.Index]
		}
		choice.Way = c.wayOf(of)
		done[of.At] = true
		o.Choice = append(o.Choice, choice)
	}
	for _, b := range c.refused() {
		if !done[b.Hex] {
			o.Cross = append(o.Cross, b.Hex)
		}
	}
	if c.pick != nil && options[c.pick.Index].Aim {
		o.Ghost = c.ghost(options[c.pick.Index])
	}
}

// ghost is the counter of the picked option where it points. What befalls it there
// afterwards is another matter. At enemies it only aims.
func (c *Controller) ghost(of game.Offer) *mapview.Counter {
	after, ok := c.peek(c.pick.Act)
	if !ok || of.At == c.piece(after.ID).Hex || c.foes(of.At) {
		return nil
	}
	p := c.piece(after.ID)
	p.Hex, p.Facing, p.Charge = of.At, after.Facing, after.Charge
	m := card(p)
	return &m
}

// foes reports whether enemies of the chooser stand on a hex.
func (c *Controller) foes(h hex.Hex) bool {
	return slices.ContainsFunc(c.at(h), func(p game.Piece) bool { return p.Side != c.chooser() })
}

// chooser is the side whose options are shown.
func (c *Controller) chooser() game.Side {
	if c.react {
		return c.reactor()
	}
	return c.now.actor
}

// wayOf is the way of an option from where its counter stands, nil where it has none.
func (c *Controller) wayOf(of game.Offer) []hex.Hex {
	if len(of.Way) == 0 {
		return nil
	}
	return append([]hex.Hex{c.piece(of.Unit).Hex}, of.Way...)
}

// lettersOf letters the options by their hexes: options that point at the same hex
// share a letter, those that point nowhere have none.
func lettersOf(options []game.Offer) []string {
	letters := make([]string, len(options))
	byHex := map[hex.Hex]string{}
	for i, o := range options {
		if !o.Aim {
			continue
		}
		if byHex[o.At] == "" {
			byHex[o.At] = letter(len(byHex))
		}
		letters[i] = byHex[o.At]
	}
	return letters
}

// letter counts A to Z, then AA and so on.
func letter(n int) string {
	if n < 26 {
		return string(rune('A' + n))
	}
	return letter(n/26-1) + letter(n%26)
}

// showAttack draws arrows from the attackers to their targets.
func (c *Controller) showAttack(o *mapview.Overlay) {
	if c.group == nil {
		return
	}
	for _, id := range c.group.By {
		from := c.piece(id).Hex
		for _, at := range c.group.At {
			if from.Distance(at) == 1 {
				o.Arrows = append(o.Arrows, [2]hex.Hex{from, at})
			}
		}
	}
}

// showAims draws arrows from those who have taken aim to their targets.
func (c *Controller) showAims(o *mapview.Overlay) {
	for _, e := range c.aims() {
		by, at := c.piece(e.By), c.piece(e.Unit)
		o.Arrows = append(o.Arrows, [2]hex.Hex{by.Hex, at.Hex})
	}
}

// showWhy points at the hex that is being explained.
func (c *Controller) showWhy(o *mapview.Overlay) {
	if c.why != nil && c.why.HasHex && c.reach != nil {
		h := c.why.Hex
		o.Asked = &h
	}
	if c.aimed {
		o.Aim = c.focus
	}
}

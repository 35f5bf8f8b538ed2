package play

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// overlay is what lies between map and counters.
func (c *table) overlay(w words, on overlays) mapview.Overlay {
	o := mapview.Overlay{Last: c.last, LastBy: int(c.lastBy)}
	if !on.Last {
		o.Last = nil
	}
	c.mode.overlay(c, w, &o)
	c.showSelection(&o)
	c.showZones(&o, on)
	c.showChoices(&o)
	c.showAims(&o)
	c.showWhy(&o)
	return o
}

// showReach paints where the selected counter can come to.
func (c *table) showReach(o *mapview.Overlay) {
	if c.reach == nil {
		return
	}
	stops, faces := c.bestStops(), c.piece(c.sel).HasFacing
	o.Dim = c.table.Stage != game.StageSetUp && len(stops) > 0
	for _, i := range stops {
		b := c.reach.Stops[i]
		r := mapview.ReachHex{Hex: b.Hex, Facing: b.Facing, Faces: faces, Lance: lance(b), Rest: b.Rest}
		if c.table.Stage != game.StageSetUp {
			r.Left = mp(b.Left)
		}
		o.Reach = append(o.Reach, r)
	}
}

// showBarred paints what bars the selected counter's way.
func (c *table) showBarred(o *mapview.Overlay) {
	if c.reach == nil {
		return
	}
	seen := map[hex.Hex]bool{}
	for _, r := range o.Reach {
		seen[r.Hex] = true
	}
	for _, b := range c.reach.Barred {
		if !seen[b.Hex] && c.board().On(b.Hex) {
			seen[b.Hex] = true
			o.Barred = append(o.Barred, b.Hex)
		}
	}
}

// showSelection marks the zone of the selected counter, or a leader's range.
func (c *table) showSelection(o *mapview.Overlay) {
	if c.sel == game.None || c.table.Stage == game.StageSetUp {
		return
	}
	p := c.piece(c.sel)
	if p.Where != game.OnMap {
		return
	}
	if p.Range > 0 {
		o.Range, o.RangeBy = c.view.Command(c.sel), int(p.Side)
		return
	}
	if p.Side == c.actor {
		o.Front = c.view.Zone(c.sel)
	} else {
		o.Zone, o.ZoneBy = c.view.Zone(c.sel), int(p.Side)
	}
}

// showZones paints the layers that are switched on: every enemy zone, every range.
func (c *table) showZones(o *mapview.Overlay, on overlays) {
	enemy := c.actor.Other()
	if on.Zones {
		o.Zone, o.ZoneBy = c.gather(enemy, c.view.Zone), int(enemy)
	}
	if on.Commands && o.Range == nil {
		o.Range, o.RangeBy = c.gather(c.actor, c.view.Command), int(c.actor)
	}
}

// showChoices letters the hexes of a question and shows the picked one as it would be.
func (c *table) showChoices(o *mapview.Overlay) {
	done := map[hex.Hex]bool{}
	aim, aims := c.aim()
	for _, of := range c.options() {
		if !of.Aim || done[of.At] {
			continue
		}
		choice := mapview.ChoiceHex{Hex: of.At, Letter: letter(len(done)), Side: int(c.mode.chooser(c)), Held: len(c.at(of.At)) > 0}
		if aims && aim.At == of.At {
			choice.Chosen, of = true, aim
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
	if aims {
		o.Ghost = c.ghost(aim)
	}
}

// ghost is the counter of the picked option where it points. What befalls it there
// afterwards is another matter. At enemies it only aims.
func (c *table) ghost(of game.Offer) *mapview.Counter {
	after, ok := c.peek(c.mode.picked().Act)
	if !ok || of.At == c.piece(after.ID).Hex || c.foes(of.At) {
		return nil
	}
	p := c.piece(after.ID)
	p.Hex, p.Facing, p.Charge = of.At, after.Facing, after.Charge
	m := card(p)
	return &m
}

// foes reports whether enemies of the chooser stand on a hex.
func (c *table) foes(h hex.Hex) bool {
	return slices.ContainsFunc(c.at(h), func(p game.Piece) bool { return p.Side != c.mode.chooser(c) })
}

// wayOf is the way of an option from where its counter stands, nil where it has none.
func (c *table) wayOf(of game.Offer) []hex.Hex {
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

// showAims draws arrows from those who have taken aim to their targets.
func (c *table) showAims(o *mapview.Overlay) {
	for _, e := range c.aims() {
		by, at := c.piece(e.By), c.piece(e.Unit)
		o.Arrows = append(o.Arrows, [2]hex.Hex{by.Hex, at.Hex})
	}
}

// showWhy points at the hex that is being explained.
func (c *table) showWhy(o *mapview.Overlay) {
	if c.why != nil && c.why.HasHex && c.reach != nil {
		h := c.why.Hex
		o.Asked = &h
	}
	if c.sight.aimed {
		o.Aim = c.sight.focus
	}
}

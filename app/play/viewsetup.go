package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// dockSetup shows the counters still to place and the buttons of the set-up.
func (c *Controller) dockSetup(w words) panel.Dock {
	waiting := c.waiting()
	d := panel.Dock{Name: "setup"}
	d.Left = append(d.Left, panel.Head{Title: w.say("setup.title", i18n.Args{"side": w.side(c.now.actor)}),
		Sub: w.say("setup.left", i18n.Args{"n": len(waiting)})})
	if c.sel != game.None {
		d.Left = append(d.Left, c.turning(w, w.head(c.piece(c.sel))))
	}
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	if c.sel == game.None {
		d.Left = append(d.Left, c.toPlace(w)...)
	}
	d.Right = append(d.Right, c.tray(w, "setup.tray", waiting))
	if later := c.undecided(false); len(later) > 0 {
		d.Right = append(d.Right, c.tray(w, "setup.later", later))
	}
	d.Foot = c.setupFoot(w, len(waiting))
	return d
}

// waiting lists the counters of the acting side that are not on the map and can be placed.
func (c *Controller) waiting() []game.Piece { return c.undecided(true) }

// undecided lists the counters of the acting side that are not on the map and for which
// something is to be decided before the battle: those that can be placed, or the others.
func (c *Controller) undecided(placed bool) []game.Piece {
	var out []game.Piece
	can, seen := map[game.ID]bool{}, map[game.ID]bool{game.None: true}
	offers := c.now.offers[c.now.actor]
	for _, o := range offers {
		can[o.Unit] = can[o.Unit] || setsDown[o.Verb]
	}
	for _, o := range offers {
		if seen[o.Unit] || c.keepsSecret(o) || can[o.Unit] != placed {
			continue
		}
		seen[o.Unit] = true
		if p := c.piece(o.Unit); p.Where != game.OnMap {
			out = append(out, p)
		}
	}
	return out
}

// setsDown are the verbs that bring a counter to its place before the battle.
var setsDown = map[game.Verb]bool{game.VerbPlace: true, game.VerbBear: true, "hide": true}

// toPlace lists the commands that still have counters to place; pressing one stands up all
// of it.
func (c *Controller) toPlace(w words) []panel.Section {
	o := panel.Options{Title: w.say("setup.commands", nil), Side: css(c.now.actor)}
	place, count := map[game.ID]int{}, map[game.ID]int{}
	for _, s := range c.proposed() {
		l := s.commander()
		if count[l]++; count[l] == 1 {
			place[l] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: "command:" + strconv.Itoa(int(l)), Title: w.unit(l)})
		}
		o.Cards[place[l]].Big = strconv.Itoa(count[l])
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}

// tray is counters still to be decided about, as small pictures to press.
func (c *Controller) tray(w words, title string, waiting []game.Piece) panel.Section {
	t := panel.Tray{Title: w.say(title, nil)}
	for _, p := range waiting {
		id := strconv.Itoa(int(p.ID))
		t.Items = append(t.Items, panel.TrayItem{Do: "select:" + id, Carry: id, Chip: w.chip(p), On: p.ID == c.sel})
	}
	return t
}

// setupFoot offers the automatic set-up first and, once nothing is left, the end.
func (c *Controller) setupFoot(w words, left int) []panel.Button {
	row := append([]panel.Button{c.undoButton(w)}, c.secretButton(w)...)
	main := panel.Button{ID: "ready", Do: "end", Label: w.say("setup.ready", nil), Look: "pri", Side: css(c.now.actor)}
	if n := len(c.now.duties); left+n > 0 && has(c.now.offers[c.now.actor], game.VerbDeploy) {
		row = append(row, panel.Button{ID: "auto-setup", Do: "press:" + string(game.VerbDeploy), Label: w.say("setup.auto", nil), Look: "pri", Side: css(c.now.actor), Wide: true})
		main.Look, main.Small = "gho", w.say("ui.duties-n", i18n.Args{"n": n})
		if left > 0 {
			main.Small = w.say("setup.left", i18n.Args{"n": left})
		}
	}
	switch {
	case c.plan != nil:
		main = c.confirm(w.say("setup.place", i18n.Args{"hex": c.plan.At.String()}), c.now.actor)
	case c.pick != nil:
		if b := c.pickButton(w); len(b) > 0 {
			main = b[0]
		}
	}
	return append(row, main)
}

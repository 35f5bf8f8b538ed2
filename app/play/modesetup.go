package play

import (
	"slices"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// setup is the time before the battle: counters are placed, one by one or by commands.
type setup struct{ rest }

// placing is setup with a counter about to be set down somewhere.
type placing struct{ planned }

func init() {
	resting[game.StageSetUp] = func(*table) mode { return &setup{} }
	commands["command"] = func(c *table, arg string) { c.placeCommand(game.ID(number(arg))) }
}

func (m *setup) tap(c *table, h hex.Hex)       { c.tapMove(h) }
func (m *setup) preview(p *plan) mode          { return &placing{planned{plan: p}} }
func (m *setup) says(c *table, w words) string { return placeWhere(c, w) }
func (m *setup) rotate(c *table, n int)        { m.spin(c, n) }

func (m *setup) overlay(c *table, w words, o *mapview.Overlay) {
	showSetup(c, w, o)
	m.rest.overlay(c, w, o)
}

func (m *setup) dock(c *table, w words) panel.Dock { return setupDock(c, w, c.pickButton(w)) }

func (m *placing) says(c *table, w words) string {
	return w.say("prompt.again-place", i18n.Args{"hex": m.plan.At.String()})
}

func (m *placing) dock(c *table, w words) panel.Dock {
	return setupDock(c, w, []panel.Button{w.confirm(w.say("setup.place", i18n.Args{"hex": m.plan.At.String()}), c.actor)})
}

// placeWhere asks where the selected counter shall stand.
func placeWhere(c *table, w words) string {
	if c.sel != game.None && c.reach != nil {
		return w.say("prompt.place", i18n.Args{"unit": w.unit(c.sel)})
	}
	return c.expects(w)
}

// setupDock shows the counters still to place and the buttons of the set-up; main is the one
// of what is previewed.
func setupDock(c *table, w words, main []panel.Button) panel.Dock {
	waiting := c.waiting()
	d := panel.Dock{Name: "setup"}
	d.Left = append(d.Left, panel.Head{Title: w.say("setup.title", i18n.Args{"side": w.side(c.actor)}),
		Sub: w.say("setup.left", i18n.Args{"n": len(waiting)})})
	if c.sel != game.None {
		d.Left = append(d.Left, c.turning(w, w.head(c.piece(c.sel))))
	}
	if o := c.optionCards(w); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	if c.sel == game.None {
		d.Left = append(d.Left, toPlace(c, w)...)
	}
	d.Right = append(d.Right, tray(c, w, "setup.tray", waiting))
	if later := c.undecided(false); len(later) > 0 {
		d.Right = append(d.Right, tray(c, w, "setup.later", later))
	}
	d.Foot = setupFoot(c, w, len(waiting), main)
	return d
}

// toPlace lists the commands that still have counters to place; pressing one stands up all
// of it.
func toPlace(c *table, w words) []panel.Section {
	o := panel.Options{Title: w.say("setup.commands", nil), Side: css(c.actor)}
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
func tray(c *table, w words, title string, waiting []game.Piece) panel.Section {
	t := panel.Tray{Title: w.say(title, nil)}
	for _, p := range waiting {
		id := strconv.Itoa(int(p.ID))
		t.Items = append(t.Items, panel.TrayItem{Do: "select:" + id, Carry: id, Chip: w.chip(p), On: p.ID == c.sel})
	}
	return t
}

// setupFoot offers the automatic set-up first and, once nothing is left, the end.
func setupFoot(c *table, w words, left int, main []panel.Button) []panel.Button {
	row := append([]panel.Button{w.undoButton(&c.battle)}, w.secretButton(&c.battle)...)
	ready := panel.Button{ID: "ready", Do: "end", Label: w.say("setup.ready", nil), Look: "pri", Side: css(c.actor)}
	if n := len(c.duties); left+n > 0 && has(c.offers[c.actor], game.VerbDeploy) {
		row = append(row, panel.Button{ID: "auto-setup", Do: "press:" + string(game.VerbDeploy), Label: w.say("setup.auto", nil), Look: "pri", Side: css(c.actor), Wide: true})
		ready.Look, ready.Small = "gho", w.say("ui.duties-n", i18n.Args{"n": n})
		if left > 0 {
			ready.Small = w.say("setup.left", i18n.Args{"n": left})
		}
	}
	if len(main) > 0 {
		ready = main[0]
	}
	return append(row, ready)
}

// showSetup paints where each command may still be placed, while nothing is selected.
func showSetup(c *table, w words, o *mapview.Overlay) {
	if c.sel != game.None {
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
		extend(c, &o.Setup[place[b.leader]], p.ID)
	}
}

// extend adds to a zone where a counter may be placed.
func extend(c *table, z *mapview.SetupZone, id game.ID) {
	r := c.view.Reach(id)
	if r == nil {
		return
	}
	for _, s := range r.Stops {
		if !slices.Contains(z.Hexes, s.Hex) {
			z.Hexes = append(z.Hexes, s.Hex)
		}
	}
}

// placeCommand stands up what is left of a leader's command.
func (c *table) placeCommand(leader game.ID) {
	var own, others []standing
	for _, s := range c.proposed() {
		if s.commander() == leader {
			own = append(own, s)
		} else {
			others = append(others, s)
		}
	}
	if len(own) > 0 && len(c.arrange(own)) == 0 {
		c.proposal = proposal{c.version, others}
	}
}

// arrange stands counters up as one gesture and returns those that could not be.
func (c *table) arrange(list []standing) (left []game.ID) {
	left = c.battle.arrange(list)
	c.rest()
	c.settle()
	return left
}

// carry sets a counter down on a hex during set-up, or says why it may not stand there. One
// that stood on the map keeps its facing and stays the selected one.
func (c *table) carry(id game.ID, h hex.Hex) {
	before := c.piece(id)
	c.selectUnit(id)
	switch {
	case before.Where == game.OnMap && before.Hex == h:
		return
	case !c.planTo(h):
		c.misplaced(h)
		return
	case before.Where == game.OnMap && before.HasFacing:
		_, facing := c.mode.standing(c)
		c.steer(int(before.Facing) - int(facing))
	}
	c.confirm()
	if before.Where == game.OnMap && c.table.Stage == game.StageSetUp {
		c.selectUnit(id)
	}
}

// misplaced explains why the selected counter may not be set down on a hex.
func (c *table) misplaced(h hex.Hex) {
	e, explains := c.view.Game.(game.Explainer)
	if !explains {
		return
	}
	for _, b := range e.Barred(c.sel) {
		if b.Hex == h {
			c.why = &why{Hex: h, HasHex: true, No: b.Why}
		}
	}
}

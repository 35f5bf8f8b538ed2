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
	commands["place-command"] = func(c *table, arg string) { placeCommand(c, game.ID(number(arg))) }
}

func (m *setup) tap(c *table, h hex.Hex) { c.tapMove(h) }
func (m *setup) preview(p *plan) mode    { return &placing{planned{plan: p}} }
func (m *setup) says(v view) string      { return placeWhere(v) }
func (m *setup) rotate(c *table, n int)  { m.spin(c, n) }

func (m *setup) overlay(v view, o *mapview.Overlay) {
	showSetup(v, o)
	m.rest.overlay(v, o)
}

func (m *setup) dock(v view) panel.Dock { return setupDock(v, v.pickButton()) }

// risks are none before the battle.
func (m *placing) risks(*table) []game.Risk { return nil }

func (m *placing) says(v view) string {
	return v.say("prompt.again-place", i18n.Args{"hex": m.plan.At.String()})
}

func (m *placing) dock(v view) panel.Dock {
	return setupDock(v, []panel.Button{v.mainButton(v.say("setup.place", i18n.Args{"hex": m.plan.At.String()}), v.actor)})
}

// placeWhere asks where the selected counter shall stand.
func placeWhere(v view) string {
	if v.sel != game.None && v.reach != nil {
		return v.say("prompt.place", i18n.Args{"unit": v.unit(v.sel)})
	}
	return v.expects()
}

// setupDock shows the counters still to place and the buttons of the set-up; main is the one
// of what is previewed.
func setupDock(v view, main []panel.Button) panel.Dock {
	waiting, left := v.waiting(), "setup.all-placed"
	if len(waiting) > 0 {
		left = "setup.left"
	}
	d := panel.Dock{Name: "setup"}
	d.Left = append(d.Left, panel.Head{Title: v.say("setup.title", i18n.Args{"side": v.side(v.actor)}),
		Sub: v.say(left, i18n.Args{"n": len(waiting)})})
	if v.sel != game.None {
		d.Left = append(d.Left, v.turning(v.head(v.piece(v.sel))))
	}
	if o := v.optionCards(); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	if v.sel == game.None {
		d.Left = append(d.Left, toPlace(v)...)
	}
	d.Right = append(d.Right, tray(v, "setup.tray", waiting)...)
	d.Right = append(d.Right, tray(v, "setup.later", v.undecided(false))...)
	d.Foot = setupFoot(v, len(waiting), main)
	return d
}

// toPlace lists the commands that still have counters to place; pressing one stands up all
// of it.
func toPlace(v view) []panel.Section {
	o := panel.Options{Title: v.say("setup.commands", nil), Side: css(v.actor)}
	place, count := map[game.ID]int{}, map[game.ID]int{}
	for _, s := range v.proposed() {
		l := s.commander()
		if count[l]++; count[l] == 1 {
			place[l] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: "place-command:" + strconv.Itoa(int(l)), Title: v.unit(l)})
		}
		o.Cards[place[l]].Big = strconv.Itoa(count[l])
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}

// tray is counters still to be decided about, as small pictures to press.
func tray(v view, title string, waiting []game.Piece) []panel.Section {
	if len(waiting) == 0 {
		return nil
	}
	t := panel.Tray{Title: v.say(title, nil)}
	for _, p := range waiting {
		id := strconv.Itoa(int(p.ID))
		t.Items = append(t.Items, panel.TrayItem{Do: "select:" + id, Carry: id, Chip: v.chip(p), On: p.ID == v.sel})
	}
	return []panel.Section{t}
}

// setupFoot offers the automatic set-up first and, once nothing is left, the end.
func setupFoot(v view, left int, main []panel.Button) []panel.Button {
	row := append([]panel.Button{v.undoButton()}, v.secretButton()...)
	ready := panel.Button{ID: "ready", Do: "end", Label: v.say("setup.ready", nil), Look: "pri", Side: css(v.actor)}
	if n := len(v.duties); left+n > 0 && has(v.offers[v.actor], game.VerbDeploy) {
		row = append(row, panel.Button{ID: "auto-setup", Do: "press:" + string(game.VerbDeploy), Label: v.say("setup.auto", nil), Look: "pri", Side: css(v.actor), Wide: true})
		ready.Look, ready.Small = "gho", v.say("ui.duties-n", i18n.Args{"n": n})
		if left > 0 {
			ready.Small = v.say("setup.left", i18n.Args{"n": left})
		}
	}
	if len(main) > 0 {
		ready = main[0]
	}
	return append(row, ready)
}

// showSetup paints where each command may still be placed, while nothing is selected.
func showSetup(v view, o *mapview.Overlay) {
	if v.sel != game.None {
		return
	}
	type block struct {
		leader game.ID
		kind   string
	}
	seen, place := map[block]bool{}, map[game.ID]int{}
	for _, p := range v.waiting() {
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
			o.Setup = append(o.Setup, mapview.SetupZone{Side: int(p.Side), Name: v.commandName(b.leader)})
		}
		extend(v.t, &o.Setup[place[b.leader]], p.ID)
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
func placeCommand(c *table, leader game.ID) {
	var own, others []standing
	for _, s := range c.proposed() {
		if s.commander() == leader {
			own = append(own, s)
		} else {
			others = append(others, s)
		}
	}
	if len(own) > 0 && len(c.arrange(own)) == 0 {
		c.proposal = proposal{version: c.version, list: others}
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
func carry(c *table, id game.ID, h hex.Hex) {
	before := c.piece(id)
	c.selectUnit(id)
	switch {
	case before.Where == game.OnMap && before.Hex == h:
		return
	case !c.planTo(h):
		c.why = c.hindered(h)
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

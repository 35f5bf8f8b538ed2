package play

import (
	"slices"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
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
	commands["place-command"] = func(c *table, arg string) { placeCommand(c, game.ID(Number(arg))) }
}

func (m *setup) tap(c *table, h hex.Hex)    { c.tapMove(h) }
func (m *setup) preview(p *match.Plan) mode { return &placing{planned{plan: p}} }
func (m *setup) says(v view) string         { return placeWhere(v) }
func (m *setup) rotate(c *table, n int)     { m.spin(c, n) }

func (m *setup) overlay(v view, o *mapview.Overlay) {
	showSetup(v, o)
	m.rest.overlay(v, o)
}

func (m *setup) dock(v view) panel.Dock { return setupDock(v, v.pickButton()) }

// risks are none before the battle.
func (m *placing) risks(*table) []game.Risk { return nil }

func (m *placing) says(v view) string {
	return v.Say("prompt.again-place", i18n.Args{"hex": m.plan.At.String()})
}

func (m *placing) dock(v view) panel.Dock {
	return setupDock(v, []panel.Button{v.MainButton(v.Say("setup.place", i18n.Args{"hex": m.plan.At.String()}), v.Actor)})
}

// placeWhere asks where the selected counter shall stand.
func placeWhere(v view) string {
	if v.Sel != game.None && v.Reach != nil {
		return v.Say("prompt.place", i18n.Args{"unit": v.Unit(v.Sel)})
	}
	return v.expects()
}

// setupDock shows the counters still to place and the buttons of the set-up; main is the one
// of what is previewed.
func setupDock(v view, main []panel.Button) panel.Dock {
	waiting, left := v.Waiting(), "setup.all-placed"
	if len(waiting) > 0 {
		left = "setup.left"
	}
	d := panel.Dock{Name: "setup"}
	d.Left = append(d.Left, panel.Head{Title: v.Say("setup.title", i18n.Args{"side": v.Side(v.Actor)}),
		Sub: v.Say(left, i18n.Args{"n": len(waiting)})})
	if v.Sel != game.None {
		d.Left = append(d.Left, v.turning(v.Head(v.Piece(v.Sel))))
	}
	if o := v.optionCards(); len(o.Cards) > 0 {
		d.Left = append(d.Left, o)
	}
	if v.Sel == game.None {
		d.Left = append(d.Left, toPlace(v)...)
	}
	d.Right = append(d.Right, tray(v, "setup.tray", waiting)...)
	d.Right = append(d.Right, tray(v, "setup.later", v.Undecided(false))...)
	d.Foot = setupFoot(v, len(waiting), main)
	return d
}

// toPlace lists the commands that still have counters to place; pressing one stands up all
// of it.
func toPlace(v view) []panel.Section {
	o := panel.Options{Title: v.Say("setup.commands", nil), Side: match.SideKey(v.Actor)}
	place, count := map[game.ID]int{}, map[game.ID]int{}
	for _, s := range v.Proposed() {
		l := s.Commander()
		if count[l]++; count[l] == 1 {
			place[l] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: "place-command:" + strconv.Itoa(int(l)), Title: v.Unit(l)})
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
	t := panel.Tray{Title: v.Say(title, nil)}
	for _, p := range waiting {
		id := strconv.Itoa(int(p.ID))
		t.Items = append(t.Items, panel.TrayItem{Do: "select:" + id, Carry: id, Chip: v.Chip(p), On: p.ID == v.Sel})
	}
	return []panel.Section{t}
}

// setupFoot offers the automatic set-up first and, once nothing is left, the end.
func setupFoot(v view, left int, main []panel.Button) []panel.Button {
	row := append([]panel.Button{v.UndoButton()}, v.SecretButton()...)
	ready := panel.Button{ID: "ready", Do: "end", Label: v.Say("setup.ready", nil), Look: "pri", Side: match.SideKey(v.Actor)}
	if n := len(v.Duties); left+n > 0 && match.Has(v.Offers[v.Actor], game.VerbDeploy) {
		row = append(row, panel.Button{ID: "auto-setup", Do: "press:" + string(game.VerbDeploy), Label: v.Say("setup.auto", nil), Look: "pri", Side: match.SideKey(v.Actor), Wide: true})
		ready.Look, ready.Small = "gho", v.Say("ui.duties-n", i18n.Args{"n": n})
		if left > 0 {
			ready.Small = v.Say("setup.left", i18n.Args{"n": left})
		}
	}
	if len(main) > 0 {
		ready = main[0]
	}
	return append(row, ready)
}

// showSetup paints where each command may still be placed, while nothing is selected.
func showSetup(v view, o *mapview.Overlay) {
	if v.Sel != game.None {
		return
	}
	type block struct {
		leader game.ID
		kind   string
	}
	seen, place := map[block]bool{}, map[game.ID]int{}
	for _, p := range v.Waiting() {
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
			o.Setup = append(o.Setup, mapview.SetupZone{Side: int(p.Side), Name: v.CommandName(b.leader)})
		}
		extend(v.t, &o.Setup[place[b.leader]], p.ID)
	}
}

// extend adds to a zone where a counter may be placed.
func extend(c *table, z *mapview.SetupZone, id game.ID) {
	r := c.View.Reach(id)
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
	var own, others []match.Standing
	for _, s := range c.Proposed() {
		if s.Commander() == leader {
			own = append(own, s)
		} else {
			others = append(others, s)
		}
	}
	if len(own) > 0 && len(c.arrange(own)) == 0 {
		c.Proposal = match.Proposal{Version: c.Version, List: others}
	}
}

// arrange stands counters up as one gesture and returns those that could not be.
func (c *table) arrange(list []match.Standing) (left []game.ID) {
	left = c.Match.Arrange(list)
	c.rest()
	c.settle()
	return left
}

// carry sets a counter down on a hex during set-up, or says why it may not stand there. One
// that stood on the map keeps its facing and stays the selected one.
func carry(c *table, id game.ID, h hex.Hex) {
	before := c.Piece(id)
	c.selectUnit(id)
	switch {
	case before.Where == game.OnMap && before.Hex == h:
		return
	case !c.planTo(h):
		c.Why = c.Hindered(h)
		return
	case before.Where == game.OnMap && before.HasFacing:
		_, facing := c.Mode.standing(c)
		c.steer(int(before.Facing) - int(facing))
	}
	c.confirm()
	if before.Where == game.OnMap && c.Table.Stage == game.StageSetUp {
		c.selectUnit(id)
	}
}

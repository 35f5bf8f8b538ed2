package table

import (
	"slices"
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// setup is the time before the battle: counters are placed, one by one or by commands.
type setup struct{ rest }

// Placing is setup with a counter about to be set down somewhere.
type Placing struct{ Planned }

var setupCommands = commands{
	"place-command": do.Whole(placeCommand),
}

func (m *setup) tap(c *Table, h hex.Hex)    { c.tapMove(h) }
func (m *setup) preview(p *match.Plan) Mode { return &Placing{Planned{Plan: p}} }
func (m *setup) Says(v View) string         { return placeWhere(v) }
func (m *setup) Rotate(c *Table, n int)     { m.spin(c, n) }

func (m *setup) overlay(v View, o *mapview.Overlay) {
	showSetup(v, o)
	m.rest.overlay(v, o)
}

func (m *setup) Dock(v View) panel.Dock { return setupDock(v, v.pickButton()) }

// Risks are none before the battle.
func (m *Placing) Risks(*Table) []game.Risk { return nil }

func (m *Placing) Says(v View) string {
	return v.Say("prompt.again-place", i18n.Args{"hex": m.Plan.At.String()})
}

func (m *Placing) Dock(v View) panel.Dock {
	return setupDock(v, []panel.Button{v.MainButton(v.Say("setup.place", i18n.Args{"hex": m.Plan.At.String()}), v.Actor)})
}

// placeWhere asks where the selected counter shall stand.
func placeWhere(v View) string {
	if v.Sel != game.None && v.Reach != nil {
		return v.Say("prompt.place", i18n.Args{"unit": v.Name(v.Sel)})
	}
	return v.expects()
}

// setupDock shows the counters still to place and the buttons of the set-up; main is the one
// of what is previewed.
func setupDock(v View, main []panel.Button) panel.Dock {
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
	if o := v.OptionCards(); len(o.Cards) > 0 {
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
func toPlace(v View) []panel.Section {
	o := panel.Options{Title: v.Say("setup.commands", nil), Side: match.SideKey(v.Actor)}
	place, count := map[game.ID]int{}, map[game.ID]int{}
	for _, s := range v.Proposed() {
		l := s.Commander()
		if count[l]++; count[l] == 1 {
			place[l] = len(o.Cards)
			o.Cards = append(o.Cards, panel.Card{Do: do.PlaceCommand(l), Title: v.Unit(l)})
		}
		o.Cards[place[l]].Big = strconv.Itoa(count[l])
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}

// tray is counters still to be decided about, as small pictures to press.
func tray(v View, title string, waiting []game.Piece) []panel.Section {
	if len(waiting) == 0 {
		return nil
	}
	t := panel.Tray{Title: v.Say(title, nil)}
	for _, p := range waiting {
		id := strconv.Itoa(int(p.ID))
		t.Items = append(t.Items, panel.TrayItem{Do: do.Select(p.ID), Carry: id, Chip: v.Chip(p), On: p.ID == v.Sel})
	}
	return []panel.Section{t}
}

// setupFoot offers the automatic set-up first and, once nothing is left, the end.
func setupFoot(v View, left int, main []panel.Button) []panel.Button {
	row := append([]panel.Button{v.UndoButton()}, v.SecretButton()...)
	ready := panel.Button{ID: "ready", Do: do.End(), Label: v.Say("setup.ready", nil), Look: "pri", Side: match.SideKey(v.Actor)}
	if n := len(v.Duties); left+n > 0 && match.Has(v.Offers[v.Actor], game.VerbDeploy) {
		row = append(row, panel.Button{ID: "auto-setup", Do: do.Press(game.VerbDeploy), Label: v.Say("setup.auto", nil), Look: "pri", Side: match.SideKey(v.Actor), Wide: true})
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
func showSetup(v View, o *mapview.Overlay) {
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
		extend(v.T, &o.Setup[place[b.leader]], p.ID)
	}
}

// extend adds to a zone where a counter may be placed.
func extend(c *Table, z *mapview.SetupZone, id game.ID) {
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
func placeCommand(c *Table, leader game.ID) {
	var own, others []match.Standing
	for _, s := range c.Proposed() {
		if s.Commander() == leader {
			own = append(own, s)
		} else {
			others = append(others, s)
		}
	}
	if len(own) > 0 && len(c.Arrange(own)) == 0 {
		c.Proposal = match.Proposal{Version: c.Version, List: others}
	}
}

// Arrange stands counters up as one gesture and returns those that could not be.
func (c *Table) Arrange(list []match.Standing) (left []game.ID) {
	left = c.Match.Arrange(list)
	c.Rest()
	c.Settle()
	return left
}

// Carry sets a counter down on a hex during set-up, or says why it may not stand there. One
// that stood on the map keeps its facing and stays the selected one.
func Carry(c *Table, id game.ID, h hex.Hex) {
	before := c.Piece(id)
	c.SelectUnit(id)
	switch {
	case before.Where == game.OnMap && before.Hex == h:
		return
	case !c.planTo(h):
		c.Why = c.Hindered(h)
		return
	case before.Where == game.OnMap && before.HasFacing:
		_, facing := c.standing()
		c.steer(int(before.Facing) - int(facing))
	}
	c.Confirm()
	if before.Where == game.OnMap && c.Table.Stage == game.StageSetUp {
		c.SelectUnit(id)
	}
}

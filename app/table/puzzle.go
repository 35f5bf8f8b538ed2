package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// A puzzle at the table: a try at it is planned like moves of a battle, and nothing else is done.

// Pose poses a puzzle at the table.
func (c *Table) Pose(p *match.Puzzle) {
	c.Manual, c.Cardless = true, [2]bool{true, true}
	c.Puzzle = p
	c.Version++ // what is offered is another thing now
	c.Clear()
	c.Refresh()
	c.Sight.Closely(c.Piece(p.Target).Hex)
}

// Again begins another try at the puzzle.
func (c *Table) Again() {
	p := *c.Puzzle
	p.Tried, p.Drawn = nil, nil
	next := NewTable(c.Scenario, match.PlanAt(p.Start))
	next.Version = c.Version
	*c = *next
	c.Pose(&p)
}

// ofTries are the commands that a try is made by.
var ofTries = []string{"confirm", "cancel", "undo", "redo", "select", "next", "next-unit", "special", "choose", "rotate", "jump", "goal", "look-at",
	"end", "mean", "charge", "suggest", "reasons", "why-who", "why-near", "why-join"}

var puzzleKeys = do.Keys{"e": do.End(), "E": do.End(), "u": do.Undo(), "U": do.Undo(), "y": do.Redo(), "Y": do.Redo(),
	"q": do.Rotate(-1), "Q": do.Rotate(-1), "w": do.Rotate(1), "W": do.Rotate(1), "x": do.NextUnit(), "X": do.NextUnit(), "Enter": do.Confirm()}

// bids is the prompt of a puzzle while nobody is chosen: what is to be done next, and that a plan is weighed.
func (v View) bids(p panel.Prompt) panel.Prompt {
	_, idle := v.T.Mode.(*Idle)
	m, blow := v.T.Mode.(*Attack)
	switch {
	case v.Puzzle.Tried != nil:
		return panel.Prompt{Bare: true}
	case blow && m.chosen == nil && m.Group.No == nil:
		p.Text = v.Say("puzzle.blow", nil) // no dice are rolled
		return p
	case !idle:
		return p
	}
	told := panel.Prompt{Side: match.SideKey(v.Puzzle.Solver)}
	switch {
	case v.Strikes() && v.Puzzle.Blows > 1:
		told.Who, told.Text = v.Say("puzzle.strike-twice", nil), v.Say("puzzle.strike-twice.text", nil)
	case v.Strikes():
		told.Who, told.Text = v.Say("puzzle.strike", nil), v.Say("puzzle.strike.text", nil)
	case v.Shoots():
		told.Who, told.Text = v.Say("puzzle.shoot", nil), v.Say("puzzle.shoot.text", nil)
	case v.RidesLeft() == 0 && v.Archery():
		told.Who, told.Text = v.Say("puzzle.ridden", nil), v.Say("puzzle.ridden.shots", nil)
	case v.RidesLeft() == 0:
		told.Who, told.Text = v.Say("puzzle.ridden", nil), v.Say("puzzle.ridden.text", nil)
	case v.Puzzle.Shots > 0 && !v.Archery():
		told.Who, told.Text = v.Say("puzzle.ride", nil), v.Say("puzzle.ride.bows", nil)
	default:
		told.Who, told.Text = v.Say("puzzle.ride", nil), v.Say("puzzle.ride.text", nil)
	}
	return told
}

// unposed are the buttons that a try does without.
var unposed = []string{"secret", "react", "pass", "counsel"}

// posedDock is the dock while a try is made: nothing leads aside. The end of the rides is the way to what comes next.
func (v View) posedDock(d panel.Dock) panel.Dock {
	if v.Puzzle.Tried != nil {
		return panel.Dock{Name: "tried"}
	}
	d.Foot = slices.DeleteFunc(slices.Clone(d.Foot), func(b panel.Button) bool {
		return slices.Contains(unposed, b.ID) || b.ID == "end-phase" && v.Strikes()
	})
	for i := range d.Foot {
		if b := &d.Foot[i]; b.ID == "end-phase" {
			b.Label, b.Small = v.Say(v.comesNext(), nil), v.Say("puzzle.rides-left", i18n.Args{"n": v.RidesLeft()})
			if v.RidesLeft() == 0 {
				b.Look, b.Side, b.Small = "pri", match.SideKey(v.Puzzle.Solver), ""
			}
		}
	}
	d.Left, d.Right = unled(d.Left), unled(d.Right)
	if _, idle := v.T.Mode.(*Idle); idle && v.Table.Stage == game.StageFree {
		d.Left, d.Right = nil, nil
	}
	return d
}

// comesNext is what the end of a phase of a try leads to.
func (v View) comesNext() string {
	switch {
	case v.Shoots():
		return "puzzle.shot"
	case v.Archery():
		return "puzzle.to-shots"
	}
	return "puzzle.to-blow"
}

// unled are the sections of a dock without those that lead several at once.
func unled(list []panel.Section) []panel.Section {
	return slices.DeleteFunc(slices.Clone(list), func(s panel.Section) bool {
		a, acts := s.(panel.Actions)
		return acts && slices.ContainsFunc(a.Buttons, func(b panel.Button) bool {
			c, ok := do.Parse(b.Do)
			return ok && c.Is(do.Table) && !slices.Contains(ofTries, c.Name)
		})
	})
}

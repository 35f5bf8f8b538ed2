package tell

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Goal is the line that never leaves the screen: what wins for the side that looks, how long there is,
// and who leads. A battle may have a sentence of its own for each side.
func (t Teller) Goal() panel.Goal {
	side := t.Seat()
	g := t.GoalOf(side)
	if t.Puzzle != nil {
		return t.aim()
	}
	own := "goal-short." + t.Scenario.ID
	if side == game.B {
		own += ".b"
	}
	made := t.Say("goal."+string(g.Kind), t.goalArgs(g))
	out := panel.Goal{Lang: t.Lang, Text: i18n.Or(t.Lang, own, made), State: t.goalState(side), Left: t.turnsLeft(), Marked: len(t.Marks(g)) > 0}
	if t.Table.Last > 0 {
		out.Turns, out.Turn = t.Table.Last-t.Table.First+1, t.Table.Turn-t.Table.First
	}
	return out
}

// aim is what a puzzle asks for, and what of a try at it is still to be made.
func (t Teller) aim() panel.Goal {
	p := t.Puzzle
	g := panel.Goal{Lang: t.Lang, Text: t.Say("puzzle.aim."+p.Aim.Kind.Word(), i18n.Args{"who": t.Name(p.Target)}), Marked: true, Turns: p.Rides + 1}
	switch left := t.RidesLeft(); {
	case p.Tried != nil:
		g.State, g.Turn = t.Say("puzzle.made", nil), g.Turns
	case t.Strikes() && p.Blows > 1:
		g.State, g.Turn = t.Say("puzzle.strike-twice", nil), p.Rides
	case t.Strikes():
		g.State, g.Turn = t.Say("puzzle.strike", nil), p.Rides
	case t.Shoots():
		g.State, g.Turn = t.Say("puzzle.shoot", nil), p.Rides
	default:
		g.State, g.Turn = t.Say("puzzle.rides-left", i18n.Args{"n": left}), p.Rides-left
	}
	return g
}

// goalArgs names who is to be taken, where that is one.
func (t Teller) goalArgs(g match.Goal) i18n.Args {
	if len(g.Units) == 1 {
		return i18n.Args{"who": t.Name(g.Units[0])}
	}
	return i18n.Args{"who": strconv.Itoa(len(g.Units))}
}

// turnsLeft is how long there is, "" where there is no last turn or the battle is over.
func (t Teller) turnsLeft() string {
	if t.Table.Last == 0 || t.Table.Stage == game.StageOver {
		return ""
	}
	return t.Say("goal.left", i18n.Args{"n": max(1, t.Table.Last-t.Table.Turn+1)})
}

// goalState is who leads.
func (t Teller) goalState(side game.Side) string {
	if t.Table.Stage == game.StageOver {
		return t.Say("phase.over", nil)
	}
	word := leadWord(t.Lead(side))
	lead := t.Say("lead."+word, nil)
	if t.Watched() && word != "tied" {
		if word == "they" {
			side = side.Other()
		}
		lead = t.Say("lead.side", i18n.Args{"side": t.Side(side)})
	}
	return lead
}

// A lead in hundredths below a few is none, and from many on it is clear.
const (
	fewAhead  = 4
	manyAhead = 20
)

// leadWord is the end of the key that says who leads.
func leadWord(lead int) string {
	switch {
	case lead >= manyAhead:
		return "far"
	case lead >= fewAhead:
		return "little"
	case lead > -fewAhead:
		return "tied"
	}
	return "they"
}

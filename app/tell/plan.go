package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// PlanKey is the key of the words on the button that does a plan.
func PlanKey(p *match.Plan) string {
	switch {
	case p.Lance:
		return "plan.charge-to"
	case p.Start.Where == game.OnMap && p.At == p.Start.Hex:
		return "verb.wheel"
	}
	return "plan.go"
}

// Pace names one of the charges with which a plan could arrive, of which the strongest is
// given: a factor, or whether it charges at all.
func Pace(w Words, n int, strongest game.Stop) string {
	switch {
	case !match.Lance(strongest):
		return strconv.Itoa(n)
	case n == 0:
		return w.Say("plan.no-charge", nil)
	}
	return w.Say("mark.charging", nil)
}

// Costs is the ledger of a plan.
func (w Words) Costs(p *match.Plan) panel.Section {
	l := panel.Ledger{Title: w.Say("plan.path", i18n.Args{"hex": p.At.String()}),
		Right: w.Say("plan.spent", i18n.Args{"n": Mp(p.Spent()), "of": Mp(p.Start.Move)})}
	for _, leg := range p.Steps {
		l.Rows = append(l.Rows, legRow(w, leg))
	}
	l.Rows = append(l.Rows, panel.Row{Text: w.Say("plan.left", nil), Value: Mp(p.End.Left) + " " + w.Say("stat.mp", nil), Look: "sum"})
	return l
}

// legRow is one row of the ledger: a hex entered, or a turn.
func legRow(w Words, l game.Leg) panel.Row {
	r := panel.Row{Value: Mp(l.Cost)}
	if l.Kind == game.EventTurned {
		r.Text = w.Say("plan.turn", i18n.Args{"facing": w.Facing(l.Facing)})
	} else {
		r.Text = w.OnGround(l.At, footing(w, l))
		if l.Charge > 0 {
			r.Charge = strconv.Itoa(l.Charge)
		}
	}
	if l.Tally != nil && len(l.Tally.Lines) > 0 {
		r.Ref, r.Sub = w.Cite(l.Tally.Lines[0].Ref), items(w, *l.Tally)
	}
	return r
}

// footing is what a hex is entered by: its road where that is what was paid for, else
// its ground.
func footing(w Words, l game.Leg) string {
	if l.Tally != nil && len(l.Tally.Lines) > 0 && l.Tally.Lines[0].Name == "road" {
		return w.tally(l.Tally.Lines[0])
	}
	return w.Say("terrain."+w.Game.Board().Terrain(l.At).String(), nil)
}

// items names what a cost is made of, if that is more than one thing.
func items(w Words, t rule.Tally) string {
	if len(t.Lines) < 2 {
		return ""
	}
	var parts []string
	for _, l := range t.Lines {
		parts = append(parts, w.tally(l)+" "+Mp(game.MP(l.N)))
	}
	return strings.Join(parts, " + ")
}

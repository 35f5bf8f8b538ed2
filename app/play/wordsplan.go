package play

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// planKey is the key of the words on the button that does a plan.
func planKey(p *match.Plan) string {
	switch {
	case p.Lance:
		return "plan.charge-to"
	case p.Start.Where == game.OnMap && p.At == p.Start.Hex:
		return "verb.wheel"
	}
	return "plan.go"
}

// pace names one of the charges with which a plan could arrive, of which the strongest is
// given: a factor, or whether it charges at all.
func pace(w words, n int, strongest game.Stop) string {
	switch {
	case !match.Lance(strongest):
		return strconv.Itoa(n)
	case n == 0:
		return w.say("plan.no-charge", nil)
	}
	return w.say("mark.charging", nil)
}

// costs is the ledger of a plan.
func (w words) costs(p *match.Plan) panel.Section {
	l := panel.Ledger{Title: w.say("plan.path", i18n.Args{"hex": p.At.String()}),
		Right: w.say("plan.spent", i18n.Args{"n": mp(p.Spent()), "of": mp(p.Start.Move)})}
	for _, leg := range p.Steps {
		l.Rows = append(l.Rows, legRow(w, leg))
	}
	l.Rows = append(l.Rows, panel.Row{Text: w.say("plan.left", nil), Value: mp(p.End.Left) + " " + w.say("stat.mp", nil), Look: "sum"})
	return l
}

// legRow is one row of the ledger: a hex entered, or a turn.
func legRow(w words, l game.Leg) panel.Row {
	r := panel.Row{Value: mp(l.Cost)}
	if l.Kind == game.EventTurned {
		r.Text = w.say("plan.turn", i18n.Args{"facing": w.facing(l.Facing)})
	} else {
		r.Text = l.At.String() + " " + footing(w, l)
		if l.Charge > 0 {
			r.Charge = strconv.Itoa(l.Charge)
		}
	}
	if l.Tally != nil && len(l.Tally.Lines) > 0 {
		r.Ref, r.Sub = w.cite(l.Tally.Lines[0].Ref), items(w, *l.Tally)
	}
	return r
}

// footing is what a hex is entered by: its road where that is what was paid for, else
// its ground.
func footing(w words, l game.Leg) string {
	if l.Tally != nil && len(l.Tally.Lines) > 0 && l.Tally.Lines[0].Name == "road" {
		return w.tally(l.Tally.Lines[0])
	}
	return w.say("terrain."+w.game.Board().Terrain(l.At).String(), nil)
}

// items names what a cost is made of, if that is more than one thing.
func items(w words, t rule.Tally) string {
	if len(t.Lines) < 2 {
		return ""
	}
	var parts []string
	for _, l := range t.Lines {
		parts = append(parts, w.tally(l)+" "+mp(game.MP(l.N)))
	}
	return strings.Join(parts, " + ")
}

package page

import (
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// How many turning points are told of at most, and by how much the expectation has to move at least.
const mostTurnings, leastTurning = 4, 2 * luck.Parts

var curveCommands = commands{
	"chronicle-curve": func(p *Page, what string) {
		if p.book != nil {
			p.book.curve = what
		}
	},
}

// curve is how the battle went.
func (p screens) curve() panel.Curve {
	b, w := p.book, p.View()
	c := panel.Curve{Title: p.Say("chronicle.curve", nil), Morale: p.Say("chronicle.curve.morale", nil), Of: len(w.Sess.Steps),
		Head: p.Say("chronicle.turning", nil), Points: p.turnings(), Table: p.columns()}
	for side := range c.Names {
		c.Names[side] = w.Side(game.Side(side))
	}
	kinds := []string{"points", "strength"}
	if b.analysis.known {
		kinds = append(kinds, "ahead")
	}
	for i, kind := range kinds {
		c.Kinds = append(c.Kinds, panel.Segment{Do: do.ChronicleCurve(kind), Label: p.Say("chronicle.curve."+kind, nil), On: b.curve == kind || i == 0 && !slices.Contains(kinds, b.curve)})
	}
	for i, s := range b.reader.Scores() {
		spot := panel.Spot{At: s.Step, Turn: s.Turn, Value: s.Points, Other: s.Strength, Morale: match.Morale(game.Table{Tracks: s.Tracks})}
		if b.curve == "strength" {
			spot.Value, spot.Other = spot.Other, spot.Value
		}
		if c.Spots = append(c.Spots, spot); i == 0 || c.Spots[i-1].Turn != s.Turn {
			c.Turns = append(c.Turns, panel.Mark{At: s.Step, Turn: s.Turn})
		}
	}
	if b.curve == "ahead" && b.analysis.known && len(c.Spots) > 0 {
		c.Spots = b.ahead(c.Spots, w.Sess.Steps)
	}
	return c
}

// columns are the headings of the curve in figures.
func (p screens) columns() [6]string {
	w := p.View()
	first, second := "chronicle.curve.of-points", "chronicle.curve.of-strength"
	switch p.book.curve {
	case "strength":
		first, second = second, first
	case "ahead":
		first, second = "chronicle.curve.of-ahead", first
	}
	of := func(key string, s game.Side) string { return p.Say(key, i18n.Args{"side": w.Side(s)}) }
	return [6]string{strings.TrimSpace(p.Say("top.turn", i18n.Args{"n": ""})), of(first, game.A), of(first, game.B), of(second, game.A), of(second, game.B),
		p.Say("chronicle.curve.morale", nil)}
}

// ahead is the course of a battle as the computer thought of it: by how many strength points it thought
// a side ahead, and the points, as each phase began.
func (b *telling) ahead(spots []panel.Spot, steps []game.Step) (out []panel.Spot) {
	for _, v := range b.analysis.course {
		s := spots[0]
		for _, x := range spots {
			if x.At <= v.Step {
				s = x
			}
		}
		s.At, s.Turn = v.Step, steps[min(v.Step, len(steps)-1)].Turn
		s.Value, s.Other = [2]int{max(0, v.Ahead) / 100, max(0, -v.Ahead) / 100}, s.Value
		out = append(out, s)
	}
	return out
}

// turnings are the turning points, once all dice are weighed.
func (p screens) turnings() (list []panel.Turning) {
	w, phases := p.View(), p.Table.Whole().Table().Phases
	for i, t := range p.book.turnings() {
		side := game.A
		if t.Sum() < 0 {
			side = game.B
		}
		of := func(n int) string {
			if side == game.B {
				n = -n
			}
			return w.Sp(n)
		}
		args := i18n.Args{"turn": t.Turn, "phase": w.Say("phase.set-up", nil), "n": of(t.Sum()), "whose": w.SideOf(side),
			"dice": of(t.Dice), "choice": of(t.Choice)}
		if t.Phase >= 0 && t.Phase < len(phases) {
			args["phase"] = w.Phase(phases[t.Phase])
		}
		by := "chronicle.turning.choice"
		if t.ByDice() {
			by = "chronicle.turning.dice"
		}
		list = append(list, panel.Turning{N: i + 1, At: t.At, Side: match.SideKey(side), Text: w.Say("chronicle.turning.point", args), By: w.Say(by, args), Do: replayAt(t.At)})
	}
	return list
}

// turnings are the turning points, none before all dice are weighed.
func (b *telling) turnings() []luck.Turning {
	if !b.weighed() {
		return nil
	}
	return b.luck.Turnings(mostTurnings, leastTurning)
}

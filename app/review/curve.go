package review

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
const MostTurnings, leastTurning = 4, 2 * luck.Parts

// curve is how the battle went.
func (v View) curve() panel.Curve {
	b := v.Book
	c := panel.Curve{Title: v.Say("chronicle.curve", nil), Morale: v.Say("chronicle.curve.morale", nil), Of: len(v.Sess.Steps),
		Head: v.Say("chronicle.turning", nil), Points: v.turnings(), Table: v.columns()}
	for side := range c.Names {
		c.Names[side] = v.Side(game.Side(side))
	}
	kinds := []string{"points", "strength"}
	if b.analysis.known {
		kinds = append(kinds, "ahead")
	}
	for i, kind := range kinds {
		c.Kinds = append(c.Kinds, panel.Segment{Do: do.ChronicleCurve(kind), Label: v.Say("chronicle.curve."+kind, nil), On: b.curve == kind || i == 0 && !slices.Contains(kinds, b.curve)})
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
		c.Spots = b.ahead(c.Spots, v.Sess.Steps)
	}
	return c
}

// columns are the headings of the curve in figures.
func (v View) columns() [6]string {
	first, second := "chronicle.curve.of-points", "chronicle.curve.of-strength"
	switch v.Book.curve {
	case "strength":
		first, second = second, first
	case "ahead":
		first, second = "chronicle.curve.of-ahead", first
	}
	of := func(key string, s game.Side) string { return v.Say(key, i18n.Args{"side": v.Side(s)}) }
	return [6]string{strings.TrimSpace(v.Say("top.turn", i18n.Args{"n": ""})), of(first, game.A), of(first, game.B), of(second, game.A), of(second, game.B),
		v.Say("chronicle.curve.morale", nil)}
}

// ahead is the course of a battle as the computer thought of it: by how many strength points it thought
// a side ahead, and the points, as each phase began.
func (b *Book) ahead(spots []panel.Spot, steps []game.Step) (out []panel.Spot) {
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
func (v View) turnings() (list []panel.Turning) {
	phases := v.Whole().Table().Phases
	for i, t := range v.Book.turnings() {
		side := game.A
		if t.Sum() < 0 {
			side = game.B
		}
		of := func(n int) string {
			if side == game.B {
				n = -n
			}
			return v.Sp(n)
		}
		args := i18n.Args{"turn": t.Turn, "phase": v.Say("phase.set-up", nil), "n": of(t.Sum()), "whose": v.SideOf(side),
			"dice": of(t.Dice), "choice": of(t.Choice)}
		if t.Phase >= 0 && t.Phase < len(phases) {
			args["phase"] = v.Phase(phases[t.Phase])
		}
		by := "chronicle.turning.choice"
		if t.ByDice() {
			by = "chronicle.turning.dice"
		}
		list = append(list, panel.Turning{N: i + 1, At: t.At, Side: match.SideKey(side), Text: v.Say("chronicle.turning.point", args), By: v.Say(by, args), Do: do.Replay(t.At)})
	}
	return list
}

// turnings are the turning points, none before all dice are weighed.
func (b *Book) turnings() []luck.Turning {
	if !b.Weighed() {
		return nil
	}
	return b.luck.Turnings(MostTurnings, leastTurning)
}

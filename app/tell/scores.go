package tell

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Scores is what brings a side points: enemies who are lost, the dearest first, and its aims; that
// nothing does is said too.
func (w Words) Scores(side game.Side) string {
	facts := game.Facts(w.Game)
	if facts == nil {
		return ""
	}
	var parts []string
	for _, x := range prey(w.Game, facts, side) {
		parts = append(parts, w.trophy(x))
	}
	if len(parts) > 0 {
		parts = []string{w.Say("help.lost", i18n.Args{"list": strings.Join(parts, ", ")})}
	}
	for s := game.A; s <= game.B; s++ {
		for _, a := range facts.Aims(s) {
			if s == side {
				parts = append(parts, w.aimed(a, ""))
			} else if a.Denied > 0 {
				parts = append(parts, w.aimed(a, ".denied"))
			}
		}
	}
	if len(parts) == 0 {
		return w.Say("help.no-scores", nil)
	}
	return strings.Join(parts, "; ")
}

// trophy is counters of a kind whose loss brings from few to many points each.
type trophy struct {
	kind      string
	ids       []game.ID
	few, many int
}

// prey are the enemies of a side by their kinds; leaders who are worth more than others stand
// alone.
func prey(g game.Game, facts game.Informed, side game.Side) (out []trophy) {
	for id := range game.ID(g.Counters()) {
		p, n := g.Piece(id), facts.Worth(id).Points
		if p.Side == side || n <= 0 {
			continue
		}
		like := func(x trophy) bool { return x.kind == p.Kind && (p.Rank == game.Unit || x.many == n) }
		at := slices.IndexFunc(out, like)
		if at < 0 {
			at = len(out)
			out = append(out, trophy{kind: p.Kind, few: n})
		}
		x := &out[at]
		x.ids, x.few, x.many = append(x.ids, id), min(x.few, n), max(x.many, n)
	}
	slices.SortStableFunc(out, func(a, b trophy) int { return b.many - a.many })
	return out
}

// trophy names counters with what they bring: leaders by their names where few are worth so much.
func (w Words) trophy(x trophy) string {
	const few = 4
	name := i18n.Or(w.Lang, "kinds."+x.kind, w.Say("kind."+x.kind, nil))
	if p := w.Game.Piece(x.ids[0]); p.Proper != "" && p.Rank != game.Unit && len(x.ids) <= few {
		name = w.Units(x.ids)
	}
	if x.few < x.many {
		return name + " " + strconv.Itoa(x.few) + "–" + strconv.Itoa(x.many)
	}
	return name + " " + strconv.Itoa(x.many)
}

// aimed says what an aim is, or how it is denied, with what it brings.
func (w Words) aimed(a game.Aim, manner string) string {
	key := [...]string{game.AimHold: "aim.hold", game.AimReach: "aim.reach", game.AimKeep: "aim.keep"}[a.Kind]
	args := i18n.Args{"hex": w.Hexes(a.Hexes), "n": a.Within, "units": w.Units(a.Units), "who": w.Say("aim.unit", nil)}
	if len(a.Hexes) > 4 {
		last := slices.MaxFunc(a.Hexes, func(a, b hex.Hex) int { return a.Row() - b.Row() })
		key, args["hex"] = "aim.rows", fmt.Sprintf("%02d", last.Row())
	}
	if kind := w.kindOf(a.Units); kind != "" {
		args["who"] = w.Say("kind."+kind, nil)
	}
	points := a.Points
	if manner != "" {
		points = a.Denied
	}
	return w.Say(key+manner, args) + " " + strconv.Itoa(points)
}

// kindOf is the kind that some counters have in common, empty where they have not.
func (w Words) kindOf(ids []game.ID) string {
	kind := ""
	for _, id := range ids {
		switch k := w.Game.Piece(id).Kind; {
		case kind == "":
			kind = k
		case kind != k:
			return ""
		}
	}
	return kind
}

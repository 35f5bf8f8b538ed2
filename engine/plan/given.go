package plan

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Part is what one counter of a plan would do that somebody else has made.
type Part struct {
	Unit game.ID
	Acts []game.Action
}

// Given is the plan of acts that are settled already, one counter after another. It ends before the
// first that cannot be done.
func Given(g game.Game, side game.Side, parts []Part) *Plan {
	now := game.Look(g, side)
	p := &Planner{Plan: Plan{March: March{Mode: EachCan}, Head: game.None, Held: game.None}, side: side, seen: now}
	p.foes = enemiesOf(now, side)
	for _, x := range parts {
		w := now.Glimpse(x.Unit, x.Acts, game.UntilEnd)
		if w.Refused != nil {
			break
		}
		end := Place{w.End.Hex, w.End.Facing}
		p.Plan.Moves = append(p.Plan.Moves, Move{Unit: x.Unit, From: Place{w.Start.Hex, w.Start.Facing}, Want: end, End: end,
			Left: w.End.Left, Charge: w.End.Charge, Acts: x.Acts, Way: wayOf(w), Fate: Arrives, Tests: w.Tests})
		p.Plan.Units, p.Plan.Places = append(p.Plan.Units, x.Unit), append(p.Plan.Places, end)
		now = w.After
	}
	p.now, p.Plan.After = now, now
	if len(p.Plan.Units) > 0 {
		p.Plan.Head = Head(p.now, p.Plan.Units)
		p.Plan.To, p.Plan.Front = p.now.Piece(p.Plan.Head).Hex, Front(p.now, p.Plan.Units)
	}
	p.warn()
	return &p.Plan
}

// wayOf is the hexes of a way, the start first.
func wayOf(w *game.Glimpse) []hex.Hex {
	way := []hex.Hex{w.Start.Hex}
	for _, l := range w.Legs {
		if l.At != way[len(way)-1] {
			way = append(way, l.At)
		}
	}
	return way
}

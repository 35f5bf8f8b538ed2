package play

import (
	"slices"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// halt is a march that something came in between: what is left of it, and what that was.
type halt struct {
	rest  planning.March
	stop  planning.Stop
	turn  int
	phase int
}

// lasts reports whether the march may still go on: in the phase in which it began.
func (h *halt) lasts(t *game.Table) bool { return h != nil && h.turn == t.Turn && h.phase == t.Phase }

// followers are the counters that are told of together with one: those of its leader, or where
// nobody leads it those of its kind.
func (c *now) followers(id game.ID) []game.ID {
	if chief := planning.Chief(c.view, id); chief != game.None {
		return planning.Command(c.view, chief)
	}
	return planning.Alike(c.view, id)
}

// canLead reports whether several counters of the acting side may move now.
func (c *now) canLead() bool {
	return c.table.Stage == game.StageFree && !c.attacks && has(c.offers[c.actor], game.VerbBegin)
}

// movable are those of some counters that may begin to move.
func (c *now) movable(ids []game.ID) []game.ID {
	return slices.DeleteFunc(slices.Clone(ids), func(id game.ID) bool { return !c.mine(id) || !slices.Contains(c.beginners, id) })
}

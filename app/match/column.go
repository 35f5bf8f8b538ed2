package match

import (
	"slices"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Halt is a march that something came in between: what is left of it, and what that was.
type Halt struct {
	Rest  planning.March
	Stop  planning.Stop
	Turn  int
	Phase int
}

// Lasts reports whether the march may still go on: in the phase in which it began.
func (h *Halt) Lasts(t *game.Table) bool { return h != nil && h.Turn == t.Turn && h.Phase == t.Phase }

// Followers are the counters that are told of together with one: those of its leader, or where
// nobody leads it those of its kind.
func (c *Position) Followers(id game.ID) []game.ID {
	if chief := planning.Chief(c.View, id); chief != game.None {
		return planning.Command(c.View, chief)
	}
	return planning.Alike(c.View, id)
}

// CanLead reports whether several counters of the acting side may move now.
func (c *Position) CanLead() bool {
	return c.Table.Stage == game.StageFree && !c.Attacks && Has(c.Offers[c.Actor], game.VerbBegin)
}

// Movable are those of some counters that may begin to move.
func (c *Position) Movable(ids []game.ID) []game.ID {
	return slices.DeleteFunc(slices.Clone(ids), func(id game.ID) bool { return !c.Mine(id) || !slices.Contains(c.Beginners, id) })
}

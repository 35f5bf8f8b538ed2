package match

import (
	"fmt"
	"slices"
	"sync"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Besides lists what a counter may do other than moving and attacking: Reach and
// Assault stand for those.
func (c *Match) Besides(id game.ID) []game.Offer {
	moves := sync.OnceValue(func() map[string]bool { return c.moves(id) }) // nearly always nothing asks
	var out []game.Offer
	for _, o := range c.Offers[c.Actor] {
		if begins := o.Verb == game.VerbBegin && len(c.More) > 0; o.Unit != id || c.apart(o.Verb) && !begins || !begins && moves()[o.Act.Do()] || c.keepsSecret(o) {
			continue
		}
		o.Aim = o.Aim && !c.StandsAt(id, o.At) // its own hex is no target: a tap there goes through the stack
		out = append(out, o)
	}
	return out
}

// beginsMore names the acts besides moving that the selected counter could do only once it has begun
// to move: bring its men back into order, or change its formation, where it stands.
func (c *Match) beginsMore() (acts []string) {
	begin, before := game.Action(nil), c.moves(c.Sel)
	for _, o := range c.Offers[c.Actor] {
		switch {
		case o.Unit != c.Sel:
		case o.Verb == game.VerbBegin:
			begin = o.Act
		default:
			before[o.Act.Do()] = true
		}
	}
	if begin == nil {
		return nil
	}
	g := c.View.Game.Clone()
	g.Apply(begin, dice.Script())
	for _, then := range g.Offers(c.Actor, nil) {
		if act := then.Act.Do(); then.Unit == c.Sel && !c.apart(then.Verb) && !before[act] {
			before[act] = true
			acts = append(acts, act)
		}
	}
	return acts
}

// apart reports whether a verb is no option of a counter: it has a button, a gesture or a panel of its
// own, or is one of the ways on the map wherever it leads further than the others.
func (c *Match) apart(v game.Verb) bool {
	switch v {
	case game.VerbAttack, game.VerbBegin, game.VerbPlace, game.VerbDeploy, game.VerbReady, game.VerbEndPhase:
		return true
	}
	return c.Codes().VerbInfo(v).Class == game.ToGo
}

// moves names the acts that the counter's reach is made of.
func (c *Match) moves(id game.ID) map[string]bool {
	names := map[string]bool{}
	if c.Reach == nil || c.Reach.Unit != id {
		return names
	}
	for i := range c.Reach.Stops {
		if a := c.Reach.Act(i); a != nil {
			names[a.Do()] = true
		}
	}
	return names
}

// answers are the offers of a question, of those alike in all that a player can see the first.
func answers(offers []game.Offer) []game.Offer {
	type key struct {
		verb game.Verb
		unit game.ID
		at   hex.Hex
		aim  bool
		way  string
	}
	seen := map[key]bool{}
	var out []game.Offer
	for _, o := range offers {
		k := key{o.Verb, o.Unit, o.At, o.Aim, fmt.Sprint(o.Way)}
		if !seen[k] {
			seen[k] = true
			out = append(out, o)
		}
	}
	return out
}

// LastAct reports whether an act that belongs to no counter is all that may still be done
// before the phase is ended.
func (c *Match) LastAct() bool {
	return c.Sel == game.None && len(c.Able) == 0 && c.Common() > 0
}

// Common counts the acts that belong to no counter and may be done in this phase.
func (c *Match) Common() int {
	if c.Table.Stage != game.StageFree {
		return 0
	}
	return len(c.Besides(game.None))
}

// fewAnswers is how many answers are shown at once even if they concern several counters.
const fewAnswers = 10

// Meant lists the counters that the answers to a question concern, where there are too many
// answers to show those of all at once; else nobody.
func (c *Position) Meant() (ids []game.ID) {
	if len(c.Answers) <= fewAnswers {
		return nil
	}
	for _, o := range c.Answers {
		if o.Unit != game.None && !slices.Contains(ids, o.Unit) {
			ids = append(ids, o.Unit)
		}
	}
	if len(ids) < 2 {
		return nil
	}
	return ids
}

// Whose is the counter whose answers are shown, None where all are.
func (c *Match) Whose() game.ID {
	ids := c.Meant()
	switch {
	case len(ids) == 0:
		return game.None
	case slices.Contains(ids, c.Sel):
		return c.Sel
	}
	return ids[0]
}

// Narrowed are the answers to a question, of many those of one counter.
func (c *Match) Narrowed() []game.Offer {
	id := c.Whose()
	if id == game.None {
		return c.Answers
	}
	return slices.DeleteFunc(slices.Clone(c.Answers), func(o game.Offer) bool { return o.Unit != id && o.Unit != game.None })
}

// Declines reports whether a question may be answered by doing nothing.
func (c *Match) Declines() bool {
	return slices.ContainsFunc(c.Narrowed(), func(o game.Offer) bool { return !o.Aim })
}

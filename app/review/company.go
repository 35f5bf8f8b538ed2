package review

import (
	"math"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// Company is the games of the player with one friend elsewhere. Dice that nobody can choose may still be foreseen by a
// forged program, which shows as luck, not in one game but in all together.
type Company struct {
	Name string
	Here Played    // the game on the table
	Rest []*Played // the others
	// Games that are not over, by whom they wait for: the player, and the friend. Who falls silent when his dice are
	// bad shows here.
	Waits [2]int
}

// Played is a game with a friend.
type Played struct {
	Side game.Side            // of the player
	From int                  // the step from which on its dice are of letters
	Next func() bool          // replays a step; it reports whether there is another
	Game func() *game.Session // what was replayed
}

// company sums up the luck of a Company.
type company struct {
	Company
	games int
	study *luck.Study   // of the first of those left
	sums  [2]luck.Stray // of the player and of the friend, each in turns of his own
}

// With has the chronicle sum up the luck in all games with a friend.
func (b *Book) With(c Company) { b.company = &company{Company: c} }

// add adds the luck of a game.
func (c *company) add(of *Played, s *game.Session, study *luck.Study) {
	c.games++
	phases := s.Game.Table().Phases
	for i, side := range [2]game.Side{of.Side, of.Side.Other()} {
		c.sums[i] = c.sums[i].And(study.Stray(side, func(step int) bool {
			return step >= of.From && match.TurnOf(phases, s.Steps[step].Phase) == side
		}))
	}
}

// next goes on a little with the games that are left; it reports whether there is more to be done.
func (c *company) next() bool {
	if c == nil || len(c.Rest) == 0 {
		return false
	}
	of := c.Rest[0]
	switch {
	case c.study != nil && c.study.Next():
	case c.study != nil:
		c.add(of, of.Game(), c.study)
		c.study, c.Rest = nil, c.Rest[1:]
	case !of.Next():
		c.study = luck.Of(of.Game())
	}
	return len(c.Rest) > 0
}

// rare is in how many of such rows of games as one luck is said to be rare.
const rare = 20

// together says what the dice brought in all games with the friend, nothing while that is not known, and how many of
// them wait for whom.
func (v View) together() (list []string) {
	c := v.Book.company
	if c == nil {
		return nil
	}
	if c.Waits != [2]int{} {
		list = append(list, v.Say("chronicle.friend.unfinished", i18n.Args{"name": c.Name, "mine": c.Waits[0], "theirs": c.Waits[1]}))
	}
	if len(c.Rest) > 0 || c.sums[0].Var+c.sums[1].Var == 0 {
		return list
	}
	args := i18n.Args{"games": c.games, "name": c.Name, "mine": v.Sp(c.sums[0].Luck), "theirs": v.Sp(c.sums[1].Luck)}
	key := "chronicle.luck.friend.usual"
	if chance := c.sums[1].Chance(); chance*rare < 1 {
		key, args["times"] = "chronicle.luck.friend.rare", int(math.Round(1/max(chance, 1e-6)))
	}
	return append([]string{v.Say("chronicle.luck.friend", args), v.Say(key, args)}, list...)
}

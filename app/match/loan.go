package match

import (
	"slices"

	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
)

// Loan is the rest of an army that the computer leads for a person until his turn ends.
type Loan struct {
	Of   []Following
	Side game.Side
	From int // how many acts were done when it was given
	turn turn
	told bool // that they have acted
}

// mostLeft is how many commands the computer is offered at most.
const mostLeft = 2

// Lendable lists the commands that the computer could lead for the rest of the turn, and their counters
// that have not moved: the last two, or fewer, of who has begun to move others, as long as none of
// theirs stands beside an enemy.
func (c *Match) Lendable() (of []Following, ids []game.ID) {
	if !c.Opposed() || c.Foreign() || c.Staged() || c.Table.Stage != game.StageFree || c.Attacks || c.Aides.Runs || c.Sess.CanRedo() {
		return nil, nil
	}
	if facts := game.Facts(c.View); facts == nil || facts.Trade(c.Table.Phase) != game.TradeMove {
		return nil, nil
	}
	ids, moved := c.unmoved()
	leading := c.Leading()
	for _, id := range ids {
		if x := c.FollowingOf(id, leading); !slices.Contains(of, x) {
			of = append(of, x)
		}
	}
	if moved == 0 || len(of) > mostLeft || slices.ContainsFunc(ids, c.touches) {
		return nil, nil
	}
	return of, ids
}

// touches reports whether an enemy who is seen stands beside a counter.
func (c *Match) touches(id game.ID) bool {
	here := c.Piece(id)
	return slices.ContainsFunc(c.Pieces, func(p game.Piece) bool {
		return p.Side == here.Side.Other() && p.Where == game.OnMap && p.Rank != game.Banner && c.Sees(p) && p.Hex.Distance(here.Hex) == 1
	})
}

// Lend has the computer lead the rest until the turn ends: it seeks the enemy, or keeps the ground where
// the side is told to stand. It reports whether there was a rest.
func (c *Match) Lend() bool {
	of, _ := c.Lendable()
	if len(of) == 0 {
		return false
	}
	order := planning.Bid(planning.DeedAttack)
	if c.Scenario.Posture[c.Actor].Stand {
		order = planning.Bid(planning.DeedHold)
	}
	for _, x := range of {
		c.Appoint(c.Actor, x, order)
	}
	c.Aides.Loan = &Loan{Of: of, Side: c.Actor, From: len(c.Sess.Steps), turn: c.turnNow()}
	return true
}

// turnNow is whose turn it is.
func (c *Match) turnNow() turn { return turn{c.Table.Turn, TurnOf(c.Table.Phases, c.Table.Phase)} }

// reclaim ends a loan whose turn is over.
func (c *Match) reclaim() {
	l := c.Aides.Loan
	if l == nil || l.turn == c.turnNow() {
		return
	}
	c.Aides.Loan = nil
	for _, x := range l.Of {
		delete(c.Aides.Orders[l.Side], x)
	}
	c.Aides.Rest()
}

// returnLoan ends a loan of which something was taken back, and nothing was done by the person since.
func (c *Match) returnLoan() {
	if l := c.Aides.Loan; l != nil && (len(c.Sess.Steps) <= l.From || c.LastOwn() <= l.From) {
		l.turn = turn{}
		c.reclaim()
	}
}

// lent reports whether the computer leads a following of a side for a turn only.
func (a *Deputies) lent(side game.Side, of Following) bool {
	return a.Loan != nil && a.Loan.Side == side && slices.Contains(a.Loan.Of, of)
}

// loanTo is how many acts there were when the rest was lent, if one undo takes back all that came of
// that: the person has done nothing since. What threw dice stays, and all before it.
func (c *Match) loanTo() (to int, ok bool) {
	l := c.Aides.Loan
	if l == nil || c.LastOwn() > l.From || len(c.Sess.Steps) <= l.From {
		return 0, false
	}
	for to = len(c.Sess.Steps); to > l.From && free(c.Sess.Steps[to-1]); {
		to--
	}
	return to, to < len(c.Sess.Steps)
}

// TellLoan tells, once, that those have acted whom the computer leads for the turn.
func (c *Match) TellLoan() {
	l, n := c.Aides.Loan, len(c.Sess.Steps)
	if l == nil || l.told || n <= l.From {
		return
	}
	l.told = true
	c.tellOrdered(len(c.Log), n-1, &game.Event{Kind: planning.OrderedRest, Side: l.Side, Unit: game.None, By: game.None})
}

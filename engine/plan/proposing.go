package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Proposer looks for the best proposal, a few forecasts at a time. Proposal is the best so far.
type Proposer struct {
	Proposal *Proposal

	single []Group // groups that are offered, not yet looked at for the first draft
	drafts []Group // those worth a look, once all are known
	ask    []game.Offer
	stage  stage
	units  []game.ID
	turn   int  // whose change is tried next, an index of units
	better bool // a change of this round was one for the better
}

// stage is what a proposer is at.
type stage uint8

const (
	asking stage = iota
	drafting
	improving
	ready
)

// Attacks begins to propose the attacks of a side whose attack phase it is: all duties are met if
// they can be, at the best expectation by exact chances. Groups that the player made stay.
func Attacks(g game.Game, side game.Side, own []Group) *Proposer {
	return propose(g, side, own, game.VerbAttack)
}

// Shots begins to propose for every counter that may shoot the target that promises most; nobody
// shoots who may be expected to do more harm to his own.
func Shots(g game.Game, side game.Side, own []Group) *Proposer {
	return propose(g, side, own, game.VerbShoot)
}

func propose(g game.Game, side game.Side, own []Group, verb game.Verb) *Proposer {
	p := newProposal(g, side)
	p.Shots = verb == game.VerbShoot
	q := &Proposer{Proposal: p}
	for _, o := range p.game.Offers(side, nil) {
		if o.Verb == verb {
			q.ask = append(q.ask, o)
		}
	}
	for _, x := range own {
		if x := p.again(x); x.Odds != nil {
			p.Groups = append(p.Groups, x)
		}
	}
	p.settle()
	return q
}

// again is a group the player made, as it stands now.
func (p *Proposal) again(x Group) Group {
	own := x.Own
	x.Odds = nil
	if x.Act != nil && p.game.Check(x.Act) == nil {
		x.Odds, x.Why = p.game.Forecast(x.Act), nil
	}
	x.Own = own
	return x
}

// Step looks at up to n groups more and reports whether the proposal is ready.
func (q *Proposer) Step(n int) bool {
	for ; n > 0 && q.stage != ready; n-- {
		switch q.stage {
		case asking:
			q.asks()
		case drafting:
			q.draft()
		case improving:
			q.improve()
		}
	}
	return q.stage == ready
}

// Whole proposes to the end.
func (q *Proposer) Whole() *Proposal {
	for !q.Step(1) {
	}
	return q.Proposal
}

// asks looks at the next offer.
func (q *Proposer) asks() {
	if len(q.ask) == 0 {
		q.stage = drafting
		return
	}
	o := q.ask[0]
	q.ask = q.ask[1:]
	odds := q.Proposal.game.Forecast(o.Act)
	if odds == nil {
		return
	}
	x := Group{By: slices.Clone(odds.Attackers), At: slices.Clone(odds.At), Act: o.Act, Odds: odds}
	game.Sort(x.By)
	for _, id := range x.By {
		for _, h := range x.At {
			if may := q.Proposal.may[id]; !slices.Contains(may, h) {
				q.Proposal.may[id] = append(may, h)
			}
		}
	}
	q.Proposal.made[keyOf(x.By, x.At)] = x
	q.drafts = append(q.drafts, x)
}

// draft adds the group that does most good beside those there are, until none does any.
func (q *Proposer) draft() {
	p := q.Proposal
	best, most := -1, 0
	for i := range q.drafts {
		if x := &q.drafts[i]; p.free(x) {
			if n := p.gain(x); n > most {
				best, most = i, n
			}
		}
	}
	if best < 0 {
		q.units, q.stage = p.May(), improving
		return
	}
	p.Groups = append(p.Groups, q.drafts[best])
	p.settle()
}

// free reports whether a group takes nobody and no hex that another group has.
func (p *Proposal) free(x *Group) bool {
	return !slices.ContainsFunc(x.By, func(id game.ID) bool { return p.Of(id) >= 0 }) &&
		(p.Shots || !slices.ContainsFunc(x.At, func(h hex.Hex) bool { return p.On(h) >= 0 }))
}

// perDuty is more than any expectation: a duty that can be met is met.
const perDuty = 100_000

// value is what some groups are good for.
func (p *Proposal) value(groups []Group) int {
	n := -perDuty * len(p.owed(groups))
	for i := range groups {
		n += groups[i].worth(p.game)
	}
	return n
}

// gain is by how much a group makes the proposal better.
func (p *Proposal) gain(x *Group) int {
	n := x.worth(p.game)
	for _, d := range p.Owed {
		if x.meets(p.game, d) {
			n += perDuty
		}
	}
	return n
}

// improve tries every change of the next counter's group; after a round without a change for the
// better the proposal is ready.
func (q *Proposer) improve() {
	switch {
	case q.turn < len(q.units):
		q.better = q.Proposal.shift(q.units[q.turn]) || q.better
		q.turn++
	case q.better:
		q.turn, q.better = 0, false
	default:
		q.Proposal.sort()
		q.Proposal.settle()
		q.stage = ready
	}
}

// shift moves a counter to wherever it does most good, or out of all groups.
func (p *Proposal) shift(id game.ID) bool {
	from := p.Of(id)
	if from >= 0 && p.Groups[from].Own {
		return false
	}
	best, most := p.Groups, p.value(p.Groups)
	try := func(groups []Group) {
		if slices.ContainsFunc(groups, func(x Group) bool { return x.Why != nil }) {
			return
		}
		if n := p.value(groups); n > most {
			best, most = groups, n
		}
	}
	left := p.without(id)
	try(left)
	for _, h := range p.may[id] {
		try(p.joined(left, id, h))
		try(p.yielded(left, id, h))
	}
	try(p.alone(left, id))
	changed := most > p.value(p.Groups)
	p.Groups = best
	p.settle()
	return changed
}

// without is the groups if a counter were in none.
func (p *Proposal) without(id game.ID) (groups []Group) {
	for _, x := range p.Groups {
		if by := without(x.By, id); len(by) == len(x.By) {
			groups = append(groups, x)
		} else if len(by) > 0 {
			groups = append(groups, p.group(by, x.At))
		}
	}
	return groups
}

// joined is groups with a counter in the one against a hex.
func (p *Proposal) joined(groups []Group, id game.ID, at hex.Hex) []Group {
	groups = slices.Clone(groups)
	i := slices.IndexFunc(groups, func(x Group) bool { return slices.Contains(x.At, at) })
	if i < 0 || p.Shots {
		return append(groups, p.group([]game.ID{id}, []hex.Hex{at}))
	}
	if !groups[i].Own {
		groups[i] = p.group(with(groups[i].By, id), groups[i].At)
	}
	return groups
}

// yielded is groups with a counter alone against a hex that a group against several leaves to it.
func (p *Proposal) yielded(groups []Group, id game.ID, at hex.Hex) []Group {
	i := slices.IndexFunc(groups, func(x Group) bool { return slices.Contains(x.At, at) && len(x.At) > 1 && !x.Own })
	if i < 0 || p.Shots {
		return groups
	}
	groups = slices.Clone(groups)
	rest := slices.DeleteFunc(slices.Clone(groups[i].At), func(h hex.Hex) bool { return h == at })
	groups[i] = p.group(groups[i].By, rest)
	return append(groups, p.group([]game.ID{id}, []hex.Hex{at}))
}

// alone is groups with a counter against everything it could attack that nobody else does.
func (p *Proposal) alone(groups []Group, id game.ID) []Group {
	taken := func(h hex.Hex) bool {
		return slices.ContainsFunc(groups, func(x Group) bool { return slices.Contains(x.At, h) })
	}
	at := slices.DeleteFunc(slices.Clone(p.may[id]), taken)
	if len(at) < 2 || p.Shots {
		return groups
	}
	return append(slices.Clone(groups), p.group([]game.ID{id}, at))
}

// sort puts what promises most first.
func (p *Proposal) sort() {
	game.SortBy(p.Groups, func(x Group) int { return x.worth(p.game) })
}

package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Planner makes a plan of a march, a few counters at a time, so that whoever shows it is never
// kept waiting. Plan has what is planned so far.
type Planner struct {
	Plan Plan

	side   game.Side
	seen   game.Game // the position before the march, as the side sees it
	now    game.Game // after the moves planned so far
	head   hex.Hex   // where the head stands
	foes   enemies
	ground *ground
	ways   *ways                 // to where the head goes
	taken  map[hex.Hex][]game.ID // who of the march that is not planned yet stands where
	places map[hex.Hex]int       // how many places of counters not planned yet lie where
	wants  []Place
	queue  []int           // what is left of the order of march, as indices of Units
	late   []int           // those who wait until the others made room
	last   bool            // nobody waits any more
	paced  bool            // the pace of the slowest is found
	loads  map[hex.Hex]int // how many charge each target
	done   bool
}

// NewPlanner begins to plan a march. Counters that are not on the map are left out.
func NewPlanner(g game.Game, m March) *Planner {
	p := &Planner{Plan: Plan{Head: game.None, Held: game.None}}
	m.Units = slices.Clone(m.Units)
	onMap := func(id game.ID) bool { return g.Piece(id).Where == game.OnMap }
	if len(m.Places) == 0 {
		m.Units = slices.DeleteFunc(m.Units, func(id game.ID) bool { return !onMap(id) })
	}
	p.Plan.March = m
	if len(m.Units) == 0 {
		p.done, p.Plan.After = true, g
		return p
	}
	p.side = g.Piece(m.Units[0]).Side
	p.seen = game.Look(g, p.side)
	p.foes = enemiesOf(p.seen, p.side)
	p.Plan.Head = Head(p.seen, m.Units)
	p.head = p.seen.Piece(p.Plan.Head).Hex
	p.Plan.Front = Front(p.seen, m.Units).Turn(m.Turned)
	p.survey()
	p.begin()
	return p
}

// survey looks at the ground the head would have to cross, and at how far it comes.
func (p *Planner) survey() {
	r := p.seen.Reach(p.Plan.Head)
	p.ground = survey(p.seen.Board(), shuns(p.seen, r))
	p.ways = p.ground.to(p.Plan.To)
	if r == nil || p.Plan.Mode != Keep || len(p.Plan.Places) > 0 {
		return
	}
	best := 0
	for i := range r.Stops {
		if r.Stops[i].Rest && p.ways.from(r.Stops[i].Hex) < p.ways.from(r.Stops[best].Hex) {
			best = i
		}
	}
	if h := r.Stops[best].Hex; h != p.Plan.To {
		p.halt(h, p.Plan.Head)
	}
}

// halt has the head end in another hex because of a counter.
func (p *Planner) halt(at hex.Hex, slow game.ID) {
	p.Plan.To, p.Plan.Held = at, slow
	p.ways = p.ground.to(at)
}

// begin lines everybody up.
func (p *Planner) begin() {
	m := &p.Plan.March
	p.now = p.seen
	p.Plan.Moves, p.late, p.last, p.loads = nil, nil, false, map[hex.Hex]int{}
	places := m.Places
	if len(places) == 0 {
		places = m.places(p.seen, p.head)
	}
	p.taken, p.places = map[hex.Hex][]game.ID{}, map[hex.Hex]int{}
	for i, id := range m.Units {
		h := p.seen.Piece(id).Hex
		p.taken[h] = append(p.taken[h], id)
		p.places[places[i].Hex]++
	}
	p.queue = m.order(p.seen, p.head)
	p.wants = places
}

// Step plans for up to n counters more and reports whether the plan is whole.
func (p *Planner) Step(n int) bool {
	for ; n > 0 && !p.done; n-- {
		switch {
		case len(p.queue) > 0:
			p.next()
		case len(p.late) > 0:
			p.queue, p.late, p.last = p.late, nil, true
			p.next()
		default:
			p.finish()
		}
	}
	return p.done
}

// Whole plans everything and returns the plan.
func (p *Planner) Whole() *Plan {
	for !p.Step(1) {
	}
	return &p.Plan
}

// next plans for the next counter, unless it had better wait until others have made room.
func (p *Planner) next() {
	i := p.queue[0]
	p.queue = p.queue[1:]
	t := p.think(p.Plan.Units[i], p.wants[i])
	if !p.last && p.jammed(t) {
		p.late = append(p.late, i)
		return
	}
	move := t.decide()
	p.places[move.Want.Hex]--
	h := move.From.Hex
	p.taken[h] = slices.DeleteFunc(p.taken[h], func(id game.ID) bool { return id == move.Unit })
	p.Plan.Moves = append(p.Plan.Moves, move)
}

// jammed reports whether a counter does not come to its place, and somebody who has still to move
// may be the reason.
func (p *Planner) jammed(t *thought) bool {
	if t.reach == nil || t.arrives() {
		return false
	}
	if p.others(t.want.Hex, t.unit) {
		return true
	}
	return slices.ContainsFunc(t.reach.Barred, func(x game.Barred) bool { return p.others(x.Hex, t.unit) })
}

// others reports whether somebody else stands in a hex who has still to move.
func (p *Planner) others(h hex.Hex, than game.ID) bool {
	return slices.ContainsFunc(p.taken[h], func(id game.ID) bool { return id != than })
}

// finish finds the pace of the slowest, or ends the plan.
func (p *Planner) finish() {
	if p.Plan.Mode == Keep && !p.paced && len(p.Plan.Places) == 0 {
		p.paced = true
		if slow, lack := p.slowest(); lack > 0 {
			p.halt(p.back(lack), slow)
			p.begin()
			return
		}
	}
	p.Plan.After = p.now
	p.Plan.Empty = p.empty()
	p.warn()
	p.done = true
}

// slowest is who falls furthest short on open ground, and by how many hexes. Where an obstacle
// breaks the formation, nobody waits for those behind it.
func (p *Planner) slowest() (slow game.ID, lack int) {
	slow = game.None
	for i := range p.Plan.Moves {
		if m := &p.Plan.Moves[i]; m.lack > lack {
			slow, lack = m.Unit, m.lack
		}
	}
	return slow, lack
}

// back is the hex so many hexes before the place of the head, on the line it goes along.
func (p *Planner) back(n int) hex.Hex {
	line := p.Plan.To.Line(p.head)
	return line[min(n, len(line)-1)][0]
}

// empty lists the places of the formation in which nobody ends.
func (p *Planner) empty() (list []hex.Hex) {
	if p.Plan.Mode == Charge || p.Plan.Mode == CloseUp {
		return nil
	}
	filled := map[hex.Hex]bool{}
	for i := range p.Plan.Moves {
		filled[p.Plan.Moves[i].End.Hex] = true
	}
	for i := range p.Plan.Moves {
		if h := p.Plan.Moves[i].Want.Hex; !filled[h] && p.seen.Board().On(h) {
			list, filled[h] = append(list, h), true
		}
	}
	return list
}

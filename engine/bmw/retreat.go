package bmw

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 7.8 Retreats, and those of cavalry (9.2). The ways are counted out one by one, so that
// what is offered is what is legal.

// cavalryRetreat is how many hexes cavalry goes back (9.2).
const cavalryRetreat = 3

// retreating waits until all have gone back; when none of those left has a way, they are
// eliminated (7.8, B-88).
func (b *Battle) retreating(s step) (waits bool) {
	for _, id := range b.fight.runs {
		if len(b.retreats(id)) > 0 {
			return true
		}
	}
	lost := b.fight.runs
	b.fight.runs = nil
	for _, id := range lost {
		b.kill(id, "7.8")
		b.judge()
	}
	return false
}

// retreats are the ways back of a unit, one for each end (B-107) and for each enemy leader that
// would be driven off (B-220).
func (b *Battle) retreats(id game.ID) [][]hex.Hex {
	if b.horse(id) {
		return b.rides(id)
	}
	free, dead := b.walks(id)
	if len(free) == 0 {
		return dead
	}
	return free
}

// rides are the ways back of cavalry: three hexes; by option, if there is no such way, as many
// as it can (9.2, B-103).
func (b *Battle) rides(id game.ID) [][]hex.Hex {
	for n := cavalryRetreat; ; n-- {
		list := b.ways(id, n, n, b.anywhere, everyWay)
		if len(list) > 0 || n == 1 || !b.plays(shortRetreats) {
			return list
		}
	}
}

// shut says why a retreating counter may not enter a hex from the one before (7.8, B-98): not
// prohibited, no enemy unit, no enemy zone.
func (b *Battle) shut(id game.ID, from, to hex.Hex) *rule.Refusal {
	foe := b.counters[id].side.Other()
	if no := b.bars(id, from, to); no != nil {
		return no
	}
	switch {
	case b.troop(to, foe) != game.None:
		return enemyThere // 4.4
	case b.zone(to, foe):
		return retreatZone
	}
	return nil
}

// anywhere is where cavalry goes on from: over friends (9.2, B-104), and over enemy leaders whom
// it drives off (10.4, B-27).
func (b *Battle) anywhere(hex.Hex) bool { return true }

// spot is what tells the stops of ways apart: where they are, and whom they drive off on the way
// there (B-220).
type spot struct {
	at     hex.Hex
	driven string
}

// spotAfter is the spot of a hex that a unit enters next.
func (b *Battle) spotAfter(s spot, id game.ID, to hex.Hex) spot {
	if b.led(to, b.counters[id].side.Other()) {
		s.driven += to.String()
	}
	s.at = to
	return s
}

// trail is a way and the spot it has come to.
type trail struct {
	spot
	way []hex.Hex
}

// on is the trail one hex farther.
func (t trail) on(s spot) trail { return trail{s, append(slices.Clip(t.way), s.at)} }

// ways finds the shortest way to every free hex that takes at least low steps, and more than
// high only over friends (B-103); each step leads farther from the start, and a way goes on
// only from hexes that pass a test. The search ends with so many ways, the shortest.
func (b *Battle) ways(id game.ID, low, high int, on func(hex.Hex) bool, most int) (list [][]hex.Hex) {
	var seen []spot
	for queue := []trail{{spot: spot{at: b.units[id].at}}}; len(queue) > 0; queue = queue[1:] {
		for d := hex.N; d <= hex.NW; d++ {
			to, ok := b.farther(id, queue[0].at, d)
			if !ok {
				continue
			}
			s := b.spotAfter(queue[0].spot, id, to)
			if slices.Contains(seen, s) {
				continue
			}
			seen = append(seen, s)
			next, free := queue[0].on(s), b.empty(to)
			if free && len(next.way) >= low {
				if list = append(list, next.way); len(list) == most {
					return list
				}
			}
			if on(to) && (len(next.way) < high || !free) {
				queue = append(queue, next)
			}
		}
	}
	return list
}

// farther is the next hex in a direction of a way from where a unit stands, if it may be entered
// and leads farther from there.
func (b *Battle) farther(id game.ID, at hex.Hex, d hex.Dir) (hex.Hex, bool) {
	start, to := b.units[id].at, at.Step(d)
	return to, start.Distance(to) > start.Distance(at) && b.shut(id, at, to) == nil
}

// walks are the ways back of foot: into the hexes next to it that are free; where there is none
// through friends, and so on from friend to friend (7.8, B-96, B-99). Those that come to a friend
// and no farther lead nowhere: whoever has no other is eliminated at their end (B-100).
func (b *Battle) walks(id game.ID) (free, dead [][]hex.Hex) {
	seen := map[hex.Hex]bool{}
	for queue := []trail{{spot: spot{at: b.units[id].at}}}; len(queue) > 0; queue = queue[1:] {
		next, open := b.outlets(id, queue[0].at)
		if len(next) == 0 && len(queue[0].way) > 0 {
			dead = append(dead, queue[0].way)
		}
		for _, to := range next {
			t := queue[0].on(spot{at: to})
			switch {
			case seen[to]:
			case open:
				free = append(free, t.way)
			default:
				queue = append(queue, t)
			}
			seen[to] = true
		}
	}
	return free, dead
}

// outlets are the hexes into which retreating foot may go on from a hex: the free ones or, if
// none is open, those of friends.
func (b *Battle) outlets(id game.ID, at hex.Hex) (list []hex.Hex, open bool) {
	var friends []hex.Hex
	for d := hex.N; d <= hex.NW; d++ {
		to, ok := b.farther(id, at, d)
		switch {
		case ok && b.empty(to):
			list = append(list, to)
		case ok:
			friends = append(friends, to)
		}
	}
	if len(list) > 0 {
		return list, true
	}
	return friends, false
}

func (a Retreat) check(b *Battle) *rule.Refusal {
	switch {
	case b.waits(retreatStep) == nil || !slices.Contains(b.fight.runs, a.Unit):
		return notRetreat
	case !among(b.retreats(a.Unit), a.Path):
		return retreatWay
	}
	return nil
}

// among reports whether a way is one of a list.
func among(list [][]hex.Hex, way []hex.Hex) bool {
	return slices.ContainsFunc(list, func(o []hex.Hex) bool { return slices.Equal(o, way) })
}

func (a Retreat) apply(b *Battle) {
	foot, from := !b.horse(a.Unit), b.units[a.Unit].at
	end := a.Path[len(a.Path)-1]
	dies := !b.empty(end)
	if foot {
		b.jostle(a.Unit, a.Path)
	}
	b.vacate(a.Unit, from, false)
	b.travel(march{eventRetreated, a.Unit, a.Path, b.retreatRef(a.Unit)})
	b.fight.runs = slices.DeleteFunc(b.fight.runs, func(id game.ID) bool { return id == a.Unit })
	if b.counters[a.Unit].arm == Dismounted {
		b.disorder(a.Unit) // 9.5, B-145
	}
	if dies {
		b.kill(a.Unit, "7.8")
		b.judge()
	}
}

// jostle disorders foot that retreats through friends, and those friends (7.8, B-97).
func (b *Battle) jostle(id game.ID, path []hex.Hex) {
	for _, h := range path {
		if friend := b.troop(h, b.counters[id].side); friend != game.None {
			b.disorder(friend)
			b.disorder(id)
		}
	}
}

// travel takes a unit along a way, with the leaders of its hex (B-134), and drives off enemy
// leaders where it comes to them: there it waits, and goes on when they are gone (10.4, B-27).
func (b *Battle) travel(m march) {
	from, foe := b.units[m.unit].at, b.counters[m.unit].side.Other()
	with := b.leaders(from, b.counters[m.unit].side)
	n := 1 + slices.IndexFunc(m.way, func(h hex.Hex) bool { return b.led(h, foe) })
	if n == 0 {
		n = len(m.way)
	}
	before := from
	for _, h := range m.way[:n] {
		before = b.units[m.unit].at
		b.put(m.unit, h) // each hex is entered (B-184)
	}
	e := b.happen(m.kind, m.unit, m.ref)
	e.From, e.N = from, n
	if b.counters[m.unit].leads() {
		return
	}
	for _, l := range with {
		b.put(l, m.way[n-1])
	}
	if m.way = m.way[n:]; len(m.way) > 0 {
		b.fight.march = m
		b.steps.Push(step{kind: marchStep, side: b.counters[m.unit].side, unit: m.unit})
	}
	b.surprise(b.units[m.unit].at, before, foe)
}

// marching takes a unit on along the rest of its way.
func (b *Battle) marching() {
	m := b.fight.march
	b.fight.march = march{}
	b.travel(m)
}

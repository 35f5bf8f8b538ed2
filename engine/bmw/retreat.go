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

// retreats are the ways back of a unit, one for each end (B-107).
func (b *Battle) retreats(id game.ID) [][]hex.Hex {
	if b.horse(id) {
		return b.rides(id)
	}
	if free := b.ways(id, 1, 1, nil); len(free) > 0 {
		return free // B-96, B-99: through friends only if there is no free hex
	}
	through := b.ways(id, 2, b.board.Columns, b.friendly(id))
	if len(through) > 0 {
		return through
	}
	return b.deadEnds(id)
}

// rides are the ways back of cavalry: three hexes; by option, if there is no such way, as many
// as it can (9.2, B-103).
func (b *Battle) rides(id game.ID) [][]hex.Hex {
	for n := cavalryRetreat; ; n-- {
		list := b.ways(id, n, n, b.ridesThrough(id))
		if len(list) > 0 || n == 1 || !b.plays(shortRetreats) {
			return list
		}
	}
}

// shut says why a retreating counter may not enter a hex from the one before (7.8, B-98): not
// prohibited, no enemy unit, no enemy zone.
func (b *Battle) shut(id game.ID, from, to hex.Hex) *rule.Refusal {
	foe := b.counters[id].side.Other()
	switch {
	case !b.mayEnter(id, from, to):
		return impassable
	case b.troop(to, foe) != game.None:
		return enemyThere // 4.4
	case b.zone(to, foe):
		return retreatZone
	}
	return nil
}

// ridesThrough is where cavalry goes on from: any hex (9.2, B-104), but none in which it
// drives a leader off.
func (b *Battle) ridesThrough(id game.ID) func(hex.Hex) bool {
	return func(h hex.Hex) bool { return len(b.leaders(h, b.counters[id].side.Other())) == 0 }
}

// friendly is where foot goes on from: hexes with a friendly unit.
func (b *Battle) friendly(id game.ID) func(hex.Hex) bool {
	return func(h hex.Hex) bool { return b.troop(h, b.counters[id].side) != game.None }
}

// ways finds the shortest way to every free hex that takes at least low steps, and more than
// high only over friends (B-103); each step leads farther from the start, and a way goes on
// only from hexes that pass a test.
func (b *Battle) ways(id game.ID, low, high int, on func(hex.Hex) bool) (list [][]hex.Hex) {
	start := b.units[id].at
	seen := map[hex.Hex]bool{}
	for queue := [][]hex.Hex{nil}; len(queue) > 0; queue = queue[1:] {
		path := queue[0]
		for d := hex.N; d <= hex.NW; d++ {
			to, ok := b.farther(id, start, path, d)
			if !ok || seen[to] {
				continue
			}
			seen[to] = true
			way := append(slices.Clone(path), to)
			free := b.empty(to)
			if free && len(way) >= low {
				list = append(list, way)
			}
			if on != nil && on(to) && (len(way) < high || !free) {
				queue = append(queue, way)
			}
		}
	}
	return list
}

// farther is the next hex of a way in a direction, if it may be entered and leads farther
// from the start.
func (b *Battle) farther(id game.ID, start hex.Hex, path []hex.Hex, d hex.Dir) (hex.Hex, bool) {
	at := start
	if n := len(path); n > 0 {
		at = path[n-1]
	}
	to := at.Step(d)
	return to, start.Distance(to) > start.Distance(at) && b.shut(id, at, to) == nil
}

// deadEnds are the ways through friends that lead nowhere: whoever has no other is eliminated
// at their end (7.8, B-100).
func (b *Battle) deadEnds(id game.ID) (list [][]hex.Hex) {
	start, friendly := b.units[id].at, b.friendly(id)
	seen := map[hex.Hex]bool{}
	for queue := [][]hex.Hex{nil}; len(queue) > 0; queue = queue[1:] {
		path, further := queue[0], false
		for d := hex.N; d <= hex.NW; d++ {
			to, ok := b.farther(id, start, path, d)
			if !ok || !friendly(to) {
				continue
			}
			if further = true; !seen[to] {
				seen[to] = true
				queue = append(queue, append(slices.Clone(path), to))
			}
		}
		if !further && len(path) > 0 {
			list = append(list, path)
		}
	}
	return list
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
	b.travel("retreated", a.Unit, a.Path, b.retreatRef(a.Unit))
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
// leaders where it comes to.
func (b *Battle) travel(kind string, id game.ID, path []hex.Hex, ref rule.Ref) {
	from, end := b.units[id].at, path[len(path)-1]
	with := b.leaders(from, b.counters[id].side)
	for _, h := range path {
		b.put(id, h) // each hex is entered (B-184)
	}
	e := b.happen(kind, id, ref)
	e.From, e.N = from, len(path)
	for _, l := range with {
		if !b.counters[id].leads() && l != id {
			b.put(l, end)
		}
	}
	if !b.counters[id].leads() {
		b.surprise(end, b.counters[id].side.Other())
	}
}

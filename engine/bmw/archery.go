package bmw

import (
	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 6.0 Archery: each side declares all its fire and then rolls for it (6.3, B-42), the active
// side first. All of it is simultaneous: everybody shoots with the side that was up when the
// archery began (6.5, B-47).

// shot is fire that was declared.
type shot struct{ by, at game.ID }

// readyBows notes which side of each counter is up as the archery begins (B-47).
func (b *Battle) readyBows() {
	for i := range b.units {
		if u := &b.units[i]; u.back {
			u.clear(bowFront)
		} else {
			u.set(bowFront)
		}
	}
}

// bow is the side of a counter that shoots.
func (b *Battle) bow(id game.ID) *Face {
	if b.units[id].has(bowFront) {
		return &b.counters[id].faces[0]
	}
	return &b.counters[id].faces[1]
}

// loaded says why a unit may not shoot now, whatever the target.
func (b *Battle) loaded(id game.ID) *rule.Refusal {
	switch {
	case b.pending() != nil:
		return decideFirst
	case !b.known(id):
		return unknownPiece
	case b.phase.kind() != fire && b.phase.kind() != fireBack, b.counters[id].side != b.phase.side():
		return notYourPhase
	case !b.on(id):
		return notOnMap
	case b.bow(id).Bow == 0:
		return noArchers
	case b.units[id].has(shotNow):
		return hasShot // 6.1
	}
	return nil
}

// inRange says why a unit cannot hit a hex: distance, or what lies between (6.4, 6.5).
func (b *Battle) inRange(id game.ID, h hex.Hex) *rule.Refusal {
	n := b.units[id].at.Distance(h)
	switch {
	case b.phase.kind() == fireBack && n > 1:
		return adjacentOnly // 6.5, B-45
	case n == 0 || n > b.bow(id).Range:
		return outOfShot
	case b.blocked(b.units[id].at, h):
		return noSight
	}
	return nil
}

func (a Shoot) check(b *Battle) *rule.Refusal {
	if no := b.loaded(a.Unit); no != nil {
		return no
	}
	if !b.known(a.Target) {
		return unknownPiece
	}
	c, u := &b.counters[a.Target], &b.units[a.Target]
	switch {
	case !b.on(a.Target) || c.side == b.counters[a.Unit].side:
		return noTarget
	case c.leads():
		return leaderSafe // 6.1, 10.3
	case u.back:
		return inDisorder // 6.2, B-39
	}
	if no := b.inRange(a.Unit, u.at); no != nil {
		return no
	}
	if at := b.units[a.Unit].at; at.Distance(u.at) > 1 && b.fronts(at, c.side) {
		return nearFirst // 6.4, B-40
	}
	return nil
}

// fronts reports whether a unit of a side stands on its front next to a hex.
func (b *Battle) fronts(h hex.Hex, side game.Side) bool {
	for _, cell := range b.board.Beside(h) {
		if id := b.troopIn(int(cell), side); id != game.None && !b.units[id].back {
			return true
		}
	}
	return false
}

func (a Shoot) apply(b *Battle) {
	b.units[a.Unit].set(shotNow)
	b.shots = append(b.shots, shot{a.Unit, a.Target})
	b.happen(eventAimed, a.Target, "6.3").By = a.Unit
}

// settleShot rolls for the first of the shots that were declared (6.2). One at a unit that an
// earlier one has put in disorder is wasted, and no die is thrown for it (B-42, B-235).
func (b *Battle) settleShot() {
	s := b.shots[0]
	defer func() { b.shots = b.shots[1:] }()
	if !b.on(s.at) || b.units[s.at].back {
		b.happen(eventShotInVain, s.at, "6.2").By = s.by
		return
	}
	test := b.shotTest(s.by)
	die, hit := attempt(b.roll, test)
	e := b.happen(eventMissed, s.at, "6.2")
	if hit {
		e.Kind = eventHit
	}
	e.By, e.N = s.by, b.bow(s.by).Bow
	tell(e, s.at, die, test.Good)
	if hit {
		b.disorder(s.at)
	}
}

// shotTest is the throw for a unit's fire (6.2).
func (b *Battle) shotTest(by game.ID) dice.Test {
	return dice.One("shot", by, dice.UpTo(b.bow(by).Bow))
}

// shotOdds explains a shot by the throw that settles it.
func (b *Battle) shotOdds(a Shoot) *game.Odds {
	if a.check(b) != nil {
		return nil
	}
	o := &game.Odds{Attackers: []game.ID{a.Unit}, Defenders: []game.ID{a.Target}, At: []hex.Hex{b.units[a.Target].at},
		AttackSP: b.bow(a.Unit).Bow, DefendSP: b.face(a.Target).CS}
	die := oneDie(b.shotTest(a.Unit), "hit", "-")
	o.Need, o.Chances = die.Need, die.Chances
	o.Chances[0].Result.Defend.Other = "disordered"
	return o
}

// anyShot reports whether the side of the phase could shoot at anything.
func (b *Battle) anyShot() bool {
	for i := range b.counters {
		if b.anyTarget(game.ID(i)) {
			return true
		}
	}
	return false
}

func (b *Battle) anyTarget(id game.ID) bool {
	if b.loaded(id) != nil {
		return false
	}
	return b.eachTarget(id, func(Shoot) bool { return true })
}

// eachTarget reports whether f is true for any shot that a unit may fire.
func (b *Battle) eachTarget(id game.ID, f func(Shoot) bool) bool {
	for _, h := range b.units[id].at.Disc(b.bow(id).Range) {
		a := Shoot{id, b.troop(h, b.counters[id].side.Other())}
		if a.Target != game.None && a.check(b) == nil && f(a) {
			return true
		}
	}
	return false
}

// blocked reports whether the line between two hexes is blocked by a hex between them; where
// it runs along a hexside only if both hexes beside it block (6.4, B-50 to B-55). Water between
// hexes blocks it too, but for hexes that touch (B-232).
func (b *Battle) blocked(from, to hex.Hex) bool {
	_, blocked := b.barrier(from, to)
	return blocked
}

// barrier is blocked with the first hex that blocks the line, or before which water does.
func (b *Battle) barrier(from, to hex.Hex) (first hex.Hex, blocked bool) {
	if first, blocked = kit.Blocked(from, to, b.screens); blocked || from.Distance(to) <= 1 {
		return first, blocked
	}
	return b.overWater(from.Line(to))
}

// screens: everything but clear ground (6.4).
func (b *Battle) screens(h hex.Hex) bool { return b.board.Terrain(h) != board.Clear }

// overWater reports whether a line crosses water between two hexes, or runs along it, bridge or not
// (6.4, B-232), and returns the hex before which it does.
func (b *Battle) overWater(line [][2]hex.Hex) (before hex.Hex, over bool) {
	for i, x := range line[1:] {
		last := line[i]
		crossed := last[0] == last[1] && x[0] == x[1] && b.edge(last[0], x[0])&water != 0
		if crossed || b.edge(x[0], x[1])&water != 0 {
			return x[0], true
		}
	}
	return before, false
}

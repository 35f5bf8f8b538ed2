package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 11.1 Fortifications: a fortified hex has walls towards all hexes that are not fortified,
// but for its gates. Regular units can tear it down, bombards destroy it.

// terrain is what covers a hex now: a fortification that was destroyed is clear ground.
func (b *Battle) terrain(h hex.Hex) board.Terrain {
	t := b.board.Terrain(h)
	if t == board.Fort && slices.Contains(b.ruins, h) {
		return board.Clear
	}
	return t
}

// wall reports whether a hexside is a wall, and whether it is a gate in one.
func (b *Battle) wall(from hex.Hex, d hex.Dir) (wall, gate bool) {
	if (b.terrain(from) == board.Fort) == (b.terrain(from.Step(d)) == board.Fort) {
		return false, false
	}
	gate = b.board.Side(from, d).Has(board.Gate)
	return !gate, gate
}

// overWall reports whether an attack from one hex on another goes through fortifications:
// from outside, over a wall, at those inside (11.1.1, R-57, R-342).
func (b *Battle) overWall(from, to hex.Hex) bool {
	d, near := from.Toward(to)
	if !near || b.terrain(to) != board.Fort {
		return false
	}
	wall, _ := b.wall(from, d)
	return wall
}

// wallToll is the surcharge for crossing a wall (11.1.3).
func (b *Battle) wallToll(c *counter) game.MP {
	switch {
	case c.horse():
		return game.Points(3 + c.armour)
	case c.armour == 0:
		return game.Points(1)
	}
	return game.Points(2)
}

// wallCost is the surcharge of a step, if it has one.
func (b *Battle) wallCost(c *counter, from hex.Hex, d hex.Dir) game.MP {
	if wall, _ := b.wall(from, d); wall {
		return b.wallToll(c)
	}
	return 0
}

// razeTurns is how many full turns the destruction of a fortification takes (11.1.6).
const razeTurns = 3

func (a Raze) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	u := &b.units[a.Unit]
	switch {
	case !isRegular(&b.counters[a.Unit], u):
		return razeRegular
	case b.terrain(u.at) != board.Fort:
		return razeWhere
	case u.razing != 0:
		return razeAlready
	case !b.mover.fresh && !u.has(entered):
		return alreadyMoved
	}
	return nil
}

// apply begins the work: it is done at the start of the unit's movement phase after three
// full turns. The unit does nothing else.
func (a Raze) apply(b *Battle) {
	u := &b.units[a.Unit]
	u.razing = int8(b.turn)
	b.mover.left, b.mover.fresh, b.mover.halted = 0, false, true
	b.emit(game.Event{Kind: "razing", Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: u.at, Ref: "11.1.6"})
}

// razeWalls completes the work of the units of the phase's arm.
func (b *Battle) razeWalls() {
	for i := range b.units {
		id, u := game.ID(i), &b.units[i]
		if u.razing == 0 || !b.on(id) || !b.acts(id) || b.turn < int(u.razing)+razeTurns+1 {
			continue
		}
		u.razing = 0
		b.ruin(u.at, id, "11.1.6")
	}
}

// ruin destroys a fortified hex.
func (b *Battle) ruin(h hex.Hex, by game.ID, ref rule.Ref) {
	if b.terrain(h) != board.Fort {
		return
	}
	b.ruins = append(b.ruins, h)
	b.emit(game.Event{Kind: "fort-destroyed", Side: game.NoSide, Unit: game.None, By: by, At: h, Ref: ref})
}

// disturb starts the work of a unit under attack again, even by fire without effect (11.1.7).
func (b *Battle) disturb(id game.ID) {
	if u := &b.units[id]; u.razing != 0 {
		u.razing = int8(b.turn)
		b.emit(game.Event{Kind: "razing-disturbed", Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: "11.1.7"})
	}
}

// overcrowded reports whether attackers from one fortified hex are more than may fight.
func (b *Battle) overcrowded(by []game.ID) bool {
	for _, id := range by {
		at, same := b.units[id].at, []game.ID{}
		for _, o := range by {
			if b.units[o].at == at {
				same = append(same, o)
			}
		}
		if b.crowded(same) {
			return true
		}
	}
	return false
}

// crowded reports whether more SP stand in a hex than may fight from it (11.1.8).
func (b *Battle) crowded(ids []game.ID) bool { return b.sumSP(ids) > FortFight }

func (b *Battle) sumSP(ids []game.ID) int {
	sum := 0
	for _, id := range ids {
		sum += int(b.units[id].sp)
	}
	return sum
}

// manning waits for the defender to choose who fights in a crowded fortification.
func (b *Battle) manning() (waits bool) { return b.crowded(b.fight.on) }

func (a Man) check(b *Battle) *rule.Refusal {
	if b.waits(manStep) == nil {
		return notPending
	}
	if len(a.Units) == 0 || repeated(a.Units) || b.sumSP(a.Units) > FortFight {
		return fortFight
	}
	for _, id := range a.Units {
		if !slices.Contains(b.fight.on, id) {
			return notInFight
		}
	}
	for _, id := range b.fight.on { // as many as can
		if !slices.Contains(a.Units, id) && b.sumSP(a.Units)+int(b.units[id].sp) <= FortFight {
			return fortFight
		}
	}
	return nil
}

func (a Man) apply(b *Battle) {
	b.fight.reserve = slices.DeleteFunc(slices.Clone(b.fight.on), func(id game.ID) bool { return slices.Contains(a.Units, id) })
	b.fight.on = slices.Clone(a.Units)
	b.emit(game.Event{Kind: "manned", Side: b.counters[a.Units[0]].side, Unit: game.None, By: game.None, Units: a.Units, At: b.fight.at[0], Ref: "11.1.8"})
}

// eachManning calls yield with every choice of units that fight.
func (b *Battle) eachManning(yield func([]game.ID)) {
	var pick func(from int, chosen []game.ID)
	pick = func(from int, chosen []game.ID) {
		if (Man{chosen}).check(b) == nil {
			yield(slices.Clone(chosen))
		}
		for i := from; i < len(b.fight.on); i++ {
			if id := b.fight.on[i]; b.sumSP(chosen)+int(b.units[id].sp) <= FortFight {
				pick(i+1, append(chosen, id))
			}
		}
	}
	pick(0, nil)
}

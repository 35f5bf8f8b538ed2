package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 11.1 Fortifications: a fortified hex has walls towards all hexes that are not fortified,
// but for its gates. Regular units can tear it down, bombards destroy it.

// terrain is what covers a hex now: a fortification that was destroyed is clear ground.
func (b *Battle) terrain(h hex.Hex) board.Terrain {
	t := b.board.Terrain(h)
	if t == board.Fort && b.ruined(h) != nil {
		return board.Clear
	}
	return t
}

// ruin is a fortification destroyed in a phase that is over, or in this one.
type ruin struct {
	at  hex.Hex
	new bool
}

// ruined is what became of a destroyed fortification, nil if there is none.
func (b *Battle) ruined(h hex.Hex) *ruin {
	for i := range b.ruins {
		if b.ruins[i].at == h {
			return &b.ruins[i]
		}
	}
	return nil
}

// coolRuins notes the end of the phase in which they fell.
func (b *Battle) coolRuins() {
	for i := range b.ruins {
		b.ruins[i].new = false
	}
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
	return b.terrain(to) == board.Fort && b.walled(from, to)
}

// walled reports whether a wall divides two adjacent hexes.
func (b *Battle) walled(from, to hex.Hex) bool {
	d, near := from.Toward(to)
	if !near {
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
		return game.Point
	}
	return 2 * game.Point
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

func (a RazeFort) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	u := &b.units[a.Unit]
	switch {
	case !isRegular(&b.counters[a.Unit], u):
		return razeRegular
	case b.strayedFrom(&b.mover):
		return notToAga // Ko-15.1.3
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
func (a RazeFort) apply(b *Battle) {
	u := &b.units[a.Unit]
	u.razing = int8(b.turn)
	b.mover.left, b.mover.fresh, b.mover.halt = 0, false, razes
	b.emit(game.Event{Kind: eventRazing, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: u.at, Ref: "11.1.6"})
}

// razeWalls completes the work of the units of the phase's arm.
func (b *Battle) razeWalls() {
	for _, id := range b.acting() {
		if u := &b.units[id]; u.razing != 0 && b.on(id) && b.turn > int(u.razing)+razeTurns {
			b.ruin(u.at, id, "11.1.6")
		}
	}
}

// ruin destroys a fortified hex.
func (b *Battle) ruin(h hex.Hex, by game.ID, ref rule.Ref) {
	if b.terrain(h) != board.Fort {
		return
	}
	b.ruins = append(b.ruins, ruin{h, true})
	for id := b.top(h); id != game.None; id = b.piles.Next(id) {
		b.units[id].razing = 0
	}
	b.emit(game.Event{Kind: eventFortDestroyed, Side: game.NoSide, Unit: game.None, By: by, At: h, Ref: ref})
}

// disturb starts the work of a unit under attack again, even by fire without effect (11.1.7).
func (b *Battle) disturb(id game.ID) {
	if u := &b.units[id]; u.razing != 0 {
		u.razing = int8(b.turn)
		b.emit(game.Event{Kind: eventRazingDisturbed, Side: b.counters[id].side, Unit: id, By: game.None, At: u.at, Ref: "11.1.7"})
	}
}

// 10.7.5 Bombards against fortifications and palisades.

func (a BatterWalls) check(b *Battle) *rule.Refusal {
	if b.pending() != nil {
		return decideFirst
	}
	if no := b.loaded(a.Unit); no != nil {
		return no
	}
	return b.mayBatter(a.Unit, a.Hex)
}

// mayBatter says why a loaded unit may not shoot at works in a hex.
func (b *Battle) mayBatter(id game.ID, h hex.Hex) *rule.Refusal {
	switch {
	case b.counters[id].kind != Bombards:
		return bombardsOnly // 10.7.5
	case b.terrain(h) != board.Fort && !b.any(h, b.counters[id].side.Other(), isStaked):
		return noObject
	}
	return b.mayHit(id, h)
}

// palisades are the units of a side whose palisades stand in a hex.
func (b *Battle) palisades(h hex.Hex, side game.Side) []game.ID {
	return b.standing(h, side, isStaked)
}

func (a BatterWalls) apply(b *Battle) {
	b.spend(a.Unit)
	for _, id := range b.palisades(a.Hex, b.counters[a.Unit].side.Other()) {
		b.wake(id)
	}
	if !b.fit(a.Unit) {
		return
	}
	row := &b.ed.Fire.Objects[b.units[a.Unit].at.Distance(a.Hex)-1]
	breach := dice.Where(func(total int) bool { return row[total-1].Break })
	thrown := b.throw(dice.Two("battering", a.Unit, breach))
	side, trials := b.counters[a.Unit].side, tried(game.None, thrown, breach)
	b.emit(game.Event{Kind: eventBattered, Side: side, Unit: game.None, By: a.Unit, At: a.Hex, Dice: thrown, Trials: trials, Ref: "10.7.5"})
	if len(broken(trials)) == 0 {
		return
	}
	b.ruin(a.Hex, a.Unit, "10.7.5")
	for _, id := range b.palisades(a.Hex, side.Other()) {
		b.dropPalisade(id, "10.7.5")
	}
}

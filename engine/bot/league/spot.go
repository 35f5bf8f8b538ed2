package league

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// spot is a stop that a unit could come to, or stay at.
type spot struct {
	*scene
	p    *Player
	c    *game.Piece
	stop *game.Stop
}

// around are the directions in which a unit strikes from the stop.
func (x *spot) around() []hex.Dir {
	if d := x.stop.Facing; x.c.HasFacing {
		return []hex.Dir{d.Turn(-1), d, d.Turn(1)}
	}
	return []hex.Dir{0, 1, 2, 3, 4, 5}
}

// met is how many enemies the unit would have to fight there, and the best odds against one of them of
// all who could come, in hundredths of his power on his ground.
func (x *spot) met() (n, odds int) {
	for _, d := range x.around() {
		at := x.stop.Hex.Step(d)
		foe := x.foe(at)
		if foe == game.None {
			continue
		}
		n++
		power := x.gathering(at)
		if e := &x.pieces[foe]; e.HasFacing && e.Facing.Angle(d.Back()) > 1 {
			power = power * 3 / 2
		}
		odds = max(odds, 100*power/max(10, x.worth[foe].Power*(4+x.facts.Shelter(at))/4))
	}
	return n, odds
}

// clinch is what it is worth to stand where enemies are before the unit: much if it will be strong
// enough, and less than any other place if those who could come are too weak by some odds.
func (x *spot) clinch(least int) int {
	n, odds := x.met()
	switch {
	case n == 0:
		return 0
	case !x.fights(x.c.ID) || x.worth[x.c.ID].Role == game.RoleShooter || odds < least:
		return -60 - 5*n
	}
	return 20 + min(odds, 600)/15 + x.stop.Charge - 3*(n-1)
}

// shot is what it is worth to have an enemy in bow shot and not beside.
func (x *spot) shot() int {
	if d := x.away(x.stop.Hex); x.c.Bow > 0 && d > 1 && d <= max(2, x.c.BowRange) || x.worth[x.c.ID].Role == game.RoleShooter && d == 2 {
		return 15
	}
	return 0
}

// exposed is how much more the enemy can bring to bear there than the unit and those beside it
// withstand, in hundredths of a unit.
func (x *spot) exposed() int {
	own := x.worth[x.c.ID].Power * (4 + x.facts.Shelter(x.stop.Hex)) / 4
	return min(200, max(0, 100*(x.threats(x.stop.Hex)-2*own-x.mean*x.beside()/2)/x.mean))
}

// beside is how many friends stand beside the stop.
func (x *spot) beside() (n int) {
	for d := hex.N; d <= hex.NW; d++ {
		if m := x.friend(x.stop.Hex.Step(d)); m != game.None && m != x.c.ID {
			n++
		}
	}
	return n
}

// turned is how many sixths the unit faces away from the nearest enemy.
func (x *spot) turned() (worst int) {
	if !x.c.HasFacing {
		return 0
	}
	near := x.away(x.stop.Hex)
	for _, id := range x.foes() {
		if h := x.pieces[id].Hex; h != x.stop.Hex && x.stop.Hex.Distance(h) <= near {
			worst = max(worst, x.stop.Facing.Angle(x.stop.Hex.Bearing(h)))
		}
	}
	return worst
}

// behind reports whether an enemy beside the stop shows the unit his back or his flank.
func (x *spot) behind() bool {
	for _, d := range x.around() {
		if foe := x.foe(x.stop.Hex.Step(d)); foe != game.None {
			if e := &x.pieces[foe]; e.HasFacing && e.Facing.Angle(d.Back()) > 1 {
				return true
			}
		}
	}
	return false
}

// catch is what it is worth to come to where leaders of the enemy stand with nobody.
func (x *spot) catch() int {
	if among(x.stop.Hex, x.lone) {
		return 120
	}
	return 0
}

// weak is how far the nearest enemy is of those that fall easily for what they are worth in points.
func (x *spot) weak() int {
	best, top := 0, -1
	for _, id := range x.foes() {
		w := &x.worth[id]
		d := x.stop.Hex.Distance(x.pieces[id].Hex)
		n := 100 * (1 + w.Points) * x.mean / max(10, w.Power) / (3 + x.c.Hex.Distance(x.pieces[id].Hex))
		if n > top {
			best, top = d, n
		}
	}
	return best
}

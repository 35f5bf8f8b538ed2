package league

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// scene is what a player sees of the field.
type scene struct {
	game   game.Game
	facts  game.Informed
	codes  game.Coded
	board  *board.Board
	side   game.Side
	pieces []game.Piece
	worth  []game.Worth
	units  [2][]game.ID // on the map, by side
	at     [2][]game.ID // by cell, the strongest unit of a side there
	heads  []hex.Hex    // where leaders of the enemy stand,
	lone   []hex.Hex    // and where they stand with nobody
	mean   int          // power of a unit of both sides
	far    []int        // by cell, how far the nearest enemy is; nil until it is asked
	threat []int        // by cell, the power that the enemy can bring there; nil until it is asked
}

// read looks at a position.
func (v *scene) read(g game.Game, side game.Side) {
	v.game, v.facts, v.codes, v.board, v.side = g, game.Facts(g), game.Codes(g), g.Board(), side
	n, cells := g.Counters(), v.board.Cells()
	if len(v.pieces) != n {
		v.pieces, v.worth = make([]game.Piece, n), make([]game.Worth, n)
		v.at = [2][]game.ID{make([]game.ID, cells), make([]game.ID, cells)}
	}
	for s := range v.at {
		v.units[s] = v.units[s][:0]
		for c := range v.at[s] {
			v.at[s][c] = game.None
		}
	}
	power := 0
	for i := range v.pieces {
		id := game.ID(i)
		v.pieces[i], v.worth[i] = g.Piece(id), v.facts.Worth(id)
		c := &v.pieces[i]
		if c.Rank != game.Unit || c.Where != game.OnMap || !v.board.On(c.Hex) {
			continue
		}
		power += v.worth[i].Power
		v.units[c.Side] = append(v.units[c.Side], id)
		if was := &v.at[c.Side][v.board.Cell(c.Hex)]; *was == game.None || v.worth[*was].Power < v.worth[i].Power {
			*was = id
		}
	}
	v.mean = max(1, power/max(1, len(v.units[0])+len(v.units[1])))
	v.leaders()
}

// leaders notes where those of the enemy stand.
func (v *scene) leaders() {
	v.heads, v.lone = v.heads[:0], v.lone[:0]
	for i := range v.pieces {
		c := &v.pieces[i]
		if v.worth[i].Role != game.RoleLeader || c.Side == v.side || c.Where != game.OnMap {
			continue
		}
		if v.heads = append(v.heads, c.Hex); v.foe(c.Hex) == game.None {
			v.lone = append(v.lone, c.Hex)
		}
	}
}

func (v *scene) mine() []game.ID { return v.units[v.side] }
func (v *scene) foes() []game.ID { return v.units[v.side.Other()] }

// friend is the unit of the side in a hex, and foe the enemy's; None without one.
func (v *scene) friend(h hex.Hex) game.ID { return v.of(v.side, h) }
func (v *scene) foe(h hex.Hex) game.ID    { return v.of(v.side.Other(), h) }

func (v *scene) of(side game.Side, h hex.Hex) game.ID {
	if c := v.board.Cell(h); c >= 0 {
		return v.at[side][c]
	}
	return game.None
}

// fights reports whether a counter is a unit that attacks hand to hand.
func (v *scene) fights(id game.ID) bool {
	return v.pieces[id].Rank == game.Unit && v.worth[id].Role != game.RoleBaggage
}

// leads reports whether a counter is a leader.
func (v *scene) leads(id game.ID) bool { return v.worth[id].Role == game.RoleLeader }

// away is how far a hex is from the nearest enemy.
func (v *scene) away(h hex.Hex) int {
	if v.far == nil {
		v.far = make([]int, v.board.Cells())
		for c := range v.far {
			v.far[c] = v.board.Columns + v.board.Rows
			for _, id := range v.foes() {
				v.far[c] = min(v.far[c], v.board.Hex(c).Distance(v.pieces[id].Hex))
			}
		}
	}
	if c := v.board.Cell(h); c >= 0 {
		return v.far[c]
	}
	return v.board.Columns + v.board.Rows
}

// threats is the power that enemies could bring to bear on a hex in their next turn.
func (v *scene) threats(h hex.Hex) int {
	if v.threat == nil {
		v.threat = make([]int, v.board.Cells())
		var rim []hex.Hex
		for _, id := range v.foes() {
			rim = v.facts.Threat(id, rim[:0])
			for _, at := range rim {
				if c := v.board.Cell(at); c >= 0 {
					v.threat[c] += v.worth[id].Power
				}
			}
		}
	}
	if c := v.board.Cell(h); c >= 0 {
		return v.threat[c]
	}
	return 0
}

// forget drops what was seen of how far enemies are and reach.
func (v *scene) forget() { v.far, v.threat = nil, nil }

// abreast is how many units attack one hex together, as a rule of thumb.
const abreast = 3

// gathering is the power of the best units that stand next to a hex or could come there in this turn.
func (v *scene) gathering(at hex.Hex) (n int) {
	var best [abreast]int
	for _, id := range v.mine() {
		c := &v.pieces[id]
		if !v.fights(id) || game.Points(c.Hex.Distance(at)-1) > c.Left {
			continue
		}
		power := v.worth[id].Power
		for i := range best {
			if power > best[i] {
				best[i], power = power, best[i]
			}
		}
	}
	for _, power := range best {
		n += power
	}
	return n
}

// lead is how many points the side has more than the enemy.
func (v *scene) lead() int {
	points, _ := v.facts.Standing()
	return points[v.side] - points[v.side.Other()]
}

// goals are the places that give the side points.
func (v *scene) goals() (list []hex.Hex) {
	for _, a := range v.facts.Aims(v.side) {
		if a.Kind != game.AimKeep {
			list = append(list, a.Hexes...)
		}
	}
	return list
}

// baggage is where the enemy's baggage is.
func (v *scene) baggage() (list []hex.Hex) {
	for _, id := range v.foes() {
		if v.worth[id].Role == game.RoleBaggage {
			list = append(list, v.pieces[id].Hex)
		}
	}
	return list
}

// nearest is how far the nearest of some hexes is, 0 where there are none.
func nearest(h hex.Hex, to []hex.Hex) int {
	if len(to) == 0 {
		return 0
	}
	return h.Nearest(to)
}

// among reports whether a hex is among some.
func among(h hex.Hex, list []hex.Hex) bool { return slices.Contains(list, h) }

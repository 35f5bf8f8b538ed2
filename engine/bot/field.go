package bot

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// abreast is how many units attack one hex together, as a rule of thumb.
const abreast = 3

// field is what a player sees of the battlefield. What is costly to see it sees once in a phase.
type field struct {
	game  game.Game
	facts game.Informed
	codes game.Coded
	board *board.Board
	side  game.Side
	w     *Weights
	table game.Table // as the phase began

	pieces []game.Piece
	worth  []game.Worth
	stake  []int          // by leader, how many losses his side takes with him
	units  [2][]game.ID   // on the map, by side
	power  [2]int         // of all units that live, wherever they are
	steps  [2]int         // how many losses they take until all are gone
	at     [2][]game.ID   // by cell, the strongest unit there
	fallen []game.ID      // banners on the ground
	lone   []hex.Hex      // where leaders of the enemy stand with nobody
	vital  [2]int         // leaders whose loss decides, by side
	scale  scale          // what is usual in this battle
	threat []int          // by cell, the power that enemies could bring to bear there
	far    []int          // by cell, how far the nearest enemy is
	aims   []game.Aim     // of the side
	now    moment         // when table and aims were seen
	seen   moment         // when threat and far were
	rim    []hex.Hex      // scratch
	heads  []game.ID      // leaders
	all    sum            // what both armies are worth as they are
	judged []game.Piece   // the counters of a position that is judged: scratch,
	other  []game.ID      // and those which are otherwise there
	third  [][abreast]int // by cell, the strongest that reach it
	deadly [2]*deadliness // by side that is attacked, nil until it is learned
}

// scale is what is usual in a battle: the mean of its units, and how many losses they all take.
type scale struct{ power, points, steps, units int }

// behold looks at a position, and how far enemies reach.
func (p *Player) behold(v game.View) *field {
	f := p.look(v)
	p.survey(f)
	return f
}

// look looks at a position.
func (p *Player) look(v game.View) *field {
	p.blind = false
	f := &p.field
	f.game, f.facts, f.codes, f.board, f.side = v, game.Facts(v), game.Codes(v), v.Board(), p.side
	f.read()
	f.search()
	p.watch(f)
	if f.scale.power == 0 {
		f.measure()
	}
	turn, phase := v.Clock()
	if now := (moment{turn, phase}); f.now != now || f.table.Phases == nil {
		f.now, f.table = now, v.Table()
		f.aims = f.facts.Aims(p.side)
	}
	if p.weights == nil {
		p.weigh(f)
	}
	f.w = p.weights
	if f.brittle() && f.deadly[f.side] == nil && len(f.units[game.A]) > 0 && len(f.units[game.B]) > 0 {
		f.deadly[f.side] = p.learn(f)
	}
	return f
}

// survey sees how far enemies reach: once in a phase, and not before it matters.
func (p *Player) survey(f *field) {
	if f.threat != nil && (f.seen == f.now || p.sight.brisk && f.seen.turn == f.now.turn) {
		return
	}
	f.seen = f.now
	f.scout(p.sight.reach)
	p.spend(len(f.units[p.side.Other()]))
}

// read notes where everybody stands.
func (f *field) read() {
	n, cells := f.game.Counters(), f.board.Cells()
	if len(f.pieces) != n {
		f.pieces, f.worth, f.stake = make([]game.Piece, n), make([]game.Worth, n), make([]int, n)
		f.at = [2][]game.ID{make([]game.ID, cells), make([]game.ID, cells)}
	}
	for s := range f.at {
		f.units[s], f.power[s], f.steps[s] = f.units[s][:0], 0, 0
		for c := range f.at[s] {
			f.at[s][c] = game.None
		}
	}
	f.fallen, f.heads, f.judged, f.all.w = f.fallen[:0], f.heads[:0], f.judged[:0], nil
	for i := range f.pieces {
		id := game.ID(i)
		f.pieces[i], f.worth[i] = f.game.Piece(id), f.facts.Worth(id)
		c := &f.pieces[i]
		if c.Where != game.Dead && c.Where != game.Captured {
			f.power[c.Side] += f.worth[i].Power
			f.steps[c.Side] += f.worth[i].Steps
		}
		if c.Marks&game.Fallen != 0 {
			f.fallen = append(f.fallen, id)
		}
		if f.leads(id) {
			f.heads = append(f.heads, id)
			f.stake[id] = f.facts.Stake(id)
		}
		if c.Where == game.OnMap && c.Rank == game.Unit && f.board.On(c.Hex) {
			f.units[c.Side] = append(f.units[c.Side], id)
			if was := &f.at[c.Side][f.board.Cell(c.Hex)]; *was == game.None || f.worth[*was].Power < f.worth[i].Power {
				*was = id
			}
		}
	}
}

// measure finds what is usual: the mean of all units of both sides.
func (f *field) measure() {
	n, power, points, steps := 1, 0, 0, 0
	for i := range f.pieces {
		if f.worth[i].Vital {
			f.vital[f.pieces[i].Side]++
		}
		if f.pieces[i].Rank == game.Unit && f.pieces[i].Where != game.Dead {
			n, power, points, steps = n+1, power+f.worth[i].Power, points+f.worth[i].Points, steps+f.worth[i].Steps
		}
	}
	f.scale = scale{max(1, power/n), max(1, points/n), steps, n}
}

// scout finds how far enemies reach, or stand near who looks no further.
func (f *field) scout(reach bool) {
	cells := f.board.Cells()
	f.threat, f.far = make([]int, cells), make([]int, cells)
	f.third = make([][abreast]int, cells)
	foes := f.units[f.side.Other()]
	for c := range cells {
		f.far[c] = f.board.Columns + f.board.Rows
	}
	for _, id := range foes {
		h, power := f.pieces[id].Hex, f.might(id)
		for c := range cells {
			f.far[c] = min(f.far[c], f.board.Hex(c).Distance(h))
		}
		if f.rim = f.rim[:0]; reach {
			f.rim = f.facts.Threat(id, f.rim)
		} else {
			f.rim = append(f.rim, h.Disc(2)...)
		}
		for _, at := range f.rim {
			if f.board.On(at) {
				f.press(f.board.Cell(at), power*(30-min(15, h.Distance(at)))/30)
			}
		}
	}
	for c := range f.third {
		for _, n := range f.third[c] {
			f.threat[c] += n
		}
	}
}

// press adds the power of somebody who can strike a cell; only the strongest count.
func (f *field) press(cell, power int) {
	for i, n := range f.third[cell] {
		if power > n {
			f.third[cell][i], power = power, n
		}
	}
}

// might is the power of a unit, and what its charge adds.
func (f *field) might(id game.ID) int {
	n := f.worth[id].Power
	if f.worth[id].Role == game.RoleHorse {
		n = n * 5 / 4
	}
	return n
}

// value is what a unit on the field is worth; a mean one strength and points together.
func (f *field) value(id game.ID) int {
	w := &f.worth[id]
	n := f.w[strength]*min(3*f.scale.power, w.Power)/f.scale.power + f.w[points]*w.Points/f.scale.points
	return max(15, n)
}

// mine is the unit of the side in a hex, and foe the enemy's; None without one.
func (f *field) mine(h hex.Hex) game.ID { return f.of(f.side, h) }
func (f *field) foe(h hex.Hex) game.ID  { return f.of(f.side.Other(), h) }

func (f *field) of(side game.Side, h hex.Hex) game.ID {
	if c := f.board.Cell(h); c >= 0 {
		return f.at[side][c]
	}
	return game.None
}

// brittle reports whether most units of the battle are gone with their first loss.
func (f *field) brittle() bool { return 2*f.scale.steps < 3*f.scale.units }

// risk is how much of a unit is at stake in a hex, in hundredths, with some help of the friends beside
// it: of one that its first loss ends, how deadly the odds are that the enemy can bring to bear there;
// of one that wears down, how much he can bring.
func (f *field) risk(id game.ID, h hex.Hex) int {
	cell := f.board.Cell(h)
	if cell < 0 || f.threat[cell] == 0 {
		return 0
	}
	own := f.sturdy(id, h)
	for d := hex.N; d <= hex.NW; d++ {
		if m := f.mine(h.Step(d)); m != game.None && m != id {
			own += f.worth[m].Power / 3
		}
	}
	if f.brittle() {
		return f.deadly[f.side].at(100 * f.threat[cell] / own)
	}
	return 100 * f.threat[cell] / (f.threat[cell] + 2*own)
}

// away is how far a hex is from the nearest enemy.
func (f *field) away(h hex.Hex) int {
	if c := f.board.Cell(h); c >= 0 {
		return f.far[c]
	}
	return f.board.Columns + f.board.Rows
}

// arc are the directions in which a unit strikes from a post.
func arc(faces bool, d hex.Dir) []hex.Dir {
	if faces {
		return []hex.Dir{d.Turn(-1), d, d.Turn(1)}
	}
	return allDirs
}

var allDirs = []hex.Dir{0, 1, 2, 3, 4, 5}

// fighter reports whether a counter is a unit that attacks hand to hand.
func (f *field) fighter(id game.ID) bool {
	return f.pieces[id].Rank == game.Unit && f.worth[id].Role != game.RoleBaggage
}

// leads reports whether a counter is a leader.
func (f *field) leads(id game.ID) bool { return f.worth[id].Role == game.RoleLeader }

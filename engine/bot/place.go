package bot

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// ledger is what a place is worth, by term.
type ledger struct {
	by  [terms]int
	sum int
}

func (l *ledger) add(t term, n int) {
	l.by[t] += n
	l.sum += n
}

// why is the term that speaks most for one place against another.
func (l *ledger) why(than *ledger) Reason {
	best, top := WhyAdvance, 0
	for t, n := range l.by {
		if d := n - than.by[t]; d > top && reasons[t] != "" {
			best, top = reasons[t], d
		}
	}
	return best
}

// placer says what places are worth to one counter.
type placer struct {
	p      *Player
	f      *field
	c      *game.Piece
	value  int
	march  bool // it makes for a place that gives points, and not for the enemy
	goals  []goal
	chief  *game.Piece // its leader on the map, nil without one
	own    []game.ID   // of a leader, the units he commands
	bears  bool        // it could take up a banner
	bound  int         // how many leaders it strands if it goes
	hunts  []quarry    // the leaders for whom it makes
	before []screened  // the enemies before whom it keeps as a screen

	caught map[hex.Hex]int // what it catches by entering a hex, of those looked at
}

// goal is a place that gives points to whoever is near it.
type goal struct {
	hexes  []hex.Hex
	within int
	weight int
}

func (p *Player) placer(f *field, id game.ID) *placer {
	x := &placer{p: p, f: f, c: &f.pieces[id], value: f.value(id), caught: map[hex.Hex]int{}}
	x.bears = f.fighter(id) && f.worth[id].Role != game.RoleShooter
	if l := x.c.Commander; l != game.None && l != id && f.pieces[l].Where == game.OnMap && f.pieces[l].Range > 0 {
		x.chief = &f.pieces[l]
	}
	if f.leads(id) {
		for _, u := range f.units[p.side] {
			if f.pieces[u].Commander == id {
				x.own = append(x.own, u)
			}
		}
	}
	x.goals, x.march = p.goalsOf(f, id)
	x.bound = p.strands(f, x.c)
	x.hunts, x.before = p.quarries(f, id), p.screens(f, id)
	return x
}

// goalsOf are the places that give points for a counter. Baggage makes for where it is told to.
func (p *Player) goalsOf(f *field, id game.ID) (list []goal, march bool) {
	if f.worth[id].Role == game.RoleBaggage && len(p.brief.Posture.March) > 0 {
		return []goal{{p.brief.Posture.March, 0, 6}}, true
	}
	for i := range f.aims {
		a := &f.aims[i]
		switch {
		case a.Kind == game.AimHold && !f.leads(id):
			list = append(list, goal{a.Hexes, 0, 1})
		case a.Kind == game.AimReach && contains(a.Units, id):
			if n := f.pressing(id, a); n > 0 {
				list = append(list, goal{a.Hexes, a.Within, n})
			}
		}
	}
	if prey := f.prey(); len(prey) > 0 && f.fighter(id) && !p.stands(id) && !p.shies(id) {
		list = append(list, goal{prey, 1, 1})
	}
	if w := p.ward(id); w != nil && w.sprung {
		list = append(list, goal{[]hex.Hex{w.Order.At}, 1, 2})
	}
	return list, false
}

// prey is where the enemy's baggage is.
func (f *field) prey() (list []hex.Hex) {
	for _, id := range f.units[f.side.Other()] {
		if f.worth[id].Role == game.RoleBaggage {
			list = append(list, f.pieces[id].Hex)
		}
	}
	return list
}

// pressing is how much a counter has to hurry to a place that gives points: not at all, as long
// as there is time, to 4 when it must go at once.
func (f *field) pressing(id game.ID, a *game.Aim) int {
	c := &f.pieces[id]
	if c.Where != game.OnMap || f.table.Last == 0 || c.Move < game.Point {
		return 0
	}
	turns := (max(0, c.Hex.Nearest(a.Hexes)-a.Within)*int(game.Point) + int(c.Move) - 1) / int(c.Move)
	return max(0, min(4, 4-(f.table.Last-f.now.turn-turns)))
}

// late is how near the end of the battle is: 0 in its first half, to 4 in the last turn.
func (f *field) late() int {
	first, last, turn := f.table.First, f.table.Last, f.now.turn
	if last == 0 || 2*(turn-first) < last-first {
		return 0
	}
	return 1 + max(0, 3-(last-turn))
}

func contains(ids []game.ID, id game.ID) bool {
	for _, o := range ids {
		if o == id {
			return true
		}
	}
	return false
}

// at is what a stop is worth.
func (x *placer) at(s *game.Stop) (l ledger) {
	l.add(command, -x.p.stray(x.f, x.c.ID, s.Hex))
	if x.f.leads(x.c.ID) {
		x.leader(s, &l)
		return l
	}
	f, w := x.f, x.f.w
	l.add(danger, -x.value*f.risk(x.c.ID, s.Hex)*w[danger]*x.p.caution(x.c.ID)/1_000_000)
	if s.Hex != x.c.Hex {
		l.add(guard, -w[guard]*x.bound)
	}
	x.company(s, &l)
	x.outlook(s, &l)
	x.aims(s.Hex, &l)
	if x.chief != nil {
		l.add(command, -w[command]*max(0, min(8, s.Hex.Distance(x.chief.Hex)-x.chief.Range)))
	}
	if f.away(s.Hex) <= 5 {
		l.add(height, w[height]*f.facts.Shelter(s.Hex))
	}
	x.meet(s, &l)
	return l
}

// company counts the friends beside a stop, and sees whether it is a gap between two of them.
func (x *placer) company(s *game.Stop, l *ledger) {
	n := 0
	var beside [6]bool
	for d := hex.N; d <= hex.NW; d++ {
		if m := x.f.mine(s.Hex.Step(d)); m != game.None && m != x.c.ID {
			beside[d] = true
			n++
		}
	}
	l.add(support, x.f.w[support]*min(3, n))
	if n == 2 && x.f.away(s.Hex) <= min(6, x.f.away(x.c.Hex)-1) && parted(beside) { // reserves come forward
		l.add(gap, x.f.w[gap])
	}
}

// parted reports whether two friends stand beside a hex and not beside each other.
func parted(beside [6]bool) bool {
	for d := range beside {
		if beside[d] && beside[(d+1)%6] {
			return false
		}
	}
	return true
}

// outlook is about where the enemy is seen from a stop: before the front, or behind it.
func (x *placer) outlook(s *game.Stop, l *ledger) {
	f, away := x.f, x.f.away(s.Hex)
	if x.c.HasFacing && away <= 8 {
		x.look(s, away, l)
	}
	switch {
	case f.worth[x.c.ID].Role == game.RoleBaggage:
		l.add(danger, 3*min(4, away))
	case x.march:
	case len(x.before) > 0:
		l.add(hold, -x.screen(s.Hex))
	case x.p.bidden(x.c.ID) == plan.DeedRide:
		l.add(danger, -flee(away))
	case x.p.stands(x.c.ID):
		l.add(hold, -f.w[hold]*x.c.Hex.Distance(s.Hex))
	default:
		l.add(approach, -f.w[approach]*away*x.p.haste(x.c.ID)/100)
	}
	if x.c.Bow > 0 && away > 1 && away <= max(1, x.c.BowRange) || f.worth[x.c.ID].Role == game.RoleShooter && away == 2 {
		l.add(shoot, f.w[shoot])
	}
}

// look weighs which way a unit faces: toward the enemies near it, and with none of them behind.
func (x *placer) look(s *game.Stop, away int, l *ledger) {
	f := x.f
	worst := 0
	for _, id := range f.units[f.side.Other()] {
		h := f.pieces[id].Hex
		dist := s.Hex.Distance(h)
		if dist > max(3, away) || dist == 0 {
			continue
		}
		angle := s.Facing.Angle(s.Hex.Bearing(h))
		if dist == 1 && angle > 1 {
			l.add(rear, -f.w[rear])
		}
		if dist <= away+1 {
			worst = max(worst, angle)
		}
	}
	if worst > 1 {
		l.add(facing, -f.w[facing]*(worst-1))
	}
}

// aims counts how near a stop is to the places that give points, and to leaders for whom the unit makes.
func (x *placer) aims(h hex.Hex, l *ledger) {
	for _, g := range x.goals {
		d := max(0, h.Nearest(g.hexes)-g.within)
		l.add(aim, -x.f.w[aim]*g.weight*d)
	}
	for _, q := range x.hunts {
		l.add(hunt, -x.f.w[hunt]*q.draw*h.Distance(q.at)/100)
	}
	if x.bears && lies(x.f, h) {
		l.add(banner, x.f.w[banner])
	}
}

// lies reports whether a banner lies on the ground of a hex.
func lies(f *field, h hex.Hex) bool {
	for _, id := range f.fallen {
		if f.pieces[id].Hex == h {
			return true
		}
	}
	return false
}

// meet is about the enemies whom a unit would have to fight at a stop.
func (x *placer) meet(s *game.Stop, l *ledger) {
	f, n, best := x.f, 0, 0
	for _, d := range arc(x.c.HasFacing, s.Facing) {
		foe := f.foe(s.Hex.Step(d))
		if foe == game.None {
			continue
		}
		if e := x.edge(s, foe); n == 0 || e > best {
			best = e
		}
		n++
	}
	switch {
	case n > 0 && (!f.fighter(x.c.ID) || x.p.shies(x.c.ID)):
		l.add(contact, -x.value)
	case n > 0:
		l.add(strength, best*x.value/100)
		l.add(contact, -f.w[contact]*(n-1))
		if x.p.stands(x.c.ID) && s.Hex != x.c.Hex {
			l.add(sally, -f.w[sally])
		}
	case s.Charge > 0:
		l.add(charge, -f.w[charge]*s.Charge)
	}
}

// edge is what it is worth to fight an enemy from a stop, with those who are at him already, in
// hundredths of the unit: a rule of thumb.
func (x *placer) edge(s *game.Stop, foe game.ID) int {
	f := x.f
	at := f.pieces[foe].Hex
	own := f.worth[x.c.ID].Power * (5 + s.Charge) / 5
	for d := hex.N; d <= hex.NW; d++ {
		m := f.mine(at.Step(d))
		if m == game.None || m == x.c.ID {
			continue
		}
		if c := &f.pieces[m]; !c.HasFacing || d.Back().Angle(c.Facing) <= 1 {
			own += f.worth[m].Power
		}
	}
	if c := &f.pieces[foe]; c.HasFacing {
		if d, _ := at.Toward(s.Hex); c.Facing.Angle(d) > 1 {
			own = own * 3 / 2
		}
	}
	return advantage(100 * own / max(10, f.worth[foe].Power*(4+f.facts.Shelter(at))/4))
}

// advantage is what odds promise, in hundredths of a unit; of those in hundredths.
func advantage(odds int) int {
	curve := [...]struct{ odds, worth int }{{0, -70}, {50, -45}, {100, -12}, {150, 4}, {200, 14}, {300, 28}, {500, 40}}
	for i := 1; i < len(curve); i++ {
		if a, b := curve[i-1], curve[i]; odds < b.odds {
			return a.worth + (b.worth-a.worth)*(odds-a.odds)/(b.odds-a.odds)
		}
	}
	return curve[len(curve)-1].worth
}

// behind is how far behind the front, in hexes, a leader is far enough.
const behind = 4

// leader is what a stop is worth to a leader: among his men, near the front, out of reach.
func (x *placer) leader(s *game.Stop, l *ledger) {
	f, w := x.f, x.f.w
	if !f.board.On(s.Hex) {
		return
	}
	host := f.mine(s.Hex)
	switch {
	case host != game.None:
		l.add(guard, -w[guard]*min(60, f.risk(host, s.Hex))/200)
	case f.reached(s.Hex):
		l.add(guard, -w[guard])
	default:
		l.add(guard, -w[guard]/4) // the enemy comes nearer before he moves again
	}
	if f.lead() {
		away := f.away(s.Hex)
		if host == game.None && f.reached(s.Hex) {
			away = 0
		}
		l.add(apart, -w[apart]*f.worth[x.c.ID].Points/f.scale.points*max(0, behind-away))
	}
	n := 0
	for _, id := range x.own {
		if s.Hex.Distance(f.pieces[id].Hex) <= max(1, x.c.Range) {
			n++
		}
	}
	l.add(attend, w[attend]*min(6, n))
	if host != game.None {
		l.add(attend, w[attend]/2+f.worth[host].Power*2/f.scale.power)
	}
	if x.c.Range == 0 || len(x.own) == 0 {
		l.add(approach, -2*min(6, f.away(s.Hex)))
	}
	l.add(attend, -x.strays(s.Hex)/2)
	l.add(attend, -6*x.peers(s.Hex))
}

// strays is how far off a leader's units are that are out of his range.
func (x *placer) strays(h hex.Hex) (n int) {
	for _, id := range x.own {
		n += max(0, min(10, h.Distance(x.f.pieces[id].Hex)-x.c.Range))
	}
	return n / max(1, (len(x.own)+3)/4)
}

// peers is how many other leaders of the side stand in a hex.
func (x *placer) peers(h hex.Hex) (n int) {
	for i := range x.f.pieces {
		c := &x.f.pieces[i]
		if c.Side == x.c.Side && c.ID != x.c.ID && x.f.leads(c.ID) && c.Where == game.OnMap && c.Hex == h {
			n++
		}
	}
	return n
}

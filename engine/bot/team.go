package bot

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// candidate is a post from which a unit could strike an enemy, and what it would bring there.
type candidate struct {
	post game.Post
	n    int
}

// target is an enemy's hex and who could strike it from where.
type target struct {
	at   hex.Hex
	foe  game.ID
	list []candidate // the best first
	team []game.Post
	gain int
}

// How far the search for teams goes.
const (
	mostTargets = 14 // enemies looked at
	mostPosts   = 7  // posts tried for each next member of a team
	mostMembers = 4
	postsOfUnit = 3 // posts of a unit against one enemy
	farthest    = 3 // hexes that who holds a line goes from his place to strike with others
)

// teams sends units to posts from which they strike together: again and again the attack that
// promises most, of those who are still free, as long as it promises enough.
func (p *Player) teams(f *field, ready []game.ID) (list []posting) {
	targets := p.targets(f, ready)
	var taken []game.Post
	for range targets {
		best := -1
		for i := range targets {
			t := &targets[i]
			if t.team == nil || clash(t.team, taken) {
				p.assemble(f, t, taken)
			}
			if t.gain > p.nerve+f.w[daring]*len(t.team) && (best < 0 || t.gain > targets[best].gain) {
				best = i
			}
		}
		if best < 0 {
			return list
		}
		t := &targets[best]
		for _, q := range t.team {
			list = append(list, posting{q, t.at, t.foe, p.together(t), t.gain / len(t.team)})
		}
		taken = append(taken, t.team...)
		targets = slices.Delete(targets, best, best+1)
	}
	return list
}

func (p *Player) together(t *target) Reason {
	if len(t.team) > 1 {
		return WhyGather
	}
	return WhyStrike
}

// clash reports whether posts share a unit or a hex with others.
func clash(team, taken []game.Post) bool {
	return slices.ContainsFunc(team, func(q game.Post) bool { return moves(taken, q.Unit) || holds(taken, q.Hex) })
}

// targets are the enemies who could be struck, those against whom most could be brought first.
func (p *Player) targets(f *field, ready []game.ID) (list []target) {
	byCell := map[int]int{}
	for _, id := range ready {
		if !f.fighter(id) || f.worth[id].Role == game.RoleShooter || p.shies(id) {
			continue
		}
		p.spend(1)
		if r := f.game.Reach(id); r != nil {
			list = p.posts(f, r, list, byCell)
		}
	}
	game.SortBy(list, func(t target) int { return t.odds(f) })
	return list[:min(mostTargets, len(list))]
}

// odds is what the best three could bring against a target, in hundredths.
func (t *target) odds(f *field) int {
	n := 0
	for i := range t.list[:min(3, len(t.list))] {
		n += t.list[i].n
	}
	return 100 * n / max(10, f.worth[t.foe].Power)
}

// posts adds those of a unit to the targets that can be struck from them.
func (p *Player) posts(f *field, r *game.Reach, list []target, byCell map[int]int) []target {
	c := &f.pieces[r.Unit]
	bound := p.strands(f, c) > 0
	for i := range r.Stops {
		s := &r.Stops[i]
		if i > 0 && !s.Rest || f.away(s.Hex) > 1 || p.stands(c.ID) && s.Hex.Distance(c.Hex) > farthest ||
			bound && s.Hex != c.Hex || i > 0 && !p.allows(f, c.ID, s.Hex) || p.stray(f, c.ID, s.Hex) > 0 {
			continue
		}
		for _, d := range arc(c.HasFacing, s.Facing) {
			foe := f.foe(s.Hex.Step(d))
			if foe == game.None || contains(p.shun, foe) {
				continue
			}
			at := s.Hex.Step(d)
			n, known := byCell[f.board.Cell(at)]
			if !known {
				n = len(list)
				byCell[f.board.Cell(at)] = n
				list = append(list, target{at: at, foe: foe})
			}
			list[n].offer(candidate{r.Post(i), p.force(f, c, s, foe, d)})
		}
	}
	return list
}

// force is about what a unit brings to bear from a stop against an enemy in a direction.
func (p *Player) force(f *field, c *game.Piece, s *game.Stop, foe game.ID, d hex.Dir) int {
	n := f.worth[c.ID].Power * (10 + 2*s.Charge) / 10
	if e := &f.pieces[foe]; e.HasFacing && e.Facing.Angle(d.Back()) > 1 {
		n += f.scale.power / 2
	}
	if s.Marks&game.Charging != 0 {
		n += f.scale.power / 3
	}
	return n - f.threat[f.board.Cell(s.Hex)]/8 + f.scale.power*f.facts.Shelter(s.Hex)/8
}

// offer keeps a candidate if it is among the best, one for each hex of a unit.
func (t *target) offer(x candidate) {
	own, worst := 0, -1
	for i := range t.list {
		o := &t.list[i]
		if o.post.Unit != x.post.Unit {
			continue
		}
		if o.post.Hex == x.post.Hex {
			if x.n > o.n {
				*o = x
			}
			return
		}
		if own++; worst < 0 || o.n < t.list[worst].n {
			worst = i
		}
	}
	switch {
	case own < postsOfUnit:
		t.list = append(t.list, x)
	case x.n > t.list[worst].n:
		t.list[worst] = x
	}
}

// assemble makes the team against a target from who is free: one after another whoever adds most.
func (p *Player) assemble(f *field, t *target, taken []game.Post) {
	t.team, t.gain = nil, -1000
	game.SortBy(t.list, func(c candidate) int { return c.n })
	for len(t.team) < mostMembers {
		best, top, tried := -1, t.gain, 0
		for i := range t.list {
			q := t.list[i].post
			if clash([]game.Post{q}, taken) || clash([]game.Post{q}, t.team) || p.occupied(f, q) {
				continue
			}
			if tried++; tried > mostPosts {
				break
			}
			if n := p.promise(f, t, append(slices.Clone(t.team), q)); n > top {
				best, top = i, n
			}
		}
		if best < 0 || len(t.team) > 0 && top < t.gain+f.w[daring]/2 {
			return
		}
		t.team, t.gain = append(t.team, t.list[best].post), top
	}
}

// occupied reports whether somebody stands in a post who will not leave it.
func (p *Player) occupied(f *field, q game.Post) bool {
	m := f.mine(q.Hex)
	return m != game.None && m != q.Unit && f.worth[m].Power+f.worth[q.Unit].Power > 2*f.scale.power
}

// promise is what an attack of a team on a target may be expected to bring.
func (p *Player) promise(f *field, t *target, team []game.Post) int {
	p.spend(1)
	o := f.facts.Prospect(team, []hex.Hex{t.at})
	if o == nil {
		return -1000
	}
	n := f.prospect(o, false)
	if p.sight.blocked && f.stuck(t.at, p.side, team) {
		n += f.driven(o) * f.value(t.foe) * f.w[blocked] / 10_000
	}
	for _, q := range team {
		n -= f.value(q.Unit) * f.risk(q.Unit, q.Hex) * f.w[danger] / 30_000
		n -= f.w[contact] * p.others(f, q, t.at, team)
	}
	return n
}

// driven is the chance of a forecast, in hundredths, that the defender has to give way.
func (f *field) driven(o *game.Odds) int {
	n, of := 0, 1
	for _, c := range o.Chances {
		if of = max(1, c.Of); c.Result.Defend.Retreat > 0 || f.codes.Harm(c.Result.Defend.Other) == game.HarmRetreat {
			n += c.Ways
		}
	}
	return 100 * n / of
}

// others is how many enemies besides the target a unit would have to fight from its post.
func (p *Player) others(f *field, q game.Post, at hex.Hex, team []game.Post) (n int) {
	for _, d := range arc(f.pieces[q.Unit].HasFacing, q.Facing) {
		if h := q.Hex.Step(d); h != at && f.foe(h) != game.None {
			n++
		}
	}
	return n
}

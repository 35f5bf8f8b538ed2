package bot

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// thought is an act that was chosen ahead, for one position, and what the player remembers after it.
type thought struct {
	Choice
	place uint64
	after memory
}

// forethought is a movement that was thought through before its first act. It is done without thinking again as
// long as nothing comes between.
type forethought struct {
	now  moment
	acts []thought
}

// recall is the next act of the forethought, where the position is the one it was thought for.
func (p *Player) recall(v game.View) (c Choice, ok bool) {
	if len(p.ahead.acts) == 0 {
		return c, false
	}
	t := p.ahead.acts[0]
	turn, phase := v.Clock()
	if p.ahead.now != (moment{turn, phase}) || v.Hash() != t.place {
		p.ahead.acts = nil
		return c, false
	}
	left := p.ahead
	left.acts = left.acts[1:]
	p.memory = t.after.clone()
	p.ahead = left
	return t.Choice, true
}

// prepare thinks a movement through as it begins, and settles what everybody is about in it: act by act on a
// copy, as it would go if nobody came between. Where dice fall the rest is thought of with lucky ones, only to
// know what it is to be, and is thought of again once they have fallen.
func (p *Player) prepare(v game.View, f *field) {
	if p.ahead.now == f.now || p.sight.brisk || f.facts.Trade(f.now.phase) != game.TradeMove {
		return
	}
	start := p.memory.clone()
	start.ahead = forethought{now: f.now}
	p.ahead = start.ahead
	list, moves, sure := p.goThrough(v, f.now)
	p.memory = start
	f = p.look(v)
	p.told = p.tasks(f, moves)
	if sure && len(list) > 0 {
		if x := p.byCommand(v, start, list); x != nil {
			list = x
		}
	}
	for i := range list {
		list[i].after.told = p.told
	}
	p.ahead.acts = list
}

// goThrough plays a movement on a copy: the acts up to the first dice, and all moves; sure says that none fell.
func (p *Player) goThrough(v game.View, at moment) (list []thought, moves []Choice, sure bool) {
	now := v.Game.Clone()
	sure = true
	cup := dice.Seeded(p.brief.Seed + uint64(at.turn))
	for range mostActs {
		turn, phase := now.Clock()
		if stage, side := game.Facts(now).Awaits(); stage != game.StageFree || side != p.side || (moment{turn, phase}) != at {
			break
		}
		c := p.goes(game.View{Game: now, Side: p.side})
		if c.Act == nil || c.Why == WhyEnd || now.Check(c.Act) != nil {
			break
		}
		moves = append(moves, c)
		if sure {
			list = append(list, thought{c, now.Hash(), p.memory.clone()})
		}
		var quiet bool
		if now, quiet = ventured(now, c.Act); !quiet {
			sure = false
			p.follows(now, &cup)
		}
	}
	return list, moves, sure
}

// byCommand puts acts that throw no dice into an order in which those who are led together go one after another,
// those first whose first went first, unless others are in their way. It is nil where that cannot be done, or would
// lead elsewhere.
func (p *Player) byCommand(v game.View, start memory, list []thought) (out []thought) {
	groups := p.commands(list)
	now, done := v.Game.Clone(), slices.Clone(start.march.done)
	for len(groups) > 0 {
		next := slices.IndexFunc(groups, func(g []thought) bool { return silent(now, g) != nil })
		if next < 0 {
			return nil
		}
		for i, t := range groups[next] {
			t.place, t.after = now.Hash(), start.clone() // who is interrupted thinks of those who have not moved
			if !contains(done, t.Unit) {
				done = append(done, t.Unit)
			}
			t.after.march.now, t.after.march.done = p.field.now, slices.Clone(done)
			t.after.march.going, t.after.march.path = t.Choice, pathAfter(groups[next][i+1:], t.Unit)
			out, now = append(out, t), silent(now, groups[next][i:i+1])
		}
		groups = slices.Delete(groups, next, next+1)
	}
	if end := silent(v.Game, list); end == nil || !alikePlaced(now, end) {
		return nil
	}
	out[len(out)-1].after = list[len(list)-1].after
	return out
}

// commands parts acts by those who are led together.
func (p *Player) commands(list []thought) (groups [][]thought) {
	var order []following
	for _, t := range list {
		of := following{leader: game.None}
		if t.Unit != game.None {
			of = followingOf(&p.field.pieces[t.Unit])
		}
		n := slices.Index(order, of)
		if n < 0 {
			n = len(order)
			order, groups = append(order, of), append(groups, nil)
		}
		groups[n] = append(groups[n], t)
	}
	return groups
}

// silent is the position after some acts; nil where one is illegal or throws dice.
func silent(g game.Game, acts []thought) game.Game {
	for _, t := range acts {
		if g.Check(t.Act) != nil {
			return nil
		}
		next, quiet := ventured(g, t.Act)
		if !quiet {
			return nil
		}
		g = next
	}
	return g
}

// pathAfter are the acts with which the move of a counter goes on.
func pathAfter(list []thought, id game.ID) (path []game.Action) {
	for _, t := range list {
		if t.Unit != id {
			break
		}
		path = append(path, t.Act)
	}
	return path
}

// alikePlaced reports whether all counters stand alike in two positions.
func alikePlaced(a, b game.Game) bool {
	for id := range game.ID(a.Counters()) {
		if x, y := a.Piece(id), b.Piece(id); x.Where != y.Where || x.Hex != y.Hex || x.Facing != y.Facing {
			return false
		}
	}
	return true
}

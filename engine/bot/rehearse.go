package bot

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// rehearsing is what those see who play a turn in the mind of a player.
var rehearsing = sight{reach: true, teams: true, allots: true, brisk: true}

// longest is how many acts two turns may take in mind.
const longest = 3000

// rehearse plays the turn and the reply to it by some weights, against the usual ones, and says what
// that leads to. Each sample has other throws.
func (p *Player) rehearse(f *field, w *Weights, sample int) int {
	g := p.playOn(f, f.game.Clone(), w, sample, func(now moment) bool { return now.turn > f.now.turn && now.phase >= f.now.phase })
	return p.balance(f, g, false)
}

// playOn plays on from a position by some weights, against the usual ones, until it is over: to the
// position that is returned. The one it is given it uses up.
func (p *Player) playOn(f *field, g game.Game, w *Weights, sample int, over func(moment) bool) game.Game {
	seed := p.brief.Seed + uint64(sample)<<32
	l := luck{p: p, f: f, cup: dice.Seeded(seed + uint64(f.now.turn)<<16)}
	var players [2]Chooser
	var minds [2]*Player
	for side := range game.NoSide {
		m := NewPlayer(side, Brief{Seed: seed, Weights: p.brief.Weights, Posture: p.postureOf(side)})
		if m.sight = rehearsing; side == p.side {
			m.brief.Weights = w
		}
		m.field.deadly = f.deadly
		minds[side], players[side] = m, m
	}
	for range longest {
		turn, phase := g.Clock()
		if g.Outcome() != nil || over(moment{turn, phase}) {
			break
		}
		spent := minds[0].nodes + minds[1].nodes
		minds[0].choice = Choice{}
		a := Next(g, players)
		if p.spend(1 + minds[0].nodes + minds[1].nodes - spent); a == nil {
			break
		}
		by := minds[0]
		if by.choice.Act == nil {
			by = minds[1]
		}
		g = l.fall(g, a, by)
	}
	other := p.side.Other()
	f.deadly[other] = minds[other].field.deadly[other] // to be learned once
	return g
}

// postureOf is what the player takes a side to be told: it knows its own.
func (p *Player) postureOf(side game.Side) (known game.Posture) {
	if side == p.side {
		return p.brief.Posture
	}
	return known
}

// luck has dice fall in a player's mind so that all throws together are as good for its side as it
// may expect: what moods come to is compared, and not how lucky they were.
type luck struct {
	p   *Player
	f   *field
	cup dice.Seeded
	due int // by how much the side was luckier than it may expect
}

// How dice are thrown in mind.
const (
	throwsInMind = 6
	mostLuck     = 4000 // that one throw may count for
)

// fall is a position after an act of some player, with those of a few throws after which luck is most
// even. The position it uses up.
func (l *luck) fall(g game.Game, a game.Action, by *Player) game.Game {
	var cups [throwsInMind]dice.Seeded
	var worth [throwsInMind]int
	mean := 0
	for i := range cups {
		cups[i] = l.cup
		try := g.Clone()
		if try.Apply(a, &l.cup); l.cup == cups[i] {
			return try // without dice
		}
		l.p.spend(1)
		after := l.cup
		by.follows(try, &after)
		worth[i] = max(-mostLuck, min(mostLuck, l.p.balance(l.f, try, false)))
		mean += worth[i] / throwsInMind
	}
	best := 0
	for i := range worth {
		if abs(l.due+worth[i]-mean) < abs(l.due+worth[best]-mean) {
			best = i
		}
	}
	l.due += worth[best] - mean
	g.Apply(a, &cups[best])
	return g
}

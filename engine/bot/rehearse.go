package bot

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// rehearsing is what those see who play a turn in the mind of a player.
var rehearsing = sight{reach: true, teams: true, allots: true, brisk: true}

// longest is how many acts two turns may take in mind.
const longest = 3000

// rehearse has one in the player's mind play the turn and the reply to it, against the usual weights, and
// says what that leads to. Each sample has other throws.
func (p *Player) rehearse(f *field, own *Player, sample int) int {
	g := p.playOn(f, f.game.Clone(), own, sample, func(now moment) bool { return now.turn > f.now.turn && now.phase >= f.now.phase })
	return p.balance(f, g, false)
}

// mind is one who plays the player's side in its mind, by some weights and at first by a draft.
func (p *Player) mind(f *field, w *Weights, d draft) *Player {
	m := NewPlayer(p.side, Brief{Weights: w, Posture: p.brief.Posture})
	m.sight, m.field.deadly, m.draft = rehearsing, f.deadly, d
	m.sight.blocked = true
	return m
}

// playOn has one in the player's mind play on from a position, against the usual weights, until it is
// over: to the position that is returned. The one it is given it uses up.
func (p *Player) playOn(f *field, g game.Game, own *Player, sample int, over func(moment) bool) game.Game {
	seed := p.brief.Seed + uint64(sample)<<32
	l := luck{p: p, f: f, cup: dice.Seeded(seed + uint64(f.now.turn)<<16)}
	foe := NewPlayer(p.side.Other(), Brief{Weights: p.weights})
	foe.sight, foe.field.deadly = rehearsing, f.deadly
	var players [2]Chooser
	var minds [2]*Player
	for _, m := range []*Player{own, foe} {
		m.brief.Seed, m.cup = seed, dice.Seeded(seed)
		minds[m.side], players[m.side] = m, m
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
		if stage, _ := game.Facts(g).Awaits(); stage == game.StageFree {
			by.did = append(by.did, by.choice)
		}
		g = l.fall(g, a, by)
	}
	f.deadly[foe.side] = foe.field.deadly[foe.side] // to be learned once
	return g
}

// castOn has one in the player's mind play on from the field as it is, against some weights, with dice as they fall,
// until it is over.
func (p *Player) castOn(f *field, own *Player, against *Weights, sample int, over func(moment) bool) game.Game {
	seed := p.brief.Seed + uint64(sample)<<32
	g, cup := f.game.Clone(), dice.Seeded(seed+uint64(f.now.turn)<<16)
	foe := NewPlayer(p.side.Other(), Brief{Weights: against})
	foe.sight, foe.field.deadly = rehearsing, f.deadly
	var players [2]Chooser
	for _, m := range []*Player{own, foe} {
		m.brief.Seed, m.cup = seed, dice.Seeded(seed)
		players[m.side] = m
	}
	for range longest {
		turn, phase := g.Clock()
		if g.Outcome() != nil || over(moment{turn, phase}) {
			break
		}
		spent := own.nodes + foe.nodes
		a := Next(g, players)
		if p.spend(1 + own.nodes + foe.nodes - spent); a == nil {
			break
		}
		g.Apply(a, &cup)
	}
	f.deadly[foe.side] = foe.field.deadly[foe.side] // to be learned once
	return g
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
		if l.p.spend(1); by.blind {
			by.look(game.Look(g, by.side))
		}
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

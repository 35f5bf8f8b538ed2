package bot

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// temper is how a turn is played.
type temper struct {
	pace  int // how much the way to the enemy counts, in hundredths
	nerve int // how much more an attack has to promise
	care  int // how much danger counts, in hundredths
}

// The tempers.
var (
	usualTemper = temper{pace: 100, care: 100}
	standing    = temper{pace: 100, nerve: 12, care: 15} // of who holds a line
	tempers     = [...]temper{usualTemper, {pace: 220, nerve: -4, care: 70}, {pace: 25, nerve: 6, care: 130}}
)

// rehearsing is what those see who play a turn in the mind of a player.
var rehearsing = sight{reach: true, teams: true, allots: true}

// longest is how many acts a turn and its reply may take in mind.
const longest = 1500

// steady is by how much another temper must be better than the usual one.
const steady = 12

// compose decides how to play the turn, as its first movement begins: it plays the turn and the
// reply in its mind, in each temper with the same throws, and takes the one that leaves it best
// off.
func (p *Player) compose(f *field) {
	if p.sight.tempers == 0 || p.brief.Posture.Stand || p.composed == f.now.turn || f.facts.Trade(f.now.phase) != game.TradeMove {
		return
	}
	best, top := 0, 0
	for i := range p.sight.tempers {
		n := 0
		for k := range p.sight.samples {
			n += p.rehearse(f, tempers[i], uint64(k))
		}
		if n /= p.sight.samples; i == 0 {
			n += steady
		}
		if i == 0 || n > top {
			best, top = i, n
		}
	}
	p.composed, p.temper = f.now.turn, tempers[best]
}

// rehearse plays the turn in some temper and the reply to it, and says what that leads to.
func (p *Player) rehearse(f *field, t temper, throw uint64) int {
	g := f.game.Clone()
	cup := dice.Seeded(p.brief.Seed + 31*throw + uint64(f.now.turn)<<16)
	var players [2]Chooser
	var minds [2]*Player
	for side := range game.NoSide {
		m := NewPlayer(side, Brief{Seed: p.brief.Seed + throw, Weights: p.brief.Weights, Posture: p.postureOf(side)})
		if m.sight = rehearsing; side == p.side {
			m.temper = t
		}
		m.field.deadly = f.deadly
		minds[side], players[side] = m, m
	}
	for range longest {
		turn, phase := g.Clock()
		if g.Outcome() != nil || turn > f.now.turn && phase >= f.now.phase {
			break
		}
		spent := minds[0].nodes + minds[1].nodes
		a := Next(g, players)
		if p.spend(1 + minds[0].nodes + minds[1].nodes - spent); a == nil {
			break
		}
		g.Apply(a, &cup)
	}
	other := p.side.Other()
	f.deadly[other] = minds[other].field.deadly[other] // to be learned once
	return p.estimate(f, g)
}

// postureOf is what the player takes a side to be told: it knows its own.
func (p *Player) postureOf(side game.Side) (known game.Posture) {
	if side == p.side {
		return p.brief.Posture
	}
	return known
}

package tools

import (
	"math/rand/v2"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// wanderer draws acts at random from what is offered.
type wanderer struct {
	rand   *rand.Rand
	offers []game.Offer
	weighs []int // what each of them weighs

	// Where counters stood not long ago, which tells the way to the enemy.
	spots []spot
	on    [2][]hex.Hex // of those on the map, by side
}

// spot is whose a counter is and where it stands.
type spot struct {
	side game.Side
	at   hex.Hex
}

func wander(seed uint64) wanderer { return wanderer{rand: rand.New(rand.NewPCG(seed, 1380))} }

// weights make a game go on: a unit that moves mostly moves on. Verbs not named here weigh 4.
var weights = map[game.Verb]int{game.VerbDeploy: 1000, game.VerbReady: 500, game.VerbPlace: 1, "bear": 1,
	"lift": 1, "assign": 1, "thin": 1, game.VerbAdvance: 100, "ride-down": 100,
	"wheel": 10, "hold-pace": 10, "slow-down": 10, "creep": 2, game.VerbBegin: 2, "drive": 1, game.VerbLeave: 1, game.VerbAttack: 8,
	"countercharge": 20, game.VerbEndPhase: 3}

func weight(o *game.Offer) int {
	if w, ok := weights[o.Verb]; ok {
		return w
	}
	return 4
}

// choose draws two offers and mostly takes the one that leads nearer to the enemy.
func (p *wanderer) choose() *game.Offer {
	sum := 0
	p.weighs = p.weighs[:0]
	for i := range p.offers {
		w := weight(&p.offers[i])
		p.weighs, sum = append(p.weighs, w), sum+w
	}
	a, b := p.draw(sum), p.draw(sum)
	if p.rand.IntN(4) > 0 && p.appetite(b) > p.appetite(a) {
		return b
	}
	return a
}

// draw draws one of the offers, whose weights are so many in all.
func (p *wanderer) draw(sum int) *game.Offer {
	n := p.rand.IntN(sum)
	for i, w := range p.weighs {
		if n -= w; n < 0 {
			return &p.offers[i]
		}
	}
	return &p.offers[0]
}

// look notes where everybody stands.
func (p *wanderer) look(g game.Game) {
	p.spots, p.on = p.spots[:0], [2][]hex.Hex{p.on[game.A][:0], p.on[game.B][:0]}
	for id := range game.ID(g.Counters()) {
		c := g.Piece(id)
		p.spots = append(p.spots, spot{c.Side, c.Hex})
		if c.Where == game.OnMap {
			p.on[c.Side] = append(p.on[c.Side], c.Hex)
		}
	}
}

// appetite is how many hexes an offer leads its counter nearer to an enemy.
func (p *wanderer) appetite(o *game.Offer) int {
	if o.Unit == game.None || !o.Aim {
		return 0
	}
	side := p.spots[o.Unit].side
	return p.enemyDistance(side, p.spots[o.Unit].at) - p.enemyDistance(side, o.At)
}

func (p *wanderer) enemyDistance(side game.Side, from hex.Hex) int {
	best := 1000
	for _, h := range p.on[side.Other()] {
		best = min(best, h.Distance(from))
	}
	return best
}

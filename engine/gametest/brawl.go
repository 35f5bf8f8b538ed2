package gametest

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Brawl plays a battle with players who seek a fight, whoever they are: out of a few offers
// drawn at random they take the one that leads nearest to an enemy.
type Brawl struct {
	Game game.Game
	rand interface{ IntN(int) int }
	cup  dice.Roller
	foes [2][]hex.Hex // where the enemies of a side stood not long ago
	acts int
}

// NewBrawl begins a battle with the dice of a seed and choices that are drawn.
func NewBrawl(g game.Game, seed uint64, draw interface{ IntN(int) int }) *Brawl {
	cup := dice.Seeded(seed)
	return &Brawl{Game: g, rand: draw, cup: &cup}
}

// Act does the next act and returns it with what it caused; the battle must not be over.
func (b *Brawl) Act() (game.Offer, []game.Event) {
	if b.acts%64 == 0 {
		b.look()
	}
	b.acts++
	did := b.choose(b.Game.Offers(game.B, b.Game.Offers(game.A, nil)))
	return did, b.Game.Apply(did.Act, b.cup)
}

// look notes where everybody stands.
func (b *Brawl) look() {
	b.foes = [2][]hex.Hex{}
	for id := range game.ID(b.Game.Counters()) {
		if p := b.Game.Piece(id); p.Where == game.OnMap && p.Rank == game.Unit {
			b.foes[p.Side.Other()] = append(b.foes[p.Side.Other()], p.Hex)
		}
	}
}

// choose takes what ends a set-up first; attacks it takes readily, and the end of a phase
// only now and then.
func (b *Brawl) choose(offers []game.Offer) game.Offer {
	for _, verb := range []game.Verb{game.VerbReady, game.VerbDeploy} {
		if i := slices.IndexFunc(offers, func(o game.Offer) bool { return o.Verb == verb }); i >= 0 {
			return offers[i]
		}
	}
	best, far := offers[b.rand.IntN(len(offers))], 1<<10
	for range 6 {
		o := offers[b.rand.IntN(len(offers))]
		if f := b.far(&o); f < far {
			best, far = o, f
		}
	}
	return best
}

// far is how many hexes an offer leaves between its counter and the nearest enemy.
func (b *Brawl) far(o *game.Offer) int {
	switch {
	case o.Verb == game.VerbEndPhase:
		return 4 + b.rand.IntN(200)
	case o.Verb == game.VerbAttack:
		return 0
	case !o.Aim || o.Unit == game.None:
		return 8
	}
	best := 1 << 9
	for _, h := range b.foes[b.Game.Piece(o.Unit).Side] {
		best = min(best, o.At.Distance(h))
	}
	return best
}

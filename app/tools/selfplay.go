package tools

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// mostActs ends a game that would never end.
const mostActs = 200_000

// mostOfPhase is how many acts one phase may have. The longest phases of real battles have a
// quarter of them; a rule that lets somebody go on for ever passes it.
const mostOfPhase = 5000

// result is what became of one game.
type result struct {
	seed    uint64
	session *game.Session
	acts    int
	phase   int // acts since the phase began, or since the set-up did
	longest int // the most of them in one phase
	offers  int // listed for both sides before every act
	kinds   map[game.EventKind]int
	eyes    gametest.Eyes
	last    game.Action // the act done last, or that broke something
	wrong   error       // nil when all was well
	reaches gametest.Reaches
}

// play plays one game from its seed: with a player for each side, or at random without them.
func (s *settings) play(sc *game.Scenario, seed uint64) (r *result) {
	r = &result{seed: seed, kinds: map[game.EventKind]int{}, reaches: gametest.Reaches{Most: reachMost}}
	defer func() {
		if p := recover(); p != nil {
			r.wrong = fmt.Errorf("the rules broke down: %v\n%s", p, debug.Stack())
		}
	}()
	g, err := sc.New(s.options)
	if err != nil {
		r.wrong = err
		return r
	}
	r.session = game.NewSession(g, seed)
	p := &player{result: r, actions: sc.Actions, every: s.every, reach: s.reach, bots: s.bots(sc, seed), rand: rand.New(rand.NewPCG(seed, 1380)), eyesAt: int(seed * 7 % eyesEvery)}
	if r.wrong = p.playOut(); r.wrong == nil {
		r.wrong = sameReplay(sc, s.options, r.session)
	}
	return r
}

// player plays both sides of one game.
type player struct {
	*result
	actions []game.Action // prototypes
	eyesAt  int           // when each side looks at the game
	every   bool
	reach   bool
	rand    *rand.Rand
	bots    *[2]*bot.Simple // who play, by side; without them acts are drawn at random
	offers  []game.Offer    // scratch
	spots   []spot
}

// spot is where a counter stood not long ago; it tells the way to the enemy.
type spot struct {
	side game.Side
	at   hex.Hex
	on   bool
}

func (p *player) playOut() error {
	for p.session.Game.Outcome() == nil {
		if p.acts == mostActs {
			return fmt.Errorf("the game goes on after %d acts", mostActs)
		}
		if err := p.turn(); err != nil {
			return err
		}
		p.acts++
		if p.phase > mostOfPhase {
			return fmt.Errorf("the phase goes on after %d acts", mostOfPhase)
		}
	}
	return nil
}

// turn lists the offers of both sides, takes one and checks what there is to check.
func (p *player) turn() error {
	g := p.session.Game
	p.offers = g.Offers(game.B, g.Offers(game.A, p.offers[:0]))
	p.result.offers += len(p.offers)
	if len(p.offers) == 0 {
		return fmt.Errorf("nobody has anything to do and the game is not over")
	}
	if err := p.checkOffers(); err != nil {
		return err
	}
	if p.acts%64 == 0 {
		p.look()
	}
	p.last = p.next()
	forecast := g.Forecast(p.last)
	events, no := p.session.Do(p.last)
	if no != nil {
		return fmt.Errorf("an offered act is refused: %w", no)
	}
	p.count(events)
	return p.checkPosition(forecast, events)
}

// count counts an act and what came of it.
func (p *player) count(events []game.Event) {
	p.phase++
	p.longest = max(p.longest, p.phase)
	for i := range events {
		p.kinds[events[i].Kind]++
		if events[i].Kind == game.EventPhase {
			p.phase = 0
		}
	}
}

// next is the act to do now.
func (p *player) next() game.Action {
	if p.bots == nil {
		return p.choose().Act
	}
	return bot.Next(p.session.Game, *p.bots)
}

// weights make a game go on: a unit that moves mostly moves on. Verbs not named here weigh 4.
var weights = map[game.Verb]int{game.VerbDeploy: 1000, game.VerbReady: 500, game.VerbPlace: 1, game.VerbBear: 1,
	game.VerbLift: 1, game.VerbAssign: 1, game.VerbThin: 1, game.VerbAdvance: 100, game.VerbRideDown: 100,
	game.VerbWheel: 10, game.VerbHoldPace: 10, game.VerbSlowDown: 10, game.VerbCreep: 2, game.VerbBegin: 2, game.VerbDrive: 1, game.VerbLeave: 1, game.VerbAttack: 8,
	game.VerbCountercharge: 20, game.VerbEndPhase: 3}

func weight(o *game.Offer) int {
	if w, ok := weights[o.Verb]; ok {
		return w
	}
	return 4
}

// choose draws two offers and mostly takes the one that leads nearer to the enemy.
func (p *player) choose() *game.Offer {
	a, b := p.draw(), p.draw()
	if p.rand.IntN(4) > 0 && p.appetite(b) > p.appetite(a) {
		return b
	}
	return a
}

func (p *player) draw() *game.Offer {
	sum := 0
	for i := range p.offers {
		sum += weight(&p.offers[i])
	}
	n := p.rand.IntN(sum)
	for i := range p.offers {
		if n -= weight(&p.offers[i]); n < 0 {
			return &p.offers[i]
		}
	}
	return &p.offers[0]
}

// look notes where everybody stands.
func (p *player) look() {
	g := p.session.Game
	p.spots = p.spots[:0]
	for id := range game.ID(g.Counters()) {
		c := g.Piece(id)
		p.spots = append(p.spots, spot{c.Side, c.Hex, c.Where == game.OnMap})
	}
}

// appetite is how many hexes an offer leads its counter nearer to an enemy.
func (p *player) appetite(o *game.Offer) int {
	if o.Unit == game.None || !o.Aim {
		return 0
	}
	side := p.spots[o.Unit].side
	return p.enemyDistance(side, p.spots[o.Unit].at) - p.enemyDistance(side, o.At)
}

func (p *player) enemyDistance(side game.Side, from hex.Hex) int {
	best := 1000
	for i := range p.spots {
		if s := &p.spots[i]; s.on && s.side != side {
			best = min(best, s.at.Distance(from))
		}
	}
	return best
}

package tools

import (
	"fmt"
	"hash/fnv"
	"runtime/debug"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/save"
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
	last    game.Action       // the act done last, or that broke something
	record  uint64            // the sum of its record
	wrong   error             // nil when all was well
	options map[string]string // with which the battle was played
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
	r.options = s.agreedOn(sc, seed)
	g, err := sc.New(r.options)
	if err != nil {
		r.wrong = err
		return r
	}
	r.session = game.NewSession(g, seed)
	p := &player{result: r, actions: sc.Actions, every: s.every, reach: s.reach, bots: s.bots(sc, seed), wanderer: wander(seed), eyesAt: int(seed * 7 % eyesEvery)}
	if r.wrong = p.playOut(); r.wrong == nil {
		text := save.Write(sc, r.options, r.session)
		r.record = sumOf(text)
		r.wrong = sameReplay(sc, text, r.session)
	}
	return r
}

// sumOf tells a record from others.
func sumOf(text []byte) uint64 {
	sum := fnv.New64a()
	sum.Write(text)
	return sum.Sum64()
}

// player plays both sides of one game.
type player struct {
	*result
	actions []game.Action // prototypes
	eyesAt  int           // when each side looks at the game
	every   bool
	reach   bool
	bots    *[2]bot.Chooser // who play, by side; without them acts are drawn at random
	wanderer
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
	p.wanderer.offers = g.Offers(game.B, g.Offers(game.A, p.wanderer.offers[:0]))
	p.result.offers += len(p.wanderer.offers)
	if len(p.wanderer.offers) == 0 {
		return fmt.Errorf("nobody has anything to do and the game is not over")
	}
	if err := p.checkOffers(); err != nil {
		return err
	}
	if p.acts%64 == 0 {
		p.look(g)
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

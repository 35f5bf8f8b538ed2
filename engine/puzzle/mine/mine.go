package mine

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Mine is a battle to be searched for puzzles.
type Mine struct {
	Battle *game.Scenario
	Lab    notation.Lab // on the map of the battle; it is a notation.Scribe, too
	Most   int          // copies of a position that weighing one try may take
	Shots  bool         // whether only puzzles are wanted in which somebody shoots
	Within int          // how near to the aim a counter must be that is kept, 0 for the usual measure

	Tried   int            // aims that were tried
	Dropped map[string]int // and why they made no puzzle
	Log     func(format string, args ...any)
}

// mostActs ends a game that does not end by itself.
const mostActs = 20_000

// mostOfAGame is how many puzzles one game gives, so that they do not look alike.
const mostOfAGame = 2

// Dig plays a game and hands over the puzzles in it. The same seed finds the same ones.
func (m *Mine) Dig(seed uint64, found func(*Find)) error {
	g, err := m.Battle.New(nil)
	if err != nil {
		return err
	}
	var players [2]bot.Chooser
	for s := range players {
		l := level.Level((seed>>s)%2) + level.Squire
		players[s] = bot.NewPlayer(game.Side(s), bot.Brief{Level: l, Posture: m.Battle.Posture[s], Seed: 2*seed + uint64(s)})
	}
	cup, draw := dice.Seeded(seed), dice.Seeded(^seed)
	clock, left := [2]int{-1, -1}, mostOfAGame
	for n := 0; n < mostActs && left > 0; n++ {
		act := bot.Next(g, players)
		if act == nil {
			break
		}
		turn, phase := g.Clock()
		if now := [2]int{turn, phase}; now != clock {
			clock = now
			if f := m.look(g, &draw); f != nil {
				f.Seed, f.Turn = seed, turn
				found(f)
				left--
			}
		}
		g.Apply(act, &cup)
	}
	return nil
}

// look searches a position at the beginning of a phase.
func (m *Mine) look(g game.Game, draw dice.Roller) *Find {
	stage, side := game.Facts(g).Awaits()
	_, phase := g.Clock()
	trade := game.Facts(g).Trade(phase)
	switch {
	case stage != game.StageFree, side == game.NoSide, near[trade] == 0:
		return nil
	case m.Shots && trade == game.TradeFight:
		return nil
	}
	most := aimsTried
	if m.Shots {
		most = shotsTried
	}
	for _, a := range aims(g, side, trade, draw, most) {
		if f := m.try(g, side, trade, a); f != nil {
			return f
		}
	}
	return nil
}

// try makes a puzzle of an aim, nil if that makes none.
func (m *Mine) try(g game.Game, side game.Side, trade game.Trade, a aim) *Find {
	m.Tried++
	c, err := m.cut(g, side, trade, a)
	if err == nil {
		var f *Find
		if f, err = c.search(); err == nil {
			return f
		}
	}
	if m.Dropped == nil {
		m.Dropped = map[string]int{}
	}
	m.Dropped[err.Error()]++
	return nil
}

package tools

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
)

// Who plays.
const (
	random    = "random" // offers drawn at random
	simpleton = "simple" // a player of a simple mind for each side
	advised   = "bulb"   // a player who does what the computer advises first
)

// bots are the players of one game; without them acts are drawn at random.
func (s *settings) bots(sc *game.Scenario, seed uint64) *[2]bot.Chooser {
	if s.player != simpleton {
		return nil
	}
	var players [2]bot.Chooser
	for side := range sc.Posture {
		players[side] = newSimple(sc, game.Side(side), seed)
	}
	return &players
}

// newSimple is a player of a simple mind for a side of a battle.
func newSimple(sc *game.Scenario, side game.Side, seed uint64) *simple.Player {
	return simple.New(side, simple.Orders(sc.Posture[side]), 2*seed+uint64(side))
}

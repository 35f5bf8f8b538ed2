package tools

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Who plays.
const (
	random = "random" // offers drawn at random
	simple = "simple" // a player of a simple mind for each side
)

// orders are what the introductions of battles tell their players and no table shows. In
// battles not named here both sides go for each other.
var orders = map[string][2]bot.Orders{
	"arsuf":    {game.B: {March: []hex.Hex{hex.At(29, 16)}}}, // along the coast and off by the exit
	"hastings": {game.B: {Stand: true}},
}

// bots are the players of one game; without them acts are drawn at random.
func (s *settings) bots(sc *game.Scenario, seed uint64) *[2]*bot.Simple {
	if s.player != simple {
		return nil
	}
	var players [2]*bot.Simple
	for side, o := range orders[sc.ID] {
		players[side] = bot.NewSimple(game.Side(side), o, 2*seed+uint64(side))
	}
	return &players
}

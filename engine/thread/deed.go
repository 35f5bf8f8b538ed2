package thread

import (
	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
)

// Deed is what a side has done in a battle that is over.
type Deed struct {
	Won     bool
	Level   level.Level // of the opponent
	Lead    int         // points more than the enemy has
	Turns   int         // that it took
	Lost    int         // own units that are dead, scattered or gone
	Leaders [2]int      // dead or taken: own, and theirs
	Fallen  int         // own banners that lie on the ground, are taken or gone
	Taken   int         // banners of theirs that were taken
	Retaken bool        // dice were taken back
	Broken  int         // units of theirs that were lost in one turn, at most
	Charged bool        // a unit of theirs was lost to a charge
	Behind  bool        // a unit of theirs was lost to an attack from behind
}

// Done returns what a side has done in a battle that is over, against an opponent.
func Done(s *game.Session, side game.Side, against level.Level) Deed {
	g := s.Game
	t, d := g.Table(), Deed{Level: against, Retaken: s.Taken().Dice > 0}
	d.Turns = t.Turn - t.First + 1
	if o := g.Outcome(); o != nil {
		d.Won, d.Lead = o.Winner == side, o.Points[side]-o.Points[side.Other()]
	}
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		d.count(&p, p.Side == side)
	}
	d.blows(s, side)
	return d
}

// gone are the places of those who no longer fight.
var gone = map[game.Where]bool{game.Scattered: true, game.Away: true, game.Dead: true, game.Captured: true}

// count counts a counter, of the own side or the enemy's.
func (d *Deed) count(p *game.Piece, own bool) {
	switch {
	case p.Rank == game.Banner && own && (gone[p.Where] || p.Has(game.Fallen)):
		d.Fallen++
	case p.Rank == game.Banner && !own && p.Where == game.Captured:
		d.Taken++
	case !gone[p.Where] || p.Rank == game.Banner:
	case p.Rank == game.Unit && own:
		d.Lost++
	case p.Rank != game.Unit && p.Where != game.Away:
		d.Leaders[b2i(!own)]++
	}
}

func b2i(on bool) int {
	if on {
		return 1
	}
	return 0
}

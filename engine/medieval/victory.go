package medieval

import "gonfalon/engine/game"

// Victory: points for what the enemy lost, and automatic victory when all enemy leaders
// are killed or have left the map (victory conditions of the scenario).

// score gives a side victory points for a counter of the enemy.
func (b *Battle) score(side game.Side, points int, for_ game.ID) {
	if points == 0 {
		return
	}
	b.points[side] += points
	b.emit(game.Event{Kind: "scored", Side: side, Unit: for_, By: game.None, N: points, Ref: "R-366"})
}

// automaticVictory ends the game when a side has no leader left in play.
func (b *Battle) automaticVictory() {
	if b.over || b.phase == setUp {
		return
	}
	a, d := b.leaderless(game.A), b.leaderless(game.B)
	switch {
	case a && d:
		b.finish(game.NoSide, "draw")
	case a:
		b.finish(game.B, "automatic")
	case d:
		b.finish(game.A, "automatic")
	}
}

// leaderless reports whether all leaders of a side are dead or off the map (R-361: one who
// still hides in the reserve is neither).
func (b *Battle) leaderless(side game.Side) bool {
	for i := range b.counters {
		c, w := &b.counters[i], b.units[i].where
		if c.side == side && c.leads() && w != game.Dead && w != game.Away {
			return false
		}
	}
	return true
}

// countPoints ends the game after the last turn: the higher total wins.
func (b *Battle) countPoints() {
	switch {
	case b.points[game.A] > b.points[game.B]:
		b.finish(game.A, "points")
	case b.points[game.A] < b.points[game.B]:
		b.finish(game.B, "points")
	default:
		b.finish(game.NoSide, "draw")
	}
}

func (b *Battle) finish(winner game.Side, code string) {
	b.over = true
	b.steps = nil
	b.outcome = game.Outcome{Winner: winner, Code: code, Points: b.points, Ref: "R-463"}
	b.emit(game.Event{Kind: "game-over", Side: winner, Unit: game.None, By: game.None, Ref: "R-463", Result: b.Outcome()})
}

// Outcome is the result of a finished game, nil while it goes on.
func (b *Battle) Outcome() *game.Outcome {
	if !b.over {
		return nil
	}
	o := b.outcome
	return &o
}

package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Victory: points for what the enemy lost, automatic victory when the enemy has lost the
// leaders that count, surrender, and the scale of victories (victory conditions of the
// scenarios).

// score gives a side victory points for a counter of the enemy, or takes them back.
func (b *Battle) score(side game.Side, points int, for_ game.ID) {
	if points == 0 {
		return
	}
	b.points[side] += points
	b.emit(game.Event{Kind: eventScored, Side: side, Unit: for_, By: game.None, N: points, Ref: "R-508"})
}

// worth is what the enemy scores for the loss of a counter.
func (b *Battle) worth(id game.ID) int {
	c := &b.counters[id]
	p := &b.sc.Armies[c.side.Other()].Points
	switch {
	case !c.leads():
		return p.Unit[c.scores]
	case c.orders != nil && c.orders.Worth > 0:
		return c.orders.Worth
	}
	return p.Leader
}

// scoreEscape counts a unit that leaves the map as if killed, where the scenario does so,
// and takes that back when it returns. Leaders count only when they die.
func (b *Battle) scoreEscape(id game.ID, sign int) {
	if c := &b.counters[id]; b.sc.EscapesScore && c.rank == game.Unit {
		b.score(c.side.Other(), sign*b.worth(id), id)
	}
}

// automaticVictory ends the game when a side has lost its leaders or is so
// far behind that it surrenders.
func (b *Battle) automaticVictory() {
	if b.over || b.phase == setUp {
		return
	}
	a, d := b.leaderless(game.A), b.leaderless(game.B)
	points := b.totals()
	lead := points[game.A] - points[game.B]
	switch {
	case a && d:
		b.finishBy(game.NoSide, "draw", "R-463")
	case a:
		b.finish(game.B, "automatic")
	case d:
		b.finish(game.A, "automatic")
	case b.sc.Surrender == 0:
	case lead >= b.sc.Surrender:
		b.finish(game.A, "surrender")
	case -lead >= b.sc.Surrender:
		b.finish(game.B, "surrender")
	}
}

// leaderless reports whether all leaders of a side are dead or off the map, or all vital
// ones if the scenario names some; a scenario may have its armies fight on without leaders.
// One who still hides or has yet to arrive is neither, so that his side has
// not lost its leaders; units still to come hold nothing off.
func (b *Battle) leaderless(side game.Side) bool {
	vital, lost := b.anyVital(side), false
	if b.sc.FightsOn && !vital {
		return false
	}
	for _, l := range b.ranks.leaders[side] {
		switch w := b.units[l].where; {
		case vital && !b.counters[l].vital():
		case w == game.Dead || w == game.Away:
			lost = true
		default:
			return false
		}
	}
	return lost
}

func (b *Battle) anyVital(side game.Side) bool {
	return slices.ContainsFunc(b.ranks.leaders[side], func(l game.ID) bool { return b.counters[l].vital() })
}

// vital reports whether a leader is one of those whose loss decides the battle.
func (c *counter) vital() bool { return c.orders != nil && c.orders.Vital }

// lastTurn is the turn after which the points decide; some books print none.
func (b *Battle) lastTurn() int {
	if b.sc.LastTurn > 0 {
		return b.sc.LastTurn
	}
	return b.sc.Options.TurnLimit
}

// countPoints ends the game after the last turn: the higher total wins, by as much
// as the scale of the scenario says.
func (b *Battle) countPoints() {
	points := b.totals()
	lead := points[game.A] - points[game.B]
	switch {
	case lead > 0:
		b.finish(game.A, b.grade(lead))
	case lead < 0:
		b.finish(game.B, b.grade(-lead))
	case b.sc.Armies[game.A].WinsTies:
		b.finish(game.A, "tie")
	case b.sc.Armies[game.B].WinsTies:
		b.finish(game.B, "tie")
	default:
		b.finish(game.NoSide, "draw")
	}
}

func (b *Battle) grade(lead int) string {
	for _, g := range b.sc.Grades {
		if lead <= g.UpTo || g.UpTo == 0 {
			return g.Code
		}
	}
	return "points"
}

// scale is the victories on points by the lead they take, and at its end those that are won
// at once.
func (sc *Scenario) scale() []game.Grade {
	var out []game.Grade
	add := func(code string, lead int) {
		out = append(out, game.Grade{Code: code, By: "lead", From: [2]int{lead, lead}, Ref: outcomeRef(code)})
	}
	least := 1
	for _, g := range sc.Grades {
		add(g.Code, least)
		least = g.UpTo + 1
	}
	if len(sc.Grades) == 0 {
		add("points", least)
	}
	if sc.Surrender > 0 {
		add("surrender", sc.Surrender)
	}
	if sc.Armies[game.A].WinsTies || sc.Armies[game.B].WinsTies {
		out = append(out, game.Grade{Code: "tie", By: "even", Ref: outcomeRef("tie")})
	}
	if sc.FightsOn && !sc.anyVital() {
		return out
	}
	return append(out, game.Grade{Code: "automatic", By: "leaders", Ref: outcomeRef("automatic")})
}

// anyVital reports whether there are leaders whose loss decides the battle.
func (sc *Scenario) anyVital() bool {
	return slices.ContainsFunc(slices.Concat(sc.Armies[game.A].Commands, sc.Armies[game.B].Commands), func(c Command) bool { return c.Vital })
}

func (b *Battle) finish(winner game.Side, code string) { b.finishBy(winner, code, outcomeRef(code)) }

// finishBy ends the battle by a ruling.
func (b *Battle) finishBy(winner game.Side, code string, ref rule.Ref) {
	b.over = true
	b.steps, b.credits = nil, [2]credit{}
	b.outcome = game.Outcome{Winner: winner, Code: code, Points: b.totals(), Ref: ref, Scale: b.sc.scale()}
	b.emit(game.Event{Kind: game.EventGameOver, Side: winner, Unit: game.None, By: game.None, Ref: b.outcome.Ref, Result: b.Outcome()})
}

// outcomeRef is the ruling on how a battle ended.
func outcomeRef(code string) rule.Ref {
	switch code {
	case "automatic":
		return "R-293"
	case "surrender":
		return "R-397"
	case "tie":
		return "R-505"
	case "points", "draw":
		return "R-366"
	}
	return "R-411" // a grade of the victory scale
}

// Outcome is the result of a finished game, nil while it goes on.
func (b *Battle) Outcome() *game.Outcome {
	if !b.over {
		return nil
	}
	o := b.outcome
	return &o
}

package tools

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// bulb is a player who presses the lamp and does what it advises first, whatever that is.
type bulb struct {
	sc   *game.Scenario
	side game.Side
	seed uint64
	rest []game.Action // of the plan that was taken
}

func (p *bulb) Choose(g game.Game) game.Action {
	if len(p.rest) > 0 && g.Check(p.rest[0]) == nil {
		return p.next()
	}
	p.rest = nil
	m := bot.NewPlayer(p.side, bot.Brief{Level: bot.Captain, Posture: p.sc.Posture[p.side], Seed: p.seed})
	if stage, _ := game.Facts(g).Awaits(); stage == game.StageSetUp {
		return m.Choose(g)
	}
	m.Advise(g, p.led(g), true)
	for !m.Think(1 << 30) {
	}
	plans := m.Plans()
	if len(plans) == 0 {
		return nil
	}
	for _, part := range plans[0].Parts {
		p.rest = append(p.rest, part.Acts...)
	}
	return p.next()
}

// next is the next act of the plan, nil where none is left.
func (p *bulb) next() game.Action {
	if len(p.rest) == 0 {
		return nil
	}
	a := p.rest[0]
	p.rest = p.rest[1:]
	return a
}

// led are the counters of the player.
func (p *bulb) led(g game.Game) (ids []game.ID) {
	for id := range game.ID(g.Counters()) {
		if c := g.Piece(id); c.Side == p.side && c.Rank != game.Banner && c.Where != game.Dead && c.Where != game.Captured {
			ids = append(ids, id)
		}
	}
	return ids
}

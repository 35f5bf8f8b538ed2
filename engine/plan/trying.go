package plan

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// trial is what came of trying the way of a counter on a copy.
type trial struct {
	after  game.Game
	way    []hex.Hex
	tests  []dice.Test
	flaw   Reason    // why it had better not be gone; its Code is empty if nothing speaks against it
	at     int       // which act has the flaw
	reacts []Warning // who of the enemy could do something about it
}

// tries is how many ways are tried before a counter stays where it is.
const tries = 6

// decide makes the part of a counter in the plan: the best stop whose way turns out well.
func (t *thought) decide() Move {
	for n := 0; n < tries && t.best > 0; n++ {
		way := t.stops()
		try := t.try(way)
		if try.flaw.Code == "" {
			return t.goes(try)
		}
		t.flaw = try.flaw
		t.bad[way[try.at]] = true
		t.choose()
	}
	t.best = min(t.best, 0)
	return t.stay()
}

// stops is the way to the stop chosen, as indices of those that an act leads to.
func (t *thought) stops() (way []int) {
	for i := t.best; i >= 0; i = int(t.reach.Stops[i].Prev) {
		if t.reach.Act(i) != nil {
			way = append(way, i)
		}
	}
	slices.Reverse(way)
	return way
}

// try does the acts of a way on a copy, until one shows a flaw.
func (t *thought) try(way []int) *trial {
	w := &trial{after: t.now.Clone(), way: []hex.Hex{t.piece.Hex}}
	for n, i := range way {
		s, act := &t.reach.Stops[i], t.reach.Act(i)
		if no := w.after.Check(act); no != nil {
			w.flaw, w.at = Reason{Code: Barred, Rule: no}, n
			return w
		}
		cup := &dice.Lucky{}
		events := w.after.Apply(act, cup)
		w.tests = append(w.tests, cup.Tests...)
		p := w.after.Piece(t.unit)
		if w.flaw, w.at = t.judge(w.after, s, &p, events), n; w.flaw.Code != "" {
			return w
		}
		if p.Hex != w.way[len(w.way)-1] {
			w.way = append(w.way, p.Hex)
		}
		t.watch(w, &p)
	}
	return w
}

// judge says what speaks against an act that was to lead to a stop.
func (t *thought) judge(after game.Game, s *game.Stop, p *game.Piece, events []game.Event) Reason {
	loud := slices.ContainsFunc(events, func(e game.Event) bool {
		return e.Kind != game.EventBegan && e.Kind != game.EventMoved && e.Kind != game.EventTurned
	})
	switch {
	case p.Where != game.OnMap || p.Hex != s.Hex || p.HasFacing && p.Facing != s.Facing:
		return Reason{Code: Astray}
	case !loud:
		return Reason{}
	case after.Outcome() != nil || after.Table().Stage == game.StageQuestion:
		return Reason{Code: Asks}
	}
	if by := t.hurt(after); by != game.None {
		return Reason{Code: Harms, By: by}
	}
	return Reason{}
}

// hurt is a counter of the side that a way costs strength or order, None if there is none.
func (t *thought) hurt(after game.Game) game.ID {
	const disorder = game.Disorganised | game.Panicked
	for id := range game.ID(after.Counters()) {
		a, b := t.now.Piece(id), after.Piece(id)
		if a.Side != t.side || a.Where != game.OnMap {
			continue
		}
		if b.Where != game.OnMap || b.SP < a.SP || b.Marks&disorder&^a.Marks != 0 {
			return id
		}
	}
	return game.None
}

// goes has a counter move.
func (t *thought) goes(w *trial) Move {
	s := t.end()
	m := t.part()
	m.End, m.Left, m.Charge = Place{s.Hex, s.Facing}, s.Left, arrival(s)
	m.Acts, m.Way, m.Tests, m.Fate = t.reach.Path(t.best), w.way, w.tests, Arrives
	if !t.arrives() {
		m.Fate, m.Why = Short, t.why()
		m.lack = t.lack(&m)
	}
	t.now = w.after
	if at, ok := t.met(s); ok && t.Plan.Mode == Charge {
		t.loads[at]++
	}
	t.Plan.Warnings = append(t.Plan.Warnings, w.reacts...)
	return m
}

// lack is by how many hexes a counter falls short, 0 if anything but its movement keeps it back.
func (t *thought) lack(m *Move) int {
	if n := m.End.Hex.Distance(m.Want.Hex); m.Why.Code == Far && t.far(m.End.Hex) == n {
		return n
	}
	return 0
}

// stay leaves a counter where it is.
func (t *thought) stay() Move {
	m := t.part()
	if !t.arrives() {
		m.Fate, m.Why = Stays, t.why()
	}
	return m
}

// part is the part of a counter before it has done anything.
func (t *thought) part() Move {
	at := Place{t.piece.Hex, t.piece.Facing}
	if t.Plan.Mode == CloseUp {
		t.want.Hex = t.Plan.To
	}
	return Move{Unit: t.unit, From: at, Want: t.want, End: at, Left: t.piece.Left, Charge: t.piece.Charge, Way: []hex.Hex{at.Hex}}
}

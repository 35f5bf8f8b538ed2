package thread

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// blows reads the events of a battle for what a side did in one blow or one turn.
type blows struct {
	codes  game.Coded
	game   game.Game
	side   game.Side
	attack *game.Odds // of the side, whose results come next; nil for none
	gone   map[game.ID]bool
	turn   int
	broken int // of the enemy's units in this turn
}

// blows adds what a side did in single blows.
func (d *Deed) blows(s *game.Session, side game.Side) {
	b := blows{codes: game.Codes(s.Game), game: s.Game, side: side, gone: map[game.ID]bool{}}
	for i := range s.Steps {
		if t := s.Steps[i].Turn; t != b.turn {
			b.turn, b.broken = t, 0
		}
		events := s.Events(i)
		for j := range events {
			b.event(d, &events[j])
		}
	}
}

// event reads one event.
func (b *blows) event(d *Deed, e *game.Event) {
	info := b.codes.EventInfo(e.Kind)
	switch {
	case e.Kind == game.EventCombat && e.Odds != nil:
		b.attack = nil
		if by := e.Odds.Attackers; len(by) > 0 && b.game.Piece(by[0]).Side == b.side {
			b.attack = e.Odds
		}
	case e.Kind == game.EventPhase || info.Class == game.Shot:
		b.attack = nil
	case info.Lost && e.Unit != game.None && !b.gone[e.Unit]:
		b.lost(d, e.Unit)
	}
}

// lost counts a counter that was lost for good.
func (b *blows) lost(d *Deed, id game.ID) {
	b.gone[id] = true
	if p := b.game.Piece(id); p.Side == b.side || p.Rank != game.Unit {
		return
	}
	b.broken++
	d.Broken = max(d.Broken, b.broken)
	if b.attack != nil {
		d.Charged = d.Charged || counts(&b.attack.Attack, "charge")
		d.Behind = d.Behind || counts(&b.attack.Attack, "rear")
	}
}

// counts reports whether a sum has a line of this name.
func counts(t *rule.Tally, name string) bool {
	return slices.ContainsFunc(t.Lines, func(l rule.Line) bool { return l.Name == name })
}

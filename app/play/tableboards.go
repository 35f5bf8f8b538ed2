package play

import (
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// diagram is the field about a decision.
type diagram struct {
	scene mapview.Scene
	of    []hex.Hex  // what has to be seen
	odds  *game.Odds // of an attack or a shot, nil for none
}

// boards are the field before a decision: as it was taken, and as it had better been. What is hidden
// from whoever looks at the screen stays so.
func (v view) boards(f *bot.Fault) (played, better diagram) {
	v.Game = game.Look(v.Sess.At(f.Step), v.Privy).Game
	return v.played(f), v.better(f)
}

// played is what was done.
func (v view) played(f *bot.Fault) diagram {
	switch f.Kind {
	case bot.KindAttack, bot.KindShot:
		if b, fights := v.fightBoard(v.Sess.Steps[f.Step].Act); fights {
			return b
		}
	case bot.KindMove, bot.KindAnswer, bot.KindReaction:
		if f.Unit != game.None && f.To > f.Step {
			return v.standing(game.Look(v.Sess.At(f.To), v.Privy).Game.Piece(f.Unit))
		}
	}
	return v.resting(f)
}

// better is what had better been done.
func (v view) better(f *bot.Fault) diagram {
	b := &f.Better
	if b.Act != nil {
		if fight, fights := v.fightBoard(b.Act); fights {
			return fight
		}
	}
	unit := f.Unit
	if b.Unit != game.None {
		unit = b.Unit
	}
	if !b.Aim || unit == game.None {
		return v.resting(f)
	}
	p := v.Game.Piece(unit)
	p.Hex, p.Where, p.Facing = b.At, game.OnMap, f.Facing
	return v.standing(p)
}

// resting is a counter that stays where it is.
func (v view) resting(f *bot.Fault) diagram {
	if f.Unit == game.None {
		return diagram{scene: v.stood(nil)}
	}
	return v.standing(v.Game.Piece(f.Unit))
}

// standing is a counter as it would stand, with the way it would have come.
func (v view) standing(p game.Piece) diagram {
	b := diagram{scene: v.stood(&p)}
	b.scene.Counters[p.ID].Selected = true
	was := v.Game.Piece(p.ID)
	if p.Where == game.OnMap {
		b.of = append(b.of, p.Hex)
	}
	if was.Where == game.OnMap && p.Where == game.OnMap && was.Hex != p.Hex {
		b.scene.Overlay.Last, b.scene.Overlay.LastBy = []hex.Hex{was.Hex, p.Hex}, int(p.Side)
	}
	return b
}

// fightBoard is an attack or a shot; it reports whether an act is one.
func (v view) fightBoard(act game.Action) (b diagram, fights bool) {
	b.odds = v.Game.Forecast(act)
	if b.odds == nil || len(b.odds.Defenders) == 0 {
		return diagram{}, false
	}
	b.scene = v.stood(nil)
	b.of = append(b.of, b.odds.At...)
	for _, id := range b.odds.Attackers {
		p := v.Game.Piece(id)
		b.scene.Counters[id].Selected = true
		if p.Where == game.OnMap {
			b.of = append(b.of, p.Hex)
			b.scene.Overlay.Arrows = append(b.scene.Overlay.Arrows, strokes(p.Hex, b.odds.At)...)
		}
	}
	return b, true
}

// strokes go from who attacks to the hexes beside him, or from who shoots to the first of his targets.
func strokes(from hex.Hex, at []hex.Hex) (out [][2]hex.Hex) {
	for _, h := range at {
		if from.Distance(h) == 1 {
			out = append(out, [2]hex.Hex{from, h})
		}
	}
	if len(out) == 0 && len(at) > 0 {
		out = append(out, [2]hex.Hex{from, at[0]})
	}
	return out
}

// stood is the field with all counters that are seen, one of them perhaps as it would stand.
func (v view) stood(as *game.Piece) mapview.Scene {
	s := mapview.Scene{Counters: make([]mapview.Counter, v.Game.Counters())}
	cards := tell.Stacks{}
	for id := range game.ID(v.Game.Counters()) {
		p := v.Game.Piece(id)
		if as != nil && as.ID == id {
			p = *as
		}
		if v.Sees(p) {
			s.Counters[id] = v.Shown(p, cards)
		}
	}
	return s
}

// promised is what an attack promised: its column, its chance and what it costs on average.
func (v view) promised(o *game.Odds) (rows []panel.Row) {
	if o == nil {
		return nil
	}
	column, chance := v.Outlook(o)
	if column != "" {
		rows = append(rows, panel.Row{Text: v.Say("analysis.column", nil), Value: column})
	}
	if chance != "" {
		rows = append(rows, panel.Row{Text: v.Say("analysis.harm", nil), Value: chance})
	}
	for _, s := range v.Expected([]planning.Group{{Odds: o}}) {
		if l, ok := s.(panel.Ledger); ok {
			for _, r := range l.Rows {
				rows = append(rows, panel.Row{Text: tell.Capital(r.Text), Value: r.Value})
			}
		}
	}
	return rows
}

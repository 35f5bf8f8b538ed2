package tell

import (
	"slices"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Diagram is the field about a decision.
type Diagram struct {
	Scene mapview.Scene
	Of    []hex.Hex  // what has to be seen
	Odds  *game.Odds // of an attack or a shot, nil for none
}

// Boards are the field before a decision: as it was taken, and as it had better been. What is hidden
// from whoever looks at the screen stays so.
func (v Teller) Boards(f *bot.Fault) (played, better Diagram) {
	v.Game = game.Look(v.Sess.At(f.Step), v.Privy).Game
	return v.played(f), v.better(f)
}

// played is what was done.
func (v Teller) played(f *bot.Fault) Diagram {
	switch f.Kind {
	case bot.KindAttack, bot.KindShot:
		if b, fights := v.fightBoard(v.Sess.Steps[f.Step].Act); fights {
			return b
		}
	case bot.KindOrder:
		return v.standing(v.carriedOut(f)...)
	case bot.KindMove, bot.KindAnswer, bot.KindReaction:
		if f.Unit != game.None && f.To > f.Step {
			return v.standing(game.Look(v.Sess.At(f.To), v.Privy).Game.Piece(f.Unit))
		}
	}
	return v.resting(f)
}

// better is what had better been done.
func (v Teller) better(f *bot.Fault) Diagram {
	b := &f.Better
	if f.Kind == bot.KindOrder {
		return v.standing(v.Bettered(f)...)
	}
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
func (v Teller) resting(f *bot.Fault) Diagram {
	if f.Unit == game.None {
		return Diagram{Scene: v.Stood()}
	}
	return v.standing(v.Game.Piece(f.Unit))
}

// carriedOut are those of an order as they stood once it had been carried out.
func (v Teller) carriedOut(f *bot.Fault) (list []game.Piece) {
	after := game.Look(v.Sess.At(f.To), v.Privy).Game
	for _, x := range v.Bettered(f) {
		list = append(list, after.Piece(x.ID))
	}
	return list
}

// Bettered are those of an order as they would stand by the one that had been better: who would have moved, or did.
func (v Teller) Bettered(f *bot.Fault) (list []game.Piece) {
	was, after := v.Sess.At(f.Step), v.Sess.At(f.To)
	head := was.Piece(f.Unit)
	for id := range game.ID(was.Counters()) {
		p, q := was.Piece(id), after.Piece(id)
		n := slices.IndexFunc(f.Command.Ends, func(e game.Post) bool { return e.Unit == id })
		led := id == f.Unit || p.Commander == f.Unit || !match.IsLeader(head) && p.Commander == game.None && p.Kind == head.Kind
		switch {
		case n >= 0:
			p.Hex, p.Facing = f.Command.Ends[n].Hex, f.Command.Ends[n].Facing
		case p.Side != f.Side || p.Rank == game.Banner || !led || p.Hex == q.Hex && p.Facing == q.Facing:
			continue
		}
		list = append(list, p)
	}
	return list
}

// standing are counters as they would stand, with the ways they would have come.
func (v Teller) standing(list ...game.Piece) Diagram {
	b := Diagram{Scene: v.Stood(list...)}
	for i := range list {
		p := &list[i]
		b.Scene.Counters[p.ID].Selected = true
		was := v.Game.Piece(p.ID)
		if p.Where == game.OnMap {
			b.Of = append(b.Of, p.Hex)
		}
		if was.Where != game.OnMap || p.Where != game.OnMap || was.Hex == p.Hex {
			continue
		}
		if o := &b.Scene.Overlay; len(list) == 1 {
			o.Last, o.LastBy = []hex.Hex{was.Hex, p.Hex}, int(p.Side)
		} else {
			o.Trails = append(o.Trails, mapview.Trail{Way: []hex.Hex{was.Hex, p.Hex}, Side: int(p.Side)})
		}
	}
	return b
}

// fightBoard is an attack or a shot; it reports whether an act is one.
func (v Teller) fightBoard(act game.Action) (b Diagram, fights bool) {
	b.Odds = v.Game.Forecast(act)
	if b.Odds == nil || len(b.Odds.Defenders) == 0 {
		return Diagram{}, false
	}
	b.Scene = v.Stood()
	b.Of = append(b.Of, b.Odds.At...)
	for _, id := range b.Odds.Attackers {
		p := v.Game.Piece(id)
		b.Scene.Counters[id].Selected = true
		if p.Where == game.OnMap {
			b.Of = append(b.Of, p.Hex)
			b.Scene.Overlay.Arrows = append(b.Scene.Overlay.Arrows, strokes(p.Hex, b.Odds.At)...)
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

// Stood is the field with all counters that are seen, some of them perhaps as they would stand.
func (v Teller) Stood(as ...game.Piece) mapview.Scene {
	s := mapview.Scene{Counters: make([]mapview.Counter, v.Game.Counters())}
	cards := Stacks{}
	for id := range game.ID(v.Game.Counters()) {
		p := v.Game.Piece(id)
		if n := slices.IndexFunc(as, func(x game.Piece) bool { return x.ID == id }); n >= 0 {
			p = as[n]
		}
		if v.Sees(p) {
			s.Counters[id] = v.Shown(p, cards)
		}
	}
	return s
}

// Promised is what an attack promised: its column, its chance and what it costs on average.
func (v Teller) Promised(o *game.Odds) (rows []panel.Row) {
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
				rows = append(rows, panel.Row{Text: Capital(r.Text), Value: r.Value})
			}
		}
	}
	return rows
}

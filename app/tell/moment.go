package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Remembered says in a few words what a moment of a battle was.
func (w Words) Remembered(s *chronicle.Scene) string {
	key := "chronicle.head." + string(s.Kind)
	switch s.Kind {
	case chronicle.Assault:
		key = "moment." + came(s)
	case chronicle.Volley:
		key = "moment.volley"
	}
	return Capital(w.Say(key, i18n.Args{"leader": w.Name(s.Leader), "side": w.Side(s.Side), "whose": w.SideOf(s.Side)}))
}

// came is how an attack went for those who made it: the middle of a catalogue key.
func came(s *chronicle.Scene) string {
	how := "blow"
	if s.Charge {
		how = "charge"
	}
	if s.Side <= game.B && harmOf(s, s.Side) >= harmOf(s, s.Side.Other()) {
		how += ".vain"
	}
	return how
}

// harmOf is what a scene cost a side: lost strength, and who is gone or in disorder.
func harmOf(s *chronicle.Scene, side game.Side) int {
	return s.Lost[side] + len(s.Fallen[side]) + len(s.Broken[side])
}

// Stroke is the field just before a scene of the battle, with who strikes at whom. What is hidden from
// whoever looks at the screen stays so.
func (v Teller) Stroke(s *chronicle.Scene) mapview.Scene {
	v.Game = game.Look(v.Sess.At(max(0, s.Step-1)), v.Privy).Game
	out := v.Stood()
	for _, id := range s.By {
		if p := v.Game.Piece(id); p.Where == game.OnMap && v.Sees(p) {
			out.Overlay.Arrows = append(out.Overlay.Arrows, strokes(p.Hex, []hex.Hex{s.At})...)
		}
	}
	if s.Kind == chronicle.LeaderFell && s.Leader != game.None {
		out.Counters[s.Leader].Selected = true
	}
	return out
}

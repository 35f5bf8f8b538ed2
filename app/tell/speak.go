package tell

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/engine/hex"
)

// Describe says a hex in words: its number, ground and counters, and what the selected
// counter has to do with it.
func (v Teller) Describe(h hex.Hex) string {
	parts := []string{h.String() + " " + v.Say("terrain."+v.Board().Terrain(h).String(), nil)}
	for _, p := range v.At(h) {
		parts = append(parts, v.Side(p.Side)+" "+v.Spoken(p))
	}
	for _, n := range v.NotesAt(h) {
		parts = append(parts, v.Say("jot.title", nil)+": "+v.Notes[n].Text)
	}
	return strings.Join(append(parts, v.relation(h)...), "; ")
}

// relation says whether the selected counter can come to a hex, or what bars it.
func (v Teller) relation(h hex.Hex) []string {
	if v.Reach == nil || h == v.Home() {
		return nil
	}
	for _, i := range v.BestStops() {
		if s := v.Reach.Stops[i]; s.Hex == h {
			return []string{v.Say("speak.reach", i18n.Args{"unit": v.Name(v.Sel), "mp": Mp(s.Left)})}
		}
	}
	for _, b := range v.Reach.Barred {
		if b.Hex == h {
			return []string{v.Refusal(b.Why)}
		}
	}
	return nil
}

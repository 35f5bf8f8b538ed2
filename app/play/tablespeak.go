package play

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/engine/hex"
)

// describe says a hex in words: its number, ground and counters, and what the selected
// counter has to do with it.
func (c *table) describe(lang string, h hex.Hex) string {
	w := c.words(lang)
	parts := []string{h.String() + " " + w.say("terrain."+c.board().Terrain(h).String(), nil)}
	for _, p := range c.at(h) {
		parts = append(parts, w.side(p.Side)+" "+w.spoken(p))
	}
	return strings.Join(append(parts, c.relation(w, h)...), "; ")
}

// relation says whether the selected counter can come to a hex, or what bars it.
func (c *table) relation(w words, h hex.Hex) []string {
	if c.reach == nil || h == c.home() {
		return nil
	}
	for _, i := range c.bestStops() {
		if s := c.reach.Stops[i]; s.Hex == h {
			return []string{w.say("speak.reach", i18n.Args{"unit": w.unit(c.sel), "mp": mp(s.Left)})}
		}
	}
	for _, b := range c.reach.Barred {
		if b.Hex == h {
			return []string{w.refusal(b.Why)}
		}
	}
	return nil
}

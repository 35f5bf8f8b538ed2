package mapview

import (
	"slices"

	"gonfalon/engine/hex"
)

// Idea is where one of several plans leads that are shown together, told apart by a letter.
type Idea struct {
	Hexes  []hex.Hex
	Letter string
	Chosen bool
}

// ideas outlines where the plans lead that are not chosen; the ghosts of the chosen one have a field
// of their own.
func ideas(list []Idea) (out []element) {
	for _, i := range list {
		if d := edges(unique(i.Hexes)); !i.Chosen {
			out = append(out, path("o-idea0", d), path("o-idea", d))
		}
	}
	return out
}

// ideaLetters are discs with the letters, over the northernmost hex of each plan; plans that would
// share a hex move aside. The style sheet keeps their size on the screen.
func ideaLetters(list []Idea) (out []element) {
	var taken []hex.Hex
	for _, i := range list {
		at, ok := i.top(taken)
		if !ok || i.Letter == "" {
			continue
		}
		taken = append(taken, at)
		class, c := "o-badge", centre(at)
		if i.Chosen {
			class += " hot"
		}
		disc := group("o-badged o-disc", el("circle", "class", "o-plated", "cx", "0", "cy", "0", "r", "15"), words("letter", i.Letter, "x", "0", "y", "6"))
		out = append(out, group(class, el("g", "transform", "translate("+num(c.X)+" "+num(c.Y-0.8*R)+")").with(disc)))
	}
	return out
}

// top is the northernmost hex beside which no other letter is, if there is one, else the last.
func (i Idea) top(taken []hex.Hex) (best hex.Hex, ok bool) {
	for _, h := range i.Hexes {
		near := slices.ContainsFunc(taken, func(o hex.Hex) bool { return o.Distance(h) <= 1 })
		if !near && (!ok || centre(h).Y < centre(best).Y) {
			best, ok = h, true
		}
	}
	if !ok && len(i.Hexes) > 0 {
		return i.Hexes[len(i.Hexes)-1], true
	}
	return best, ok
}

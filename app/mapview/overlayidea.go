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
// of their own. What has no letter is no plan, and must not look like one.
func ideas(list []Idea) (out []element) {
	for _, i := range list {
		class := "o-idea"
		if i.Letter == "" {
			class = "o-led"
		}
		if d := edges(unique(i.Hexes)); !i.Chosen {
			out = append(out, path(class+"0", d), path(class, d))
		}
	}
	return out
}

// spotted is a plan with the hex over which its letter lies.
type spotted struct {
	Idea
	at hex.Hex
}

// spotted are the plans that have letters: over the northernmost hex of each; plans that would share
// a hex move aside.
func (o Overlay) spotted() (out []spotted) {
	var taken []hex.Hex
	for _, i := range o.Ideas {
		if at, ok := i.top(taken); ok && i.Letter != "" {
			taken, out = append(taken, at), append(out, spotted{i, at})
		}
	}
	return out
}

// lettered is where letters of plans lie, which have to be seen with what the page shows of them: they
// stand out at the far side of their hexes.
func (o Overlay) lettered() (out []hex.Hex) {
	for _, i := range o.spotted() {
		out = append(out, i.at.Step(hex.N))
	}
	for _, f := range o.Fights {
		if b := f.behind(); f.Chosen {
			out = append(out, HexAt(b.X-1.5*R, b.Y), HexAt(b.X+1.5*R, b.Y))
		}
	}
	return out
}

// ideaLetters are discs with the letters. The style sheet keeps their size on the screen.
func ideaLetters(list []spotted) (out []element) {
	for _, i := range list {
		class, c := "o-badge", centre(i.at)
		if i.Chosen {
			class += " hot"
		}
		disc := group("o-badged o-disc", el("circle", "class", "o-plated", "cx", "0", "cy", "0", "r", "15"), words("letter", i.Letter, "x", "0", "y", "6"))
		out = append(out, group(class, movedTo(c.X, c.Y-0.8*R, disc)))
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

package mapview

import "gonfalon/engine/hex"

// Fate is what would become of a counter's part in a march.
type Fate uint8

// The fates.
const (
	Arrives    Fate = iota // it comes to its place
	FallsShort             // it moves, but not so far
	Stays                  // it does not move
)

// Ghost is a counter of an army as it would stand.
type Ghost struct {
	Counter Counter
	Fate    Fate
	Moves   bool
	Turn    int // in which it crosses with others, from 1; 0 where each goes its own way
}

// field is the hexes in which an army would end, under one outer edge, and its places that nobody
// fills.
func field(o Overlay) []element {
	var ends []hex.Hex
	for _, g := range o.Ghosts {
		if g.Fate != Stays {
			ends = append(ends, g.Counter.Hex)
		}
	}
	ends = unique(ends)
	out := area("o-field", "o-edge", ends)
	for _, h := range o.Empty {
		out = append(out, path("o-empty", cells([]hex.Hex{h}, 0.86)))
	}
	return out
}

// ghosts are the counters of an army as they would stand, one for each hex and rank; a bar lies
// over those who cannot move.
func ghosts(o Overlay) (out []element) {
	type spot struct {
		at   hex.Hex
		rank Rank
	}
	done := map[spot]bool{}
	for _, g := range o.Ghosts {
		c := g.Counter
		if s := (spot{c.Hex, c.Rank}); !done[s] {
			out, done[s] = append(out, g.draw()...), true
		}
	}
	if o.Head != nil {
		out = append(out, framed([]hex.Hex{*o.Head}, "o-sel")...)
	}
	return out
}

func (g Ghost) draw() []element {
	x, y := Centre(g.Counter.Hex)
	at := place{x, y, cardSize}
	switch {
	case g.Fate == Stays:
		c := centre(g.Counter.Hex)
		bar := polyline([]pt{c.Add(pt{X: -20, Y: 20}), c.Add(pt{X: 20, Y: -20})})
		return []element{path("o-bar0", bar), path("o-bar1", bar)}
	case !g.Moves:
		return nil
	case g.Counter.Rank != Card:
		return []element{el("circle", "class", "o-ldr "+letter(g.Counter.Side), "cx", num(x+15), "cy", num(y+15), "r", "8")}
	case g.Fate == FallsShort:
		return []element{group("short", drawGhost(g.Counter, at))}
	}
	return []element{drawGhost(g.Counter, at)}
}

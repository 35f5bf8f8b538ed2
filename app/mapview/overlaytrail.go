package mapview

import "gonfalon/engine/hex"

// Trail is the way somebody went, its start first.
type Trail struct {
	Way  []hex.Hex
	Side int
	Now  bool // it was gone just now; the others are older
}

// trails draws ways that were gone: the last with its stops and an arrow, those before it dotted,
// each with an open dot where it began.
func trails(list []Trail) (out []element) {
	for _, t := range list {
		if len(t.Way) < 2 {
			continue
		}
		if t.Now {
			out = append(out, t.fresh()...)
		} else {
			out = append(out, path("o-trail "+letter(t.Side), polyline(spots(t.Way))), path("o-begun "+letter(t.Side), discs(t.Way[:1], 5)))
		}
	}
	return out
}

// fresh is the way of who moved last; its arrow ends at the edge of the counter.
func (t Trail) fresh() []element {
	line := spots(t.Way)
	n := len(line) - 1
	_, head := arrow(line[n-1], line[n])
	line[n] = Between(line[n], line[n-1], 32/Distance(line[n], line[n-1]))
	d := polyline(line)
	return []element{path("o-trail0", d), path("o-trail now "+letter(t.Side), d),
		path("o-stop "+letter(t.Side), discs(t.Way[1:n], 5)), path("o-trailh "+letter(t.Side), head)}
}

package hex

// Disc returns all hexes within radius n of h, column by column, h included.
func (h Hex) Disc(n int) []Hex {
	out := make([]Hex, 0, 3*n*(n+1)+1)
	for q := -n; q <= n; q++ {
		for r := max(-n, -q-n); r <= min(n, -q+n); r++ {
			out = append(out, Hex{h.Q + int16(q), h.R + int16(r)})
		}
	}
	return out
}

// near are the ways of Within by radius.
var near = func() (all [7][]Hex) {
	for n := range all {
		all[n] = Hex{}.Disc(n)
	}
	return all
}()

// Within are the steps, of any length, from a hex to those of its Disc, in the same order. The
// list is shared and must stay as it is.
func Within(n int) []Hex {
	if n < len(near) {
		return near[n]
	}
	return Hex{}.Disc(n)
}

// Plus is the hex that a step of any length leads to.
func (h Hex) Plus(step Hex) Hex { return Hex{h.Q + step.Q, h.R + step.R} }

// Line returns what the straight line between the centres of h and o passes, from h
// to o, both included: one hex, given twice, or where the line runs along a hexside
// the two hexes beside it. A hex it only touches at a corner is not passed.
func (h Hex) Line(o Hex) [][2]Hex {
	n, way := h.Distance(o), h.to(o)
	for d := N; d <= NW; d++ {
		if a, b, k := steps[d], steps[d.Turn(1)], int16(n/2); way == (Hex{k * (a.Q + b.Q), k * (a.R + b.R)}) {
			return h.diagonal(d, n/2)
		}
	}
	var out [][2]Hex
	for q := min(h.Q, o.Q); q <= max(h.Q, o.Q); q++ {
		for r := min(h.R, o.R); r <= max(h.R, o.R); r++ {
			if x := (Hex{q, r}); h.Distance(x)+x.Distance(o) == n && h.cuts(o, x) {
				out = append(out, [2]Hex{x, x})
				// Each goes to its place at once: they are few, and sorting weighs more in the programs fetched.
				for i := len(out) - 1; i > 0 && h.along(way, out[i][0]) < h.along(way, out[i-1][0]); i-- {
					out[i-1], out[i] = out[i], out[i-1]
				}
			}
		}
	}
	return out
}

// diagonal is a line of n hexes through the corner between d and the next direction:
// it runs along a hexside from each to the next.
func (h Hex) diagonal(d Dir, n int) [][2]Hex {
	out := [][2]Hex{{h, h}}
	for range n {
		beside := [2]Hex{h.Step(d), h.Step(d.Turn(1))}
		h = beside[0].Step(d.Turn(1))
		out = append(out, beside, [2]Hex{h, h})
	}
	return out
}

// cuts reports whether the line from h through o has corners of x on both sides.
func (h Hex) cuts(o, x Hex) bool {
	line, at := h.to(o), h.to(x)
	left, right := false, false
	for d := N; d <= NW; d++ {
		a, b := steps[d], steps[d.Turn(1)]
		// The corner lies a third of the way to the sum of the two steps beside it.
		q, r := 3*int(at.Q)+int(a.Q+b.Q), 3*int(at.R)+int(a.R+b.R)
		turn := int(line.Q)*r - int(line.R)*q
		left, right = left || turn < 0, right || turn > 0
	}
	return left && right
}

// to is the way from h to o as a step of any length.
func (h Hex) to(o Hex) Hex { return Hex{o.Q - h.Q, o.R - h.R} }

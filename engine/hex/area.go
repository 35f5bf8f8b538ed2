package hex

// Disc returns all hexes within radius n of h, column by column, h included.
func (h Hex) Disc(n int) []Hex {
	var out []Hex
	for q := -n; q <= n; q++ {
		for r := max(-n, -q-n); r <= min(n, -q+n); r++ {
			out = append(out, Hex{h.Q + int16(q), h.R + int16(r)})
		}
	}
	return out
}

// Line returns the hexes on the straight line from h to o, both included.
// Where the line runs along a hexside both hexes beside it are returned as a pair
// in Pairs; the engine decides what a pair means.
func (h Hex) Line(o Hex) [][2]Hex {
	n := h.Distance(o)
	out := make([][2]Hex, 0, n+1)
	for i := 0; i <= n; i++ {
		out = append(out, [2]Hex{h.between(o, i, n, 1), h.between(o, i, n, -1)})
	}
	return out
}

// between interpolates step i of n, nudged to one side so that ties are decided.
func (h Hex) between(o Hex, i, n, nudge int) Hex {
	if n == 0 {
		return h
	}
	const unit = 1 << 12
	q := (int(h.Q)*(n-i)+int(o.Q)*i)*unit/n + nudge
	r := (int(h.R)*(n-i)+int(o.R)*i)*unit/n + nudge
	return roundHex(q, r, unit)
}

// roundHex rounds axial coordinates given in fractions of unit to a hex.
func roundHex(q, r, unit int) Hex {
	s := -q - r
	rq, rr, rs := roundDiv(q, unit), roundDiv(r, unit), roundDiv(s, unit)
	dq, dr, ds := abs(rq*unit-q), abs(rr*unit-r), abs(rs*unit-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return Hex{int16(rq), int16(rr)}
}

func roundDiv(a, b int) int {
	if a < 0 {
		return -((-a + b/2) / b)
	}
	return (a + b/2) / b
}

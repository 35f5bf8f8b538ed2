package mapview

import (
	"strconv"

	"gonfalon/engine/hex"
)

// cells is the area of hexes, each drawn on its own at a scale.
func cells(hexes []hex.Hex, scale float64) string {
	var shape pen
	for i := range corners {
		shape.to('l', corners[(i+1)%6].Sub(corners[i]).Mul(scale))
	}
	return stamps(hexes, corners[0].Mul(scale), string(shape)+"Z")
}

// edges is the outer edge of a union of hexes, one closed line for each border.
func edges(hexes []hex.Hex) string {
	var p pen
	for _, loop := range Outlines(hexes) {
		p.line(loop)
		p = append(p, 'Z')
	}
	return string(p)
}

// stamps repeats a shape in every hex, beginning at an offset from its middle.
func stamps(hexes []hex.Hex, offset pt, shape string) string {
	p := make(pen, 0, len(hexes)*(len(shape)+16))
	for _, h := range hexes {
		p.to('M', centre(h).Add(offset))
		p = append(p, shape...)
	}
	return string(p)
}

// discs are circles of a radius in the middle of hexes.
func discs(hexes []hex.Hex, r float64) string {
	d, arc := num(2*r), "a"+num(r)+" "+num(r)+" 0 1 1 "
	return stamps(hexes, pt{X: -r}, arc+d+" 0"+arc+"-"+d+" 0Z")
}

// hatching is seven slanted lines in each hex.
func hatching(hexes []hex.Hex) string {
	return stamps(hexes, pt{X: -36, Y: 15}, "l18 -30m-9 30l18 -30m-9 30l18 -30m-9 30l18 -30m-9 30l18 -30m-9 30l18 -30m-9 30l18 -30")
}

func spots(hexes []hex.Hex) []pt {
	out := make([]pt, len(hexes))
	for i, h := range hexes {
		out[i] = centre(h)
	}
	return out
}

func polyline(line []pt) string {
	var p pen
	p.line(line)
	return string(p)
}

// pen writes path data.
type pen []byte

// to adds a command with a point, in tenths of a unit.
func (p *pen) to(command byte, q pt) {
	x, y := q.Tenths()
	*p = AppendTenths(append(*p, command), x)
	*p = AppendTenths(append(*p, ' '), y)
}

// line adds a line through points.
func (p *pen) line(points []pt) {
	command := byte('M')
	for _, q := range points {
		p.to(command, q)
		command = 'L'
	}
}

// AppendTenths appends n/10 without a needless zero on either side of the point.
func AppendTenths(out []byte, n int) []byte {
	if n < 0 {
		out, n = append(out, '-'), -n
	}
	if n >= 10 || n == 0 {
		out = strconv.AppendInt(out, int64(n/10), 10)
	}
	if n%10 != 0 {
		out = append(out, '.', byte('0'+n%10))
	}
	return out
}

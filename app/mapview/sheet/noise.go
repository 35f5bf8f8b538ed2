package sheet

import "math"

// hash is a number from 0 up to 1 that depends on nothing but its arguments, so
// that a map looks the same on every machine and at every drawing.
func hash(a, b, salt int) float64 {
	h := uint32(a)*374761393 + uint32(b)*668265263 + uint32(salt)*2246822519
	h = (h ^ h>>13) * 1274126177
	h = (h ^ h>>16) * 2654435761
	return float64(h>>8) / (1 << 24)
}

// noise is smooth value noise from -1 to 1 with features one unit wide.
func noise(x, y float64, salt int) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	u, v := ease(x-fx), ease(y-fy)
	a, b := hash(i, j, salt), hash(i+1, j, salt)
	c, d := hash(i, j+1, salt), hash(i+1, j+1, salt)
	return (a+(b-a)*u+(c-a)*v+(a-b-c+d)*u*v)*2 - 1
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

// wobble moves a spot of an outline by a few units. All terrains use the same field,
// so that two of them meet in one line.
func wobble(p pt) pt {
	const coarse, fine = 31, 14
	return pt{
		X: p.X + 3.6*noise(p.X/coarse, p.Y/coarse, 1) + 2*noise(p.X/fine, p.Y/fine, 2),
		Y: p.Y + 3.6*noise(p.X/coarse, p.Y/coarse, 3) + 2*noise(p.X/fine, p.Y/fine, 4),
	}
}

// meander moves a spot of a stream: further than wobble does, and at shorter turns.
func meander(p pt) pt {
	const turn = 17
	q := wobble(p)
	return pt{X: q.X + 4.2*noise(p.X/turn, p.Y/turn, 7), Y: q.Y + 4.2*noise(p.X/turn, p.Y/turn, 8)}
}

// wander moves a spot of a road, in long easy turns.
func wander(p pt) pt {
	const turn = 90
	return pt{X: p.X + 10*noise(p.X/turn, p.Y/turn, 9), Y: p.Y + 10*noise(p.X/turn, p.Y/turn, 10)}
}

package arms

import "slices"

// spot is where a charge stands, in hundredths of the shield, and how it is turned.
type spot struct {
	x, y float64
	turn int
}

// groups are the spots of several charges that are not said to stand in a row, and how large they are.
var groups = map[int][]spot{
	3: {{28, 32, 0}, {72, 32, 0}, {50, 76, 0}},
	4: {{28, 30, 0}, {72, 30, 0}, {28, 68, 0}, {72, 68, 0}},
	5: {{28, 28, 0}, {72, 28, 0}, {50, 50, 0}, {30, 72, 0}, {70, 72, 0}},
	6: {{22, 27, 0}, {50, 27, 0}, {78, 27, 0}, {33, 57, 0}, {67, 57, 0}, {50, 86, 0}},
	7: {{28, 16, 0}, {72, 16, 0}, {28, 40, 0}, {72, 40, 0}, {28, 64, 0}, {72, 64, 0}, {50, 88, 0}},
	8: {{28, 14, 0}, {72, 14, 0}, {28, 36, 0}, {72, 36, 0}, {28, 58, 0}, {72, 58, 0}, {28, 80, 0}, {72, 80, 0}},
	9: {{22, 24, 0}, {50, 24, 0}, {78, 24, 0}, {22, 50, 0}, {50, 50, 0}, {78, 50, 0}, {30, 76, 0}, {70, 76, 0}, {50, 96, 0}},
}

var groupSizes = map[int]float64{3: .38, 4: .34, 5: .32, 6: .27, 7: .26, 8: .24, 9: .24}

// spots are the places of the charges of an item, and their size.
func (b *Blazon) spots(i *item, in box) (list []spot, size float64) {
	at, size := b.spot(i)
	n := float64(i.n)
	spread := func(k int, room float64) float64 { return (float64(k) - (n-1)/2) * room / n }
	switch {
	case i.n == 1:
		return []spot{at}, size
	case i.row == "in-saltire":
		turns := []int{-46, 46, 0}
		if i.n == 2 {
			turns = []int{-42, 42}
		}
		for _, turn := range turns {
			list = append(list, spot{at.x, at.y, turn})
		}
		return list, size * 1.05
	case i.row == "in-pale":
		for k := range i.n {
			list = append(list, spot{50, 47 + spread(k, 80), 0})
		}
		return list, .86 / n
	case i.row == "in-fess" || i.n == 2:
		for k := range i.n {
			list = append(list, spot{50 + spread(k, 88), at.y, 0})
		}
		return list, .84 / n
	}
	scale, down := .9, 0.0
	if b.topped() {
		scale, down = .62, 36
	}
	for _, s := range groups[i.n] {
		list = append(list, spot{s.x, s.y*scale + down, 0})
	}
	if size = groupSizes[i.n]; in.w < 60 && i.n > 3 {
		size *= 1.35
	}
	return list, size
}

// placed reports whether a charge stands in a place.
func (b *Blazon) placed(place ...string) bool {
	return slices.ContainsFunc(b.items, func(i item) bool { return slices.Contains(place, i.place) })
}

// topped reports whether the upper part of the shield is taken, so that the middle gives way.
func (b *Blazon) topped() bool { return b.has("chief", false) || b.placed("in-chief") }

// spot is where a charge stands that stands alone, and its size.
func (b *Blazon) spot(i *item) (spot, float64) {
	chief, middle := b.has("chief", false), slices.ContainsFunc(b.items, func(o item) bool { return o.kind == charge && o.place == "" })
	ends := i.place == "in-chief" || i.place == "in-base"
	switch {
	case ends && b.has("bend", true):
		return pick(i.place == "in-chief", spot{71, 27, 0}, spot{31, 70, 0}), .4
	case ends && !middle && !chief && i.place == "in-chief":
		return spot{50, 29, 0}, .42
	case ends && !middle && !chief:
		return spot{50, 74, 0}, .38
	}
	switch i.place {
	case "in-chief":
		if chief {
			return spot{50, 18, 0}, .28
		}
		return spot{50, 21, 0}, .32
	case "in-base":
		return spot{50, 83, 0}, .32
	case "dexter":
		return spot{18, 48, 0}, .34
	case "sinister":
		return spot{82, 48, 0}, .34
	case "within":
		if slices.ContainsFunc(b.items, func(o item) bool { return o.what == "horseshoe" }) {
			return spot{50, 36, 0}, .22
		}
		return spot{50, 52, 0}, .42
	}
	return b.middle()
}

// middle is where a charge without a place stands, and its size.
func (b *Blazon) middle() (spot, float64) {
	top, low := b.topped(), b.placed("in-base")
	switch {
	case top && low:
		return spot{50, 52, 0}, .42
	case top:
		return spot{50, 65, 0}, .58
	case low:
		return spot{50, 38, 0}, .58
	case b.placed("dexter", "sinister"):
		return spot{50, 47, 0}, .5
	}
	return spot{50, 47, 0}, .8
}

func pick(first bool, a, b spot) spot {
	if first {
		return a
	}
	return b
}

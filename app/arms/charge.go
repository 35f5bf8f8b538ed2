package arms

import "fmt"

// charges draws the charges of an item.
func (d *drawing) charges(b *Blazon, i *item, in box) {
	fill := ""
	if len(i.tinct) == 2 {
		fill = d.pattern(i.tinct)
	}
	list, size := b.spots(i, in)
	for _, s := range list {
		tinct := i.tinct[0]
		if i.counters() {
			tinct = b.field.counter(s)
		}
		x, y := in.at(s.x, s.y)
		d.charge(i, tinct, fill, s.turn, b.quiet(i), fmt.Sprintf("translate(%s %s)", num(x), num(y)), size*in.unit())
	}
}

// counter is the tincture that a charge takes from a field parted in two: that of the other half.
func (f *field) counter(s spot) string {
	second := s.y > 54
	if f.kind == "per-pale" {
		second = s.x > 50
	}
	if second {
		return f.tinct[0]
	}
	return f.tinct[1]
}

// pattern defines a chequered pattern of two tinctures, and is the fill that refers to it.
func (d *drawing) pattern(two []string) string {
	id := d.newID()
	d.add(fmt.Sprintf(`<pattern id="%s" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="%s"/><path d="M0 0h10v20h10v-10h-20z" fill="%s"/></pattern>`,
		id, tints[two[0]], tints[two[1]]))
	return "url(#" + id + ")"
}

// crowns are the places of a crown on those who do not bear it in the middle: from the left, from the top,
// and its size in hundredths.
var crowns = map[string][3]int{"lion": {34, -4, 34}, "ox-head": {50, 6, 50}, "bird": {27, 4, 34}, "head": {50, 2, 50}, "eagle-double": {50, 4, 34}}

// charge draws one charge at a place.
func (d *drawing) charge(i *item, tinct, fill string, turn int, edged bool, place string, size float64) {
	if fill == "" {
		fill = tints[tinct]
	}
	if i.inverted {
		turn += 180
	}
	wide := size
	if i.turned {
		wide = -size
	}
	d.add(fmt.Sprintf(`<g transform="%s rotate(%d) scale(%s %s) translate(-50 -50)"`, place, turn, fine(wide), fine(size)))
	if edged {
		edge := tints["argent"]
		if isMetal(tinct) {
			edge = tints["sable"]
		}
		d.add(fmt.Sprintf(` stroke="%s" stroke-width="5" paint-order="stroke"`, edge))
	}
	d.add(`>`)
	switch i.what {
	case "letter":
		d.add(fmt.Sprintf(`<text x="50" y="88" text-anchor="middle" font-weight="700" font-size="108" fill="%s">%s</text>`, fill, i.letter))
	case "rose":
		seed := tints["or"]
		if tinct == "or" {
			seed = tints["gules"]
		}
		d.add(fmt.Sprintf(`<path d="%s" fill="%s"/><circle cx="50" cy="50" r="12" fill="%s"/>`, charges[i.what], fill, seed))
	default:
		d.add(fmt.Sprintf(`<path d="%s" fill="%s" fill-rule="evenodd"/>`, charges[i.what], fill))
	}
	if i.crowned != "" {
		at, ok := crowns[i.what]
		if !ok {
			at = [3]int{50, 0, 36}
		}
		d.add(fmt.Sprintf(`<path transform="translate(%d %d) scale(.%d) translate(-50 -8)" d="%s" fill="%s"/>`, at[0], at[1], at[2], crown, tints[i.crowned]))
	}
	d.add(`</g>`)
}

// fine is a number with three decimals.
func fine(v float64) string { return fmt.Sprintf("%.3f", v) }

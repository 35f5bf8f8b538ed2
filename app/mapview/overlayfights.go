package mapview

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"gonfalon/engine/hex"
)

// Fight is one of several attacks or shots that are shown together, told apart by a letter and by
// the stroke of its lines.
type Fight struct {
	By, At []hex.Hex
	Side   int // that attacks
	Letter string
	Stroke int    // counts the strokes there are, which repeat
	Text   string // on the badge beside the letter
	Chosen bool
}

// strokes is how many strokes tell fights apart.
const strokes = 4

// fights draws them, the chosen one above all others.
func fights(list []Fight) (out []element) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Fight) int { return chosenLast(a) - chosenLast(b) })
	for _, f := range list {
		out = append(out, f.draw())
	}
	for _, f := range list {
		out = append(out, f.badge())
	}
	return out
}

func chosenLast(f Fight) int {
	if f.Chosen {
		return 1
	}
	return 0
}

// draw frames the targets and points at each from those beside it, or from all where nobody is.
func (f Fight) draw() element {
	class := "o-fight " + letter(f.Side) + " s" + strconv.Itoa(f.Stroke%strokes)
	if f.Chosen {
		class += " hot"
	}
	g := group(class, framed(unique(f.At), "o-targ")...)
	for _, at := range f.At {
		near := beside(f.By, at)
		if len(near) == 0 {
			near = f.By
		}
		for _, by := range near {
			g = g.with(arrowsTo([][2]hex.Hex{{by, at}})...)
		}
	}
	return g
}

// beside are those of some hexes that touch one.
func beside(hexes []hex.Hex, h hex.Hex) (out []hex.Hex) {
	for _, x := range unique(hexes) {
		if x.Distance(h) == 1 {
			out = append(out, x)
		}
	}
	return out
}

// badge is a plate with letter and text behind the first target, as its attackers see it. The
// style sheet keeps its size on the screen, and where there is no room for the text has the letter
// alone in the middle.
func (f Fight) badge() element {
	const w0, h = 30.0, 23.0
	at := f.behind()
	w := w0 + 7.2*float64(utf8.RuneCountInString(f.Text))
	class := "o-badge"
	if f.Chosen {
		class += " hot"
	}
	plate := group("o-badged",
		el("rect", "class", "o-plated", "x", num(-w/2), "y", num(-h/2), "width", num(w), "height", num(h), "rx", "11.5"),
		movedTo(h/2-w/2, 0, el("circle", "r", "8"), words("letter", f.Letter, "y", "4")),
		words("text", f.Text, "x", num(h/2), "y", "4.5"))
	return group(class, movedTo(at.X, at.Y, plate))
}

// behind is the place of the badge: beyond the first target, away from those who attack it.
func (f Fight) behind() pt {
	if len(f.At) == 0 || len(f.By) == 0 {
		return pt{}
	}
	target := centre(f.At[0])
	var from pt
	for _, by := range f.By {
		from = from.Add(centre(by).Mul(1 / float64(len(f.By))))
	}
	if Distance(from, target) < 1 {
		return target.Add(pt{Y: -R})
	}
	return Between(target, from, -0.85*R/Distance(from, target))
}

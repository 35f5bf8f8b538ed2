package mapview

import (
	"cmp"
	"math"
	"reflect"

	"gonfalon/engine/hex"
)

// Turn is how a map lies before who looks at it. The zero value is as it is printed; else it is turned by half,
// as who sits opposite sees it.
type Turn struct {
	On  bool
	sum hex.Hex // of each hex and the one where it is shown
}

// TurnOf is the turn of a map that lies in an area of the world. Hexes come to lie on hexes: the area is
// shown where it was, or half a hex lower.
func TurnOf(a Area, on bool) Turn {
	if !on {
		return Turn{}
	}
	q := math.Round((2*a.X + a.W - 2*R) / Step)
	r := math.Ceil((2*a.Y+a.H)/High - 1 - q/2 - 0.01)
	return Turn{On: true, sum: hex.Hex{Q: int16(q), R: int16(r)}}
}

// Hex is where a hex is shown; of that it is the hex itself.
func (t Turn) Hex(h hex.Hex) hex.Hex {
	if !t.On {
		return h
	}
	return hex.Hex{Q: t.sum.Q - h.Q, R: t.sum.R - h.R}
}

// Point is where a spot of the world is shown, and the other way round.
func (t Turn) Point(p Point) Point {
	if !t.On {
		return p
	}
	return centre(t.sum).Add(centre(hex.Hex{})).Sub(p)
}

// Area is where an area of the world is shown.
func (t Turn) Area(a Area) Area {
	if !t.On {
		return a
	}
	p := t.Point(pt{X: a.X + a.W, Y: a.Y + a.H})
	return Area{p.X, p.Y, a.W, a.H}
}

// Dir is the direction in which one is shown.
func (t Turn) Dir(d hex.Dir) hex.Dir {
	if !t.On {
		return d
	}
	return (d + 3) % 6
}

// Scene is a scene as it is shown.
func (t Turn) Scene(s Scene) Scene {
	if !t.On {
		return s
	}
	return t.turned(reflect.ValueOf(s)).Interface().(Scene)
}

// The types of what a turn changes.
var (
	hexType = reflect.TypeFor[hex.Hex]()
	dirType = reflect.TypeFor[hex.Dir]()
)

// turned is a copy of a value with each hex and direction in it where it is shown.
func (t Turn) turned(v reflect.Value) reflect.Value {
	switch kind := v.Kind(); {
	case v.Type() == hexType:
		return reflect.ValueOf(t.Hex(v.Interface().(hex.Hex)))
	case v.Type() == dirType:
		return reflect.ValueOf(t.Dir(v.Interface().(hex.Dir)))
	case kind == reflect.Pointer && !v.IsNil():
		out := reflect.New(v.Type().Elem())
		out.Elem().Set(t.turned(v.Elem()))
		return out
	case kind == reflect.Slice && !v.IsNil():
		return t.each(v, reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
	case kind == reflect.Array:
		return t.each(v, reflect.New(v.Type()).Elem())
	case kind == reflect.Struct:
		out := reflect.New(v.Type()).Elem()
		out.Set(v)
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && deep(f.Type.Kind()) {
				out.Field(i).Set(t.turned(v.Field(i)))
			}
		}
		return out
	}
	return v
}

// each fills a list with the turned parts of another.
func (t Turn) each(v, out reflect.Value) reflect.Value {
	for i := range v.Len() {
		out.Index(i).Set(t.turned(v.Index(i)))
	}
	return out
}

// deep reports whether a value of a kind can hold a hex or a direction.
func deep(k reflect.Kind) bool {
	switch k {
	case reflect.Struct, reflect.Slice, reflect.Array, reflect.Pointer, reflect.Uint8:
		return true
	}
	return false
}

// turns has the camera follow a map that lies another way than before; it reports whether it does. What was in the
// middle of the view stays there.
func (v *View) turns() bool {
	c := v.Camera
	if c.turn == v.Turn {
		return false
	}
	shown := func(p Point) Point { return v.Turn.Point(c.turn.Point(p)) }
	if c.fitted && v.sitting == v.Scene.Sitting {
		mx, my := c.middleOf(c.wide) // where it is turned from a drawer, that leaves little free meanwhile
		x, y := c.World(mx, my)
		at, framed := shown(pt{X: x, Y: y}), v.framing.put == c.spot()
		c.x, c.y, c.sheet = mx-at.X*c.zoom, my-at.Y*c.zoom, v.Area
		if framed {
			v.framing.hexes, v.framing.put = v.Scene.together(), c.spot()
		}
	}
	v.cursor.Hex, v.hover = v.Turn.Hex(c.turn.Hex(v.cursor.Hex)), nil
	c.turn, c.touched = v.Turn, nil
	return true
}

// card is how large a card is, in world units.
func (c *Camera) card() float64 { return cardSize * cmp.Or(c.cards, 1) }

// Look shows hexes of the battle together in the middle of the free rectangle, as look does.
func (c *Camera) Look(hexes []hex.Hex, zoom float64) {
	shown := make([]hex.Hex, len(hexes))
	for i, h := range hexes {
		shown[i] = c.turn.Hex(h)
	}
	c.look(shown, zoom)
}

// Visible reports whether a whole hex of the battle lies in the free rectangle.
func (c *Camera) Visible(h hex.Hex) bool { return c.visible(c.turn.Hex(h)) }

// Side is how far a hex of the battle lies to the left, -1, or to the right, 1, of the middle of the view, and
// whether it is in the view.
func (c *Camera) Side(h hex.Hex) (side float64, seen bool) { return c.side(c.turn.Hex(h)) }

// Middle is where the middle of a hex of the battle is shown.
func (c *Camera) Middle(h hex.Hex) Point { return centre(c.turn.Hex(h)) }

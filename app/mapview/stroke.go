package mapview

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Stroker is a Listener whose players draw on the map: one pointer that drags draws instead of moving the map,
// and a tap is a stroke of one point; two pointers still pinch the map.
type Stroker interface {
	Draws(at Point, drags bool) bool        // now, where a pointer came down, and whether it drags
	Stroke(ctx app.Context, at Point)       // the pointer has come here, in units of the world
	StrokeEnds(ctx app.Context, whole bool) // it came up, or the stroke was given up
}

// strokes draws on; it reports whether somebody draws.
func (v *View) strokes(ctx app.Context, p point) bool {
	s, listens := v.Listener.(Stroker)
	if !listens || !s.Draws(v.under(v.gesture.start), true) {
		return false
	}
	if len(v.gesture.fingers) != 1 || !v.gesture.strays(p) {
		if v.gesture.strokes && len(v.gesture.fingers) > 1 {
			v.gesture.strokes = false
			s.StrokeEnds(ctx, false)
		}
		return len(v.gesture.fingers) == 1
	}
	if !v.gesture.strokes {
		v.gesture.strokes = true
		s.Stroke(ctx, v.under(v.gesture.start))
	}
	v.gesture.dragged = true
	s.Stroke(ctx, v.under(p))
	return true
}

// dots draws a single point; it reports whether somebody draws.
func (v *View) dots(ctx app.Context, at Point) bool {
	s, listens := v.Listener.(Stroker)
	if !listens || !s.Draws(at, false) {
		return false
	}
	s.Stroke(ctx, at)
	s.StrokeEnds(ctx, true)
	return true
}

// under is the place of the world below a place of the view.
func (v *View) under(p point) Point {
	x, y := v.Camera.World(p.x, p.y)
	return Point{X: x, Y: y}
}

// strokeEnds ends a stroke; it reports whether there was one.
func (v *View) strokeEnds(ctx app.Context, whole bool) bool {
	if !v.gesture.strokes {
		return false
	}
	v.gesture.strokes = false
	v.Listener.(Stroker).StrokeEnds(ctx, whole)
	return true
}

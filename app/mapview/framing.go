package mapview

import "gonfalon/engine/hex"

// framing brings hexes into view together. Until the panels that come with them are measured it is put
// anew with these; then only where they are out of sight, as nothing else moves the map.
type framing struct {
	hexes []hex.Hex
	zoom  float64 // before the hexes were asked for
	put   spot    // where the camera was brought for them
	done  bool    // what is shown with them was measured since
}

// together are the hexes to be seen together: those the scene asks for with the letters of what is
// shown there, else the selected counter it points out with its whole reach.
func (s Scene) together() []hex.Hex {
	switch {
	case len(s.Frame) > 0:
		return append(s.Overlay.lettered(), s.Frame...)
	case s.Focus == nil || len(s.Overlay.Reach) == 0 || !s.marked(*s.Focus):
		return nil
	}
	return append(reached(s.Overlay.Reach), *s.Focus)
}

// spot is where a camera looks from.
type spot struct{ x, y, zoom float64 }

func (c *Camera) spot() spot { return spot{c.x, c.y, c.zoom} }

// wants reports whether the camera has to move for the hexes.
func (f *framing) wants(c *Camera) bool {
	return len(f.hexes) > 0 && (!f.done && f.put == c.spot() || !c.sees(f.hexes))
}

// show moves the camera, as near as it was before they were asked for.
func (f *framing) show(c *Camera) {
	zoom := c.zoom
	if f.put == c.spot() {
		zoom = f.zoom
	}
	c.look(f.hexes, zoom)
	f.put = c.spot()
}

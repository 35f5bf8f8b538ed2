package game

import "gonfalon/engine/hex"

// Marker is something on the map that is no counter: a ruin, a trap that was found, works
// that troops have set up.
type Marker struct {
	Kind      string // catalogue key and name of the picture: "ruin", "pits", "palisade"
	Hex       hex.Hex
	Facing    hex.Dir // where it points, when HasFacing is set
	HasFacing bool
	Side      Side // whose it is, NoSide if nobody's
}

// Marked is a Game that has markers on its map. A hidden marker is not shown until it is found.
type Marked interface {
	Markers() []Marker
}

package tell

import (
	"cmp"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Number is the printed number of a hex. Who is spoken to plainly knows none: the map shows which it is.
func (w Words) Number(h hex.Hex) string {
	if w.Plain() {
		return ""
	}
	return h.String()
}

// placed is the number of the hex of an event, empty where it has none.
func (w Words) placed(e game.Event) string {
	if e.At == (hex.Hex{}) {
		return ""
	}
	return w.Number(e.At)
}

// Hexes joins the numbers of hexes.
func (w Words) Hexes(at []hex.Hex) string {
	names := make([]string, len(at))
	for i, h := range at {
		names[i] = h.String()
	}
	return w.List(names)
}

// Way says where one comes who goes from a hex to another: "into the forest, to the north". It is the number
// of the other where numbers are known.
func (w Words) Way(from, to hex.Hex) string {
	if !w.Plain() {
		return to.String()
	}
	b := w.Game.Board()
	onto := i18n.Or(w.Lang, "into."+b.Terrain(to).String(), "")
	if from == to || !b.On(from) {
		return cmp.Or(onto, w.Say("into.there", nil))
	}
	way := w.Say("into."+compass(onMap(from), onMap(to)), nil)
	if onto == "" {
		return way
	}
	return w.Say("into.both", i18n.Args{"onto": onto, "way": way})
}

// grounds names hexes in which nobody stands, plainly by the ground of the first.
func (w Words) grounds(at []hex.Hex) string {
	if len(at) == 0 || !w.Plain() {
		return w.Hexes(at)
	}
	return w.Say("terrain."+w.Game.Board().Terrain(at[0]).String(), nil)
}

// OnGround names a hex by its number and its ground, and plainly by its ground alone.
func (w Words) OnGround(h hex.Hex, ground string) string {
	if w.Plain() {
		return ground
	}
	return h.String() + " " + ground
}

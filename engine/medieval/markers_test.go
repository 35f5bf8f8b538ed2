package medieval

import (
	"reflect"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

var _ game.Marked = (*Battle)(nil)

// 11.2.1: pits are shown when somebody has found them, to both sides.
func TestMarkersOfPits(t *testing.T) {
	b := stand(t, "map 8x8", "pits B 0303", "unit A k cavalry at 0304 facing N", "phase A cavalry-movement")
	if got := b.Markers(); len(got) != 0 {
		t.Errorf("hidden pits are shown: %v", got)
	}
	k := who(t, b, "k")
	perform(t, b, Begin{k})
	perform(t, b, Advance{Unit: k, To: hex.Must("0303")}, 1)
	want := []game.Marker{{Kind: "pits", Hex: hex.Must("0303"), Side: game.B}}
	if got := b.Markers(); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// 11.1.6, R-253: the ruins of a fortification stay on the map.
func TestMarkersOfRuins(t *testing.T) {
	b := stand(t, "map 8x8", "terrain fort 0303", "unit B b bombards at 0304 facing N", "phase A infantry-movement")
	perform(t, b, BatterWalls{who(t, b, "b"), hex.Must("0303")}, 4, 4)
	want := []game.Marker{{Kind: "ruin", Hex: hex.Must("0303"), Side: game.NoSide}}
	if got := b.Markers(); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Ko-15.2.3: a palisade keeps its direction; one that is carried is no marker.
func TestMarkersOfPalisades(t *testing.T) {
	b := stand(t, "edition kosovo", "map 8x8", "leader A aga at 0101", "unit A j janissaries at 0303 facing SE palisade NE",
		"unit A c janissaries at 0505 facing N stakes", "phase A infantry-movement")
	want := []game.Marker{{Kind: "palisade", Hex: hex.Must("0303"), Facing: hex.NE, HasFacing: true, Side: game.A}}
	if got := b.Markers(); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// janissaries begin behind their palisades, which point where the units face.
func TestJanissariesBeginBehindPalisades(t *testing.T) {
	b := deployed(t, bombardment(Kosovo))
	n := 0
	for i := range b.counters {
		id := game.ID(i)
		if b.counters[i].kind != Janissaries {
			continue
		}
		n++
		p := b.Piece(id)
		want := game.Marker{Kind: "palisade", Hex: p.Hex, Facing: p.Facing, HasFacing: true, Side: p.Side}
		if !slices.Contains(b.Markers(), want) || !p.Has(game.Palisade) {
			t.Errorf("%s has no palisade before it", b.Name(id))
		}
	}
	if n == 0 {
		t.Error("there are no janissaries")
	}
}

package mapview

import "testing"

// A press that is heard after the map moved means what lay under the finger when it came down.
func TestALatePressSeesTheMapThatWasPressed(t *testing.T) {
	var way trail
	way.moves(spot{0, 0, 1})
	way.painted(100)
	if at := way.seen(50); at != (spot{0, 0, 1}) {
		t.Errorf("before it was seen anywhere the map lies at %v", at)
	}
	way.moves(spot{-80, 20, 2})
	if at := way.seen(700); at != (spot{0, 0, 1}) {
		t.Errorf("before it is painted elsewhere it lies at %v", at)
	}
	if way.painted(500); way.moves(spot{-80, 20, 2}) {
		t.Error("it stays where it is")
	}
	for _, tt := range []struct {
		when float64
		want spot
	}{{499, spot{0, 0, 1}}, {500, spot{-80, 20, 2}}, {2000, spot{-80, 20, 2}}} {
		if at := way.seen(tt.when); at != tt.want {
			t.Errorf("a press at %v ms sees it at %v, want %v", tt.when, at, tt.want)
		}
	}
	if x, y := (spot{-80, 20, 2}).world(point{20, 40}); x != 50 || y != 10 {
		t.Errorf("under the finger lies %v, %v", x, y)
	}
}

// Of several places within a frame only the last is ever seen; a finger that came down before it was, saw
// the one before them all.
func TestAPlaceThatWasNeverPaintedIsNotWhatAPressSaw(t *testing.T) {
	var way trail
	way.moves(spot{0, 0, 1})
	way.painted(100)
	if !way.moves(spot{10, 0, 1}) || way.moves(spot{20, 0, 1}) {
		t.Error("a frame is asked for other than once")
	}
	if at := way.seen(150); at != (spot{0, 0, 1}) {
		t.Errorf("it is seen at %v", at)
	}
	way.painted(200)
	if at := way.seen(250); at != (spot{20, 0, 1}) {
		t.Errorf("after it is painted it is seen at %v", at)
	}
}

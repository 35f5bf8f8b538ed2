package page

import (
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
)

// The map is turned by a key and turned back, which is kept and told; so is the size of counters.
func TestMapIsTurned(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	if p.Turned() || !p.Key("m") || !p.Turned() {
		t.Fatal("the key does not turn the map")
	}
	if said := p.Said(); !strings.Contains(said, "south is at the top") {
		t.Errorf("it is told %q", said)
	}
	p.Do(do.CardsAs("large"))
	if again := OpenPage(p.shelf, p.Host); again.settings.Turn != turnedRound || again.Cards() != mapview.Large {
		t.Errorf("the next visit has %+v", again.settings.Aspect)
	}
	if p.Do(do.CardsAs("vast")); p.Cards() != mapview.Usual {
		t.Error("counters have a size that there is not")
	}
	if p.Key("m"); p.Turned() || p.settings.Turn != "" {
		t.Error("the key does not turn the map back")
	}
}

// Between two people the map turns with whoever moves, so that his own edge is below; against the computer it
// stays as the person sits.
func TestMapTurnsWithTheSideToMove(t *testing.T) {
	p := seatedAt(t, "grunwald-smolensk")
	p.Do(do.TurnMap("side"))
	first := p.Turned()
	if lower := high(p.Table.Sess.Game, game.A) > high(p.Table.Sess.Game, game.B); first == lower {
		t.Errorf("side A begins below %t, and the map is turned %t", lower, first)
	}
	for range 40 {
		if t := p.Table.Table; t.Phases[t.Phase].Side == game.B {
			break
		}
		p.Do(do.End())
		p.Do(do.Confirm())
	}
	if p.Table.Table.Phases[p.Table.Table.Phase].Side != game.B || p.Turned() == first {
		t.Errorf("in the phase of side %v the map is turned %t, as before", p.Table.Actor, p.Turned())
	}
	alone := against(t, "grunwald-smolensk", "b", "squire", nil)
	alone.Do(do.TurnMap("side"))
	if alone.Turned() != first {
		t.Errorf("against the computer the map is turned %t", alone.Turned())
	}
}

// An arrow leads an army where it points on the map, however that lies.
func TestArrowsFollowTheTurnedMap(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	for _, tt := range []struct{ key, turned string }{{do.Head(1, -2), do.Head(-1, 2)}, {do.Grow(0, 1), do.Grow(0, -1)}, {do.Rotate(1), do.Rotate(1)}, {do.End(), do.End()}} {
		if got := p.shownWay(tt.key); got != tt.key {
			t.Errorf("as printed %s is %s", tt.key, got)
		}
		p.Do(do.TurnMap("round"))
		if got := p.shownWay(tt.key); got != tt.turned {
			t.Errorf("turned %s is %s", tt.key, got)
		}
		p.Do(do.TurnMap("printed"))
	}
}

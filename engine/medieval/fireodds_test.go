package medieval

import (
	"testing"

	"gonfalon/engine/game"
)

// TestForecastOfAShot counts the throws of the archers' table at range 1: 7 to 11 take one
// SP in 20 ways, 12 takes two (10.4.2); the forecast has a way for each of the 36 throws.
func TestForecastOfAShot(t *testing.T) {
	b := labPosition(t, `map 8x8
unit A k1 light-cavalry at 0304 facing N
leader B lech at 0707
unit B p1 archers at 0303 facing S
phase A cavalry-movement`).(*Battle)
	o := b.Forecast(Shoot{idOf(t, b, "p1"), idOf(t, b, "k1")})
	if o == nil {
		t.Fatal("the shot has no forecast")
	}
	got := map[string]int{}
	for _, c := range o.Chances {
		got[c.Result.Code] = c.Ways
	}
	if want := (map[string]int{"-": 15, "-1": 20, "-2": 1}); len(got) != 3 || got["-"] != want["-"] || got["-1"] != want["-1"] || got["-2"] != want["-2"] {
		t.Errorf("chances %v, want %v", got, want)
	}
}

func idOf(t *testing.T, b *Battle, name string) game.ID {
	for i := range b.counters {
		if b.counters[i].name == name {
			return game.ID(i)
		}
	}
	t.Fatalf("no counter %s", name)
	return game.None
}

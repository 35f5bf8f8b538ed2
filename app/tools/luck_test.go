package tools

import (
	"strings"
	"testing"
)

func TestLuckOfRandomGamesIsFair(t *testing.T) {
	for _, id := range []string{"legnica-mieszko", "hastings-flight"} {
		var out, err strings.Builder
		if status := Luck([]string{"-scenario", id, "-games", "12"}, &out, &err); status != 0 {
			t.Errorf("%s: status %d\n%s%s", id, status, out.String(), err.String())
		}
	}
}

func TestUnfairDiceAreFoundOut(t *testing.T) {
	fair := fortune{games: 100, luck: 30, squares: 900, due: 900}
	if !fair.fair() {
		t.Error("luck of 0.3 in games with a spread of 3 is chance")
	}
	for what, wrong := range map[string]fortune{
		"a mean beside nought": {games: 100, luck: 150, squares: 900, due: 900},
		"too wide a spread":    {games: 100, luck: 0, squares: 2000, due: 900},
		"too narrow a spread":  {games: 100, luck: 0, squares: 50, due: 900},
	} {
		if wrong.fair() {
			t.Errorf("%s passes", what)
		}
	}
}

func TestLuckOfNonsenseIsRefused(t *testing.T) {
	for _, args := range [][]string{{"-games", "0"}, {"-player", "pope"}, {"-scenario", "troy"}, {"rest"}} {
		var out, err strings.Builder
		if status := Luck(args, &out, &err); status != 2 || err.Len() == 0 {
			t.Errorf("%v: status %d, %q", args, status, err.String())
		}
	}
}

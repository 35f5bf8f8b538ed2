package bot_test

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// What the players do in the first turn of a short battle of each system, act by act, as a sum. It is
// the same on every machine: build.sh runs this test natively and as WebAssembly. Who changes how the
// computer plays changes it and puts the new sums here.
func TestOnEveryMachineItPlaysTheSame(t *testing.T) {
	for _, x := range []struct{ battle, a, b, sum string }{
		{"kulikovo-bobrok", "captain", "marshal", "106 acts, 87088035d2e983fb"},
		{"kosovo-guns", "knight", "squire", "65 acts, c3a43c5c22fe40b6"},
		{"hastings-flight", "marshal", "captain", "131 acts, 851c9f0c1c8a7232"},
		{"arsuf-rearguard", "squire", "knight", "114 acts, f09b3067cd7ef0e6"},
	} {
		t.Run(x.battle, func(t *testing.T) {
			sc, g := battle(t, x.battle)
			one, _ := bot.ParseLevel(x.a)
			other, _ := bot.ParseLevel(x.b)
			sum, acts := sha256.New(), 0
			turns(t, g, [2]bot.Chooser{player(sc, game.A, one), player(sc, game.B, other)}, 2, func(a game.Action) {
				acts++
				fmt.Fprintln(sum, describe(a))
			})
			if got := fmt.Sprintf("%d acts, %x", acts, sum.Sum(nil)[:8]); got != x.sum {
				t.Errorf("it did %s, and elsewhere %s", got, x.sum)
			}
		})
	}
}

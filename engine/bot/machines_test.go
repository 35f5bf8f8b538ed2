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
		{"kosovo-guns", "knight", "squire", "77 acts, ebecaff831304dc6"},
		{"hastings-flight", "marshal", "captain", "92 acts, 46a8acb53404e3a7"},
		{"arsuf-rearguard", "squire", "knight", "88 acts, f2300c61927b5abc"},
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

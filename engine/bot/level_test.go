package bot

import (
	"testing"

	"gonfalon/engine/game"
)

// Every level weighs what wins, in battles of few turns and of many, and so does who leads a part of an
// army for somebody.
func TestEveryLevelWeighsAsUsual(t *testing.T) {
	for _, battle := range []string{"kulikovo-ambush", "kulikovo-bobrok", "kosovo-milos"} {
		g := begun(t, battle)
		for _, level := range []Level{Page, Squire, Knight, Captain, Marshal} {
			for _, wards := range [][]Ward{nil, {{}}} {
				p := NewPlayer(game.A, Brief{Level: level, Wards: wards})
				if f := p.look(game.Look(g, game.A)); *f.w != *Usual() {
					t.Errorf("%s: a %v weighs otherwise than usual", battle, level)
				}
			}
		}
	}
}

package mine

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
	"gonfalon/scenarios"
)

// Who shoots as he rides may do so from where he rides to, and need not; a puzzle without archers has no shots. What
// is planned after a shot reckons with its doing no harm.
func TestRidersShootFromWhereTheyRideTo(t *testing.T) {
	for key, want := range map[string]bool{"sulislaws-weak-rider": true, "the-wedge": false} {
		c := posed(t, key)
		if c.mayShoot() != want {
			t.Errorf("%s: somebody may shoot: %v", key, !want)
		}
		with, without := 0, 0
		for r := range c.rides(c.start, try{}) {
			if shots(r.line) == 0 {
				without++
				continue
			}
			with++
			if was, is := c.start.Piece(c.aim.unit), r.then.Piece(c.aim.unit); was.SP != is.SP || was.Where != is.Where {
				t.Errorf("%s: %s has done harm", key, r.text)
			}
			if len(unshot(r.line)) != len(r.line)-1 {
				t.Errorf("%s: %s has %d acts, without its shot %d", key, r.text, len(r.line), len(unshot(r.line)))
			}
		}
		if without == 0 || with > 0 != want {
			t.Errorf("%s: %d rides with a shot, %d without", key, with, without)
		}
	}
}

// posed is the position of a puzzle, as it was cut out.
func posed(t *testing.T, key string) *cutting {
	t.Helper()
	p, err := scenarios.Puzzle(key)
	if err != nil {
		t.Fatal(err)
	}
	lab, err := scenarios.Lab(p.System, p.Battle)
	if err != nil {
		t.Fatal(err)
	}
	start, err := p.Start(lab)
	if err != nil {
		t.Fatal(err)
	}
	c := &cutting{side: p.Solver, trade: game.TradeMove, start: start, acts: notation.NewActs(start, lab.Actions()), archery: hasArchery(start)}
	for id := range game.ID(start.Counters()) {
		if start.Name(id) == p.Aim.Unit {
			c.aim = aim{p.Aim.Kind, id, start.Piece(id).Hex}
		}
	}
	return c
}

package mine_test

import (
	"math"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/puzzle/mine"
	"gonfalon/scenarios"
)

// What is found is a puzzle by its own file: read again, each try is worth what was written, and the best
// beats the obvious one by the gap.
func TestWhatIsFoundIsProvenByItsFile(t *testing.T) {
	sc, lab := battle(t)
	m, found := mine.Mine{Battle: sc, Lab: lab, Most: 60_000}, 0
	for _, seed := range []uint64{4, 6} {
		if err := m.Dig(seed, func(f *mine.Find) { found++; proves(t, lab, f) }); err != nil {
			t.Fatal(err)
		}
	}
	if found < 2 {
		t.Errorf("%d puzzles were found", found)
	}
}

func battle(t *testing.T) (*game.Scenario, notation.Lab) {
	list := scenarios.All()
	sc := list[slices.IndexFunc(list, func(s *game.Scenario) bool { return s.ID == "kulikovo-bobrok" })]
	lab, err := scenarios.Lab(sc.System, sc.Board.Name)
	if err != nil {
		t.Fatal(err)
	}
	return sc, lab
}

func proves(t *testing.T, lab notation.Lab, f *mine.Find) {
	p, err := puzzle.Read(f.Key(), f.Text(3))
	if err != nil {
		t.Error(err)
		return
	}
	j, err := p.Judge(lab)
	if err != nil {
		t.Error(err)
		return
	}
	for _, try := range append(p.Tries, p.Obvious) {
		line, err := j.Line(try)
		if err != nil {
			t.Error(err)
			continue
		}
		if worth, err := j.Weigh(line, 0); err != nil || int(math.Round(1000*worth)) != try.Worth {
			t.Errorf("%s: %.1f %%, %v", try.Line.Text, 100*worth, err)
		}
	}
	if p.Best() < p.Obvious.Worth+149 {
		t.Errorf("%s: the best is worth %d, the obvious try %d", f.Key(), p.Best(), p.Obvious.Worth)
	}
}

// The same game gives the same puzzles.
func TestTheSameSeedFindsTheSame(t *testing.T) {
	sc, lab := battle(t)
	var texts [2]string
	for i := range texts {
		m := mine.Mine{Battle: sc, Lab: lab, Most: 60_000}
		if err := m.Dig(6, func(f *mine.Find) { texts[i] += f.Text(1) }); err != nil {
			t.Fatal(err)
		}
	}
	if texts[0] == "" || texts[0] != texts[1] {
		t.Errorf("%q\n%q", texts[0], texts[1])
	}
}

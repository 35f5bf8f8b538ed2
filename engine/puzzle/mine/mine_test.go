package mine_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
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
	sc, lab := battle(t, "kulikovo-bobrok")
	digs(t, &mine.Mine{Battle: sc, Lab: lab, Most: 60_000}, 1, 6)
}

// Of those in which somebody shoots, too; the shots are of what is written.
func TestShotsAreFound(t *testing.T) {
	sc, lab := battle(t, "hastings-flight")
	m := mine.Mine{Battle: sc, Lab: lab, Most: 10_000, Shots: true}
	for _, f := range digs(t, &m, 1, 11) {
		if text := f.Text(3); f.Shots == 0 || !strings.Contains(text, fmt.Sprintf("\nshots %d\n", f.Shots)) || !strings.Contains(text, ": shoot ") {
			t.Errorf("%d shots in %s", f.Shots, text)
		}
	}
}

// digs proves all that is found in the games of some seeds, which is so much at least.
func digs(t *testing.T, m *mine.Mine, least int, seeds ...uint64) (found []*mine.Find) {
	t.Helper()
	for _, seed := range seeds {
		if err := m.Dig(seed, func(f *mine.Find) { found = append(found, f); proves(t, m.Lab, f) }); err != nil {
			t.Fatal(err)
		}
	}
	if len(found) < least {
		t.Errorf("%d puzzles were found", len(found))
	}
	return found
}

func battle(t *testing.T, id string) (*game.Scenario, notation.Lab) {
	list := scenarios.All()
	sc := list[slices.IndexFunc(list, func(s *game.Scenario) bool { return s.ID == id })]
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
	sc, lab := battle(t, "hastings-flight")
	var texts [2]string
	for i := range texts {
		m := mine.Mine{Battle: sc, Lab: lab, Most: 10_000, Shots: true}
		if err := m.Dig(11, func(f *mine.Find) { texts[i] += f.Text(1) }); err != nil {
			t.Fatal(err)
		}
	}
	if texts[0] == "" || texts[0] != texts[1] {
		t.Errorf("%q\n%q", texts[0], texts[1])
	}
}

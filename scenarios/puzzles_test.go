package scenarios

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/puzzle"
)

// proofEnv has every try of every puzzle weighed, however many copies that takes.
const proofEnv = "GONFALON_PUZZLES"

// quick is how many copies a try may take unless the environment asks for all.
const quick = 6000

// The values that the files have were taken by another program.
func TestTriesAreWorthWhatTheirFilesSay(t *testing.T) {
	most := quick
	if os.Getenv(proofEnv) != "" {
		most = 0
	}
	weighed, dear := 0, 0
	for _, key := range puzzleKeys(t) {
		p, j := judged(t, key)
		for _, try := range append(slices.Clone(p.Tries), p.Obvious) {
			line, err := j.Line(try)
			if err != nil {
				t.Error(err)
				continue
			}
			v, err := j.Weigh(line, most)
			if errors.Is(err, puzzle.ErrTooDear) {
				dear++
				continue
			}
			weighed++
			if worth := int(math.Round(1000 * v)); err != nil || worth != try.Worth {
				t.Errorf("%s: worth %d thousandths, not %d (%v)", try.Line.Text, worth, try.Worth, err)
			}
		}
	}
	if t.Logf("%d tries weighed, %d too dear", weighed, dear); weighed < 120 {
		t.Error("few tries are weighed")
	}
}

// puzzleKeys are the puzzles that are held against.
func puzzleKeys(t *testing.T) (keys []string) {
	files, err := filepath.Glob("testdata/puzzles/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no puzzles", err)
	}
	for _, f := range files {
		keys = append(keys, strings.TrimSuffix(filepath.Base(f), ".txt"))
	}
	return keys
}

func judged(t *testing.T, key string) (*puzzle.Puzzle, *puzzle.Judge) {
	t.Helper()
	file := filepath.Join("testdata/puzzles", key+".txt")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := puzzle.Read(file, string(text))
	if err != nil {
		t.Fatal(err)
	}
	lab, err := Lab(p.System, p.Battle)
	if err != nil {
		t.Fatal(err)
	}
	j, err := p.Judge(lab)
	if err != nil {
		t.Fatal(err)
	}
	if p.Key != key {
		t.Errorf("%s calls itself %s", key, p.Key)
	}
	return p, j
}

// What a try is worth is what it comes to when it is played often.
func TestTriesComeToWhatTheyAreWorth(t *testing.T) {
	throws, most := 400, 4.0
	if os.Getenv(proofEnv) != "" {
		throws, most = 20000, 3
	}
	for _, key := range []string{"a-leader-alone", "two-small-blows", "at-the-man", "from-both-sides", "no-way-out"} {
		p, j := judged(t, key)
		line, err := j.Line(p.Obvious)
		if err != nil {
			t.Fatal(err)
		}
		seeded, won := dice.Seeded(1380), 0
		for range throws {
			if j.Play(line, &seeded) {
				won++
			}
		}
		n, worth := float64(throws), float64(p.Obvious.Worth)/1000
		if off := math.Abs(float64(won)/n-worth) / math.Sqrt(worth*(1-worth)/n); off > most {
			t.Errorf("%s: %d of %d plays reach the aim, %.1f standard errors from %.3f", key, won, throws, off, worth)
		}
	}
}

package scenarios

import (
	"errors"
	"math"
	"os"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/puzzle"
)

// proofEnv has every try of every puzzle weighed, however many copies that takes.
const proofEnv = "GONFALON_PUZZLES"

// quick is how many copies a try may take unless the environment asks for all.
const quick = 1000

// Every puzzle can be read and its best and its obvious try made. Those that are cheap are worth what their file
// says; with the environment it is every try.
func TestTriesAreWorthWhatTheirFilesSay(t *testing.T) {
	most := quick
	if os.Getenv(proofEnv) != "" {
		most = 0
	}
	weighed, dear := 0, 0
	for _, key := range puzzleKeys(t) {
		p, j := judged(t, key)
		tries := []puzzle.Try{p.Tries[0], p.Obvious}
		if most == 0 {
			tries = append(tries, p.Tries[1:]...)
		}
		for _, try := range tries {
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
func puzzleKeys(t *testing.T) []string {
	keys := Puzzles()
	if len(keys) == 0 {
		t.Fatal("no puzzles")
	}
	return keys
}

// Every puzzle is called something else in each language, and every day has one that there is, as hard as
// its weekday wants.
func TestPuzzlesHaveTitlesAndDays(t *testing.T) {
	titles, all := map[string]string{}, map[string]*puzzle.Puzzle{}
	for _, key := range puzzleKeys(t) {
		p, err := Puzzle(key)
		if err != nil {
			t.Fatal(err)
		}
		all[key] = p
		for _, lang := range []string{"en", "pl", "de"} {
			title := p.Titles[lang]
			if other := titles[lang+title]; title == "" || other != "" {
				t.Errorf("%s is called %q in %s, as %s is", key, title, lang, other)
			}
			titles[lang+title] = key
		}
	}
	days, err := Days()
	if err != nil || len(days) == 0 || len(days)%7 != 0 {
		t.Fatalf("%d days (%v)", len(days), err)
	}
	for n, key := range days {
		if p := all[key]; p == nil {
			t.Errorf("day %d has %q, which there is not", n, key)
		} else if p.Difficulty > puzzle.Wanted(n) {
			t.Errorf("day %d has %s of difficulty %d", n, key, p.Difficulty)
		}
	}
}

func judged(t *testing.T, key string) (*puzzle.Puzzle, *puzzle.Judge) {
	t.Helper()
	p, err := Puzzle(key)
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

// A try that was weighed is played as it was weighed, with an enemy who rides out at whoever comes by, however few
// copies were allowed: playing it takes no more.
func TestTriesArePlayedAsTheyWereWeighed(t *testing.T) {
	p, j := judged(t, "wallenrods-guard")
	line, err := j.Line(p.Obvious)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := j.Weigh(line, 0); err != nil {
		t.Fatal(err)
	}
	took := j.Nodes()
	p, j = judged(t, "wallenrods-guard")
	if line, err = j.Line(p.Obvious); err != nil {
		t.Fatal(err)
	}
	if _, err := j.Weigh(line, took); err != nil {
		t.Fatal(err)
	}
	seeded, won, n := dice.Seeded(1380), 0, 300
	for range n {
		if j.Play(line, &seeded) {
			won++
		}
	}
	if j.Nodes() > 0 {
		t.Errorf("playing a try takes %d copies that weighing it had taken", j.Nodes())
	}
	if worth := float64(p.Obvious.Worth) / 1000; math.Abs(float64(won)/float64(n)-worth) > 4*math.Sqrt(worth*(1-worth)/float64(n)) {
		t.Errorf("%d of %d plays reach the aim, which is worth %.3f", won, n, worth)
	}
}

package tools

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/puzzle"
	"gonfalon/scenarios"
)

// A puzzle is proven, and one that says of a try what it is not worth is refused by its line.
func TestPuzzlesAreProven(t *testing.T) {
	const file = "../../scenarios/puzzles/two-small-blows.txt"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	wrong, cut, none := filepath.Join(dir, "wrong"), filepath.Join(dir, "cut"), filepath.Join(dir, "none")
	write(t, wrong, bytes.Replace(text, []byte("try 39.7"), []byte("try 40.7"), 1))
	write(t, cut, text[:len(text)/2])
	var out, no bytes.Buffer
	if status := Puzzles([]string{"-throws", "200", file}, &out, &no); status != 0 || !strings.Contains(out.String(), " one-by-one  b2        53.1    27.8  25.3    4     3 ") {
		t.Errorf("status %d, says %q, %q", status, &out, &no)
	}
	if status := Puzzles([]string{wrong, cut, none}, &out, &no); status != 1 || !strings.Contains(out.String(), "0 proven, 3 wrong") {
		t.Errorf("status %d, says %q", status, &out)
	}
	for _, want := range []string{"it is worth 39.7 %, not 40.7", cut + ":", none} {
		if !strings.Contains(no.String(), want) {
			t.Errorf("errors do not say %q:\n%s", want, &no)
		}
	}
	if status := Puzzles([]string{"-most", "10", file}, &out, &no); status != 1 || !strings.Contains(no.String(), "takes too many copies") {
		t.Errorf("with few copies: status %d, says %q", status, &no)
	}
	if status := Puzzles(nil, &out, &no); status != 2 {
		t.Errorf("without a file: status %d", status)
	}
}

// Rows that were kept are not found anew as long as the file, the throws and the dice are the same; a shard has its part of the files.
func TestRowsOfPuzzlesAreKept(t *testing.T) {
	const folder = "../../scenarios/puzzles/"
	files := []string{folder + "a-leader-alone.txt", folder + "close-by-kustun.txt"}
	kept := filepath.Join(t.TempDir(), "rows")
	proves := func(more ...string) string {
		var out, no bytes.Buffer
		if status := Puzzles(append(more, files...), &out, &no); status != 0 {
			t.Fatalf("%v: status %d, says %q", more, status, &no)
		}
		return out.String()
	}
	rows := func() int {
		text, err := os.ReadFile(kept)
		if err != nil {
			t.Fatal(err)
		}
		return bytes.Count(text, []byte("\n"))
	}
	proves("-throws", "50", "-shard", "2/2", "-kept", kept)
	if rows() != 1 {
		t.Fatalf("half of two files are %d rows", rows())
	}
	all := proves("-throws", "50", "-kept", kept)
	if again := proves("-throws", "50", "-kept", kept); rows() != 2 || again != all || !strings.Contains(all, "2 proven, 0 wrong") {
		t.Errorf("%d rows; at first\n%s, then\n%s", rows(), all, again)
	}
	if proves("-throws", "50", "-seed", "2", "-kept", kept); rows() != 4 {
		t.Errorf("%d rows with other dice", rows())
	}
	for _, shard := range []string{"0/2", "3/2", "half"} {
		var out, no bytes.Buffer
		if status := Puzzles(append([]string{"-shard", shard}, files...), &out, &no); status != 2 {
			t.Errorf("shard %s: status %d", shard, status)
		}
	}
}

// A try that does not come to what it is said to be worth is refused, also where what is thrown is certain.
func TestThrowsRefuse(t *testing.T) {
	p := proof{throws: 400, seed: 1}
	text, err := os.ReadFile("../../scenarios/puzzles/a-leader-alone.txt")
	if err != nil {
		t.Fatal(err)
	}
	q, err := puzzle.Read("a", string(text))
	if err != nil {
		t.Fatal(err)
	}
	lab, err := scenarios.Lab(q.System, q.Battle)
	if err != nil {
		t.Fatal(err)
	}
	j, err := q.Judge(lab)
	if err != nil {
		t.Fatal(err)
	}
	w, err := p.weigh(j, q.Obvious)
	if err != nil {
		t.Fatal(err)
	}
	if row, err := p.play(j, q.Key, []weighed{w}); err != nil {
		t.Errorf("%s: %v", row, err)
	}
	for _, worth := range []float64{w.worth + 0.12, w.worth - 0.12, 0, 1} {
		w.worth = worth
		if row, err := p.play(j, q.Key, []weighed{w}); err == nil {
			t.Errorf("worth %.2f passes: %s", worth, row)
		}
	}
}

// The list of days goes on from where it ends, and what it has stays.
func TestDaysGoOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "days.txt")
	var out, no bytes.Buffer
	if status := Puzzles([]string{"-days", "14", file}, &out, &no); status != 0 {
		t.Fatalf("status %d: %s", status, &no)
	}
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if status := Puzzles([]string{"-days", "28", file}, &out, &no); status != 0 || !strings.Contains(out.String(), "28 days of ") {
		t.Fatalf("status %d: %s %s", status, &out, &no)
	}
	after, err := os.ReadFile(file)
	if err != nil || !bytes.HasPrefix(after, before) || bytes.Count(after, []byte("\n")) != 14+bytes.Count(before, []byte("\n")) {
		t.Errorf("goes on as %q (%v)", after, err)
	}
	if status := Puzzles([]string{"-days", "15", file}, &out, &no); status != 2 {
		t.Errorf("half a week: status %d", status)
	}
}

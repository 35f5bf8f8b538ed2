package tools

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
	if status := Puzzles([]string{"-throws", "200", file}, &out, &no); status != 0 || !strings.Contains(out.String(), "best  53.1 obvious  27.8 gap  25.3") {
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

package site

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/annals"
	"gonfalon/scenarios"
)

// mostForPuzzles is how many bytes one puzzle takes on its way, among all of them.
const mostForPuzzles = 700

// The puzzles and the list of their days come in a file of their own, which is kept for playing offline by its
// name; what the page reads first has none of them.
func TestPuzzlesComeApart(t *testing.T) {
	all := files{}
	if err := all.addTexts(); err != nil {
		t.Fatal(err)
	}
	read := func(file string) (has texts) {
		raw, err := unpack(all[file])
		if err == nil {
			err = json.Unmarshal(raw, &has)
		}
		if err != nil {
			t.Fatal(err)
		}
		return has
	}
	puzzles := read(puzzlesFile).Battles
	for _, key := range scenarios.Puzzles() {
		if text, err := scenarios.PuzzleText(key); err != nil || puzzles["puzzles/"+key+".txt"] != text {
			t.Errorf("%s does not come as it is (%v)", key, err)
		}
	}
	if n := len(scenarios.Puzzles()); len(puzzles) != n+1 || puzzles["puzzles/days.txt"] == "" {
		t.Errorf("%d files of puzzles come, not %d and the days", len(puzzles), n)
	} else if len(all[puzzlesFile]) > n*mostForPuzzles {
		t.Errorf("%d puzzles come as %d bytes", n, len(all[puzzlesFile]))
	}
	t.Logf("%d bytes", len(all[puzzlesFile]))
	for name := range read(textsFile).Battles {
		if strings.HasPrefix(name, "puzzles/") {
			t.Errorf("%s comes before it is wanted", name)
		}
	}
	for _, key := range annals.Keys() {
		raw, err := unpack(all["/web/annals/"+key+".json.gz"])
		if a, no := annals.Read(string(raw)); err != nil || no != nil || a.Record == "" {
			t.Errorf("%s does not come: %v, %v", key, err, no)
		}
	}
	if asked(puzzlesFile) != "puzzles" {
		t.Error("the puzzles are not kept by their name")
	}
}

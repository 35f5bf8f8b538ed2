package tools

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

var updateStored = flag.Bool("update-stored", false, "write a saved game of each battle that has none of today's rules in testdata/saves")

// TestStoredSavesLoadForEver opens the games kept in testdata/saves to their end: one of the
// rules and the battle of today replays exactly, an older one is carried over into a sound
// position. A correction that ends one of today's in another position is a new revision of the
// rules; like a battle whose file says something else it wants a new file beside the old one,
// never instead of it.
func TestStoredSavesLoadForEver(t *testing.T) {
	for _, sc := range scenarios.All() {
		file, stored := storedSave(t, sc)
		switch {
		case stored:
		case *updateStored:
			write(t, file, save.Write(sc, nil, opening(sc)))
		default:
			t.Errorf("%s has no stored game of today's rules; run with -update-stored", sc.ID)
		}
	}
	files, err := filepath.Glob(filepath.Join("testdata", "saves", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { opensForEver(t, file) })
	}
}

func opensForEver(t *testing.T, file string) {
	rec := readStored(t, file)
	s, trouble := save.Open(rec, scenarios.Find)
	if trouble != nil {
		t.Fatal(trouble)
	}
	if err := s.Game.Audit(); err != nil {
		t.Error(err)
	}
	sc, _ := scenarios.Find(rec.Scenario)
	if err := sameReplay(sc, save.Write(sc, rec.Options, s.Session), s.Session); err != nil {
		t.Error(err)
	}
	if s.Foreign > 0 {
		t.Errorf("the dice of act %d are not those of the seed", s.Foreign)
	}
	if ofToday(rec, sc) && (len(s.Steps) != len(rec.Acts) || s.Older() > 0) {
		t.Errorf("%d of %d acts were done, %d of them are older", len(s.Steps), len(rec.Acts), s.Older())
	}
	checkWords(t, s)
}

// checkWords checks that what differs is told in whole words.
func checkWords(t *testing.T, s *save.Opened) {
	for _, d := range s.Differs {
		if text := difference(s.Game, d); strings.Contains(text, "{") || strings.Contains(text, "act.") {
			t.Errorf("%+v reads %q", d, text)
		}
	}
}

// opening is the first acts of a game, enough for the stored file to see some combat.
func opening(sc *game.Scenario) *game.Session {
	const acts = 600
	s := new(settings).play(sc, 1380).session
	s.Cut(acts)
	return s
}

// storedSave is the file of the stored game of a battle as it is today, and whether there is one.
// Those of the first rules bear no number, and one of a battle whose file was changed under the
// same rules its digest besides.
func storedSave(t *testing.T, sc *game.Scenario) (file string, stored bool) {
	name := filepath.Join("testdata", "saves", fmt.Sprintf("%s-%d", sc.ID, sc.Rules))
	for _, file = range []string{name + ".json", name + "-" + sc.Digest + ".json"} {
		if _, err := os.Stat(file); err != nil || ofToday(readStored(t, file), sc) {
			return file, err == nil
		}
	}
	t.Fatalf("%s is of another battle than its name says", file)
	return "", false
}

func readStored(t *testing.T, file string) *save.Record {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := save.Read(data, scenarios.Find)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// ofToday reports whether a record is of the rules and the battle as they are today.
func ofToday(rec *save.Record, sc *game.Scenario) bool {
	return rec.Rules == sc.Rules && rec.ScenarioHash == sc.Digest
}

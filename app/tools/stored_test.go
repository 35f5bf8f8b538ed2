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
// rules of today replays exactly, one of older rules is carried over into a sound position. A
// correction that ends one of today's in another position is a new revision of the rules and
// wants a new file beside the old one, never instead of it.
func TestStoredSavesLoadForEver(t *testing.T) {
	if *updateStored {
		for _, sc := range scenarios.All() {
			if file := storedSave(sc); !exists(file) {
				write(t, file, save.Write(sc, nil, opening(sc)))
			}
		}
	}
	for _, sc := range scenarios.All() {
		if !exists(storedSave(sc)) {
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
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := save.Read(data, scenarios.Find)
	if err != nil {
		t.Fatal(err)
	}
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
	if rec.Rules == sc.Rules && len(s.Steps) != len(rec.Acts) {
		t.Errorf("%d of %d acts were done", len(s.Steps), len(rec.Acts))
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
	for len(s.Steps) > acts {
		s.Undo()
	}
	return s
}

// storedSave is the file of the stored game of a battle under today's rules; those of the first
// rules bear no number.
func storedSave(sc *game.Scenario) string {
	return filepath.Join("testdata", "saves", fmt.Sprintf("%s-%d.json", sc.ID, sc.Rules))
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

package tools

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

var updateStored = flag.Bool("update-stored", false, "write a saved game of each battle that has none in testdata/saves")

// TestStoredSavesLoadForEver replays the games kept in testdata/saves. A change of the rules
// that ends one of them in another position is a change of save.Rules and wants a new file
// beside the old one, never instead of it.
func TestStoredSavesLoadForEver(t *testing.T) {
	if *updateStored {
		for _, sc := range scenarios.All() {
			if file := storedSave(sc.ID); !exists(file) {
				write(t, file, save.Write(sc, nil, opening(sc)))
			}
		}
	}
	files, _ := filepath.Glob(filepath.Join("testdata", "saves", "*.json"))
	if len(files) < len(scenarios.All()) {
		t.Fatalf("%d stored games for %d battles; run with -update-stored", len(files), len(scenarios.All()))
	}
	var out, err bytes.Buffer
	if status := Verify(files, &out, &err); status != 0 {
		t.Errorf("status %d\n%s", status, &err)
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

func storedSave(id string) string { return filepath.Join("testdata", "saves", id+".json") }

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

package tools

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// FuzzStored opens what may become of the stored games of all battles: the game opens at a sound
// position and can be saved, or the record is refused in words that people read.
func FuzzStored(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("testdata", "saves", "*.json"))
	if err != nil || len(files) == 0 {
		f.Fatalf("%d stored games, %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, acts := range []int{12, 60} { // all six hundred would be replayed too rarely
			lines := strings.SplitAfter(string(data), "\n")[:1+acts]
			f.Add([]byte(strings.TrimSuffix(strings.Join(lines, ""), ",\n") + "\n]}\n"))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := save.Read(save.UTF8(data), scenarios.Find)
		if err != nil && len(mistake(err)) > 2000 {
			t.Errorf("a mistake of %d bytes", len(mistake(err)))
		}
		if rec == nil {
			return
		}
		s, trouble := save.Open(rec, scenarios.Find)
		if trouble != nil && len(mistake(trouble)) > 2000 {
			t.Errorf("a mistake of %d bytes", len(mistake(trouble)))
		}
		if s == nil {
			return
		}
		if err := s.Game.Audit(); err != nil {
			t.Error(err)
		}
		sc, _ := scenarios.Find(rec.Scenario)
		if err := sameReplay(sc, save.Write(sc, rec.Options, s.Session), s.Session); err != nil {
			t.Error(err)
		}
	})
}

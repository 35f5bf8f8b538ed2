//go:build !js || lab

package bmw

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/game/script"
)

// TestRules runs the rule scripts, a file for each chapter section and a subtest for each case.
func TestRules(t *testing.T) {
	files, err := filepath.Glob("testdata/scripts/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d scripts, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) { runScript(t, file) })
	}
}

func runScript(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cases, err := script.Parse(file, string(text))
	if err != nil {
		t.Error(err)
	}
	for _, c := range cases {
		t.Run(c.Title, func(t *testing.T) {
			if err := c.Run(Lab{}); err != nil {
				t.Error(err)
			}
		})
	}
}

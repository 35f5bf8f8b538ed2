package gametest

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/script"
)

// scripts are the rule scripts of a system, below the folder of its package.
const scripts = "testdata/scripts/*.txt"

// Scripts runs the rule scripts of a system from the folder of its package: a subtest for
// each file, which is a section of a chapter, and within it one for each case.
func Scripts(t *testing.T, home fs.FS, lab script.Lab) {
	files, err := fs.Glob(home, scripts)
	if err != nil || len(files) == 0 {
		t.Fatalf("%d scripts, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(path.Base(file), ".txt"), func(t *testing.T) { runScript(t, home, file, lab) })
	}
}

// Position is what the lines of a rule script describe, in the system of a lab.
func Position(t testing.TB, lab script.Lab, lines string) game.Game {
	t.Helper()
	cases, err := script.Parse("position", "# a position\n"+strings.TrimSpace(lines))
	if err != nil {
		t.Fatal(err)
	}
	g, err := lab.Position(cases[0].Position)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func runScript(t *testing.T, home fs.FS, file string, lab script.Lab) {
	text, err := fs.ReadFile(home, file)
	if err != nil {
		t.Fatal(err)
	}
	cases, err := script.Parse(file, string(text))
	if err != nil {
		t.Error(err)
	}
	for _, c := range cases {
		t.Run(c.Title, func(t *testing.T) {
			if err := c.Run(lab); err != nil {
				t.Error(err)
			}
		})
	}
}

// FuzzScripts plays whatever looks like a rule script: it passes or says what is wrong with it.
// The cases of the system's own scripts are where it begins.
func FuzzScripts(f *testing.F, home fs.FS, lab script.Lab) {
	files, err := fs.Glob(home, scripts)
	if err != nil || len(files) == 0 {
		f.Fatalf("%d scripts, %v", len(files), err)
	}
	for _, file := range files {
		text, err := fs.ReadFile(home, file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text[:min(len(text), fuzzed)]))
	}
	f.Fuzz(func(t *testing.T, text string) {
		cases, err := script.Parse("fuzz.txt", text)
		for i := range cases {
			_ = cases[i].Run(lab)
		}
		if len(cases) == 0 && err == nil {
			t.Error("neither a case nor an error")
		}
	})
}

// fuzzed is how much of each file is played as it is; more would be played too rarely.
const fuzzed = 600

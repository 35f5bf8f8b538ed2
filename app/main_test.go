//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// do runs a command and returns its exit status and what it printed.
func do(args ...string) (status int, out, err string) {
	var o, e strings.Builder
	status = run(args, &o, &e)
	return status, o.String(), e.String()
}

func TestUnknownCommandListsTheValidOnes(t *testing.T) {
	status, out, err := do("play-chess")
	if status != 2 || out != "" {
		t.Errorf("status %d, output %q", status, out)
	}
	for _, c := range commands {
		if !strings.Contains(err, c.name) {
			t.Errorf("%q does not name %s", err, c.name)
		}
	}
}

func TestHelpTellsOfEveryCommand(t *testing.T) {
	status, out, _ := do("help")
	if lines := strings.Count(out, "\n"); status != 0 || lines != len(commands)+1 {
		t.Errorf("status %d, %d lines for %d commands", status, lines, len(commands))
	}
}

func TestNoCommandIsMisuse(t *testing.T) {
	if status, _, err := do(); status != 2 || !strings.Contains(err, "usage") {
		t.Errorf("status %d, message %q", status, err)
	}
}

func TestScenariosAreListed(t *testing.T) {
	status, out, _ := do("scenarios")
	if status != 0 || !strings.Contains(out, "1380") {
		t.Errorf("status %d, output %q", status, out)
	}
}

func TestMapIsDrawn(t *testing.T) {
	_, list, _ := do("scenarios")
	id, _, _ := strings.Cut(list, " ")
	file := filepath.Join(t.TempDir(), "map.svg")
	if status, _, err := do("map", "-scenario", id, "-out", file); status != 0 {
		t.Fatalf("status %d: %s", status, err)
	}
	svg, err := os.ReadFile(file)
	if err != nil || !strings.HasPrefix(string(svg), "<svg") {
		t.Errorf("file holds %.60q, %v", svg, err)
	}
}

func TestMapOfAnUnknownScenarioNamesTheKnown(t *testing.T) {
	_, list, _ := do("scenarios")
	id, _, _ := strings.Cut(list, " ")
	status, _, err := do("map", "-scenario", "waterloo", "-out", filepath.Join(t.TempDir(), "x.svg"))
	if status != 1 || !strings.Contains(err, id) {
		t.Errorf("status %d, message %q", status, err)
	}
}

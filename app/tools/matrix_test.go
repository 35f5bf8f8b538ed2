package tools

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// The matrix has a row for each value that can be chosen and a column for each battle that has options.
func TestMatrixHasEveryOptionOfABattle(t *testing.T) {
	var out, err bytes.Buffer
	if status := Matrix([]string{"-scenario", "hastings-flight,kosovo-guns", "-games", "1"}, &out, &err); status != 0 {
		t.Fatalf("status %d: %s", status, err.String())
	}
	sc, no := scenarios.Find("hastings-flight")
	if no != nil {
		t.Fatal(no)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if want := len(alternatives(sc)) + 2; len(lines) != want || lines[0] != "| option | hastings-flight |" {
		t.Errorf("%d lines, not %d:\n%s", len(lines), want, out.String())
	}
	if !strings.HasPrefix(lines[2], "| as usual | 1, ") {
		t.Errorf("the first row is %q", lines[2])
	}
	out.Reset()
	if Matrix([]string{"-scenario", "hastings-flight", "-games", "1", "-only", "pursuit"}, &out, &err); strings.Count(out.String(), "\n") != 3 {
		t.Errorf("of one option alone is printed\n%s", out.String())
	}
	if status := Matrix([]string{"-games", "0"}, &out, &err); status != 2 {
		t.Errorf("no games are played with status %d", status)
	}
}

// What is usual is never chosen beside itself.
func TestAlternativesAreNotUsual(t *testing.T) {
	sc := game.Scenario{Options: []game.Option{{Key: "a", On: true}, {Key: "n", Value: "30", Among: []string{"20", "30", "none"}}}}
	if got, want := alternatives(&sc), []string{usually, "a=off", "n=20", "n=none"}; !slices.Equal(got, want) {
		t.Errorf("alternatives %v, want %v", got, want)
	}
}

package gametest

import (
	"io/fs"
	"strings"
	"testing"

	"gonfalon/engine/game/kit"
	"gonfalon/engine/rule"
)

// Refusals checks that a list names every reason that the package in a folder declares, each
// once.
func Refusals(t *testing.T, home fs.FS, list []*rule.Refusal) {
	t.Helper()
	if declared := declaredRefusals(t, home); len(list) != declared {
		t.Errorf("%d reasons are listed, %d declared", len(list), declared)
	}
	if kit.Repeated(list) {
		t.Error("a reason is listed twice")
	}
}

// declaredRefusals counts the reasons in the sources of a package.
func declaredRefusals(t *testing.T, home fs.FS) (n int) {
	t.Helper()
	for _, source := range sources(t, home) {
		n += strings.Count(source, "&rule.Refusal{")
	}
	return n
}

// sources are the texts of a package without its tests.
func sources(t *testing.T, home fs.FS) (texts []string) {
	t.Helper()
	files, err := fs.Glob(home, "*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d sources, %v", len(files), err)
	}
	for _, file := range files {
		source, err := fs.ReadFile(home, file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") {
			texts = append(texts, string(source))
		}
	}
	return texts
}

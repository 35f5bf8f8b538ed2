package bmw

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/game/kit"
)

// The list names every reason that the package declares, each once.
func TestTheListOfRefusalsIsWhole(t *testing.T) {
	list := refusals()
	if declared := declaredRefusals(t); len(list) != declared {
		t.Errorf("%d reasons are listed, %d declared", len(list), declared)
	}
	if kit.Repeated(list) {
		t.Error("a reason is listed twice")
	}
}

// declaredRefusals counts the reasons in the source of the package.
func declaredRefusals(t *testing.T) (n int) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") {
			n += strings.Count(string(source), "&rule.Refusal{")
		}
	}
	return n
}

package medieval

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

// The rule scripts, a file for each section of a chapter.
func TestRules(t *testing.T) { gametest.Scripts(t, os.DirFS("."), Lab{}) }

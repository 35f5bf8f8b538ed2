package medieval

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

func FuzzScript(f *testing.F) { gametest.FuzzScripts(f, os.DirFS("."), Lab{}) }

package bmw

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

func TestEveryRulingNamedExists(t *testing.T) {
	gametest.RulingsExist(t, os.DirFS("."), "B", "RULINGS.md")
}

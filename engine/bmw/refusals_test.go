package bmw

import (
	"os"
	"testing"

	"gonfalon/engine/gametest"
)

func TestTheListOfRefusalsIsWhole(t *testing.T) { gametest.Refusals(t, os.DirFS("."), refusals()) }

func TestEveryThrowHasAName(t *testing.T) { gametest.Tests(t, os.DirFS("."), AllCodes().Tests) }

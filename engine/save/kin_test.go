package save_test

import (
	"strings"
	"testing"

	"gonfalon/engine/save"
)

// kinOf is how the written record goes together with what becomes of it.
func kinOf(t *testing.T, pairs ...string) save.Kinship {
	t.Helper()
	return save.Kin(read(t, written(t)), read(t, []byte(strings.NewReplacer(pairs...).Replace(string(written(t))))))
}

func TestKinship(t *testing.T) {
	for _, tt := range []struct {
		name   string
		pairs  []string
		same   bool
		common int
	}{
		{"itself", nil, true, 7},
		{"written otherwise", []string{",", ", ", `"hash"`, ` "hash" `}, true, 7},
		{"with a song more", []string{`,"hash":"`, `,"song":"x","hash":"`}, true, 5},
		{"with an act undone", []string{`"rules":1`, `"rules":1,"done":6`, `"format":1`, `"format":2`}, true, 6},
		{"with other dice", []string{`"dice":[3]`, `"dice":[2]`}, true, 1},
		{"of another seed", []string{`"seed":"9`, `"seed":"8`}, false, 0},
		{"with other options", []string{`"turns":"4"`, `"turns":"5"`}, false, 0},
	} {
		if k := kinOf(t, tt.pairs...); k.Same != tt.same || k.Common != tt.common {
			t.Errorf("%s: %+v, want %v with %d acts in common", tt.name, k, tt.same, tt.common)
		}
	}
}

package medieval

import (
	"fmt"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Ko-15.2.2: what a palisade is worth by the SP of cavalry and infantry that attack it. No
// phase lets both attack together, so the line is asked for itself.
func examplePalisade(t *testing.T, ex example) {
	in := given[struct {
		Foot  int `json:"inf_sp"`
		Horse int `json:"cav_sp"`
	}](t, ex.Input)
	want := given[struct {
		N int `json:"palisade_cm"`
	}](t, ex.Expected)
	b := stand(t, "map 12x12", "leader B aga at 0101", "unit B j janissaries at 0505 facing N palisade N",
		fmt.Sprintf("unit A i infantry at 0405 facing SE sp %d full 3", in.Foot),
		fmt.Sprintf("unit A k cavalry at 0504 facing S sp %d full 3", in.Horse))
	var line rule.Tally
	b.palisadeLine(&line, b.newCombat([]game.ID{who(t, b, "i"), who(t, b, "k")}, []hex.Hex{hex.Must("0505")}, false))
	same(t, "palisade", line.Sum(), want.N)
}

package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

func TestTheFallenLieInTheirHexWithWhatTheyWereWorth(t *testing.T) {
	at := hex.At(4, 4)
	x, y := Centre(at)
	got := group("", drawOver(Overlay{Fallen: []Fallen{{Hex: at, Side: 1, Plate: "+20"}}})...).String()
	for _, part := range []string{`class="o-fallen b"`, "#sil-leader", ">+20<", "translate(" + num(x) + " " + num(y) + ")", "translate(" + num(x) + " " + num(y-High/2) + ")"} {
		if !strings.Contains(got, part) {
			t.Errorf("%s is missing in %s", part, got)
		}
	}
	if got := group("", losses([]Fallen{{Hex: at}})...).String(); strings.Contains(got, "fl-plate") {
		t.Error("an empty plate is drawn")
	}
}

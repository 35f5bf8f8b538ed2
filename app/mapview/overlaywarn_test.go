package mapview

import (
	"strings"
	"testing"

	"gonfalon/engine/hex"
)

func TestHexesThatAPlayerIsWarnedOfAreMarkedAboveTheCounters(t *testing.T) {
	at := []hex.Hex{hex.At(5, 5), hex.At(6, 5)}
	var got string
	for _, e := range drawOver(Overlay{Warn: at}) {
		got += e.String()
	}
	for _, h := range at {
		x, y := Centre(h)
		if want := "translate(" + num(x) + " " + num(y-High/2) + ")"; !strings.Contains(got, want) {
			t.Errorf("no sign at %v in %s", h, got)
		}
	}
	if strings.Count(got, "o-warn") != len(at) {
		t.Errorf("signs: %s", got)
	}
}

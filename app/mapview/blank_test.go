package mapview

import (
	"strings"
	"testing"
)

func TestBlankMapRepeatsWholeHexes(t *testing.T) {
	svg := Blank(Area{W: 260, H: 240})
	for _, want := range []string{`viewBox="0 0 260 240"`, `width="120" height="69.28"`, `d="M20 69.3L0 34.6L20 0L60 0L80 34.6L60 69.3M80 34.6L120 34.6"`} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %s in %s", want, svg)
		}
	}
}

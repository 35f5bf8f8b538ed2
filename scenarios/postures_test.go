package scenarios

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

func TestSidesKnowWhatTheyAreTold(t *testing.T) {
	arsuf, err := Find("arsuf")
	if err != nil {
		t.Fatal(err)
	}
	if p := arsuf.Posture[game.B]; len(p.March) != 1 || p.March[0] != hex.Must("2916") || p.Stand {
		t.Errorf("the crusaders are told %+v", p)
	}
	if hastings, err := Find("hastings"); err != nil || !hastings.Posture[game.B].Stand || hastings.Posture[game.A].Stand {
		t.Errorf("the English do not stand, %v", err)
	}
}

func TestMistakesOfPosturesAreNamedByLine(t *testing.T) {
	for text, want := range map[string]string{
		"hastings: stands":                 "postures.txt:1: want a battle, a side",
		"# remark\nsenlac english: stands": `postures.txt:2: no battle is called "senlac"`,
		"hastings danes: stands":           `hastings has no side "danes"`,
		"hastings english: flees":          `a side "stands" or "marches to" hexes`,
		"arsuf crusaders: marches to 9999": "postures.txt:1: hex 9999 is not on the field",
		"arsuf crusaders: marches to":      "a side",
	} {
		err := readPostures("postures.txt", text, All())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

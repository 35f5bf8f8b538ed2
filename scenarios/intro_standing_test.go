package scenarios

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// A battle that its players set up says what of that is a reconstruction, in every language: no book
// says of every unit on which hex it stood. What differs from the print is named by its hexes.
func TestReconstructionsSayWhatTheyAre(t *testing.T) {
	for _, sc := range All() {
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		arranged := g.Table().Stage == game.StageSetUp
		for _, lang := range []string{"en", "pl", "de"} {
			if text := Standing(sc.ID, lang); (text != "") != arranged || arranged && !strings.HasSuffix(text, ".") {
				t.Errorf("%s, %s: set up by its players %v, and says %q", sc.ID, lang, arranged, text)
			}
		}
	}
	for id, hexes := range map[string][]string{"kosovo-milos": {"4824", "5314", "2808"}, "legnica-czech-rescue": {"1420", "0614", "1425", "1311", "1312"}, "kosovo-field": {"Grgur", "6"}} {
		for _, lang := range []string{"en", "pl", "de"} {
			for _, h := range hexes {
				if !strings.Contains(Standing(id, lang), h) {
					t.Errorf("%s, %s says nothing of %s", id, lang, h)
				}
			}
		}
	}
}

package medieval

import (
	"os"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// Every book has a paragraph for whatever it refuses, but that the battle is over.
func TestEveryRefusalNamesAParagraphOfEveryBook(t *testing.T) {
	for _, e := range Editions {
		b := &Battle{ed: e}
		for _, no := range refusals() {
			if c := b.Cite(e.reason(no).Ref); no != gameOver && (c.Para == "" || c.Book == "") {
				t.Errorf("%s refuses %q by no paragraph", e.Key, no.Code)
			}
		}
	}
}

func TestTheListOfRefusalsIsWhole(t *testing.T) { gametest.Refusals(t, os.DirFS("."), refusals()) }

func TestEveryThrowHasAName(t *testing.T) { gametest.Tests(t, os.DirFS("."), AllCodes().Tests) }

// What is told without an act is never a rule that the book does not have.
func TestWhatIsBarredNamesAParagraph(t *testing.T) {
	for _, e := range Editions {
		t.Run(e.Key, func(t *testing.T) {
			n := 0
			play(t, begun(t, e), 7, func(b *Battle) {
				if n++; n%4 == 0 && !b.over {
					citesAll(t, b)
				}
			})
		})
	}
}

func citesAll(t *testing.T, b *Battle) {
	t.Helper()
	for id := range game.ID(b.Counters()) {
		var barred []game.Barred
		if r := b.Reach(id); r != nil {
			barred = r.Barred
		}
		if no := b.WhyIdle(id); no != nil {
			barred = append(barred, game.Barred{Why: no})
		}
		for _, x := range append(barred, b.Barred(id)...) {
			if b.Cite(x.Why.Ref).Para == "" {
				t.Fatalf("%s: %v names no paragraph", b.Name(id), x.Why)
			}
		}
	}
}

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// long is the record of a game of the longest kind: a counter is set down and taken back again
// and again.
func long(t *testing.T) string {
	t.Helper()
	sc, err := scenarios.Find("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := game.NewSession(g, 1)
	for _, verb := range []game.Verb{game.VerbPlace, game.VerbLift} {
		for _, o := range s.Game.Offers(game.A, nil) {
			if o.Verb == verb {
				s.Do(o.Act)
				break
			}
		}
	}
	text := string(save.Write(sc, nil, s))
	head, rest, _ := strings.Cut(text, "[\n")
	place, lift, _ := strings.Cut(strings.TrimSuffix(rest, "\n]}\n"), ",\n")
	lift, _, _ = strings.Cut(lift, `,"hash"`)
	return head + "[\n" + strings.Repeat(place+",\n"+lift+"},\n", 7499) + place + ",\n" + lift + "}\n]}\n"
}

func TestALongRecordLeavesThePageToItsPlayer(t *testing.T) {
	b := open(t, phone, serveAt(t, "/").URL)
	b.press("import:" + long(t))
	b.shows("#notice progress")
	at := eval[float64](b, `document.querySelector("#notice progress").position`)
	b.shot("opening")
	b.wait(fmt.Sprintf(`document.querySelector("#notice progress").position > %v`, at))
	eval[any](b, `document.querySelector("#notice .gho").click()`)
	b.wait(`!document.querySelector("#notice")`)
	b.rest()
	if b.has(".table") || len(eval[[]string](b, games)) != 0 {
		t.Error("the game has come all the same")
	}
}

package e2e

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// long is a record longer than any game: a counter is set down and taken back again
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
	return head + "[\n" + strings.Repeat(place+",\n"+lift+"},\n", 19_999) + place + ",\n" + lift + "}\n]}\n"
}

// givesUp waits in the page until more of a game is opened than at first, and gives it up. It begins
// before the game is brought: a question from without might come when it is there already.
const givesUp = `void (window.gaveUp = (async () => {
	const bar = () => document.querySelector("#notice progress"), frame = () => new Promise(requestAnimationFrame);
	while (!bar()) await frame();
	for (const at = bar().position; bar().position <= at;) await frame();
	document.querySelector("#notice .gho").click();
})())`

func TestALongRecordLeavesThePageToItsPlayer(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL)
	b.begin()
	b.slowTo(8) // no machine may be so fast that nobody sees how far it is
	eval[any](b, givesUp)
	b.press("import:" + long(t))
	eval[any](b, "gaveUp")
	b.wait(`!document.querySelector("#notice")`)
	b.rest()
	if eval[string](b, acts) != "0" || len(eval[[]string](b, games)) != 0 {
		t.Error("the game has come all the same")
	}
}

package e2e

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// longRecord is a record in which a counter is set down and taken back again so many times.
func longRecord(t testing.TB, times int) string {
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
	for _, verb := range []game.Verb{game.VerbPlace, "lift"} {
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
	return head + "[\n" + strings.Repeat(place+",\n"+lift+"},\n", times-1) + place + ",\n" + lift + "}\n]}\n"
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
	b.press("import:" + longRecord(t, 20_000))
	eval[any](b, "gaveUp")
	b.wait(`!document.querySelector("#notice")`)
	b.rest()
	if eval[string](b, acts) != "0" || len(eval[[]string](b, games)) != 0 {
		t.Error("the game has come all the same")
	}
}

// watchReadings counts how often something kept on the device is read while the shelf rests.
const watchReadings = `window.readings = 0;
	const kept = Storage.prototype.getItem;
	Storage.prototype.getItem = function (key) {
		if (document.querySelector("#continue") && document.documentElement.dataset.settled === "true") readings++;
		return kept.call(this, key);
	};`

// While the shelf is looked at and nothing is shown anew, the game that it offers is read, and Continue
// shows the very same.
func TestTheShelfReadsAheadInTheGameItOffers(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, watchReadings)
	b.sitDown()
	before := b.session()
	b.tap(`.top [data-do="drawer:menu"]`)
	b.tap("#menu-shelf")
	b.shows("#continue")
	b.wait("readings > 0")
	b.tap("#continue")
	b.wait(`document.querySelector(".mv-top")`)
	if after := b.session(); len(after.Steps) != len(before.Steps) || after.Game.Hash() != before.Game.Hash() {
		t.Errorf("%d acts were played, and %d are there", len(before.Steps), len(after.Steps))
	}
}

package e2e

import (
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// learned is a device on which the first lesson was learnt, in a language.
func learned(lang string) string {
	return fmt.Sprintf(`if (!localStorage.getItem("gonfalon/lessons")) {
		localStorage.setItem("gonfalon/lessons", '{"first-charge":-1}');
		localStorage.setItem("gonfalon/settings", '{"language":%q,"fought":true,"coach":"off","speech":"plain"}');
	}`, lang)
}

// The shelf begins with what the thread has next, which one tap begins; nothing on it is wider than the
// screen, also at twice the size, in any language.
func TestTheNextOfTheThreadIsOneTapAway(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	zoomed := screen{"zoomed", 195, 422, true}
	for i, s := range append(someOf(phone, tablet, desktop), zoomed) {
		lang := []string{"en", "pl", "de"}[i%3]
		t.Run(s.name+" "+lang, func(t *testing.T) {
			b := newTab(t, s, learned(lang))
			b.visit(h.URL)
			b.shows("#ride-on")
			if first := eval[bool](b, `document.querySelector(".firsts > :first-child #ride-on") !== null`); !first {
				t.Error("the shelf does not begin with it")
			}
			if n := eval[int](b, `document.querySelectorAll("#way .leg").length`); n != 6 {
				t.Errorf("the thread has %d chapters", n)
			}
			if wide := eval[int](b, "document.documentElement.scrollWidth - innerWidth"); wide > 0 {
				t.Errorf("the shelf is %d px wider than the screen", wide)
			}
			b.shot("shelf")
			b.tap("#my-record")
			b.shows(".dock.drawer-record .honours")
			b.shot("record")
			b.tap(".dock .foot button")
			b.tap("#ride-on")
			b.wait(mapDrawn)
			if !eval[bool](b, `document.querySelector("main.table") !== null`) {
				t.Error("one tap does not begin the battle")
			}
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// A file made on one device brings a game, the record and the lessons to another, which asks first; half a
// file brings nothing.
func TestEverythingMovesBetweenTwoProfiles(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	from := newTab(t, phone, learned("en"), catches)
	from.visit(h.URL)
	from.tap("#ride-on")
	from.wait(mapDrawn)
	way := findRide(t, from.session().Game, func(*game.Reach, int) bool { return true })
	from.hex(way.from)
	from.hex(way.to)
	from.commit("#confirm")
	eval[any](from, `gonfalon.do("shelf")`)
	from.tap("#my-record")
	from.tap("#move-all")
	eval[bool](from, `(delete window.caught, true)`)
	from.tap("#luggage")
	from.wait(`!!window.caught`)
	raw, err := base64.StdEncoding.DecodeString(eval[string](from, "window.caught"))
	if err != nil || !strings.HasPrefix(string(raw), "gonfalon-all ") {
		t.Fatalf("%v: the file is %.80q", err, raw)
	}
	to := newTab(t, phone, fresh)
	to.visit(h.URL)
	to.tap(".visit [data-ride=shelf]")
	to.shows("#learn")
	to.gives(string(raw[:len(raw)/2]))
	to.shows("#notice")
	if n := eval[int](to, savedGames); n != 0 {
		t.Errorf("half a file brings %d games", n)
	}
	to.gives(string(raw))
	to.shows("#unload")
	to.shot("found")
	if n := eval[int](to, savedGames); n != 0 {
		t.Errorf("before it is said so %d games are there", n)
	}
	to.tap("#unload")
	to.shows("#ride-on")
	if n := eval[int](to, savedGames); n != 1 {
		t.Errorf("the file brings %d games", n)
	}
	to.shot("moved")
	if thrown := append(from.exceptions(), to.exceptions()...); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// savedGames counts the games of a device.
const savedGames = `Object.keys(localStorage).filter(k => /^gonfalon.game.(?!record)/.test(k)).length`

// gives puts a file into the choice of files of the shelf.
func (b *tab) gives(text string) {
	b.t.Helper()
	eval[bool](b, fmt.Sprintf(`(() => {
		const all = new DataTransfer(), field = document.querySelector("#load-file");
		all.items.add(new File([%q], "gonfalon.txt", {type: "text/plain"}));
		field.files = all.files;
		field.dispatchEvent(new Event("change", {bubbles: true}));
		return true;
	})()`, text))
}

package e2e

import (
	"fmt"
	"regexp"
	"testing"

	"gonfalon/scenarios"
)

// pointsAt is what a lesson points at, a hex or a command, and how many acts were done in it.
const pointsAt = `(document.querySelector("main").dataset.point ?? "")`

// over is whether the end of a lesson is shown.
const over = `Boolean(document.querySelector(".dock.learnt"))`

// numbered is a hex by its number.
var numbered = regexp.MustCompile(`^\d{4}$`)

// pointed is what a lesson points at, once it points somewhere and the page rests; empty at the end.
func (b *tab) pointed() (at string) {
	b.t.Helper()
	for at == "" && !eval[bool](b, over) {
		b.wait(over + ` || ` + pointsAt + ` !== ""`)
		b.rest()
		at = eval[string](b, pointsAt)
	}
	return at
}

// follow does what a lesson points at by real taps, and waits until the page has taken it; it
// returns what that was, empty at the end.
func (b *tab) follow() string {
	b.t.Helper()
	at := b.pointed()
	if at == "" {
		return at
	}
	eval[any](b, `window.wasRead = document.querySelector("main").innerText`)
	if numbered.MatchString(at) {
		b.hex(at)
	} else {
		b.tap(`[data-do="` + at + `"]`)
	}
	b.wait(`document.querySelector("main").innerText !== window.wasRead`)
	return at
}

// Somebody who has never been here learns the first charge: the card of the shelf, a wrong tap
// that is answered with why, the lesson left and gone on with where it was, and its end.
func TestTheFirstLessonIsLearntByTaps(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL, safe)
	b.comfortable("shelf-new")
	b.tap("#learn")
	b.wait(pointsAt + ` === "2808"`)
	b.comfortable("step")
	b.hex("3304")
	b.wait(`document.querySelector('.mv-bubble[role="alert"]')?.innerText.includes("when his turn comes")`)
	b.comfortable("wrong")
	b.follow()
	b.wait(pointsAt + ` === "3206"`)
	b.follow()
	b.follow()
	b.wait(pointsAt + ` === "2807"`)
	b.tap("#learn-leave")
	b.tap("#learn")
	b.wait(pointsAt + ` === "2807"`)
	for n := 0; b.follow() != ""; n++ {
		if n > 40 {
			t.Fatal("the lesson does not end")
		}
	}
	b.comfortable("end")
	if says := b.text(".dock.learnt"); !regexp.MustCompile("first charge[^$]*Speed is strength").MatchString(says) {
		t.Errorf("at the end stands %q", says)
	}
	b.tap("#learnt-fight") // which leads to the table of the first battle
	b.wait(`document.querySelector(".goalt b")?.innerText.startsWith("Take their banner")`)
	b.visit(eval[string](b, `location.href.replace(/[?#].*/, "")`))
	b.shows(".lessons")
	b.comfortable("shelf-learnt")
	b.visit(eval[string](b, `location.href.replace(/[?#].*/, "")`) + "?learn")
	b.wait(`document.querySelector(".lesson h1")?.innerText.startsWith("Charge, pursuit")`)
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// With GONFALON_SHOTS in the environment every step of every lesson is kept as it is seen, in both
// languages; without it there is time for the beginning of one.
func TestPicturesOfEveryLesson(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for _, s := range someOf(phone, desktop, tablet) {
		for _, lang := range []string{"pl", "en"} {
			b := open(t, s, h.URL, safe)
			b.press("lang:" + lang)
			for _, l := range scenarios.Lessons() {
				b.press("learn:" + l.Key)
				b.pictures(lang + "-" + l.Key)
				if !b.taking() {
					return
				}
			}
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		}
	}
}

// pictures keeps what is seen at every step of a lesson.
func (b *tab) pictures(name string) {
	b.t.Helper()
	b.wait(`document.querySelector(".mv-sheet svg.map .m-num")`)
	for n := 0; n < 60; n++ {
		b.pointed()
		b.comfortable(fmt.Sprintf("%s-%02d", name, n))
		if !b.taking() || b.follow() == "" {
			return
		}
	}
	b.t.Fatal("the lesson does not end")
}

package e2e

import (
	"testing"

	"gonfalon/engine/game"
)

// watching notes what is played on the map, in each frame: how many figures there are, where those that move
// are, and how many counters are not shown meanwhile.
const watching = `(() => {
	const seen = window.stage = { frames: 0, places: new Set(), figures: 0, away: 0, moves: 0, begun: 0, over: 0 };
	const look = () => {
		const layer = document.querySelector(".st-layer");
		if (!layer) {
			if (seen.begun && !seen.over) seen.over = performance.now();
		} else {
			seen.begun ||= performance.now();
			seen.frames++;
			seen.figures = Math.max(seen.figures, layer.querySelectorAll("svg[class^=st-]").length);
			seen.away = Math.max(seen.away, document.querySelectorAll(".ctr[data-played]").length);
			for (const svg of layer.children) if (svg.matches(".st-actor")) seen.places.add(getComputedStyle(svg).transform);
			seen.moves = seen.places.size;
		}
		requestAnimationFrame(look);
	};
	look();
})()`

// stageSeen is what was watched.
type stageSeen struct{ Frames, Figures, Away, Moves, Took int }

// watched waits for the end of a play and returns what was seen of it.
func (b *tab) watched() stageSeen {
	b.t.Helper()
	b.wait(`stage.over`)
	return eval[stageSeen](b, `({Frames: stage.frames, Figures: stage.figures, Away: stage.away, Moves: stage.moves, Took: Math.round(stage.over - stage.begun)})`)
}

// left is a script that tells whether anything of a play is still there.
const left = `document.querySelectorAll(".st-layer, .ctr[data-played], [data-plays]").length`

// fallsLate is a script that has a counter leave the map, as it does when it is dead, and then plays its fall; it
// counts the parts of what falls.
const fallsLate = `(() => {
	const on = document.querySelector(".ctr[data-unit]"), unit = Number(on.dataset.unit);
	const home = ["--x", "--y"].map((name) => parseFloat(on.style.getPropertyValue(name)));
	on.replaceChildren();
	on.removeAttribute("data-unit");
	on.style.cssText = "";
	on.setAttribute("class", "ctr gone");
	gonfalonStage.play([{ is: "fall", unit, home, way: home, from: 0, ms: 400, thrown: [] }], 400);
	return document.querySelectorAll(".st-layer .st-actor *").length;
})()`

// strikes is a condition that the last act was a combat without anything grave.
func strikes(r *rehearsal) bool {
	return brings(game.EventCombat)(r) && !brings("leader-died")(r) && !brings(game.EventGameOver)(r)
}

// A blow is played on the map, which stays to be pressed; a press ends it, and who wants no motion sees none.
func TestABlowIsPlayedOnTheMap(t *testing.T) {
	t.Parallel()
	r, target := rehearseFight(t, strikes)
	h := serveAt(t, "/")
	file := r.file()
	played := func(t *testing.T, s screen, prepare func(b *tab)) *tab {
		t.Helper()
		b := open(t, s, h.URL)
		prepare(b)
		b.bringFile(file)
		b.hex(target)
		b.shows("#roll")
		b.rest()
		eval[any](b, watching)
		b.commit("#roll")
		b.wait(`stage.begun`)
		return b
	}
	t.Run("seen", func(t *testing.T) {
		b := played(t, phone, func(*tab) {})
		if hit := eval[bool](b, `(() => {
			const { x, y, width, height } = document.querySelector(".mapview").getBoundingClientRect();
			return document.elementFromPoint(x + width / 2, y + height / 2).matches(".mv-glass, .prompt *, .mv-bubble *");
		})()`); !hit {
			t.Error("what is played hears presses")
		}
		b.shot("blow")
		if seen := b.watched(); seen.Moves < 5 || seen.Figures < 4 || seen.Away < 2 || seen.Took > 4000 {
			t.Errorf("seen: %+v", seen)
		}
		if n := eval[int](b, left); n > 0 {
			t.Errorf("%d things of it are left", n)
		}
		if parts := eval[int](b, fallsLate); parts == 0 {
			t.Error("who has left the map before his fall is told is not seen to fall")
		}
	})
	t.Run("ended by a press", func(t *testing.T) {
		b := played(t, desktop, func(*tab) {})
		b.press("overlay:zones")
		if n := eval[int](b, left); n > 0 {
			t.Errorf("%d things of it are left", n)
		}
	})
	t.Run("without motion", func(t *testing.T) {
		b := played(t, phone, func(b *tab) { b.features("prefers-reduced-motion", "reduce") })
		if seen := b.watched(); seen.Moves > 0 || seen.Away > 0 || seen.Figures == 0 {
			t.Errorf("seen: %+v", seen)
		}
	})
}

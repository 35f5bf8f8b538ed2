package e2e

import (
	"strconv"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// fullTurn is a battle whose first turn moves so many counters at least, in so many taps at most.
type fullTurn struct {
	battle      string
	moved, taps int
}

// A whole turn of a large side takes few taps on a phone: all are led as one army, and their
// attacks proposed together. That of the largest is played with "GONFALON_SCREENS=all".
func TestATurnTakesFewTaps(t *testing.T) {
	t.Parallel()
	turns := []fullTurn{{ambush, 70, 40}, {"grunwald-clash", 140, 70}}
	if !everything {
		turns = turns[:1]
	}
	for _, c := range turns {
		t.Run(c.battle, func(t *testing.T) {
			b := open(t, phone, serveAt(t, "/").URL+"?seed=4")
			b.sitDownAt(c.battle)
			before := b.session().Game
			rider := &commander{tab: b, led: map[string]int{}, count: map[string]int{}}
			rider.turn(phaseSide(before))
			n := moved(before, b.session().Game)
			t.Logf("%d counters in %d taps: %v", n, rider.taps, rider.count)
			if n < c.moved || rider.taps > c.taps {
				t.Errorf("%d counters, %d taps", n, rider.taps)
			}
		})
	}
}

// turn plays until another side has a phase.
func (b *commander) turn(side game.Side) {
	b.t.Helper()
	for range 200 {
		b.rest()
		g := b.session().Game
		if g.Table().Stage == game.StageFree && phaseSide(g) != side || g.Outcome() != nil {
			return
		}
		b.next(g)
	}
	b.t.Fatal("the turn does not end")
}

// strides are how far an army is led in a phase, and then those who could not follow.
var strides = []int{4, 3}

// next is one decision of a turn.
func (b *commander) next(g game.Game) {
	b.t.Helper()
	phase := strconv.Itoa(g.Table().Phase)
	const all = "lead-all"
	switch {
	case b.has("#begin"):
		b.touch("#begin")
	case b.has("#go-on"):
		b.touch("#go-on")
	case b.has("#drop-march"):
		b.commits("#confirm:enabled")
	case b.has(".dock.fights #roll:enabled"):
		b.commits("#roll")
	case b.has("#propose") && b.led["fights "+phase] == 0:
		b.led["fights "+phase]++
		b.touch("#propose")
		b.wait(`document.querySelector(".dock.fights #roll:enabled, .dock.fights #end-phase:enabled")`)
	case b.has(`.dock.phase [data-do="lead-all"]`) && b.led[phase] < len(strides):
		b.led[phase]++
		b.lead(g, strides[b.led[phase]-1])
	case b.has(".dock.decide, .dock.react, .dock.odds, .dock.ask"):
		b.answers(b.dock())
	case b.has(".dock.early"):
		b.commits("#confirm")
	default:
		b.ends()
	}
}

// ends presses the button that ends the phase.
func (b *commander) ends() {
	b.t.Helper()
	changed := b.change()
	b.touch("#end-phase:enabled")
	b.wait(`document.querySelector(".dock.ask, .dock.early") || ` + changed)
}

// answers takes the first answer to a question, the roll of an attack, or goes to a duty.
func (b *commander) answers(dock string) {
	b.t.Helper()
	switch {
	case dock == "odds":
		b.commits("#roll")
	case dock == "ask":
		b.touch(`.dock.ask [data-do="duty:0"]`)
		b.wait(`!document.querySelector(".dock.ask")`)
	default:
		if !b.has("#confirm:enabled") {
			b.touch(`.dock [data-do="choose:0"]`)
			b.shows("#confirm:enabled")
		}
		b.commits("#confirm")
	}
}

// commits presses a button that changes the game.
func (b *commander) commits(css string) {
	b.t.Helper()
	changed := b.change()
	b.touch(css)
	b.wait(changed)
}

// lead leads everybody who may still move so many hexes ahead.
func (b *commander) lead(g game.Game, far int) {
	b.t.Helper()
	b.touch(`.dock.phase [data-do="lead-all"]`)
	b.shows(".dock.army")
	b.rest()
	units := plan.Ready(g, everybody(g))
	b.count["head"]++
	b.taps++
	b.hex(inFront(g, units, far).String())
	b.wait(`document.querySelector(".dock.army #confirm:enabled, .dock.army #confirm small")`)
	if !b.has("#confirm:enabled") {
		b.touch("#let-go")
		return
	}
	b.commits("#confirm")
}

// everybody are the counters of the side whose phase it is.
func everybody(g game.Game) (ids []game.ID) {
	for id := range game.ID(g.Counters()) {
		if g.Piece(id).Side == phaseSide(g) {
			ids = append(ids, id)
		}
	}
	return ids
}

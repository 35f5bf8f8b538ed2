package mapview

import "gonfalon/engine/hex"

// The pin of a goal, from its tip, and the flag in it.
const (
	pinShape  = "c-3.5 -9 -14.5 -14 -14.5 -25a14.5 14.5 0 0 1 29 0c0 11 -11 16 -14.5 25Z"
	flagShape = "v18m0 -18h12v11l-3 -3l-3 3l-3 -3l-3 3"
)

// GoalPin is the pin by itself, one whole svg.
func GoalPin() string {
	return `<svg class="gpin" viewBox="-17 -42 34 44" aria-hidden="true"><path class="o-pin" d="M0 0` + pinShape +
		`"/><path class="o-flag" d="M-5 -33` + flagShape + `"/></svg>`
}

// pinTip is where a pin stands on its hex: between the counters of the hexes beside it, and beside the banner
// and the leader on it.
var pinTip = pt{X: 31, Y: -23}

// goals ring what wins in gold, and put a pin on each hex of it at the upper right.
func goals(hexes []hex.Hex) []element {
	if len(hexes) == 0 {
		return nil
	}
	ring, tip := edges(hexes), pinTip
	return []element{path("o-goal0", ring), path("o-goal", ring), path("o-pin", stamps(hexes, tip, pinShape)),
		path("o-flag", stamps(hexes, tip.Add(pt{X: -5, Y: -33}), flagShape))}
}

// The pin of a note, from its tip, and the lines of writing on it; the tip is on the other side of the hex.
const (
	noteShape = "c-2.8 -7 -11.5 -11 -11.5 -20a11.5 11.5 0 0 1 23 0c0 9 -8.7 13 -11.5 20Z"
	lineShape = "h9m-9 5h9m-9 5h5"
)

var noteTip = pt{X: -31, Y: -23}

// notes put a pin at the upper left of each hex of which something was written.
func notes(hexes []hex.Hex) []element {
	if len(hexes) == 0 {
		return nil
	}
	return []element{path("o-note", stamps(hexes, noteTip, noteShape)), path("o-lines", stamps(hexes, noteTip.Add(pt{X: -4.5, Y: -25}), lineShape))}
}

package medieval

import (
	"slices"

	"gonfalon/engine/game"
)

// What players may agree on before a battle: chapters that experienced players add. Each is
// asked at the one place where its rule decides.

// option is one of them.
type option uint8

const tiring option = 0 // leaders tire (13): fatigue.go

// options has every option, as a battle that says nothing of it is played.
var options = [...]game.Option{
	tiring: {Key: "fatigue", Ref: "R-520", On: true},
}

// plays reports whether an option is in force; positions keep those that are not.
func (b *Battle) plays(o option) bool { return b.leftOut&(1<<o) == 0 }

// agree leaves the options out that are off.
func (b *Battle) agree(list []game.Option) {
	for i, o := range options {
		if slices.ContainsFunc(list, func(x game.Option) bool { return x.Key == o.Key && !x.On }) {
			b.leftOut |= 1 << i
		}
	}
}

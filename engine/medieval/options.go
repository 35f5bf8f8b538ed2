package medieval

import (
	"slices"

	"gonfalon/engine/game"
)

// What players may agree on before a battle: chapters that experienced players add, and other
// readings of the book; and a start of our own that is fairer. Each is asked at the one place where its rule decides.

// option is one of them.
type option uint8

const (
	tiring        option = iota // leaders tire (13): fatigue.go
	janissaries                 // janissaries are more than light infantry (Ko-15): palisade.go
	recapture                   // a captured banner can be won back (6.1.5): banners.go
	ownCommander                // only their own leader, and a Grand Leader, help units: leaders.go, pursuit.go
	secretMarch                 // a hidden regiment moves in its forest: ambush.go
	sparedFriends               // cavalry that falls back rides its foot down only for want of room: retreat.go
	allRoundFire                // foot shoots all round: aim.go
	breakEach                   // each beaten unit throws for its own order: order.go
	balanced                    // the MORALE track begins where both sides win alike: morale.go
)

// options has every option, as it was played before there was a choice and as a battle that says nothing
// of it is played.
var options = [...]game.Option{
	tiring:        {Key: "fatigue", Ref: "R-520", On: true},
	janissaries:   {Key: "janissaries", Ref: "R-519", On: true},
	recapture:     {Key: "banner-recapture", Ref: "R-514", On: true},
	ownCommander:  {Key: "own-commander", Ref: "R-43"},
	secretMarch:   {Key: "secret-march", Ref: "R-356", On: true},
	sparedFriends: {Key: "spare-friends", Ref: "R-110"},
	allRoundFire:  {Key: "all-round-fire", Ref: "R-214"},
	breakEach:     {Key: "break-each", Ref: "R-86"},
	balanced:      {Key: "balanced", Ref: "R-525"},
}

// plays reports whether an option is in force; positions keep those that are not as in options.
func (b *Battle) plays(o option) bool { return options[o].On != (b.changed&(1<<o) != 0) }

// agree notes the options that are not as in the list of all.
func (b *Battle) agree(list []game.Option) {
	for i, o := range options {
		if slices.ContainsFunc(list, func(x game.Option) bool { return x.Key == o.Key && x.On != o.On }) {
			b.changed |= 1 << i
		}
	}
}

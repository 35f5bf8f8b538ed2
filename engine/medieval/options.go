package medieval

import (
	"slices"
	"strconv"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// What players may agree on before a battle: chapters that experienced players add, and other
// readings of the book; and a start of our own that is fairer. Each is asked at the one place
// where its rule decides.

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
	organisation                // units belong to leaders (12): assignment.go, ready.go, scatter.go, leaders.go
	turnLimit                   // after which turn the points decide: limited
	mongolArchers               // light cavalry of an army shoots as horse archers do: armBows
)

// options has every option, as it was played before there was a choice and as a battle that says nothing
// of it is played.
var options = [...]game.Option{
	tiring:        {Key: "fatigue", Ref: "R-520", On: true, Needs: "organisation", Class: game.Chapter},
	janissaries:   {Key: "janissaries", Ref: "Ko-15.1.1", On: true, Class: game.Chapter},
	recapture:     {Key: "banner-recapture", Ref: "R-514", On: true},
	ownCommander:  {Key: "own-commander", Ref: "R-43", Needs: "organisation"},
	secretMarch:   {Key: "secret-march", Ref: "R-356", On: true, Class: game.Special},
	sparedFriends: {Key: "spare-friends", Ref: "R-110"},
	allRoundFire:  {Key: "all-round-fire", Ref: "R-214"},
	breakEach:     {Key: "break-each", Ref: "R-86"},
	balanced:      {Key: "balanced", Ref: "R-525", Class: game.Special},
	organisation:  {Key: "organisation", Ref: "R-421", On: true, Class: game.Chapter},
	turnLimit:     {Key: "turn-limit", Ref: "R-18", Among: []string{}},
	mongolArchers: {Key: "mongol-archers", Ref: "R-367"},
}

// plays reports whether an option is in force; positions keep those that are not as in options.
//
//go:noinline
func (b *Battle) plays(o option) bool { return options[o].On != (b.changed&(1<<o) != 0) }

// agree notes the options that are not as in the list of all, and the turn after which the battle ends
// where it is not the usual one.
func (b *Battle) agree(list []game.Option) {
	for i, o := range options {
		if slices.ContainsFunc(list, func(x game.Option) bool { return x.Key == o.Key && x.On != o.On }) {
			b.changed |= 1 << i
		}
	}
	if limit := b.sc.limit(list); limit != b.sc.limit(b.sc.Choices) {
		b.sc = b.sc.limited(limit)
		b.changed |= 1 << turnLimit
	}
}

// limit returns the turn limit among options, "" where there is none.
func (sc *Scenario) limit(list []game.Option) string {
	for i := range list {
		if list[i].Key == options[turnLimit].Key {
			return list[i].Value
		}
	}
	return ""
}

// limited returns the battle with another last turn. Where none is agreed on it ends no later than battles
// can.
func (sc *Scenario) limited(limit string) *Scenario {
	c := *sc
	c.LastTurn, c.Options.TurnLimit = 0, clause.MaxTurn
	if n, err := strconv.Atoi(limit); err == nil {
		c.LastTurn = n
	}
	return &c
}

// armBows makes horse archers of the light cavalry of armies whose it may be.
func (b *Battle) armBows() {
	if !b.plays(mongolArchers) {
		return
	}
	for i := range b.counters {
		if c := &b.counters[i]; b.sc.Armies[c.side].Bows && c.kind == LightCavalry {
			c.kind = HorseArchers
		}
	}
}

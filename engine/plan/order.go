package plan

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Deed is what an order bids: a catalogue key, and the word that a save has for it.
type Deed string

// What a person can bid those whom the computer leads for him.
const (
	DeedAttack Deed = "attack" // seek the enemy
	DeedHold   Deed = "hold"   // keep where they are, or a place, and strike what comes near
	DeedFollow Deed = "follow" // stay near those whom somebody else leads
	DeedScreen Deed = "screen" // keep between an enemy and the rest, out of his reach
	DeedJoin   Deed = "join"   // close up with somebody of their own side, and fight beside him
	DeedAwait  Deed = "await"  // keep where they are until an enemy comes to a place, and strike him then
	DeedRide   Deed = "ride"   // get away from the enemy
)

// What besides those a player tells of what he bids himself.
const (
	DeedStrike Deed = "strike" // come up to an enemy and attack
	DeedHunt   Deed = "hunt"   // make for a leader of the enemy
	DeedMass   Deed = "mass"   // come on against an enemy, who is still too far
	DeedSeize  Deed = "seize"  // make for a place that counts
	DeedShoot  Deed = "shoot"  // come into bow shot
	DeedForm   Deed = "form"   // close up, turn and take better ground
)

var (
	given = []Deed{DeedAttack, DeedHold, DeedFollow, DeedScreen, DeedJoin, DeedAwait, DeedRide}
	told  = []Deed{DeedStrike, DeedHunt, DeedMass, DeedSeize, DeedShoot, DeedRide, DeedJoin, DeedForm, DeedHold, DeedScreen, DeedAwait}
)

// GivenDeeds are what a person can bid.
func GivenDeeds() []Deed { return slices.Clone(given) }

// ToldDeeds are what a player tells of those whom he leads: the page has a sentence for each.
func ToldDeeds() []Deed { return slices.Clone(told) }

// Goal is what an order is about, besides those who have it.
type Goal uint8

// The goals.
const (
	NoGoal  Goal = iota
	AtPlace      // a hex
	AtFoe        // an enemy
	AtOwn        // somebody of their own side
)

// goals are what orders of a person are about. Who holds may also hold where he is.
var goals = map[Deed]Goal{DeedHold: AtPlace, DeedScreen: AtFoe, DeedJoin: AtOwn, DeedAwait: AtPlace}

// Goal is what an order of a person with this deed is about; one to hold need not be about anything.
func (d Deed) Goal() Goal { return goals[d] }

// Order is what those do, or are to do, who are led together.
type Order struct {
	Do   Deed
	On   game.ID // an enemy whom it is about, None for none
	With game.ID // somebody of their own side whom it is about, None for none
	At   hex.Hex // a place that it is about, if Aim is set
	Aim  bool
}

// Bid is an order that is about nothing else.
func Bid(d Deed) Order { return Order{Do: d, On: game.None, With: game.None} }

// BidAt is an order about a place.
func BidAt(d Deed, h hex.Hex) Order {
	o := Bid(d)
	o.At, o.Aim = h, true
	return o
}

// Goal is what the order is about.
func (o Order) Goal() Goal {
	switch {
	case o.Aim:
		return AtPlace
	case o.On != game.None:
		return AtFoe
	case o.With != game.None:
		return AtOwn
	}
	return NoGoal
}

// The marks in the text of an order before a place and before the name of a counter.
const (
	atPlace = "@"
	byName  = ":"
)

// Text is what a save has for an order of a person: its deed, and what it is about.
func (o Order) Text(g game.Game) string {
	switch o.Goal() {
	case AtPlace:
		return string(o.Do) + atPlace + o.At.String()
	case AtFoe:
		return string(o.Do) + byName + g.Name(o.On)
	case AtOwn:
		return string(o.Do) + byName + g.Name(o.With)
	}
	return string(o.Do)
}

// ReadOrder reads what Text writes; ok is false for what no person can bid, and for who or what is not there.
func ReadOrder(g game.Game, side game.Side, text string) (o Order, ok bool) {
	do, place, aimed := strings.Cut(text, atPlace)
	if !aimed {
		do, place, _ = strings.Cut(text, byName)
	}
	o = Bid(Deed(do))
	goal := o.Do.Goal()
	switch {
	case aimed:
		h, err := hex.Parse(place)
		o.At, o.Aim = h, true
		ok = err == nil && g.Board().On(h) && goal == AtPlace
	case goal == AtFoe:
		o.On = called(g, side.Other(), place)
		ok = o.On != game.None
	case goal == AtOwn:
		o.With = called(g, side, place)
		ok = o.With != game.None
	default:
		ok = (goal == NoGoal || o.Do == DeedHold) && text == do
	}
	return o, ok && slices.Contains(given, o.Do)
}

// called is the counter of a side that has a name, None where there is none.
func called(g game.Game, side game.Side, name string) game.ID {
	for id := range game.ID(g.Counters()) {
		if g.Name(id) == name && g.Piece(id).Side == side {
			return id
		}
	}
	return game.None
}

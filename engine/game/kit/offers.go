package kit

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Offers collects what a side may do now: of what is added, that which the game allows.
type Offers struct {
	Legal func(game.Action) bool
	List  []game.Offer
}

// Sure offers an act that points at a hex and is known to be legal.
func (o *Offers) Sure(a game.Action, verb game.Verb, unit game.ID, at hex.Hex, ref rule.Ref) {
	o.List = append(o.List, game.Offer{Act: a, Verb: verb, Unit: unit, At: at, Aim: true, Ref: ref})
}

// Add offers an act that points at a hex, if it is legal.
func (o *Offers) Add(a game.Action, verb game.Verb, unit game.ID, at hex.Hex, ref rule.Ref) {
	o.offer(game.Offer{Act: a, Verb: verb, Unit: unit, At: at, Aim: true, Ref: ref})
}

// Secret offers an act at a hex that the other player must not see, if it is legal.
func (o *Offers) Secret(a game.Action, verb game.Verb, unit game.ID, at hex.Hex, ref rule.Ref) {
	o.offer(game.Offer{Act: a, Verb: verb, Unit: unit, At: at, Aim: true, Ref: ref, Secret: true})
}

// Way offers an act that leads along a path, if it is legal.
func (o *Offers) Way(a game.Action, verb game.Verb, unit game.ID, path []hex.Hex, ref rule.Ref) {
	o.offer(game.Offer{Act: a, Verb: verb, Unit: unit, At: path[len(path)-1], Aim: true, Ref: ref, Way: path})
}

// SureWay offers an act that leads along a path and is known to be legal.
func (o *Offers) SureWay(a game.Action, verb game.Verb, unit game.ID, path []hex.Hex, ref rule.Ref) {
	o.List = append(o.List, game.Offer{Act: a, Verb: verb, Unit: unit, At: path[len(path)-1], Aim: true, Ref: ref, Way: path})
}

// Button offers an act that points nowhere, if it is legal.
func (o *Offers) Button(a game.Action, verb game.Verb, unit game.ID, ref rule.Ref) {
	o.offer(game.Offer{Act: a, Verb: verb, Unit: unit, Ref: ref})
}

func (o *Offers) offer(x game.Offer) {
	if o.Legal(x.Act) {
		o.List = append(o.List, x)
	}
}

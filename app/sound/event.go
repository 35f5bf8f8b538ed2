package sound

import (
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// The sounds, by their names in web/sounds.json.
const (
	Tick   = "tick"
	Far    = "hooves-far"
	Near   = "hooves-near"
	Clash  = "clash"
	Dice   = "dice"
	Volley = "volley"
	Arrows = "arrows"
	Broken = "broken"
	Banner = "banner"
	Gun    = "gun"
	Horn   = "horn"
	Drum   = "drum"
	Won    = "won"
	Lost   = "lost"
)

// names returns the sound of an event and one that follows it, "" for none.
func (e Ear) names(x *match.Entry) (first, then string) {
	switch {
	case x.Event.Kind == game.EventGameOver:
		return e.end(x.Event.Result), ""
	case x.Gravity >= game.Grave:
		return Drum, ""
	case x.Event.Kind == game.EventCombat:
		return Clash, Dice
	case x.Event.Kind == game.EventMoved || x.Event.Kind == game.EventTurned || x.Class == game.Arrival:
		return e.hooves(x, Far), ""
	case x.Class == game.GivingGround:
		return e.hooves(x, Near), ""
	case x.Class == game.Shot:
		return shot(x.Gravity)
	}
	return classed(x)
}

// classed is the sound of an event by its class alone.
func classed(x *match.Entry) (first, then string) {
	switch x.Class {
	case game.Destruction, game.RidingDown, game.FortLoss:
		return Broken, ""
	case game.BannerFall:
		return Banner, ""
	case game.BannerCapture, game.BannerRecovery:
		return Banner, Horn
	case game.Aiming:
		return Volley, ""
	case game.HeartLoss, game.HeartRecovery, game.Desertion, game.Unveiling, game.ReserveCall:
		return Horn, ""
	}
	switch {
	case x.Class == game.OrderLoss && x.Gravity >= game.Heavy:
		return Horn, ""
	case len(x.Event.Dice) > 0:
		return Dice, ""
	}
	return "", ""
}

// shot tells a gun from bows, and a hit from a miss.
func shot(g game.Gravity) (first, then string) {
	switch {
	case g >= game.Heavy:
		return Gun, ""
	case g >= game.Plain:
		return Volley, Arrows
	}
	return Volley, ""
}

// hooves is a sound of riders; feet are not heard.
func (e Ear) hooves(x *match.Entry, name string) string {
	if e.rides(x.Event.Unit) {
		return name
	}
	return ""
}

// end is the sound of the end of a battle: lost is what the person has lost to another.
func (e Ear) end(o *game.Outcome) string {
	if o != nil && e.Person != game.NoSide && o.Winner == e.Person.Other() {
		return Lost
	}
	return Won
}

// rides reports whether a counter that can be seen goes on hooves.
func (e Ear) rides(id game.ID) bool {
	if id == game.None {
		return false
	}
	p := e.Piece(id)
	return !p.Has(game.Hidden) && e.Rides(p.Kind)
}

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

// voices are the sound of each cue and one that follows it; a cue without any is silent.
var voices = [...][2]string{
	game.CueStep: {Far}, game.CueTurn: {Far}, game.CueArrival: {Far},
	game.CueRetreat: {Near}, game.CueFlight: {Near}, game.CuePursuit: {Near}, game.CueCounter: {Near},
	game.CueRoll: {Dice}, game.CueBlow: {Clash, Dice},
	game.CueBroken: {Broken}, game.CueTrampled: {Broken}, game.CueScattered: {Broken}, game.CueRazed: {Broken},
	game.CuePanic: {Horn}, game.CueHorn: {Horn},
	game.CueMiss: {Volley}, game.CueVolley: {Volley}, game.CueHit: {Volley, Arrows}, game.CueGun: {Gun},
	game.CueBanner: {Banner}, game.CueBannerPassed: {Banner}, game.CueBannerTaken: {Banner, Horn},
	game.CueDeath: {Drum}, game.CueCollapse: {Drum, Won}, game.CueEnd: {Won},
}

// names returns the sound of an event and one that follows it, "" for none.
func (e Ear) names(x *match.Entry) (first, then string) {
	names := voices[x.Cue]
	for i, name := range names {
		switch name {
		case Far, Near:
			names[i] = e.hooves(x, name)
		case Won:
			names[i] = e.end(x.Event.Result)
		}
	}
	return names[0], names[1]
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

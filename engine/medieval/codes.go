package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
)

// AllCodes lists every catalogue key of the system, for which a program needs words.
func AllCodes() kit.Codes {
	return kit.Codes{
		Refusals: refusals().Codes(),
		Events:   kit.Keys(events),
		Verbs:    kit.Keys(verbs),
		Tallies: []string{"road", "stream", "uphill", "riding-on-in-zone", "extra-road-hex", "through-friends", "slowing",
			"refraining", "turn", "armour", "zone", "minimum-move", "leaving", "riding-down", "charge", "their-armour",
			"ground", "charge-capped", "ranged-target", "rear", "opposite", "banner", "leader-with", "leader-near",
			"morale", "dice", "die", "sp-lost", "elation", "clear", "forest", "village", "swamp", "hill", "fort", "wall", "shift",
			"enemy-disorganised", "palisade", "cover", "thinned", "shiltron"},
		Prompts: []string{"set-up", "move-cavalry", "move-infantry", "countercharge", "attack", "join-countercharge",
			"choose-loss", "choose-retreat-loss", "retreat", "leader-retreat", "pursue", "advance-after", "take-banner", "react", "man",
			"return-fire", "suffer"},
		Duties: []string{"must-attack", "must-ride-on", "must-flee", "must-return-to-aga", "must-make-room",
			"must-place", "must-assign", "must-join-banner", "must-take-losses", "must-stand-with-cavalry", "must-bear-banner"},
		Phases:   append([]string{"morale"}, phaseKeys[:]...),
		Outcomes: Outcomes(),
		Measures: []string{"lead", "even", "leaders"},
		Kinds:    kindKeys[:],
		Risks: []string{"tired-may-scatter", "friendly-fire", "leader-may-be-hit", "bow-may-hit", "may-lose-order", "may-regroup",
			"may-go-over", "own-ridden-down", "leader-left-alone", "out-of-command", "out-of-banner", "loses-charge", game.RiskZone,
			"must-attack-there"},
		Tests: []string{"battering", "bow-shot", "combat", "disorder-test", "fatigue-test", "friendly-fire-test", "leader-fate",
			"leader-hit", "leader-under-fire", "loyalty-test", "morale-test", "pits", "pursuit-test", "regroup-test",
			"scatter-test", "shock-test", "shot"},
		Traits:  []string{"banner"},
		Markers: []string{"ruin", "pits", "palisade"},
	}
}

// Outcomes lists the ends of a game: how it was won, if it was.
func Outcomes() []string {
	return []string{"automatic", "points", "tie", "draw", "surrender", "tiny-victory", "small-victory", "considerable-victory", "great-victory", "overwhelming-victory"}
}

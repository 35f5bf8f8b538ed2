package medieval

import "gonfalon/engine/game/kit"

// AllCodes lists every catalogue key of the system, for which a program needs words.
func AllCodes() kit.Codes {
	return kit.Codes{
		Refusals: refusals().Codes(),
		Events: []string{"phase", "turn", "placed", "ready", "began", "moved", "turned", "charge-lost", "left-map",
			"returned", "ridden-down", "combat", "lost-sp", "eliminated", "retreated", "pursuit-obligatory",
			"pursuit-voluntary", "pursued", "advanced", "countercharged", "morale-moved", "morale-set",
			"banner-passed", "banner-fell", "banner-recaptured", "banner-captured", "leader-fate", "leader-died",
			"scatter-roll", "disorder-roll", "scattered", "track-full", "rallied", "rally-failed", "regrouped", "fatigue-roll",
			"fatigue", "no-rest", "fatigue-passed", "scored", "game-over", "disorganised", "morale-failed", "morale-passed", "reordered",
			"panicked", "fled", "formed-to-march", "formed-to-fight", "friendly-fire-roll", "shot", "shot-in-vain", "leader-under-fire",
			"shock-roll", "stopped", "friendly-fire", "battered", "fort-destroyed", "razing", "razing-disturbed", "manned",
			"shiltron-formed", "shiltron-lifted", "strayed", "bow-shot", "palisade-set", "palisade-struck", "palisade-lost",
			"pits-found", "pits", "recoiled", "released", "reserve-moved",
			"hidden", "relocated", "unveiled", "ambushed", "entered", "assigned", "lifted", "loyalty-roll", "defected", "parted"},
		Verbs: []string{"place", "bear", "deploy", "ready", "begin", "end-phase", "advance", "hold-pace", "slow-down",
			"ride-down", "leave", "wheel", "creep", "hand-banner", "return", "regroup", "drive", "tire", "countercharge",
			"attack", "strike", "lose", "retreat", "advance-after", "pursue", "pursue-with-leader", "stay", "take-banner", "rally", "flee", "form",
			"shift", "shoot", "batter", "suffer", "hold-fire", "raze", "close", "stakes", "abandon", "man",
			"lift", "assign", "thin", "hide", "enter", "relocate", "reveal"},
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
			"may-go-over", "own-ridden-down", "leader-left-alone", "out-of-command", "out-of-banner", "loses-charge", "ends-in-zone",
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

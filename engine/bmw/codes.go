package bmw

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
		Tallies: []string{"road", "clear", "hill", "forest", "river", "swamp", "dunes", "strength", "leader-value", "halved",
			"demoralised", "die", "unruly", "next-to-enemy", "feigned-flight", "beyond-table", "stream"},
		Prompts:  append([]string{"evade", "withdraw", "escape", "lose-unit", "fall-back", "advance-after", "restore", "pursue-where"}, prompts[:]...),
		Duties:   []string{"must-attack", "must-be-attacked", "must-move-on"},
		Phases:   phaseKeys[:],
		Outcomes: []string{"epic-victory", "important-victory", "marginal-victory", "tie", "draw"},
		Measures: []string{"ratio", "even", "losses"},
		Kinds: []string{"heavy-cavalry", "cavalry", "light-cavalry", "horse-archers", "heavy-infantry", "infantry", "retainers",
			"archers", "crossbows", "train", "leader"},
		Risks: []string{"may-evade", "may-withdraw", "shot-may-hit", "may-reorganise", "may-be-released", "leader-left-alone",
			game.RiskZone, "must-attack-there"},
		Tests: []string{"combat", "muster-test", "order-test", "pursuit-test", "rally-test", "release-test", "shot"},
		Harms: []string{"falls-back", "loses-unit", "leader-flees", "eliminated", "disordered"},
		Traits: []string{"charging", "feigning", "held-in-hand", "solid-dot", "open-dot", "open-dot-with-zone", "horse-archers",
			"dismounts", "heavy-cavalry", "train", "leader"},
	}
}

package bmw

import "gonfalon/engine/rule"

// Codes are the catalogue keys this system uses, by what they name, so that a program can
// prove that it has words for all of them.
type Codes struct {
	Refusals, Events, Verbs, Tallies, Prompts, Duties, Phases, Outcomes, Kinds, Risks, Harms []string
}

// AllCodes lists every catalogue key of the system.
func AllCodes() Codes {
	c := Codes{
		Events: []string{"turn", "phase", "began", "moved", "left-map", "flipped", "charges", "charge-spent", "held", "unleashed",
			"aimed", "hit", "missed", "disordered", "combat", "eliminated", "retreated", "evaded", "advanced",
			"reordered", "order-failed", "rally", "no-rally", "restored", "demoralised", "recovered", "game-over"},
		Verbs: []string{"begin", "advance", "leave", "turn-heavy", "turn-fast", "mount", "dismount", "shoot", "attack", "evade",
			"withdraw", "escape", "stand", "lose-unit", "retreat", "advance-after", "stay-all", "rally-army", "restore", "end-phase"},
		Tallies: []string{"road", "clear", "hill", "forest", "river", "swamp", "dunes", "strength", "leader-value", "halved",
			"demoralised", "die", "unruly", "next-to-enemy"},
		Prompts:  append([]string{"evade", "withdraw", "escape", "lose-unit", "fall-back", "advance-after", "restore"}, prompts[:]...),
		Duties:   []string{"must-attack", "must-be-attacked", "must-move-on"},
		Phases:   phaseKeys[:],
		Outcomes: []string{"epic-victory", "important-victory", "marginal-victory", "draw"},
		Kinds: []string{"heavy-cavalry", "cavalry", "light-cavalry", "horse-archers", "heavy-infantry", "infantry", "retainers",
			"archers", "crossbows", "train", "leader"},
		Risks: []string{"may-evade", "may-withdraw"},
		Harms: []string{"falls-back", "loses-unit", "leader-flees", "eliminated", "disordered"},
	}
	for _, r := range refusals {
		c.Refusals = append(c.Refusals, r.Code)
	}
	return c
}

// Refusals lists every reason for which an act may be illegal.
func Refusals() []*rule.Refusal { return refusals }

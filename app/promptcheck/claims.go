package promptcheck

import (
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// claim is a piece of a prompt, and whether what it says is so.
type claim struct {
	says string
	so   func(f facts) bool
}

// claims are all that prompts say.
var claims = []claim{
	// Set-up.
	{"let the rest be placed", func(f facts) bool { return f.stage == game.StageSetUp && f.verbs[game.VerbDeploy] > 0 }},
	{"then press Ready", func(f facts) bool { return f.stage == game.StageSetUp }},
	{"Everybody stands", func(f facts) bool {
		return f.stage == game.StageSetUp && f.verbs[game.VerbReady] > 0 && f.verbs[game.VerbDeploy] == 0 && len(f.duties) == 0
	}},
	{"shall stand, or drag it", func(f facts) bool { return f.stage == game.StageSetUp && f.rides }},
	{"again to place it there", func(f facts) bool { return f.stage == game.StageSetUp && f.rides }},

	// Phases.
	{"tap a unit, then where", func(f facts) bool { return f.free() && len(f.able) > 0 }},
	{"Tap a counter, then where", func(f facts) bool { return f.free() && len(f.able) > 0 }},
	{"Turning over and mounting", func(f facts) bool { return f.free() && f.plain > 0 }},
	{"can move any more", func(f facts) bool { return f.free() && len(f.able) == 0 && f.ends }},
	{"Nobody can move any more", func(f facts) bool { return f.free() && len(f.able) == 0 && f.ends }},
	{"Nobody can shoot any more", func(f facts) bool { return f.verbs[game.VerbShoot] == 0 && f.ends }},
	{"Nobody can attack any more", func(f facts) bool { return f.verbs[game.VerbAttack] == 0 && f.ends }},
	{"end the phase", func(f facts) bool { return f.free() && f.ends }},
	{"unit that must fight", func(f facts) bool { return len(f.duties) > 0 && f.verbs[game.VerbAttack] > 0 }},
	{"nobody has to any more", func(f facts) bool { return len(f.duties) == 0 && f.verbs[game.VerbAttack] > 0 }},
	{"have not moved. End the phase all the same", func(f facts) bool { return f.free() && f.ends && f.verbs[game.VerbBegin] > 0 && len(f.duties) == 0 }},
	{"cannot end yet", func(f facts) bool { return len(f.duties) > 0 }},
	{"Tap archers", func(f facts) bool { return f.verbs[game.VerbShoot] > 0 }},
	{"tap archers", func(f facts) bool { return f.verbs[game.VerbShoot] > 0 }},
	{"Throw the die to bring", func(f facts) bool { return f.free() && f.common > 0 }},
	{"Select a counter", func(f facts) bool { return f.free() && len(f.able) > 0 }},
	{"Tap where", func(f facts) bool { return f.rides }},
	{"Resolve one after another", func(f facts) bool { return f.fights() }},
	{"Weighing who fights whom", func(f facts) bool { return f.fights() }},
	{"No further fight promises", func(f facts) bool { return f.fights() }},
	{"look at each, then take one", facts.choosing},
	{"look at it, then take it", facts.choosing},
	{"Looking for plans", func(f facts) bool { return f.free() }},
	{"No plan for now", func(f facts) bool { return f.free() }},
	{"again to go there", func(f facts) bool { return f.rides }},
	{"again to turn there", func(f facts) bool { return f.rides }},
	{"then roll the di", func(f facts) bool { return f.verbs[game.VerbAttack] > 0 }},
	{"alone: he dies", func(f facts) bool { return f.verbs[game.VerbAttack] > 0 }},
	{"alone: they die", func(f facts) bool { return f.verbs[game.VerbAttack] > 0 }},
	{"the result is certain", func(f facts) bool { return f.verbs[game.VerbAttack] > 0 }},
	{" alone: ", func(f facts) bool { return f.verbs[game.VerbAttack] > 0 }}, // of leaders who die without a roll
	{"may react; go on or let them", func(f facts) bool { return f.free() && f.reactions > 0 }},
	{"tap another place for the head", func(f facts) bool { return f.free() && f.rides }},
	{"Stopped on the way: go on", func(f facts) bool { return f.free() && f.reactions == 0 }},
	{"Choose who reacts, or let it go on", func(f facts) bool { return f.free() && f.reactions > 0 }},
	{"Take the dice back?", func(facts) bool { return true }},
	{"Agree whether to take it back", func(facts) bool { return true }},

	// Questions. What may be declined says so, and only that.
	{"or stay", func(f facts) bool { return f.question() && f.plain > 0 }},
	{"or hold it", func(f facts) bool { return f.question() && f.plain > 0 }},
	{"The others stand and fight", func(f facts) bool { return f.question() && f.plain > 0 }},
	{"then strike", func(f facts) bool { return f.question() && f.verbs["strike"] > 0 }},
	{"break off their attack?", func(f facts) bool { return f.question() }},
	{"must pursue", func(f facts) bool { return f.question() && f.plain == 0 && f.aimed > 0 }},
	{"must be entered", func(f facts) bool { return f.question() && f.plain == 0 && f.aimed > 0 }},
	{"must get away", func(f facts) bool { return f.question() && f.aimed > 0 }},
	{"who loses an SP", func(f facts) bool { return f.question() && f.expect.N > 0 && f.verbs["lose"] > 0 }},
	{"unit that is eliminated", func(f facts) bool { return f.question() && f.verbs["lose-unit"] > 0 }},
	{"where your units retreat to", func(f facts) bool { return f.question() && f.aimed > 0 }},
	{"Choose where to retreat", func(f facts) bool { return f.question() && f.aimed > 0 }},
	{"where the leader escapes to", func(f facts) bool { return f.question() && f.aimed > 0 }},
	{"who takes up", func(f facts) bool { return f.question() && f.verbs["take-banner"] > 0 }},
	{"fortification fight", func(f facts) bool { return f.question() }},
	{"Friendly fire", func(f facts) bool { return f.question() && f.verbs["suffer"] > 0 }},
	{"unit that returns", func(f facts) bool { return f.question() && f.verbs["restore"] > 0 }},
}

func (f facts) free() bool     { return f.stage == game.StageFree }
func (f facts) fights() bool   { return f.free() && f.verbs[game.VerbAttack]+f.verbs[game.VerbShoot] > 0 }
func (f facts) question() bool { return f.stage == game.StageQuestion }
func (f facts) choosing() bool {
	return f.free() && len(f.able)+f.verbs[game.VerbAttack]+f.verbs[game.VerbShoot] > 0
}

// button is why a button is wrong, empty where it is not.
func (f facts) button(b Button) string {
	name, arg, _ := strings.Cut(b.Do, ":")
	switch name {
	case "end":
		return f.end(b)
	case "duty":
		if n, err := strconv.Atoi(arg); err != nil || n >= len(f.duties) {
			return "it is no duty"
		}
	case "react":
		if f.reactions == 0 {
			return "nobody may react"
		}
	case "suggest":
		if n, err := strconv.Atoi(arg); err != nil || n >= f.verbs[game.VerbAttack] {
			return "it is no attack that is offered"
		}
	case "press", "special":
		if !b.Off && f.verbs[game.Verb(arg)] == 0 {
			return "it is not offered"
		}
	}
	return ""
}

// end is why the button that ends a phase is wrong.
func (f facts) end(b Button) string {
	switch {
	case !b.Off && !f.ends && len(f.duties) == 0:
		return "the phase may not be ended, and nothing is owed"
	case b.Off && f.ends:
		return "the phase may be ended"
	case strings.Contains(b.Label, "still to do") != (len(f.duties) > 0) && f.free():
		return strconv.Itoa(len(f.duties)) + " duties"
	case strings.Contains(b.Label, "nothing left") && !f.only() && f.free() && f.plain == 0:
		return "something is left to do"
	}
	return ""
}

package promptcheck

import (
	"fmt"
	"strings"

	"gonfalon/engine/game"
)

// Seen is what a player sees of the prompt and of what can be pressed.
type Seen struct {
	Who    string  // whom the prompt names
	Prompt string  // what it asks for, empty where it is covered
	Over   bool    // it hands the decision to the other player
	Foe    [2]bool // which sides the computer leads: it is asked nothing, and reacts by itself
	Dock   string  // what the dock shows: "phase", "unit", "decide" ...
	Press  []Button
}

// Button is something that can be pressed.
type Button struct {
	Do    string // the command it carries
	Label string // all that it says
	Off   bool
}

// Wrong lists what is wrong with what is seen of a position. Sides are the names of both sides.
func Wrong(g game.Game, sides [2]string, seen Seen) []string {
	f := found(g)
	if f.side <= game.B && seen.Foe[f.side.Other()] {
		f.reactions = 0
	}
	var out []string
	if seen.Prompt != "" && f.stage != game.StageOver {
		out = append(f.prompt(seen), f.addressee(sides, seen)...)
	}
	for _, b := range seen.Press {
		if why := f.button(b); why != "" {
			out = append(out, fmt.Sprintf("the button %q (%s): %s", b.Label, b.Do, why))
		}
	}
	return append(out, f.missing(seen)...)
}

// prompt is which claims of the prompt are not so. One that claims nothing known is wrong too.
func (f facts) prompt(seen Seen) (out []string) {
	known := false
	for _, c := range claims {
		if !strings.Contains(seen.Prompt, c.says) {
			continue
		}
		known = true
		if !c.so(f) {
			out = append(out, fmt.Sprintf("the prompt says %q (%s) and that is not so", seen.Prompt, c.says))
		}
	}
	if !known {
		out = append(out, fmt.Sprintf("the prompt says %q, of which nothing is known", seen.Prompt))
	}
	return out
}

// addressee is whether the prompt asks the side that is to decide, and hands over where it must.
func (f facts) addressee(sides [2]string, seen Seen) (out []string) {
	if consent := strings.Contains(seen.Prompt, "Agree whether"); consent || seen.Who == "Both players" {
		if !consent || seen.Who != "Both players" || seen.Over {
			out = append(out, fmt.Sprintf("%q is asked of %q, handed over: %v", seen.Prompt, seen.Who, seen.Over))
		}
		return out
	}
	side := f.side
	if seen.Dock == "react" {
		side = side.Other()
	}
	if !strings.Contains(seen.Who, sides[side]) {
		out = append(out, fmt.Sprintf("the prompt asks %q, to decide are the %s", seen.Who, sides[side]))
	}
	if f.stage == game.StageQuestion && seen.Over != (f.side != f.mover && !seen.Foe[game.A] && !seen.Foe[game.B]) {
		out = append(out, fmt.Sprintf("the question is handed over: %v, to decide are the %s in the phase of side %d", seen.Over, sides[side], f.mover))
	}
	return out
}

// missing is what the position leaves to do and nothing says.
func (f facts) missing(seen Seen) (out []string) {
	pressed := map[string]bool{}
	for _, b := range seen.Press {
		name, _, _ := strings.Cut(b.Do, ":")
		pressed[name] = pressed[name] || !b.Off
	}
	says := func(when bool, what string) {
		if when {
			out = append(out, what+", in the dock "+seen.Dock)
		}
	}
	resting := seen.Dock == "phase" || seen.Dock == "unit"
	says(resting && f.ends && !pressed["end"], "the phase may be ended and nothing ends it")
	says(resting && len(f.duties) > 0 && !pressed["end"] && !pressed["duty"], "something is owed and nothing leads to it")
	says(resting && f.reactions > 0 && !pressed["react"], "the other side may react and nothing leads to that")
	says(seen.Dock == "phase" && f.only() && !strings.Contains(seen.Prompt, "end the phase"), "the phase can only be ended and the prompt does not say so")
	says(seen.Dock == "decide" && !pressed["choose"] && !pressed["confirm"] && !pressed["mean"] && f.aimed == 0, "nothing answers the question")
	listing := seen.Dock == "ask" && !pressed["confirm"] // else both players are asked whether to take back
	says(listing && len(f.duties) == 0, "what is owed is listed and nothing is")
	says(listing && !pressed["duty"], "what is owed is listed and nothing leads there")
	return out
}

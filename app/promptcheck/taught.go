package promptcheck

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/lesson"
)

// Given is what is seen of a lesson.
type Given struct {
	Seen
	Order, Text string // of the card on the map, empty where there is none
	Point       string // what is pointed at, a hex or a command; empty for nothing
}

// orders are words of what a learner is told to do, and the acts of which one must be asked for in
// the step that says so.
var orders = map[string][]string{
	"End the": {"end-phase"}, "then end": {"end-phase"}, "Then end": {"end-phase"},
	"Roll the": {"attack"}, "nd strike": {"attack", ""}, "Strike with": {"attack"}, "Strike back": {"attack"}, "Strike first": {"countercharge"}, "tap the enemy": {"attack", ""},
	"Shoot!": {"shoot"}, "Fire": {"shoot"}, "Tap Ar": {"shoot", ""}, "crossbows need": {"shoot"},
	"Stay with": {"stay"}, "Stay behind": {"stay"}, "Stay, and": {"stay"}, "Let Su 2 stay": {"stay"},
	"Follow": {"pursue", "exploit", "follow"}, "Restore order": {"rally"}, "Choose the way back": {"retreat"},
}

// named is a counter or a hex that a learner is told to tap or to go to.
var named = regexp.MustCompile(`(?:Tap|[Tt]o|with|then) ([A-Z][a-z]? ?\d+|\d{4})\b`)

// WrongTaught lists what is wrong with what is seen of a lesson after so many beats.
func WrongTaught(c *lesson.Course, done int, g game.Game, seen Given) (out []string) {
	b, own := c.Awaits(done)
	if c.Over(done) {
		return out
	}
	if !own {
		return seen.idle()
	}
	if b.Do != nil && g.Check(b.Do) != nil {
		out = append(out, fmt.Sprintf("%s is asked for and refused", b.Do.Do()))
	}
	if order := seen.said(); order == "" {
		out = append(out, "nothing is asked for, or twice")
	} else {
		out = append(out, commanded(c, done, g, order)...)
	}
	return append(append(out, seen.pointing(c, done, g)...), seen.tempting()...)
}

// said is the order with its text, from the card or the prompt; empty where neither or both have one.
func (s Given) said() string {
	if (s.Order == "") == (s.Who == "") {
		return ""
	}
	return s.Order + s.Who + ". " + s.Text + s.Prompt
}

// commanded is what of an order its step does not ask for.
func commanded(c *lesson.Course, done int, g game.Game, order string) (out []string) {
	acts, places := asked(c, c.Step(done), g)
	for words, list := range orders {
		if strings.Contains(order, words) && !slices.ContainsFunc(list, func(act string) bool { return slices.Contains(acts, act) }) {
			out = append(out, fmt.Sprintf("%q says %q, and asked for is %v", order, words, acts))
		}
	}
	for _, m := range named.FindAllStringSubmatch(order, -1) {
		if !slices.Contains(places, m[1]) {
			out = append(out, fmt.Sprintf("%q names %s, and pointed at is %v", order, m[1], places))
		}
	}
	return out
}

// asked is what the learner does in a step, "" for looking at something, and the hexes and counters
// that are pointed at for it or are where he does it.
func asked(c *lesson.Course, step int, g game.Game) (acts, places []string) {
	for _, b := range c.Beats {
		if b.Step != step || !b.Own {
			continue
		}
		act := ""
		if b.Do != nil {
			act = b.Do.Do()
		}
		acts = append(acts, act)
		for _, p := range b.Points {
			places = append(places, p.Hex.String())
			if p.Unit != game.None {
				places = append(places, g.Piece(p.Unit).Label, g.Piece(p.Unit).Hex.String())
			}
		}
		for id := range game.ID(g.Counters()) {
			if p := g.Piece(id); slices.Contains(places, p.Hex.String()) {
				places = append(places, p.Label)
			}
		}
	}
	return acts, places
}

// pointing is what is wrong with what is pointed at.
func (s Given) pointing(c *lesson.Course, done int, g game.Game) (out []string) {
	b, _ := c.Awaits(done)
	hexes, controls := marks(b, g)
	switch name, _, command := strings.Cut(s.Point, ":"); {
	case s.Point == "":
		out = append(out, "nothing is pointed at")
	case slices.Contains(hexes, s.Point):
	case !command && !slices.Contains([]string{"end", "confirm"}, name):
		out = append(out, fmt.Sprintf("%s is pointed at, of %v", s.Point, hexes))
	case !slices.ContainsFunc(s.Press, func(b Button) bool { return b.Do == s.Point && !b.Off }):
		out = append(out, fmt.Sprintf("%s is pointed at and cannot be pressed", s.Point))
	case len(controls) == 0 && name != "select":
		out = append(out, fmt.Sprintf("%s is pointed at, and asked for is no control", s.Point))
	}
	return out
}

// marks are the hexes and the controls that a beat points at.
func marks(b lesson.Beat, g game.Game) (hexes, controls []string) {
	for _, p := range b.Points {
		switch {
		case p.Control != "":
			controls = append(controls, p.Control)
			for _, o := range g.Offers(phaseSide(g), nil) { // who has to be selected for it
				if o.Unit != game.None {
					hexes = append(hexes, g.Piece(o.Unit).Hex.String())
				}
			}
		case p.Unit != game.None:
			hexes = append(hexes, g.Piece(p.Unit).Hex.String())
		default:
			hexes = append(hexes, p.Hex.String())
		}
	}
	return hexes, controls
}

func phaseSide(g game.Game) game.Side { return found(g).side }

// tempting is what can be pressed that decides something else than what is pointed at.
func (s Given) tempting() (out []string) {
	for _, b := range s.Press {
		rolls := b.Do == "confirm" && s.Dock != "move"
		if !b.Off && (b.Do == "end" || rolls) && s.Point != b.Do {
			out = append(out, fmt.Sprintf("%q can be pressed, and pointed at is %q", b.Label, s.Point))
		}
	}
	return out
}

// idle is what can be done while a lesson goes on by itself.
func (s Given) idle() (out []string) {
	if s.Point != "" {
		out = append(out, s.Point+" is pointed at while the lesson goes on by itself")
	}
	for _, b := range s.Press {
		if !b.Off && (b.Do == "end" || b.Do == "confirm") {
			out = append(out, fmt.Sprintf("%q can be pressed while the lesson goes on by itself", b.Label))
		}
	}
	return out
}

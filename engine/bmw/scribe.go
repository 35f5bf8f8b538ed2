package bmw

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Lines writes a position down as the lab reads it.
func (Lab) Lines(g game.Game, kept []game.ID) ([]string, error) {
	b, ok := g.(*Battle)
	if !ok {
		return nil, errors.New("the position is of another system")
	}
	lines := []string{"edition bmw", "turn 1 of 20", fmt.Sprintf("phase %s %s", notation.Letter(b.phase.side()), phaseKeys[b.phase.kind()])}
	for s := game.A; s <= game.B; s++ {
		switch {
		case b.shaken[s]:
			return nil, errors.New("an army is demoralised")
		case b.feints[s] != (feint{}):
			return nil, errors.New("an army feigns flight")
		}
		lines = append(lines, fmt.Sprintf("army %s rally %d demoralised 99 disintegrates 99", notation.Letter(s), b.sc.Armies[s].Rally))
	}
	for i, o := range options {
		if b.plays(option(i)) && !slices.Contains(ofArmies, option(i)) {
			lines = append(lines, "option "+o.Key)
		}
	}
	for id := range b.counters {
		if !slices.Contains(kept, game.ID(id)) {
			continue
		}
		c, u := &b.counters[id], &b.units[id]
		switch {
		case u.where != game.OnMap || u.flags&^opened != 0:
			return nil, errors.New("somebody is off the map or in the middle of something")
		case b.heldBack(game.ID(id)):
			return nil, errors.New("somebody is held back")
		}
		if c.leads() {
			lines = append(lines, c.leaderLine(u))
		} else {
			lines = append(lines, c.unitLine(u))
		}
	}
	return lines, nil
}

// ofArmies are the options that speak of a whole army, which a part of one does without.
var ofArmies = []option{feignedFlight, lateTroops}

// opened are the flags that the lab gives where a phase is opened.
const opened = bowFront | owes

func (c *counter) leaderLine(u *unit) string {
	text := fmt.Sprintf("leader %s %s at %s value %d ma %d worth %d", notation.Letter(c.side), c.name, u.at, c.value, c.faces[0].MA, c.worth)
	if c.commander {
		text += " commander"
	}
	return text + fmt.Sprintf(" called %q", c.proper)
}

func (c *counter) unitLine(u *unit) string {
	text := fmt.Sprintf("unit %s %s %s at %s kind %s %s %s worth %d", notation.Letter(c.side), c.name, armNames[c.arm], u.at,
		c.kind, c.faces[0].words(""), c.faces[1].words("back-"), c.worth)
	if c.pursues > 0 {
		text += fmt.Sprintf(" pursues %d", c.pursues)
	}
	if u.back {
		text += " back"
	}
	return text + fmt.Sprintf(" label %q called %q", c.label, c.proper)
}

// words are the numbers of a face one by one: "cs 3 ma 10 dot solid bow 2 range 1".
func (f *Face) words(side string) string {
	dot := "none"
	for word, d := range dots {
		if d == f.Dot {
			dot = word
		}
	}
	return fmt.Sprintf("%scs %d %sma %d %sdot %s %sbow %d %srange %d", side, f.CS, side, f.MA, side, dot, side, f.Bow, side, f.Range)
}

package bmw

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/engine/game"
)

// Lines writes a position down as the lab reads it.
func (Lab) Lines(g game.Game, kept []game.ID) ([]string, error) {
	b, ok := g.(*Battle)
	if !ok {
		return nil, errors.New("the position is of another system")
	}
	lines := []string{"edition bmw", "turn 1 of 20", fmt.Sprintf("phase %s %s", sideLetter(b.phase.side()), phaseKeys[b.phase.kind()])}
	for s := game.A; s <= game.B; s++ {
		if b.shaken[s] || b.feints[s] != (feint{}) {
			return nil, errors.New("an army is demoralised or feigns flight")
		}
		lines = append(lines, fmt.Sprintf("army %s rally %d demoralised 99 disintegrates 99", sideLetter(s), b.sc.Armies[s].Rally))
	}
	if b.chosen != 0 {
		return nil, errors.New("an option is chosen")
	}
	for id := range b.counters {
		if !slices.Contains(kept, game.ID(id)) {
			continue
		}
		c, u := &b.counters[id], &b.units[id]
		if u.where != game.OnMap || u.flags != 0 || b.heldBack(game.ID(id)) {
			return nil, fmt.Errorf("%s is off the map, in the middle of something or held back", c.name)
		}
		if c.leads() {
			lines = append(lines, c.leaderLine(u))
		} else {
			lines = append(lines, c.unitLine(u))
		}
	}
	return lines, nil
}

func (c *counter) leaderLine(u *unit) string {
	text := fmt.Sprintf("leader %s %s at %s value %d ma %d worth %d", sideLetter(c.side), c.name, u.at, c.value, c.faces[0].MA, c.worth)
	if c.commander {
		text += " commander"
	}
	return text + fmt.Sprintf(" called %q", c.proper)
}

func (c *counter) unitLine(u *unit) string {
	text := fmt.Sprintf("unit %s %s %s at %s kind %s %s %s worth %d", sideLetter(c.side), c.name, armNames[c.arm], u.at,
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

func sideLetter(s game.Side) string { return "AB"[s:][:1] }

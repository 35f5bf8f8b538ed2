package medieval

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Lines writes a position down as the lab reads it. What is kept stands where it is; the leaders of
// units that are kept, but not themselves, are away.
func (Lab) Lines(g game.Game, kept []game.ID) ([]string, error) {
	b, ok := g.(*Battle)
	if !ok {
		return nil, errors.New("the position is of another system")
	}
	s := &scribe{b: b, kept: kept}
	s.battle()
	for side := game.A; side <= game.B; side++ {
		for id := range b.counters {
			if c := &b.counters[id]; c.side == side && c.leads() && s.wanted(game.ID(id)) {
				s.command(game.ID(id))
			}
		}
	}
	for _, id := range kept {
		if b.counters[id].rank == game.Banner {
			s.banner(id)
		}
	}
	return s.lines, s.wrong
}

// scribe is a position being written.
type scribe struct {
	b     *Battle
	kept  []game.ID
	lines []string
	wrong error
}

func (s *scribe) say(format string, args ...any) {
	s.lines = append(s.lines, fmt.Sprintf(format, args...))
}

// fail notes the first thing that no word says.
func (s *scribe) fail(what string) {
	if s.wrong == nil {
		s.wrong = errors.New(what)
	}
}

// battle is what is said of no counter.
func (s *scribe) battle() {
	b := s.b
	if b.phase.side() == game.NoSide {
		s.fail("nobody's phase")
		return
	}
	s.say("edition %s", b.ed.Key)
	s.say("leaderless fights-on")
	s.say("morale-boxes %d", b.sc.Options.MoraleBoxes)
	s.say("morale %+d", b.level*b.sc.Options.MoraleBoxes) // the one in force
	s.say("turn 1 of 20")
	s.say("phase %s %s", notation.Letter(b.phase.side()), phases[b.phase].Key)
	if b.turn <= b.sc.HalfTurns {
		s.say("half-move 20")
	}
	for i, o := range options {
		switch {
		case b.plays(option(i)) == o.On, o.Among != nil: // the turns are written anew
		case o.On:
			s.say("option %s off", o.Key)
		default:
			s.say("option %s", o.Key)
		}
	}
}

// wanted reports whether a leader is named: he is kept, or one of his is.
func (s *scribe) wanted(leader game.ID) bool {
	return slices.ContainsFunc(s.kept, func(id game.ID) bool { return id == leader || s.b.counters[id].commander == leader })
}

// command is a leader, and after him the units of his that are kept.
func (s *scribe) command(leader game.ID) {
	c, u := &s.b.counters[leader], &s.b.units[leader]
	place := "away"
	if slices.Contains(s.kept, leader) {
		place = "at " + u.at.String()
	}
	text := fmt.Sprintf("leader %s %s %s range %d", notation.Letter(c.side), c.name, place, c.reach)
	if u.fatigue > 0 {
		text += fmt.Sprintf(" fatigue %d", u.fatigue)
	}
	if s.b.frozen(leader) {
		text += " moves-from 20"
	}
	s.say("%s initial %s called %q", text, c.label, c.proper)
	for _, id := range s.kept {
		if own := &s.b.counters[id]; own.commander == leader && own.rank == game.Unit {
			s.unit(id)
		}
	}
}

func (s *scribe) unit(id game.ID) {
	c, u := &s.b.counters[id], &s.b.units[id]
	if c.commander == game.None || u.razing > 0 || u.where != game.OnMap {
		s.fail("somebody belongs to nobody, razes a fort or is off the map")
	}
	words := []string{"unit", notation.Letter(c.side), c.name, c.kind.String(), "at", u.at.String(), "facing", u.facing.String()}
	if int(u.sp) != c.sp {
		words = append(words, fmt.Sprint("sp ", u.sp))
	}
	words = append(words, s.printed(c)...)
	if u.charge > 0 {
		words = append(words, fmt.Sprint("cf ", u.charge))
	}
	words = append(words, s.state(c, u)...)
	words = append(words, fmt.Sprintf("label %q", c.label))
	s.lines = append(s.lines, strings.Join(words, " "))
}

// printed is what is on a unit and not usual for its kind.
func (s *scribe) printed(c *counter) (words []string) {
	b := usual(c.kind)
	if c.sp != b.SP || c.reduced != b.Reduced {
		words = append(words, "full "+strength(c))
	}
	if c.sp > 1 && c.reduced == 0 {
		s.fail("somebody has no reverse")
	}
	if c.armour != b.Armour {
		words = append(words, fmt.Sprint("armour ", c.armour))
	}
	if c.move != game.Points(b.MP) {
		words = append(words, fmt.Sprint("mp ", int(c.move/game.Point)))
	}
	if c.pikemen {
		words = append(words, "pikemen")
	}
	return words
}

// strength is "2/1", or "1" of a unit without a reverse.
func strength(c *counter) string {
	if c.reduced == 0 {
		return fmt.Sprint(c.sp)
	}
	return fmt.Sprintf("%d/%d", c.sp, c.reduced)
}

// state is how a unit is ordered and formed, where that is not as units begin.
func (*scribe) state(c *counter, u *unit) (words []string) {
	switch u.order {
	case disorganised:
		words = append(words, "disorganised")
	case panicked:
		words = append(words, "panicked")
	}
	switch {
	case c.kind.Ranged() && !u.has(combatSide):
		words = append(words, "movement-side")
	case u.has(shiltron):
		words = append(words, "shiltron")
	case u.has(staked):
		words = append(words, "palisade "+u.wall.String())
	case u.has(stakes):
		words = append(words, "stakes")
	}
	return words
}

// banner is held by a unit that is kept, or lies on the ground.
func (s *scribe) banner(id game.ID) {
	c, u := &s.b.counters[id], &s.b.units[id]
	text := fmt.Sprintf("banner %s %s", notation.Letter(c.side), c.name)
	switch {
	case u.held != game.None && !slices.Contains(s.kept, u.held), c.commander == game.None:
		return
	case u.held != game.None:
		text += " held " + s.b.counters[u.held].name
	case u.where != game.OnMap:
		return
	case u.has(trophy):
		text += " captured at " + u.at.String()
	default:
		text += " at " + u.at.String()
	}
	if s.wanted(c.commander) {
		text += " of " + s.b.counters[c.commander].name
	}
	s.say("%s", text)
}

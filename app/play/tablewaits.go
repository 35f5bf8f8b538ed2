package play

import (
	"gonfalon/app/match"
	"gonfalon/app/panel"
)

// What a table waits for, in one place: whoever drives it on, shows it or takes commands asks here.

// waits is what the table waits for.
func (c *table) waits() match.Wait {
	switch {
	case c.asksPlayers():
		return match.ForPlayers
	case c.Lesson != nil:
		return c.taughtWait()
	case c.Decides():
		return match.ForTurn
	case c.job().Reacts():
		return match.ForReaction
	case c.underWay() != nil:
		return match.ForMarch
	}
	return match.ForPlayers
}

// asksPlayers reports whether something lies over the table that only who sits at it can end: what is
// told in large letters, a question, a look back. Nothing goes on below it.
func (c *table) asksPlayers() bool {
	for m := c.Mode; m.below() != nil; m = *m.below() {
		if s, told := m.(*story); !told || s.tale.Large() {
			return true
		}
	}
	return false
}

// taughtWait is what a lesson waits for.
func (c *table) taughtWait() match.Wait {
	if _, own := c.Lesson.Awaits(c.Lesson.Done); own && !c.Lesson.Shows || c.Lesson.Over(c.Lesson.Done) {
		return match.ForPlayers
	}
	return match.ForLesson
}

// job is what there is to be asked of the computer now. An army on its way is stopped only by who may
// react anew.
func (c *table) job() match.Job {
	if m := c.underWay(); m != nil && m.stop == nil {
		return match.NoJob
	}
	return c.Match.Job()
}

// takes reports whether the table takes a command, or a tap, as ever.
func (c *table) takes() bool {
	return !c.Mode.quiet() && (c.Lesson != nil || c.waits() == match.ForPlayers)
}

// patient are the commands that are done while the table waits: they look, stop what is under way, or
// take it back.
var patient = map[string]bool{"cancel": true, "undo": true, "jump": true, "scene": true, "look-at": true}

// hears reports whether a command is done though the table waits. What is told in large letters is
// heard out.
func (c *table) hears(name string) bool {
	if c.Mode.covers() {
		return false
	}
	if c.grave() {
		return listening[name] || name == "undo"
	}
	return patient[name] && c.waits() != match.ForPlayers
}

// postpone tells what a command has to wait for.
func (c *table) postpone() {
	name := "now"
	if w := c.waits(); w != match.ForPlayers && w != match.ForLesson {
		name = w.String()
	}
	c.refuse(name, nil)
	c.denied.wait, c.denied.since = c.waits(), c.Version
}

// outlived reports whether a denial speaks of something that is not waited for any more.
func (c *table) outlived(d denial) bool {
	return d.wait != match.ForPlayers && (d.wait != c.waits() || d.since != c.Version)
}

// awaits is the prompt while the computer says whether it reacts: what lies under it cannot go on.
func (v view) awaits(p panel.Prompt) panel.Prompt {
	if v.t.waits() != match.ForReaction {
		return p
	}
	side := v.Reactor()
	return panel.Prompt{Side: match.SideKey(side), Who: v.Side(side), Text: v.Say("prompt.reaction", nil), Told: p.Told}
}

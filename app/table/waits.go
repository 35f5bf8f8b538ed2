package table

import (
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
)

// What a table waits for, in one place: whoever drives it on, shows it or takes commands asks here.

// Waits is what the table waits for.
func (c *Table) Waits() match.Wait {
	switch {
	case c.AsksPlayers():
		return match.ForPlayers
	case c.Lesson != nil:
		return c.taughtWait()
	case c.Abroad():
		return match.ForFriend
	case c.Decides():
		return match.ForTurn
	case c.Job().Reacts():
		return match.ForReaction
	case c.underWay() != nil:
		return match.ForMarch
	}
	return match.ForPlayers
}

// AsksPlayers reports whether something lies over the table that only who sits at it can end: a card
// of something grave, a question, a look back. Nothing goes on below it.
func (c *Table) AsksPlayers() bool {
	for m := c.Mode; m.Below() != nil; m = *m.Below() {
		if s, told := m.(*Story); !told || s.Stops() {
			return true
		}
	}
	return false
}

// taughtWait is what a lesson waits for.
func (c *Table) taughtWait() match.Wait {
	if _, own := c.Lesson.Awaits(c.Lesson.Done); own && !c.Lesson.Shows || c.Lesson.Over(c.Lesson.Done) {
		return match.ForPlayers
	}
	return match.ForLesson
}

// Job is what there is to be asked of the computer now, or of the lesson. An army on its way is stopped
// only by who may react anew.
func (c *Table) Job() match.Job {
	if c.Lesson != nil {
		if c.taughtWait() == match.ForLesson {
			return match.Teaches
		}
		return match.NoJob
	}
	switch m := Innermost(c.Mode).(type) {
	case *Marching:
		if m.stop == nil {
			return match.NoJob
		}
	case *Advising:
		if m.waits() {
			return match.Advises
		}
	}
	return c.Match.Job()
}

// Attended reports whether whoever decides in the place of a person may be asked, and may act: nobody at
// this screen has to answer or to read something first.
func (c *Table) Attended() bool {
	if c.Lesson != nil {
		return !c.Grave()
	}
	return (c.Foe != nil || c.Job() == match.Advises) && !c.AsksPlayers()
}

// Takes reports whether the table takes a command, or a tap, as ever.
func (c *Table) Takes() bool {
	return !c.Grave() && !c.Traits().Quiet && (c.Lesson != nil || c.Waits() == match.ForPlayers)
}

// Hears reports whether a command is done though the table waits. What is grave is
// heard out.
func (c *Table) Hears(press do.Command) bool {
	if c.Traits().Covers {
		return false
	}
	if c.Grave() {
		return press.Is(do.Grave)
	}
	taught := c.Lesson != nil && press.Is(do.Lesson) // who is to look at something in a lesson may look closer
	return press.Is(do.Waiting) && (taught || c.Waits() != match.ForPlayers)
}

// Postpone tells what a command has to wait for.
func (c *Table) Postpone() {
	name := "now"
	if w := c.Waits(); w != match.ForPlayers && w != match.ForLesson {
		name = w.String()
	}
	c.Refuse(name, nil)
	c.Denied.wait, c.Denied.since = c.Waits(), c.Version
}

// outlived reports whether a denial speaks of something that is not waited for any more.
func (c *Table) outlived(d denial) bool {
	return d.wait != match.ForPlayers && (d.wait != c.Waits() || d.since != c.Version)
}

// awaits is the prompt while the computer says whether it reacts: what lies under it cannot go on.
func (v View) awaits(p panel.Prompt) panel.Prompt {
	if v.T.Waits() != match.ForReaction {
		return p
	}
	side := v.Reactor()
	return panel.Prompt{Side: match.SideKey(side), Who: v.Side(side), Text: v.Say("prompt.reaction", nil), Told: p.Told}
}

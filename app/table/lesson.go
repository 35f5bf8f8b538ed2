package table

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
)

// A lesson at the table: which taps and presses go through to it, and what goes by itself.

// Teach gives a lesson at the table, of which so many beats are done.
func (c *Table) Teach(course *lesson.Course, done int) {
	c.Manual = true
	c.Against(course.Learner.Other(), bot.Knight)
	c.Handed = len(c.Sess.Steps)
	c.Lesson = &match.Lesson{Course: course, Ground: match.Ground(course)}
	for c.Lesson.Done < min(done, len(course.Beats)) {
		c.repeats()
	}
	c.Clear()
	c.Refresh()
	c.Sight.Closely(c.Lesson.Ground[0])
	c.TurnsTo()
}

// repeats does one beat at once, as it was done before.
func (c *Table) repeats() {
	l := c.Lesson
	b := l.Beats[l.Done]
	if b.Do == nil {
		l.Done++
		return
	}
	l.Itself = true
	c.Do(b.Do)
	l.Itself = false
}

var lessonKeys = do.Keys{"e": do.End(), "E": do.End(), "s": do.LearnShow(), "S": do.LearnShow(), "Enter": do.Confirm()}

// heeds reports whether a tap goes through to the table. One that the lesson knows better is
// answered instead.
func (c *Table) heeds(h hex.Hex) bool {
	l := c.Lesson
	l.Hush()
	if _, own := l.Awaits(l.Done); !own || c.Grave() {
		return c.Grave()
	}
	verdict, wrong := l.Tapped(l.Done, h, c.UnitsOn(h))
	if verdict == lesson.Wanting {
		l.Object(match.Amiss{Wrong: wrong, Hex: h, OnHex: true})
		c.Sight.On(h)
		return false
	}
	c.makesWay(h)
	return true
}

// UnitsOn are all counters on a hex.
func (c *Table) UnitsOn(h hex.Hex) (ids []game.ID) {
	for _, p := range c.At(h) {
		ids = append(ids, p.ID)
	}
	return ids
}

// beheld ends what the learner was only to look at, once he has tapped the last of it.
func (c *Table) beheld(h hex.Hex) {
	l := c.Lesson
	b, own := l.Awaits(l.Done)
	if !own || b.Do != nil || len(b.Points) == 0 {
		return
	}
	if at, ok := c.Spot(b.Points[len(b.Points)-1]); ok && at == h {
		l.Done++
	}
}

// follows reports whether a command goes through to the table while a lesson is given. Another one is answered.
func (c *Table) follows(press do.Command) bool {
	l := c.Lesson
	l.Hush()
	control := press.Name
	if control == "choose" {
		control = c.verbOf(press.Number())
	}
	verdict, wrong := l.Pressed(l.Done, control)
	b, own := l.Awaits(l.Done)
	switch {
	case verdict == lesson.Wanting:
		l.Object(match.Amiss{Wrong: wrong})
	case press.Is(do.Lesson):
		return true
	case press.Name == "end" && own && verdict == lesson.Fulfils && b.Do != nil:
		c.gesture(func() { c.Act(b.Do) })
	case own:
		l.Object(match.Amiss{})
	default:
		c.Refuse("now", nil)
	}
	return false
}

// verbOf is the verb of option i of the list shown.
func (c *Table) verbOf(i int) string {
	if o := c.Options(); i >= 0 && i < len(o) {
		return string(o[i].Verb)
	}
	return ""
}

// ridesTo rides where the lesson wants it, by the way and with the facing that it has there.
func (c *Table) ridesTo(p *match.Plan) {
	way, ok := c.Lesson.Goes(c.Lesson.Done, c.Sess.Game, p.Start.ID, p.At)
	if !ok {
		c.Lesson.Object(match.Amiss{Hex: p.At, OnHex: true})
		return
	}
	c.Mark()
	c.Why = nil
	c.Last, c.LastBy = p.Path(), p.Start.Side
	c.Rest()
	for _, b := range way {
		if !c.Do(b.Do) {
			return
		}
	}
	c.afterRide()
}

// Proceeds does one beat that goes by itself; what the other side does is told as that of the
// computer.
func (c *Table) Proceeds() {
	l := c.Lesson
	b := l.Beats[l.Done]
	l.Hush()
	if b.Do == nil {
		l.Done++
		return
	}
	l.Itself = true
	c.putAway()
	if c.Decides() && !b.Own {
		c.Enact(c.ChoiceOf(b.Do))
	} else {
		c.gesture(func() { c.Heard(); c.Do(b.Do) })
	}
	l.Itself = false
	if l.Shows = l.Shows && !l.Over(l.Done) && l.Beats[l.Done].Line == b.Line; !l.Shows {
		c.TurnsTo()
	}
}

// putAway closes the list of reactions, as one of them is shown.
func (c *Table) putAway() {
	c.Heard()
	if m, open := c.Mode.(*React); open {
		c.Mode = m.Mode
	}
}

// TurnsTo opens what the learner needs for what is asked of him next, unless it is open: an attack of
// the other side that he is to look at before it is rolled for, or what he can do about a ride.
func (c *Table) TurnsTo() {
	b, own := c.Lesson.Awaits(c.Lesson.Done)
	if next := c.Lesson.Done + 1; own && b.Do == nil && !c.Lesson.Over(next) && c.Decides() {
		if f := c.FeatOf(c.ChoiceOf(c.Lesson.Beats[next].Do)); f.Odds != nil {
			f.Explained = c.Foe.Coming != nil && c.Foe.Coming.Explained
			c.Foe.Coming = &f
		}
	}
	if own && c.Decides() && c.Table.Stage == game.StageFree && len(c.Reactions()) > 0 && !c.reacting() {
		c.Urge()
	}
}

// Framed is what is pointed at; ok is false while nothing is, as it is shown, or something else has
// to be read first.
func (c *Table) Framed() (p lesson.Point, ok bool) {
	if c.Grave() || c.Lesson.Shows {
		return p, false
	}
	if p, ok = c.Pointing(c.notices); ok && p.Control != "" {
		return c.handle(p)
	}
	return p, ok
}

// handle is what a control that is pointed at takes: what has to be chosen first, or who selected, where
// pressing it would not do what is asked for.
func (c *Table) handle(p lesson.Point) (lesson.Point, bool) {
	switch press := c.Control(p.Control); {
	case press == do.Confirm() && !c.confirms():
		return c.leadsTo()
	case press == "":
		p = lesson.Point{Unit: c.ChoiceOf(c.Lesson.Beats[c.Lesson.Done].Do).Unit}
		return p, p.Unit != game.None
	}
	return p, true
}

// leadsTo is what has to be chosen for what is asked for: an option, a place on the map, or a counter.
func (c *Table) leadsTo() (p lesson.Point, ok bool) {
	b := c.Lesson.Beats[c.Lesson.Done]
	for i, o := range c.Options() {
		if c.asked(o.Act) {
			return lesson.Point{Unit: game.None, Control: do.Choose(i)}, true
		}
	}
	for _, p := range b.Points {
		if _, there := c.Spot(p); there {
			return p, true
		}
	}
	p = lesson.Point{Unit: c.ChoiceOf(b.Do).Unit}
	return p, p.Unit != game.None
}

// asked reports whether an act is what is asked for.
func (c *Table) asked(a game.Action) bool {
	return c.Lesson.Judge(c.Lesson.Done, c.Sess.Game, a) == lesson.Fulfils
}

// confirms reports whether confirming does what is asked for.
func (c *Table) confirms() bool {
	if c.Lesson.Beats[c.Lesson.Done].Do == nil {
		return true
	}
	if p := c.Mode.Picked(); p != nil {
		return c.asked(p.Act)
	}
	switch m := Innermost(c.Mode).(type) {
	case *Planned:
		_, goes := c.Lesson.Goes(c.Lesson.Done, c.Sess.Game, m.Plan.Start.ID, m.Plan.At)
		return goes
	case *Attack:
		return m.Group.No == nil && c.asked(m.Group.Act)
	}
	return false
}

// makesWay drops what a tap on a hex that is pointed at would go on with, unless that is what is asked for.
func (c *Table) makesWay(h hex.Hex) {
	p, ok := c.Framed()
	if at, there := c.Spot(p); !ok || !there || at != h || c.confirms() {
		return
	}
	if o, aims := c.aim(); aims && o.At == h {
		c.Mode.Choose(nil)
		c.mean(c.ChoiceOf(c.Lesson.Beats[c.Lesson.Done].Do).Unit)
		return
	}
	switch m := Innermost(c.Mode).(type) {
	case *Planned:
		if m.Plan.At != h {
			return
		}
	case *Attack:
		if !m.has(c, h) {
			return
		}
	default:
		return
	}
	c.Pending = nil
	c.Clear()
}

// reacting reports whether the list of reactions is open, under whatever is told.
func (c *Table) reacting() bool {
	for m := c.Mode; ; m = *m.Below() {
		if _, open := m.(*React); open || m.Below() == nil {
			return open
		}
	}
}

// notices reports whether the learner has turned to something that is pointed at.
func (c *Table) notices(p lesson.Point) bool {
	o, chosen := c.Chosen()
	switch {
	case p.Control != "":
		return chosen && string(o.Verb) == p.Control
	case p.Unit != game.None:
		if h, ok := c.Spot(p); ok && c.previews(h) {
			return true
		}
		return c.Sel == p.Unit || chosen && o.Unit == p.Unit
	}
	return c.previews(p.Hex)
}

// previews reports whether what is previewed points at a hex.
func (c *Table) previews(h hex.Hex) bool {
	switch m := Innermost(c.Mode).(type) { // a story may be told beside it
	case *Planned:
		return m.Plan.At == h
	case *Attack:
		return slices.Contains(m.Group.At, h)
	}
	o, chosen := c.Chosen()
	return chosen && o.Aim && o.At == h
}

// Control is the command that a control stands for, empty where it is not there.
func (c *Table) Control(name string) string {
	switch name {
	case "end":
		return do.End()
	case "roll", "pick":
		return do.Confirm()
	}
	if press, ok := do.Parse(name); ok && press.Name == "choose" {
		return name
	}
	for i, o := range c.Options() {
		if string(o.Verb) == name {
			return do.Choose(i)
		}
	}
	return ""
}

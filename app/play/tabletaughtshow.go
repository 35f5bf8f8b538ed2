package play

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// What is shown of a lesson at the table: the card that says what is to be done, beside what it
// points at, and the answers to wrong taps.

// teaches is a text of the lesson at the step it is at.
func (v view) teaches(end string) string {
	l := v.lesson
	step := min(l.Step(l.done), len(l.Steps)-1)
	return v.say("lesson."+l.Key+"."+l.Steps[step]+end, nil)
}

// rejoins is what is said to the last wrong tap. What is said twice in a row ends in another space, as
// who listens hears only of what changes.
func (v view) rejoins() string {
	text := v.say("lesson.not-now", nil)
	if key := v.lesson.answer.wrong.Key; key != "" {
		text = v.teaches(".not." + key)
	}
	if v.lesson.answer.again {
		text += "\u00a0"
	}
	return text
}

// lectures is what those hear who listen: why a tap was wrong, else what is to be done and where.
func (v view) lectures() string {
	if v.lesson.answer != nil {
		return v.rejoins()
	}
	order := v.teaches("")
	if !strings.HasSuffix(order, "!") {
		order += "."
	}
	return order + " " + v.teaches(".text") + " " + v.guides()
}

// coach is the card on the map: why a tap was not what is asked for, else what is.
func (v view) coach() mapview.Bubble {
	if a := v.lesson.answer; a != nil {
		if !a.onHex {
			return mapview.Bubble{}
		}
		b := mapview.Bubble{Hex: a.hex, Title: v.teaches(""), Text: []mapview.Phrase{{Text: v.rejoins()}}, Alert: true}
		if ref := v.cite(a.wrong.Ref); a.wrong.Ref != "" && ref.Para != "" {
			b.Text = append(b.Text, mapview.Phrase{Text: " "}, mapview.Phrase{Text: ref.Name(), Do: ref.Command()})
		}
		return b
	}
	p, ok := v.t.framed()
	h, there := v.spot(p)
	if !ok || !there {
		return mapview.Bubble{}
	}
	return mapview.Bubble{Hex: h, Title: v.teaches(""), Text: []mapview.Phrase{{Text: v.teaches(".text")}}}
}

// objection is the card of an answer that has to do with no hex.
func (v view) objection() panel.Bubble {
	a := v.lesson.answer
	if a == nil || a.onHex {
		return panel.Bubble{}
	}
	b := panel.Bubble{Lang: v.lang, Title: v.teaches(""), Text: v.rejoins()}
	if a.wrong.Ref != "" {
		b.Ref = v.cite(a.wrong.Ref)
	}
	return b
}

// instructs is the prompt of a lesson, where the map has no card of it.
func (v view) instructs(p panel.Prompt) panel.Prompt {
	told := panel.Prompt{Side: css(v.lesson.Learner), Who: v.teaches(""), Text: v.teaches(".text"), Told: p.Told}
	_, own := v.lesson.Awaits(v.lesson.done)
	switch carded := v.coach().Title != ""; {
	case v.t.grave():
		return p
	case !own && !v.lesson.Over(v.lesson.done):
		told.Who, told.Text = v.say("lesson.watch", nil), v.teaches(v.meanwhile())
		if p.Told != nil {
			told.Text = ""
		}
	case v.lesson.Over(v.lesson.done), carded && p.Told == nil:
		return panel.Prompt{Bare: true}
	case carded:
		told.Who, told.Text = "", ""
	}
	return told
}

// meanwhile is which words of a step are read while it goes on by itself: its order where that is
// still to come, else what is said with it.
func (v view) meanwhile() string {
	l := v.lesson
	for _, b := range l.Beats[l.done:] {
		if b.Own {
			if b.Step == l.Beats[l.done].Step {
				return ""
			}
			break
		}
	}
	return ".text"
}

// showLesson frames what is pointed at, and what was tapped instead.
func (v view) showLesson(o *mapview.Overlay) {
	o.Led = true
	if p, ok := v.t.framed(); ok {
		if h, there := v.spot(p); there {
			o.Point = &h
		}
	}
	if a := v.lesson.answer; a != nil && a.onHex {
		o.Asked = &a.hex
	}
}

// insight is what of the map is in sight while a lesson is given: all of its ground while nothing is
// going on, else what the table frames or looks at, what is pointed at, and who is selected.
func (v view) insight(framed []hex.Hex) []hex.Hex {
	if f := v.sight.focus; len(framed) == 0 && v.looksOn() {
		return v.lesson.ground
	} else if len(framed) == 0 && f != nil {
		framed = append(framed, *f)
	}
	for _, p := range v.lesson.Beats[min(v.lesson.done, len(v.lesson.Beats)-1)].Points {
		if h, there := v.spot(p); there {
			framed = append(framed, h)
		}
	}
	if v.sel != game.None && v.piece(v.sel).Where == game.OnMap {
		framed = append(framed, v.piece(v.sel).Hex)
	}
	return once(framed)
}

// wanted is the command that a lesson points at, empty where it points at none.
func (v view) wanted() string {
	if v.lesson == nil {
		return ""
	}
	if v.t.grave() {
		return "confirm"
	}
	p, ok := v.t.framed()
	_, there := v.spot(p)
	switch {
	case !ok || there:
		return ""
	case p.Control == "":
		return "select:" + strconv.Itoa(int(p.Unit)) // it waits beside the map
	}
	return v.t.control(p.Control)
}

// guides is what is pointed at, a hex or a command, for those who look at the document; empty while
// a lesson goes on by itself and where none is given.
func (v view) guides() string {
	if v.lesson == nil {
		return ""
	}
	if p, ok := v.t.framed(); ok {
		if h, there := v.spot(p); there {
			return h.String()
		}
	}
	return v.wanted()
}

// shelved are the buttons that a lesson does without.
var shelved = []string{"undo", "redo", "next-unit", "secret", "react", "pass"}

// taughtDock is the dock while a lesson is given: nothing leads aside, and while nothing is
// selected it explains the counter that is pointed at.
func (v view) taughtDock(d panel.Dock) panel.Dock {
	l := v.lesson
	if l.Over(l.done) && !v.t.grave() {
		return panel.Dock{Name: "learnt"}
	}
	d.Foot = slices.DeleteFunc(d.Foot, func(b panel.Button) bool {
		return slices.Contains(shelved, b.ID) || b.ID == "end-phase" && v.wanted() != "end"
	})
	d.Left, d.Right = undistracted(d.Left), undistracted(d.Right)
	if !v.looksOn() {
		return d
	}
	if v.decides() {
		d.Foot = nil
	}
	d.Name, d.Left, d.Right = "phase", nil, v.away()
	switch f, id := v.newest(), v.reads(); {
	case f != nil && f == v.foe.coming:
		d.Name, d.Left = "foe", v.odds(f.odds, v.reader(v.foe.side))
	case id != game.None && v.wanted() != "end":
		d.Left = []panel.Section{v.primer(v.piece(id))}
	}
	return d
}

// looksOn reports whether nothing is selected and nothing has to be read or answered.
func (v view) looksOn() bool {
	switch innermost(v.t.mode).(type) {
	case *opposing, *idle:
		return !v.t.grave() && !lies[*react](v.t)
	}
	return false
}

// undistracted are the sections of a dock without those that lead away from a lesson: how one wants
// to be asked, and who else could be led.
func undistracted(list []panel.Section) []panel.Section {
	return slices.DeleteFunc(slices.Clone(list), func(s panel.Section) bool {
		a, acts := s.(panel.Actions)
		_, asks := s.(panel.Segments)
		return asks || acts && slices.ContainsFunc(a.Buttons, func(b panel.Button) bool { return !strings.HasPrefix(b.Do, "rotate") })
	})
}

// primer explains the figures of a counter that a newcomer needs, without what sticks out of it now.
func (v view) primer(p game.Piece) panel.Legend {
	l := v.legend(p, "")
	l.Chip.Counter.Charge, l.Chip.Counter.Charging, l.Chip.Counter.Palisade = 0, false, false
	first := func(f panel.Figure) bool { return slices.Contains(primary, f.Part) }
	if slices.ContainsFunc(l.Lines, first) {
		l.Lines = slices.DeleteFunc(l.Lines, func(f panel.Figure) bool { return !first(f) })
	}
	return l
}

// primary are the parts of a counter's picture that come before all others.
var primary = []string{"id", "sp", "mp"}

// reads is the counter that is explained: the one the next act is about.
func (v view) reads() game.ID {
	for _, b := range v.lesson.Beats[min(v.lesson.done, len(v.lesson.Beats)-1):] {
		for _, p := range b.Points {
			if p.Unit != game.None && p.Control == "" && v.piece(p.Unit).Where == game.OnMap {
				return p.Unit
			}
		}
	}
	return game.None
}

package table

import (
	"maps"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// What is shown of a lesson at the table: the card that says what is to be done, beside what it
// points at, and the answers to wrong taps.

// teaches is a text of the lesson at the step it is at.
func (v View) teaches(end string) string {
	l := v.Lesson
	step := min(l.Step(l.Done), len(l.Steps)-1)
	return v.Say("lesson."+l.Key+"."+l.Steps[step]+end, nil)
}

// Rejoins is what is said to the last wrong tap. What is said twice in a row ends in another space, as
// who listens hears only of what changes.
func (v View) Rejoins() string {
	text := v.Say("lesson.not-now", nil)
	if key := v.Lesson.Answer.Wrong.Key; key != "" {
		text = v.teaches(".not." + key)
	}
	if v.Lesson.Answer.Again {
		text += "\u00a0"
	}
	return text
}

// Lectures is what those hear who listen: why a tap was wrong, else what is to be done and where.
func (v View) Lectures() string {
	if v.Lesson.Answer != nil {
		return v.Rejoins()
	}
	order := v.teaches("")
	if !strings.HasSuffix(order, "!") {
		order += "."
	}
	return order + " " + v.teaches(".text") + " " + v.Guides()
}

// Coach is the card on the map: why a tap was not what is asked for, else what is.
func (v View) Coach() mapview.Bubble {
	if a := v.Lesson.Answer; a != nil {
		if !a.OnHex {
			return mapview.Bubble{}
		}
		b := mapview.Bubble{Hex: a.Hex, Title: v.teaches(""), Text: []mapview.Phrase{{Text: v.Rejoins()}}, Alert: true}
		if ref := v.Cite(a.Wrong.Ref); a.Wrong.Ref != "" && ref.Para != "" {
			b.Text = append(b.Text, mapview.Phrase{Text: " "}, mapview.Phrase{Text: ref.Name(), Do: ref.Command()})
		}
		return b
	}
	p, ok := v.T.Framed()
	h, there := v.Spot(p)
	if !ok || !there {
		return mapview.Bubble{}
	}
	return mapview.Bubble{Hex: h, Title: v.teaches(""), Text: []mapview.Phrase{{Text: v.teaches(".text")}}}
}

// Objection is the card of an answer that has to do with no hex.
func (v View) Objection() panel.Bubble {
	a := v.Lesson.Answer
	if a == nil || a.OnHex {
		return panel.Bubble{}
	}
	b := panel.Bubble{Lang: v.Lang, Title: v.teaches(""), Text: v.Rejoins()}
	if a.Wrong.Ref != "" {
		b.Ref = v.Cite(a.Wrong.Ref)
	}
	return b
}

// instructs is the prompt of a lesson, where the map has no card of it.
func (v View) instructs(p panel.Prompt) panel.Prompt {
	told := panel.Prompt{Side: match.SideKey(v.Lesson.Learner), Who: v.teaches(""), Text: v.teaches(".text"), Told: p.Told}
	_, own := v.Lesson.Awaits(v.Lesson.Done)
	switch carded := v.Coach().Title != ""; {
	case v.T.Grave():
		return p
	case !own && !v.Lesson.Over(v.Lesson.Done):
		told.Who, told.Text = v.Say("lesson.watch", nil), v.teaches(v.meanwhile())
		if p.Told != nil {
			told.Text = ""
		}
	case v.Lesson.Over(v.Lesson.Done), carded && p.Told == nil:
		return panel.Prompt{Bare: true}
	case carded:
		told.Who, told.Text = "", ""
	}
	return told
}

// meanwhile is which words of a step are read while it goes on by itself: its order where that is
// still to come, else what is said with it.
func (v View) meanwhile() string {
	l := v.Lesson
	for _, b := range l.Beats[l.Done:] {
		if b.Own {
			if b.Step == l.Beats[l.Done].Step {
				return ""
			}
			break
		}
	}
	return ".text"
}

// showLesson frames what is pointed at, and what was tapped instead.
func (v View) showLesson(o *mapview.Overlay) {
	o.Led = true
	if p, ok := v.T.Framed(); ok {
		if h, there := v.Spot(p); there {
			o.Point = &h
		}
	}
	if foe := v.Lesson.Meant; foe != game.None && v.Piece(foe).Where == game.OnMap {
		h, word := v.Piece(foe).Hex, v.Say("lesson."+v.Lesson.Key+".foe", nil)
		o.Meant, o.Chips = &h, append(o.Chips, mapview.Chip{Hex: h, Text: word, Brief: word})
	}
	if a := v.Lesson.Answer; a != nil && a.OnHex {
		o.Asked = &a.Hex
	}
}

// insight is what of the map is in sight while a lesson is given: all of its ground while nothing is
// going on, else what the table frames or looks at, what is pointed at, and who is selected.
func (v View) insight(framed []hex.Hex) []hex.Hex {
	if f := v.Sight.Focus; len(framed) == 0 && v.looksOn() {
		return v.Lesson.Ground
	} else if len(framed) == 0 && f != nil {
		framed = append(framed, *f)
	}
	for _, p := range v.Lesson.Beats[min(v.Lesson.Done, len(v.Lesson.Beats)-1)].Points {
		if h, there := v.Spot(p); there {
			framed = append(framed, h)
		}
	}
	if v.Sel != game.None && v.Piece(v.Sel).Where == game.OnMap {
		framed = append(framed, v.Piece(v.Sel).Hex)
	}
	return match.Once(framed)
}

// Wanted is the command that a lesson points at, empty where it points at none.
func (v View) Wanted() string {
	if v.Lesson == nil {
		return ""
	}
	if v.T.Grave() {
		return do.Confirm()
	}
	p, ok := v.T.Framed()
	_, there := v.Spot(p)
	switch {
	case !ok || there:
		return ""
	case p.Control == "":
		return do.Select(p.Unit) // it waits beside the map
	}
	return v.T.Control(p.Control)
}

// Guides is what is pointed at, a hex or a command, for those who look at the document; empty while
// a lesson goes on by itself and where none is given.
func (v View) Guides() string {
	if v.Lesson == nil {
		return ""
	}
	if p, ok := v.T.Framed(); ok {
		if h, there := v.Spot(p); there {
			return h.String()
		}
	}
	return v.Wanted()
}

// shelved are the buttons that a lesson does without.
var shelved = []string{"undo", "redo", "next-unit", "secret", "react", "pass"}

// taughtDock is the dock while a lesson is given: nothing leads aside, and while nothing is
// selected it explains the counter that is pointed at.
func (v View) taughtDock(d panel.Dock) panel.Dock {
	l := v.Lesson
	if l.Over(l.Done) && !v.T.Grave() {
		return panel.Dock{Name: "learnt"}
	}
	d.Foot = slices.DeleteFunc(d.Foot, func(b panel.Button) bool {
		return slices.Contains(shelved, b.ID) || b.ID == "end-phase" && v.Wanted() != do.End()
	})
	d.Left, d.Right = v.narrowed(undistracted(d.Left)), undistracted(d.Right)
	if b := v.Coach(); b.Title != "" && !b.Alert {
		d.Coach = panel.Coach{Title: b.Title, Text: v.teaches(".text")}
	}
	if !v.looksOn() {
		return d
	}
	if v.Decides() {
		d.Foot = nil
	}
	d.Name, d.Left, d.Right = "phase", nil, v.Away()
	switch f, id := v.Newest(), v.reads(); {
	case f != nil && f == v.Foe.Coming:
		d.Name, d.Left = "foe", v.Likely(f.Odds, v.Reader(v.Foe.Side), f.Explained)
	case id != game.None && v.Wanted() != do.End() && !v.Plain():
		d.Left = []panel.Section{v.primer(v.Piece(id))}
	}
	return d
}

// looksOn reports whether nothing is selected and nothing has to be read or answered.
func (v View) looksOn() bool {
	switch Innermost(v.T.Mode).(type) {
	case *Opposing, *Idle:
		return !v.T.Grave() && !Lies[*React](v.T)
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

// narrowed are the sections of a question without the answers that the lesson does not ask for, and without
// the choice of a counter where one of its answers is asked for: the rest fits into the sheet of a phone.
func (v View) narrowed(list []panel.Section) []panel.Section {
	if v.Table.Stage != game.StageQuestion || v.Lesson.Over(v.Lesson.Done) {
		return list
	}
	asked := map[string]bool{}
	for i, o := range v.T.Options() {
		asked[do.Choose(i)] = v.T.asked(o.Act)
	}
	if !slices.Contains(slices.Collect(maps.Values(asked)), true) {
		return list
	}
	out := slices.DeleteFunc(slices.Clone(list), func(s panel.Section) bool { _, tray := s.(panel.Tray); return tray })
	for i := range out {
		if o, ok := out[i].(panel.Options); ok {
			o.Cards = slices.DeleteFunc(slices.Clone(o.Cards), func(c panel.Card) bool { return !c.On && !asked[c.Do] })
			out[i] = o
		}
	}
	return out
}

// primer explains the figures of a counter that a newcomer needs, without what sticks out of it now.
func (v View) primer(p game.Piece) panel.Legend {
	l := v.Legend(p, "")
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
func (v View) reads() game.ID {
	for _, b := range v.Lesson.Beats[min(v.Lesson.Done, len(v.Lesson.Beats)-1):] {
		for _, p := range b.Points {
			if p.Unit != game.None && p.Control == "" && v.Piece(p.Unit).Where == game.OnMap {
				return p.Unit
			}
		}
	}
	return game.None
}

package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Switch is an optional rule that players can agree on: in force or not, or with one of several values.
type Switch struct {
	Do, Name string
	Text     string // what it changes
	Ref      Ref
	On       bool
	Idle     string    // why it does nothing as the others are, "" where it does
	Parts    []Segment // its values, nil for one that is in force or not
}

func (s Switch) draw() app.UI {
	return app.Div().Class(class("opt", when(s.Idle != "", "idle"))).Body(s.control(), line("sm mut", s.Idle, Ref{}), line("sm mut", s.Text, s.Ref))
}

// control is what is pressed to change it.
func (s Switch) control() app.UI {
	switch {
	case len(s.Parts) > 0:
		return app.Div().Class("opt-of").Body(
			app.Span().Text(s.Name),
			app.Div().Class("seg").Role("group").Aria("label", s.Name).Body(each(s.Parts, Segment.draw)...))
	case s.Idle != "":
		return toggle(Segment{Label: s.Name, On: s.On})
	}
	return toggle(Segment{Do: s.Do, Label: s.Name, On: s.On})
}

// Rules are the optional rules of a battle.
type Rules struct {
	Title   string // with how much of them is not usual
	Presets []Segment
	Groups  []RuleGroup
	More    Button // leads to what is settled for good
}

// RuleGroup is some of them under a heading.
type RuleGroup struct {
	Title string
	Rules []Switch
}

func (g RuleGroup) draw() app.UI {
	return app.Div().Body(caption(g.Title, ""), app.Div().Body(each(g.Rules, Switch.draw)...))
}

// draw folds them up until somebody asks for them; nothing where there is none.
func (r Rules) draw() app.UI {
	if len(r.Groups) == 0 {
		return nothing()
	}
	return app.Elem("details").ID("options").Class("opts").Body(
		app.Elem("summary").Text(r.Title),
		app.Div().Class("seg presets").Role("group").Aria("label", r.Title).Body(each(r.Presets, Segment.draw)...),
		app.Div().Body(each(r.Groups, RuleGroup.draw)...),
		r.More.draw(),
	)
}

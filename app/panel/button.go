package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Slot is a place in the bar below a battle, which a button keeps between prompts.
type Slot uint8

// The slots, from left to right. What has none stands above the bar.
const (
	NoSlot Slot = iota
	Back
	Advice
	Next
	Act
)

// Button is one of the buttons of the action row.
type Button struct {
	ID, Do      string
	Icon, Label string // an icon alone is named by Label
	Mark        string // icon before the label
	Name        string // spoken instead of the label
	Small       string // second line
	Look        string // "pri" for the main one, "gho" for the others
	Side        string // "a" or "b" colours the main one
	Wide        bool
	Off         bool
	Switch, On  bool // it is a switch, and on
	Slot        Slot
	Key         string // that does the same, on devices with keys

	_ [0]func() // never compared: the code for that, of all that holds buttons, would be in the page
}

func (b Button) draw() app.UI {
	el := app.Button().Type("button").ID(b.ID).DataSet(doAttr, b.Do).Disabled(b.Off).
		Class(class(b.Look, b.Side, when(b.Wide, "flex"), when(b.Small != "", "endph")))
	if b.Name != "" {
		el = el.Aria("label", b.Name)
	}
	if b.Switch {
		el = el.Aria("pressed", b.On)
	}
	if b.Key != "" {
		el = el.Aria("keyshortcuts", b.Key)
	}
	if b.Icon != "" {
		return el.Aria("label", b.Label).Title(withKey(b.Label, b.Key)).Body(Icon(b.Icon))
	}
	if b.Mark != "" {
		return el.Body(Icon(b.Mark), app.Span().Text(b.Label), keycap(b.Key))
	}
	if b.Small == "" {
		return el.Body(app.Text(b.Label), keycap(b.Key))
	}
	return el.Body(app.Span().Body(app.Text(b.Label), keycap(b.Key)), app.Elem("small").Text(b.Small))
}

// withKey is the name of an icon with the key that does the same.
func withKey(label, key string) string {
	if key == "" {
		return label
	}
	return label + " (" + key + ")"
}

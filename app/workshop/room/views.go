package room

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/panel"
)

// Small parts of which all screens are made. Each that can be pressed carries its command.

func button(command, class string, body ...app.UI) app.HTMLButton {
	return app.Button().Type("button").Class(class).DataSet("do", command).Body(body...)
}

// act is a button with a label.
func act(command, class, icon, label string, off bool) app.UI {
	var body []app.UI
	if icon != "" {
		body = append(body, panel.Icon(icon))
	}
	if label != "" {
		body = append(body, app.Span().Text(label))
	}
	return button(command, class, body...).Disabled(off)
}

// sign is a square button with an icon and a name that is read aloud.
func sign(command, icon, label string, on, off bool) app.UI {
	b := button(command, "ib", panel.Icon(icon)).Aria("label", label).Title(label).Disabled(off)
	if on {
		b = b.Class("ib on").Aria("pressed", true)
	}
	return b
}

// choice is one of a few that are chosen among.
type choice struct {
	command, label string
	on             bool
}

// segments are a few to choose among.
func segments(label string, list ...choice) app.UI {
	var parts []app.UI
	for _, c := range list {
		class := ""
		if c.on {
			class = "on"
		}
		parts = append(parts, button(c.command, class).Aria("pressed", c.on).Text(c.label))
	}
	return app.Div().Class("seg").Role("group").Aria("label", label).Body(parts...)
}

// stepper is a number between two buttons.
func (x *Shop) stepper(label, command, value string) app.UI {
	return app.Div().Class("stepper").Role("group").Aria("label", label).Body(
		app.Span().Class("sm").Text(label),
		sign(command+":-1", "minus", x.Say("shop.less", nil), false, false),
		app.B().Class("num").Text(value),
		sign(command+":1", "plus", x.Say("shop.more", nil), false, false))
}

// field is a form with one field, which does a command with what was typed.
func field(command, label, value, ok string) app.UI {
	return app.Form().Class("ask").DataSet("submit", command).AutoComplete(false).Body(
		app.Label().Body(app.Span().Class("sm mut").Text(label),
			app.Input().Class("field").Type("text").Value(value).MaxLength(60).Attr("enterkeyhint", "done")),
		app.Button().Type("submit").Class("gho").Text(ok))
}

// entry is a field whose text is taken when it is left.
func entry(command, label, value, hint string) app.UI {
	return app.Label().Class("entry").Body(app.Span().Text(label),
		app.Input().Class("field").Type("text").Value(value).Placeholder(hint).MaxLength(60).DataSet("put", command).AutoComplete(false))
}

func title(text string) app.UI { return app.H2().Class("k").Text(text) }

func hidden() app.UI { return app.Span().Hidden(true) }

func nonEmpty(list []app.UI) []app.UI {
	if len(list) == 0 {
		return []app.UI{hidden()}
	}
	return list
}

// sideKey is the letter of a side in style sheets.
func sideKey(side int) string { return []string{"a", "b"}[side&1] }

// first is a text with a capital letter.
func first(text string) string {
	if text == "" {
		return ""
	}
	r := []rune(text)
	return strings.ToUpper(string(r[:1])) + string(r[1:])
}

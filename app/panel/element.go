package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
)

// doAttr is the attribute that carries the command of whatever can be pressed.
const doAttr = "do"

// Ref is a paragraph of a rule book, shown as a link to its card. Key finds the short
// text on it, which books with other numbers share.
type Ref struct {
	Book, Para, Key string
	After           string // the paragraph that a ruling completes, if any
}

// Name is the number as it is shown: of a ruling after the paragraph it completes.
func (r Ref) Name() string {
	if r.After == "" {
		return r.Para
	}
	return r.After + ", " + r.Para
}

// Command opens the card of the paragraph.
func (r Ref) Command() string {
	if r.After != "" {
		return do.Rule(r.Book, r.Para, r.Key, r.After)
	}
	return do.Rule(r.Book, r.Para, r.Key)
}

// link shows a rule number that opens its card; an empty Ref shows nothing.
func (r Ref) link() app.UI {
	if r.Para == "" {
		return nothing()
	}
	return app.Button().Type("button").Class("rule").DataSet(doAttr, r.Command()).Text(r.Name())
}

// nothing is an element that takes no room.
func nothing() app.UI { return app.Span().Hidden(true) }

// iconButton is a square button with an accessible name.
func iconButton(id, icon, label, do string, on bool) app.UI {
	return keyedIcon(id, icon, label, do, "", on)
}

// keyedIcon is the same with the key that does it, too.
func keyedIcon(id, icon, label, do, key string, on bool) app.UI {
	b := app.Button().Type("button").Class("ib").DataSet(doAttr, do).Aria("label", label).Title(withKey(label, key))
	if key != "" {
		b = b.Aria("keyshortcuts", key)
	}
	if id != "" {
		b = b.ID(id)
	}
	if on {
		b = b.Class("on").Aria("pressed", true)
	}
	return b.Body(Icon(icon))
}

// class joins class names, leaving out the empty ones.
func class(names ...string) string {
	out := ""
	for _, n := range names {
		if n == "" {
			continue
		}
		if out != "" {
			out += " "
		}
		out += n
	}
	return out
}

// when gives a class name under a condition.
func when(on bool, name string) string {
	if on {
		return name
	}
	return ""
}

// each turns a list into elements.
func each[T any](list []T, draw func(T) app.UI) []app.UI {
	out := make([]app.UI, len(list))
	for i, v := range list {
		out[i] = draw(v)
	}
	return out
}

// say is a text of the catalogue without places to fill.
func say(lang, key string) string { return i18n.T(lang, key, nil) }

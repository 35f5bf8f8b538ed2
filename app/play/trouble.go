package play

import (
	"errors"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
	"gonfalon/engine/save"
)

// reason says in words why something could not be kept, read or begun. What a program would
// say to its maker is never shown.
func (p *Page) reason(err error) string {
	var t *save.Trouble
	var option *game.OptionError
	switch {
	case errors.As(err, &t):
		return p.wrong(t)
	case errors.As(err, &option):
		return p.say("trouble.option", i18n.Args{"option": option.Key})
	}
	for e := err; e != nil; e = errors.Unwrap(e) {
		if i18n.Has(i18n.Default, "trouble."+e.Error()) {
			return p.say("trouble."+e.Error(), nil)
		}
	}
	return p.say("trouble.unknown", nil)
}

// wrong says what is wrong with a save, and where.
func (p *Page) wrong(t *save.Trouble) string {
	args := i18n.Args{"line": t.Line, "act": t.Act, "good": t.Good, "what": "", "cause": "",
		"quote": strings.TrimSpace(t.Args["field"] + " " + t.Args["value"])}
	for name, value := range t.Args {
		args[name] = p.detail(name, value)
	}
	text := p.say("trouble."+t.Code, args)
	switch {
	case t.Act != "":
		text += " " + p.say("trouble.line", args)
	case t.Line > 0:
		text += " " + p.say("trouble.line-only", args)
	}
	if t.Why != nil {
		text += " " + p.say("refusal."+t.Why.Code, nil) + " " + string(refOf(t.Why))
	}
	return text
}

// detail is an argument of a trouble as a player may read it: two of them are codes.
func (p *Page) detail(name, value string) string {
	switch name {
	case "what":
		return i18n.Or(p.Lang(), "trouble.what."+value, "")
	case "cause":
		return p.say("trouble."+value, nil)
	}
	return value
}

// unreadable tells why a game cannot be opened and offers what there is of it, as it is.
func (p *Page) unreadable(err error, id string) {
	do := "raw:" + id
	if p.raw(id) == "" {
		do = ""
	}
	p.tell("notice.broken", p.reason(err), do, "ui.raw")
}

// raw is all there is of a game: as it lies on the device or, without an id, as it was given.
func (p *Page) raw(id string) string {
	if id == "" {
		return p.given
	}
	return p.shelf.Raw(id)
}

// handOut hands out all there is of a game.
func (p *Page) handOut(id string) {
	text := p.raw(id)
	if text == "" {
		p.unreadable(shelf.ErrUnknown, id)
		return
	}
	p.host.Download(strings.TrimSuffix("gonfalon-"+id, "-")+".txt", text)
}

func refOf(no *rule.Refusal) rule.Ref { return no.Ref }

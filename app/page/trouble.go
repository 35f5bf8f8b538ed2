package page

import (
	"errors"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// reason says in words why something could not be kept, read or begun. What a program would
// say to its maker is never shown.
func (p *Page) reason(err error) string {
	var t *save.Trouble
	var option *game.OptionError
	switch {
	case errors.As(err, &t):
		return i18n.Trouble(p.Lang(), t)
	case errors.As(err, &option):
		return p.Say("trouble.option", i18n.Args{"option": option.Key})
	}
	for e := err; e != nil; e = errors.Unwrap(e) {
		if isTold(e.Error()) {
			return p.Say("trouble."+e.Error(), nil)
		}
	}
	return p.Say("trouble.unknown", nil)
}

// told are the codes of errors that have words: of storage, of games that are read, of the computer.
var told = append(strings.Fields(`storage-full storage-blocked save-damaged save-later save-overtaken save-unknown save-foreign
	import-no-game import-cut import-cut-link import-damaged-link import-too-long battle-none battle-big battle-packed goods-foreign goods-cut goods-later fame-foreign fame-later`), foe.Troubles...)

// isTold reports whether an error is told in words of its own.
func isTold(code string) bool { return slices.Contains(told, code) }

// unreadable tells why a game cannot be opened and offers what there is of it, as it is.
func (p *Page) unreadable(err error, id string) {
	do := do.Raw(id)
	if p.raw(id) == "" {
		do = ""
	}
	p.misses()
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
func handOut(p *Page, id string) {
	text := p.raw(id)
	if text == "" {
		p.unreadable(shelf.ErrUnknown, id)
		return
	}
	p.Host.Download(strings.TrimSuffix("gonfalon-"+id, "-")+".txt", text)
}

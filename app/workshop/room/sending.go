package room

import (
	"cmp"
	"html"
	"strings"

	"gonfalon/app/own"
	"gonfalon/engine/game"
)

var sendCommands = map[string]func(*Shop, string){
	"link":  func(x *Shop, _ string) { x.copyText(x.link()) },
	"share": func(x *Shop, _ string) { x.share() },
	"save":  func(x *Shop, _ string) { x.save() },
	"embed": func(x *Shop, _ string) { x.copyText(x.embed()) },
	"opens": func(x *Shop, when string) { x.seen = when == "seen" },
	"print": func(x *Shop, _ string) { x.play() },
}

// link is the address that carries the battle, "" while it cannot be played.
func (x *Shop) link() string {
	if sc := x.playable(); sc != nil {
		return x.Host.Address() + own.Link(sc)
	}
	return ""
}

// fileName is that of the file of a battle.
func fileName(sc *game.Scenario) string {
	return cmp.Or(addressable(game.TextID(sc.Made.Title)), sc.Made.Key, sc.ID) + ".gonfalon.txt"
}

// addressable is a name of which only plain letters, figures and single dashes are left.
func addressable(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9') })
	return strings.Join(words, "-")
}

// share hands the link to others, where it is too long the file.
func (x *Shop) share() {
	if sc := x.playable(); sc != nil {
		x.Host.Share(x.link(), fileName(sc), x.draft.Bundle().String(), func() { x.tell("shop.send.refused") })
	}
}

// save hands out the battle as a file, be it one that cannot be played yet.
func (x *Shop) save() {
	name := "battle.gonfalon.txt"
	if sc := x.checked.Scenario; sc != nil {
		name = fileName(sc)
	}
	x.Host.Download(name, x.draft.Bundle().String())
}

// embed are the lines for the page of a publisher.
func (x *Shop) embed() string {
	name := "battle.gonfalon.txt"
	if sc := x.checked.Scenario; sc != nil {
		name = fileName(sc)
	}
	opens := ""
	if x.seen {
		opens = ` open="seen"`
	}
	return `<script src="` + x.Host.Address() + `embed.js" defer></script>` + "\n" +
		`<gonfalon-battle src="` + html.EscapeString(name) + `" lang="` + x.Lang + `" title="` + html.EscapeString(x.Title()) + `"` + opens + `></gonfalon-battle>`
}

// copyText copies a text, and tells that it did.
func (x *Shop) copyText(text string) {
	if text == "" {
		return
	}
	x.Host.Copy(text, func(ok bool) {
		if ok {
			x.tell("shop.send.copied")
		} else {
			x.tell("shop.send.refused")
		}
	})
}

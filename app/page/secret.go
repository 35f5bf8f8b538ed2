package page

import (
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/app/printing"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// Whoever gets a game gets what its sides hide. That is asked before it goes.

// outward are the commands that hand the game to others, and what goes along: the record with all
// that either side hides, or what is seen on this screen.
var outward = map[string]func(p *Page, arg string) bool{
	"link": recordHides, "share": recordHides, "moment": recordHides, "export": recordHides,
	"workshop": func(p *Page, with string) bool { return with == shopPosition && recordHides(p, "") },
	"picture": func(p *Page, form string) bool {
		return screenHides(p, "") || form == printing.WithLink && recordHides(p, "")
	}, "poster": screenHides, "log-text": screenHides, "log-copy": screenHides, "chronicle-text": screenHides, "chronicle-pdf": screenHides,
}

var secretCommands = commands{
	"hand-out": func(p *Page, command string) {
		name, arg, _ := strings.Cut(command, ":")
		if p.notice = (panel.Notice{}); outward[name] != nil {
			pageCommands[name](p, arg)
		}
	},
	"print-ask":  func(p *Page, _ string) { p.askToHand(do.PrintPage()) },
	"print-page": func(p *Page, _ string) { p.bared, p.notice = p.Place(), panel.Notice{} },
}

// askToHand asks whether something hidden may go along with what a command hands out.
func (p *Page) askToHand(command string) {
	p.tell("notice.secret", "", command, "notice.secret.go")
	p.refusable("ui.cancel")
}

// Veil is what a browser prints in place of a screen that shows something hidden, "" where it may be
// printed: it shows nothing of the kind, or who looks at it has been asked.
func (p *Page) Veil() string {
	if p.bared == p.Place() || !screenHides(p, "") {
		return ""
	}
	if p.Reading() {
		return p.Say("print.veiled.chronicle", nil)
	}
	return p.Say("print.veiled", nil)
}

// printsBy is the command that has the browser print the page.
func (p *Page) printsBy() string {
	if p.Veil() != "" {
		return do.PrintAsk()
	}
	return do.PrintPage()
}

// warns asks before a command hands out what is hidden; it reports whether it had to.
func (p *Page) warns(name, arg string) bool {
	hides := outward[name]
	if hides == nil || !hides(p, arg) {
		return false
	}
	p.askToHand(strings.TrimSuffix(do.HandOut(name+":"+arg), ":"))
	return true
}

// recordHides reports whether a game that is handed out has something that one of its sides hides:
// the one on the table, or one that the device keeps.
func recordHides(p *Page, id string) bool {
	if id == "" || p.Table != nil && p.header.ID == id {
		return p.Table != nil && p.Table.Conceals()
	}
	h, _, err := p.shelf.Load(id)
	return err == nil && h.Hides
}

// screenHides reports whether the screen shows something that only one side may see.
func screenHides(p *Page, _ string) bool {
	return p.Table != nil && p.Table.Table.Stage != game.StageOver &&
		slices.ContainsFunc(p.Table.Pieces, func(u game.Piece) bool {
			return u.Has(game.Hidden) && tell.InField(p.Table.Sess.Game, &u) && p.Table.Sees(u)
		})
}

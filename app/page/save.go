package page

import (
	"errors"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/save"
)

// rarely is how often the game is saved while the computer acts: what is lost of that is thought
// of again.
const rarely = 2 * time.Second

// keepSteps saves what was done: what the computer did now and then until the person is to act.
func (p *Page) keepSteps() {
	if p.Table != nil {
		p.keepLesson()
	}
	if c := p.Table; c != nil && c.Decides() && c.LastOwn() < len(c.Sess.Steps) && p.Host.Now().Sub(p.keptAt) < rarely {
		return
	}
	p.keptAt = p.Host.Now()
	p.keepSoon()
}

// keepSoon keeps the game once what has come of an act is shown, as that takes as long again.
func (p *Page) keepSoon() {
	if !p.keeping && p.unsaved() {
		p.keeping = true
		p.Host.Aside(p.keep)
	}
}

// keep keeps a game that is to be kept soon, and reports whether that is to be seen: by its address, or
// by a notice.
func (p *Page) keep() (shows bool) {
	if !p.keeping {
		return false
	}
	p.keeping = false
	id, refused := p.header.ID, p.refused
	p.autosave()
	return p.header.ID != id || p.refused != refused || p.readOnly
}

// unsaved reports whether there is something to keep.
func (p *Page) unsaved() bool {
	return p.Table != nil && !p.Table.Staged() && !p.readOnly && p.saved != p.Table.Version
}

// autosave keeps the game if it has changed since it was last kept. What fails is
// told once; play goes on in memory. A game that another tab has played on in meanwhile is
// that tab's: here it is only shown from then on.
func (p *Page) autosave() {
	if !p.unsaved() {
		return
	}
	h, was := p.header, p.header.Acts
	p.portray(&h)
	first := h.ID == ""
	h, err := p.shelf.Save(h, p.recordWith(p.Table.Feats()))
	if errors.Is(err, shelf.ErrOvertaken) {
		p.readOnly = true
		p.tell("notice.overtaken", "", do.Take(), "notice.other-tab.take")
		return
	}
	p.header = h
	if err == nil {
		err = p.keepLetters()
	}
	if p.notSaved(err) {
		p.header.Acts = was
		return
	}
	p.saved = p.Table.Version
	if p.Table.Afar != nil {
		p.wearBadge()
	}
	p.persist()
	if first {
		p.hold(false)
	}
	if p.settings.Last != h.ID {
		p.settings.Last = h.ID
		p.keepSettings()
	}
}

// record is the game on the table as a save.
func (p *Page) record() string { return p.recordWith(nil) }

// recordWith is the same with what the computer did of late, and why: the device keeps that.
func (p *Page) recordWith(feats *save.Feats) string {
	head := save.Head{Computer: p.computer, Deputies: p.Table.Deputies(), Orders: p.Table.Standings(), Feats: feats, Chosen: p.Table.Foretold, Notes: p.Table.Notes}
	return string(p.pen.Write(&p.Table.Scenario, p.options, head, p.Table.Session()))
}

// Title names the game in the list: its battle. What a puzzle is called is told once it is solved.
func (p *Page) Title() string {
	if p.Table.Puzzle != nil {
		return p.Say("puzzle.title", nil)
	}
	return p.battleName(&p.Table.Scenario)
}

// notSaved reports whether the device has refused the game, and tells it the first time.
func (p *Page) notSaved(err error) bool {
	key, press, action := "", do.Export(""), "ui.export"
	switch {
	case errors.Is(err, shelf.ErrFull):
		key = "notice.full"
	case err != nil && p.Host.Guest:
		key, press, action = "notice.guest", do.Carry(), "ui.carry"
	case err != nil:
		key = "notice.blocked"
	}
	if key != "" && key != p.refused {
		p.tell(key, "", press, action)
	}
	p.refused = key
	return key != ""
}

// Unmirrored tells that the browser refuses the copy that outlives its being killed.
func (p *Page) Unmirrored() {
	if p.Table == nil || p.refused != "" {
		return
	}
	alone := p.notice.Title == ""
	p.tellAlso("notice.unmirrored", nil)
	if alone {
		p.amend(func(n *panel.Notice) { n.Do, n.Action = do.Export(""), p.Say("ui.export", nil) })
	}
}

// persist asks the browser once to keep what it stores, when the player has done his first act:
// at the start of a page browsers say no. Where it may be deleted all the same a word about
// export is said, once for ever and after everything else.
func (p *Page) persist() {
	if p.asked || len(p.Table.Session().Steps) <= p.began {
		return
	}
	p.asked = true
	p.Host.Persist(func() {
		if p.settings.Warned || p.Table == nil || p.notice.Title != "" {
			return
		}
		p.settings.Warned = true
		p.keepSettings()
		p.tell("notice.forgets", "", do.Export(""), "ui.export")
		p.amend(func(n *panel.Notice) { n.Quiet = true })
	})
}

// keepSettings keeps the settings.
func (p *Page) keepSettings() { p.unset(p.shelf.SetSettings(p.settings)) }

// unset tells, once, that the device did not keep a choice or how far a lesson has come. Of a device that
// keeps nothing the games tell.
func (p *Page) unset(err error) {
	if err == nil || p.unsetTold || p.refused != "" || !p.shelf.Lasts() {
		return
	}
	p.unsetTold = true
	p.tellAlso("notice.unset", i18n.Args{"why": p.reason(err)})
}

// hold asks for the sole right to write the game; without it the table is only shown.
func (p *Page) hold(take bool) {
	if p.header.ID == "" {
		return
	}
	p.release()
	p.under = nil
	p.release = shelf.Hold(p.header.ID, take, func(held bool) {
		p.Host.Later(func() { p.held(held) })
	})
}

// uncover tells again what that of another tab has taken the place of, if anything.
func (p *Page) uncover() {
	p.notice = panel.Notice{}
	if p.under != nil {
		p.notice, p.reword = p.under(), p.under
	}
	p.under = nil
}

func (p *Page) held(held bool) {
	if p.Table == nil {
		return
	}
	looked := p.readOnly
	p.readOnly = !held
	if !held {
		if p.notice.Title != "" && p.notice.Do != do.Take() && !p.notice.Quiet {
			p.under = p.reword
		}
		p.tell("notice.other-tab", "", do.Take(), "notice.other-tab.take")
		return
	}
	if p.notice.Do == do.Take() {
		p.uncover()
	}
	if looked {
		p.catchUp()
		p.after(Held)
	}
}

// Rest lets go of the game: a browser may keep a page that is left, in case somebody comes back to it,
// and with it what the page holds.
func (p *Page) Rest() {
	p.keep()
	p.release()
}

// Wake goes on in a page that rested, which is only to be looked at before the game is its own again.
// It reports whether there is a game.
func (p *Page) Wake() bool {
	if p.Table == nil || p.header.ID == "" {
		return false
	}
	p.readOnly = true
	p.hold(false)
	return true
}

// catchUp goes on from where another tab that had the game has left it.
func (p *Page) catchUp() {
	if h, _, err := p.shelf.Load(p.header.ID); err == nil && h.Writes > p.header.Writes {
		p.openGame(h.ID)
	}
}

package page

import (
	"strings"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/save"
)

// jots are what the player is at with his notes about the game.
type jots struct {
	edited int        // 1 more than the place of the note whose field is open, 0 for none
	gone   *save.Note // the note that was taken away last
}

var notesCommands = commands{
	"jot":       do.Named((*Page).jot),
	"jot-edit":  do.Whole(noted(func(p *Page, n int) { p.jots.edited = n + 1 })),
	"jot-drop":  do.Whole(noted((*Page).unjot)),
	"jot-back":  func(p *Page, _ string) { p.rejot() },
	"jot-pin":   do.Whole(noted((*Page).pinNote)),
	"jot-unpin": do.Whole(noted(func(p *Page, n int) { p.Table.Pin(n, nil) })),
	"jot-look":  do.Whole((*Page).lookAtNote),
}

// mayJot reports whether something can be written about the game on the table.
func (p *Page) mayJot() bool { return !p.away() && !p.Table.Staged() }

// noted is a command about a note that there is.
func noted(f func(p *Page, n int)) func(*Page, int) {
	return func(p *Page, n int) {
		if p.mayJot() && n >= 0 && n < len(p.Table.Notes) {
			f(p, n)
		}
	}
}

// jot writes a note, or one anew; a new one is about what is shown. One without a text is taken away.
func (p *Page) jot(n int, text string) {
	if !p.mayJot() || n >= len(p.Table.Notes) {
		return
	}
	c, ok, blank := p.Table, true, strings.TrimSpace(text) == ""
	switch {
	case n < 0 && blank:
	case n < 0:
		_, ok = c.Jot(p.seenStep(), text)
	case blank:
		p.unjot(n)
	default:
		ok = c.Reword(n, text)
	}
	if p.jots.edited = 0; !ok {
		p.tell("notice.notes-full", "", "", "")
	}
}

// unjot takes a note away. The notice brings it back.
func (p *Page) unjot(n int) {
	gone := p.Table.Notes[n]
	p.jots = jots{gone: &gone}
	p.Table.Unjot(n)
	p.tell("notice.note-gone", gone.Text, do.JotBack(), "ui.undo")
}

// rejot brings the note back that was taken away last.
func (p *Page) rejot() {
	c, gone := p.Table, p.jots.gone
	if gone == nil || !p.mayJot() {
		return
	}
	p.jots.gone, p.notice = nil, panel.Notice{}
	if n, ok := c.Jot(gone.At, gone.Text); ok {
		if h, pinned := c.PinOf(*gone); pinned {
			c.Pin(n, &h)
		}
	}
}

// pinNote asks on the map where the pin of a note is to be.
func (p *Page) pinNote(n int) {
	p.closeDrawer()
	p.Table.PinNote(n)
}

// lookAtNote looks at the game as it was when a note was written, or at its pin.
func (p *Page) lookAtNote(n int) {
	c := p.Table
	if c == nil || p.opening != nil || n < 0 || n >= len(c.Notes) {
		return
	}
	p.closeDrawer()
	h, pinned := c.PinOf(c.Notes[n])
	if _, back := p.Looking(); back || !pinned {
		p.lookBack(c.Notes[n].At)
	}
	if pinned {
		c.Sight.On(h)
	}
}

// notePages is the drawer of the notes: a field for a new one, and those there are by their turns.
func (p screens) notePages() (list []panel.Section) {
	v := p.View()
	if n := p.jots.edited - 1; n >= 0 && n < len(v.Notes) {
		return []panel.Section{panel.Head{Title: v.NoteHeading(n)}, p.noteField(n, v.Notes[n].Text)}
	}
	if p.mayJot() {
		list = append(list, p.noteField(-1, ""))
	}
	out := panel.Jottings{Title: p.Say("jot.all", nil)}
	for n, x := range v.Notes {
		j := panel.Jotting{N: n, When: v.NoteHeading(n), Text: x.Text, Hex: v.NotePlace(n)}
		if p.mayJot() {
			j.Edit, j.Pin, j.No = p.Say("jot.edit", nil), p.Say("jot.pin", nil), p.Say("jot.drop", nil)
			if x.Hex != "" {
				j.Off = p.Say("jot.unpin", nil)
			}
		}
		out.List = append(out.List, j)
	}
	if len(out.List) == 0 {
		return list
	}
	return append(list, out)
}

// noteField is the field of a note, of a new one with the place -1.
func (p screens) noteField(n int, text string) panel.Remark {
	r := panel.Remark{Title: p.Say("jot.new", nil), Text: p.Say("jot.text", i18n.Args{"n": save.LongestNote}), Typed: text, Limit: save.LongestNote,
		Keep: p.Say("jot.keep", nil), Do: do.JotForm(n)}
	if n >= 0 {
		r.Title = p.Say("jot.edit", nil)
	}
	return r
}

// pinned are the notes whose pin is on the hex that was touched last.
func (p screens) pinned() (list []panel.Section) {
	at := p.Overlays.Touched()
	if p.Table == nil || at == nil || p.Table.LooksBack() {
		return nil
	}
	v := p.View()
	for _, n := range v.NotesAt(*at) {
		list = append(list, v.Jotting(n))
	}
	return list
}

// toReadNotes is how long the notes of a moment of a look back are read, 0 where it has none.
func (p *Page) toReadNotes(m *table.Replay) (long time.Duration) {
	for _, n := range m.NotesNow(p.Table) {
		long += aNote + time.Duration(len(p.Table.Notes[n].Text))*aLetter
	}
	return long
}

// aNote and aLetter are how long a note takes to be seen, and each letter of it to be read.
const (
	aNote   = 1500 * time.Millisecond
	aLetter = 55 * time.Millisecond
)

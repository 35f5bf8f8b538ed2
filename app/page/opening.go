package page

import (
	"slices"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// opening is a game on its way to the table. Its record is replayed in slices, between which the
// page hears what the player does; whatever leads elsewhere ends it.
type opening struct {
	*save.Opening        // nil until the record is read
	text          string // that it was read of
	rec           *save.Record
	header        shelf.Header
	broken        error     // what is wrong with the record from some act on
	since         time.Time // when it was begun
	then          func()    // what is to be done once it is on the table
}

// slice is how long a record is replayed at a time: few pages are missed for so long. What takes
// no longer than patience is not worth a word.
const (
	slice    = 50 * time.Millisecond
	patience = 300 * time.Millisecond
)

// take takes the game over from another tab, as that tab last saved it.
func take(p *Page) { p.bring(p.header.ID, func() { p.hold(true) }) }

// openGame puts a game of the device on the table. A broken one opens at its last good
// point, or says what is wrong and can be downloaded as it is.
func (p *Page) openGame(id string) { p.bring(id, func() {}) }

func (p *Page) bring(id string, then func()) {
	p.opening = nil
	p.keep()
	h, text, err := p.shelf.Load(id)
	if err != nil {
		p.Table = nil
		p.unreadable(err, id)
		return
	}
	if h.Friend != nil {
		p.openApart(h, nil, then)
		return
	}
	p.open(h, text, func() { p.asOf(id); then() })
}

// asOf tells which act a game of the device is opened at, if that is not certain to be its last one.
func (p *Page) asOf(id string) {
	d := p.shelf.TakeDoubt(id)
	if d == "" {
		return
	}
	alone := p.notice.Title == ""
	p.tellAlso("notice.as-of."+string(d), i18n.Args{"n": len(p.Table.Session().Steps), "turn": p.Table.Table.Turn})
	if alone {
		p.amend(func(n *panel.Notice) {
			n.Quiet = d == shelf.Restored
			n.Do, n.Action = do.Export(""), p.Say("ui.export", nil)
		})
	}
}

// open reads a record and begins to replay it; then follows once it is on the table.
func (p *Page) open(h shelf.Header, text string, then func()) {
	a, trouble := p.ahead, error(nil)
	if a == nil || a.text != text {
		a, trouble = p.read(text)
	}
	if a == nil {
		p.unreadable(trouble, h.ID)
		return
	}
	p.begin(a, h, then)
}

// read is the opening of a record as text, nil with the reason if it cannot be opened.
func (p *Page) read(text string) (*opening, error) {
	rec, broken := save.Read([]byte(text), p.Host.Find)
	if rec == nil {
		return nil, broken
	}
	a, trouble := p.replayed(rec, text)
	if a == nil {
		return nil, trouble
	}
	a.broken = broken
	return a, nil
}

// progress is how many acts were replayed, of how many; of 0 where the record is still to be read.
func (a *opening) progress() (done, of int) {
	if a.Opening == nil {
		return 0, 0
	}
	return a.Progress()
}

// replayed is the opening of a record that was read of a text.
func (p *Page) replayed(rec *save.Record, text string) (*opening, error) {
	o, trouble := save.Begin(rec, p.Host.Find)
	if o == nil {
		return nil, trouble
	}
	return &opening{Opening: o, text: text, rec: rec, since: p.Host.Now()}, nil
}

// begin begins to replay a record.
func (p *Page) begin(a *opening, h shelf.Header, then func()) {
	a.header, a.since, a.then = h, p.Host.Now(), then
	p.opening = a
	p.breathe(a, p.await)
}

// breathe goes on with what arrives: at once, or after a pause if its record is long, as reading it, the
// first slice and sitting down to it each take about as long as a page may be missed for.
func (p *Page) breathe(a *opening, then func(*opening)) {
	if len(a.rec.Acts) < longRecord {
		then(a)
		return
	}
	p.Host.Pause(func() { then(a) })
}

// longRecord is how many acts a record has that is read, replayed and shown with pauses between, and
// longText how many bytes.
const (
	longRecord = 1500
	longText   = 64 << 10
)

// await replays a slice of what arrives, and goes on after a pause until all of it is there.
func (p *Page) await(a *opening) {
	if p.opening != a {
		return
	}
	if a.readOn(p.Host.Now, slice) {
		p.Host.Pause(func() { p.await(a) })
		return
	}
	p.copyOut(a)
}

// copyOut writes slices of the record of a game that has arrived, if it is long, as the device may be
// given one as soon as it is on the table; then it is.
func (p *Page) copyOut(a *opening) {
	if p.opening != a {
		return
	}
	if len(a.rec.Acts) >= longRecord && p.written(a, slice) {
		p.Host.Pause(func() { p.copyOut(a) })
		return
	}
	p.breathe(a, p.seat)
}

// written writes for about so long and reports whether there is more.
func (p *Page) written(a *opening, long time.Duration) (more bool) {
	sc, err := p.Host.Find(a.rec.Key())
	if err != nil {
		return false // it was found when the record was begun
	}
	s, _ := a.Opened()
	for began := p.Host.Now(); p.Host.Now().Sub(began) < long; {
		if !p.pen.Prepare(sc, s.Session, linesAtATime) {
			return false
		}
	}
	return true
}

// linesAtATime is how many acts are written between two looks at the clock.
const linesAtATime = 100

// seat sits down to a game that has arrived.
func (p *Page) seat(a *opening) {
	if p.opening == a {
		p.opening = nil
		p.arrive(a)
	}
}

// readOn replays for about so long and reports whether there is more.
func (a *opening) readOn(now func() time.Time, long time.Duration) (more bool) {
	for began := now(); a.Next(); {
		if now().Sub(began) >= long {
			return true
		}
	}
	return false
}

// arrive sits down to a game that was replayed, and tells what came of it.
func (p *Page) arrive(a *opening) {
	sc, err := p.Host.Find(a.rec.Key())
	if err != nil {
		return // it was found when the record was begun
	}
	s, trouble := a.Opened()
	h := a.header
	h.Scenario = sc.ID
	perhapsLater := s.OtherFiles && a.rec.Rules == sc.Rules
	if trouble != nil || a.broken != nil || perhapsLater {
		h.ID = "" // the record stays as it is; the game goes on as a new one
	}
	p.sit(*sc, s.Session, h, a.rec.Options, a.rec.Computer)
	p.Table.Foretold = a.rec.Chosen
	p.entrust(a.rec.Deputies)
	p.Table.Instruct(a.rec.Orders)
	p.Table.Recollect(a.rec.Feats, tell.IsMotive)
	p.Table.Notes = slices.DeleteFunc(a.rec.Notes, func(x save.Note) bool { return x.At > len(s.Steps)+len(s.Undone()) })
	p.saved = p.Table.Version
	switch {
	case trouble != nil:
		p.tell("notice.cut", trouble, do.Raw(a.header.ID), "ui.raw")
	case a.broken != nil:
		p.tell("notice.cut", a.broken, do.Raw(a.header.ID), "ui.raw")
	case perhapsLater:
		p.tell("notice.other-files", "", do.Raw(a.header.ID), "ui.raw")
	case len(s.Differs) > 0:
		p.tell("notice.older", "", "", "")
	case s.OtherFiles:
		p.tell("notice.earlier-files", "", "", "")
	case s.Foreign > 0:
		p.tell("notice.foreign-dice", "", "", "")
	}
	p.amend(func(n *panel.Notice) { n.List = p.remarks(s) })
	a.then()
	p.after(Seated)
}

// Awaits reports whether a game is on its way to the table.
func (p *Page) Awaits() bool { return p.opening != nil }

// awaited says how far a game is that does not come at once, and lets the player give it up.
func (p screens) awaited() (n panel.Notice, shown bool) {
	if p.opening == nil || p.Comes() || p.Host.Now().Sub(p.opening.since) < patience {
		return n, false
	}
	n = panel.Notice{Lang: p.Lang(), Title: p.Say("notice.opening.title", nil), Text: p.Say("notice.opening.text", nil),
		Do: do.CloseNotice(), Action: p.Say("ui.cancel", nil), Quiet: true}
	n.Done, n.Of = p.opening.progress()
	return n, true
}

// remarks tells in words, a line each, what of a game begun under older rules would go
// otherwise today, and that its dice are not those of its seed.
func (p *Page) remarks(s *save.Opened) (lines []string) {
	w := p.View()
	for _, d := range s.Differs {
		lines = append(lines, w.Difference(d))
	}
	if s.Foreign > 0 {
		lines = append(lines, w.Say("differs.foreign-dice", i18n.Args{"n": s.Foreign}))
	}
	return lines
}

// Lingers reports whether something can be got ready while the player looks at the page.
func (p *Page) Lingers() bool { return p.Screen() == "shelf" || p.expects() }

// expects reports whether the game on the table will want the computer, for which nobody thinks yet. The
// map comes first.
func (p *Page) expects() bool {
	c := p.Table
	return c != nil && (c.Solo() || c.Watched()) && !p.foe.expected && !c.Staged() && !p.readOnly && c.Table.Stage != game.StageOver &&
		!p.Prints.Due(c.Scenario, p.Lang())
}

// ReadAhead gets ready what comes next: at the table the program with which the computer thinks, and on
// the shelf the game to go on with. That it reads for a moment, and reports whether there is more: whoever
// presses Continue then does not wait for a long game to be replayed. It opens as it was read if its
// record is still the same.
func (p *Page) ReadAhead() (more bool) {
	if p.expects() {
		p.foe.expected = true
		p.Host.Expect()
	}
	if p.Screen() != "shelf" || p.opening != nil {
		return false
	}
	if p.ahead == nil {
		last := p.Shown().resume()
		if last == nil {
			return false
		}
		_, text, err := p.shelf.Load(last.ID)
		if err != nil {
			return false // Continue will say why
		}
		p.ahead, _ = p.read(text)
	}
	return p.ahead != nil && p.ahead.readOn(p.Host.Now, stretch)
}

package page

import (
	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
	"gonfalon/app/review"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

var chronicleCommands = commands{
	"chronicle":       (*Page).readChronicle,
	"end-chronicle":   func(p *Page, _ string) { p.closeBook() },
	"chronicle-text":  func(p *Page, _ string) { p.copyChronicle() },
	"chronicle-pdf":   func(p *Page, _ string) { p.printChronicle() },
	"chronicle-curve": reading(func(p *Page, what string) { p.book.Show(what) }),
	"analyse":         reading(func(p *Page, _ string) { p.analyse() }),
	"end-analysis":    reading(func(p *Page, _ string) { p.book.EndAnalysis() }),
	"analysis-side":   reading(func(p *Page, side string) { p.book.Side(sideOf(side)) }),
	"analysis-choose": do.Whole(reading(func(p *Page, n int) { p.book.Choose(n) })),
	"analysis-look":   do.Whole(reading((*Page).lookAtFault)),
	"analysis-try": do.Whole(reading(func(p *Page, n int) {
		p.lookAtFault(n)
		p.branch("")
	})),
}

// reading is a command that needs a chronicle.
func reading[A any](f func(p *Page, arg A)) func(*Page, A) {
	return func(p *Page, arg A) {
		if p.book != nil {
			f(p, arg)
		}
	}
}

// sideOf is the side of a class.
func sideOf(name string) game.Side {
	if name == match.SideKey(game.B) {
		return game.B
	}
	return game.A
}

// readChronicle opens the chronicle of the game on the table, or of one that is kept; of one that is
// on its way once it is there.
func (p *Page) readChronicle(id string) {
	switch o := p.opening; {
	case id != "" && (p.Table == nil || p.header.ID != id):
		p.bring(id, func() { p.readChronicle("") })
	case o != nil:
		before := o.then
		o.then = func() { before(); p.readChronicle("") }
	case p.Table != nil && p.Table.Staged():
		p.closeDrawer()
		p.Table.Hush()
		p.Table.Refuse("now", nil)
	case p.Table != nil:
		p.closeDrawer()
		p.book = review.Open(&p.Table.Scenario, p.Table.Session())
		p.sumUp()
		p.book.Write(around{p})
	}
}

// sumUp has the chronicle sum up the luck in all games with the friend of the one on the table, by the name he gives,
// and count those that are not over by whom they wait for.
func (p *Page) sumUp() {
	g := p.Table.Afar
	if g == nil || g.Table == nil || g.Friend == "" {
		return
	}
	c := review.Company{Name: g.Friend, Here: review.Played{Side: g.Side(), From: len(g.Opening.Acts)}}
	counts := func(state string) {
		switch state {
		case afar.Over.String(), afar.Unanswered.String():
		case afar.TheirTurn.String():
			c.Waits[1]++
		default:
			c.Waits[0]++
		}
	}
	counts(g.State().String())
	for _, e := range p.shelf.List() {
		if e.Broken != nil || e.Friend == nil || e.Friend.Name != g.Friend || e.ID == p.header.ID {
			continue
		}
		counts(e.Friend.State)
		if played := p.playedWith(e.ID); played != nil && e.Acts > 0 {
			c.Rest = append(c.Rest, played)
		}
	}
	p.book.With(c)
}

// playedWith is a kept game with a friend, still to be replayed; nil where it cannot be.
func (p *Page) playedWith(id string) *review.Played {
	text, err := p.shelf.Letters(id)
	_, rec := p.kept(id)
	if err != nil || rec == nil {
		return nil
	}
	side, from, err := afar.Told(text)
	o, no := save.Begin(rec, p.Host.Find)
	if err != nil || no != nil {
		return nil
	}
	return &review.Played{Side: side, From: from, Next: o.Next, Game: func() *game.Session {
		opened, _ := o.Opened() // up to what does not hold any more
		return opened.Session
	}}
}

// Reading reports whether the chronicle is what is shown. A look back that was begun in it lies over
// it.
func (p *Page) Reading() bool { return p.book != nil && p.Table != nil && !p.Table.LooksBack() }

// closeBook closes the chronicle.
func (p *Page) closeBook() {
	if p.book != nil {
		p.book.Close()
	}
	p.book = nil
}

// review is the chronicle in the language in use.
func (p *Page) review() review.View {
	return review.View{Teller: p.View().Teller, Book: p.book, Title: p.Title(), Address: p.Host.Address(),
		Thumb: p.Prints.Thumb(&p.Table.Scenario), Print: p.printsBy(), Hires: p.Host.Worker != nil}
}

// ChronicleScreen is the page of the chronicle.
func (p screens) ChronicleScreen() panel.Chronicle { return p.review().Screen() }

// analyse has the decisions of the battle looked at, those of the person first.
func (p *Page) analyse() {
	if p.Host.Worker == nil || !p.book.Analysable() {
		return
	}
	side := game.A
	if p.Table.Opposed() {
		side = p.Table.Person
	}
	p.vacate() // nobody plays any more
	p.book.Analyse(around{p}, side)
}

// lookAtFault looks back at the moment before a decision, with what would have been better.
func (p *Page) lookAtFault(n int) {
	f := p.book.Fault(n)
	if !p.Reading() || f == nil {
		return
	}
	p.lookBack(f.Step)
	if m, ok := p.Looking(); ok {
		m.Instead = f
		if at := f.Better.At; f.Better.Aim {
			p.Table.Sight.Look(at)
		}
	}
}

// copyChronicle puts the chronicle on the clipboard as text; where that is refused it is a file.
func (p *Page) copyChronicle() {
	if p.book == nil || !p.book.Written() {
		return
	}
	text, name := p.review().Text(), p.header.Scenario+"-chronicle.txt"
	p.Host.Copy(text, func(ok bool) {
		key := "notice.chronicle-copied"
		if !ok {
			key = "notice.written"
			p.Host.Download(name, text)
		}
		p.done(key, p.Title)
	})
}

// printChronicle has the press print the chronicle with its pictures, once the luck of its dice is weighed; not
// while the map is on its way.
func (p *Page) printChronicle() {
	if p.book == nil {
		return
	}
	if !p.book.Weighed() {
		p.book.Await(p.printChronicle)
		p.done("notice.printing", "")
		return
	}
	if story := p.review().Story(); story != nil {
		p.print(do.ChroniclePdf(), &order.Order{Form: order.PDF, Name: p.header.Scenario + "-chronicle", Title: story.Title,
			Sheets: []order.Sheet{{Story: story}}})
	}
}

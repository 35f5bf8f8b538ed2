package page

import (
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
)

var chronicleCommands = commands{
	"chronicle":      (*Page).readChronicle,
	"end-chronicle":  func(p *Page, _ string) { p.book = nil },
	"chronicle-text": func(p *Page, _ string) { p.copyChronicle() },
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
	case p.Table != nil && p.Table.Lesson != nil:
		p.closeDrawer()
		p.Table.Hush()
		p.Table.Refuse("now", nil)
	case p.Table != nil:
		p.closeDrawer()
		p.book = tellingOf(p.Table.Session())
		p.write()
	}
}

// Reading reports whether the chronicle is what is shown. A look back that was begun in it lies over
// it.
func (p *Page) Reading() bool { return p.book != nil && p.Table != nil && !p.Table.LooksBack() }

// write writes the chronicle in slices, as long as it is open.
func (p *Page) write() {
	b := p.book
	for began := p.Host.Now(); b.more(); {
		if p.Host.Now().Sub(began) >= slice {
			p.Host.Pause(func() {
				if p.book == b {
					p.write()
				}
			})
			break
		}
	}
	if b.written() && b.stills == nil {
		stand(p.View(), b)
	}
	p.Table.Points = nil
	for _, t := range b.turnings() {
		p.Table.Points = append(p.Table.Points, t.At)
	}
}

// article is the chronicle in the language in use.
func (p screens) article() article {
	b, lang := p.book, p.Lang()
	a, told := b.told[lang]
	if told {
		return a
	}
	w := p.View().Chronicler()
	a.title = p.Title()
	if b.reader.Outcome() != nil {
		a.title = w.Headline(b.reader)
	}
	t := p.Table.Whole().Table()
	a.lead = w.Standfirst(b.reader, t)
	for i, c := range b.chapters {
		if i > 0 && i == len(b.chapters)-1 && b.reader.Outcome() != nil {
			a.parts = append(a.parts, w.Last(c, t.Last-t.Turn))
			continue
		}
		a.parts = append(a.parts, w.Tell(c))
	}
	b.told[lang] = a
	return a
}

// ChronicleScreen is the page of the chronicle.
func (p screens) ChronicleScreen() panel.Chronicle {
	b := p.book
	c := panel.Chronicle{Lang: p.Lang(), Crumb: p.Say("chronicle.title", nil), Title: p.Title(), Address: p.Host.Address(), Print: p.printsBy()}
	done, of := b.reader.Progress()
	switch {
	case of == 0:
		c.Lead = p.Say("chronicle.empty", nil)
		return c
	case !b.written():
		c.Done, c.Of = done, of
		return c
	}
	a := p.article()
	c.Lead, c.Replay = a.lead, replayAt(b.stands)
	if a.title != c.Title {
		c.Title, c.Crumb = a.title, p.Say("chronicle.of", i18n.Args{"battle": p.Title()})
	}
	for i, part := range a.parts {
		c.Chapters = append(c.Chapters, panel.Chapter{Title: part.Title, Text: part.Text, Facts: part.Facts,
			Do: replayAt(moment(&b.chapters[i])), Look: p.Say("chronicle.scene", nil)})
	}
	thumb := p.Prints.Get(mapview.ThumbFile(p.Table.Scenario.Board.Name))
	for i := range b.stills {
		c.Chapters[b.stills[i].chapter].Picture = b.stills[i].picture(thumb)
	}
	p.mark(c.Chapters)
	c.Course = p.curve()
	c.Review = p.analysis()
	c.Beside = append([]panel.Section{p.losses(), p.fortune()}, p.View().DiceNote()...)
	return c
}

// mark numbers the chapters that the turning points belong to: the first of a chapter is its mark.
func (p screens) mark(chapters []panel.Chapter) {
	for n, t := range p.book.turnings() {
		for i := range chapters {
			if of := p.book.chapters[i]; t.At >= of.From && t.At < of.To && chapters[i].Mark == 0 {
				chapters[i].Mark = n + 1
			}
		}
	}
}

// picture is a still, drawn once the thumb of its map is there.
func (s *still) picture(thumb string) string {
	if s.drawn == "" && thumb != "" {
		s.drawn = mapview.Still(thumb, s.scene, s.at)
	}
	return s.drawn
}

// copyChronicle puts the chronicle on the clipboard as text; where that is refused it is a file.
func (p *Page) copyChronicle() {
	if p.book == nil || !p.book.written() {
		return
	}
	text, name := p.Shown().chronicleText(), p.header.Scenario+"-chronicle.txt"
	p.Host.Copy(text, func(ok bool) {
		key := "notice.chronicle-copied"
		if !ok {
			key = "notice.written"
			p.Host.Download(name, text)
		}
		p.done(key, p.Title())
	})
}

// chronicleText is the chronicle as plain text.
func (p screens) chronicleText() string {
	a := p.article()
	parts := []string{a.title, a.lead}
	if a.title != p.Title() {
		parts = []string{a.title, p.Title(), a.lead}
	}
	if list := p.turnings(); len(list) > 0 {
		rows := []string{p.Say("chronicle.turning", nil)}
		for _, t := range list {
			rows = append(rows, t.Text+" ("+t.By+")")
		}
		parts = append(parts, strings.Join(rows, "\n"))
	}
	for _, c := range a.parts {
		parts = append(parts, strings.TrimSpace(c.Title+"\n"+c.Text+"\n"+c.Facts))
	}
	l := p.losses()
	rows := []string{l.Title}
	for _, r := range l.Rows {
		rows = append(rows, p.Say("scale.of-side", i18n.Args{"side": r.Name, "needs": r.Value}))
	}
	parts = append(parts, strings.Join(rows, "\n"))
	if f := p.fortune(); f.Of == 0 {
		parts = append(parts, f.Title+"\n"+strings.Join(f.Text, "\n"))
	}
	if told := p.View().DiceTold(); len(told) > 0 {
		parts = append(parts, p.Say("begin.dice", nil)+"\n"+strings.Join(told, "\n"))
	}
	if faults := p.faultText(); faults != "" {
		parts = append(parts, faults)
	}
	return strings.Join(parts, "\n\n") + "\n"
}

package page

import (
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/app/printing"
	"gonfalon/engine/game"
)

var chroniclePdfCommands = commands{
	"chronicle-pdf": func(p *Page, _ string) { p.printChronicle() },
}

// printChronicle has the press print the chronicle with its pictures; not before it is written, and
// not while the thumb of its map is on its way.
func (p *Page) printChronicle() {
	if p.book == nil || !p.book.written() || len(p.book.chapters) == 0 {
		return
	}
	thumb := p.Prints.Get(mapview.ThumbFile(p.Table.Scenario.Board.Name))
	if thumb == "" {
		return
	}
	story := p.Shown().story(thumb)
	p.print(do.ChroniclePdf(), &order.Order{Form: order.PDF, Name: p.header.Scenario + "-chronicle", Title: story.Title,
		Paper: p.press.Paper(), Sheets: []order.Sheet{{Story: story}}})
}

// story is the chronicle as it is printed.
func (p screens) story(thumb string) *order.Story {
	a, b := p.article(), p.book
	s := &order.Story{Title: a.title, About: p.Say("chronicle.of", i18n.Args{"battle": p.Title()}), Lead: a.lead, Foot: p.Host.Address()}
	for _, part := range a.parts {
		s.Parts = append(s.Parts, order.Part{Title: part.Title, Text: part.Text, Facts: part.Facts})
	}
	all := mapview.Extent(p.Table.Scenario.Board)
	for i := range b.stills {
		part, layers := mapview.Plate(printing.Bare(b.stills[i].scene), b.stills[i].at, all)
		s.Parts[b.stills[i].chapter].Picture = &order.Field{Area: order.Area(part), Layers: append([]string{thumb}, layers...)}
	}
	s.Parts, s.Tables = append(s.Parts, p.afterwards()...), p.figures()
	return s
}

// figures are the tables of the chronicle.
func (p screens) figures() (list []order.Table) {
	if turns := p.turnings(); len(turns) > 0 {
		t := order.Table{Title: p.Say("chronicle.turning", nil)}
		for _, x := range turns {
			t.Rows = append(t.Rows, []string{x.Text, x.By})
		}
		list = append(list, t)
	}
	l := p.losses()
	lost := order.Table{Title: l.Title}
	for _, r := range l.Rows {
		lost.Rows = append(lost.Rows, []string{r.Name, r.Value})
	}
	return append(list, lost)
}

// afterwards are what is told after the chapters: the luck of the dice, and the decisions that cost most.
func (p screens) afterwards() (list []order.Part) {
	if f := p.fortune(); f.Of == 0 {
		list = append(list, order.Part{Title: f.Title, Text: strings.Join(f.Text, " ")})
	}
	if told := p.View().DiceTold(); len(told) > 0 {
		list = append(list, order.Part{Title: p.Say("begin.dice", nil), Text: strings.Join(told, " ")})
	}
	if !p.analysable() || !p.book.analysis.known {
		return list
	}
	for side := game.A; side <= game.B; side++ {
		list = append(list, order.Part{Title: p.Say("analysis.title", nil) + " · " + p.View().Side(side),
			Text: strings.Join(p.faultLines(side), " "), Facts: p.Say("analysis.how", nil)})
	}
	return list
}

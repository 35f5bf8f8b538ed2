package review

import (
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
)

// View is a chronicle as it is shown in a language. It changes nothing but what is drawn once.
type View struct {
	tell.Teller
	Book    *Book
	Title   string // of the game
	Address string // of the page
	Thumb   string // the map in small, "" until it is there
	Print   string // the command that has the browser print the page
	Hires   bool   // somebody can be asked what the decisions cost
}

// Speaks is the language.
func (v View) Speaks() string { return i18n.Fully(v.Lang) }

// article is the chronicle in the language in use.
func (v View) article() article {
	b := v.Book
	a, told := b.told[v.Lang]
	if told {
		return a
	}
	w := v.Chronicler()
	a.title = v.Title
	if b.reader.Outcome() != nil {
		a.title = w.Headline(b.reader)
	}
	t := v.Whole().Table()
	a.lead = w.Standfirst(b.reader, t)
	for i, c := range b.chapters {
		if i > 0 && i == len(b.chapters)-1 && b.reader.Outcome() != nil {
			a.parts = append(a.parts, w.Last(c, t.Last-t.Turn))
			continue
		}
		a.parts = append(a.parts, w.Tell(c))
	}
	b.told[v.Lang] = a
	return a
}

// Screen is the page of the chronicle.
func (v View) Screen() panel.Chronicle {
	b := v.Book
	c := panel.Chronicle{Lang: v.Speaks(), Crumb: v.Say("chronicle.title", nil), Title: v.Title, Address: v.Address, Print: v.Print}
	done, of := b.reader.Progress()
	switch {
	case of == 0:
		c.Lead = v.Say("chronicle.empty", nil)
		return c
	case !b.Written():
		c.Done, c.Of = done, of
		return c
	}
	a := v.article()
	c.Lead, c.Replay = a.lead, do.Replay(b.stands)
	if a.title != c.Title {
		c.Title, c.Crumb = a.title, v.Say("chronicle.of", i18n.Args{"battle": v.Title})
	}
	for i, part := range a.parts {
		c.Chapters = append(c.Chapters, panel.Chapter{Title: part.Title, Text: part.Text, Facts: part.Facts, Bearers: part.Bearers,
			Do: do.Replay(moment(&b.chapters[i])), Look: v.Say("chronicle.scene", nil)})
	}
	for i := range b.stills {
		c.Chapters[b.stills[i].chapter].Picture = b.stills[i].picture(v.Thumb)
	}
	v.mark(c.Chapters)
	c.Course = v.curve()
	c.Review = v.analysis()
	c.Beside = append([]panel.Section{v.losses(), v.fortune()}, v.DiceNote()...)
	return c
}

// mark numbers the chapters that the turning points belong to: the first of a chapter is its mark.
func (v View) mark(chapters []panel.Chapter) {
	for n, t := range v.Book.turnings() {
		for i := range chapters {
			if of := v.Book.chapters[i]; t.At >= of.From && t.At < of.To && chapters[i].Mark == 0 {
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

// Text is the chronicle as plain text.
func (v View) Text() string {
	a := v.article()
	parts := []string{a.title, a.lead}
	if a.title != v.Title {
		parts = []string{a.title, v.Title, a.lead}
	}
	if list := v.turnings(); len(list) > 0 {
		rows := []string{v.Say("chronicle.turning", nil)}
		for _, t := range list {
			rows = append(rows, t.Text+" ("+t.By+")")
		}
		parts = append(parts, strings.Join(rows, "\n"))
	}
	for _, c := range a.parts {
		parts = append(parts, strings.TrimSpace(c.Title+"\n"+c.Text+"\n"+c.Facts))
	}
	l := v.losses()
	rows := []string{l.Title}
	for _, r := range l.Rows {
		rows = append(rows, v.Say("scale.of-side", i18n.Args{"side": r.Name, "needs": r.Value}))
	}
	parts = append(parts, strings.Join(rows, "\n"))
	if f := v.fortune(); f.Of == 0 {
		parts = append(parts, f.Title+"\n"+strings.Join(f.Text, "\n"))
	}
	if told := v.DiceTold(); len(told) > 0 {
		parts = append(parts, v.Say("begin.dice", nil)+"\n"+strings.Join(told, "\n"))
	}
	if faults := v.faultText(); faults != "" {
		parts = append(parts, faults)
	}
	return strings.Join(parts, "\n\n") + "\n"
}

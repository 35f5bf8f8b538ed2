package review

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/engine/game"
)

// Story is the chronicle as it is printed; nil before it is written, and while the map is on its way.
func (v View) Story() *order.Story {
	b := v.Book
	if !b.Written() || len(b.chapters) == 0 || v.Thumb == "" {
		return nil
	}
	a := v.article()
	s := &order.Story{Title: a.title, About: v.Say("chronicle.of", i18n.Args{"battle": v.Title}), Lead: a.lead, Foot: v.Address}
	for _, part := range a.parts {
		s.Parts = append(s.Parts, order.Part{Title: part.Title, Text: part.Text, Facts: part.Facts})
	}
	all := mapview.Extent(v.Scenario.Board)
	for i := range b.stills {
		part, layers := mapview.Plate(b.stills[i].scene.Bare(), b.stills[i].at, all)
		s.Parts[b.stills[i].chapter].Picture = &order.Field{Area: order.Area(part), Layers: append([]string{v.Thumb}, layers...)}
	}
	s.Parts, s.Tables = append(append(s.Parts, v.course()...), v.afterwards()...), v.figures()
	return s
}

// course is the curve of the battle as it is shown, none where nothing was counted.
func (v View) course() []order.Part {
	c := v.curve()
	if len(c.Spots) < 2 {
		return nil
	}
	drawn, wide, high := c.Printed()
	p := order.Part{Title: c.Title, Picture: &order.Field{Area: order.Area{W: wide, H: high}, Layers: []string{drawn}}}
	last := c.Spots[len(c.Spots)-1]
	for _, k := range c.Kinds {
		if k.On {
			p.Text = k.Label + ": " + c.Names[0] + " " + strconv.Itoa(last.Value[0]) + ", " + c.Names[1] + " " + strconv.Itoa(last.Value[1]) + "."
		}
	}
	return []order.Part{p}
}

// figures are the tables of the chronicle.
func (v View) figures() (list []order.Table) {
	if turns := v.turnings(); len(turns) > 0 {
		t := order.Table{Title: v.Say("chronicle.turning", nil)}
		for _, x := range turns {
			t.Rows = append(t.Rows, []string{x.Text, x.By})
		}
		list = append(list, t)
	}
	l := v.losses()
	lost := order.Table{Title: l.Title}
	for _, r := range l.Rows {
		lost.Rows = append(lost.Rows, []string{r.Name, r.Value})
	}
	return append(list, lost)
}

// afterwards are what is told after the chapters: the luck of the dice, and the decisions that cost most.
func (v View) afterwards() (list []order.Part) {
	if f := v.fortune(); f.Of == 0 {
		list = append(list, order.Part{Title: f.Title, Text: strings.Join(f.Text, " ")})
	}
	if told := v.DiceTold(); len(told) > 0 {
		list = append(list, order.Part{Title: v.Say("begin.dice", nil), Text: strings.Join(told, " ")})
	}
	if !v.analysable() || !v.Book.analysis.known {
		return list
	}
	for side := game.A; side <= game.B; side++ {
		list = append(list, order.Part{Title: v.Say("analysis.title", nil) + " · " + v.Side(side),
			Text: strings.Join(v.faultLines(side), " "), Facts: v.Say("analysis.how", nil)})
	}
	return list
}

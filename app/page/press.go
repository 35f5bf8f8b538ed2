package page

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
	"gonfalon/app/table"
)

// Printing is the press as the page deals with it: it is begun with an order and ended with its answer,
// as what it draws with takes much memory.
type Printing struct {
	close   func() // nil while it does nothing
	loading loading
}

func (s *Printing) busy() bool { return s.close != nil }

// end ends the press.
func (s *Printing) end() {
	if s.busy() {
		s.close()
	}
	*s = Printing{}
}

var pressCommands = commands{
	"picture": (*Page).pictured,
}

// pictured makes a picture of the field as it is seen, in a form; PNG is the usual one.
func (p *Page) pictured(form string) {
	if form == "" {
		form = order.PNG
	}
	field, there := p.field()
	if p.Table == nil || !there || form != order.SVG && form != order.PNG {
		return
	}
	t := p.Table.Mode.Sheet(p.Table)
	name := fmt.Sprintf("%s-%d-%d", p.header.Scenario, t.Turn, len(p.Table.Session().Steps))
	p.print(do.Picture(form), &order.Order{Form: form, Name: name, Title: p.Title(), Dark: p.Theme() == "dark", Field: &field, Wide: wideOf(field.Area)})
}

// mostPixels is how many a picture of a field has at most, and sharpest how many to a unit.
const mostPixels, sharpest = 4e6, 2.0

// wideOf is how many pixels wide the picture of an area is.
func wideOf(a order.Area) int {
	return int(a.W * min(sharpest, math.Sqrt(mostPixels/(a.W*a.H))))
}

// field is the field on the table as whoever looks at the screen may know it, without what helps
// to play; not there while the map is on its way.
func (p *Page) field() (f order.Field, there bool) {
	if p.Table == nil {
		return f, false
	}
	sc := p.Table.Scenario
	printed := p.Prints.svg[mapview.MapFile(sc.Board.Name, p.Lang())]
	a := mapview.Extent(sc.Board)
	scene := bare(p.Table.Mode.Scene(p.View(), table.Overlays{}))
	return order.Field{Area: order.Area(a), Layers: []string{printed, mapview.DrawAt(scene, a.X, a.Y, a.W, a.H)}}, printed != ""
}

// bare is a scene with nothing but what lies on the field.
func bare(s mapview.Scene) mapview.Scene {
	out := mapview.Scene{Overlay: mapview.Overlay{Markers: s.Overlay.Markers}}
	for _, c := range s.Counters {
		c.Selected, c.Target, c.Loose, c.Must, c.Moved = false, false, false, false, false
		out.Counters = append(out.Counters, c)
	}
	return out
}

// print gives the press an order, which a command asked for.
func (p *Page) print(command string, o *order.Order) {
	if p.studio.busy() {
		return
	}
	post, end := p.Host.Press(func(s Said) { p.pressSays(command, s) })
	p.studio = Printing{close: end}
	o.Lang = p.Lang()
	text, _ := json.Marshal(o) // texts and numbers have a JSON form
	post(string(text))
	p.notice = panel.Notice{}
}

// pressSays hears the press: how far its program has come, what was made, or why nothing was.
func (p *Page) pressSays(command string, s Said) {
	if s.Failed == "" && s.Answer == "" {
		p.studio.loading = loading{s.Done, s.Of}
		return
	}
	p.studio.end()
	var a order.Answer
	switch {
	case s.Failed != "":
		p.tell("notice."+s.Failed, "", command, "ui.try-again")
		if s.Failed == "press-died" {
			p.offerReport()
		}
	case json.Unmarshal([]byte(s.Answer), &a) != nil:
		p.tell("notice.press-died", "", command, "ui.try-again")
	case a.Trouble != "":
		p.refusedBy(&a)
	default:
		p.fleeting(panel.Notice{Lang: p.Lang(), Title: p.Say("notice.printed.title", nil),
			Text: p.Say("notice.printed.text", i18n.Args{"file": a.File})})
	}
}

// refusedBy tells why the press made nothing: asked again it would answer the same.
func (p *Page) refusedBy(a *order.Answer) {
	trouble := a.Trouble
	if !slices.Contains(order.Troubles, trouble) {
		trouble = order.Unreadable
	}
	p.tell("notice.press-refused", p.Say("trouble.press-"+trouble, i18n.Args{"reason": a.Reason}), "", "")
}

// printing tells that the press is at work.
func (p screens) printing() panel.Notice {
	n := panel.Notice{Lang: p.Lang(), Title: p.Say("notice.printing.title", nil), Text: p.Say("notice.printing.text", nil), Quiet: true}
	if p.studio.loading.done < p.studio.loading.of {
		n.Text = p.Say("notice.press-loading.text", i18n.Args{"mb": i18n.Tenths(p.Lang(), float64(p.studio.loading.of)/1e6)})
		n.Done, n.Of = p.studio.loading.done, p.studio.loading.of
	}
	return n
}

// pictures is the drawer in which pictures of the field are made.
func (p screens) pictures() []panel.Section {
	_, there := p.field()
	off := !there || p.studio.busy()
	return []panel.Section{
		panel.Head{Title: p.Say("picture.title", nil), Sub: p.Say("picture.sub", nil)},
		panel.Actions{Buttons: []panel.Button{
			{ID: "picture-png", Do: do.Picture(order.PNG), Label: p.Say("picture.png", nil), Look: "pri", Off: off},
			{ID: "picture-svg", Do: do.Picture(order.SVG), Label: p.Say("picture.svg", nil), Look: "gho", Off: off},
		}},
		panel.Note{Text: p.Say("picture.about", nil)},
	}
}

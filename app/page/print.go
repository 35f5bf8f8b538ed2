package page

import (
	"fmt"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
	"gonfalon/app/printing"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
)

var printCommands = commands{
	"print":   (*Page).printed,
	"paper":   func(p *Page, paper string) { p.press.Choose(paper) },
	"picture": (*Page).pictured,
}

// printed prints something of the battle on the table, or else of the one whose page is shown.
func (p *Page) printed(what string) {
	b, there := p.printable()
	if !there || !printing.Prints(what) {
		return
	}
	o, err := b.Order(what)
	if err != nil {
		p.tell("notice.no-battle", err, "", "")
		return
	}
	p.print(do.Print(what), o)
}

// print gives the press an order, which a command asked for.
func (p *Page) print(command string, o *order.Order) { p.press.Print(around{p}, command, o) }

// printable is the battle of which something can be printed; not there while its map is on its way.
func (p *Page) printable() (b printing.Battle, there bool) {
	id := p.Battle
	if p.Table != nil {
		id = p.Table.Scenario.ID
	}
	sc, err := p.Host.Find(id)
	if err != nil {
		return b, false
	}
	b = printing.Battle{Voice: p, Scenario: sc, Options: p.choice.of(id), Name: p.battleName(sc), Map: p.Prints.Map(sc, p.Lang()), Shields: p.shieldsOf(sc)}
	return b, b.Map != "" && !p.Prints.Charting(sc)
}

// pictured makes a picture of the field as it is seen, in a form; PNG is the usual one.
func (p *Page) pictured(form string) {
	sends := form == printing.WithLink
	if form == "" || sends {
		form = order.PNG
	}
	field, there := p.field()
	if p.Table == nil || !there || form != order.SVG && form != order.PNG {
		return
	}
	t := p.Table.Sheet()
	name := fmt.Sprintf("%s-%d-%d", p.header.Scenario, t.Turn, len(p.Table.Session().Steps))
	o := &order.Order{Form: form, Name: name, Title: p.Title(), Dark: p.Theme() == "dark", Field: &field, Wide: printing.WideOf(field.Area)}
	if !sends {
		p.print(do.Picture(form), o)
		return
	}
	p.printToSend(do.Picture(printing.WithLink), o)
}

// longestSent is the length of the longest link that goes along with a picture: what all messengers take.
const longestSent = 2000

// printToSend has a picture offered to others with a link to what it shows: to the game, or where that is too long to
// its battle. The link is copied as well, for devices that cannot offer anything.
func (p *Page) printToSend(command string, o *order.Order) {
	o.Share, o.Link = true, p.Link()
	if m, looks := p.Looking(); looks {
		o.Link = shelf.LinkAt(p.Host.Address(), p.record(), m.Step)
	}
	if len(o.Link) > longestSent {
		o.Link = p.Host.Address() + "#battle=" + p.Table.Scenario.ID
	}
	p.Host.Copy(o.Link, func(bool) {}) // what comes of it is told with the picture
	p.print(command, o)
}

// field is the field on the table as whoever looks at the screen may know it, without what helps
// to play; not there while the map is on its way.
func (p *Page) field() (f order.Field, there bool) {
	if p.Table == nil {
		return f, false
	}
	sc := &p.Table.Scenario
	printed := p.Prints.Map(sc, p.Lang())
	a := mapview.Extent(sc.Board)
	scene := p.Table.Mode.Scene(p.View(), table.Overlays{}).Bare()
	shields := mapview.ShieldLayer(p.shieldsOf(sc))
	return order.Field{Area: order.Area(a), Layers: []string{printed, mapview.DrawAt(scene, a.X, a.Y, a.W, a.H), shields}}, printed != ""
}

// printer is the drawer in which pages are printed.
func (p screens) printer() []panel.Section {
	_, there := p.printable()
	return p.press.Drawer(p, there)
}

// darkroom is the drawer in which pictures of the field are made.
func (p screens) darkroom() []panel.Section {
	_, there := p.field()
	return p.press.Darkroom(p, there)
}

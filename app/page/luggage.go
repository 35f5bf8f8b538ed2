package page

import (
	"errors"
	"strconv"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/fame"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/save"
)

// luggage is a file with all that another device keeps, and what this one would have of it.
type luggage struct {
	goods  shelf.Goods
	games  []arriving
	record fame.Record
	shut   error // why the record in it cannot be read
	lost   int   // games in it that cannot be read
	known  int   // games that are here already, as far or further
}

// arriving is a game that would come.
type arriving struct {
	shelf.Opened
	over string // the game of this device that goes on with it, "" for none
}

// handOutAll hands out a file with all that this device keeps.
func (p *Page) handOutAll() {
	p.keep()
	p.Host.Download("gonfalon-"+p.Host.Now().Format(time.DateOnly)+".txt", p.shelf.Goods().String())
}

// openLuggage reads such a file, and asks before anything is taken in.
func (p *Page) openLuggage(text string) {
	g, err := shelf.ReadGoods(text)
	if err != nil {
		p.tell("notice.goods", err, "", "")
		return
	}
	l := &luggage{goods: g}
	for i := range g.Games {
		o, err := g.Open(i)
		switch {
		case err != nil:
			l.lost++
		case o.Record:
			l.record, l.shut = fame.Read(o.Text)
		default:
			p.sort(l, o)
		}
	}
	if p.Table != nil {
		p.leave()
	}
	p.Battle, p.drawer, p.career.luggage, p.notice = "", "device", l, panel.Notice{}
}

// sort finds what a game is to this device: new, further than one that is here, known, or one that
// went on by itself and stays beside the other.
func (p *Page) sort(l *luggage, o shelf.Opened) {
	rec, err := save.Read([]byte(o.Text), p.Host.Find)
	if rec == nil || err != nil {
		if _, text, bad := p.shelf.Load(o.ID); bad == nil && text == o.Text {
			l.known++
			return
		}
		l.games = append(l.games, arriving{Opened: o})
		return
	}
	family, as := p.relatives(rec)
	c := arriving{Opened: o}
	if len(family) > 0 {
		switch of := family[0]; {
		case of.common == as.Standing():
			l.known++
			return
		case of.common == of.acts:
			c.over = of.ID
		}
	}
	l.games = append(l.games, c)
}

// takeAllIn takes in what was read, and tells what the device refused.
func (p *Page) takeAllIn() {
	l := p.career.luggage
	if l == nil {
		return
	}
	p.career.luggage = nil
	err := p.shelf.TakeChoices(l.goods)
	for _, c := range l.games {
		err = errors.Join(err, p.shelf.TakeIn(c.Opened, c.over))
	}
	if p.recall(); l.shut == nil && p.career.shut == nil {
		p.career.record = fame.Merge(p.career.record, l.record)
		if !p.career.record.IsEmpty() {
			err = errors.Join(err, p.shelf.SetRecord(p.career.record.String()))
		}
	}
	p.settings, p.learnt = p.shelf.Settings(), p.shelf.Lessons()
	p.learnToSpeak()
	if lang := p.settings.Language; lang != "" {
		setLang(p, lang) // its words may have to come
	}
	if p.drawer = ""; err != nil {
		p.unkept(err)
		return
	}
	p.tell("notice.moved", "", "", "")
}

// movePage is the drawer from which all is taken to another device.
func (p screens) movePage() []panel.Section {
	list := []panel.Section{panel.Head{Title: p.Say("move.title", nil), Sub: p.Say("move.text", nil)}}
	if l := p.career.luggage; l != nil {
		return append(list, p.found(l)...)
	}
	return append(list,
		panel.Note{Title: p.Say("move.from", nil), Text: p.Say("move.from.text", nil)},
		panel.Actions{Buttons: []panel.Button{{ID: "luggage", Do: do.Luggage(), Label: p.Say("move.make", nil), Look: "pri"}}},
		panel.Note{Title: p.Say("move.to", nil), Text: p.Say("move.to.text", nil)},
		panel.Loader{Label: p.Say("move.choose", nil)})
}

// found tells what a file would bring, and asks.
func (p screens) found(l *luggage) []panel.Section {
	grown := 0
	for _, c := range l.games {
		if c.over != "" {
			grown++
		}
	}
	won, lost := l.record.Fought()
	ledger := panel.Ledger{Title: p.Say("move.found", nil), Rows: []panel.Row{
		{Text: p.Say("move.new", nil), Value: strconv.Itoa(len(l.games) - grown)},
		{Text: p.Say("move.grown", nil), Value: strconv.Itoa(grown)},
		{Text: p.Say("move.known", nil), Value: strconv.Itoa(l.known)},
		{Text: p.Say("move.battles", nil), Value: strconv.Itoa(won + lost)},
	}}
	list := []panel.Section{ledger}
	if l.lost > 0 {
		list = append(list, panel.Note{Icon: "warn", Text: p.Say("move.lost", i18n.Args{"n": l.lost})})
	}
	if l.shut != nil {
		list = append(list, panel.Note{Icon: "warn", Text: p.reason(l.shut)})
	}
	return append(list, panel.Actions{Buttons: []panel.Button{{ID: "unload", Do: do.Unload(), Label: p.Say("move.in", nil), Look: "pri"},
		{ID: "leave-it", Do: do.LeaveIt(), Label: p.Say("move.leave", nil), Look: "gho"}}})
}

package page

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// handOver shows the card of a side whose turn has come.
func (p *Page) handOver() {
	if p.playing() {
		p.Table.HandOver()
	}
}

// setCards switches the cards of a side on or off; a card that is there is ended.
func setCards(p *Page, side string) {
	for s := game.A; s <= game.B; s++ {
		if match.SideKey(s) == side {
			p.settings.Cardless[s] = !p.settings.Cardless[s]
			p.keepSettings()
		}
	}
	if p.Table != nil {
		p.Table.Cardless = p.settings.Cardless
		table.TakeOver(p.Table)
	}
}

// cards are the switches of the card of each side.
func (p screens) cards() panel.Section {
	t := panel.Toggles{Title: p.Say("hand.cards", nil)}
	for s := game.A; s <= game.B; s++ {
		t.Items = append(t.Items, panel.Segment{Do: do.Cards(match.SideKey(s)), Label: p.View().Side(s), On: !p.settings.Cardless[s]})
	}
	return t
}

// setPassing switches on or off that what nobody has a choice about goes by itself.
func setPassing(p *Page) {
	p.settings.Manual = !p.settings.Manual
	p.keepSettings()
	if p.Table != nil {
		p.Table.Manual = p.settings.Manual
	}
}

// passing is the switch of what goes by itself.
func (p screens) passing() panel.Section {
	return panel.Toggles{Title: p.Say("pass.title", nil), Items: []panel.Segment{
		{Do: do.Passing(), Label: p.Say("pass.switch", nil), On: !p.settings.Manual}}}
}

// replaying makes a command of what only a look back can do.
func replaying[A any](then func(p *Page, m *table.Replay, arg A)) func(*Page, A) {
	return func(p *Page, arg A) {
		if p.Table == nil || p.opening != nil {
			return
		}
		if m, ok := p.Table.Mode.(*table.Replay); ok {
			then(p, m, arg)
		}
	}
}

// lookBack shows the game as it was after a number of steps; one that is on its way, when it is
// there.
func (p *Page) lookBack(n int) {
	switch o := p.opening; {
	case o != nil:
		before := o.then
		o.then = func() { before(); p.lookBack(n) }
	case p.Table != nil && p.Table.Staged(): // what is asked for would be pointed at over it
		p.Table.Hush()
		p.Table.Refuse("now", nil)
	case p.Table != nil:
		p.closeDrawer()
		table.LookBack(p.Table, n)
		p.follow()
	}
}

// showTheirs plays what the other side did last.
func showTheirs(p *Page) {
	if p.Table == nil || p.opening != nil {
		return
	}
	p.closeDrawer()
	if !p.Table.Staged() && table.LookAtTheirs(p.Table) {
		p.follow()
		p.run(p.Table.Mode.(*table.Replay))
	}
}

// follow finds the course of the battle that is looked back at, in slices.
func (p *Page) follow() {
	m, ok := p.Looking()
	if !ok {
		return
	}
	for began := p.Host.Now(); m.Course.More(); {
		if p.Host.Now().Sub(began) >= slice {
			p.Host.Pause(func() {
				if now, ok := p.Looking(); ok && now == m {
					p.follow()
				}
			})
			return
		}
	}
}

// Looking is the look back, if there is one.
func (p *Page) Looking() (*table.Replay, bool) {
	if p.Table == nil {
		return nil, false
	}
	m, ok := p.Table.Mode.(*table.Replay)
	return m, ok
}

// run plays what is looked back at, or stops.
func (p *Page) run(m *table.Replay) {
	m.Run(p.Table)
	p.tick(m)
}

func (p *Page) setPace(m *table.Replay, n int) {
	m.Pace = max(0, min(n, len(table.FilmPaces)-1))
	m.Beat++
	p.tick(m)
}

// tick goes on to the next moment after a while, as long as nobody has changed anything.
func (p *Page) tick(m *table.Replay) {
	beat := m.Beat
	if !m.Playing {
		return
	}
	shown := max(table.FilmPaces[m.Pace], p.toPlay())
	if m.Mourns() {
		shown = p.toPlay() + table.GraveFor
	} else {
		shown = max(shown, p.toReadNotes(m))
	}
	p.Host.After(shown, func() {
		if now, ok := p.Looking(); ok && now == m && m.Beat == beat {
			step := m.Step
			if m.Next(p.Table); m.Step != step {
				p.films(m)
			}
			p.tick(m)
			p.after(Filmed)
		}
	})
}

// branch plays on from the position looked at as another game. Where dice fell after it, it is asked
// first whether they "keep" or are "fresh"; anything else then is no answer, and it is looked at further.
func (p *Page) branch(dice string) {
	if p.Table == nil || p.opening != nil {
		return
	}
	switch m := p.Table.Mode.(type) {
	case *table.Replay:
		m.Halt()
		if n := p.Table.DiceAfter(m.Step); n > 0 {
			p.Table.Mode = &table.Parting{Layer: table.Layer{Mode: m}, Dice: n}
			return
		}
		p.part(m, 0, p.Table.Sess.Final) // no game foretells the dice of one whose dice are final
	case *table.Parting:
		from := m.Mode.(*table.Replay)
		if m.Back(p.Table); dice == "keep" || dice == "fresh" {
			p.part(from, m.Dice, dice == "fresh")
		}
	}
}

// part begins the other game, whose acts are done again in slices. So many dice were seen that fell
// after it.
func (p *Page) part(m *table.Replay, dice int, fresh bool) {
	rec, err := save.Read([]byte(p.record()), p.Host.Find)
	if err != nil {
		p.unreadable(err, "")
		return
	}
	if rec.Branch(m.Step, dice); fresh {
		rec.Renew(p.unthrown(rec))
	}
	a, err := p.replayed(rec, "")
	if a == nil {
		p.unreadable(err, "")
		return
	}
	args := i18n.Args{"name": p.Title(), "turn": m.Game.Table().Turn, "n": m.Step}
	p.begin(a, shelf.Header{}, func() {
		p.saved = p.Table.Version - 1
		if p.autosave(); p.refused == "" {
			p.unkept(p.shelf.Rename(p.header.ID, p.Say("replay.branch-name", args)))
		}
		p.fleeting(func() panel.Notice {
			return panel.Notice{Lang: p.Lang(), Title: p.Say("notice.branched.title", nil), Text: p.Say("notice.branched.text", args)}
		})
	})
}

package page

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/thread"
)

// way is the thread on the shelf: its chapters, that of what comes next open.
func (p screens) way() panel.Way {
	t := p.Host.Thread()
	at, more := t.Next(p.isDone)
	w := panel.Way{Title: p.Say("thread.title", nil), Open: p.Say("thread.open", nil),
		Record: panel.Button{ID: "my-record", Do: do.Drawer("record"), Label: p.Say("record.title", nil), Look: "gho"}}
	won, of := 0, 0
	for i := range t.Chapters {
		c := p.chapter(&t.Chapters[i])
		c.Now = more && i == at.Chapter
		w.Chapters = append(w.Chapters, c)
		n, all := t.Chapters[i].Battles(p.career.record.Won)
		won, of = won+n, of+all
	}
	stars, all := p.career.record.AllStars(t)
	w.Text = p.Say("thread.so-far", i18n.Args{"won": won, "of": of, "stars": stars, "all": all})
	return w
}

// chapter is one chapter with its lessons and battles.
func (p screens) chapter(c *thread.Chapter) panel.Leg {
	won, of := c.Battles(p.career.record.Won)
	l := panel.Leg{Key: c.Key, Title: p.Say("thread."+c.Key, nil), Year: c.Year, Text: p.Say("thread."+c.Key+".text", nil)}
	stars := 0
	for i := range c.Entries {
		e := &c.Entries[i]
		if e.Lesson != "" {
			card := panel.Card{Do: do.Learn(e.Lesson), Title: p.entryName(e), Sub: p.Say("thread.lesson", nil)}
			if p.isDone(e) {
				card.Small = p.Say("thread.learnt", nil)
			}
			l.Cards = append(l.Cards, card)
			continue
		}
		stars += p.career.record.CountStars(e)
		l.Cards = append(l.Cards, panel.Card{Do: do.Battle(p.threadGame(e)), Title: p.entryName(e), Sub: p.lengthOf(e),
			Small: p.Say("thread.stars", i18n.Args{"n": p.career.record.CountStars(e)})})
	}
	l.Sub = p.Say("thread.chapter", i18n.Args{"won": won, "of": of, "stars": stars, "all": thread.Stars * of})
	return l
}

// lengthOf is how long a battle of the thread takes, in words.
func (p screens) lengthOf(e *thread.Entry) string {
	sc, err := p.Host.Find(e.Battle)
	if err != nil {
		return ""
	}
	return i18n.Length(p.Lang(), sc)
}

// onward is the card of what the thread has next; nil for who has neither learnt nor won anything, whom the
// card of the lessons leads to the same, and where all is done.
func (p screens) onward() *panel.NowCard {
	e, ok := p.nextOnThread()
	if !ok || e.Lesson != "" && p.unlearntAll() {
		return nil
	}
	card := &panel.NowCard{Kicker: p.Say("thread.next", nil), Next: true, Battle: panel.Battle{Name: p.entryName(e)},
		Button: panel.Button{ID: "ride-on", Do: p.rideOn(e), Label: p.Say("thread.go", nil), Look: "pri"}}
	if e.Lesson != "" {
		card.Battle.ID, card.Text = p.fieldOf(e.Lesson), p.Say("thread.lesson", nil)
		return card
	}
	sc, err := p.Host.Find(e.Battle)
	if err != nil {
		return nil
	}
	l := p.career.record.Level(e)
	stars := p.stars(e)
	card.Battle, card.Stars, card.Button.Side = p.battle(sc), &stars, match.SideKey(e.Side)
	card.Text = p.Say("thread.lead", i18n.Args{"side": card.Battle.Sides[e.Side]}) + " · " + p.Say("shelf.minutes", i18n.Args{"n": sc.Minutes}) +
		" · " + p.Say("thread.against", i18n.Args{"level": p.levelName(l)})
	if l < e.Against {
		card.Kicker = p.Say("thread.easier", nil)
	}
	return card
}

// unlearntAll reports whether no lesson was learnt.
func (p *Page) unlearntAll() bool {
	for _, l := range p.Host.Lessons() {
		if p.learnt[l.Key] == shelf.Learnt {
			return false
		}
	}
	return true
}

// fieldOf is the battle on whose field a lesson is given, "" for none.
func (p *Page) fieldOf(key string) string {
	for _, l := range p.Host.Lessons() {
		if l.Key != key {
			continue
		}
		for _, sc := range p.Host.Battles() {
			if sc.Battle == l.Battle {
				return sc.ID
			}
		}
	}
	return ""
}

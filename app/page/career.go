package page

import (
	"errors"
	"strings"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/fame"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/engine/thread"
)

// career is what the player has done, and what the battle on the table has brought.
type career struct {
	record fame.Record
	shut   error     // why the record that is kept cannot be read, and so is not changed
	news   fame.News // of the battle that was noted last
	lost   bool      // that was not won
	asked  int       // how often it was asked whether all is to be forgotten

	luggage *luggage // a file from another device that was read, nil for none
}

// recall reads the record of the device. What is damaged there is put aside when another is kept.
func (p *Page) recall() {
	text, err := p.shelf.Record()
	p.career.record, p.career.shut = fame.Record{}, nil
	if err == nil {
		p.career.record, err = fame.Read(text)
	}
	if err != nil && !damaged(err) {
		p.career.shut = err
	}
}

// damaged reports whether there is nothing left of what was kept.
func damaged(err error) bool {
	_, broken := errors.AsType[*shelf.BrokenError](err)
	return broken && !errors.Is(err, shelf.ErrLater)
}

// commend notes a battle against the computer that is over in the record. Another tab may have noted
// others meanwhile.
func (p *Page) commend() {
	c := p.Table
	if p.career.news = (fame.News{}); !c.Solo() {
		return
	}
	side := c.Person
	p.recall()
	p.career.lost = !p.won()
	p.career.news = p.career.record.Add(p.Host.Thread(), fame.Battle{ID: c.Scenario.ID, Side: side, Date: p.Host.Now().Format(time.DateOnly),
		Deed: thread.Done(c.Session(), side, c.Foe.Level)})
	if p.career.shut == nil {
		p.unset(p.shelf.SetRecord(p.career.record.String()))
	}
}

// isDone reports whether an entry of the thread is done: a lesson that was learnt, a battle that was won.
func (p *Page) isDone(e *thread.Entry) bool {
	if e.Lesson != "" {
		return p.learnt[e.Lesson] == shelf.Learnt
	}
	return p.career.record.Won(e)
}

// nextOnThread is what the thread leads to next; ok is false where all of it is done.
func (p *Page) nextOnThread() (e *thread.Entry, ok bool) {
	t := p.Host.Thread()
	at, ok := t.Next(p.isDone)
	if !ok {
		return nil, false
	}
	return t.At(at), true
}

// afterOnThread is what the thread leads to after the battle on the table.
func (p *Page) afterOnThread() (e *thread.Entry, ok bool) {
	t := p.Host.Thread()
	at, ok := t.After(p.Table.Scenario.ID, p.isDone)
	if !ok {
		return nil, false
	}
	return t.At(at), true
}

// rideOn is the command by which an entry of the thread is played: a battle as it was measured, or
// against whoever suits the player better by now.
func (p *Page) rideOn(e *thread.Entry) string {
	if e.Lesson != "" {
		return do.Learn(e.Lesson)
	}
	return do.Play(p.threadGame(e))
}

// threadGame is a battle of the thread as an address asks for it.
func (p *Page) threadGame(e *thread.Entry) string {
	return e.Battle + "&setup=" + asTheyStood + "&side=" + match.SideKey(e.Side) + "&against=" + p.career.record.Level(e).String()
}

// entryName is how an entry of the thread is called.
func (p *Page) entryName(e *thread.Entry) string {
	if e.Lesson != "" {
		return p.Say("lesson."+e.Lesson, nil)
	}
	return i18n.Or(p.Lang(), "scenario."+e.Battle, e.Battle)
}

// starText is what a star asks for, in words.
func (p *Page) starText(s thread.Star) string {
	var parts []string
	for _, f := range s {
		parts = append(parts, p.factText(f))
	}
	return strings.Join(parts, " · ")
}

// factText is one fact of a star in words.
func (p *Page) factText(f thread.Fact) string {
	switch {
	case f.Key != "lost-fewer":
		return p.Say("star."+f.Key, i18n.Args{"n": f.N, "level": p.levelName(f.Level)})
	case f.N > 1:
		return p.Say("star.lost-most", i18n.Args{"n": f.N - 1})
	}
	return p.Say("star.lost-none", nil)
}

// levelName is how a level is called.
func (p *Page) levelName(l level.Level) string { return p.Say("foe.level."+l.String(), nil) }

// stars are the stars of a battle with what each asks for.
func (p *Page) stars(e *thread.Entry) panel.Stars {
	s, had := panel.Stars{Label: p.Say("thread.stars", i18n.Args{"n": p.career.record.CountStars(e)}), Had: p.Say("star.had", nil), Open: p.Say("star.open", nil)}, p.career.record.Stars(e)
	for i, star := range e.Stars {
		s.List = append(s.List, panel.Star{Text: p.starText(star), On: had[i]})
	}
	return s
}

// earned tells, at the end of a battle, of its stars and in one line of the honours that it brought.
func (p screens) earned() (list []panel.Section) {
	c := p.Table
	at, ok := p.Host.Thread().Find(c.Scenario.ID)
	if ok && c.Opposed() {
		if e := p.Host.Thread().At(at); e.Side == c.Person {
			list = append(list, p.stars(e))
		}
	}
	if line := p.honoured(); line != "" {
		list = append(list, panel.Note{Text: line})
	}
	return list
}

// honoured is the line that tells of new honours, empty without any.
func (p *Page) honoured() string {
	if p.Table == nil || p.noted != p.Sitting {
		return ""
	}
	return p.honoursLine()
}

// honoursLine tells of the honours that came last, empty without any.
func (p *Page) honoursLine() string {
	if len(p.career.news.Honours) == 0 {
		return ""
	}
	var names []string
	for _, key := range p.career.news.Honours {
		names = append(names, p.Say("honour."+key, nil))
	}
	return p.Say("honour.given", i18n.Args{"n": len(names), "names": strings.Join(names, ", ")})
}

// easier is the level at which a battle that was lost three times in a row is better fought, "" for none.
func (p *Page) easier() string {
	c := p.Table
	if !c.Opposed() || c.Table.Stage != game.StageOver {
		return ""
	}
	if l, ok := p.career.record.Easier(c.Scenario.ID, c.Person, c.Foe.Level); ok {
		return l.String()
	}
	return ""
}

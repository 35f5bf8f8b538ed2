package page

import (
	"errors"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// seat is the opponent as the page has him. The page tells him what happens and does what he wants.
type seat struct {
	state    opponent.State
	events   []opponent.Event // that he has not heard yet
	source   opponent.Source  // nil while nobody thinks for him
	loading  loading
	expected bool      // what he thinks with is on its way, or was before
	shown    time.Time // when he began to act, since the person acted last
	mourned  [2]int    // the card that lies over the table for a while, by version of the game and how many are left
}

// hear lets the opponent hear something once the page is brought in line.
func (s *seat) hear(e opponent.Event) { s.events = append(s.events, e) }

// hears has the opponent hear of something that comes by itself.
func (p *Page) hears(e opponent.Event) {
	p.foe.hear(e)
	p.after(Opposed)
}

// vacate forgets all about the opponent, and lets go of whoever thinks for him.
func (p *Page) vacate() {
	p.dismiss()
	p.foe.state, p.foe.events = opponent.New(p.foe.state), nil
}

// oppose lets the opponent hear what has come and look at the table as it is now; it reports whether he
// wanted anything, and so has to look again.
func (p *Page) oppose() (goes bool) {
	if p.Table == nil {
		p.foe.events = nil
		return false
	}
	for ; len(p.foe.events) > 0; goes = true {
		e := p.foe.events[0]
		p.foe.events = p.foe.events[1:]
		p.next(e)
	}
	c := p.Table
	goes = p.mourns() || goes
	attended := p.attended()
	if attended {
		c.Prepare()
		attended = p.attended()
	}
	return p.next(p.changed(attended)) || goes
}

// mourns has a card of something grave go by itself after a while, for who looks on: at once where nothing is
// shown, and not while he has stopped or after the end of the battle. It reports whether one went.
func (p *Page) mourns() bool {
	c := p.Table
	s, grave := c.Mode.(*table.Story)
	if !c.Watched() || !grave || !s.Stops() || c.Telling.Holds() || p.foe.state.Paused || c.Table.Stage == game.StageOver {
		return false
	}
	if p.foe.state.Skips {
		return c.Confirm()
	}
	card := [2]int{c.Version, len(s.Graves)}
	if p.foe.mourned == card {
		return false
	}
	p.foe.mourned = card
	p.Host.After(mourning*match.Paces[p.foe.state.Pace], func() {
		if p.foe.mourned != card {
			return
		}
		p.foe.mourned = [2]int{}
		if now, grave := c.Mode.(*table.Story); p.Table == c && grave && card == [2]int{c.Version, len(now.Graves)} && !p.foe.state.Paused {
			c.Confirm()
		}
		p.after(Opposed)
	})
	return false
}

// mourning is for how many times the pace a card of something grave lies over a battle that is watched.
const mourning = 4

// next does what the opponent wants after an event; it reports whether that is anything.
func (p *Page) next(e opponent.Event) bool {
	s, effects := opponent.Next(p.foe.state, e)
	p.foe.state = s
	for _, e := range effects {
		p.carry(e)
	}
	if c := p.Table; c != nil && c.Foe != nil {
		c.Foe.Manner = p.foe.state.Manner
	}
	return len(effects) > 0
}

// attended reports whether the opponent may be asked, or may act: not while the person looks back, reads
// the card of something grave, or has to answer. Who skips his turn skips no such card.
func (p *Page) attended() bool { return !p.away() && !p.Reading() && p.Table.Attended() }

// changed is the table as the opponent sees it.
func (p *Page) changed(attended bool) opponent.Changed {
	c := p.Table
	e := opponent.Changed{At: opponent.Stamp{Steps: len(c.Sess.Steps), Version: c.Version, Job: c.Job()}, Attended: attended, Now: p.Host.Now(),
		SetUp: c.Table.Stage == game.StageSetUp, Watched: c.Watched(), Fresh: len(c.Lately()) == 0, ToRead: c.ToRead(), ToPlay: p.toPlay()}
	if l := c.Lesson; l != nil {
		e.At.Beat = l.Done
		e.Next.GoesOn = l.Done > 0 && !l.Over(l.Done) && l.Beats[l.Done].Line == l.Beats[l.Done-1].Line
		return e
	}
	if e.Leads = c.Decides(); e.Fresh || !e.Leads {
		p.foe.shown = e.Now
	}
	if p.speaks() { // what the friend does is seen as he does it
		e.Fresh, e.ToRead, e.ToPlay = true, 0, 0
	}
	if due := p.foe.state.Due; due.Act != nil && p.foe.state.At == e.At {
		next, list := c.FeatOf(due.Choice), c.Lately()
		e.Next.GoesOn = len(list) > 0 && list[len(list)-1].GoesOn(next)
		e.Next.Attack = next.Odds != nil
		e.Next.Ordered = len(list) > 0 && list[len(list)-1].Shares(&next)
		shares := e.Next.Ordered && c.Foe.Pace == match.UsualPace // one order is told once
		e.Next.Thronged = shares || p.View().Throngs(e.Next.GoesOn) || c.Hurries(e.Now.Sub(p.foe.shown))
	}
	return e
}

// carry does one thing that the opponent wants.
func (p *Page) carry(e opponent.Effect) {
	c := p.Table
	switch e := e.(type) {
	case opponent.Ask:
		p.ask(e)
	case opponent.Watch:
		p.Host.After(e.For, func() { p.hears(opponent.Silent{Ask: e.N, Coming: p.foe.loading != loading{}}) })
	case opponent.Wait:
		p.wait(e.For, opponent.Clock{Beat: e.Beat})
	case opponent.Show:
		next := c.FeatOf(e.Choice)
		c.Foe.Coming = &next
		c.Follow(&next)
	case opponent.Do:
		p.enact(e)
	case opponent.Leave:
		c.Leave(e.Job)
	case opponent.Advise:
		p.advised(e)
	case opponent.Hire:
		p.withdraw()
		p.hire(e.Here)
	case opponent.Dismiss:
		p.withdraw()
		p.dismiss()
	case opponent.Resign:
		p.resign(e.Job)
	case opponent.Notice:
		p.tellFault(e)
	}
}

// wait has the opponent hear an event after a while.
func (p *Page) wait(long time.Duration, e opponent.Event) {
	p.Host.After(long, func() { p.hears(e) })
}

// ask puts a question to whoever decides: the lesson, or somebody who thinks.
func (p *Page) ask(e opponent.Ask) {
	c := p.Table
	if e.Job == match.Teaches {
		opponent.Beats{Tell: p.hears}.Ask(e.N, opponent.JobAt(&c.Match, e.Job))
		return
	}
	if e.Job == match.Shows {
		p.hears(opponent.Answered{Ask: e.N, Answer: opponent.Answer{Choice: c.Brought()}})
		return
	}
	if p.foe.source == nil { // a page that has no programs beside it
		p.foe.hear(opponent.Gone{Err: opponent.ErrMissing})
		return
	}
	j := opponent.JobAt(&c.Match, e.Job)
	if m, ok := table.Innermost(c.Mode).(*table.Advising); ok && e.Job == match.Advises {
		j.Units, j.Pick = m.Units, m.Pick
	}
	p.foe.source.Ask(e.N, j)
}

// enact does what the opponent has decided.
func (p *Page) enact(e opponent.Do) {
	if c := p.Table; e.Beat {
		c.Proceeds()
	} else if !c.Enact(e.Choice) {
		p.foe.hear(opponent.Refused{Err: opponent.ErrNonsense})
	}
}

// withdraw shows no more what the opponent was about to do.
func (p *Page) withdraw() {
	if c := p.Table; c.Foe != nil && c.Lesson == nil {
		c.Foe.Coming = nil
	}
}

// resign has people play on by themselves.
func (p *Page) resign(job match.Job) {
	if p.Table.Afar != nil && job == match.Shows {
		p.leave() // what the letters have is kept, and shown when it is opened again
		return
	}
	if job == match.AidesAct || job == match.AidesReact {
		p.Table.Relieve()
	} else {
		p.setFoe(game.NoSide, "")
	}
}

// tellFault tells what went wrong and, unless it was the line, offers a report of it.
func (p *Page) tellFault(e opponent.Notice) {
	p.tell(e.Key, e.Err, "", "")
	if reason := e.Err.Error(); e.Report && reason != "foe-missing" && reason != "foe-forbidden" {
		p.offerReport()
	}
}

// offerReport adds to what is told that a report of it can be copied (app/site/assets/trouble.js).
func (p *Page) offerReport() {
	p.amend(func(n *panel.Notice) { n.Or, n.Other = do.Report(), p.Say("trouble.report", nil) })
}

// loading is how far what the computer thinks with has come, in bytes.
type loading struct{ done, of int }

// hire finds somebody who thinks: in a worker, or here in the page's own time.
func (p *Page) hire(here bool) {
	p.dismiss()
	if p.Host.Worker == nil {
		return
	}
	w := &opponent.Worker{Here: here, Table: func() *match.Match { return &p.Table.Match }, Record: p.record, Tell: p.hears,
		Aside: func(f func()) { p.Host.Aside(func() (shows bool) { f(); return false }) }}
	w.Begin(p.Host.Worker(here, func(s foe.Message) { p.said(w, s) }))
	p.foe.source = w
}

// said passes on what a worker tells, as long as somebody waits for it.
func (p *Page) said(w *opponent.Worker, s foe.Message) {
	if p.foe.source != w {
		return
	}
	p.foe.loading = loading{s.Done, s.Of}
	switch {
	case s.Failed != "":
		p.hears(opponent.Gone{Err: errors.New(s.Failed)})
	case s.Answer != "":
		w.Hear(s.Answer)
	}
}

// dismiss lets whoever thinks go.
func (p *Page) dismiss() {
	if p.foe.source != nil {
		p.foe.source.Close()
	}
	p.foe.source, p.foe.loading = nil, loading{}
}

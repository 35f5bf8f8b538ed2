package page

import (
	"errors"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
)

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

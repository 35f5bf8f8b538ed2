package page

import (
	"math"
	"time"

	"gonfalon/app/table"
)

// unseen is how long at most a part of what is worked at is not shown because all of it soon is.
const unseen = 150 * time.Millisecond

// stretch is how long a mode works before the browser has its turn.
const stretch = 12 * time.Millisecond

// work lets the mode of the table work, and goes on after a pause until it is done. Whatever the
// player does in between ends or changes what is worked at.
func (p *Page) work() {
	if p.Table == nil || p.Working {
		return
	}
	p.stretches++
	for began := p.Host.Now(); p.works(); {
		if table.Innermost(p.Table.Mode).(table.Worker).Work(p.Table) {
			break
		}
		if p.Host.Now().Sub(began) >= stretch {
			p.Working = true
			p.Host.Pause(func() {
				p.Working = false
				p.after(Worked)
			})
			return
		}
	}
	p.stretches = 0
}

// works reports whether the mode of the table has something to do by itself: not below what only the
// player can end, and no acts that are not this tab's to do.
func (p *Page) works() bool {
	if p.Table == nil || p.Table.AsksPlayers() {
		return false
	}
	m := table.Innermost(p.Table.Mode)
	if _, acts := m.(*table.Marching); acts && p.away() {
		return false
	}
	_, works := m.(table.Worker)
	return works
}

// Busy reports whether what is worked at need not be shown yet: it is after the first stretch, and
// each time when eight times as much is done, as showing it takes longer than a few stretches; and
// it is not where all of it will be there sooner than a part were shown.
func (p *Page) Busy() bool {
	for n := 1; n <= p.stretches; n *= 8 {
		if n == p.stretches {
			return p.Working && p.left() < min(p.Showing, unseen)
		}
	}
	return p.Working
}

// Begins reports whether the page has begun to work at something of which nothing need be shown yet.
func (p *Page) Begins() bool { return p.stretches == 1 && p.Busy() }

// left is how long the page will go on working, by how far it has come.
func (p *Page) left() time.Duration {
	done, all := 0, 0
	if p.Table != nil {
		if w, ok := table.Innermost(p.Table.Mode).(table.Progress); ok {
			done, all = w.Progress()
		}
	}
	if all == 0 {
		return math.MaxInt64
	}
	return time.Duration(p.stretches*(all-done)/max(done, 1)) * stretch
}

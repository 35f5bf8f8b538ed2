package play

import (
	"math"
	"time"
)

// unseen is how long at most a part of what is worked at is not shown because all of it soon is.
const unseen = 150 * time.Millisecond

// stretch is how long a mode works before the browser has its turn.
const stretch = 12 * time.Millisecond

// work lets the mode of the table work, and goes on after a pause until it is done. Whatever the
// player does in between ends or changes what is worked at.
func (p *page) work() {
	if p.Table == nil || p.working {
		return
	}
	p.stretches++
	for began := p.host.Now(); p.works(); {
		if innermost(p.Table.mode).(worker).work(p.Table) {
			break
		}
		if p.host.Now().Sub(began) >= stretch {
			p.working = true
			p.host.Pause(func() {
				p.working = false
				p.after()
			})
			return
		}
	}
	p.stretches = 0
}

// works reports whether the mode of the table has something to do by itself: not below what only the
// player can end, and no acts that are not this tab's to do.
func (p *page) works() bool {
	if p.Table == nil || p.Table.asksPlayers() {
		return false
	}
	m := innermost(p.Table.mode)
	if _, acts := m.(*marching); acts && p.away() {
		return false
	}
	_, works := m.(worker)
	return works
}

// busy reports whether what is worked at need not be shown yet: it is after the first stretch, and
// each time when eight times as much is done, as showing it takes longer than a few stretches; and
// it is not where all of it will be there sooner than a part were shown.
func (p *page) busy() bool {
	for n := 1; n <= p.stretches; n *= 8 {
		if n == p.stretches {
			return p.working && p.left() < min(p.showing, unseen)
		}
	}
	return p.working
}

// begins reports whether the page has begun to work at something of which nothing need be shown yet.
func (p *page) begins() bool { return p.stretches == 1 && p.busy() }

// left is how long the page will go on working, by how far it has come.
func (p *page) left() time.Duration {
	done, all := 0, 0
	if p.Table != nil {
		if w, ok := innermost(p.Table.mode).(foreseen); ok {
			done, all = w.progress()
		}
	}
	if all == 0 {
		return math.MaxInt64
	}
	return time.Duration(p.stretches*(all-done)/max(done, 1)) * stretch
}

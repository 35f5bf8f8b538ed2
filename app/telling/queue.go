package telling

import (
	"time"

	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// Item is something that happened, as it is told.
type Item = match.Entry

// Queue is what happened at a table and was not told yet, and what is told now.
type Queue struct {
	waiting []Item
	taken   int         // how many entries of the log were taken in
	newest  *game.Event // the last of them
	last    Item        // what was told last; of no event before the first
	open    bool        // a gesture is under way
	shows   bool        // what it led to is told beside the log, and was not heard
	shown   []Item      // since somebody asked
	held    bool        // what is grave waits until it was played
}

// Pace is how quickly is told. The zero Pace waits for nothing.
type Pace struct {
	Story time.Duration // for what is told beside the log
}

// Take takes in what the log of a match has more than before. Of a history that became shorter
// nothing waits any more.
func (q *Queue) Take(log []Item) {
	if q.taken > len(log) || q.taken > 0 && log[q.taken-1].Event != q.newest {
		*q = Queue{open: q.open}
		if q.taken = len(log); q.taken > 0 {
			q.last = log[q.taken-1]
		}
	}
	q.Push(log[q.taken:]...)
	if q.taken = len(log); q.taken > 0 {
		q.newest = log[q.taken-1].Event
	}
	if !q.open {
		q.Pass()
	}
}

// Push adds what happened.
func (q *Queue) Push(items ...Item) { q.waiting = append(q.waiting, items...) }

// Open begins a gesture: what it leads to is told as one.
func (q *Queue) Open() { q.open = true }

// Next ends a gesture and returns what it led to, how long that has to be seen before anybody
// else goes on, and whether it stays until it was heard. After one that led to nothing the batch
// before is still told.
func (q *Queue) Next(p Pace) (batch []Item, show time.Duration, stop bool) {
	batch, q.shows = q.waiting, q.shows && len(q.waiting) == 0
	q.shown = append(q.shown, batch...)
	for _, x := range batch {
		if x.Told > game.Light || x.Event.Kind == game.EventCombat { // a combat at least by its result
			q.shows = true
		}
		stop = stop || x.Told >= game.Grave
	}
	q.Pass()
	q.open = false
	return batch, q.Show(p), stop
}

// Shown returns what was shown since it was asked last, for those who are not told in words.
func (q *Queue) Shown() (list []Item) {
	list, q.shown = q.shown, nil
	return list
}

// Hold keeps what is grave from being told until it was played on the map, or no longer.
func (q *Queue) Hold(on bool) { q.held = on }

// Holds reports whether what is grave waits to be told.
func (q *Queue) Holds() bool { return q.held }

// Pass leaves what waits to the log and to those who listen.
func (q *Queue) Pass() {
	if n := len(q.waiting); n > 0 {
		q.last = q.waiting[n-1]
	}
	q.waiting = nil
}

// Heard ends what is told now, or has nothing told beside the log.
func (q *Queue) Heard() { q.shows = false }

// Show returns how long what is told now has to be seen, 0 where nothing has.
func (q *Queue) Show(p Pace) time.Duration {
	if !q.shows {
		return 0
	}
	return p.Story
}

// Last is what was told last, nil before anything happened.
func (q *Queue) Last() *game.Event { return q.last.Event }

package fame

import (
	"maps"
	"strings"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/engine/thread"
)

// Record is what a player has done.
type Record struct {
	Results map[string]Result `json:"battles,omitempty"` // by battle, side and level, as Key has it
	Honours map[string]string `json:"honours,omitempty"` // the date on which each was given
	Leaders int               `json:"leaders,omitempty"` // own ones lost
	Broken  int               `json:"broken,omitempty"`  // most units of the enemy's lost in one turn
	Run     int               `json:"run,omitempty"`     // wins in a row up to now
	Longest int               `json:"longest,omitempty"` // most wins in a row
	Puzzles map[string]Riddle `json:"puzzles,omitempty"` // by key
	Days    map[string]Day    `json:"days,omitempty"`    // puzzles of dates, as in 2026-11-29
	Latest  string            `json:"latest,omitempty"`  // the latest date on which one was tried
	InARow  int               `json:"row,omitempty"`     // most days in a row
}

// Result is what came of a battle from one side against one level.
type Result struct {
	Won   int    `json:"won,omitempty"`
	Lost  int    `json:"lost,omitempty"`
	Row   int    `json:"row,omitempty"`   // defeats since the last win against anybody
	Lead  int    `json:"lead,omitempty"`  // the best of a win, in points
	Turns int    `json:"turns,omitempty"` // of the quickest win
	Units int    `json:"units,omitempty"` // fewest own ones lost in a win
	Stars uint8  `json:"stars,omitempty"` // a bit each
	First string `json:"first,omitempty"` // date of the first win
}

// Battle is one that is over, as a player fought it.
type Battle struct {
	ID   string
	Side game.Side // whom the player led
	Date string    // as in 2026-11-29
	thread.Deed
}

// News is what a battle has brought that was not there before.
type News struct {
	Stars   [thread.Stars]bool
	Honours []string
}

// Key is where the result of a battle from one side against a level stands.
func Key(id string, side game.Side, l level.Level) string {
	return id + "/" + sideNames[side] + "/" + l.String()
}

var sideNames = [2]string{game.A: "a", game.B: "b"}

// Add adds a battle to the record.
func (r *Record) Add(t *thread.Thread, b Battle) (news News) {
	if r.Results == nil {
		r.Results = map[string]Result{}
	}
	before := Record{Results: maps.Clone(r.Results)}
	r.count(b)
	e, own := entry(t, b)
	if own {
		key := Key(b.ID, b.Side, b.Level)
		res, had := r.Results[key], before.Stars(e)
		for i, earned := range e.Earned(b.Deed) {
			if earned {
				res.Stars |= 1 << i
				news.Stars[i] = !had[i]
			}
		}
		r.Results[key] = res
	}
	news.Honours = r.honour(t, b)
	return news
}

// entry is the entry of a battle in the thread; own is false where that gives the other side.
func entry(t *thread.Thread, b Battle) (e *thread.Entry, own bool) {
	at, ok := t.Find(b.ID)
	if !ok {
		return nil, false
	}
	e = t.At(at)
	return e, e.Side == b.Side
}

// count counts a battle.
func (r *Record) count(b Battle) {
	key := Key(b.ID, b.Side, b.Level)
	res := r.Results[key]
	if r.Leaders += b.Leaders[0]; !b.Retaken {
		r.Broken = max(r.Broken, b.Broken)
	}
	if !b.Won {
		res.Lost++
		res.Row++
		r.Run = 0
		r.Results[key] = res
		return
	}
	if res.Won == 0 {
		res.First, res.Lead, res.Turns, res.Units = b.Date, b.Lead, b.Turns, b.Lost
	}
	res.Won++
	res.Lead, res.Turns, res.Units = max(res.Lead, b.Lead), min(res.Turns, b.Turns), min(res.Units, b.Lost)
	r.Run++
	r.Longest = max(r.Longest, r.Run)
	r.Results[key] = res
	for k, other := range r.Results {
		if strings.HasPrefix(k, b.ID+"/"+sideNames[b.Side]+"/") {
			other.Row = 0
			r.Results[k] = other
		}
	}
}

// Stars returns which stars of a battle were earned, be it in several games.
func (r *Record) Stars(e *thread.Entry) (stars [thread.Stars]bool) {
	for l := range level.Count {
		res := r.Results[Key(e.Battle, e.Side, l)]
		for i := range stars {
			stars[i] = stars[i] || res.Stars>>i&1 > 0
		}
	}
	return stars
}

// Won reports whether a battle was won as the thread gives it.
func (r *Record) Won(e *thread.Entry) bool { return e.Battle != "" && r.Stars(e)[0] }

// AllStars counts the stars of all battles, and those that there are.
func (r *Record) AllStars(t *thread.Thread) (n, of int) {
	for c := range t.Chapters {
		for i := range t.Chapters[c].Entries {
			if e := &t.Chapters[c].Entries[i]; e.Battle != "" {
				of += thread.Stars
				n += r.CountStars(e)
			}
		}
	}
	return n, of
}

// CountStars counts the stars of a battle.
func (r *Record) CountStars(e *thread.Entry) (n int) {
	for _, on := range r.Stars(e) {
		if on {
			n++
		}
	}
	return n
}

// WonBy counts the battles won against each level.
func (r *Record) WonBy() (n [level.Count]int) {
	for key, res := range r.Results {
		if _, _, l, ok := parts(key); ok {
			n[l] += res.Won
		}
	}
	return n
}

// Fought counts all battles.
func (r *Record) Fought() (won, lost int) {
	for _, res := range r.Results {
		won, lost = won+res.Won, lost+res.Lost
	}
	return won, lost
}

// enough is after how many defeats in a row something easier is offered.
const enough = 3

// Level returns against whom a battle of the thread is best fought next: as it was measured, one level
// lower after three defeats in a row, and once all its stars are earned one above the best who was beaten.
func (r *Record) Level(e *thread.Entry) level.Level {
	l, highest := e.Against, e.Against
	for at := range level.Count {
		if res := r.Results[Key(e.Battle, e.Side, at)]; res.Won > 0 {
			highest = max(highest, at)
		}
	}
	switch {
	case r.CountStars(e) == thread.Stars:
		return min(highest+1, level.Count-1)
	case l > 0 && r.Results[Key(e.Battle, e.Side, l)].Row >= enough:
		return l - 1
	}
	return l
}

// Easier returns the level below one at which a battle was lost three times in a row; ok is false
// where it was not, or where there is none.
func (r *Record) Easier(id string, side game.Side, l level.Level) (below level.Level, ok bool) {
	if l == 0 || r.Results[Key(id, side, l)].Row < enough {
		return l, false
	}
	return l - 1, true
}

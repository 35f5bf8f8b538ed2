package fame

import (
	"maps"
	"slices"
	"time"
)

// Riddle is what came of a puzzle, be it on its day or for practice.
type Riddle struct {
	First  int    `json:"first"`            // what the first try was worth, in thousandths of the best
	Solved string `json:"solved,omitempty"` // on which date
}

// Day is what came of the puzzle of a date.
type Day struct {
	Key    string `json:"key"`
	Tries  []int  `json:"tries,omitempty"` // what each was worth, in tenths of a percent
	Best   int    `json:"best"`            // what the best is worth
	Solved bool   `json:"solved,omitempty"`
	Done   bool   `json:"done,omitempty"`   // solved, given up, or tried as often as may be
	Counts bool   `json:"counts,omitempty"` // for a streak: it was solved, or tried so often, on its own date
}

// MostTries is how often the puzzle of a day may be tried.
const MostTries = 4

// Attempt is a try at a puzzle, or that it was given up.
type Attempt struct {
	Key    string
	Worth  int
	Best   int
	Solved bool
	GaveUp bool
	Date   string // whose puzzle it is, "" for practice
	Today  string
}

// Try notes a try. The puzzle of a date that is done changes nothing of that date any more.
func (r *Record) Try(a Attempt) (honours []string) {
	r.practise(a)
	if d := r.Days[a.Date]; a.Date != "" && !d.Done {
		r.see(a.Today)
		d.Key, d.Best = a.Key, a.Best
		if !a.GaveUp {
			d.Tries = append(slices.Clone(d.Tries), a.Worth)
			d.Solved = a.Solved
		}
		d.Done = d.Solved || a.GaveUp || len(d.Tries) >= MostTries
		d.Counts = d.Done && !a.GaveUp && a.Date == a.Today && r.Latest == a.Today
		if r.Days == nil {
			r.Days = map[string]Day{}
		}
		r.Days[a.Date] = d
		r.InARow = max(r.InARow, r.Streak(a.Today))
	}
	if r.InARow >= week && r.Honours[sevenDays] == "" {
		r.give(sevenDays, a.Today)
		honours = append(honours, sevenDays)
	}
	return honours
}

// practise notes what came of a puzzle, whosever it is.
func (r *Record) practise(a Attempt) {
	if a.GaveUp {
		return
	}
	d, had := r.Puzzles[a.Key]
	if !had {
		d.First = 1000 * a.Worth / max(1, a.Best)
	}
	if d.Solved == "" && a.Solved {
		d.Solved = a.Today
	}
	if r.Puzzles == nil {
		r.Puzzles = map[string]Riddle{}
	}
	r.Puzzles[a.Key] = d
}

// farAhead is by how many days a date that was seen may lie ahead of today. A clock that showed a later one was
// wrong then, and not set back since.
const farAhead = 31

// see notes the latest date that was seen.
func (r *Record) see(today string) {
	if r.Latest < today || r.Latest > later(today, farAhead) {
		r.Latest = today
	}
}

// later is a date so many days after another.
func later(date string, days int) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return t.AddDate(0, 0, days).Format(time.DateOnly)
}

// A streak bridges one date of a week that was missed.
const (
	week      = 7
	sevenDays = "seven-days"
)

// Streak is how many dates in a row count, up to today or yesterday: one of any seven may be missing between
// two others. Dates to come count for nothing.
func (r *Record) Streak(today string) (n int) {
	at := today
	if !r.Days[at].Counts {
		at = later(at, -1)
	}
	since := week // dates since one was missing
	for missing := 0; missing < 2; at = later(at, -1) {
		since++
		switch {
		case r.Days[at].Counts:
			n++
			missing = 0
		case n == 0 || missing > 0 || since < week:
			return n
		default:
			missing, since = 1, 0
		}
	}
	return n
}

// Solved counts the puzzles that were solved, and those at the first try; mean is what first tries came to, in
// thousandths of the best.
func (r *Record) Solved() (n, first, mean int) {
	for _, p := range r.Puzzles {
		if p.Solved != "" {
			n++
		}
		if p.First >= 1000 {
			first++
		}
		mean += p.First
	}
	return n, first, mean / max(1, len(r.Puzzles))
}

// IsEmpty reports whether nothing was done.
func (r *Record) IsEmpty() bool {
	return len(r.Results) == 0 && len(r.Puzzles) == 0 && len(r.Days) == 0
}

// mergePuzzles adds the puzzles of two records of one player.
func (m *Record) mergePuzzles(a, b Record) {
	m.Puzzles, m.Days = maps.Clone(a.Puzzles), maps.Clone(a.Days)
	m.Latest, m.InARow = max(a.Latest, b.Latest), max(a.InARow, b.InARow)
	for key, p := range b.Puzzles {
		if own, both := m.Puzzles[key]; both {
			p = Riddle{max(own.First, p.First), earlier(own.Solved, p.Solved)}
		}
		if m.Puzzles == nil {
			m.Puzzles = map[string]Riddle{}
		}
		m.Puzzles[key] = p
	}
	for date, d := range b.Days {
		if own, both := m.Days[date]; both && !d.over(own) {
			d = own
		}
		if m.Days == nil {
			m.Days = map[string]Day{}
		}
		m.Days[date] = d
	}
}

// over reports whether a day is the better of two of one date: it counts, was solved, is done, in fewer tries.
func (d Day) over(o Day) bool {
	for _, q := range [][2]bool{{d.Counts, o.Counts}, {d.Solved, o.Solved}, {d.Done, o.Done}} {
		if q[0] != q[1] {
			return q[0]
		}
	}
	if d.Done && len(d.Tries) != len(o.Tries) {
		return len(d.Tries) < len(o.Tries)
	}
	return slices.Compare(d.Tries, o.Tries) > 0
}

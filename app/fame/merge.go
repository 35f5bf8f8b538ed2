package fame

import "maps"

// Merge returns the record of a player who has one on each of two devices: of each battle the better
// result, of each honour the earlier date. Which of the two comes first does not matter, and to merge
// one again changes nothing.
func Merge(a, b Record) Record {
	m := Record{Results: maps.Clone(a.Results), Honours: maps.Clone(a.Honours), Leaders: max(a.Leaders, b.Leaders),
		Broken: max(a.Broken, b.Broken), Run: max(a.Run, b.Run), Longest: max(a.Longest, b.Longest)}
	if m.Results == nil {
		m.Results = map[string]Result{}
	}
	for key, res := range b.Results {
		if own, both := m.Results[key]; both {
			res = better(own, res)
		}
		m.Results[key] = res
	}
	for key, date := range b.Honours {
		m.give(key, earlier(m.Honours[key], date))
	}
	m.mergePuzzles(a, b)
	return m
}

// better is the better of two results.
func better(a, b Result) Result {
	m := Result{Won: max(a.Won, b.Won), Lost: max(a.Lost, b.Lost), Row: min(a.Row, b.Row), Stars: a.Stars | b.Stars, First: earlier(a.First, b.First)}
	switch {
	case a.Won == 0:
		m.Lead, m.Turns, m.Units = b.Lead, b.Turns, b.Units
	case b.Won == 0:
		m.Lead, m.Turns, m.Units = a.Lead, a.Turns, a.Units
	default:
		m.Lead, m.Turns, m.Units = max(a.Lead, b.Lead), min(a.Turns, b.Turns), min(a.Units, b.Units)
	}
	return m
}

// earlier is the earlier of two dates, of which one may be missing.
func earlier(a, b string) string {
	if a == "" || b == "" {
		return max(a, b)
	}
	return min(a, b)
}

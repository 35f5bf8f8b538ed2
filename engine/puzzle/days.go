package puzzle

import (
	"cmp"
	"slices"
	"strings"

	"gonfalon/engine/dice"
)

// Days are the keys of the puzzles of the days, from the first day on, which is a Friday (1 January 2027).
// They are whole weeks, after which they begin anew.
type Days []string

// ReadDays reads the list of the days: a key a line, and remarks.
func ReadDays(text string) (days Days) {
	for line := range strings.Lines(text) {
		if line, _, _ = strings.Cut(line, "#"); strings.TrimSpace(line) != "" {
			days = append(days, strings.TrimSpace(line))
		}
	}
	return days
}

// On is the puzzle of a day so many after the first, or before it; "" where there are none.
func (d Days) On(n int) string {
	if len(d) == 0 {
		return ""
	}
	return d[((n%len(d))+len(d))%len(d)]
}

// wanted is how hard the puzzle of each day of a week is, from Friday on.
var wanted = [7]int{3, 4, 5, 1, 2, 2, 3}

// Wanted is how hard the puzzle of a day is.
func Wanted(n int) int { return wanted[((n%7)+7)%7] }

// Extend has a list go on to so many days: what it has stays. Of the puzzles as hard as a day wants, or where
// there are none the next easier ones, it takes one that had a day least often, and if it can with another theme
// than that of the day before.
func (d Days) Extend(all []*Puzzle, to int) Days {
	had, themes := map[string]int{}, map[string]string{}
	for _, key := range d {
		had[key]++
	}
	for _, p := range all {
		themes[p.Key] = p.Theme
	}
	for n := len(d); n < to; n++ {
		list := class(all, Wanted(n))
		if len(list) == 0 {
			return d
		}
		theme := ""
		if n > 0 {
			theme = themes[d[n-1]]
		}
		next := slices.MinFunc(list, func(a, b *Puzzle) int {
			return cmp.Or(had[a.Key]-had[b.Key], same(a, theme)-same(b, theme), cmp.Compare(lot(a.Key, had[a.Key]), lot(b.Key, had[b.Key])), strings.Compare(a.Key, b.Key))
		})
		had[next.Key]++
		d = append(d, next.Key)
	}
	return d
}

// class are the puzzles of a difficulty, or of the next lower one that there is.
func class(all []*Puzzle, difficulty int) (list []*Puzzle) {
	for ; len(list) == 0 && difficulty > 0; difficulty-- {
		for _, p := range all {
			if p.Difficulty == difficulty {
				list = append(list, p)
			}
		}
	}
	return list
}

func same(p *Puzzle, theme string) int {
	if p.Theme == theme {
		return 1
	}
	return 0
}

// lot shuffles: which of two puzzles that had a day equally often comes first.
func lot(key string, round int) (n int) {
	seed := uint64(1380 + round)
	for _, b := range []byte(key) {
		seed = seed*31 + uint64(b)
	}
	roller := dice.Seeded(seed)
	for range 6 {
		n = n*6 + roller.D6()
	}
	return n
}

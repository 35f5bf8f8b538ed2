package scenarios

import (
	"strings"

	"gonfalon/engine/medieval"
)

// The largest values a counter may carry.
const (
	maxArmour = 2
	maxSP     = 9
	maxMP     = 20
)

// readCounters reads what is printed on the counters of each kind.
func readCounters(file, text string) (map[medieval.Kind]medieval.Block, error) {
	r := &reader{file: file}
	kinds := map[medieval.Kind]medieval.Block{}
	for _, l := range lines(text) {
		r.at = l.n
		st, ok := r.statement(l.text)
		if !ok {
			continue
		}
		kind, ok := r.kind(st.word)
		if _, again := kinds[kind]; ok && again {
			r.wrong("%s is there twice", st.word)
		}
		b := medieval.Block{Kind: kind}
		for _, c := range st.clauses {
			if !r.print(&b, c) {
				r.wrong("%q says nothing about a counter", c.word)
			}
		}
		r.complete(&b)
		kinds[kind] = b
	}
	return kinds, r.err()
}

// kind finds a kind of unit; leaders and banners are none.
func (r *reader) kind(s string) (medieval.Kind, bool) {
	k, ok := medieval.ParseKind(s)
	if !ok || k == medieval.LeaderKind || k == medieval.BannerKind {
		r.wrong("no kind of unit is called %q", s)
		return 0, false
	}
	return k, true
}

// print puts one clause on a counter; false when the clause is not about counters.
func (r *reader) print(b *medieval.Block, c clause) bool {
	switch c.word {
	case "sp":
		b.SP, b.Reduced = r.strength(c.value)
	case "armour":
		b.Armour = r.number(c.value, 0, maxArmour)
	case "mp":
		b.MP = r.number(c.value, 1, maxMP)
	case "scores":
		b.Scores = c.value
	case "pikemen":
		b.Pikemen = true
	default:
		return false
	}
	return true
}

// strength reads "2/1", or "1" for a counter without a reverse side.
func (r *reader) strength(s string) (full, reduced int) {
	front, back, two := strings.Cut(s, "/")
	full = r.number(front, 1, maxSP)
	if !two {
		return full, 0
	}
	if reduced = r.number(back, 1, maxSP); reduced >= full {
		r.wrong("sp %s: the reverse is not weaker than the front", s)
	}
	return full, reduced
}

func (r *reader) complete(b *medieval.Block) {
	if b.SP == 0 || b.MP == 0 || b.Scores == "" {
		r.wrong("%v needs sp, mp and scores", b.Kind)
	}
}

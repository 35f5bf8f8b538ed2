package thread

import (
	"strconv"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/clause"
)

// Star is what a star of a battle asks for: all of it, in one and the same game.
type Star []Fact

// Fact is something that holds of a battle, or does not.
type Fact struct {
	Key   string      // the end of a catalogue key: "won-by"
	N     int         // the number it speaks of, 0 without one
	Level level.Level // the opponent it speaks of
}

// kind is a kind of fact.
type kind struct {
	key   string
	most  int // the greatest number it may speak of, 0 where it speaks of none
	holds func(f Fact, d Deed) bool
}

// kinds are all facts. That of a level is read and judged by itself.
var kinds = []kind{
	{"won", 0, func(_ Fact, d Deed) bool { return true }},
	{"won-by", clause.MaxPoints, func(f Fact, d Deed) bool { return d.Lead >= f.N }},
	{"by-turn", clause.MaxTurn, func(f Fact, d Deed) bool { return d.Turns <= f.N }},
	{"lost-fewer", clause.MaxUnits, func(f Fact, d Deed) bool { return d.Lost < f.N }},
	{"leaders-alive", 0, func(_ Fact, d Deed) bool { return d.Leaders[0] == 0 }},
	{"their-leader-fallen", 0, func(_ Fact, d Deed) bool { return d.Leaders[1] > 0 }},
	{"banner-kept", 0, func(_ Fact, d Deed) bool { return d.Fallen == 0 }},
	{"banner-taken", 0, func(_ Fact, d Deed) bool { return d.Taken > 0 }},
	{levelKey, 0, func(f Fact, d Deed) bool { return d.Level >= f.Level }},
}

// levelKey is the fact that the opponent was of a level at least.
const levelKey = "level"

// clauses are the facts, each of which adds itself to the star.
func (s *Star) clauses() (v clause.Vocabulary) {
	for _, k := range kinds {
		add := func(r *clause.Reader, value string) {
			f := Fact{Key: k.key}
			switch {
			case k.key == levelKey:
				f.Level = readLevel(r, value)
			case k.most > 0:
				f.N = r.Number(value, 1, k.most)
			case value != "":
				r.Wrong("%q stands alone, without %q", k.key, value)
			}
			*s = append(*s, f)
		}
		v = append(v, clause.Word(k.key, add))
	}
	return v
}

// readLevel reads the name of a level.
func readLevel(r *clause.Reader, name string) level.Level {
	l, ok := level.Parse(name)
	if !ok {
		r.Wrong("no level is called %q", name)
	}
	return l
}

// Holds reports whether a battle was won, and all the star asks for is so.
func (s Star) Holds(d Deed) bool {
	for _, f := range s {
		for _, k := range kinds {
			if k.key == f.Key && !k.holds(f, d) {
				return false
			}
		}
	}
	return d.Won
}

// Earned returns which stars of a battle a deed earns. One with dice taken back, or against a
// weaker opponent than they were measured against, earns the first alone.
func (e *Entry) Earned(d Deed) (earned [Stars]bool) {
	for i := range e.Stars {
		full := !d.Retaken && d.Level >= e.Against
		earned[i] = (i == 0 || full) && e.Stars[i].Holds(d)
	}
	return earned
}

// String is the fact as its file has it.
func (f Fact) String() string {
	switch {
	case f.Key == levelKey:
		return f.Key + " " + f.Level.String()
	case f.N > 0:
		return f.Key + " " + strconv.Itoa(f.N)
	}
	return f.Key
}

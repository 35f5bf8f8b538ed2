package mine

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
)

// Find is a puzzle that was found.
type Find struct {
	Battle *game.Scenario
	Seed   uint64 // of that game
	Turn   int
	Side   game.Side
	Aim    puzzle.AimKind
	Unit   string
	puzzle.Acts
	Theme   string
	Titles  map[string]string // by language, of one that somebody asked for
	Near    int               // tries that count as solved
	Weighed int               // tries that were weighed
	Copies  int               // of the position, for all of them

	obvious  try
	tries    []try
	position []string
}

// Key is the text id of a puzzle: where it was found.
func (f *Find) Key() string {
	return fmt.Sprintf("%s-%d-%d-%s", f.Battle.ID, f.Seed, f.Turn, f.Unit)
}

// Rank says how hard a puzzle may be to solve, the harder the more: what makes one hard is counted, and
// between equals the nearer the obvious try comes to the best.
func (f *Find) Rank() int {
	best, obvious := f.tries[0].worth, f.obvious.worth
	n := 0
	for _, hard := range []bool{strings.Contains(f.tries[0].text, "|"), f.Near == 1, f.Blows == 2, 2*obvious > best, f.Weighed > 20} {
		if hard {
			n++
		}
	}
	return 100*n + int(99*obvious/best)
}

// Text is its file, of a difficulty from 1 to 5.
func (f *Find) Text(difficulty int) string { return f.text(f.Key(), difficulty) }

func (f *Find) text(key string, difficulty int) string {
	var t strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&t, format+"\n", args...) }
	say("puzzle %s", key)
	say("system %s", f.Battle.System)
	say("battle %s", f.Battle.Board.Name)
	say("from %s", f.Battle.ID)
	say("solver %s", notation.Letter(f.Side))
	say("aim %s %s", f.Aim.Word(), f.Unit)
	if f.Rides > 0 {
		say("rides %d", f.Rides)
	}
	if f.Shots > 0 {
		say("shots %d", f.Shots)
	}
	say("blows %d", f.Blows)
	say("theme %s", f.Theme)
	say("difficulty %d", difficulty)
	for _, lang := range slices.Sorted(maps.Keys(f.Titles)) {
		say("title.%s %s", lang, f.Titles[lang])
	}
	for _, x := range f.tries {
		say("try %.1f %s", percent(x.worth), x.text)
	}
	say("obvious %.1f %s\n", percent(f.obvious.worth), f.obvious.text)
	say("%s", strings.Join(f.position, "\n"))
	return t.String()
}

// percent is a chance from 0 to 1 in percent, rounded as whoever weighs it again rounds it.
func percent(worth float64) float64 { return math.Round(1000*worth) / 10 }

// String is the row of a puzzle in the miner's table.
func (f *Find) String() string {
	best, obvious := 100*f.tries[0].worth, 100*f.obvious.worth
	return fmt.Sprintf("%-44s %-6s %-11s best %5.1f obvious %5.1f gap %5.1f near %d of %2d copies %7d  %s",
		f.Key(), f.Aim.Word(), f.Theme, best, obvious, best-obvious, f.Near, f.Weighed, f.Copies, f.tries[0].text)
}

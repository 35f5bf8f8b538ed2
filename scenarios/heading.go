package scenarios

import (
	"slices"
	"strings"

	"gonfalon/engine/medieval"
)

// The bounds of what a heading may say.
const (
	maxTurn   = 99
	maxBoxes  = 99
	maxPoints = 999
)

// heading is what the lines over the armies say.
var heading = map[string]func(*battleReader, string){
	"scenario":     func(b *battleReader, s string) { b.list.ID = s },
	"battle":       func(b *battleReader, s string) { b.list.Battle = s },
	"system":       (*battleReader).system,
	"edition":      (*battleReader).edition,
	"year":         func(b *battleReader, s string) { b.list.Year = b.number(s, 1, 2000) },
	"turns":        (*battleReader).turns,
	"minutes":      func(b *battleReader, s string) { b.list.Minutes = b.number(s, 1, 10000) },
	"level":        func(b *battleReader, s string) { b.list.Level = b.number(s, 1, 4) },
	"morale":       func(b *battleReader, s string) { b.rules.Morale = b.number(s, -maxBoxes, maxBoxes) },
	"morale-boxes": func(b *battleReader, s string) { b.rules.Options.MoraleBoxes = b.number(s, 1, maxBoxes) },
	"track-boxes":  func(b *battleReader, s string) { b.rules.Options.TrackBoxes = b.number(s, 1, maxBoxes) },
	"turn-limit":   func(b *battleReader, s string) { b.rules.Options.TurnLimit = b.number(s, 1, maxTurn) },
	"half-move":    func(b *battleReader, s string) { b.rules.HalfTurns = b.number(s, 1, maxTurn) },
	"surrender":    func(b *battleReader, s string) { b.rules.Surrender = b.number(s, 1, maxPoints) },
	"escapes":      (*battleReader).escapes,
}

// headingOrder is every line a heading must have.
var headingOrder = []string{"scenario", "battle", "system", "edition", "year", "turns",
	"minutes", "level", "morale", "morale-boxes", "track-boxes"}

func (b *battleReader) system(s string) {
	if s != "medieval" {
		b.wrong("no system is called %q; there is medieval", s)
	}
	b.list.System = s
}

func (b *battleReader) edition(s string) {
	for _, e := range medieval.Editions {
		if e.Key == s {
			b.list.Edition, b.rules.Edition = s, e
			return
		}
	}
	b.wrong("no edition is called %q; there are kulikovo, legnica, kosovo and grunwald", s)
}

// turns reads "1-20", or "7-" for a battle without a last turn.
func (b *battleReader) turns(s string) {
	if from, endless := strings.CutSuffix(s, "-"); endless {
		b.list.Turns = [2]int{b.number(from, 1, maxTurn), 0}
		return
	}
	from, to := b.span(s, 1, maxTurn)
	b.list.Turns = [2]int{from, to}
}

func (b *battleReader) escapes(s string) {
	if s != "score" {
		b.wrong("escapes: want score, or no such line")
	}
	b.rules.EscapesScore = true
}

// scale reads "scale: tiny 20, small 40, overwhelming": the victory by the difference
// in points, each up to so many and the last without a limit.
func (b *battleReader) scale(steps []clause) {
	last := 0
	for i, c := range steps {
		g := medieval.Grade{Code: c.word + "-victory"}
		if !slices.Contains(medieval.AllCodes().Outcomes, g.Code) {
			b.wrong("no victory is called %q", c.word)
		}
		if i < len(steps)-1 {
			g.UpTo = b.number(c.value, last+1, maxPoints)
			last = g.UpTo
		} else if c.value != "" {
			b.wrong("the greatest victory has no limit")
		}
		b.rules.Grades = append(b.rules.Grades, g)
	}
}

// headed reports the lines a heading lacks, and gives the rules what they need of it.
func (b *battleReader) headed() {
	for _, word := range headingOrder {
		if !b.seen[word] {
			b.wrong("the line %q is missing", word+":")
		}
	}
	if endless := b.list.Turns[1] == 0; b.seen["turns"] && endless != b.seen["turn-limit"] {
		b.wrong("a battle without a last turn, and no other, wants a turn-limit")
	}
	b.rules.ID, b.rules.FirstTurn, b.rules.LastTurn = b.list.ID, b.list.Turns[0], b.list.Turns[1]
	b.list.Sides = [2]string{b.rules.Armies[0].Key, b.rules.Armies[1].Key}
}

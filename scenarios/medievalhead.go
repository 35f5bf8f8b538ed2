package scenarios

import (
	"slices"
	"strings"

	"gonfalon/engine/medieval"
)

// maxBoxes bounds the tracks beside the map.
const maxBoxes = 99

// headings are the lines over the armies that this system reads in its own way.
func (b *medievalReader) headings() map[string]func(string) {
	rules, options := &b.rules, &b.rules.Options
	return map[string]func(string){
		"edition":      b.edition,
		"turns":        b.turns,
		"morale":       func(s string) { rules.Morale = b.number(s, -maxBoxes, maxBoxes) },
		"morale-boxes": func(s string) { options.MoraleBoxes = b.number(s, 1, maxBoxes) },
		"track-boxes":  func(s string) { options.TrackBoxes = b.number(s, 1, maxBoxes) },
		"turn-limit":   func(s string) { options.TurnLimit = b.number(s, 1, maxTurn) },
		"half-move":    func(s string) { rules.HalfTurns = b.number(s, 1, maxTurn) },
		"surrender":    func(s string) { rules.Surrender = b.number(s, 1, maxPoints) },
		"escapes":      b.escapes,
	}
}

func (b *medievalReader) edition(s string) {
	for _, e := range medieval.Editions {
		if e.Key == s {
			b.list.Edition, b.rules.Edition = s, e
			return
		}
	}
	b.wrong("no edition is called %q; there are kulikovo, legnica, kosovo and grunwald", s)
}

// turns reads "1-20", or "7-" for a battle without a last turn.
func (b *medievalReader) turns(s string) {
	if from, endless := strings.CutSuffix(s, "-"); endless {
		b.list.Turns = [2]int{b.number(from, 1, maxTurn), 0}
		return
	}
	from, to := b.span(s, 1, maxTurn)
	b.list.Turns = [2]int{from, to}
}

func (b *medievalReader) escapes(s string) {
	if s != "score" {
		b.wrong("escapes: want score, or no such line")
	}
	b.rules.EscapesScore = true
}

// scale reads "scale: tiny 20, small 40, overwhelming": the victory by the difference
// in points, each up to so many and the last without a limit.
func (b *medievalReader) scale(steps []clause) {
	last := 0
	for i, c := range steps {
		g := medieval.Grade{Code: c.word + "-victory"}
		if !slices.Contains(medieval.Outcomes(), g.Code) {
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

// complete reports the lines the heading lacks, and gives the rules what they need of it.
func (b *medievalReader) complete() {
	b.headed("morale", "morale-boxes", "track-boxes")
	if endless := b.list.Turns[1] == 0; b.seen["turns"] && endless != b.seen["turn-limit"] {
		b.wrong("a battle without a last turn, and no other, wants a turn-limit")
	}
	b.rules.ID, b.rules.FirstTurn, b.rules.LastTurn = b.list.ID, b.list.Turns[0], b.list.Turns[1]
}

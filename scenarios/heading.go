package scenarios

import (
	"maps"
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// The bounds of what a heading may say.
const (
	maxTurn   = 99
	maxPoints = 999
)

// heading is what the readers of all systems have in common: the lines over the armies, each
// of which stands there once, and that there are two sides.
type heading struct {
	reader
	lines map[string]func(string) // what reads each line
	seen  map[string]bool         // those that were there
	sides int                     // how many sides were begun
	named map[string]bool         // text ids of leaders and the like
	list  game.Scenario
}

// headingOrder is every line that a heading of any system must have.
var headingOrder = []string{"scenario", "battle", "system", "edition", "year", "turns", "minutes", "level"}

// begin prepares for a file; own are the lines that a system reads in its own way.
func (h *heading) begin(file string, b *board.Board, own map[string]func(string)) {
	h.reader, h.list.Board = reader{file: file, at: 1}, b
	h.seen, h.named = map[string]bool{}, map[string]bool{}
	h.lines = map[string]func(string){
		"scenario": func(s string) { h.list.ID = s },
		"battle":   func(s string) { h.list.Battle = s },
		"system":   func(s string) { h.list.System = s },
		"edition":  func(s string) { h.list.Edition = s },
		"year":     func(s string) { h.list.Year = h.number(s, 1, 2000) },
		"minutes":  func(s string) { h.list.Minutes = h.number(s, 1, 10000) },
		"level":    func(s string) { h.list.Level = h.number(s, 1, 4) },
	}
	maps.Copy(h.lines, own)
}

// head reads a line of the heading.
func (h *heading) head(st statement) {
	set := h.lines[st.word]
	switch {
	case set == nil:
		h.wrong("nothing is called %q", st.word)
	case h.seen[st.word]:
		h.wrong("%q is there twice", st.word+":")
	case st.value() == "":
		h.wrong("%q wants one word", st.word+":")
	default:
		h.seen[st.word] = true
		set(st.value())
	}
}

// side begins a side and returns its index; ok is false when there are two already.
func (h *heading) side(st statement) (i int, ok bool) {
	if h.sides == len(h.list.Sides) {
		h.wrong("a battle has two sides")
		return 0, false
	}
	if st.name == "" || slices.Contains(h.list.Sides[:h.sides], st.name) {
		h.wrong("side %q: want a name of its own", st.name)
	}
	h.list.Sides[h.sides] = st.name
	h.sides++
	return h.sides - 1, true
}

// key is the text id of a leader, or of others with a name, which nobody else has.
func (h *heading) key(st statement) string {
	id := game.TextID(st.name)
	if id == "" || h.named[id] {
		h.wrong("%s %q: want a name of his own", st.word, st.name)
	}
	h.named[id] = true
	return id
}

// headed reports the lines that the heading lacks of those every battle has, and of more.
func (h *heading) headed(more ...string) {
	for _, word := range slices.Concat(headingOrder, more) {
		if !h.seen[word] {
			h.wrong("the line %q is missing", word+":")
		}
	}
}

// bothSides reports whether there are two sides.
func (h *heading) bothSides() bool {
	if h.sides < len(h.list.Sides) {
		h.wrong("a battle has two sides, here are %d", h.sides)
	}
	return h.sides == len(h.list.Sides)
}

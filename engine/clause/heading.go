package clause

import (
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// The bounds of what a battle may say in any system.
const (
	MaxTurn   = 99
	MaxPoints = 999
	MaxUnits  = 999 // of an army
	MaxRange  = 9   // in hexes, of a bow or a leader
	MaxRadius = 20  // in hexes
)

// Heading is what the battle files of all systems have in common: the lines over the armies,
// each of which stands there once, and that there are two sides.
type Heading struct {
	Reader
	List  game.Scenario   // without New and Digest
	Sides int             // how many sides were begun
	units int             // of the side that was begun last
	seen  map[string]bool // the lines that were there
	named map[string]bool // text ids of leaders and the like
}

// NewHeading prepares for a file.
func NewHeading(file string, b *board.Board) Heading {
	return Heading{Reader: Reader{File: file, At: 1, Board: b}, List: game.Scenario{Board: b},
		seen: map[string]bool{}, named: map[string]bool{}}
}

// headingOrder is every line that a heading of any system must have.
var headingOrder = []string{"scenario", "battle", "system", "edition", "year", "turns", "minutes", "level"}

// listing is what a heading says whatever the system.
func (h *Heading) listing() Vocabulary {
	s := &h.List
	return Vocabulary{
		Text("scenario", &s.ID),
		Text("battle", &s.Battle),
		Text("system", &s.System),
		Text("edition", &s.Edition),
		Number("year", &s.Year, 1, 2000),
		Word("turns", h.turns),
		Number("minutes", &s.Minutes, 1, 10000),
		Number("level", &s.Level, 1, 4),
		Word("part", h.part),
	}
}

// part reads "2701-4216", the part of the map in play: for all lines below it there is nothing else.
func (h *Heading) part(r *Reader, s string) {
	part, err := h.Board.ReadPart(s)
	switch {
	case err != nil:
		r.Wrong("%v", err)
	case h.Sides > 0:
		r.Wrong("the part of the map comes before the sides")
	default:
		h.Board = h.Board.Cut(part)
		h.List.Board = h.Board
	}
}

// turns reads "1-20", or "7-" for a battle without a last turn.
func (h *Heading) turns(r *Reader, s string) {
	if from, endless := strings.CutSuffix(s, "-"); endless {
		h.List.Turns = [2]int{r.Number(from, 1, MaxTurn), 0}
		return
	}
	from, to := r.Span(s, 1, MaxTurn)
	h.List.Turns = [2]int{from, to}
}

// Head reads a line of the heading by the words of all systems and those of one, which may
// take up a word of the former.
func (h *Heading) Head(st Statement, own Vocabulary) {
	listing := h.listing()
	said := Clause{st.Word, st.Value()}
	switch {
	case st.Text == "" && (st.Word == "title" || st.Word == "author"):
		h.Wrong("%q says nothing", st.Word+":")
	case st.Word == "title" && !h.seen[st.Word]:
		h.seen[st.Word], h.List.Made.Title = true, h.Plain(st.Text)
	case st.Word == "author" && !h.seen[st.Word]:
		h.seen[st.Word], h.List.Made.Author = true, h.Plain(st.Text)
	case listing.find(st.Word) == nil && own.find(st.Word) == nil:
		h.Wrong("nothing is called %q", st.Word)
	case h.seen[st.Word]:
		h.Wrong("%q is there twice", st.Word+":")
	case said.Value == "":
		h.Wrong("%q wants one word", st.Word+":")
	default:
		h.seen[st.Word] = true
		listing.Say(&h.Reader, said)
		own.Say(&h.Reader, said)
	}
}

// Muster counts units of the side that was begun last.
func (h *Heading) Muster(n int) {
	if h.units <= MaxUnits && h.units+n > MaxUnits {
		h.Wrong("an army has at most %d units", MaxUnits)
	}
	h.units += n
}

// Side begins a side and returns its index; ok is false when there are two already.
func (h *Heading) Side(st Statement) (i int, ok bool) {
	if h.Sides == len(h.List.Sides) {
		h.Wrong("a battle has two sides")
		return 0, false
	}
	if st.Name == "" || slices.Contains(h.List.Sides[:h.Sides], st.Name) {
		h.Wrong("side %q: want a name of its own", st.Name)
	}
	h.List.Sides[h.Sides] = st.Name
	h.Sides++
	h.units = 0
	return h.Sides - 1, true
}

// Key is the text id of a leader, or of others with a name, which nobody else has.
func (h *Heading) Key(st Statement) string {
	id := game.TextID(st.Name)
	if id == "" || h.named[id] {
		h.Wrong("%s %q: want a name of his own", st.Word, st.Name)
	}
	h.named[id] = true
	return id
}

// Has reports whether a line of the heading was there.
func (h *Heading) Has(word string) bool { return h.seen[word] }

// Complete reports the lines that the heading lacks of those every battle has, and of more.
func (h *Heading) Complete(more ...string) {
	for _, word := range slices.Concat(headingOrder, more) {
		if !h.seen[word] {
			h.Wrong("the line %q is missing", word+":")
		}
	}
	if h.seen["part"] {
		h.List.Board.Name = h.List.ID // its map is not that of the whole battlefield
	}
}

// BothSides reports whether there are two sides.
func (h *Heading) BothSides() bool {
	if h.Sides < len(h.List.Sides) {
		h.Wrong("a battle has two sides, here are %d", h.Sides)
	}
	return h.Sides == len(h.List.Sides)
}

package thread

import (
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// Known is what a thread may lead through.
type Known struct {
	Battle func(id string) (sides [2]string, large, ok bool) // with the catalogue keys of its sides
	Lesson func(key string) bool
}

// Read reads the file of a thread. Its error joins all that is wrong with it.
func Read(file, text string, k Known) (*Thread, error) {
	r := &reader{Reader: clause.Reader{File: file}, Known: k}
	r.Statements(text, r.statement)
	r.close()
	return &r.thread, r.Err()
}

// reader reads the file of a thread.
type reader struct {
	clause.Reader
	Known
	thread Thread
	stars  int // of the battle at hand
	line   int // where it stands
}

// statement reads one line.
func (r *reader) statement(st clause.Statement) {
	if st.Word != "star" {
		r.close()
	}
	switch {
	case st.Word == "chapter":
		r.chapter(st)
	case len(r.thread.Chapters) == 0:
		r.Wrong("%q stands in no chapter", st.Word)
	case st.Word == "lesson":
		r.lesson(st)
	case st.Word == "battle":
		r.battle(st)
	case st.Word == "star":
		r.star(st)
	default:
		r.Wrong("%q says nothing about a thread", st.Word)
	}
}

func (r *reader) chapter(st clause.Statement) {
	c := Chapter{Key: st.Name}
	clause.Vocabulary{clause.Number("year", &c.Year, 1, maxYear)}.Read(&r.Reader, st.Clauses, "a chapter")
	r.thread.Chapters = append(r.thread.Chapters, c)
}

// maxYear is the last year of a chapter: none of these books goes beyond the Middle Ages.
const maxYear = 1500

func (r *reader) lesson(st clause.Statement) {
	if !r.Lesson(st.Value()) {
		r.Wrong("no lesson is called %q", st.Value())
	}
	r.add(Entry{Lesson: st.Value()})
}

func (r *reader) battle(st clause.Statement) {
	sides, large, known := r.Battle(st.Name)
	if !known {
		r.Wrong("no battle is called %q", st.Name)
	}
	e := Entry{Battle: st.Name, Large: large, Side: game.NoSide}
	clause.Vocabulary{
		clause.Word("side", func(_ *clause.Reader, key string) { e.Side = sideOf(sides, key) }),
		clause.Word("against", func(_ *clause.Reader, name string) { e.Against = readLevel(&r.Reader, name) }),
	}.Read(&r.Reader, st.Clauses, "a battle of the thread")
	if known && e.Side == game.NoSide {
		r.Wrong("want one of its sides: %q or %q", sides[game.A], sides[game.B])
	}
	if _, twice := r.thread.Find(st.Name); twice {
		r.Wrong("%q is there twice", st.Name)
	}
	r.add(e)
	r.line = r.At
}

// sideOf returns the side of a catalogue key.
func sideOf(sides [2]string, key string) game.Side {
	for s := game.A; s <= game.B; s++ {
		if sides[s] == key {
			return s
		}
	}
	return game.NoSide
}

func (r *reader) star(st clause.Statement) {
	e := r.last()
	if e == nil || e.Battle == "" || r.stars == Stars {
		r.Wrong("a battle has %d stars, and nothing else has any", Stars)
		return
	}
	e.Stars[r.stars].clauses().Read(&r.Reader, st.Clauses, "a star")
	r.stars++
}

// close ends the entry at hand. The first star is for the victory alone.
func (r *reader) close() {
	if e := r.last(); e != nil && e.Battle != "" && (r.stars != Stars || len(e.Stars[0]) != 1 || e.Stars[0][0].Key != "won") {
		at := r.At
		r.At = r.line
		r.Wrong("a battle wants %d stars, the first of which is \"won\"", Stars)
		r.At = at
	}
	r.stars = 0
}

// last returns the entry at hand, nil before the first of a chapter.
func (r *reader) last() *Entry {
	if n := len(r.thread.Chapters); n > 0 {
		if c := &r.thread.Chapters[n-1]; len(c.Entries) > 0 {
			return &c.Entries[len(c.Entries)-1]
		}
	}
	return nil
}

func (r *reader) add(e Entry) {
	c := &r.thread.Chapters[len(r.thread.Chapters)-1]
	c.Entries = append(c.Entries, e)
}

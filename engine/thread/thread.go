package thread

import (
	"slices"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
)

// Stars is how many stars a battle has.
const Stars = 3

// Thread is all chapters in their order.
type Thread struct{ Chapters []Chapter }

// Chapter is a part of the thread: a war, told by its lessons and battles.
type Chapter struct {
	Key     string // text id, the end of catalogue keys
	Year    int    // 0 where it has none of its own
	Entries []Entry
}

// Entry is a lesson, or a battle with its stars.
type Entry struct {
	Lesson  string      // key of a lesson, "" for a battle
	Battle  string      // id of a battle, "" for a lesson
	Large   bool        // the battle takes more than a break
	Side    game.Side   // whom the player leads
	Against level.Level // the opponent that the stars were measured against
	Stars   [Stars]Star
}

// Place is an entry by its indices.
type Place struct{ Chapter, Entry int }

// At returns the entry at a place.
func (t *Thread) At(p Place) *Entry { return &t.Chapters[p.Chapter].Entries[p.Entry] }

// Find returns the place of a battle; ok is false where the thread does not lead through it.
func (t *Thread) Find(battle string) (at Place, ok bool) {
	for p := range t.places {
		if t.At(p).Battle == battle {
			return p, battle != ""
		}
	}
	return Place{}, false
}

// places goes through all entries in order.
func (t *Thread) places(yield func(Place) bool) {
	for c := range t.Chapters {
		for e := range t.Chapters[c].Entries {
			if !yield(Place{c, e}) {
				return
			}
		}
	}
}

// Next returns what is to be played next, by what is done: the first battle for a break that is
// not done, or the first lesson not done since the battle before it. Where all these are done it is
// the first large battle; where everything is, ok is false.
func (t *Thread) Next(done func(*Entry) bool) (next Place, ok bool) {
	var lessons []Place
	for p := range t.places {
		switch e := t.At(p); {
		case e.Lesson != "":
			if !done(e) {
				lessons = append(lessons, p)
			}
		case e.Large:
		case done(e):
			lessons = nil
		default:
			return append(lessons, p)[0], true
		}
	}
	for p := range t.places {
		if e := t.At(p); e.Large && !done(e) {
			return p, true
		}
	}
	return Place{}, false
}

// After returns what is to be played after a battle of the thread: after a large one the next
// large battle of its chapter, else what Next returns.
func (t *Thread) After(battle string, done func(*Entry) bool) (next Place, ok bool) {
	if at, known := t.Find(battle); known && t.At(at).Large {
		rest := t.Chapters[at.Chapter].Entries[at.Entry+1:]
		if i := slices.IndexFunc(rest, func(e Entry) bool { return e.Large && !done(&e) }); i >= 0 {
			return Place{at.Chapter, at.Entry + 1 + i}, true
		}
	}
	return t.Next(done)
}

// Following returns what comes straight after a lesson, whether that is done or not.
func (t *Thread) Following(lesson string) (next Place, ok bool) {
	for p := range t.places {
		if ok {
			return p, true
		}
		ok = t.At(p).Lesson == lesson
	}
	return Place{}, false
}

// Battles counts the battles of a chapter, and those among them that are done.
func (c *Chapter) Battles(done func(*Entry) bool) (n, of int) {
	for i := range c.Entries {
		if e := &c.Entries[i]; e.Battle != "" {
			of++
			if done(e) {
				n++
			}
		}
	}
	return n, of
}

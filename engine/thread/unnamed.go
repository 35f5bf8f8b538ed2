package thread

import (
	"slices"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
)

// usual are the stars of a battle for which nobody has chosen any.
var usual = [Stars]Star{{{Key: "won"}}, {{Key: "leaders-alive"}}, {{Key: levelKey, Level: level.Knight}}}

// Lead leads the thread through a battle that its file does not name: last of those of its length in the
// chapter of a battle that it is like, or in the last. Its player leads the first side against a squire.
func (t *Thread) Lead(battle string, large bool, like func(battle string) bool) {
	if _, named := t.Find(battle); named || len(t.Chapters) == 0 {
		return
	}
	c := &t.Chapters[len(t.Chapters)-1]
	for p := range t.places {
		if e := t.At(p); e.Battle != "" && like(e.Battle) {
			c = &t.Chapters[p.Chapter]
			break
		}
	}
	at := len(c.Entries)
	if first := slices.IndexFunc(c.Entries, func(e Entry) bool { return e.Large }); first >= 0 && !large {
		at = first
	}
	c.Entries = slices.Insert(c.Entries, at, Entry{Battle: battle, Large: large, Side: game.A, Against: level.Squire, Stars: usual})
}

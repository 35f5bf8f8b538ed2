package page

import (
	"cmp"
	"slices"
	"sort"

	"gonfalon/app/mapview"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/luck"
)

// telling is the chronicle of the battle on the table, which is written a little at a time: first what
// happened, then what the dice brought.
type telling struct {
	reader *chronicle.Reader
	luck   *luck.Study
	stills []still // of the chapters that matter most, once they are known

	chapters []chronicle.Chapter // once all is read
	stands   int                 // the step from which on the armies stand
	told     map[string]article  // by language
	curve    string              // what the curve shows, "" for points
	analysis analysis
}

// article is a chronicle in words.
type article struct {
	title string
	lead  string
	parts []tell.Passage
}

// still is what a picture of a chapter shows.
type still struct {
	chapter int
	scene   mapview.Scene
	at      hex.Hex
	drawn   string // once the thumb of the map is there
}

// tellingOf begins the chronicle of a session.
func tellingOf(s *game.Session) *telling {
	return &telling{reader: chronicle.Of(s), luck: luck.Of(s), told: map[string]article{}, stands: arrayed(s)}
}

// arrayed is the first step of a session before which nobody is being set up any more.
func arrayed(s *game.Session) int {
	return sort.Search(len(s.Steps), func(n int) bool { return s.At(n).Table().Stage != game.StageSetUp })
}

// more goes on writing a little; it reports whether there is more to be written.
func (b *telling) more() bool {
	if b.reader.Next() {
		return true
	}
	if b.chapters == nil {
		b.chapters = b.reader.Chapters()
	}
	return b.luck.Next()
}

// written reports whether it can be read.
func (b *telling) written() bool { return b.chapters != nil }

// weighed reports whether it is known of every die what it brought.
func (b *telling) weighed() bool {
	done, of := b.luck.Progress()
	return done >= of
}

// mostStills is how many pictures a chronicle has.
const mostStills = 6

// pictured are the chapters that have a picture: those that matter most.
func (b *telling) pictured() (list []int) {
	for i := range b.chapters {
		if b.chapters[i].Scene() != nil {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(x, y int) int { return cmp.Compare(b.chapters[y].Weight(), b.chapters[x].Weight()) })
	return list[:min(mostStills, len(list))]
}

// moment is the step that a chapter shows: just before the gravest of it, or its end.
func moment(c *chronicle.Chapter) int {
	if s := c.Scene(); s != nil {
		return max(0, s.Step-1)
	}
	return c.To
}

// stand sets up the pictures of the chapters as whoever looks at the screen may know them.
func stand(v table.View, b *telling) {
	for _, i := range b.pictured() {
		c := &b.chapters[i]
		v.Game = game.Look(v.Sess.At(moment(c)), v.Privy).Game
		b.stills = append(b.stills, still{chapter: i, scene: v.Stood(nil), at: c.Scene().At})
	}
}

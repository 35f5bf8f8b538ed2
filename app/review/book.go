package review

import (
	"cmp"
	"slices"
	"sort"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/mapview"
	"gonfalon/app/tell"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/luck"
)

// Host is what writing a chronicle needs of the page around it.
type Host interface {
	Teller() tell.Teller // of the battle on the table
	Record() string      // of it
	Now() time.Time
	Pause(then func())  // goes on once the browser had time for the player
	Wrote(points []int) // hears at which steps the turning points are that are known so far
	// Worker begins a program that thinks, as the page's does.
	Worker(here bool, heard func(foe.Message)) (post func(order string), close func())
}

// Book is the chronicle of the battle on the table, which is written a little at a time: first what
// happened, then what the dice brought.
type Book struct {
	scenario *game.Scenario
	session  *game.Session
	reader   *chronicle.Reader
	luck     *luck.Study
	stills   []still // of the chapters that matter most, once they are known
	closed   bool
	awaited  func() // done once the dice are weighed, nil where nothing is

	chapters []chronicle.Chapter // once all is read
	stands   int                 // the step from which on the armies stand
	told     map[string]article  // by language
	company  *company            // nil in a game with nobody elsewhere
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

// Open begins the chronicle of a session.
func Open(sc *game.Scenario, s *game.Session) *Book {
	return &Book{scenario: sc, session: s, reader: chronicle.Of(s), luck: luck.Of(s), told: map[string]article{}, stands: arrayed(s)}
}

// Close ends writing, and lets whoever looks at the battle go.
func (b *Book) Close() {
	b.closed = true
	b.analysis.leave()
}

// slice is for how long it is written without a pause.
const slice = 50 * time.Millisecond

// Write writes in slices, as long as the chronicle is open.
func (b *Book) Write(h Host) {
	for began := h.Now(); b.more(); {
		if h.Now().Sub(began) >= slice {
			h.Pause(func() {
				if !b.closed {
					b.Write(h)
				}
			})
			break
		}
	}
	if b.Written() && b.stills == nil {
		b.stand(h.Teller())
	}
	var points []int
	for _, t := range b.turnings() {
		points = append(points, t.At)
	}
	if h.Wrote(points); b.Weighed() && b.awaited != nil {
		then := b.awaited
		b.awaited = nil
		then()
	}
}

// Await has something done once the dice are weighed, which they are not yet.
func (b *Book) Await(then func()) { b.awaited = then }

// Show shows the curve of something.
func (b *Book) Show(what string) { b.curve = what }

// arrayed is the first step of a session before which nobody is being set up any more.
func arrayed(s *game.Session) int {
	return sort.Search(len(s.Steps), func(n int) bool { return s.At(n).Table().Stage != game.StageSetUp })
}

// more goes on writing a little; it reports whether there is more to be written.
func (b *Book) more() bool {
	if b.reader.Next() {
		return true
	}
	if b.chapters == nil {
		b.chapters = b.reader.Chapters()
	}
	if b.luck.Next() {
		return true
	}
	if c := b.company; c != nil && c.games == 0 {
		c.add(&c.Here, b.session, b.luck)
	}
	return b.company.next()
}

// Written reports whether it can be read.
func (b *Book) Written() bool { return b.chapters != nil }

// Weighed reports whether it is known of every die what it brought.
func (b *Book) Weighed() bool {
	done, of := b.luck.Progress()
	return done >= of
}

// MostStills is how many pictures a chronicle has.
const MostStills = 6

// pictured are the chapters that have a picture: those that matter most.
func (b *Book) pictured() (list []int) {
	for i := range b.chapters {
		if b.chapters[i].Scene() != nil {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(x, y int) int { return cmp.Compare(b.chapters[y].Weight(), b.chapters[x].Weight()) })
	return list[:min(MostStills, len(list))]
}

// moment is the step that a chapter shows: just before the gravest of it, or its end.
func moment(c *chronicle.Chapter) int {
	if s := c.Scene(); s != nil {
		return max(0, s.Step-1)
	}
	return c.To
}

// stand sets up the pictures of the chapters as whoever looks at the screen may know them.
func (b *Book) stand(v tell.Teller) {
	for _, i := range b.pictured() {
		c := &b.chapters[i]
		v.Game = game.Look(v.Sess.At(moment(c)), v.Privy).Game
		b.stills = append(b.stills, still{chapter: i, scene: v.Stood(), at: c.Scene().At})
	}
}

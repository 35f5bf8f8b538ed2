package page

import (
	"fmt"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/scenarios"
)

// A thumb without a browser: it presses what is offered, and what was, at random ticks.

// thumbSeeds is how many seeds the thumb plays on each lesson and short battle. GONFALON_THUMB sets it,
// as in "GONFALON_THUMB=200 go test -run TestARobotThumb -v -timeout 2h ./app/page".
var thumbSeeds = wanted("GONFALON_THUMB")

// wanted is a number that the environment gives, 0 for none.
func wanted(name string) int {
	n, _ := strconv.Atoi(os.Getenv(name))
	return n
}

// thumbPresses is how often a seed presses, and thumbLooks how many presses lie between two looks at
// whether the table still answers.
const thumbPresses, thumbLooks = 60, 20

// thumb is a stage and a hand at it that reads nothing.
type thumb struct {
	*stage
	lesson string   // its key, empty at a battle
	start  []string // the commands that lead to what it plays
	trail  []string // what was pressed
	before []string // what was offered before that
	faults int
}

// lessonFor is a thumb at a lesson.
func lessonFor(t *testing.T, key string, seed uint64) *thumb {
	return &thumb{stage: staged(t, leaves, seed), lesson: key, start: []string{"learn:" + key}}
}

// battleFor is a thumb at a battle: against the computer on either side, or for two people, who set up
// themselves where they may.
func battleFor(t *testing.T, scenario string, seed uint64) *thumb {
	s := staged(t, thinkers[seed%uint64(len(thinkers))], seed)
	how := "against=person"
	if n := s.dice.IntN(5); n > 0 {
		how = "against=squire&side=" + []string{"a", "b"}[n%2]
	}
	setUp := []string{"own", "historical"}[s.dice.IntN(2)]
	return &thumb{stage: s, start: []string{"battle:" + scenario + "&" + how + "&setup=" + setUp, "start:" + scenario}}
}

// sits begins what it plays, also when it has left that.
func (r *thumb) sits() {
	for _, do := range r.start {
		r.Do(do)
	}
	for r.opening != nil && r.next() {
	}
}

// gold does what a lesson points at, if it does; it reports what that was, and whether it was refused.
func (r *thumb) gold() (what string, refused bool) {
	if r.lesson == "" || r.Table == nil || r.Table.Lesson == nil {
		return "", false
	}
	before := seen(r.Page)
	if what = obeys(r.Page); what == "" {
		return "", false
	}
	return what, r.Table != nil && (r.Table.Lesson.Answer != nil || seen(r.Page) == before)
}

// chooses is what the hand presses next: mostly what is offered.
func (r *thumb) chooses(offered []string) string {
	var list []string
	switch n := r.dice.IntN(20); {
	case n < 11:
		list = offered
	case n < 13 && len(r.trail) > 0:
		list = r.trail[len(r.trail)-1:]
	case n < 15:
		list = r.before
	case n < 17:
		return "place"
	case n < 18:
		list = []string{"confirm", "cancel", "end", "escape", "undo", "redo", "next-unit"}
	default:
		list = r.presses()
	}
	if len(list) == 0 {
		return "place"
	}
	return list[r.dice.IntN(len(list))]
}

// presses once; it reports faults of what came of it.
func (r *thumb) pressesOnce() {
	for range r.dice.IntN(4) {
		r.next()
	}
	if r.lesson != "" && r.dice.IntN(2) == 0 {
		if what, refused := r.gold(); what != "" {
			r.trail = append(r.trail, "gold "+what)
			if refused {
				if r.Table != nil && r.Table.Lesson != nil {
					what = fmt.Sprintf("%s: answer %+v, denied %+v", what, r.Table.Lesson.Answer, r.Table.Denied)
				}
				r.fault("gold is refused at " + what)
			}
			return
		}
	}
	offered, before := r.answered(), ""
	what := r.chooses(offered)
	if slices.Contains(offered, what) {
		before = seen(r.Page)
	}
	r.trail = append(r.trail, what)
	r.decidesNothing(what, func() {
		if what == "place" {
			r.places()
		} else {
			r.stage.press(what)
		}
	})
	if before != "" && seen(r.Page) == before {
		r.unanswered(what, before)
	}
	r.before = offered
}

// answering are presses that answer or act for a player.
var answering = []string{"place", "tap", "tap foe", "confirm", "choose", "end", "react", "pass", "rotate", "press"}

// decidesNothing presses. While it is the computer's to act or to answer, no act comes of what would be one
// of a player.
func (r *thumb) decidesNothing(what string, press func()) {
	name, _, _ := strings.Cut(what, ":")
	c, theirs := r.Table, r.Waits() == match.ForTurn || r.Waits() == match.ForReaction
	if c == nil || !theirs || !slices.Contains(answering, name) {
		press()
		return
	}
	acts := len(c.Sess.Steps)
	if press(); r.Table == c && len(c.Sess.Steps) != acts {
		r.fault(fmt.Sprintf("%q acts for the computer", what))
	}
}

// places taps a hex somewhere about the counters.
func (r *thumb) places() {
	c := r.Table
	if c == nil || c.View.Counters() == 0 {
		return
	}
	list := r.stage.places()
	if c.Lesson != nil {
		list = append(list, c.Lesson.Ground...)
	}
	for _, id := range c.Able {
		list = append(list, c.Piece(id).Hex)
	}
	if c.Reach != nil {
		for _, s := range c.Reach.Stops {
			list = append(list, s.Hex)
		}
	}
	if len(list) > 0 {
		r.Page.Tap(list[r.dice.IntN(len(list))])
	}
}

// beyond are commands whose answer is not on the page itself: the map goes somewhere, or the device does something.
var beyond = []string{"look-at", "export", "copy", "copy-link", "share", "picture", "poster", "print", "lang", "theme", "full"}

// answered are the commands on offer that must be answered.
func (r *thumb) answered() []string {
	if r.Reading() {
		return []string{"end-chronicle"}
	}
	return slices.DeleteFunc(onOffer(r.Page), func(press string) bool {
		c, _ := do.Parse(press)
		return slices.Contains(beyond, c.Name) || c.Is(do.Site)
	})
}

// unanswered is a fault, unless what was pressed shows as chosen already or something still comes of it.
func (r *thumb) unanswered(what, before string) {
	if isChosen(r.Page, what) {
		return
	}
	for n := 0; n < 200 && r.next(); n++ {
		if seen(r.Page) != before {
			return
		}
	}
	r.fault(fmt.Sprintf("%q does nothing", what))
}

// fault tells what is wrong and how it came to be so.
func (r *thumb) fault(why string) {
	if r.faults++; r.faults > 2 {
		return
	}
	mode := "none"
	if r.Table != nil {
		mode = fmt.Sprintf("%T", r.Table.Mode)
	}
	r.Errorf("%s; the computer %s, mode %s, it waits for %s, after %q", why, r.thinker, mode, r.Waits(), r.trail[max(0, len(r.trail)-12):])
}

// looks lets everything come that comes by itself; then the table answers, and its record opens at the
// same position.
func (r *thumb) looks() {
	r.held(true)
	r.runOut()
	if why := r.mute(); why != "" {
		r.fault(why)
	}
	r.reopens()
}

// reopens opens the record of the table on another device.
func (r *thumb) reopens() {
	if r.Table == nil || r.Table.Lesson != nil {
		return
	}
	q, _ := newPage(r.T)
	q.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
	q.ImportGame(r.record())
	switch {
	case q.Table == nil:
		r.fault("the record does not open: " + q.notice.Text)
	case q.Table.Whole().Hash() != r.Table.Whole().Hash() || len(q.Table.Sess.Steps) != len(r.Table.Sess.Steps):
		r.fault("the record opens at another position")
	}
}

// plays presses on, and reports a panic with how it came to be.
func (r *thumb) plays(presses int) {
	defer func() {
		if x := recover(); x != nil {
			r.fault(fmt.Sprintf("panic: %v\n%s", x, debug.Stack()))
		}
	}()
	r.sits()
	for n := range presses {
		if r.Table == nil && r.opening == nil {
			r.trail = append(r.trail, "sits")
			r.sits()
		}
		r.pressesOnce()
		if r.Table != nil {
			draws(r.Page)
		}
		if n%thumbLooks == thumbLooks-1 {
			r.looks()
		}
	}
}

// Whatever a hand presses that reads nothing, and whenever, the table answers: it does what is pressed,
// shows what it waits for, or says why not; what is framed in gold is accepted; and the game can be kept.
func TestARobotThumbIsAlwaysAnswered(t *testing.T) {
	var games, presses atomic.Int64
	began := time.Now()
	t.Cleanup(func() {
		t.Logf("%d presses in %d games, %v", presses.Load(), games.Load(), time.Since(began).Round(time.Second))
	})
	try := func(name string, begin func(t *testing.T, seed uint64) *thumb) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(max(thumbSeeds, 1)) {
				r := begin(t, seed+1)
				r.plays(thumbPresses)
				games.Add(1)
				if presses.Add(int64(len(r.trail))); r.faults > 0 && thumbSeeds == 0 {
					return
				}
			}
		})
	}
	for _, l := range scenarios.Lessons() {
		try("lesson-"+l.Key, func(t *testing.T, seed uint64) *thumb { return lessonFor(t, l.Key, seed) })
	}
	for _, sc := range scenarios.All() {
		if sc.Minutes <= 30 {
			try(sc.ID, func(t *testing.T, seed uint64) *thumb { return battleFor(t, sc.ID, seed) })
		}
	}
}

// isChosen reports whether what a command chooses is chosen.
func isChosen(p *Page, press string) bool {
	if p.Table == nil {
		return false
	}
	if c, _ := do.Parse(press); c.Name == "select" && c.Number() == int(p.Table.Sel) {
		return true
	}
	d := p.Shown().Dock()
	for _, x := range append(slices.Clone(d.Left), d.Right...) {
		if o, ok := x.(panel.Options); ok && slices.ContainsFunc(o.Cards, func(c panel.Card) bool { return c.Do == press && c.On }) {
			return true
		}
	}
	return false
}

// draws draws the map, which must be possible whatever is shown.
func draws(p *Page) { p.Table.Mode.Scene(p.View(), p.Overlays) }

// seen is all that a page shows, with what is previewed on the map.
func seen(p *Page) string {
	text := fmt.Sprint(p.Reading(), p.drawer, scene(p))
	if p.Table == nil {
		return text
	}
	draws(p)
	if pick := p.Table.Mode.Picked(); pick != nil {
		text += fmt.Sprintf(" %+v", pick.Act)
	}
	if at := p.Table.Sight.Focus; at != nil { // the map goes there
		text += " " + at.String()
	}
	return text
}

package page

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/panel"
	"gonfalon/app/promptcheck"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
	"gonfalon/scenarios"
)

// taughtAt is a page with a lesson on it; what it waits for comes at once.
func taughtAt(t testing.TB, key string) *Page {
	t.Helper()
	p, _ := newPage(t)
	clocked(p)
	p.Do("learn:" + key)
	if p.Table == nil || p.Table.Lesson == nil {
		t.Fatal("no lesson is given")
	}
	return p
}

// clocked lets everything that a page waits for come at once, one after the other.
func clocked(p *Page) {
	var due []func()
	running := false
	p.Host.After = func(_ time.Duration, then func()) {
		if due = append(due, then); running {
			return
		}
		for running = true; len(due) > 0; {
			next := due[0]
			due = due[1:]
			next()
		}
		running = false
	}
}

// obeys does the next thing that the lesson points at, as a reader would; it reports what that was.
func obeys(p *Page) string {
	v := p.View()
	if do := v.Wanted(); do != "" {
		p.Do(do)
		return do
	}
	at, ok := v.T.Framed()
	h, there := v.Spot(at)
	if !ok || !there {
		return ""
	}
	p.Tap(h)
	return h.String()
}

// Whoever does what is pointed at comes to the end of every lesson, is never refused, and finds
// something to do at every point.
func TestEveryLessonIsPlayedByWhatItPointsAt(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			p := taughtAt(t, l.Key)
			c := p.Table
			var did []string
			for n := 0; !c.Lesson.Over(c.Lesson.Done) || c.Grave(); n++ {
				taughtRightly(t, p)
				did = append(did, fmt.Sprintf("%d:%s", c.Lesson.Done, obeys(p)))
				if c.Why != nil || c.Lesson.Answer != nil || did[len(did)-1] == "" || n > 80 {
					t.Fatalf("stuck after %v in %T, why %+v, answer %+v, asked %+v", did, c.Mode, c.Why, c.Lesson.Answer, c.Lesson.Beats[c.Lesson.Done])
				}
			}
			if p.shelf.Lessons()[l.Key] != shelf.Learnt || p.Shown().Dock().Name != "learnt" {
				t.Errorf("%v, %s", p.learnt, p.Shown().Dock().Name)
			}
			if len(p.shelf.List()) > 0 {
				t.Error("a lesson is kept as a game")
			}
			t.Log(did)
		})
	}
}

// A lesson told plainly shows how a throw is likely to go in one line until somebody asks why, and of the
// answers to a question those that it asks for.
func TestALessonShowsWhatIsAskedFor(t *testing.T) {
	lines, answers := 0, 0
	for _, l := range scenarios.Lessons() {
		p := taughtAt(t, l.Key)
		p.settings.Speech = speaksPlainly
		c := p.Table
		for n := 0; n < 80 && (!c.Lesson.Over(c.Lesson.Done) || c.Grave()); n++ {
			d := p.Shown().Dock()
			v, line := verdictOf(d)
			if reasons(d) && !v.Open {
				t.Errorf("%s: the reasons of odds are shown and nobody asked for them", l.Key)
			}
			if line && d.Name == "foe" {
				lines++
				p.Do("reasons")
				if d := p.Shown().Dock(); !asksWhy(d) || len(d.Left) < 3 {
					t.Errorf("%s: asked why it shows %+v", l.Key, d)
				}
			}
			var cards []panel.Card
			for _, s := range d.Left {
				if o, ok := s.(panel.Options); ok {
					cards = o.Cards
				}
			}
			if c.Table.Stage == game.StageQuestion && len(cards) == 1 {
				answers++
			} else if p := c.Mode.Picked(); c.Table.Stage == game.StageQuestion && p != nil && len(cards) > 2 {
				t.Errorf("%s: %d answers are shown beside the one that is picked", l.Key, len(cards)-1)
			}
			obeys(p)
		}
	}
	if lines == 0 || answers == 0 {
		t.Errorf("%d throws of the enemy and %d questions with one answer were seen", lines, answers)
	}
}

// taughtRightly fails the test where what is read, pointed at or can be pressed is not what the lesson
// asks for in this position, or where what is pointed at on the map is not brought into sight.
func taughtRightly(t *testing.T, p *Page) {
	t.Helper()
	c, v := p.Table, p.View()
	if c.Grave() {
		return
	}
	r := robot{T: t, Page: p}
	seen := promptcheck.Given{Seen: r.seen(), Point: v.Guides()}
	ask := v.Prompt()
	seen.Who, seen.Prompt = ask.Who, ask.Text
	if card := v.Coach(); card.Title != "" {
		seen.Order, seen.Text = card.Title, card.Text[0].Text
	}
	for _, wrong := range promptcheck.WrongTaught(c.Lesson.Course, c.Lesson.Done, c.Whole(), seen) {
		t.Errorf("beat %d in %T: %s", c.Lesson.Done, table.Innermost(c.Mode), wrong)
	}
	if at, ok := v.T.Framed(); ok {
		frame := c.Mode.Scene(v, table.Overlays{}).Frame
		if h, there := v.Spot(at); there && !slices.Contains(frame, h) {
			t.Errorf("beat %d in %T: %s is pointed at, in sight are %v", c.Lesson.Done, table.Innermost(c.Mode), h, frame)
		}
	}
}

// Every wrong tap of every step is answered at the card by the words of the lesson, nothing comes
// of it, and the lesson goes on.
func TestEveryWrongTapIsAnswered(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			p := taughtAt(t, l.Key)
			c := p.Table
			answered := 0
			for n := 0; !c.Lesson.Over(c.Lesson.Done) && n < 80; n++ {
				for _, w := range c.Lesson.Wrongs {
					if w.Step == c.Lesson.Step(c.Lesson.Done) && w.From <= c.Lesson.Done && !c.Grave() {
						answered += errs(t, p, w)
					}
				}
				obeys(p)
			}
			if answered < len(c.Lesson.Wrongs) {
				t.Errorf("%d answers to %d wrong taps", answered, len(c.Lesson.Wrongs))
			}
		})
	}
}

// errs does one thing that is wrong, and counts the answers.
func errs(t *testing.T, p *Page, w lesson.Wrong) (answered int) {
	t.Helper()
	c := p.Table
	was := c.Whole().Hash()
	for _, at := range w.At {
		verdict := lesson.Looks
		switch h, there := c.Spot(at); {
		case at.Control != "":
			if do := c.Control(at.Control); do != "" {
				verdict, _ = c.Lesson.Pressed(c.Lesson.Done, at.Control)
				p.Do(do)
			}
		case there && !at.Any:
			verdict, _ = c.Lesson.Tapped(c.Lesson.Done, h, c.UnitsOn(h))
			if verdict == lesson.Wanting {
				p.Tap(h)
			}
		}
		if verdict != lesson.Wanting {
			continue
		}
		answered++
		v := p.View()
		if said := v.Coach().Title + v.Objection().Title; said == "" || strings.Contains(v.Rejoins(), "⟦") {
			t.Errorf("%s is not answered", w.Key)
		}
	}
	if c.Whole().Hash() != was {
		t.Errorf("%s changed something", w.Key)
	}
	return answered
}

// The coloured button at the end of a lesson leads on as the thread does: the way to the second first battle passes
// no longer one. Where that is done already, it leads to a battle that needs the lesson.
func TestALessonLeadsOnAsTheThreadDoes(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		p := taughtAt(t, l.Key)
		for n := 0; !p.Table.Lesson.Over(p.Table.Lesson.Done) && n < 60; n++ {
			p.Do("learn-show")
		}
		first := func() panel.Button { return p.Shown().learntDock().Foot[0] }
		at, ok := p.Host.Thread().Following(l.Key)
		if !ok {
			t.Fatalf("nothing follows %s", l.Key)
		}
		e := p.Host.Thread().At(at)
		if b := first(); b.Do != p.rideOn(e) || b.Look != "pri" {
			t.Errorf("%s leads to %q, the thread to %q", l.Key, b.Do, p.rideOn(e))
		}
		if e.Lesson == "" {
			continue
		}
		p.learnt[e.Lesson] = shelf.Learnt
		if b := first(); b.ID != "learnt-fight" || b.Look != "pri" {
			t.Errorf("after what follows it is learnt, %s leads to %q", l.Key, b.Do)
		}
	}
}

// A lesson that is left goes on where it was, also on a page that is opened anew; the first that is
// not learnt is given to who names none.
func TestALessonGoesOnWhereItWasLeft(t *testing.T) {
	p := taughtAt(t, "first-charge")
	for p.Table.Lesson.Step(p.Table.Lesson.Done) < 1 {
		obeys(p)
	}
	was, done := p.Table.Whole().Hash(), p.Table.Lesson.Done
	p.Do("learn-leave")
	if p.Table != nil {
		t.Fatal("the lesson is not left")
	}
	q := OpenPage(p.shelf, p.Host)
	q.Do("learn")
	if c := q.Table; c == nil || c.Lesson.Done != done || c.Whole().Hash() != was || q.Hash() != "#learn=first-charge" {
		t.Fatalf("%+v", q.Table)
	}
	for n := 0; !q.Table.Lesson.Over(q.Table.Lesson.Done) && n < 40; n++ {
		q.Do("learn-show")
	}
	if next := q.lessonAfter("first-charge"); !strings.Contains(fmt.Sprint(q.Shown().learntDock()), "learn:"+next) {
		t.Errorf("nothing leads to %s", next)
	}
	q.Do("learn-leave")
	q.Do("learn")
	if q.Table.Lesson.Key != "second-strike" {
		t.Errorf("after the first comes %s", q.Table.Lesson.Key)
	}
	q.Do("learn:first-charge")
	if q.Table.Lesson.Done != 0 || q.learnt["first-charge"] != shelf.Learnt {
		t.Error("a lesson that is learnt does not begin anew")
	}
}

// learntAt is a page with a lesson on it that is played to its end.
func learntAt(t *testing.T, key string) *Page {
	t.Helper()
	p := taughtAt(t, key)
	for n := 0; p.Shown().Dock().Name != "learnt"; n++ {
		if obeys(p); n > 80 {
			t.Fatalf("%s does not end", key)
		}
	}
	return p
}

// Every button at the end of every lesson leads where it says.
func TestTheEndOfALessonLeadsOn(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		for _, b := range learntAt(t, l.Key).Shown().Dock().Foot {
			p := learntAt(t, l.Key)
			p.Do(b.Do)
			verb, arg, _ := strings.Cut(b.Do, ":")
			arg, _, _ = strings.Cut(arg, "&")
			want := map[string]string{"battle": "#battle=" + arg, "play": "#play=" + arg, "learn": "#learn=" + arg, "learn-leave": ""}[verb]
			if led, _, _ := strings.Cut(p.Hash(), "&"); led != want || (p.Table != nil) != (verb == "learn" || verb == "play") {
				t.Errorf("%s: %q leads to %q", l.Key, b.Label, p.Hash())
			}
		}
	}
}

// What the other side attacks with is looked at before it is rolled for; nobody but the lesson rolls.
func TestAnAttackOfTheOtherSideIsLookedAtInALesson(t *testing.T) {
	p := taughtAt(t, "guns-stakes")
	c := p.Table
	for c.Lesson.Steps[c.Lesson.Step(c.Lesson.Done)] != "stakes" {
		obeys(p)
	}
	if d := p.Shown().Dock(); d.Name != "foe" || slices.ContainsFunc(d.Foot, func(b panel.Button) bool { return !b.Off && b.ID != "learn-show" }) || len(d.Left) == 0 || c.Foe.Coming == nil {
		t.Errorf("the dock is %s with %+v", d.Name, d.Foot)
	}
	if _, alone := table.Innermost(c.Mode).(*table.Opposing); !alone {
		t.Errorf("the table is at %T", table.Innermost(c.Mode))
	}
	if obeys(p); c.Foe.Coming != nil || c.Lesson.Steps[c.Lesson.Step(c.Lesson.Done)] != "stand" {
		t.Error("it does not go on")
	}
}

// Who is new is offered the first lesson, who has learnt one all of them.
func TestTheShelfLeadsToTheLessons(t *testing.T) {
	p, _ := newPage(t)
	p.Shown().ShelfScreen()
	for _, address := range p.Prints.Ask() {
		p.Prints.Arrived(address, `<svg viewBox="0 0 3000 2000"></svg>`)
	}
	if l := p.Shown().ShelfScreen().Learn; len(l.List) > 0 || l.Start.Do != "learn" || !strings.Contains(l.Picture, "m-side b") {
		t.Errorf("%+v", l)
	}
	p.progress("first-charge", shelf.Learnt)
	if l := p.Shown().ShelfScreen().Learn; len(l.List) != len(scenarios.Lessons()) || l.List[0].Small != "Done" || l.Picture != "" {
		t.Errorf("%+v", l)
	}
}

// Nothing but what is asked for comes through: no other act, no command of another kind, and nothing
// is taken back.
func TestALessonTakesNothingElse(t *testing.T) {
	p := taughtAt(t, "first-charge")
	was := p.Table.Whole().Hash()
	for _, do := range []string{"end", "lead:1", "undo", "react", "next-unit", "press:deploy"} {
		p.Do(do)
	}
	c := p.Table
	for _, o := range c.Offers[c.Actor] {
		if !reflect.DeepEqual(o.Act, c.Lesson.Beats[0].Do) && c.Do(o.Act) {
			t.Errorf("%+v is done", o.Act)
		}
	}
	if c.Whole().Hash() != was || c.Lesson.Answer == nil || p.View().Objection().Text == "" {
		t.Error("something came through, or nothing was said")
	}
}

// Who lets everything be shown comes to the end of every lesson, with the same list before him at
// each step as who does it himself.
func TestEveryLessonCanBeShown(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		p := taughtAt(t, l.Key)
		c := p.Table
		for n := 0; !c.Lesson.Over(c.Lesson.Done) && n < 40; n++ {
			if v := p.View(); v.Guides() == "" {
				t.Errorf("%s, beat %d: nothing is pointed at in %T", l.Key, c.Lesson.Done, c.Mode)
			}
			p.Do("learn-show")
		}
		if !c.Lesson.Over(c.Lesson.Done) {
			t.Errorf("%s does not end", l.Key)
		}
	}
}

// Whatever a reader touches on the way, what is pointed at leads on to the end.
func TestNobodyGetsStuckInALesson(t *testing.T) {
	for i, l := range scenarios.Lessons() {
		dice := rand.New(rand.NewPCG(uint64(i), 1241))
		p := taughtAt(t, l.Key)
		c := p.Table
		for n := 0; !c.Lesson.Over(c.Lesson.Done) || c.Grave(); n++ {
			if n > 100 {
				t.Fatalf("%s: stuck at beat %d in %T: %+v, pointed at %q", l.Key, c.Lesson.Done, c.Mode, c.Lesson.Beats[c.Lesson.Done], p.View().Guides())
			}
			for range 8 {
				meddles(p, dice)
			}
			for range 4 { // to select, to preview, to do it, and to go on
				if !c.Lesson.Over(c.Lesson.Done) || c.Grave() {
					obeys(p)
				}
			}
		}
	}
}

// meddles touches something at random.
func meddles(p *Page, dice *rand.Rand) {
	c := p.Table
	at := c.Lesson.Ground[dice.IntN(len(c.Lesson.Ground))]
	switch dice.IntN(6) {
	case 0:
		p.Do([]string{"cancel", "end", "confirm", "react", "rotate:1", "next-unit", "undo"}[dice.IntN(7)])
	case 1:
		p.Do(fmt.Sprintf("choose:%d", dice.IntN(4)))
	case 2:
		p.Escape()
	case 3:
		p.Tap(at.Step(hex.Dir(dice.IntN(6))))
	default:
		p.Tap(at)
	}
}

// Who presses "Show me" while something is planned, and again before it is shown, reads a dock at each
// point: a plan does not outlive the way it was made for.
func TestWhatIsShownOverridesWhatIsPlanned(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		for hurried := range 3 {
			p := taughtAt(t, l.Key)
			c := p.Table
			for n := 0; !c.Lesson.Over(c.Lesson.Done); n++ {
				if n > 80 {
					t.Fatalf("%s: stuck at beat %d in %T", l.Key, c.Lesson.Done, c.Mode)
				}
				for range n % 3 {
					obeys(p) // selects, then plans
				}
				for range hurried + 1 {
					p.Do("learn-show")
				}
				if d := p.Shown().Dock(); c.Traits().Stays && d.Name == "move" && c.Reach == nil {
					t.Errorf("%s, beat %d: the plan of a counter that goes nowhere is shown", l.Key, c.Lesson.Done)
				}
			}
		}
	}
}

// Whatever else a learner chooses first, what is framed in gold leads on from it, is never refused, and
// comes to the end.
func TestGoldLeadsOnFromEveryWrongChoice(t *testing.T) {
	chosen := 0
	for _, l := range scenarios.Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			p := taughtAt(t, l.Key)
			tried := map[string]bool{}
			for n := 0; !p.Table.Lesson.Over(p.Table.Lesson.Done); n++ {
				for i := range p.Table.Options() {
					if at := fmt.Sprint(p.Table.Lesson.Done, i); !tried[at] && !p.Table.Grave() {
						tried[at], chosen = true, chosen+1
						p.Do(fmt.Sprintf("choose:%d", i))
						break
					}
				}
				if did := obeys(p); did == "" && !p.Table.Lesson.Shows || p.Table.Lesson.Answer != nil || n > 600 {
					t.Fatalf("after %d gestures, at beat %d, gold at %q leads nowhere: %+v", n, p.Table.Lesson.Done, did, p.Table.Lesson.Answer)
				}
			}
		})
	}
	if chosen < 20 {
		t.Errorf("only %d were chosen", chosen)
	}
}

// A wrong tap that is repeated is answered again: its words change for those who listen.
func TestAWrongTapIsAnsweredEachTime(t *testing.T) {
	p := taughtAt(t, "first-charge")
	heard := map[string]bool{}
	for range 2 {
		p.Tap(hex.At(29, 3))
		if p.Table.Lesson.Answer == nil {
			t.Fatal("it is not answered")
		}
		heard[p.View().Rejoins()] = true
	}
	if len(heard) != 2 {
		t.Errorf("twice is heard %v", heard)
	}
}

// Who wants phases without a choice to pass by themselves is given a lesson as anybody: nothing of it goes
// by itself but what the lesson does.
func TestNothingPassesByItselfInALesson(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			p := taughtAt(t, l.Key)
			for n := 0; !p.Table.Lesson.Over(p.Table.Lesson.Done); n++ {
				p.Do("passing")
				if did := obeys(p); p.Table.Lesson.Answer != nil || n > 80 {
					t.Fatalf("at beat %d, after %q: %+v", p.Table.Lesson.Done, did, p.Table.Lesson.Answer)
				}
			}
		})
	}
}

// The first lesson has four moves, is done in a dozen taps, ends with the enemy running, and leads to the
// table of the first battle; the counter that it is about is framed, and called by a word on the map.
func TestTheFirstLessonIsFourMoves(t *testing.T) {
	l := scenarios.Lessons()[0]
	p := taughtAt(t, l.Key)
	c := p.Table
	foe, taps := c.Lesson.Meant, 0
	for ; !c.Lesson.Over(c.Lesson.Done); taps++ {
		if o := c.Mode.Scene(p.View(), table.Overlays{}).Overlay; o.Meant == nil || *o.Meant != c.Piece(foe).Hex || len(o.Chips) != 1 || o.Chips[0].Text != "them" {
			t.Errorf("beat %d: framed is %v, and called %v", c.Lesson.Done, o.Meant, o.Chips)
		}
		obeys(p)
	}
	if len(l.Steps) != 4 || taps > 12 {
		t.Errorf("%d moves, %d taps", len(l.Steps), taps)
	}
	if at := c.Piece(foe); at.Hex == c.Lesson.Start.Piece(foe).Hex || at.Where != game.OnMap {
		t.Errorf("the enemy stands at %v", at.Hex)
	}
	p.Do(p.Shown().Dock().Foot[0].Do)
	if c := p.Table; c == nil || c.Lesson != nil || !c.Scenario.First() || !c.Opposed() || c.Foe.Side != game.B || c.Table.Stage == game.StageSetUp {
		t.Errorf("it leads to %s", p.Hash())
	}
}

package page

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// thinker is how whoever thinks answers.
type thinker string

const (
	acts     thinker = "acts"     // it does something legal
	leaves   thinker = "leaves"   // it leaves every reaction be
	nonsense thinker = "nonsense" // what it does is not legal
	trouble  thinker = "trouble"  // it answers that it cannot
	silent   thinker = "silent"   // it never answers
	gone     thinker = "gone"     // it dies, and so does whoever comes after it
	delays   thinker = "delays"   // it acts after a long while
)

var thinkers = []thinker{acts, leaves, nonsense, trouble, silent, gone, delays}

// stage is a page on which nothing comes by itself: clocks, pauses and answers are ticks, which a test
// lets come one by one.
type stage struct {
	*testing.T
	*Page
	thinker thinker
	dice    *rand.Rand
	clock   time.Time
	due     []tick
}

// tick is something that comes to a page by itself.
type tick struct {
	at time.Time
	do func()
}

// staged is a page with nothing on it yet. Each look at the clock takes as long as a stretch, so that
// one act more of a march is a tick of its own.
func staged(t *testing.T, m thinker, seed uint64) *stage {
	t.Helper()
	p, _ := newPage(t)
	s := &stage{T: t, Page: p, thinker: leaves, dice: rand.New(rand.NewPCG(seed, 7)), clock: time.Unix(1_000_000, 0)}
	s.Host.Seed = func() (uint64, bool) { return seed, false }
	s.Host.Now = func() time.Time { s.clock = s.clock.Add(stretch); return s.clock }
	s.Host.Pause = func(f func()) { s.later(0, f) }
	s.Host.Later = func(f func()) { s.later(0, f) }
	s.Host.Aside = func(f func() bool) { s.later(0, func() { f() }) }
	s.Host.After = s.later
	s.Host.Worker = s.hired
	s.Host.Unknown = func(string) {}
	s.thinker = m
	return s
}

// later has something come after a while.
func (s *stage) later(wait time.Duration, do func()) {
	s.due = append(s.due, tick{s.clock.Add(wait), do})
}

// next lets the next thing come that comes by itself; it reports whether there was one.
func (s *stage) next() bool {
	if len(s.due) == 0 {
		return false
	}
	first := 0
	for i := range s.due {
		if s.due[i].at.Before(s.due[first].at) {
			first = i
		}
	}
	x := s.due[first]
	s.due = slices.Delete(s.due, first, first+1)
	if x.at.After(s.clock) {
		s.clock = x.at
	}
	x.do()
	return true
}

// runOut lets everything come that does by itself, as far as that ends: a computer that plays both
// sides of nothing goes on for long.
func (s *stage) runOut() {
	for range 3000 {
		if !s.next() {
			return
		}
		if s.Table != nil && s.Waits() == match.ForTurn && s.Table.Foe.Paused && len(s.due) == 0 {
			return
		}
	}
	s.Fatalf("what comes by itself does not end: it waits for %s", s.Page.Waits())
}

// hired is a program that thinks, in the thinker of the stage.
func (s *stage) hired(_ bool, heard func(foe.Message)) (func(string), func()) {
	closed := false
	tell := func(wait time.Duration, x foe.Message) {
		s.later(wait, func() {
			if !closed {
				heard(x)
			}
		})
	}
	return func(order string) {
		var o foe.Order
		if err := json.Unmarshal([]byte(order), &o); err != nil {
			s.Fatal(err)
		}
		answer := func(r foe.Reply) foe.Message {
			r.N = o.N
			text, _ := json.Marshal(r)
			return foe.Message{Answer: string(text)}
		}
		switch s.thinker {
		case silent:
		case gone:
			tell(50*time.Millisecond, foe.Message{Failed: "foe-died"})
		case trouble:
			tell(50*time.Millisecond, answer(foe.Reply{Trouble: "none"}))
		case nonsense:
			tell(50*time.Millisecond, answer(foe.Reply{Act: json.RawMessage(`{"do":"no-such"}`)}))
		case delays:
			tell(20*time.Second, answer(s.thought(o, true)))
		default:
			tell(50*time.Millisecond, answer(s.thought(o, s.thinker == acts)))
		}
	}, func() { closed = true }
}

// thought is an answer: something that is offered, or, if it need not act, perhaps nothing.
func (s *stage) thought(o foe.Order, acts bool) (r foe.Reply) {
	c := s.Table
	if c == nil || o.Advise != nil {
		return foe.Reply{Trouble: "no advice"}
	}
	side := game.Side(o.Side)
	var list []game.Offer
	for _, x := range c.Sess.Game.Offers(side, nil) {
		if c.Job() != match.AidesAct && c.Job() != match.AidesReact || c.IsLed(x.Unit) {
			list = append(list, x)
		}
	}
	for _, verb := range []game.Verb{game.VerbDeploy, game.VerbReady} {
		if x := match.Find(list, verb); x != nil {
			list = []game.Offer{*x}
		}
	}
	if end := match.Find(list, game.VerbEndPhase); end != nil && s.dice.IntN(3) > 0 {
		list = []game.Offer{*end}
	}
	if must := c.Job() == match.FoeActs || c.Table.Stage == game.StageQuestion; len(list) == 0 || !must && !acts {
		return foe.Reply{}
	}
	x := list[s.dice.IntN(len(list))]
	return foe.Reply{Act: save.NewCodec(c.Scenario.Actions, c.Sess.Game).Line(game.Step{Act: x.Act}), Why: "react"}
}

// onOffer are the commands of what can be pressed: the buttons and cards of the dock, of what covers the
// table, of the notice, and of the answers on the map.
func onOffer(p *Page) (do []string) {
	add := func(list ...panel.Button) {
		for _, b := range list {
			if b.Do != "" && !b.Off && b.Label != "" {
				do = append(do, b.Do)
			}
		}
	}
	if p.Table == nil {
		return nil
	}
	d := p.Shown().Dock()
	add(d.Foot...)
	for _, x := range append(slices.Clone(d.Left), d.Right...) {
		switch x := x.(type) {
		case panel.Actions:
			add(x.Buttons...)
		case panel.Options:
			for _, c := range x.Cards {
				do = append(do, c.Do)
			}
		case panel.Ledger:
			for _, r := range x.Rows {
				if r.Do != "" {
					do = append(do, r.Do)
				}
			}
		}
	}
	c := p.Table.Mode.Cover(p.View())
	add(c.Acts...)
	add(c.Quiet)
	if n := p.Shown().NoticeCard(); n.Title != "" && n.Do != "" {
		do = append(do, n.Do)
	}
	return do
}

// scene is all that a page shows, as a text.
func scene(p *Page) string {
	if p.Table == nil {
		return fmt.Sprintf("shelf %s %+v", p.Battle, p.notice)
	}
	v := p.View()
	return fmt.Sprintf("%d %+v %+v %+v %+v %+v %+v %+v %v", len(p.Table.Sess.Steps), p.Table.Mode.Cover(v), v.Prompt(), p.Shown().Dock(), p.Shown().TopBar(),
		p.Shown().Bubble(), v.Bubble(), p.Shown().NoticeCard(), p.Said())
}

// leadsAway are commands that are no answer of the table: they lead elsewhere, or only back.
var leadsAway = []string{"shelf", "undo", "redo", "drawer", "export", "fold", "learn", "again", "swap", "easier", "harder", "chronicle", "replay", "take", "close-notice", "jump", "figure", "learn-leave"}

// mute says why a page answers nobody, though nothing more comes by itself; empty where it does. Such a
// page waits for somebody at this screen, says so, and something that can be pressed, or a tap, leads on.
func (s *stage) mute() string {
	p := s.Page
	if p.Table == nil {
		return ""
	}
	if p.Reading() {
		s.Do("end-chronicle")
		s.runOut()
	}
	c, w := p.Table, p.Waits()
	paused := w == match.ForTurn && c.Foe.Paused
	if w != match.ForPlayers && !paused {
		return fmt.Sprintf("it waits for %s, and nothing comes", w)
	}
	prompt, cover := p.View().Prompt(), c.Mode.Cover(p.View())
	if prompt.Text == "" && prompt.Told == nil && !prompt.Bare && cover.Title == "" && c.Lesson == nil {
		return "the prompt is empty"
	}
	if strings.Contains(toText(prompt), p.Say("army.on-the-way", nil)) {
		return "they are said to be on their way"
	}
	if c.Table.Stage == game.StageOver || c.Lesson != nil && c.Lesson.Over(c.Lesson.Done) {
		return ""
	}
	before := scene(p)
	list := append(onOffer(p), "confirm", "cancel", "end")
	for _, do := range list {
		if name, _, _ := strings.Cut(do, ":"); slices.Contains(leadsAway, name) {
			continue
		}
		p.Do(do)
		if scene(p) != before {
			return ""
		}
	}
	for _, h := range s.places() {
		if p.Tap(h); scene(p) != before {
			return ""
		}
	}
	return fmt.Sprintf("nothing that can be pressed does anything: %v, mode %T", list, c.Mode)
}

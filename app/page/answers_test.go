package page

import (
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// A table that always answers: whatever is under way, however the computer answers, and whatever is
// pressed meanwhile, once nothing more comes by itself the table takes input.

// everyPress has the tests here try each press at each tick. It takes minutes.
var everyPress = os.Getenv("GONFALON_TICKS") == "all"

// under is something that is under way at a table: begun, it goes on by itself.
type under struct {
	name   string
	sample uint32 // one in so many of its cases is tried each time
	begin  func(s *stage) error
}

// opponent seats a person against the computer at a battle that has begun.
func (s *stage) opponent(scenario, computer string) {
	m := s.thinker
	s.thinker = leaves
	person := map[string]string{"a": "b", "b": "a"}[computer]
	s.Do("battle:" + scenario + "&against=squire&setup=historical&side=" + person)
	s.Do("start:" + scenario)
	s.begun()
	s.thinker = m
}

// people seats two at a battle that has begun.
func (s *stage) people(scenario string) {
	s.Do("battle:" + scenario + "&against=person")
	s.Do("start:" + scenario)
	s.begun()
}

// begun sets up whoever has not, and lets the computer act until a person is to.
func (s *stage) begun() {
	s.Helper()
	for range 400 {
		c := s.Table
		switch {
		case c.Table.Stage == game.StageFree && s.Waits() == match.ForPlayers && !c.AsksPlayers():
			return
		case s.Waits() != match.ForPlayers:
			s.next()
		case c.Table.Stage == game.StageSetUp:
			s.Do("press:deploy")
			s.Do("press:ready")
		case table.Lies[*table.React](c):
			s.Do("pass")
		case table.Lies[*table.Handing](c):
			s.Do("look")
			s.Do("confirm")
		default:
			if len(c.Options()) > 0 {
				s.Do("choose:0")
			}
			s.Do("confirm")
		}
	}
	s.Fatalf("the battle does not begin: %+v", s.Table.Expect)
}

// marches leads a command, the last if none is named, as near to the enemy as somebody may react.
func (s *stage) marches(who string) error {
	c := s.Table
	var front hex.Hex
	best := 1 << 20
	if cards := table.LeadCards(s.View()); who == "" && len(cards) > 0 {
		who = cards[len(cards)-1].Do
	}
	s.Do(who)
	m, ok := c.Mode.(*table.Army)
	if !ok {
		return fmt.Errorf("mode %T", c.Mode)
	}
	head := c.Piece(planning.Head(c.View, m.Units)).Hex
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side != c.Actor && p.Where == game.OnMap && p.Rank == game.Unit && p.Hex.Distance(head) < best {
			best, front = p.Hex.Distance(head), p.Hex
		}
	}
	for d := hex.Dir(0); d < 6; d++ {
		if to := front.Step(d); c.Board().On(to) && len(c.At(to)) == 0 {
			s.Tap(to)
			break
		}
	}
	for range 400 {
		if m, ok := c.Mode.(*table.Army); ok && m.Ready() != nil {
			s.Do("confirm")
			return nil
		}
		if !s.next() {
			break
		}
	}
	return errors.New("nothing of the kind happens")
}

// rides sends somebody a way after whose first act the computer may react.
func (s *stage) rides() error {
	c := s.Table
	for _, id := range slices.Clone(c.Able) {
		s.Do(fmt.Sprintf("select:%d", id))
		if c.Reach == nil {
			continue
		}
		for _, i := range c.BestStops() {
			s.Do(fmt.Sprintf("select:%d", id))
			if c.Reach == nil || i >= len(c.Reach.Stops) {
				break
			}
			s.Tap(c.Reach.Stops[i].Hex)
			s.Do("confirm")
			if len(c.Pending) > 0 {
				return nil
			}
			s.Do("undo")
			s.Do("confirm")
		}
	}
	return errors.New("nothing of the kind happens")
}

// ends ends the phase of the person.
func (s *stage) ends() error {
	if s.Do("end"); table.Lies[*table.Early](s.Table) {
		s.Do("confirm")
	}
	return nil
}

// closes plays on until the last phase of the last turn, and ends that.
func (s *stage) closes() error {
	if lastPhase == "" {
		s.opponent("kosovo-guns", "b")
		s.thinker = leaves
		for range 2000 {
			c := s.Table
			if t := c.Table; t.Turn == t.Last && t.Phase == len(t.Phases)-1 && !c.Decides() || t.Stage == game.StageOver {
				break
			}
			if s.Waits() != match.ForPlayers {
				s.next()
				continue
			}
			switch {
			case table.Lies[*table.React](c):
				s.Do("pass")
			case c.Table.Stage == game.StageQuestion && c.Mode.Picked() == nil:
				s.Do("choose:0")
			case c.Grave() || c.Table.Stage == game.StageQuestion:
				s.Do("confirm")
			default:
				_ = s.ends()
			}
		}
		lastPhase = s.record()
	}
	m := s.thinker
	s.ImportGame(lastPhase)
	for s.Page.opening != nil && s.next() {
	}
	if s.thinker = m; s.Table == nil {
		return errors.New(s.notice.Text)
	}
	return s.ends()
}

// lastPhase is the record of a game that ends soon, once it was played.
var lastPhase string

var underWays = []under{
	{"march", 97, func(s *stage) error { s.opponent("kosovo-guns", "b"); return s.marches("lead-all") }},
	{"march under fire", 7, func(s *stage) error { s.opponent("kosovo-guns", "b"); return s.marches("") }},
	{"march of all under fire", 997, func(s *stage) error { s.opponent("kulikovo-ambush", "b"); return s.marches("lead-all") }},
	{"ride", 197, func(s *stage) error { s.opponent("kulikovo-ambush", "b"); return s.rides() }},
	{"turn", 7, func(s *stage) error { s.opponent("kulikovo-ambush", "b"); return s.ends() }},
	{"turn skipped", 23, func(s *stage) error {
		s.opponent("kosovo-guns", "b")
		err := s.ends()
		s.Do("foe-skip")
		return err
	}},
	{"look back over a turn", 23, func(s *stage) error {
		s.opponent("kulikovo-ambush", "b")
		err := s.ends()
		s.Do("replay:0")
		s.Do("run")
		return err
	}},
	{"look back over a march", 23, func(s *stage) error {
		s.opponent("kosovo-guns", "b")
		err := s.marches("")
		s.next()
		s.Do("replay:0")
		s.Do("run")
		return err
	}},
	{"their moves again", 7, func(s *stage) error {
		s.opponent("kosovo-guns", "b")
		s.Do("foe-pace:2")
		if err := s.ends(); err != nil {
			return err
		}
		for n := 0; n < 40 && (len(s.Table.Lately()) < 2 || s.foe.state.Is != opponent.Asked) && s.next(); n++ {
		}
		s.Do("theirs")
		return nil
	}},
	{"set-up", 41, func(s *stage) error {
		s.Do("battle:kulikovo-ambush&against=squire&setup=own&side=b")
		s.Do("start:kulikovo-ambush")
		s.Do("press:deploy")
		s.Do("press:ready")
		return nil
	}},
	{"deputies", 97, func(s *stage) error {
		s.opponent("kulikovo-ambush", "b")
		s.Do(fmt.Sprintf("deputy-rest:%d", s.Table.Able[0]))
		s.Do("aides-go")
		return nil
	}},
	{"deputies between two people", 97, func(s *stage) error {
		s.people("kosovo-guns")
		s.Do(fmt.Sprintf("deputy:%d:attack", s.Table.Able[0]))
		for id := range game.ID(s.Table.View.Counters()) {
			if p := s.Table.Piece(id); p.Side != s.Table.Actor && p.Rank == game.Unit {
				s.Do(fmt.Sprintf("deputy:%d:attack", id))
			}
		}
		return s.marches("")
	}},
	{"march between two people", 97, func(s *stage) error {
		s.people("kosovo-guns")
		s.Do("policy:1:1")
		return s.marches("")
	}},
	{"hand-over", 11, func(s *stage) error { s.people("legnica-mieszko"); return s.ends() }},
	{"advice", 23, func(s *stage) error { s.opponent("kulikovo-ambush", "b"); s.Do("counsel"); return nil }},
	{"lesson", 23, func(s *stage) error { s.Do("learn:second-strike"); s.Do("learn-show"); return nil }},
	{"opening", 11, func(s *stage) error {
		s.opponent("kulikovo-ambush", "b")
		err := s.ends()
		s.autosave()
		s.Do("open:" + s.header.ID)
		return err
	}},
	{"last turn", 23, (*stage).closes},
}

// presses are what an impatient hand presses, whatever is shown.
func (s *stage) presses() []string {
	list := []string{"confirm", "cancel", "escape", "undo", "redo", "end", "next-unit", "react", "pass", "counsel", "choose:0", "rotate:1",
		"tap", "tap foe", "lead-all", "drop-march", "propose", "secret", "look", "drawer:menu", "drawer:log", "replay:0", "theirs", "run", "end-replay", "step:-1",
		"branch", "chronicle", "foe-pause", "foe-step", "foe-skip", "foe-pace:2", "foe-side:", "foe-side:a", "foe-side:b", "foe-level:captain", "foe-look:0",
		"aides-go", "aides-stop", "policy:0:1", "policy:1:1", "policy:1:2", "cards:a", "passing", "shelf", "again", "swap", "poster", "learn:", "learn-show",
		"press:deploy", "other game", "other tab", "deputy", "deputy-rest", "select:0", "idea:0", "loop", "head:0,-1", "way:2"}
	if s.Table != nil {
		for _, do := range onOffer(s.Page) {
			if !slices.Contains(list, do) {
				list = append(list, do)
			}
		}
	}
	return list
}

// places are hexes that a hand taps: of one's own, of an enemy, and one where nobody is.
func (s *stage) places() (out []hex.Hex) {
	c := s.Table
	for _, side := range []game.Side{c.Actor, c.Actor.Other()} {
		for id := range game.ID(c.View.Counters()) {
			if p := c.Piece(id); p.Side == side && p.Where == game.OnMap {
				out = append(out, p.Hex)
				break
			}
		}
	}
	return out
}

// press does what a hand does.
func (s *stage) press(what string) {
	c := s.Table
	switch what {
	case "escape":
		s.Page.Escape()
	case "tap", "tap foe":
		if c == nil {
			return
		}
		if at := s.places(); len(at) > 0 {
			s.Page.Tap(at[map[string]int{"tap": 0, "tap foe": len(at) - 1}[what]])
		}
	case "deputy", "deputy-rest":
		if c != nil && len(c.Able) > 0 {
			s.Do(fmt.Sprintf("%s:%d:attack", what, c.Able[len(c.Able)-1]))
		}
	case "other game":
		s.Do("start:kulikovo-ambush")
	case "other tab":
		s.held(false)
		s.next()
		s.held(true)
	default:
		s.Do(what)
	}
}

// begins is a stage with something under way, n ticks after it began.
func begins(t *testing.T, u under, m thinker, n int) (*stage, error) {
	t.Helper()
	s := staged(t, m, 2)
	if err := u.begin(s); err != nil {
		return s, err
	}
	for range n {
		s.next()
	}
	return s, nil
}

// sampled reports whether a case is one of those that are tried each time: one in so many.
func sampled(in uint32, parts ...any) bool {
	if everyPress {
		return true
	}
	h := fnv.New32a()
	fmt.Fprint(h, parts...)
	return h.Sum32()%in == 0
}

// mostTicks is how many ticks after it began something is disturbed.
const mostTicks = 40

func TestATableAlwaysAnswers(t *testing.T) {
	for _, u := range underWays {
		t.Run(strings.ReplaceAll(u.name, " ", "-"), func(t *testing.T) {
			t.Parallel()
			tried := 0
			for _, m := range thinkers {
				for k := range u.undisturbed(t, m) {
					tried += u.disturbed(t, m, k)
				}
			}
			if tried < 5 {
				t.Errorf("only %d cases were tried", tried)
			}
		})
	}
}

// undisturbed lets something come to its end by itself; it returns after how many ticks something can be
// pressed.
func (u under) undisturbed(t *testing.T, m thinker) (ticks int) {
	t.Helper()
	s, err := begins(t, u, m, 0)
	if err != nil {
		t.Fatalf("the computer %s: %v", m, err)
	}
	for ticks = 1; ticks < mostTicks && s.next(); ticks++ {
	}
	s.runOut()
	if why := s.mute(); why != "" {
		t.Errorf("the computer %s, nobody presses anything: %s", m, why)
	}
	return ticks
}

// disturbed presses everything k ticks after something began; it returns how many cases that were.
func (u under) disturbed(t *testing.T, m thinker, k int) (tried int) {
	t.Helper()
	s, err := begins(t, u, m, k)
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range s.presses() {
		if !sampled(u.sample, u.name, m, k, what) {
			continue
		}
		tried++
		s, _ := begins(t, u, m, k)
		s.press(what)
		s.runOut()
		if why := s.mute(); why != "" {
			t.Errorf("the computer %s, %q after %d ticks: %s", m, what, k, why)
		}
	}
	return tried
}

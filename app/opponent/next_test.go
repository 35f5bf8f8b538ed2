package opponent

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// act is an act that somebody could have decided on.
type act struct{}

func (act) Do() string { return "act" }

var (
	noon    = time.Unix(1_000_000, 0)
	thinks  = Stamp{Steps: 5, Version: 7, Job: match.FoeActs}
	later   = Stamp{Steps: 6, Version: 8, Job: match.FoeActs}
	choice  = bot.Choice{Act: act{}, Unit: 3}
	errGone = errors.New("foe-died")
)

// table is a look at a table at which the opponent is to act, long after he did.
func table(change func(*Changed)) Changed {
	c := Changed{At: thinks, Attended: true, Leads: true, Now: noon}
	if change != nil {
		change(&c)
	}
	return c
}

// at is an opponent of each kind, with somebody who thinks beside the page; he acted just now.
func at(k Kind) State {
	s := State{Manner: match.Manner{Pace: match.UsualPace}, Is: k, Ask: 4, At: thinks, Seat: Beside, Beat: 2, Watch: 4, Seen: 5, LastDone: noon}
	switch k {
	case Asked:
		s.Thinking = true
	case Due, Resting:
		s.Due.Choice = choice
	case Shown:
		s.Due.Choice, s.Told = choice, true
	case Paused:
		s.Due.Choice, s.Paused = choice, true
	}
	return s
}

// wants are effects in short.
func wants(list []Effect) string {
	var out []string
	for _, e := range list {
		s := fmt.Sprintf("%T", e)
		s = strings.ToLower(strings.TrimPrefix(s, "opponent."))
		switch e := e.(type) {
		case Ask:
			s += fmt.Sprint(" ", e.N)
		case Wait:
			s += fmt.Sprint(" ", e.Beat, " ", e.For)
		case Watch:
			s += fmt.Sprint(" ", e.N)
		case Hire:
			s += map[bool]string{true: " here", false: " beside"}[e.Here]
		case Notice:
			s += " " + e.Key
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

// told is what an event leads to: the kind after it, what is wanted, and what else has become of him.
func told(s State, e Event) string {
	after, effects := Next(s, e)
	out := after.Is.String()
	for _, x := range []struct {
		on   bool
		name string
	}{{after.Thinking, "thinks"}, {after.Paused, "paused"}, {after.Skips, "skips"}, {after.Step, "one step"}, {after.Rested, "rested"},
		{after.Told, "told"}, {after.Due.Err != nil, "failed"}, {after.Seat == Vacant, "vacant"}, {after.Seat == Here, "here"}} {
		if x.on {
			out += " " + x.name
		}
	}
	if w := wants(effects); w != "" {
		out += ": " + w
	}
	return out
}

// Each event in each state: what the opponent is then, and what he wants.
func TestEveryEventInEveryState(t *testing.T) {
	kinds := [...]Kind{Idle, Asked, Due, Shown, Resting, Paused}
	if len(kinds) != len(kindNames) {
		t.Fatalf("%d of %d kinds are tried", len(kinds), len(kindNames))
	}
	const (
		unasked = "idle"
		asks5   = "asked thinks: ask 5"
		asks6   = "asked thinks: ask 6"
		slow    = "idle here: notice notice.foe-slow, hire here"
	)
	keys := map[Key]bool{}
	for _, row := range []struct {
		name string
		e    Event
		want [len(kinds)]string
	}{
		//                                  idle, asked, due, shown, resting, paused
		{"the same table", table(nil), [...]string{asks5, "asked thinks", "resting: wait 3 800ms", "shown told", "resting", "paused paused"}},
		{"the same table, long after", table(func(c *Changed) { c.Now = noon.Add(time.Minute) }), [...]string{asks5, "asked thinks", "idle: do", "shown told", "resting", "paused paused"}},
		{"an attack, long after", table(func(c *Changed) { c.Now = noon.Add(time.Minute); c.Next.Attack = true }), [...]string{asks5, "asked thinks", "due told: show", "shown told", "resting", "paused paused"}},
		{"another position", table(func(c *Changed) { c.At = later }), [...]string{asks5, asks6, asks6, asks6, asks6, "asked thinks paused: ask 6"}},
		{"something was taken back", table(func(c *Changed) { c.At.Steps = 3 }), [...]string{asks5, asks6, asks6, asks6, asks6, asks6}},
		{"nothing to be asked", table(func(c *Changed) { c.At.Job = match.NoJob; c.Leads = false }), [...]string{unasked, unasked, unasked, unasked, unasked, "idle paused"}},
		{"the person has to answer", table(func(c *Changed) { c.Attended = false }), [...]string{unasked, "asked thinks", "due", "shown told", "resting", "paused paused"}},
		{"another position while the person has to answer", table(func(c *Changed) { c.At, c.Attended = later, false }), [...]string{unasked, unasked, unasked, unasked, unasked, "idle paused"}},
		{"an answer", Answered{4, Answer{Choice: choice}}, [...]string{unasked, "due thinks", "due", "shown told", "resting", "paused paused"}},
		{"an answer to another question", Answered{3, Answer{Choice: choice}}, [...]string{unasked, "asked thinks", "due", "shown told", "resting", "paused paused"}},
		{"an answer of no use", Answered{4, Answer{Err: ErrNonsense}}, [...]string{unasked, "due thinks failed", "due", "shown told", "resting", "paused paused"}},
		{"his act is refused", Refused{ErrNonsense}, [...]string{slow, "idle thinks here: notice notice.foe-slow, hire here", slow, slow, slow, "idle paused here: notice notice.foe-slow, hire here"}},
		{"the clock", Clock{2}, [...]string{unasked, "asked thinks", "due", "due rested told", "due rested", "paused paused"}},
		{"a clock of before", Clock{1}, [...]string{unasked, "asked thinks", "due", "shown told", "resting", "paused paused"}},
		{"silence", Silent{Ask: 4}, [...]string{unasked, "due thinks failed", "due", "shown told", "resting", "paused paused"}},
		{"silence, as the program still comes", Silent{Ask: 4, Coming: true}, [...]string{unasked, "asked thinks: watch 4", "due", "shown told", "resting", "paused paused"}},
		{"silence about another question", Silent{Ask: 3}, [...]string{unasked, "asked thinks", "due", "shown told", "resting", "paused paused"}},
		{"the program dies", Gone{errGone}, [...]string{"idle vacant: dismiss", "due thinks failed", "due failed", "due told failed", "due failed", "due paused failed"}},
		{"pause", Pressed{Key: Pause}, [...]string{"idle paused", "asked thinks paused", "due paused", "shown paused told", "resting paused", "due"}},
		{"step", Pressed{Key: OneStep}, [...]string{"idle paused one step", "asked thinks paused one step", "due paused one step", "due paused one step told", "due paused one step", "due paused one step"}},
		{"skip", Pressed{Key: Skip}, [...]string{"idle skips", "asked thinks skips", "due skips", "due skips told", "due skips", "due skips"}},
		{"pace", Pressed{Key: ToPace, Pace: 2}, [...]string{unasked, "asked thinks", "due", "due told", "due", "due paused"}},
		{"look", Pressed{Key: Look}, [...]string{"idle paused", "asked thinks paused", "due paused", "shown paused told", "resting paused", "paused paused"}},
		{"drop", Pressed{Key: Drop}, [...]string{unasked, "idle thinks", unasked, unasked, unasked, "idle paused"}},
		{"halt", Pressed{Key: Halt}, [...]string{unasked, "idle thinks", unasked, unasked, unasked, unasked}},
	} {
		if e, ok := row.e.(Pressed); ok {
			keys[e.Key] = true
		}
		for i, k := range kinds {
			if got := told(at(k), row.e); got != row.want[i] {
				t.Errorf("%s, %s: %q, want %q", k, row.name, got, row.want[i])
			}
		}
	}
	for key := range Halt + 1 {
		if !keys[key] {
			t.Errorf("key %d is not tried", key)
		}
	}
}

// No clock and no answer of one opponent reaches the next.
func TestWhatWasMeantForAnotherComesTooLate(t *testing.T) {
	for _, k := range []Kind{Asked, Shown, Resting} {
		old := at(k)
		s := New(old)
		for _, e := range []Event{Answered{old.Ask, Answer{Choice: choice}}, Clock{old.Beat}, Silent{Ask: old.Ask}} {
			if after, effects := Next(s, e); !reflect.DeepEqual(after, s) || len(effects) > 0 {
				t.Errorf("%T for one before: %+v, %s", e, after, wants(effects))
			}
		}
	}
}

// walk hands events to an opponent one after another, each with what is wanted then.
func walk(t *testing.T, s State, steps ...any) State {
	t.Helper()
	for i := 0; i < len(steps); i += 2 {
		after, effects := Next(s, steps[i].(Event))
		if got := wants(effects); got != steps[i+1] {
			t.Fatalf("step %d, %T: wants %q, want %q", i/2, steps[i], got, steps[i+1])
		}
		s = after
	}
	return s
}

// A turn as it is seen: asked, answered, looked at, done; an attack is shown before its dice.
func TestATurn(t *testing.T) {
	fresh := table(func(c *Changed) { c.Fresh = true })
	attack := table(func(c *Changed) { c.At = later; c.Next.Attack = true })
	ready := attack
	ready.Now = noon.Add(match.Paces[match.UsualPace])
	shown := ready
	shown.Now = ready.Now.Add(100 * time.Millisecond)
	s := walk(t, New(State{}),
		fresh, "hire beside, watch 2, ask 2",
		Answered{2, Answer{Choice: choice}}, "",
		fresh, "do", // nothing was told that has to be read
		attack, "ask 4",
		Answered{4, Answer{Choice: choice}}, "",
		attack, "wait 2 800ms",
		Clock{2}, "",
		ready, "show",
		shown, "wait 3 700ms",
		Clock{3}, "",
		shown, "do",
	)
	if s.Is != Idle || s.Seat != Beside {
		t.Errorf("he is %v", s.Is)
	}
}

// What came of an act of the person is read before he acts; a ride goes on quickly, and a throng passes.
func TestPaces(t *testing.T) {
	usual := match.Paces[match.UsualPace]
	for name, x := range map[string]struct {
		c    Changed
		pace int
		want time.Duration
	}{
		"an act":                   {table(nil), match.UsualPace, usual},
		"slowly":                   {table(nil), 0, match.Paces[0]},
		"quickly":                  {table(nil), 2, match.Paces[2]},
		"the next hex of a ride":   {table(func(c *Changed) { c.Next.GoesOn = true }), match.UsualPace, hop},
		"one of a throng":          {table(func(c *Changed) { c.Next.Thronged = true }), match.UsualPace, match.Paces[2]},
		"a hex of one of a throng": {table(func(c *Changed) { c.Next.Thronged, c.Next.GoesOn = true, true }), match.UsualPace, hop / 4},
		"the first act":            {table(func(c *Changed) { c.Fresh = true }), match.UsualPace, 0},
		"the first after a story":  {table(func(c *Changed) { c.Fresh, c.ToRead = true, 2*usual }), match.UsualPace, 2 * usual},
		"the set-up":               {table(func(c *Changed) { c.SetUp = true }), match.UsualPace, 0},
		"a reaction":               {table(func(c *Changed) { c.Leads = false }), match.UsualPace, 0},
		"a beat of a lesson":       {table(func(c *Changed) { c.At.Job = match.Teaches }), match.UsualPace, breather},
		"one after something told": {table(func(c *Changed) { c.At.Job = match.Teaches; c.ToRead = usual }), match.UsualPace, reading},
		"one of the same sentence": {table(func(c *Changed) { c.At.Job = match.Teaches; c.ToRead, c.Next.GoesOn = usual, true }), match.UsualPace, hop},
	} {
		s := at(Due)
		s.Pace = x.pace
		if got := s.pause(x.c); got != x.want {
			t.Errorf("%s: %v, want %v", name, got, x.want)
		}
		s.Rested = true
		if got := s.pause(x.c); got > 0 {
			t.Errorf("%s, once it was waited for: %v", name, got)
		}
	}
	skips := at(Due)
	skips.Skips = true
	if got := skips.pause(table(nil)); got != 0 {
		t.Errorf("skipped: %v", got)
	}
}

// One step of who is paused is one feat, with all the hexes of a ride; an attack is shown by one step and
// made by the next.
func TestAStepIsOneFeat(t *testing.T) {
	rides := table(func(c *Changed) { c.Next.GoesOn = true })
	s := walk(t, at(Paused), Pressed{Key: OneStep}, "", rides, "do", rides, "ask 6", Answered{6, Answer{Choice: choice}}, "", rides, "do", rides, "ask 8",
		Answered{8, Answer{Choice: choice}}, "", table(nil), "")
	if s.Is != Paused || s.Step {
		t.Errorf("after the ride he is %v", s.Is)
	}
	attack := table(func(c *Changed) { c.Next.Attack = true })
	s = walk(t, s, Pressed{Key: OneStep}, "", attack, "show", attack, "", Pressed{Key: OneStep}, "", attack, "do")
	if !s.Paused {
		t.Error("he goes on by himself")
	}
}

// Who fails is replaced once, in the page's own time; after that people play on by themselves.
func TestFailing(t *testing.T) {
	for job, want := range map[match.Job]string{
		match.FoeActs:    "dismiss, resign, notice notice.foe-gone",
		match.AidesAct:   "dismiss, resign, notice notice.deputy-gone",
		match.AidesReact: "dismiss, resign, notice notice.deputy-gone",
		match.Advises:    "dismiss, advise",
	} {
		c := table(func(c *Changed) { c.At.Job = job })
		s := walk(t, New(State{}), c, "hire beside, watch 2, ask 2", Gone{errGone}, "", c, "notice notice.foe-slow, hire here", c, "ask 4",
			Gone{errGone}, "", c, want)
		if s.Seat != Vacant || s.Is != Idle {
			t.Errorf("%v: %+v", job, s)
		}
	}
}

// An answer without an act leaves a thing be, and plans are told to who asked for them.
func TestAnswersThatAreNoActs(t *testing.T) {
	walk(t, at(Asked), Answered{4, Answer{}}, "", table(nil), "leave")
	advises := table(func(c *Changed) { c.At.Job = match.Advises; c.Leads = false })
	s := at(Asked)
	s.At = advises.At
	after, _ := Next(s, Answered{4, Answer{Plans: []bot.Plan{{}, {}}}})
	if _, effects := Next(after, advises); len(effects) != 1 || len(effects[0].(Advise).Plans) != 2 {
		t.Errorf("wants %s", wants(effects))
	}
	lesson := table(func(c *Changed) { c.At.Job = match.Teaches; c.Leads = false })
	walk(t, New(State{}), lesson, "ask 2", Answered{2, Answer{Beat: true}}, "", lesson, "wait 2 900ms", Clock{2}, "", lesson, "do")
}

// An opponent that only reacts is not skipped, shown or paused.
func TestAReactionIsNotShown(t *testing.T) {
	reacts := table(func(c *Changed) { c.Leads = false; c.Next.Attack = true })
	s := at(Due)
	s.Skips, s.Paused = true, true
	if s = walk(t, s, reacts, "do"); s.Skips {
		t.Error("it is skipped")
	}
}

// A source of a lesson answers at once.
func TestBeatsAnswerAtOnce(t *testing.T) {
	var heard []Event
	var src Source = Beats{Tell: func(e Event) { heard = append(heard, e) }}
	src.Ask(9, Job{})
	src.Close()
	if want := []Event{Answered{9, Answer{Beat: true}}}; !reflect.DeepEqual(heard, want) {
		t.Errorf("it says %+v", heard)
	}
}

var _ game.Action = act{}

// Who looks on lets all of an order be done at once, and what is not shown is shown again in the next turn.
func TestWhoLooksOnGoesByOrdersAndTurns(t *testing.T) {
	next := func(goes, ordered bool) Changed {
		return table(func(c *Changed) { c.Watched, c.Next.GoesOn, c.Next.Ordered = true, goes, ordered })
	}
	step := Pressed{Key: OneStep}
	s := walk(t, at(Paused), step, "", next(false, false), "do")
	s.Is, s.At, s.Due.Choice = Due, thinks, choice
	if after, effects := Next(s, next(false, true)); len(effects) != 1 || after.Is != Idle {
		t.Errorf("a part of the order waits: %s", wants(effects))
	}
	if after, effects := Next(s, next(false, false)); len(effects) != 0 || after.Is != Paused {
		t.Errorf("another order is begun: %s", wants(effects))
	}
	fresh := func(begun bool) bool {
		s := at(Asked)
		s.Skips, s.Begun = true, begun
		after, _ := Next(s, table(func(c *Changed) { c.Watched, c.Fresh = true, true }))
		return after.Skips
	}
	if !fresh(false) || fresh(true) {
		t.Error("the turn that is skipped is another one")
	}
}

package thread

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// land is a world of four battles and three lessons.
var land = Known{
	Battle: func(id string) (sides [2]string, large, ok bool) {
		return [2]string{"reds", "blues"}, strings.HasPrefix(id, "great"), slices.Contains([]string{"hill", "ford", "great-field", "great-siege"}, id)
	},
	Lesson: func(key string) bool { return slices.Contains([]string{"ride", "shoot", "hide"}, key) },
}

const stars = "\nstar: won\nstar: won-by 3\nstar: won-by 5, lost-fewer 1\n"

const threaded = `chapter first: year 1100
lesson: ride
battle hill: side reds, against squire` + stars + `
chapter second: year 1200
battle great-field: side blues, against knight` + stars + `lesson: shoot
lesson: hide
battle ford: side blues, against squire` + stars + `battle great-siege: side reds, against squire` + stars

func read(t *testing.T, text string) *Thread {
	t.Helper()
	thread, err := Read("thread.txt", text, land)
	if err != nil {
		t.Fatal(err)
	}
	return thread
}

func TestMistakesOfAThreadAreNamedByLine(t *testing.T) {
	for text, want := range map[string]string{
		"lesson: ride":                                                                         `1: "lesson" stands in no chapter`,
		"chapter a: year 12a":                                                                  `1: "12a": want a number from 1 to 1500`,
		"chapter a: year 1\nlesson: swim":                                                      `2: no lesson is called "swim"`,
		"chapter a: year 1\nbattle sea: side reds" + stars:                                     `2: no battle is called "sea"`,
		"chapter a: year 1\nbattle hill: side greens" + stars:                                  `2: want one of its sides: "reds" or "blues"`,
		"chapter a: year 1\nbattle hill: side reds, against emperor" + stars:                   `2: no level is called "emperor"`,
		"chapter a: year 1\nbattle hill: side reds, at noon" + stars:                           `2: "at" says nothing about a battle of the thread`,
		"chapter a: year 1\n# x\nbattle hill: side reds\nstar: won\nlesson: ride":              `3: a battle wants 3 stars, the first of which is "won"`,
		"chapter a: year 1\nbattle hill: side reds\nstar: won\nstar: won\nstar: glory":         `5: "glory" says nothing about a star`,
		"chapter a: year 1\nbattle hill: side reds\nstar: won\nstar: won-by\nstar: won":        `4: "": want a number from 1 to 999`,
		"chapter a: year 1\nbattle hill: side reds" + stars + "star: won":                      `6: a battle has 3 stars, and nothing else has any`,
		"chapter a: year 1\nlesson: ride\nstar: won":                                           `3: a battle has 3 stars, and nothing else has any`,
		"chapter a: year 1\nbattle hill: side reds\nstar: won-by 3\nstar: won\nstar: won":      `2: a battle wants 3 stars, the first of which is "won"`,
		"chapter a: year 1\nbattle hill: side reds" + stars + "battle hill: side reds" + stars: `6: "hill" is there twice`,
		"chapter a: year 1\nverse: of a song":                                                  `2: "verse" says nothing about a thread`,
		"chapter a: year 1\nbattle hill: side reds\nstar: won first\nstar: won\nstar: won":     `3: "won" stands alone, without "first"`,
	} {
		_, err := Read("t", text, land)
		if err == nil || !slices.Contains(strings.Split(err.Error(), "\n"), "t:"+want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
		var m *clause.Mistake
		if !errors.As(err, &m) {
			t.Errorf("%q: %v names no line", text, err)
		}
	}
}

func TestWhatComesNext(t *testing.T) {
	thread := read(t, threaded)
	for _, c := range []struct{ done, next string }{
		{"", "ride"},
		{"ride", "hill"},
		{"hill", "shoot"},            // a lesson before a battle that is won no longer waits
		{"hill shoot", "hide"},       // large battles wait
		{"hill hide", "shoot"},       // lessons come in their order
		{"hill shoot hide", "ford"},  // then the battle
		{"ford", "ride"},             // what was left out comes first
		{"hill ford", "great-field"}, // all short ones are done
		{"hill ford great-field", "great-siege"},
		{"hill ford great-field great-siege", ""},
	} {
		done := func(e *Entry) bool { return slices.Contains(strings.Fields(c.done), e.Lesson+e.Battle) }
		next, got := "", Place{}
		if at, ok := thread.Next(done); ok {
			got, next = at, thread.At(at).Lesson+thread.At(at).Battle
		}
		if next != c.next {
			t.Errorf("after %q comes %q at %v, want %q", c.done, next, got, c.next)
		}
	}
}

func TestWhatFollowsALesson(t *testing.T) {
	thread := read(t, threaded)
	for lesson, want := range map[string]string{"ride": "hill", "shoot": "hide", "hide": "ford", "none": ""} {
		got := ""
		if at, ok := thread.Following(lesson); ok {
			got = thread.At(at).Lesson + thread.At(at).Battle
		}
		if got != want {
			t.Errorf("after %q comes %q, want %q", lesson, got, want)
		}
	}
}

func TestALargeBattleLeadsToTheNextOfItsChapter(t *testing.T) {
	thread := read(t, threaded)
	done := func(e *Entry) bool { return e.Battle == "great-field" }
	if at, ok := thread.After("great-field", done); !ok || thread.At(at).Battle != "great-siege" {
		t.Errorf("after a large battle comes %v", at)
	}
	if at, ok := thread.After("hill", done); !ok || thread.At(at).Lesson != "ride" {
		t.Errorf("after a short battle comes %v", at)
	}
}

func TestBattlesOfAChapterAreCounted(t *testing.T) {
	thread := read(t, threaded)
	n, of := thread.Chapters[1].Battles(func(e *Entry) bool { return e.Battle == "ford" || e.Lesson != "" })
	if n != 1 || of != 3 {
		t.Errorf("%d of %d battles, want 1 of 3", n, of)
	}
}

func TestStarsAskForAllTheirFactsInOneGame(t *testing.T) {
	whole := Deed{Won: true, Lead: 10, Turns: 2, Level: level.Captain, Leaders: [2]int{0, 1}, Taken: 1}
	for _, c := range []struct {
		star  string
		spoil func(*Deed)
	}{
		{"won", func(d *Deed) { d.Won = false }},
		{"won-by 10", func(d *Deed) { d.Lead = 9 }},
		{"by-turn 2", func(d *Deed) { d.Turns = 3 }},
		{"lost-fewer 1", func(d *Deed) { d.Lost = 1 }},
		{"leaders-alive", func(d *Deed) { d.Leaders[0] = 1 }},
		{"their-leader-fallen", func(d *Deed) { d.Leaders[1] = 0 }},
		{"banner-kept", func(d *Deed) { d.Fallen = 1 }},
		{"banner-taken", func(d *Deed) { d.Taken = 0 }},
		{"level captain", func(d *Deed) { d.Level = level.Knight }},
		{"won, level knight, lost-fewer 2", func(d *Deed) { d.Lost = 2 }},
	} {
		var s Star
		r := &clause.Reader{}
		r.Statements("star: "+c.star, func(st clause.Statement) { s.clauses().Read(r, st.Clauses, "a star") })
		if err := r.Err(); err != nil {
			t.Fatal(err)
		}
		var said []string
		for _, f := range s {
			said = append(said, f.String())
		}
		if got := strings.Join(said, ", "); got != c.star {
			t.Errorf("%q is read as %q", c.star, got)
		}
		spoilt := whole
		c.spoil(&spoilt)
		if !s.Holds(whole) || s.Holds(spoilt) {
			t.Errorf("%q: %v of %+v, %v of %+v", c.star, s.Holds(whole), whole, s.Holds(spoilt), spoilt)
		}
	}
}

func TestDiceTakenBackAndWeakOpponentsEarnTheFirstStarAlone(t *testing.T) {
	e := read(t, threaded).At(Place{1, 0}) // against a knight
	deed := Deed{Won: true, Lead: 9, Level: level.Knight}
	for _, c := range []struct {
		change func(*Deed)
		want   [Stars]bool
	}{
		{func(d *Deed) {}, [Stars]bool{true, true, true}},
		{func(d *Deed) { d.Lead = 4 }, [Stars]bool{true, true, false}},
		{func(d *Deed) { d.Retaken = true }, [Stars]bool{true, false, false}},
		{func(d *Deed) { d.Level = level.Squire }, [Stars]bool{true, false, false}},
		{func(d *Deed) { d.Level = level.Marshal }, [Stars]bool{true, true, true}},
		{func(d *Deed) { d.Won = false }, [Stars]bool{}},
	} {
		d := deed
		if c.change(&d); e.Earned(d) != c.want {
			t.Errorf("%+v earns %v, want %v", d, e.Earned(d), c.want)
		}
	}
}

// A deed is counted of what is gone: by ranks and places.
func TestWhatIsGoneIsCounted(t *testing.T) {
	var d Deed
	for _, p := range []game.Piece{
		{Where: game.OnMap}, {Where: game.Dead}, {Where: game.Scattered}, {Where: game.Away}, {Where: game.Reserve},
		{Side: game.B, Where: game.Dead},
		{Rank: game.Leader, Where: game.Dead}, {Rank: game.GrandLeader, Side: game.B, Where: game.Dead}, {Rank: game.Leader, Where: game.Away},
		{Rank: game.Banner, Where: game.OnMap}, {Rank: game.Banner, Where: game.OnMap, Marks: game.Fallen}, {Rank: game.Banner, Where: game.Captured},
		{Rank: game.Banner, Side: game.B, Where: game.Captured}, {Rank: game.Banner, Side: game.B, Where: game.OnMap, Marks: game.Fallen},
	} {
		d.count(&p, p.Side == game.A)
	}
	if want := (Deed{Lost: 3, Leaders: [2]int{1, 1}, Fallen: 2, Taken: 1}); d != want {
		t.Errorf("counted are %+v, want %+v", d, want)
	}
}

// lostKind is the event by which somebody is lost in the system of this test.
const lostKind = "lost"

type coded struct{ game.Coded }

func (coded) EventInfo(k game.EventKind) game.EventInfo { return game.EventInfo{Lost: k == lostKind} }

// bare is a game of which the counters are known: ten a side, the last of which leads.
type bare struct{ game.Game }

func (bare) Piece(id game.ID) game.Piece {
	return game.Piece{Side: game.Side(id / 10), Rank: map[bool]game.Rank{true: game.Leader, false: game.Unit}[id%10 == 9]}
}

// Who is lost counts for the blow that comes before it, and for its turn.
func TestBlowsAreCounted(t *testing.T) {
	combat := func(by game.ID, names ...string) game.Event {
		o := &game.Odds{Attackers: []game.ID{by}}
		for _, n := range names {
			o.Attack.Lines = append(o.Attack.Lines, rule.Line{Name: n})
		}
		return game.Event{Kind: game.EventCombat, Odds: o, Unit: game.None}
	}
	gone := func(id game.ID) game.Event { return game.Event{Kind: lostKind, Unit: id} }
	for name, c := range map[string]struct {
		events []game.Event
		want   Deed
	}{
		"a charge":                    {[]game.Event{combat(1, "charge"), gone(11)}, Deed{Broken: 1, Charged: true}},
		"from behind, two":            {[]game.Event{combat(1, "rear"), gone(11), gone(12)}, Deed{Broken: 2, Behind: true}},
		"told twice":                  {[]game.Event{combat(1), gone(11), gone(11)}, Deed{Broken: 1}},
		"a charge of theirs":          {[]game.Event{combat(11, "charge"), gone(12)}, Deed{Broken: 1}},
		"an own one":                  {[]game.Event{combat(1, "charge"), gone(2)}, Deed{}},
		"a leader":                    {[]game.Event{combat(1, "charge"), gone(19)}, Deed{}},
		"after the phase":             {[]game.Event{combat(1, "charge"), {Kind: game.EventPhase}, gone(11)}, Deed{Broken: 1}},
		"a charge and another blow":   {[]game.Event{combat(1, "charge"), combat(2), gone(11)}, Deed{Broken: 1}},
		"nobody, as a wall that fell": {[]game.Event{combat(1, "charge"), gone(game.None)}, Deed{}},
	} {
		var d Deed
		b := blows{codes: coded{}, game: bare{}, side: game.A, gone: map[game.ID]bool{}}
		for i := range c.events {
			b.event(&d, &c.events[i])
		}
		if d != c.want {
			t.Errorf("%s: %+v, want %+v", name, d, c.want)
		}
	}
}

// A battle that nobody has placed comes last of those of its length, in the chapter of those it is like.
func TestABattleThatIsNotNamedHasAPlace(t *testing.T) {
	like := func(other string) func(string) bool { return func(battle string) bool { return battle == other } }
	for _, c := range []struct {
		battle         string
		large          bool
		like           string
		chapter, entry int
	}{
		{"bridge", false, "hill", 0, 2},
		{"bridge", false, "great-siege", 1, 0}, // before the first large one
		{"great-bridge", true, "hill", 0, 2},
		{"great-bridge", true, "ford", 1, 5},
		{"great-bridge", true, "nothing", 1, 5},
	} {
		th := read(t, threaded)
		th.Lead(c.battle, c.large, like(c.like))
		at, ok := th.Find(c.battle)
		if !ok || at != (Place{c.chapter, c.entry}) {
			t.Errorf("%s like %s is at %v", c.battle, c.like, at)
			continue
		}
		e := th.At(at)
		if e.Large != c.large || e.Side != game.A || e.Against != level.Squire || !e.Earned(Deed{Won: true, Level: level.Knight})[2] || e.Earned(Deed{})[0] {
			t.Errorf("%+v", e)
		}
	}
	th := read(t, threaded)
	before, _ := th.Find("ford")
	th.Lead("ford", true, like("hill"))
	if at, _ := th.Find("ford"); at != before || len(th.Chapters[0].Entries) != 2 {
		t.Error("a battle that is named has moved")
	}
	(&Thread{}).Lead("bridge", false, like("hill")) // nowhere to go
}

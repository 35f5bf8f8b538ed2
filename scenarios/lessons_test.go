package scenarios

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
	"gonfalon/engine/script"
)

// Every lesson is a rule script: it plays to its end on the map of its battle, and whatever it
// expects, offers and refuses is so.
func TestEveryLessonIsARuleScript(t *testing.T) {
	for _, l := range Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			field, _, err := Taught(l)
			if err != nil {
				t.Fatal(err)
			}
			position, play := l.Script()
			c := script.Case{Title: l.Key, First: play[0], Position: position, Play: play}
			if err := c.Run(labs[l.System](field.Board)); err != nil {
				t.Error(err)
			}
		})
	}
}

// Whoever does what a lesson asks for comes to its end, whatever wrong taps come before, and each
// of these is answered.
func TestEveryLessonIsPlayedByItsStepsAndItsWrongTaps(t *testing.T) {
	for _, l := range Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			_, c, err := Taught(l)
			if err != nil {
				t.Fatal(err)
			}
			answered, g := map[string]bool{}, c.Start.Clone()
			for done, b := range c.Beats {
				if b.Own {
					tryWrongs(t, c, done, g, answered)
				}
				if b.Do == nil {
					continue
				}
				if b.Own != (c.Judge(done, g, b.Do) == lesson.Fulfils) {
					t.Errorf("beat %d, %+v, is judged wrongly", done, b.Do)
				}
				g.Apply(b.Do, dice.Script(b.Dice...))
			}
			for _, w := range c.Wrongs {
				if key := wrongKey(c, w); !answered[key] {
					t.Errorf("no wrong tap leads to %s", key)
				}
			}
			if c.Step(len(c.Beats)) != len(c.Steps) || !c.Over(len(c.Beats)) {
				t.Error("it does not end")
			}
		})
	}
}

func wrongKey(c *lesson.Course, w lesson.Wrong) string { return c.Steps[w.Step] + "." + w.Key }

// tryWrongs taps whatever the lesson calls wrong now, and notes which answers came.
func tryWrongs(t *testing.T, c *lesson.Course, done int, g game.Game, answered map[string]bool) {
	for _, w := range c.Wrongs {
		if w.Step != c.Step(done) || w.From > done {
			continue
		}
		for _, p := range w.At {
			verdict, got := tapped(c, done, g, p)
			if verdict == lesson.Wanting {
				answered[wrongKey(c, got)] = true
			}
			if c.Judge(done, g, nil) == lesson.Fulfils {
				t.Error("nothing at all is what the lesson asks for")
			}
		}
	}
}

// tapped taps a counter where it stands, a free hex or a control.
func tapped(c *lesson.Course, done int, g game.Game, p lesson.Point) (lesson.Verdict, lesson.Wrong) {
	switch {
	case p.Control != "":
		return c.Pressed(done, p.Control)
	case p.Any:
		return c.Tapped(done, hex.At(1, 1), nil)
	case p.Unit == game.None:
		return c.Tapped(done, p.Hex, standing(g, p.Hex))
	}
	h := g.Piece(p.Unit).Hex
	return c.Tapped(done, h, standing(g, h))
}

// standing is who stands on a hex.
func standing(g game.Game, h hex.Hex) (ids []game.ID) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Hex == h {
			ids = append(ids, id)
		}
	}
	return ids
}

// Any other act than the one asked for is not taken for it.
func TestALessonTakesNoOtherActForTheOneItAsksFor(t *testing.T) {
	for _, l := range Lessons() {
		_, c, err := Taught(l)
		if err != nil {
			t.Fatal(err)
		}
		g := c.Start.Clone()
		for done, b := range c.Beats {
			for _, o := range g.Offers(l.Learner, nil) {
				same := reflect.DeepEqual(o.Act, b.Do) || steers(g, b.Do, o.Act) || b.Do != nil && after(g, o.Act, b.Dice) == after(g, b.Do, b.Dice)
				if fulfils := c.Judge(done, g, o.Act) == lesson.Fulfils; fulfils != (b.Own && same) {
					t.Errorf("%s, beat %d: %+v is judged wrongly", l.Key, done, o.Act)
				}
			}
			if b.Do != nil {
				g.Apply(b.Do, dice.Script(b.Dice...))
			}
		}
	}
}

func after(g game.Game, a game.Action, thrown []int) uint64 {
	g = g.Clone()
	g.Apply(a, dice.Script(thrown...))
	return g.Hash()
}

// What is learnt is used in a battle that there is.
func TestEveryLessonLeadsToABattle(t *testing.T) {
	for _, l := range Lessons() {
		if !slices.ContainsFunc(l.Fights, func(id string) bool { _, err := Find(id); return err == nil }) {
			t.Errorf("%s leads nowhere", l.Key)
		}
	}
}

func TestMistakesInALessonAreNamedByLine(t *testing.T) {
	const head = "lesson x\nsystem medieval\nedition legnica\nbattle legnica\nsides poles mongols\nphase A cavalry-movement\nunit A k1 cavalry at 2807 facing NE\nstep one\n"
	for text, want := range map[string]string{
		"lesson x\n":                              "x:1: a lesson wants",
		"lesson x y\n" + head:                     "x:1: want one word",
		"learner C\n" + head:                      "x:1: want A or B",
		"sides poles\n" + head:                    "x:1: want two sides",
		head + "point k2":                         `x:9: no counter is called "k2"`,
		head + "wrong archers k1":                 "x:9: want a key and places",
		head + "dice 7":                           `x:9: "7" is no die`,
		head + "A: begin k2":                      "x:9: ",
		head + "A: go k1 to 0101":                 "x:9: k1 cannot come there",
		head + "dice 3\nA: begin k1":              "x:10: dice [3] were scripted and not thrown",
		head + "nonsense k1":                      `x:9: "nonsense": want A: or B:`,
		head + "wrong a at k1 refuse A: begin k1": "x:9: nothing refuses it",
	} {
		l, err := lesson.Read("x", text)
		if err == nil {
			_, _, err = Taught(l)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// steers reports whether an act is another one with another final facing.
func steers(g game.Game, act, steered game.Action) bool {
	if act == nil {
		return false
	}
	for d := hex.N; d <= hex.NW; d++ {
		if reflect.DeepEqual(g.Steer(act, d), steered) {
			return true
		}
	}
	return false
}

// The position in which a lesson begins is that of its course.
func TestALessonBeginsInItsClassroom(t *testing.T) {
	for _, l := range Lessons() {
		room, err := Classroom(l)
		if err != nil {
			t.Fatal(err)
		}
		_, c, err := Taught(l)
		if err != nil {
			t.Fatal(err)
		}
		if room.Hash() != c.Start.Hash() {
			t.Errorf("%s begins elsewhere", l.Key)
		}
	}
}

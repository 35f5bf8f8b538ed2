package page

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// robot plays with what the page offers: it taps, chooses and confirms like a player
// who never reads a rule.
type robot struct {
	*testing.T
	*Page
	dice *rand.Rand
}

// Every battle can be played with the controller alone: it never gets stuck, never
// breaks a rule's invariant, and never shows a code without words.
func TestRobotPlaysEveryBattle(t *testing.T) {
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 1))}
			for n := range 200 {
				r.gesture()
				r.read()
				if n%5 == 0 {
					readsApart(t, r.Page)
				}
				if r.Table.Table.Stage == game.StageOver {
					return
				}
			}
			if len(r.Table.Session().Steps) < 90 {
				t.Errorf("only %d steps in 200 gestures", len(r.Table.Session().Steps))
			}
		})
	}
}

// The same with all optional rules of a battle in force.
func TestRobotPlaysWithEveryOptionalRule(t *testing.T) {
	for i, sc := range scenarios.All() {
		if len(sc.Options) == 0 {
			continue
		}
		t.Run(sc.ID, func(t *testing.T) {
			p, _ := newPage(t)
			p.Do("battle:" + sc.ID)
			pressed := 0
			for _, o := range sc.Options {
				switch own, _ := game.Choose(sc.Options, p.choice.values); {
				case slices.Contains(game.Idle(own), o.Key):
					continue // its switch cannot be pressed
				case o.Among != nil:
					p.Do("option:" + o.Key + "=" + o.Among[0])
				default:
					p.Do("option:" + o.Key)
				}
				pressed++
			}
			p.Do("start:" + sc.ID)
			r := robot{t, p, rand.New(rand.NewPCG(uint64(i), 4))}
			for range 400 {
				if r.Table.Table.Stage == game.StageOver {
					break
				}
				r.gesture()
				r.read()
			}
			if len(p.options) != pressed || p.Table.Whole().Audit() != nil {
				t.Errorf("options %v, audit %v", p.options, p.Table.Whole().Audit())
			}
		})
	}
}

// robotUntil plays a battle by gestures until something is so, and others where one game does not come
// to it.
func robotUntil(t *testing.T, battle string, seed uint64, so func(*table.Table) bool) robot {
	t.Helper()
	for n := range uint64(12) {
		r := robot{t, seatedAt(t, battle), rand.New(rand.NewPCG(seed, n))}
		for i := 0; i < 1500 && r.Table.Table.Stage != game.StageOver; i++ {
			if so(r.Table) {
				return r
			}
			r.gesture()
		}
	}
	t.Fatal("it never came to this")
	return robot{}
}

// gesture does one thing a player might do now.
func (r robot) gesture() {
	c := r.Table
	for c.Grave() {
		r.Do("confirm")
	}
	switch {
	case c.Table.Stage == game.StageQuestion:
		r.answer()
	case len(c.Reactions()) > 0 && r.dice.IntN(3) == 0:
		if !table.Lies[*table.React](c) { // a key may have opened it
			r.Do("react")
		}
		r.answer()
	case table.Lies[*table.Fighting](c) && r.dice.IntN(4) > 0:
		r.Do("confirm")
	case c.Attacks && r.dice.IntN(8) == 0:
		r.Do("propose")
	case c.Attacks:
		r.Do(fmt.Sprintf("suggest:%d", r.dice.IntN(len(c.Suggestions()))))
		r.Do("confirm")
	case r.dice.IntN(30) == 0:
		r.Do("undo")
		r.Do("confirm")
	case r.dice.IntN(12) == 0 || len(c.Able) == 0:
		r.endPhase()
	default:
		r.ride()
	}
}

// answer picks one of the options and does it.
func (r robot) answer() {
	if n := len(r.Table.Options()); n > 0 {
		r.Do(fmt.Sprintf("choose:%d", r.dice.IntN(n)))
		r.read()
		r.Do("rotate:1")
	}
	before := r.Table.Version
	if r.Do("confirm"); r.Table.Version == before {
		r.Fatalf("stuck at %+v: %v", r.Table.Expect, r.Table.Why)
	}
}

// ride takes a counter that can act somewhere it can go.
func (r robot) ride() {
	c := r.Table
	able := c.Able
	r.Do(fmt.Sprintf("select:%d", able[r.dice.IntN(len(able))]))
	r.read()
	if c.Reach == nil {
		return
	}
	if stops := c.BestStops(); len(stops) > 0 {
		r.Page.Tap(c.Reach.Stops[stops[r.dice.IntN(len(stops))]].Hex)
		r.read()
	} else {
		r.Do("rotate:1")
	}
	r.Do("confirm")
}

// endPhase ends the phase; a duty in the way is done first.
func (r robot) endPhase() {
	if r.Do("end"); table.Lies[*table.Duties](r.Table) {
		r.read()
		r.Do(fmt.Sprintf("duty:%d", r.dice.IntN(len(r.Table.Duties))))
		c := r.Table
		if c.Reach == nil {
			return
		}
		for _, i := range c.BestStops() {
			if c.Reach.Stops[i].Rest {
				r.Page.Tap(c.Reach.Stops[i].Hex)
				r.Do("confirm")
				return
			}
		}
	}
	if table.Lies[*table.Early](r.Table) {
		r.read()
		r.Do("confirm")
	}
}

// read looks at everything the page shows.
func (r robot) read() {
	r.Helper()
	c := r.Table
	text := fmt.Sprintf("%+v %+v %+v %+v %+v", c.Mode.Prompt(c.In("en")), r.Page.Shown().Dock(), r.Page.Shown().TopBar(), r.Page.Shown().Bubble(), r.View().Bubble())
	if _, after, missing := strings.Cut(text, "⟦"); missing {
		r.Errorf("no words for %.40s", after)
	}
	if err := c.Whole().Audit(); err != nil {
		r.Fatal(err)
	}
	c.Mode.Scene(c.In("en"), table.Overlays{Zones: true, Commands: true})
	if said := c.In("en").Said(); strings.Contains(said, "⟦") || strings.Contains(said, "{") {
		r.Errorf("the log says %q", said)
	}
}

// readsApart fails the test where two of the choices that a page offers at once read the same: told plainly, or with
// paragraphs.
func readsApart(t testing.TB, p *Page) {
	t.Helper()
	was := p.settings.Speech
	for _, p.settings.Speech = range []string{speaksPlainly, speaksFully} {
		d := p.Shown().Dock()
		for _, s := range append(slices.Clone(d.Left), d.Right...) {
			if o, ok := s.(panel.Options); ok {
				for _, of := range tell.Alike(o.Cards) {
					t.Errorf("%s, %s: %d choices read %q, %q", p.settings.Speech, d.Name, len(of), o.Cards[of[0]].Title, o.Cards[of[0]].Sub)
				}
			}
		}
	}
	p.settings.Speech = was
}

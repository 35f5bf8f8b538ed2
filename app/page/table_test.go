package page

import (
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// idle is a program beside the page that never says anything.
func idle(func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }

// newPage is a page with a shelf in memory; files it hands out are kept in out.
func newPage(t testing.TB) (p *Page, out map[string]string) {
	t.Helper()
	out = map[string]string{}
	p = OpenPage(shelf.New(&shelf.Memory{}), World{
		Library: Library{Battles: scenarios.All, Find: scenarios.Find, Intro: scenarios.Intro, Standing: scenarios.Standing,
			Lessons: scenarios.Lessons, Taught: scenarios.Taught, Room: scenarios.Classroom, Thread: scenarios.Thread,
			Riddles: Riddles{Days: scenarios.Days, Keys: scenarios.Puzzles, Of: scenarios.Puzzle, Text: scenarios.PuzzleText, Sent: scenarios.RiddleSent, Posed: scenarios.Posed},
			Bundles: Bundles{Is: scenarios.IsBundle, Pack: scenarios.PackText, Text: scenarios.UnpackText}},
		Files: Files{Download: func(name, text string) { out[name] = text },
			Copy: func(text string, then func(bool)) { out["link"] = text; then(true) }},
		Frame: Frame{Address: func() string { return "https://example.org/games/" }, Go: func(string) {},
			Unknown: func(command string) { t.Errorf("unknown command %q", command) }},
		Clock: Clock{Now: time.Now, Later: func(f func()) { f() }, Pause: func(f func()) { f() },
			Aside: func(f func() bool) { f() }, After: func(time.Duration, func()) {}},
		Workers: Workers{Press: idle, Chart: idle},
		Device:  Device{Seed: func() (uint64, bool) { return 7, false }, Persist: func(func()) {}},
	})
	p.settings.Asks, p.settings.Speech = asksAll, speaksFully // it is no newcomer's
	return p, out
}

// seated is a page with the battle begun and both armies placed automatically.
func seated(t testing.TB) *Page {
	t.Helper()
	return seatedAt(t, "kulikovo-ambush")
}

// seatedAt is seated at any battle.
func seatedAt(t testing.TB, scenario string) *Page {
	t.Helper()
	p, _ := newPage(t)
	p.Do("start:" + scenario)
	for range 2 {
		p.Do("press:deploy")
		p.Do("press:ready")
	}
	if p.Table == nil || p.Table.Table.Stage != game.StageFree {
		t.Fatal("the battle has not begun")
	}
	return p
}

func TestSetupLeadsToTheFirstPhase(t *testing.T) {
	p := seated(t)
	if got := p.Shown().TopBar().Phase; got != "Mongols · cavalry movement" {
		t.Errorf("phase %q", got)
	}
}

// mover is the first counter of the acting side that can ride somewhere.
func mover(t *testing.T, c *table.Table) game.ID {
	t.Helper()
	for _, o := range c.Offers[c.Actor] {
		if o.Verb != game.VerbBegin || c.Sess.Game.Piece(o.Unit).Rank != game.Unit {
			continue
		}
		c.SelectUnit(o.Unit)
		if c.Reach != nil && len(c.BestStops()) > 2 {
			return o.Unit
		}
	}
	t.Fatal("nobody can move")
	return game.None
}

func TestSelectingMovesNothing(t *testing.T) {
	c := seated(t).Table
	before := c.Whole().Hash()
	id := mover(t, c)
	c.Tap(c.Whole().Piece(id).Hex)
	if c.Whole().Hash() != before {
		t.Error("the position has changed")
	}
}

func TestSecondTapRides(t *testing.T) {
	p := seated(t)
	c := p.Table
	id := mover(t, c)
	to := c.Reach.Stops[c.BestStops()[len(c.BestStops())-1]].Hex
	p.Tap(to)
	if planOf(c) == nil || planOf(c).At != to || len(planOf(c).Steps) == 0 {
		t.Fatalf("no plan to %v", to)
	}
	if c.Whole().Piece(id).Hex == to {
		t.Fatal("it rode on the first tap")
	}
	c.SetPolicy(game.B, match.NeverNow)
	p.Tap(to)
	if got := c.Whole().Piece(id).Hex; got != to {
		t.Errorf("it stands at %v, want %v", got, to)
	}
}

// pausing rides to where the other side can react, and has not been told otherwise.
func pausing(t *testing.T, p *Page) {
	t.Helper()
	c := p.Table
	for _, id := range c.Able {
		c.SelectUnit(id)
		for _, i := range c.BestStops() {
			c.SelectUnit(id)
			to := c.Reach.Stops[i].Hex
			p.Tap(to)
			p.Tap(to)
			if len(c.Pending) > 0 && len(c.Reactions()) > 0 {
				return
			}
			p.Do("undo")
			p.Do("confirm")
		}
	}
	t.Fatal("nobody can react to any ride")
}

func TestOpenTableWaitsWhereSomebodyCanReact(t *testing.T) {
	p := seated(t)
	pausing(t, p)
	c := p.Table
	if got := c.Mode.Prompt(c.In("en")); got.Side != "a" || got.Over {
		t.Errorf("the mover is not asked to go on: %+v", got)
	}
	foot := p.Shown().Dock().Foot
	if b := foot[len(foot)-1]; b.ID != "confirm" || b.Label != "Go on" {
		t.Errorf("the last button is %+v", b)
	}
	steps := len(c.Session().Steps)
	p.Do("confirm")
	if len(c.Session().Steps) == steps {
		t.Error("the ride does not go on")
	}
}

func TestReactingTakesTheOtherSidesOffer(t *testing.T) {
	p := seated(t)
	pausing(t, p)
	c := p.Table
	p.Do("react")
	if got := c.Mode.Prompt(c.In("en")); got.Side != "b" {
		t.Errorf("prompt %+v", got)
	}
	p.Do("choose:0")
	want := c.Reactions()[0]
	p.Do("confirm")
	steps := c.Session().Steps
	if steps[len(steps)-1].Act.Do() != want.Act.Do() {
		t.Errorf("the last step is %s", steps[len(steps)-1].Act.Do())
	}
}

func TestAskAlwaysHandsOver(t *testing.T) {
	p := seated(t)
	p.Do("policy:1:1")
	pausing(t, p)
	if got := p.Table.Mode.Prompt(p.Table.In("en")); !got.Over || got.Side != "b" {
		t.Errorf("prompt %+v", got)
	}
	steps := len(p.Table.Session().Steps)
	p.Do("pass")
	if len(p.Table.Session().Steps) == steps {
		t.Error("letting it ride on does not")
	}
}

func TestNeverLastsForThePhase(t *testing.T) {
	p := seated(t)
	p.Do("policy:1:2")
	if len(p.Table.Reactions()) != 0 {
		t.Error("reactions are still offered")
	}
	endPhase(p)
	if p.Table.Policy[game.B] != match.OpenTable {
		t.Error("the next phase is not open again")
	}
}

func TestBarredHexSaysWhy(t *testing.T) {
	p := seated(t)
	c := p.Table
	for _, o := range c.Offers[game.A] {
		if o.Verb != game.VerbBegin {
			continue
		}
		c.SelectUnit(o.Unit)
		for _, b := range c.Reach.Barred {
			if len(c.At(b.Hex)) == 0 {
				p.Tap(b.Hex)
				if a := answered(t, p); a.rule == "" || a.at != b.Hex {
					t.Errorf("answered %+v", a)
				}
				return
			}
		}
	}
	t.Fatal("no empty hex is barred in this position")
}

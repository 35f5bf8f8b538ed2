package foe_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// began is a battle of which some acts were done, both sides set up automatically.
func began(t testing.TB) (*game.Scenario, *game.Session) { return played(t, "kulikovo-ambush", 7, 40) }

// played is a battle after so many acts of two simple players.
func played(t testing.TB, id string, seed uint64, acts int) (*game.Scenario, *game.Session) {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := game.NewSession(g, seed)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, seed), simple.New(game.B, simple.Orders{}, 2*seed)}
	for range acts {
		if s.Game.Outcome() != nil {
			break
		}
		if _, no := s.Do(bot.Next(s.Game, players)); no != nil {
			t.Fatal(no)
		}
	}
	return sc, s
}

// talk asks the desk and lets it think to the end, so many nodes at a time.
func talk(t testing.TB, d *foe.Desk, o foe.Order, nodes int) foe.Reply {
	t.Helper()
	text, _ := json.Marshal(o)
	if _, err := d.Talk(string(text)); err != nil {
		t.Fatal(err)
	}
	for !d.Think(nodes) {
	}
	return d.Reply()
}

func order(sc *game.Scenario, s *game.Session, side game.Side) foe.Order {
	return foe.Order{N: 1, Record: string(save.Write(sc, nil, s)), Side: int(side), Level: "squire"}
}

// Told the whole game or only what was done since, the desk answers the same, with acts that are
// legal, however its thinking is cut.
func TestTheDeskFollowsAGame(t *testing.T) {
	sc, s := began(t)
	side := s.Game.Table().Expect[0].Side
	d, codec := foe.NewDesk(scenarios.Told, scenarios.LabOf), save.NewCodec(sc.Actions, s.Game)
	o := order(sc, s, side)
	for n := range 30 {
		reply := talk(t, d, o, 3)
		c, err := reply.Choice(sc, s.Game)
		if err != nil || c.Act == nil {
			t.Fatalf("act %d: %+v, %v", n, reply, err)
		}
		keep := len(s.Steps)
		if _, no := s.Do(c.Act); no != nil {
			t.Fatalf("act %d is refused: %v", n, no)
		}
		if facts := game.Facts(s.Game); facts != nil {
			if _, whose := facts.Awaits(); whose != side {
				return
			}
		}
		o = foe.Order{N: n + 2, Keep: keep, Acts: []json.RawMessage{codec.Line(s.Steps[keep])}, Side: int(side), Level: "squire"}
	}
}

// What was taken back is forgotten: the desk answers as if it had never been.
func TestTheDeskForgetsWhatWasTakenBack(t *testing.T) {
	sc, s := began(t)
	side := s.Game.Table().Expect[0].Side
	d := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	first := talk(t, d, order(sc, s, side), 50)
	c, err := first.Choice(sc, s.Game)
	if err != nil {
		t.Fatal(err)
	}
	keep, codec := len(s.Steps), save.NewCodec(sc.Actions, s.Game)
	line := codec.Line(game.Step{Act: c.Act})
	talk(t, d, foe.Order{N: 2, Keep: keep, Acts: []json.RawMessage{line}, Side: int(side), Level: "squire"}, 50)
	again := talk(t, d, foe.Order{N: 3, Keep: keep, Side: int(side), Level: "squire"}, 50)
	if again.N = first.N; fmt.Sprintf("%+v", again) != fmt.Sprintf("%+v", first) {
		t.Errorf("first %+v, then %+v", first, again)
	}
}

func TestOrdersThatMakeNoSenseAreRefused(t *testing.T) {
	sc, s := began(t)
	good := order(sc, s, game.A)
	for name, spoil := range map[string]func(*foe.Order){
		"no game":         func(o *foe.Order) { o.Record = "" },
		"a broken record": func(o *foe.Order) { o.Record = o.Record[:len(o.Record)/2] },
		"no such level":   func(o *foe.Order) { o.Level = "emperor" },
		"no such side":    func(o *foe.Order) { o.Side = 3 },
		"no such order":   func(o *foe.Order) { o.Wards = []foe.Ward{{Order: "dance"}} },
	} {
		d, o := foe.NewDesk(scenarios.Told, scenarios.LabOf), good
		spoil(&o)
		if err := d.Ask(o); err == nil {
			t.Errorf("%s: it is taken", name)
		}
		if d.Think(1); d.Reply().Trouble == "" {
			t.Errorf("%s: the reply is %+v", name, d.Reply())
		}
	}
	d := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	talk(t, d, good, 100)
	for name, o := range map[string]foe.Order{
		"more acts than there are": {Keep: 99, Side: 0, Level: "squire"},
		"an act that is none":      {Keep: len(s.Steps), Acts: []json.RawMessage{[]byte(`{"do":"fly"}`)}, Level: "squire"},
		"an act that is refused":   {Keep: 1, Acts: []json.RawMessage{[]byte(`{"do":"end-phase"}`)}, Level: "squire"},
	} {
		if err := d.Ask(o); err == nil {
			t.Errorf("%s: it is taken", name)
		}
		talk(t, d, good, 100)
	}
	if _, err := d.Talk("nonsense"); err == nil {
		t.Error("nonsense is taken")
	}
}

// A reply that makes no sense is told from one that does.
func TestRepliesThatMakeNoSenseAreRefused(t *testing.T) {
	sc, s := began(t)
	for _, r := range []foe.Reply{{Trouble: "x"}, {At: "nowhere"}, {Act: []byte(`{"do":"fly"}`)}, {Act: []byte(`[]`)}} {
		if _, err := r.Choice(sc, s.Game); err == nil {
			t.Errorf("%+v is taken", r)
		}
	}
	c, err := foe.Reply{Unit: "nobody", On: []string{"nobody"}}.Choice(sc, s.Game)
	if err != nil || c.Unit != game.None || len(c.On) > 0 {
		t.Errorf("%+v, %v", c, err)
	}
}

// Who leads a part of an army and who leads the other side are asked in turn, and each goes on with
// what he had in mind; plans come back as they were made.
func TestTheDeskSeatsSeveral(t *testing.T) {
	sc, s := began(t)
	side := s.Game.Table().Expect[0].Side
	var units []string
	for id := range game.ID(s.Game.Counters()) {
		if p := s.Game.Piece(id); p.Side == side && p.Where == game.OnMap && p.Rank == game.Unit {
			units = append(units, s.Game.Name(id))
		}
	}
	d, o := foe.NewDesk(scenarios.Told, scenarios.LabOf), order(sc, s, side)
	o.Wards = []foe.Ward{{Units: units[:3], Order: "attack"}}
	first := talk(t, d, o, 50)
	between := foe.Order{N: 2, Keep: len(s.Steps), Side: int(side.Other()), Level: "squire"}
	talk(t, d, between, 50)
	if c, err := first.Choice(sc, s.Game); err != nil || c.Act != nil && !slices.Contains(units[:3], first.Unit) {
		t.Errorf("%+v, %v", first, err)
	}
	ask := foe.Order{N: 3, Keep: len(s.Steps), Side: int(side), Level: "captain", Advise: units, Pick: true}
	plans, err := talk(t, d, ask, 50).Counsel(sc, s.Game)
	if err != nil || len(plans) == 0 || s.Game.Check(plans[0].Parts[0].Act) != nil {
		t.Errorf("%d plans, %v", len(plans), err)
	}
	for _, r := range []foe.Reply{{Trouble: "x"}, {Plans: []foe.Plan{{Parts: []foe.Part{{}}}}}, {Plans: []foe.Plan{{Parts: []foe.Part{{Acts: []json.RawMessage{[]byte(`[]`)}}}}}}} {
		if _, err := r.Counsel(sc, s.Game); err == nil {
			t.Errorf("%+v is taken", r)
		}
	}
}

// plainly is what decisions say, without the ways in which they were played out.
func plainly(faults []bot.Fault) (text string) {
	for _, x := range faults {
		text += fmt.Sprintf("%d-%d %d %s %d %v %+v %d %d;", x.Step, x.To, x.Side, x.Kind, x.Unit, x.On, x.Better, x.Facing, x.Cost)
		if x.Command != nil {
			text += fmt.Sprintf("%+v;", *x.Command)
		}
	}
	return text
}

// A study of a game is told as it was made, says how far it is, and ends when nobody waits for it.
func TestTheDeskStudiesAGame(t *testing.T) {
	sc, s := played(t, "legnica-smoke", 3, 160)
	o := order(sc, s, game.A)
	o.Study = true
	text, _ := json.Marshal(o)
	d := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	if _, ok := d.Halfway(); ok {
		t.Error("it studies what nobody told it")
	}
	if _, err := d.Talk(string(text)); err != nil {
		t.Fatal(err)
	}
	d.Think(3)
	if r, ok := d.Halfway(); !ok || r.Of != len(s.Steps) || r.Done >= r.Of {
		t.Errorf("halfway it is %+v, %v", r, ok)
	}
	for !d.Think(50) {
	}
	faults, course, err := d.Reply().Faults(sc, s)
	if err != nil || len(faults) == 0 || len(course) == 0 {
		t.Fatalf("%d decisions, %d verdicts, %v", len(faults), len(course), err)
	}
	straight := bot.Analyse(s, sc.Posture)
	for !straight.Think(1000) {
	}
	want := slices.Concat(straight.Faults(game.A), straight.Faults(game.B))
	if plainly(faults) != plainly(want) {
		t.Errorf("told %s, found %s", plainly(faults), plainly(want))
	}
	if err := d.Ask(o); err != nil {
		t.Fatal(err)
	}
	d.Think(3)
	if err := d.Ask(foe.Order{N: 2, Rest: true}); err != nil || !d.Think(1) {
		t.Errorf("it does not rest: %v", err)
	}
	if _, ok := d.Halfway(); ok {
		t.Error("it goes on")
	}
	hold := foe.Task{Who: s.Game.Name(0), Do: "hold"}
	for _, f := range []foe.Fault{{Step: -1}, {Step: 1, To: 0}, {To: 99999}, {Side: 2}, {Facing: 6}, {Better: foe.Part{At: "nowhere"}},
		{Kind: string(bot.KindOrder)}, {Command: &foe.Command{}}, {Unit: s.Game.Name(0), Command: &foe.Command{Was: foe.Task{Do: "burn"}}},
		{Unit: s.Game.Name(0), Command: &foe.Command{Was: hold, Could: hold, Ends: []foe.Post{{Unit: s.Game.Name(0), At: "nowhere"}}}}} {
		if _, _, err := (foe.Reply{Study: &foe.Study{Faults: []foe.Fault{f}}}).Faults(sc, s); err == nil {
			t.Errorf("%+v is taken", f)
		}
	}
}

// Plans that nobody waits for any more are thought about no further, and nothing of them stays.
func TestPlansNobodyWaitsForAreDropped(t *testing.T) {
	sc, s := began(t)
	side := s.Game.Table().Expect[0].Side
	o, d := order(sc, s, side), foe.NewDesk(scenarios.Told, scenarios.LabOf)
	o.Level, o.Advise = "captain", []string{oneOf(s.Game, side)}
	before := runtime.NumGoroutine()
	for range 20 {
		if err := d.Ask(o); err != nil || d.Think(1) {
			t.Fatalf("it is not thought about: %v", err)
		}
	}
	if err := d.Ask(foe.Order{Rest: true}); err != nil || runtime.NumGoroutine() > before {
		t.Errorf("%d go on that were %d, %v", runtime.NumGoroutine(), before, err)
	}
}

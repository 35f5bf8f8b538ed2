package tools

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

func TestSelfPlayOfASoundGameFindsNothing(t *testing.T) {
	for seed := range uint64(20) {
		r := (&settings{every: true}).play(gametest.Scenario(), seed)
		if r.wrong != nil {
			t.Fatalf("seed %d: %v", seed, r.wrong)
		}
		if r.acts != len(r.session.Steps) || r.offers < r.acts || r.kinds["phase"] != 6 || r.longest == 0 || r.longest >= r.acts {
			t.Errorf("seed %d: %d acts, %d steps, %d offers, events %v", seed, r.acts, len(r.session.Steps), r.offers, r.kinds)
		}
	}
}

func TestSelfPlayDependsOnItsSeedOnly(t *testing.T) {
	a, b, c := new(settings).play(gametest.Scenario(), 7), new(settings).play(gametest.Scenario(), 7), new(settings).play(gametest.Scenario(), 8)
	if a.session.Game.Hash() != b.session.Game.Hash() {
		t.Error("one seed played two games")
	}
	if a.session.Game.Hash() == c.session.Game.Hash() {
		t.Error("two seeds played one game")
	}
}

func TestSelfPlayHasPlayersOfASimpleMind(t *testing.T) {
	for _, id := range []string{"arsuf", "kulikovo-ambush"} {
		s := settings{player: simpleton, scenario: id}
		list, err := s.list()
		if err != nil {
			t.Fatal(err)
		}
		one, same := s.play(list[0], 2), new(settings).play(list[0], 2)
		if one.wrong != nil {
			t.Fatal(one.wrong)
		}
		if one.session.Game.Hash() == same.session.Game.Hash() {
			t.Errorf("%s was played at random", id)
		}
	}
}

func TestNonsenseIsRefused(t *testing.T) {
	sc := gametest.Scenario()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{result: &result{session: game.NewSession(g, 1)}, wanderer: wander(1)}
	for range 500 {
		if err := p.checkNoise(sc.Actions); err != nil {
			t.Fatal(err)
		}
	}
	if len(p.session.Steps) > 0 {
		t.Error("nonsense was done to the game itself")
	}
}

// faulty is a game with one fault.
type faulty struct {
	game.Game
	fault string
	acts  *int // done on the game and on all its copies
}

func (f faulty) Clone() game.Game {
	if f.fault == "shared" {
		return f
	}
	n := *f.acts
	return faulty{f.Game.Clone(), f.fault, &n}
}

func (f faulty) Seen(by game.Side) game.Game {
	n := *f.acts
	return faulty{f.Game.Seen(by), f.fault, &n}
}

func (f faulty) Offers(s game.Side, to []game.Offer) []game.Offer {
	if f.fault == "dead end" && *f.acts > 3 {
		return to
	}
	to = f.Game.Offers(s, to)
	if f.fault == "refused" && *f.acts > 3 {
		to = append(to, game.Offer{Act: gametest.Step{Unit: game.None}, Verb: "step", Unit: game.None})
	}
	return to
}

func (f faulty) Apply(a game.Action, r dice.Roller) []game.Event {
	*f.acts++
	if f.fault == "breakdown" && *f.acts > 3 {
		panic("out of range")
	}
	events := f.Game.Apply(a, r)
	if f.fault == "endless" {
		events = slices.DeleteFunc(events, func(e game.Event) bool { return e.Kind == game.EventPhase })
	}
	for i := range events {
		if o := events[i].Odds; o != nil && f.fault == "odds" {
			o.Attack.Add("9", "luck", 1)
		}
	}
	return events
}

func (f faulty) Forecast(a game.Action) *game.Odds {
	o := f.Game.Forecast(a)
	if o != nil && f.fault == "chances" {
		o.Chances = o.Chances[:1]
	}
	return o
}

func (f faulty) Audit() error {
	if f.fault == "audit" && *f.acts > 3 {
		return errors.New("two in one hex")
	}
	return f.Game.Audit()
}

func withFault(fault string) *game.Scenario {
	sc := gametest.Scenario()
	sc.New = func(o map[string]string) (game.Game, error) {
		g, err := gametest.New(map[string]string{"turns": "6000"})
		return faulty{g, fault, new(int)}, err
	}
	return sc
}

func TestSelfPlayFindsFaults(t *testing.T) {
	for fault, want := range map[string]string{
		"dead end":  "nobody has anything to do",
		"refused":   "an offer is refused: not-yours",
		"breakdown": "the rules broke down: out of range",
		"odds":      "forecast",
		"chances":   "the chances of a forecast make",
		"audit":     "the position is broken: two in one hex",
		"endless":   "the phase goes on after 5000 acts",
		"shared":    "acts on a copy changed the game",
	} {
		t.Run(fault, func(t *testing.T) {
			r := (&settings{every: true}).play(withFault(fault), 1)
			if r.wrong == nil || !strings.Contains(r.wrong.Error(), want) {
				t.Errorf("found %v, want %s", r.wrong, want)
			}
		})
	}
}

func TestSelfPlayFindsAForecastThatDiffers(t *testing.T) {
	base := func() *game.Odds {
		return &game.Odds{Columns: []string{"1:1", "2:1"}, AttackSP: 2, DefendSP: 1,
			Chances: []game.Chance{{Result: game.Result{Code: "D1"}, Ways: 36, Of: 36}}}
	}
	fought := func(change func(*game.Odds)) []game.Event {
		o := base()
		o.Result = &game.Result{Code: "D1"}
		change(o)
		return []game.Event{{Kind: "moved"}, {Kind: "combat", Odds: o}}
	}
	for name, change := range map[string]func(*game.Odds){
		"initial column": func(o *game.Odds) { o.Initial = 1 },
		"final column":   func(o *game.Odds) { o.Final = 1 },
		"attacking SP":   func(o *game.Odds) { o.AttackSP = 3 },
		"defending SP":   func(o *game.Odds) { o.DefendSP = 3 },
		"attack tally":   func(o *game.Odds) { o.Attack.Add("1", "a", 1) },
		"defend tally":   func(o *game.Odds) { o.Defend.Add("1", "a", 1) },
		"beyond table":   func(o *game.Odds) { o.Beyond.Add("1", "a", 1) },
		"another result": func(o *game.Odds) { o.Result.Code = "A1" },
		"no result":      func(o *game.Odds) { o.Result = nil },
	} {
		if sameOdds(base(), fought(change)) == nil {
			t.Errorf("%s: not found", name)
		}
	}
	if err := sameOdds(base(), fought(func(*game.Odds) {})); err != nil {
		t.Errorf("the same: %v", err)
	}
	risky := base()
	risky.Risks = []game.Risk{{Unit: 1}}
	if err := sameOdds(risky, fought(func(o *game.Odds) { o.Final = 1 })); err != nil {
		t.Errorf("with a risk that came before: %v", err)
	}
}

func TestAnEndlessGameIsStopped(t *testing.T) {
	sc := gametest.Scenario()
	sc.New = func(map[string]string) (game.Game, error) { return gametest.New(map[string]string{"turns": "9999999"}) }
	if r := new(settings).play(sc, 1); r.wrong == nil || r.acts != mostActs {
		t.Errorf("stopped by %v after %d acts", r.wrong, r.acts)
	}
}

func TestSimulateReportsAndFails(t *testing.T) {
	dir := t.TempDir()
	s := &settings{games: 2, seed: 5, every: true, workers: 2, keep: dir, json: true}
	var out, err bytes.Buffer
	if status := simulate(gametest.Scenario(), s, &out, &err); status != 0 || err.Len() > 0 {
		t.Fatalf("status %d: %s", status, &err)
	}
	var rep report
	if no := json.Unmarshal(out.Bytes(), &rep); no != nil {
		t.Fatal(no)
	}
	if rep.Ended != 2 || rep.Broken != 0 || rep.Turns != 8 || rep.Events["phase"] != 12 {
		t.Errorf("report %+v", rep)
	}
	s.json = false
	out.Reset()
	if status := simulate(withFault("audit"), s, &out, &err); status != 1 {
		t.Errorf("status %d for a faulty game", status)
	}
	for _, want := range []string{"green with seed 5, act 3: the position is broken", "the act: ", "its record: " + filepath.Join(dir, "green-5.json")} {
		if !strings.Contains(err.String(), want) {
			t.Errorf("errors do not say %q:\n%s", want, &err)
		}
	}
	if !strings.Contains(out.String(), "ended 0, broken 2") {
		t.Errorf("report:\n%s", &out)
	}
	if _, no := os.Stat(filepath.Join(dir, "green-6.json")); no != nil {
		t.Error(no)
	}
}

func TestSimulatePlaysEveryBattle(t *testing.T) {
	var out, err bytes.Buffer
	if status := Simulate([]string{"-games", "2", "-every", "-keep", t.TempDir()}, &out, &err); status != 0 {
		t.Errorf("status %d\n%s%s", status, &out, &err)
	}
}

// Every event there is comes up on the proving ground of the second system.
func TestSecondProvingGroundLeavesNoProcedureOut(t *testing.T) {
	var out, err bytes.Buffer
	args := []string{"-from", "../../engine/bmw/testdata/proving", "-games", "60", "-keep", t.TempDir()}
	if status := Simulate(args, &out, &err); status != 0 {
		t.Errorf("status %d\n%s%s", status, &out, &err)
	}
	for _, event := range bmw.AllCodes().Events {
		if !strings.Contains(out.String(), " "+event+"\n") {
			t.Errorf("%s never happened", event)
		}
	}
}

func TestSimulatePlaysTheProvingGrounds(t *testing.T) {
	var out, err bytes.Buffer
	args := []string{"-from", "../../engine/medieval/testdata/proving", "-games", "3", "-every", "-keep", t.TempDir()}
	if status := Simulate(args, &out, &err); status != 0 {
		t.Errorf("status %d\n%s%s", status, &out, &err)
	}
	grounds := []string{"held"}
	for _, e := range medieval.Editions {
		grounds = append(grounds, e.Key)
	}
	for _, ground := range grounds {
		if !strings.Contains(out.String(), "proving-"+ground+": 3 games") {
			t.Errorf("%s was not played:\n%s", ground, &out)
		}
	}
}

func TestMisuseIsTold(t *testing.T) {
	for _, args := range [][]string{{"-games", "none"}, {"-games", "0"}, {"-scenario", "troy"}, {"-from", "nowhere"}, {"-player", "nobody"}, {"more"}} {
		var out, err bytes.Buffer
		if status := Simulate(args, &out, &err); status != 2 || err.Len() == 0 {
			t.Errorf("%v: status %d, %q", args, status, &err)
		}
	}
	for name, run := range map[string]func() int{
		"verify": func() int { return Verify(nil, &bytes.Buffer{}, &bytes.Buffer{}) },
		"script": func() int { return Script(nil, &bytes.Buffer{}, &bytes.Buffer{}) },
		"rules":  func() int { return Rules([]string{"-edition", "none"}, &bytes.Buffer{}, &bytes.Buffer{}) },
	} {
		if status := run(); status != 2 {
			t.Errorf("%s: status %d", name, status)
		}
	}
}

func TestAppetiteLeadsTowardTheEnemy(t *testing.T) {
	p := &wanderer{
		spots: []spot{{game.A, hex.At(0, 0)}, {game.B, hex.At(4, 0)}, {game.B, hex.At(0, 1)}},
		on:    [2][]hex.Hex{{hex.At(0, 0)}, {hex.At(4, 0)}}, // the last is gone
	}
	near := &game.Offer{Unit: 0, Aim: true, At: hex.At(1, 0)}
	if got := p.appetite(near); got != 1 {
		t.Errorf("one hex nearer is worth %d", got)
	}
}

package bot_test

import (
	"reflect"
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// played is a battle that two of a level played to its end, or for so many acts.
func played(t testing.TB, id string, l bot.Level, seed uint64, acts int) (*game.Session, *game.Scenario) {
	t.Helper()
	sc, g := battle(t, id)
	s := game.NewSession(g, seed)
	var players [2]bot.Chooser
	for side := range players {
		players[side] = bot.NewPlayer(game.Side(side), bot.Brief{Level: l, Posture: sc.Posture[side], Seed: seed})
	}
	for range acts {
		if s.Game.Outcome() != nil {
			break
		}
		if _, no := s.Do(bot.Next(s.Game, players)); no != nil {
			t.Fatal(no)
		}
	}
	return s, sc
}

// analysed is the analysis of a game, thought so many nodes at a time.
func analysed(s *game.Session, sc *game.Scenario, nodes int) *bot.Analysis {
	a := bot.Analyse(s, sc.Posture)
	for !a.Think(nodes) {
	}
	return a
}

// done is a session that begins with a position, and in which these acts were done.
func done(t *testing.T, g game.Game, acts ...game.Action) *game.Session {
	t.Helper()
	s := game.NewSession(g.Clone(), 1)
	for _, a := range acts {
		if _, no := s.Do(a); no != nil {
			t.Fatalf("%+v: %v", a, no)
		}
	}
	return s
}

// worst is what cost side A most.
func worst(t *testing.T, s *game.Session) bot.Fault {
	t.Helper()
	list := analysed(s, &game.Scenario{}, 1000).Faults(game.A)
	if len(list) == 0 {
		t.Fatal("nothing is amiss")
	}
	return list[0]
}

func TestALeaderWhoRidesAheadAloneIsFoundFirst(t *testing.T) {
	g := field(t, `phase A cavalry-movement
		leader A lech at 0808
		unit A k1 cavalry at 0810 facing N of lech
		unit A k2 cavalry at 0910 facing N of lech
		unit B e1 cavalry at 0804 facing S
		unit B e2 cavalry at 0904 facing S`)
	lech := where(t, g, "lech").ID
	r := g.Reach(lech)
	x := worst(t, done(t, g, r.Path(r.Best(hex.Must("0806")))...))
	if x.Kind != bot.KindOrder || x.Unit != lech || x.Step != 0 || x.Command.Was.Do != plan.DeedMass || x.Command.Could.Do == plan.DeedStrike || x.Cost <= 0 {
		t.Errorf("%+v: %+v", x, x.Command)
	}
	for _, end := range x.Command.Ends {
		if near := end.Hex.Distance(where(t, g, "e1").Hex); end.Unit == lech && near < 3 {
			t.Errorf("%d hexes from the enemy he had better be", near)
		}
	}
}

func TestAnAttackOfOneWhereThreeCouldIsFound(t *testing.T) {
	g := field(t, `phase A cavalry-attack
		unit A k1 cavalry at 0808 facing N
		unit A k2 cavalry at 0907 facing NW
		unit A k3 cavalry at 0707 facing NE
		unit B e1 cavalry at 0807 facing S`)
	k1, at := where(t, g, "k1").ID, where(t, g, "e1").Hex
	x := worst(t, done(t, g, g.Assault([]game.ID{k1}, []hex.Hex{at})))
	if x.Kind != bot.KindAttack || x.Unit != k1 || x.Better.At != at {
		t.Fatalf("%+v", x)
	}
	if o := g.Forecast(x.Better.Act); len(o.Attackers) < 2 {
		t.Errorf("better %+v", o)
	}
}

// Who does nothing errs too, where that costs something.
func TestALeaderWhoIsLeftAloneBeforeTheEnemyIsFound(t *testing.T) {
	g := field(t, `phase A cavalry-movement
		leader A lech at 0806
		unit A k1 cavalry at 0810 facing N of lech
		unit B e1 cavalry at 0804 facing S
		unit B e2 cavalry at 0904 facing S`)
	var end game.Action
	for _, o := range g.Offers(game.A, nil) {
		if o.Verb == game.VerbEndPhase {
			end = o.Act
		}
	}
	x := worst(t, done(t, g, end))
	if x.Kind != bot.KindStay || x.Unit != where(t, g, "lech").ID || x.Step != 0 || x.To != 0 || x.Better.Why != bot.WhyGuard {
		t.Errorf("%+v", x)
	}
}

// blunder is where a fault counts no more: what may have decided a battle costs as much as all others.
const blunder = 300

// An army that did what the player would have done has nothing to be told that weighs as much as one
// plain blunder in its place.
func TestACaptainHasLittleToBeTold(t *testing.T) {
	sum := [2]int{}
	for n, l := range []bot.Level{bot.Squire, bot.Captain} {
		for seed := range uint64(2) {
			s, sc := played(t, "legnica-mieszko", l, seed, 1000)
			a := analysed(s, sc, 1000)
			for side := game.A; side <= game.B; side++ {
				for _, x := range a.Faults(side) {
					sum[n] += min(x.Cost, blunder)
				}
			}
		}
	}
	if sum[0] == 0 || sum[0] < sum[1] {
		t.Errorf("squires err by %d, captains by %d", sum[0], sum[1])
	}
}

func TestAnAnalysisIsTheSameHoweverItIsCut(t *testing.T) {
	found := 0
	for id, acts := range map[string]int{"kosovo-guns": 50, "hastings-flight": 120} {
		s, sc := played(t, id, bot.Squire, 3, acts)
		hash, steps := s.Game.Hash(), len(s.Steps)
		a, b := analysed(s, sc, 1), analysed(s, sc, 100_000)
		for side := game.A; side <= game.B; side++ {
			if !reflect.DeepEqual(a.Faults(side), b.Faults(side)) || len(a.Faults(side)) > 10 {
				t.Errorf("%s, side %d: %d and %d decisions", id, side, len(a.Faults(side)), len(b.Faults(side)))
			}
			found += len(a.Faults(side))
			for i, x := range a.Faults(side) {
				if x.Side != side || x.Step < 0 || x.Step >= steps || x.To > steps || i > 0 && x.Cost > a.Faults(side)[i-1].Cost {
					t.Errorf("%s: %+v", id, x)
				}
				if g := game.Look(s.At(x.Step), side); x.Better.Act != nil && g.Check(x.Better.Act) != nil {
					t.Errorf("%s: %+v could not be done", id, x)
				}
			}
		}
		if !reflect.DeepEqual(a.Course(), b.Course()) || len(a.Course()) < 5 {
			t.Errorf("%s: %d verdicts", id, len(a.Course()))
		}
		if done, of := a.Progress(); done != of || of != steps || s.Game.Hash() != hash {
			t.Errorf("%s: %d of %d, or the game has changed", id, done, of)
		}
	}
	if found == 0 {
		t.Error("no decision was told")
	}
}

// What looks like a fault of a side, and what a proof makes of it, is the same wherever the enemy hides what that side
// cannot see.
func TestAnAnalysisSeesNothingHidden(t *testing.T) {
	sc, g := battle(t, "kulikovo-field")
	cup := dice.Seeded(1)
	players := sides(sc, bot.Squire)
	for stage, _ := game.Facts(g).Awaits(); stage == game.StageSetUp; stage, _ = game.Facts(g).Awaits() {
		g.Apply(bot.Next(g, players), &cup)
	}
	list := g.(gametest.Shuffler).Shuffle(game.A, 1)
	if len(list) == 0 {
		t.Fatal("nobody hides")
	}
	s, other := game.NewSession(g.Clone(), 1), game.NewSession(list[0], 1)
	for range 60 {
		a := bot.Next(s.Game, players)
		if other.Game.Check(a) != nil {
			break
		}
		s.Do(a)
		other.Do(a)
	}
	suspected := func(s *game.Session) ([]bot.Fault, []int) {
		a := bot.Analyse(s, sc.Posture)
		for found, of := 0, len(s.Steps); found < of/2; found, _ = a.Progress() { // the other half are proofs
			a.Think(1)
		}
		return a.Suspected(game.A)
	}
	one, worth := suspected(s)
	two, same := suspected(other)
	if len(s.Steps) < 20 || len(one) == 0 || !reflect.DeepEqual(one, two) || !slices.Equal(worth, same) {
		t.Errorf("after %d acts %+v and %+v, worth %v and %v", len(s.Steps), one, two, worth, same)
	}
}

// What nobody waits for any more ends.
func TestAnAnalysisCanBeDropped(t *testing.T) {
	s, sc := played(t, "hastings-flight", bot.Squire, 1, 100)
	a := bot.Analyse(s, sc.Posture)
	for range 20 {
		a.Think(1)
	}
	a.Drop()
	if done, of := a.Progress(); done >= of {
		t.Errorf("%d of %d", done, of)
	}
}

func BenchmarkAnalysis(b *testing.B) {
	s, sc := played(b, "kulikovo-ambush", bot.Squire, 3, 400)
	for b.Loop() {
		analysed(s, sc, 1000)
	}
}

// A short battle of two squires is looked at to its end, whoever wins it and however, and in most of them something is found.
func TestEveryShortBattleIsLookedAt(t *testing.T) {
	looked, found := 0, 0
	for _, of := range scenarios.All() {
		if of.Minutes > 30 {
			continue
		}
		s, sc := played(t, of.ID, bot.Squire, 3, 1<<20)
		a := analysed(s, sc, 1000)
		if done, of := a.Progress(); done != of {
			t.Errorf("%s: %d of %d", sc.ID, done, of)
		}
		if looked++; len(a.Faults(game.A))+len(a.Faults(game.B)) > 0 {
			found++
		}
	}
	if 2*found <= looked {
		t.Errorf("something was found in %d of %d battles", found, looked)
	}
}

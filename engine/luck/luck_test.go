package luck

import (
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/scenarios"
)

// short is a battle of each system that is over soon.
var short = []string{"legnica-mieszko", "hastings-flight"}

// fought is a battle fought to its end.
func fought(t *testing.T, id string, seed uint64) *game.Session {
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
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, seed), simple.New(game.B, simple.Orders{}, seed+1)}
	gametest.Fight(t, s, func(g game.Game) game.Action { return bot.Next(g, players) })
	return s
}

// again is the luck of the one throw of a step, had the dice shown something else.
func again(t *testing.T, s *game.Session, step int, dies []int) int {
	t.Helper()
	other := game.Begin(s.At(step), dice.Script(dies...))
	if _, no := other.Do(s.Steps[step].Act); no != nil {
		t.Fatal(no)
	}
	for _, w := range All(other).Throws {
		return w.Luck
	}
	t.Fatalf("step %d throws nothing", step)
	return 0
}

func TestLuckOfAThrowIsNoughtOnAverage(t *testing.T) {
	for _, id := range short {
		s := fought(t, id, 1)
		checked := 0
		for step, st := range s.Steps {
			n := len(st.Dice)
			if n == 0 || n > 2 || checked == 8 {
				continue
			}
			sum, any := 0, false
			for total := n; total <= 6*n; total++ {
				// Dice beyond those of the throw are there for what is tested after it.
				luck := again(t, s, step, append(fall(total, n), 3, 3, 3, 3, 3, 3))
				sum += dice.Ways(total, n) * luck
				any = any || luck != 0
			}
			if sum != 0 {
				t.Errorf("%s, step %d: the luck of all ways makes %d", id, step, sum)
			}
			if any {
				checked++
			}
		}
		if checked == 0 {
			t.Errorf("%s: no throw mattered", id)
		}
	}
}

func TestDiceAndChoiceMakeAllThatChanged(t *testing.T) {
	for _, id := range short {
		s := fought(t, id, 2)
		st, sum, dies := All(s), 0, 0
		for _, m := range st.Moments {
			sum += m.Sum()
			dies += m.Dice
		}
		if want := (material(s.Game) - material(s.At(0))) * 36; sum != want {
			t.Errorf("%s: moments make %d, the material changed by %d", id, sum, want)
		}
		if dies != st.Sum(game.A) || dies != -st.Sum(game.B) {
			t.Errorf("%s: dice of moments %d, throws %d and %d", id, dies, st.Sum(game.A), st.Sum(game.B))
		}
	}
}

func TestEveryDieOfAGameBelongsToOneThrow(t *testing.T) {
	for _, id := range short {
		s := fought(t, id, 3)
		fell, told := 0, 0
		for _, st := range s.Steps {
			fell += len(st.Dice)
		}
		for _, w := range All(s).Throws {
			told += len(w.Dice)
			if w.Of != [3]int{1, 6, 36}[len(w.Dice)] || w.Ways[game.A]+w.Ways[game.B] <= w.Of-1 {
				t.Errorf("%s: %v falls in %v of %d ways", id, w.Dice, w.Ways, w.Of)
			}
		}
		if fell != told {
			t.Errorf("%s: %d dice fell, %d are told of", id, fell, told)
		}
	}
}

func TestTheWorstThrowIsTheOtherSidesBest(t *testing.T) {
	s := Study{Throws: []Throw{{Luck: 30, Code: "combat"}, {Luck: -80, Code: "shot"}, {Luck: 100, Code: "combat"}, {Code: "shot"}}}
	if w := s.Worst(game.A); w == nil || w.Luck != -80 {
		t.Errorf("worst of A is %+v", w)
	}
	if w := s.Worst(game.B); w == nil || w.Luck != 100 {
		t.Errorf("worst of B is %+v", w)
	}
	if k := s.Kinds(); len(k) != 2 || k[0] != (Kind{"combat", 2, 130}) || k[1].For(game.B) != 80 {
		t.Errorf("kinds %+v", k)
	}
	if w := new(Study).Worst(game.A); w != nil {
		t.Errorf("without dice the worst is %+v", w)
	}
}

func TestAGameWithoutActsHasNoLuck(t *testing.T) {
	sc, err := scenarios.Find(short[0])
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	if s := All(game.NewSession(g, 1)); len(s.Throws)+len(s.Moments) != 0 {
		t.Errorf("%d throws, %d moments", len(s.Throws), len(s.Moments))
	}
}

func TestTurningPointsArePhasesInWhichTheExpectationMovedMost(t *testing.T) {
	s := Study{Moments: []Moment{
		{From: 0, To: 0, Turn: 1, Phase: -1, Choice: 900}, {From: 0, To: 1, Turn: 1, Phase: 2, Dice: 50, Choice: 10}, {From: 1, To: 4, Turn: 1, Phase: 2, Dice: 90, Choice: -20},
		{From: 6, To: 7, Turn: 1, Phase: 3, Dice: 20},
		{From: 8, To: 9, Turn: 2, Phase: 2, Dice: -10, Choice: -300},
		{From: 9, To: 10, Turn: 3, Phase: 2, Dice: 100}}}
	got := s.Turnings(2, 60)
	if len(got) != 2 || got[0] != (Turning{From: 0, To: 4, At: 1, Turn: 1, Phase: 2, Dice: 140, Choice: -10}) || got[1].Sum() != -310 {
		t.Errorf("turning points %+v", got)
	}
	if !got[0].ByDice() || got[1].ByDice() {
		t.Error("what moved it is confused")
	}
	if far := s.Turnings(9, 1000); len(far) != 0 {
		t.Errorf("%+v are no turning points", far)
	}
}

func TestWhoIsYetToComeCountsAsIfHeWereThere(t *testing.T) {
	for where, want := range map[game.Where]int{game.OnMap: 10, game.Unplaced: 10, game.Reserve: 10, game.Scattered: 5, game.Away: 5, game.Dead: 0} {
		if got := counts(&game.Piece{Where: where, Rank: game.Unit, SP: 5}, nil); got != want {
			t.Errorf("at place %d 5 SP count for %d halves, not %d", where, got, want)
		}
	}
}

// steps are facts of a system in which a unit takes so many losses.
type steps struct {
	game.Informed
	n int
}

func (s steps) Worth(game.ID) game.Worth { return game.Worth{Steps: s.n} }

func TestAFaceThatShowsLessForAWhileIsNoLoss(t *testing.T) {
	spent := &game.Piece{Rank: game.Unit, SP: 5, FullSP: 10, Marks: game.Reduced}
	if n := counts(spent, steps{n: 1}); n != 20 {
		t.Errorf("a unit that has charged counts for %d halves of a strength point, not 20", n)
	}
	if n := counts(spent, steps{n: 5}); n != 10 {
		t.Errorf("a unit that has lost half its steps counts for %d halves of a strength point, not 10", n)
	}
}

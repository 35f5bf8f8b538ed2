package save_test

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
	"gonfalon/engine/save"
)

// corrected is the game under rules that were corrected: how it refuses acts and does them.
type corrected struct {
	game.Game
	check func(g game.Game, a game.Action) *rule.Refusal
	apply func(g game.Game, a game.Action, r dice.Roller) []game.Event
}

func (c corrected) Clone() game.Game {
	c.Game = c.Game.Clone()
	return c
}

func (c corrected) Check(a game.Action) *rule.Refusal {
	if c.check != nil {
		return c.check(c.Game, a)
	}
	return c.Game.Check(a)
}

func (c corrected) Offers(s game.Side, to []game.Offer) []game.Offer {
	return slices.DeleteFunc(c.Game.Offers(s, to), func(o game.Offer) bool { return c.Check(o.Act) != nil })
}

func (c corrected) Apply(a game.Action, r dice.Roller) []game.Event {
	if c.apply != nil {
		return c.apply(c.Game, a, r)
	}
	return c.Game.Apply(a, r)
}

// now finds the battle under revision 2, with its corrections.
func now(c corrected) func(string) (*game.Scenario, error) {
	return func(string) (*game.Scenario, error) {
		sc := gametest.Scenario()
		sc.Rules = 2
		sc.New = func(o map[string]string) (game.Game, error) {
			g, err := gametest.New(o)
			next := c
			next.Game = g
			return next, err
		}
		return sc, nil
	}
}

var (
	noTours  = &rule.Refusal{Ref: "9.9", Code: "no-tours"}
	waveOff  = &rule.Refusal{Ref: "9.8", Code: "nobody-waves", Timing: rule.Void}
	wavesDue = &rule.Refusal{Ref: "9.7", Code: "wave-first", Timing: rule.TooSoon}
)

// refusing is a check that refuses some acts besides those the game refuses.
func refusing(why *rule.Refusal, some func(game.Game, game.Action) bool) func(game.Game, game.Action) *rule.Refusal {
	return func(g game.Game, a game.Action) *rule.Refusal {
		if some(g, a) {
			return why
		}
		return g.Check(a)
	}
}

func isTour(_ game.Game, a game.Action) bool { return a.Do() == "tour" }
func isWave(_ game.Game, a game.Action) bool { return a.Do() == "wave" }

// extraDie throws one die more for a leap than the rules did.
func extraDie(g game.Game, a game.Action, r dice.Roller) []game.Event {
	events := g.Apply(a, r)
	if a.Do() == "leap" {
		r.D6()
	}
	return events
}

// noDie leaps without a die.
func noDie(g game.Game, a game.Action, r dice.Roller) []game.Event {
	if a.Do() == "leap" {
		r = dice.Script(3)
	}
	return g.Apply(a, r)
}

// mute gives nothing for the songs of a tour.
func mute(g game.Game, a game.Action, r dice.Roller) []game.Event {
	if tour, ok := a.(gametest.Tour); ok {
		tour.Bars = 0
		a = tour
	}
	return g.Apply(a, r)
}

func TestARecordOfOlderRulesIsCarriedOver(t *testing.T) {
	tests := []struct {
		name  string
		rules corrected
		want  []string // act of the record: code, act, paragraph
		steps int
	}{
		{"that say the same", corrected{}, nil, 7},
		{"that refuse an act", corrected{check: refusing(noTours, isTour)}, []string{"5 differs.refused tour 9.9"}, 7},
		{"that throw more dice", corrected{apply: extraDie}, []string{"2 differs.other-dice leap ", "7 differs.other-dice leap "}, 7},
		{"that throw fewer dice", corrected{apply: noDie}, []string{"2 differs.other-dice leap ", "7 differs.other-dice leap "}, 7},
		{"that lead elsewhere", corrected{apply: mute}, []string{"6 differs.other-position end "}, 7},
		{"that have no place for an act", corrected{check: refusing(waveOff, isWave)}, []string{"3 differs.left-out wave 9.8"}, 6},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, trouble := save.Open(read(t, written(t)), now(tt.rules))
			if trouble != nil {
				t.Fatal(trouble)
			}
			if got := told(s.Differs); !slices.Equal(got, tt.want) {
				t.Errorf("differs in %q, want %q", got, tt.want)
			}
			if len(s.Steps) != tt.steps || s.Older() != tt.steps {
				t.Errorf("%d steps, %d of them older, want %d", len(s.Steps), s.Older(), tt.steps)
			}
			lasts(t, s, tt.rules)
		})
	}
}

func told(list []save.Difference) (out []string) {
	for _, d := range list {
		why := rule.Ref("")
		if d.Why != nil {
			why = d.Why.Ref
		}
		out = append(out, fmt.Sprintf("%d %s %s %s", d.Act, d.Code, d.Do, why))
	}
	return out
}

// lasts checks that a game carried over can be undone and redone, looked back at, saved and
// opened again, and that it goes on with the same dice after that.
func lasts(t *testing.T, s *save.Opened, rules corrected) {
	t.Helper()
	hash, steps := s.Game.Hash(), slices.Clone(s.Steps)
	for s.Undo() {
	}
	for s.CanRedo() {
		if _, ok := s.Redo(); !ok {
			t.Fatal("a step cannot be redone")
		}
	}
	if s.Game.Hash() != hash || !reflect.DeepEqual(s.Steps, steps) || s.At(len(steps)-1).Hash() == hash {
		t.Error("undo and redo lead elsewhere")
	}
	sc, _ := now(rules)("")
	data := save.Write(sc, options, s.Session)
	again, trouble := save.Open(read(t, data), now(rules))
	if trouble != nil || again.Game.Hash() != hash || len(again.Differs) != 0 {
		t.Fatalf("saved again it opens with %v and %q\n%s", trouble, told(again.Differs), data)
	}
	if more := save.Write(sc, options, again.Session); !bytes.Equal(more, data) {
		t.Errorf("saved twice it reads\n%s, was\n%s", more, data)
	}
	leap := gametest.Leap{Unit: 1, Facing: hex.N}
	for _, x := range []*save.Opened{s, again} {
		if _, no := x.Do(leap); no != nil {
			t.Fatal(no)
		}
	}
	if !reflect.DeepEqual(s.Steps[len(steps)].Dice, again.Steps[len(steps)].Dice) || s.Game.Hash() != again.Game.Hash() {
		t.Error("the games go on differently")
	}
	if s.Older() != len(steps) {
		t.Error("what is done now counts as older")
	}
}

// What a game carried over throws from there on is nothing its players have seen, however
// many dice more or fewer its acts have thrown.
func TestDiceAfterAGameCarriedOverAreNew(t *testing.T) {
	s, trouble := save.Open(read(t, written(t)), now(corrected{apply: extraDie}))
	if trouble != nil {
		t.Fatal(trouble)
	}
	fresh := dice.Seeded(s.Seed())
	for range s.Older() {
		fresh.Leap()
	}
	if _, no := s.Do(gametest.Leap{Unit: 1, Facing: hex.N}); no != nil {
		t.Fatal(no)
	}
	if got, want := s.Steps[len(s.Steps)-1].Dice, []int{fresh.D6(), fresh.D6()}; !slices.Equal(got, want) {
		t.Errorf("threw %v, want %v", got, want)
	}
}

func TestWhatNobodyAskedThenIsAnsweredFirst(t *testing.T) {
	due := func(g game.Game, a game.Action) bool {
		return a.Do() == "tour" && g.Check(gametest.Wave{Side: game.A}) == nil
	}
	rules := corrected{check: refusing(wavesDue, due)}
	asked := func(id string) (*game.Scenario, error) {
		sc, err := now(rules)(id)
		make := sc.New
		sc.New = func(o map[string]string) (game.Game, error) {
			g, err := make(o)
			return waiting{g}, err
		}
		return sc, err
	}
	s, trouble := save.Open(read(t, written(t)), asked)
	if trouble != nil {
		t.Fatal(trouble)
	}
	if got := told(s.Differs); !slices.Equal(got, []string{"5 differs.added wave "}) {
		t.Errorf("differs in %q", got)
	}
	if len(s.Steps) != 8 || s.Steps[4].Act.Do() != "wave" {
		t.Errorf("%d steps", len(s.Steps))
	}
}

// waiting asks the side that does not walk first.
type waiting struct{ game.Game }

func (w waiting) Clone() game.Game { return waiting{w.Game.Clone()} }

func (w waiting) Table() game.Table {
	t := w.Game.Table()
	t.Stage = game.StageQuestion
	t.Expect = append([]game.Expect{{Side: game.Side(t.Phase).Other(), Code: "wave", Unit: game.None}}, t.Expect...)
	return t
}

func TestActsOfAPhaseThatWasPassedOverFindTheirPhase(t *testing.T) {
	// Then side B could not act in turn 1; its phase was passed over, and side A went on.
	record := head + strings.Join([]string{
		`{"do":"step","unit":"ann","facing":"N"}`,
		`{"do":"end"}`,
		`{"do":"step","unit":"ann","facing":"S"}`,
		`{"do":"end"}`,
		`{"do":"step","unit":"bob","facing":"N"}`}, ",\n") + "\n]}\n"
	mine := func(g game.Game, a game.Action) bool { return elsewhere(g, a) }
	late := &rule.Refusal{Ref: "2.1", Code: "not-this-phase", Timing: rule.Void}
	s, trouble := save.Open(read(t, []byte(record)), now(corrected{check: refusing(late, mine)}))
	if trouble != nil {
		t.Fatal(trouble)
	}
	if got := told(s.Differs); !slices.Equal(got, []string{"3 differs.added end "}) {
		t.Errorf("differs in %q", got)
	}
	if p := s.Game.Piece(2); p.Hex != hex.At(4, 0) {
		t.Errorf("bob stands at %v", p.Hex)
	}
}

// elsewhere reports whether an act is one of the side that is not walking.
func elsewhere(g game.Game, a game.Action) bool {
	step, ok := a.(gametest.Step)
	return ok && int(g.Piece(step.Unit).Side) != g.Table().Phase
}

const head = `{"format":1,"system":"walk","edition":"first","scenario":"green","scenarioHash":"d1","rules":1,"rng":"splitmix64","seed":"1","options":{"turns":"4"},"acts":[
`

func TestWhatCannotBeDoneAnyMoreEndsTheGameBeforeIt(t *testing.T) {
	s, trouble := save.Open(read(t, with(t, `["0301","0202"]`, `["0301","0000"]`)), now(corrected{}))
	if trouble == nil || trouble.Code != save.OtherRules || trouble.Args["cause"] != save.Unsound || trouble.Line != 6 {
		t.Fatalf("trouble %v", trouble)
	}
	if len(s.Steps) != 4 || trouble.Good != 4 || len(s.Differs) != 0 {
		t.Errorf("%d steps, Good is %d, differs in %q", len(s.Steps), trouble.Good, told(s.Differs))
	}
	if _, no := s.Do(gametest.End{}); no != nil {
		t.Errorf("the game does not go on: %v", no)
	}
}

func TestRulesThatBreakDownOverAnOlderActKeepTheGameBeforeIt(t *testing.T) {
	broken := corrected{apply: func(g game.Game, a game.Action, r dice.Roller) []game.Event {
		if a.Do() == "tour" {
			panic("cannot tour")
		}
		return g.Apply(a, r)
	}}
	s, trouble := save.Open(read(t, written(t)), now(broken))
	if trouble == nil || trouble.Args["cause"] != save.Unsound || len(s.Steps) != 4 {
		t.Fatalf("trouble %v", trouble)
	}
	if _, no := s.Do(gametest.End{}); no != nil {
		t.Errorf("the game does not go on: %v", no)
	}
}

// resummed is the game with another hash than it had; older records hold the other.
type resummed struct{ game.Game }

func (r resummed) Clone() game.Game { return resummed{r.Game.Clone()} }
func (r resummed) Hash() uint64     { return ^r.Game.Hash() }

func (r resummed) HashIn(rules int) uint64 {
	if rules < 2 {
		return r.Game.Hash()
	}
	return r.Hash()
}

func TestAnOlderRecordIsComparedByItsOwnSum(t *testing.T) {
	anew := func(id string) (*game.Scenario, error) {
		sc, err := now(corrected{})(id)
		sc.New = func(o map[string]string) (game.Game, error) {
			g, err := gametest.New(o)
			return resummed{g}, err
		}
		return sc, err
	}
	s, trouble := save.Open(read(t, written(t)), anew)
	if trouble != nil || len(s.Differs) != 0 {
		t.Errorf("trouble %v, differs in %q", trouble, told(s.Differs))
	}
	s, trouble = save.Open(read(t, with(t, `"dice":[4]`, `"dice":[1]`)), anew)
	if trouble != nil || !slices.Equal(told(s.Differs), []string{"7 differs.other-position leap "}) {
		t.Errorf("trouble %v, differs in %q", trouble, told(s.Differs))
	}
}

// recast is the game in which a leap leads backward, and a leap of older records is one of today
// with another facing.
type recast struct{ game.Game }

func (r recast) Clone() game.Game { return recast{r.Game.Clone()} }

func (r recast) Check(a game.Action) *rule.Refusal { return r.Game.Check(backward(a)) }

func (r recast) Apply(a game.Action, d dice.Roller) []game.Event {
	return r.Game.Apply(backward(a), d)
}

func (r recast) ActIn(rules int, a game.Action) game.Action {
	if rules < 2 {
		return backward(a)
	}
	return a
}

func backward(a game.Action) game.Action {
	if leap, ok := a.(gametest.Leap); ok {
		leap.Facing = leap.Facing.Back()
		return leap
	}
	return a
}

func TestAnActThatIsDoneOtherwiseTodayIsDoneAsItWas(t *testing.T) {
	anew := func(id string) (*game.Scenario, error) {
		sc, err := now(corrected{})(id)
		sc.New = func(o map[string]string) (game.Game, error) {
			g, err := gametest.New(o)
			return recast{g}, err
		}
		return sc, err
	}
	s, trouble := save.Open(read(t, written(t)), anew)
	if trouble != nil || len(s.Differs) != 0 {
		t.Fatalf("trouble %v, differs in %q", trouble, told(s.Differs))
	}
	sc, _ := anew("")
	again, trouble := save.Open(read(t, save.Write(sc, options, s.Session)), anew)
	if trouble != nil || len(again.Differs) != 0 || again.Game.Hash() != s.Game.Hash() {
		t.Errorf("saved again it opens with %v and %q", trouble, told(again.Differs))
	}
}

func TestABattleThatIsOverByTodaysRulesEndsThere(t *testing.T) {
	short := func(id string) (*game.Scenario, error) {
		sc, err := now(corrected{})(id)
		sc.New = func(map[string]string) (game.Game, error) { return gametest.New(map[string]string{"turns": "1"}) }
		return sc, err
	}
	s, trouble := save.Open(read(t, written(t)), short)
	if trouble != nil {
		t.Fatal(trouble)
	}
	if got := told(s.Differs); !slices.Equal(got[len(got)-1:], []string{"7 differs.over leap "}) || s.Game.Outcome() == nil {
		t.Errorf("differs in %q", got)
	}
}

func TestTheOlderPartOfARecordOfTodayReplaysExactly(t *testing.T) {
	rules := corrected{check: refusing(noTours, isTour), apply: noDie}
	s, _ := save.Open(read(t, written(t)), now(rules))
	sc, _ := now(rules)("")
	data := save.Write(sc, options, s.Session)
	if !bytes.Contains(data, []byte(`"rules":2,"older":7,`)) {
		t.Fatalf("the record does not say so:\n%s", data)
	}
	spoilt := bytes.Replace(data, []byte(`"facing":"NE"`), []byte(`"facing":"NE","dice":[2]`), 1)
	if _, trouble := save.Open(read(t, spoilt), now(rules)); trouble == nil || trouble.Code != save.OtherDice {
		t.Errorf("trouble %v", trouble)
	}
	young := bytes.Replace(data, []byte(`"older":7,`), nil, 1)
	if _, trouble := save.Open(read(t, young), now(rules)); trouble == nil || trouble.Why != noTours {
		t.Errorf("trouble %v", trouble)
	}
}

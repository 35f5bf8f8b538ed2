package save_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
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

// find knows one battle.
func find(id string) (*game.Scenario, error) {
	sc := gametest.Scenario()
	if id != sc.ID {
		return nil, fmt.Errorf("no scenario %q", id)
	}
	return sc, nil
}

var options = map[string]string{"turns": "4"}

// played is a game after some acts of every kind.
func played(t testing.TB) *game.Session {
	t.Helper()
	g, err := gametest.New(options)
	if err != nil {
		t.Fatal(err)
	}
	s := game.NewSession(g, 1<<63)
	for _, a := range []game.Action{
		gametest.Step{Unit: 0, Facing: hex.N},
		gametest.Leap{Unit: 1, Facing: hex.NE},
		gametest.Wave{Side: game.B},
		gametest.End{},
		gametest.Tour{Unit: 2, Path: []hex.Hex{hex.At(3, 1), hex.At(2, 2)}, Loud: true, Song: "zażółć \"gęślą\"", Bars: -3},
		gametest.End{},
		gametest.Leap{Unit: 0, Facing: hex.SE},
	} {
		if _, no := s.Do(a); no != nil {
			t.Fatalf("%#v: %v", a, no)
		}
	}
	return s
}

func written(t testing.TB) []byte {
	t.Helper()
	return save.Write(gametest.Scenario(), options, played(t))
}

func read(t testing.TB, data []byte) *save.Record {
	t.Helper()
	rec, err := save.Read(data, find)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func TestASavedGameOpensWhereItWas(t *testing.T) {
	s := played(t)
	data := save.Write(gametest.Scenario(), options, s)
	if !json.Valid(data) {
		t.Fatalf("not JSON:\n%s", data)
	}
	got, trouble := save.Open(read(t, data), find)
	if trouble != nil {
		t.Fatal(trouble)
	}
	if got.Game.Hash() != s.Game.Hash() {
		t.Error("the position differs")
	}
	for i, st := range got.Steps {
		if !reflect.DeepEqual(st.Act, s.Steps[i].Act) || !reflect.DeepEqual(st.Dice, s.Steps[i].Dice) {
			t.Errorf("step %d is %#v, was %#v", i, st, s.Steps[i])
		}
	}
	if again := save.Write(gametest.Scenario(), options, got.Session); !bytes.Equal(again, data) {
		t.Errorf("saved again it reads\n%s, was\n%s", again, data)
	}
}

func TestAnOpenedGameThrowsTheDiceTheGameItselfWould(t *testing.T) {
	s := played(t)
	got, trouble := save.Open(read(t, written(t)), find)
	if trouble != nil {
		t.Fatal(trouble)
	}
	for _, x := range []*game.Session{s, got.Session} {
		if _, no := x.Do(gametest.Leap{Unit: 1, Facing: hex.N}); no != nil {
			t.Fatal(no)
		}
	}
	if a, b := s.Steps[7].Dice, got.Steps[7].Dice; !reflect.DeepEqual(a, b) {
		t.Errorf("threw %v, the game itself %v", b, a)
	}
}

func TestDiceThatAreNotThoseOfTheSeedAreToldOf(t *testing.T) {
	for _, tt := range []struct {
		name, old, to string
		foreign       int
	}{
		{"its own", `"dice":[3]`, `"dice":[3]`, 0},
		{"another die at first", `"dice":[3]`, `"dice":[2]`, 2},
		{"another seed", `"seed":"9223372036854775808"`, `"seed":"0"`, 2},
	} {
		s, trouble := save.Open(read(t, with(t, tt.old, tt.to)), find)
		if trouble != nil || s.Foreign != tt.foreign {
			t.Errorf("%s: trouble %v, foreign dice from act %d, want %d", tt.name, trouble, s.Foreign, tt.foreign)
		}
	}
}

func TestTheRecordIsOneActALine(t *testing.T) {
	lines := strings.Split(string(written(t)), "\n")
	for i, want := range []string{
		`{"format":1,"system":"walk","edition":"first","scenario":"green","scenarioHash":"d1","rules":1,"rng":"splitmix64","seed":"9223372036854775808","options":{"turns":"4"},"acts":[`,
		`{"do":"step","unit":"ann","facing":"N"},`,
		`{"do":"leap","unit":"abe","facing":"NE","dice":[3]},`,
		`{"do":"wave","side":"B"},`,
		`{"do":"end"},`,
		`{"do":"tour","unit":"bob","path":["0301","0202"],"noisy":true,"song":"zażółć \"gęślą\"","bars":-3},`,
	} {
		if lines[i] != want {
			t.Errorf("line %d is\n%s, want\n%s", i+1, lines[i], want)
		}
	}
	if n := len(lines); n != 10 || lines[8] != "]}" {
		t.Errorf("%d lines, the last %q", n, lines[8])
	}
}

// with replaces text in a good record.
func with(t testing.TB, old, to string) []byte {
	t.Helper()
	data := written(t)
	if !bytes.Contains(data, []byte(old)) {
		t.Fatalf("the record has no %s", old)
	}
	return bytes.Replace(data, []byte(old), []byte(to), 1)
}

func TestReadSaysWhatIsWrongWithAFile(t *testing.T) {
	good := written(t)
	tests := []struct {
		name string
		data []byte
		code string
		line int
		acts int // that can be opened all the same
	}{
		{"nothing", nil, save.NotJSON, 0, 0},
		{"prose", []byte("My dear friend"), save.NotJSON, 0, 0},
		{"noise", bytes.Repeat([]byte{0xff, 0x00, '{'}, 1<<20), save.NotJSON, 0, 0},
		{"too much", bytes.Repeat([]byte{'['}, save.MaxSize+1), save.TooBig, 0, 0},
		{"a list", []byte("[1,2,3]"), save.NotJSON, 0, 0},
		{"another program's file", []byte(`{"version":3,"moves":[]}`), save.Foreign, 0, 0},
		{"a deep nest", []byte(`{"options":` + strings.Repeat("[", 1<<20)), save.NotJSON, 1, 0},
		{"a later format", with(t, `"format":1`, `"format":4`), save.TooNew, 0, 0},
		{"a huge format", with(t, `"format":1`, `"format":1e99`), save.Foreign, 0, 0},
		{"a negative format", with(t, `"format":1`, `"format":-1`), save.Foreign, 0, 0},
		{"a seed without number", with(t, `"9223372036854775808"`, `"seven"`), save.BrokenHead, 1, 0},
		{"an unknown field", with(t, `"rules":1`, `"rules":1,"cheats":true`), save.NewerHead, 1, 0},
		{"acts that are no list", with(t, `"acts":[`, `"acts":{},"more":[`), save.Foreign, 1, 0},
		{"text after the end", append(written(t), "{}"...), save.NotJSON, 10, 7},
		{"an act that is no JSON", with(t, `{"do":"end"}`, `{"do":end}`), save.NotJSON, 4, 3},
		{"cut off in an act", good[:bytes.Index(good, []byte(`"bob"`))+2], save.CutOff, 6, 4},
		{"cut off between acts", good[:bytes.Index(good, []byte(`{"do":"tour"`))], save.CutOff, 6, 4},
		{"cut off before the end", bytes.TrimSuffix(good, []byte("]}\n")), save.CutOff, 9, 7},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rec, err := save.Read(tt.data, find)
			var trouble *save.Trouble
			if !errors.As(err, &trouble) {
				t.Fatalf("error %v", err)
			}
			if trouble.Code != tt.code || trouble.Line != tt.line {
				t.Errorf("%v, want line %d: %s", trouble, tt.line, tt.code)
			}
			if acts := count(rec); acts != tt.acts || trouble.Good != tt.acts {
				t.Errorf("%d acts can be opened, Good is %d, want %d", acts, trouble.Good, tt.acts)
			}
		})
	}
}

func count(rec *save.Record) int {
	if rec == nil {
		return 0
	}
	return len(rec.Acts)
}

func TestOpenStopsAtTheFirstActThatDiffers(t *testing.T) {
	many := `["0301"` + strings.Repeat(`,"0301"`, 200000) + `]`
	tests := []struct {
		name, old, to string
		code          string
		line          int
	}{
		{"an unknown act", `"do":"end"`, `"do":"surrender"`, save.BrokenAct, 5},
		{"no act", `{"do":"end"}`, `17`, save.BrokenAct, 5},
		{"an act without name", `{"do":"end"}`, `{}`, save.BrokenAct, 5},
		{"an unknown field", `{"do":"end"}`, `{"do":"end","now":1}`, save.BrokenAct, 5},
		{"an unknown counter", `"unit":"bob"`, `"unit":"bert"`, save.BrokenAct, 6},
		{"a counter by number", `"unit":"bob"`, `"unit":-1`, save.BrokenAct, 6},
		{"a hex that is none", `"0301"`, `"99999"`, save.BrokenAct, 6},
		{"a hex off the map", `"0301"`, `"9999"`, save.Refused, 6},
		{"a list of a million", `["0301","0202"]`, many, save.BrokenAct, 6},
		{"a list in a list", `["0301","0202"]`, `[["0301"]]`, save.BrokenAct, 6},
		{"a text for a list", `["0301","0202"]`, `"0301"`, save.BrokenAct, 6},
		{"a null for a list", `["0301","0202"]`, `null`, save.BrokenAct, 6},
		{"a huge number", `"bars":-3`, `"bars":99999999999999999999`, save.BrokenAct, 6},
		{"a fraction", `"bars":-3`, `"bars":1.5`, save.BrokenAct, 6},
		{"a facing that is none", `"facing":"NE"`, `"facing":"E"`, save.BrokenAct, 3},
		{"a third side", `"side":"B"`, `"side":"C"`, save.BrokenAct, 4},
		{"a die of seven", `"dice":[3]`, `"dice":[7]`, save.BrokenAct, 3},
		{"another die", `"dice":[4]`, `"dice":[1]`, save.OtherPosition, 8},
		{"a die too many", `"dice":[3]`, `"dice":[3,3]`, save.OtherDice, 3},
		{"no die", `,"dice":[3]`, ``, save.OtherDice, 3},
		{"an act of the other side", `"unit":"bob"`, `"unit":"ann"`, save.Refused, 6},
		{"a hash that is none", `"hash":"`, `"hash":"x`, save.BrokenAct, 7},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, trouble := save.Open(read(t, with(t, tt.old, tt.to)), find)
			if trouble == nil {
				t.Fatal("it opened without trouble")
			}
			if trouble.Code != tt.code || trouble.Line != tt.line {
				t.Errorf("%v, want line %d: %s", trouble, tt.line, tt.code)
			}
			if good := tt.line - 2; len(s.Steps) != good || trouble.Good != good {
				t.Errorf("opened after %d acts, Good is %d, want %d", len(s.Steps), trouble.Good, good)
			}
			if _, no := s.Do(gametest.End{}); no != nil {
				t.Errorf("the game does not go on: %v", no)
			}
		})
	}
}

func TestARefusalNamesItsRule(t *testing.T) {
	_, trouble := save.Open(read(t, with(t, `"unit":"bob"`, `"unit":"ann"`)), find)
	if trouble.Why != gametest.NotYours || trouble.Act != "tour" {
		t.Errorf("trouble %v", trouble)
	}
}

// opened reads a record and opens it as far as it goes.
func opened(data []byte) (s *save.Opened, trouble *save.Trouble) {
	rec, err := save.Read(data, find)
	if rec == nil {
		errors.As(err, &trouble)
		return nil, trouble
	}
	return save.Open(rec, find)
}

func TestOpenRefusesAGameItCannotBegin(t *testing.T) {
	tests := []struct{ name, old, to, code string }{
		{"of a battle it does not have", `"scenario":"green"`, `"scenario":"red"`, save.UnknownScenario},
		{"of another system", `"system":"walk"`, `"system":"run"`, save.UnknownScenario},
		{"of another edition", `"edition":"first"`, `"edition":"second"`, save.UnknownScenario},
		{"of another generator", dice.Generator, "cup", save.UnknownDice},
		{"with an option that is none", `{"turns":"4"}`, `{"turns":"many"}`, save.BrokenHead},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, trouble := opened(with(t, tt.old, tt.to))
			if s != nil || trouble == nil || trouble.Code != tt.code {
				t.Errorf("trouble %v, want %s", trouble, tt.code)
			}
		})
	}
}

// A battle whose points or forces were changed is played on by what its files say now.
func TestARecordOfOtherDataIsCarriedOver(t *testing.T) {
	changed := func(string) (*game.Scenario, error) {
		sc := gametest.Scenario()
		sc.Digest = "d2"
		return sc, nil
	}
	s, trouble := save.Open(read(t, written(t)), changed)
	if trouble != nil || len(s.Differs) > 0 || s.Older() != 7 || !s.OtherFiles {
		t.Errorf("trouble %v, differs in %q, %d acts are older, of other files: %v", trouble, told(s.Differs), s.Older(), s.OtherFiles)
	}
	s, trouble = save.Open(read(t, with(t, `"dice":[3]`, `"dice":[3,2]`)), changed)
	if want := []string{"2 differs.other-dice leap "}; trouble != nil || !slices.Equal(told(s.Differs), want) {
		t.Errorf("trouble %v, differs in %q, want %q", trouble, told(s.Differs), want)
	}
	s, trouble = save.Open(read(t, with(t, `["0301","0202"]`, `["0301","0000"]`)), changed)
	if trouble == nil || trouble.Code != save.OtherData || trouble.Args["cause"] != save.Unsound || len(s.Steps) != 4 {
		t.Errorf("trouble %v, want %s because of %s", trouble, save.OtherData, save.Unsound)
	}
}

// A version that was rolled back meets games of the one after it.
func TestARecordOfLaterRulesIsNotOpened(t *testing.T) {
	s, trouble := opened(with(t, `"rules":1`, `"rules":2`))
	if s != nil || trouble == nil || trouble.Code != save.NewerRules || trouble.Args["rules"] != "2" || trouble.Args["known"] != "1" {
		t.Errorf("trouble %v, want %s", trouble, save.NewerRules)
	}
}

// fragile is a game whose rules break down over a song.
type fragile struct{ game.Game }

func (f fragile) Clone() game.Game { return fragile{f.Game.Clone()} }

func (f fragile) Check(a game.Action) *rule.Refusal {
	if t, ok := a.(gametest.Tour); ok && t.Song != "" {
		panic("cannot sing")
	}
	return f.Game.Check(a)
}

func TestABreakdownOfTheRulesKeepsTheGameBeforeIt(t *testing.T) {
	weak := func(string) (*game.Scenario, error) {
		sc := gametest.Scenario()
		sc.New = func(o map[string]string) (game.Game, error) {
			g, err := gametest.New(o)
			return fragile{g}, err
		}
		return sc, nil
	}
	s, trouble := save.Open(read(t, written(t)), weak)
	if trouble == nil || trouble.Code != save.RulesFailed || trouble.Line != 6 || len(s.Steps) != 4 {
		t.Fatalf("trouble %v after %d acts", trouble, len(s.Steps))
	}
	if _, no := s.Do(gametest.End{}); no != nil {
		t.Errorf("the game does not go on: %v", no)
	}
}

func TestEveryStoredFormatOpensForEver(t *testing.T) {
	for format := 1; format <= save.Format; format++ {
		data, err := os.ReadFile(filepath.Join("testdata", fmt.Sprintf("format-%d.json", format)))
		if err != nil {
			t.Fatal(err)
		}
		s, trouble := save.Open(read(t, data), find)
		if trouble != nil {
			t.Fatal(trouble)
		}
		if len(s.Steps) != 7 {
			t.Errorf("format %d opens with %d acts, want 7", format, len(s.Steps))
		}
	}
}

func TestWordsOfAnActReadBack(t *testing.T) {
	s := played(t)
	c := save.NewCodec(gametest.Actions(), s.Game)
	for _, st := range s.Steps {
		if tour, ok := st.Act.(gametest.Tour); ok {
			tour.Song = "lullaby"
			st.Act = tour
		}
		p, err := c.Parse(strings.Fields(c.Text(st.Act)))
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(p.Act(), st.Act) || !p.Fits(st.Act) {
			t.Errorf("%q reads back as %#v", c.Text(st.Act), p.Act())
		}
	}
}

func TestAPatternLeavesFieldsOpen(t *testing.T) {
	c := save.NewCodec(gametest.Actions(), played(t).Game)
	tests := []struct {
		words string
		act   game.Action
		fits  bool
	}{
		{"step", gametest.Step{Unit: 1, Facing: hex.S}, true},
		{"step abe", gametest.Step{Unit: 1, Facing: hex.S}, true},
		{"step ann", gametest.Step{Unit: 1, Facing: hex.S}, false},
		{"step facing S", gametest.Step{Unit: 1, Facing: hex.S}, true},
		{"step abe SW", gametest.Step{Unit: 1, Facing: hex.S}, false},
		{"step abe", gametest.Leap{Unit: 1, Facing: hex.S}, false},
		{"tour path 0202,0101", gametest.Tour{Path: []hex.Hex{hex.At(1, 1), hex.At(2, 2)}}, true},
		{"tour path 0202", gametest.Tour{Path: []hex.Hex{hex.At(1, 1), hex.At(2, 2)}}, false},
	}
	for _, tt := range tests {
		p, err := c.Parse(strings.Fields(tt.words))
		if err != nil {
			t.Fatal(err)
		}
		if p.Fits(tt.act) != tt.fits {
			t.Errorf("%q fits %#v: %v", tt.words, tt.act, !tt.fits)
		}
	}
}

func TestWordsThatAreNoAct(t *testing.T) {
	c := save.NewCodec(gametest.Actions(), played(t).Game)
	for words, want := range map[string]string{
		"":                     "unknown-act",
		"dance ann":            "unknown-act",
		"step zoe":             "bad-value",
		"step ann S ann":       "unknown-field",
		"tour ann bars lots":   "bad-value",
		"tour ann path 01,002": "bad-value",
	} {
		_, err := c.Parse(strings.Fields(words))
		var field *save.FieldError
		if !errors.As(err, &field) || field.What != want {
			t.Errorf("%q: %v, want %s", words, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	good := written(f)
	f.Add(good)
	f.Add(good[:len(good)/2])
	f.Add([]byte(`{"format":1,"scenario":"green","acts":[{"do":"step","unit":"ann","facing":"N"},{"do":-1}]}`))
	f.Add([]byte(`{"format":1,"scenario":"green","acts":[[[[[{}]]]]]}`))
	f.Add([]byte(`[{"format":1}]`))
	f.Add(with(f, `["0301","0202"]`, `["0301","0202","-1-1"]`))
	f.Add(with(f, `"bars":-3`, `"bars":-99999999`))
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := save.Read(data, find)
		if rec == nil {
			if err == nil {
				t.Fatal("neither a record nor an error")
			}
			return
		}
		s, trouble := save.Open(rec, find)
		if s == nil {
			if trouble == nil {
				t.Fatal("neither a game nor trouble")
			}
			return
		}
		if trouble != nil && trouble.Good != len(s.Steps) {
			t.Fatalf("%v, but %d acts are good", trouble, len(s.Steps))
		}
		again, trouble := save.Open(read(t, save.Write(gametest.Scenario(), rec.Options, s.Session)), find)
		if trouble != nil || again.Game.Hash() != s.Game.Hash() {
			t.Fatalf("what was opened cannot be saved: %v", trouble)
		}
	})
}

func BenchmarkOpen(b *testing.B) {
	g, err := gametest.New(map[string]string{"turns": "100000"})
	if err != nil {
		b.Fatal(err)
	}
	s := game.NewSession(g, 1)
	r := rand.New(rand.NewPCG(1, 2))
	for range 10000 {
		offers := s.Game.Offers(game.B, s.Game.Offers(game.A, nil))
		s.Do(offers[r.IntN(len(offers))].Act)
	}
	data := save.Write(gametest.Scenario(), map[string]string{"turns": "100000"}, s)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, trouble := save.Open(read(b, data), find); trouble != nil {
			b.Fatal(trouble)
		}
	}
}

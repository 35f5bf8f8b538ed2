package save_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// stepped is the game of played in which a die was taken back and two acts are undone.
func stepped(t testing.TB) *game.Session {
	t.Helper()
	s := played(t)
	s.Undo()
	for _, a := range []game.Action{gametest.Leap{Unit: 1, Facing: hex.SE}, gametest.End{}, gametest.Wave{Side: game.A}} {
		if _, no := s.Do(a); no != nil {
			t.Fatal(no)
		}
	}
	s.UndoTo(7)
	return s
}

// recorded writes a record and opens it.
func recorded(t testing.TB, s *game.Session) (data []byte, opened *game.Session) {
	t.Helper()
	data = save.Write(gametest.Scenario(), options, s)
	got, trouble := save.Open(read(t, data), find)
	if trouble != nil || got.Foreign != 0 {
		t.Fatalf("%v, dice of another seed at act %d:\n%s", trouble, got.Foreign, data)
	}
	return data, got.Session
}

func TestWhatWasUndoneIsPartOfTheRecord(t *testing.T) {
	s := stepped(t)
	data, got := recorded(t, s)
	if len(got.Steps) != 7 || len(got.Undone()) != 2 || got.Taken() != (game.Taken{Times: 1, Dice: 1}) || got.Game.Hash() != s.Game.Hash() {
		t.Fatalf("%d acts are done, %d undone, %+v taken back", len(got.Steps), len(got.Undone()), got.Taken())
	}
	if again := save.Write(gametest.Scenario(), options, got); !bytes.Equal(again, data) {
		t.Errorf("saved again it reads\n%s, was\n%s", again, data)
	}
	for _, x := range []*game.Session{s, got} {
		for x.CanRedo() {
			x.Redo()
		}
	}
	one, other := save.Write(gametest.Scenario(), options, s), save.Write(gametest.Scenario(), options, got)
	if !bytes.Equal(one, other) {
		t.Errorf("redone it reads\n%s, and after it was opened\n%s", one, other)
	}
}

// A record says no more than it needs to, so that older programs open what they can.
func TestARecordIsOfTheFirstFormatThatHasIt(t *testing.T) {
	final := played(t)
	final.Final = true
	for _, tt := range []struct {
		name   string
		s      *game.Session
		told   save.Head
		format int
	}{
		{"nothing undone", played(t), save.Head{}, 1},
		{"undone and taken back", stepped(t), save.Head{}, 2},
		{"final dice", final, save.Head{}, 2},
		{"a chosen seed", played(t), save.Head{Chosen: true}, 2},
		{"notes", played(t), save.Head{Notes: notes}, 3},
	} {
		data := new(save.Pen).Write(gametest.Scenario(), options, tt.told, tt.s)
		rec := read(t, data)
		if rec.Format != tt.format || rec.Chosen != tt.told.Chosen {
			t.Errorf("%s: format %d\n%s", tt.name, rec.Format, data)
		}
		if got, trouble := save.Open(rec, find); trouble != nil || got.Final != tt.s.Final {
			t.Errorf("%s: %v, final dice %t", tt.name, trouble, got.Final)
		}
	}
}

func TestFormat2AsStored(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "format-2.json"))
	if err != nil {
		t.Fatal(err)
	}
	if now := save.Write(gametest.Scenario(), options, stepped(t)); !bytes.Equal(now, data) {
		t.Errorf("format 2 is written as\n%s", now)
	}
}

func TestARecordWhoseUndoneActsMakeNoSense(t *testing.T) {
	whole := string(save.Write(gametest.Scenario(), options, stepped(t)))
	for _, tt := range []struct {
		name, old, to string
		code          string
		done, undone  int
	}{
		{"more done than there are", `"done":7`, `"done":700`, "", 9, 0},
		{"nothing done", `"done":7`, `"done":0`, "", 0, 9},
		{"less than nothing done", `"done":7`, `"done":-1`, save.BrokenHead, 0, 0},
		{"less than nothing taken back", `"times":1`, `"times":-1`, save.BrokenHead, 0, 0},
		{"a stream nobody came to", `"stream":1`, `"stream":2`, save.BrokenAct, 6, 0},
		{"a stream that is none", `"stream":1`, `"stream":"x"`, save.BrokenAct, 6, 0},
		{"an undone act of another game", `{"do":"wave","side":"A"`, `{"do":"wave","side":"B"`, save.Refused, 7, 1},
		{"cut off in what is undone", "\n" + whole[strings.LastIndex(whole, `{"do":"wave"`):], "", save.CutOff, 7, 1},
	} {
		text := strings.Replace(whole, tt.old, tt.to, 1)
		if text == whole {
			t.Fatalf("%s: nothing of that in\n%s", tt.name, whole)
		}
		rec, err := save.Read([]byte(text), find)
		code := ""
		if err != nil {
			code = err.(*save.Trouble).Code
		}
		if rec != nil {
			s, trouble := save.Open(rec, find)
			if trouble != nil {
				code = trouble.Code
			}
			if len(s.Steps) != tt.done || len(s.Undone()) != tt.undone {
				t.Errorf("%s: %d acts are done and %d undone, want %d and %d", tt.name, len(s.Steps), len(s.Undone()), tt.done, tt.undone)
			}
		}
		if code != tt.code {
			t.Errorf("%s: %q, want %q", tt.name, code, tt.code)
		}
	}
}

// What was undone in a game of older rules is carried over with the rest.
func TestUndoneActsOfOlderRulesAreCarriedOver(t *testing.T) {
	data, _ := recorded(t, stepped(t))
	newer := gametest.Scenario()
	newer.Rules++
	find := func(string) (*game.Scenario, error) { return newer, nil }
	rec, err := save.Read(data, find)
	if err != nil {
		t.Fatal(err)
	}
	s, trouble := save.Open(rec, find)
	if trouble != nil || len(s.Steps) != 7 || len(s.Undone()) != 2 {
		t.Fatalf("%v: %d acts are done, %d undone", trouble, len(s.Steps), len(s.Undone()))
	}
	again := save.Write(newer, options, s.Session)
	if rec, err = save.Read(again, find); err != nil || rec.Older != 9 {
		t.Fatalf("%v: %d acts are older", err, rec.Older)
	}
	if s, trouble = save.Open(rec, find); trouble != nil || len(s.Undone()) != 2 || s.Foreign != 0 {
		t.Fatalf("opened again: %v, %d acts undone, foreign %d", trouble, len(s.Undone()), s.Foreign)
	}
	if third := save.Write(newer, options, s.Session); !bytes.Equal(third, again) {
		t.Errorf("saved once more it reads\n%s, was\n%s", third, again)
	}
}

func TestABranchCountsTheDiceAfterIt(t *testing.T) {
	for _, fresh := range []bool{false, true} {
		rec := read(t, written(t))
		if rec.Branch(6, 1); fresh {
			rec.Renew(0)
		}
		s, trouble := save.Open(rec, find)
		if trouble != nil || len(s.Steps) != 6 {
			t.Fatalf("%v: %d acts", trouble, len(s.Steps))
		}
		if _, no := s.Do(gametest.Leap{Unit: 0, Facing: hex.SE}); no != nil {
			t.Fatal(no)
		}
		same := s.Steps[6].Dice[0] == played(t).Steps[6].Dice[0]
		if s.Taken().Dice != 1 || s.Taken().Times == 1 != fresh || same == fresh {
			t.Errorf("fresh dice %t: %+v is taken back, the same die %t", fresh, s.Taken(), same)
		}
		recorded(t, s.Session)
	}
}

// A copy with dice of its own keeps all that was done and undone; the next die is the first of the
// stream that it was given.
func TestACopyMayHaveDiceOfItsOwn(t *testing.T) {
	data := save.Write(gametest.Scenario(), options, stepped(t))
	if rec := read(t, data); !bytes.Equal(rec.Text(), data) {
		t.Errorf("the record as text:\n%s, want\n%s", rec.Text(), data)
	}
	for least, want := range map[int]int{0: 2, 2: 2, 5: 5} {
		rec := read(t, data)
		rec.Renew(least)
		s, trouble := save.Open(read(t, rec.Text()), find)
		if trouble != nil || len(s.Steps) != 7 || len(s.Undone()) != 2 || s.Taken() != (game.Taken{Times: want, Dice: 1}) {
			t.Fatalf("%v: %d acts, %d undone, %+v taken back", trouble, len(s.Steps), len(s.Undone()), s.Taken())
		}
		if _, no := s.Do(gametest.Leap{Unit: 0, Facing: hex.SE}); no != nil {
			t.Fatal(no)
		}
		cup := dice.Stream(1<<63, want)
		if got := s.Steps[7].Dice[0]; got != cup.D6() {
			t.Errorf("stream %d begins with %d", want, got)
		}
		recorded(t, s.Session)
	}
}

// journey is a game in which people do, undo and redo, and programs are closed and opened again. It
// knows what must be within reach: all that was there since somebody did something else.
type journey struct {
	s    *game.Session
	last []byte // the record of the whole game, with nothing undone
	r    *rand.Rand
}

func (j *journey) step(t *testing.T) {
	switch j.r.IntN(6) {
	case 0, 1: // an act of a person
		offers := j.s.Game.Offers(game.B, j.s.Game.Offers(game.A, nil))
		if len(offers) == 0 {
			return
		}
		if _, no := j.s.Do(offers[j.r.IntN(len(offers))].Act); no != nil {
			t.Fatal(no)
		}
		j.last = save.Write(gametest.Scenario(), options, j.s)
	case 2:
		j.s.UndoTo(j.r.IntN(len(j.s.Steps) + 1))
	case 3:
		j.s.Redo()
	case 4: // the program does something by itself, which may be what can be redone
		offers := j.s.Game.Offers(game.B, j.s.Game.Offers(game.A, nil))
		if whole := !j.s.CanRedo(); len(offers) > 0 && j.s.Proceed(offers[j.r.IntN(len(offers))].Act) && whole {
			j.last = save.Write(gametest.Scenario(), options, j.s)
		}
	case 5: // closed and opened
		_, j.s = recorded(t, j.s)
	}
}

// TestWhatWasThereCanAlwaysBeReached goes some thousand ways, or as many as the environment says:
// GONFALON_JOURNEYS=100000 go test -run Reached ./engine/save
func TestWhatWasThereCanAlwaysBeReached(t *testing.T) {
	journeys := 3000
	if n, err := strconv.Atoi(os.Getenv("GONFALON_JOURNEYS")); err == nil {
		journeys = n
	}
	acts, taken := 0, 0
	for seed := range journeys {
		j := journey{s: begun(t, uint64(seed)), r: rand.New(rand.NewPCG(uint64(seed), 53))}
		j.last = save.Write(gametest.Scenario(), options, j.s)
		for range 5 + j.r.IntN(40) {
			j.step(t)
		}
		for j.s.CanRedo() {
			if _, ok := j.s.Redo(); !ok {
				t.Fatalf("journey %d: what was undone cannot be redone", seed)
			}
		}
		if now := save.Write(gametest.Scenario(), options, j.s); !bytes.Equal(now, j.last) {
			t.Fatalf("journey %d leads to\n%s, there was\n%s", seed, now, j.last)
		}
		acts += len(j.s.Steps)
		taken += j.s.Taken().Dice
	}
	t.Log(fmt.Sprintf("%d journeys, %d acts at their ends, %d dice taken back", journeys, acts, taken))
	if taken == 0 {
		t.Error("no die was taken back on any of them")
	}
}

// begun is a game with nothing done.
func begun(t testing.TB, seed uint64) *game.Session {
	t.Helper()
	g, err := gametest.New(options)
	if err != nil {
		t.Fatal(err)
	}
	return game.NewSession(g, seed)
}

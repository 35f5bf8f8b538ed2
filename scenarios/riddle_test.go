package scenarios

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// riddled is a puzzle of ours as somebody would send it; mapped with its map.
func riddled(tb testing.TB, key string, mapped bool) string {
	tb.Helper()
	file, err := PuzzleText(key)
	if err != nil {
		tb.Fatal(err)
	}
	if !mapped {
		return RiddleOf(file, "")
	}
	p, err := Puzzle(key)
	if err != nil {
		tb.Fatal(err)
	}
	sc, err := ground(p.System, p.Battle)
	if err != nil {
		tb.Fatal(err)
	}
	field, err := shipped(sc.Battle + "/" + MapFile)
	if err != nil {
		tb.Fatal(err)
	}
	return RiddleOf(file, field)
}

// A puzzle travels as a text with or without its map, is called by what it says, and begins on its own map.
func TestPuzzlesTravelAsTexts(t *testing.T) {
	for _, mapped := range []bool{false, true} {
		text := riddled(t, "two-small-blows", mapped)
		p, err := Puzzle(RiddleSent(text))
		if err != nil {
			t.Fatal(err)
		}
		sc, start, err := Posed(p)
		if err != nil {
			t.Fatal(err)
		}
		if !game.IsOwn(p.Key) || sc.ID != p.Key || (p.Map != "") != mapped || game.IsOwn(start.Board().Name) != mapped || game.IsOwn(sc.Battle) != mapped {
			t.Errorf("mapped %v: it is %s on %s of %s", mapped, p.Key, start.Board().Name, sc.Battle)
		}
		other, err := Puzzle(RiddleSent(strings.Replace(text, "Two small blows", "Three small blows", 1)))
		if err != nil || other.Key == p.Key {
			t.Errorf("another is called the same: %v", err)
		}
	}
	if RiddleSent("puzzle x") != "" {
		t.Error("whatever is sent is a puzzle")
	}
}

// Whatever is sent, it is a puzzle that can be posed, or answered with what is wrong.
func FuzzRiddle(f *testing.F) {
	f.Add(riddled(f, "two-small-blows", false))
	f.Add(riddled(f, "at-the-man", true))
	f.Add(riddled(f, "a-bow-beside-the-knights", false))
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Puzzle(RiddleSent(text))
		if err != nil {
			return
		}
		sc, start, err := Posed(p)
		if err != nil {
			t.Fatal(err)
		}
		if err := start.Audit(); err != nil || sc.ID != p.Key {
			t.Errorf("%s begins wrong: %v", sc.ID, err)
		}
		for side := game.A; side <= game.B; side++ {
			start.Offers(side, nil)
		}
	})
}

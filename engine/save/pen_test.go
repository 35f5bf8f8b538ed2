package save_test

import (
	"bytes"
	"testing"

	"gonfalon/engine/gametest"
	"gonfalon/engine/save"
)

// A record that is written again and again is the one that is written at once, whatever was taken back
// and done anew in between.
func TestWhatWasWrittenBeforeIsWrittenAsItIsNow(t *testing.T) {
	s, pen, sc := played(t), save.Pen{}, gametest.Scenario()
	check := func(when string) {
		t.Helper()
		if again, once := pen.Write(sc, options, save.Head{}, s), save.Write(sc, options, s); !bytes.Equal(again, once) {
			t.Errorf("%s: written again it is\n%s\nand at once\n%s", when, again, once)
		}
	}
	lines := 0
	for pen.Prepare(sc, s, 1) {
		lines++
	}
	if want := len(s.Steps) - 2; lines != want {
		t.Errorf("after %d lines all is prepared, want %d", lines, want)
	}
	check("at first, prepared line by line")
	check("once more")
	for range 3 {
		s.Undo()
	}
	check("after three acts were taken back")
	s.Redo()
	check("after one was done again")
	s.Cut(2)
	if _, no := s.Do(gametest.End{}); no != nil {
		t.Fatal(no)
	}
	if _, no := s.Do(gametest.Wave{Side: 0}); no != nil {
		t.Fatal(no)
	}
	check("after others were done in their place")
	s = played(t)
	check("of another game")
}

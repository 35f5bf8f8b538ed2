package tools

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/thread"
	"gonfalon/scenarios"
)

const threadFile = "../../scenarios/thread.txt"

// The numbers of stars are quantiles of what was done: as near to what is wanted as numbers come.
func TestStarsAreQuantiles(t *testing.T) {
	deeds := func(n int, of func(i int) thread.Deed) (list []thread.Deed) {
		for i := range n {
			d := of(i)
			d.Won = true
			list = append(list, d)
		}
		return list
	}
	fact := func(key string, n int) thread.Fact { return thread.Fact{Key: key, N: n} }
	for name, c := range map[string]struct {
		second, third thread.Star
		won           []thread.Deed
		want          [2]string
	}{
		"more of the same": {thread.Star{fact("won-by", 8)}, thread.Star{fact("won-by", 12)},
			deeds(100, func(i int) thread.Deed { return thread.Deed{Lead: 1 + i} }), [2]string{"won-by 61", "won-by 86"}},
		"something besides": {thread.Star{fact("by-turn", 9)}, thread.Star{fact("by-turn", 9), fact("lost-fewer", 1)},
			deeds(100, func(i int) thread.Deed { return thread.Deed{Turns: 1 + i/10, Lost: i % 10} }), [2]string{"by-turn 4", "by-turn 4, lost-fewer 4"}},
	} {
		e := &thread.Entry{Stars: [thread.Stars]thread.Star{{{Key: "won"}}, c.second, c.third}}
		s := &starred{Entry: e, games: 100, won: c.won}
		s.retake()
		if got := [2]string{starLine(e.Stars[1]), starLine(e.Stars[2])}; got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	none := &starred{Entry: &thread.Entry{Stars: [thread.Stars]thread.Star{{}, {fact("won-by", 8)}, {fact("won-by", 9)}}}}
	if none.retake(); none.Stars[1][0].N != 8 {
		t.Error("without a win a number is made up")
	}
}

// What is written anew is the thread as it was, with other stars of the battles that were taken.
func TestStarsAreWrittenIntoTheThread(t *testing.T) {
	raw, err := os.ReadFile(threadFile)
	if err != nil {
		t.Fatal(err)
	}
	at, _ := scenarios.Thread().Find("legnica-mieszko")
	e := *scenarios.Thread().At(at)
	if text := restarred(string(raw), []*thread.Entry{&e}); text != string(raw) {
		t.Error("with the same stars it is another text")
	}
	e.Stars[1] = slices.Clone(e.Stars[1])
	e.Stars[1][0].N = 77
	text := restarred(string(raw), []*thread.Entry{&e})
	if n := strings.Count(text, "won-by 77"); n != 1 || strings.Count(text, "\n") != strings.Count(string(raw), "\n") {
		t.Errorf("the new star is there %d times", n)
	}
}

// A battle or two is fought, and its stars are said.
func TestTheStarsOfABattleAreTaken(t *testing.T) {
	var out, wrong strings.Builder
	if code := Stars([]string{"-games", "4", "-scenario", "kulikovo-hill"}, &out, &wrong); code != 0 || !strings.Contains(out.String(), " of 4 won; by-turn ") {
		t.Errorf("%d: %s%s", code, out.String(), wrong.String())
	}
	if code := Stars([]string{"-games", "0"}, &out, &wrong); code != 2 {
		t.Error("no games are fought")
	}
}

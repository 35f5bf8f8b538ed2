package page

import (
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

func TestMovementPointsAreWrittenInFractions(t *testing.T) {
	for m, want := range map[game.MP]string{0: "0", 6: "1", 3: "½", 2: "⅓", 9: "1½", 10: "1⅔", 48: "8", -3: "−½", -6: "−1"} {
		if got := tell.Mp(m); got != want {
			t.Errorf("%d sixths: %q, want %q", m, got, want)
		}
	}
}

func TestResultsInWords(t *testing.T) {
	w := tell.Words{Lang: "en"}
	for _, tt := range []struct {
		result game.Result
		want   string
	}{
		{game.Result{}, "No effect"},
		{game.Result{Defend: game.Harm{Retreat: 3, Loss: 1}}, "Defender: retreats 3 hexes, loses 1 SP"},
		{game.Result{Attack: game.Harm{Retreat: 1}}, "Attacker: retreats 1 hex"},
		{game.Result{Attack: game.Harm{Loss: 1}, Defend: game.Harm{Retreat: 2, Break: true}}, "Defender: retreats 2 hexes, breaks; attacker: loses 1 SP"},
	} {
		if got := w.Result(tt.result); got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
}

func TestListsAreJoinedByAnd(t *testing.T) {
	w := tell.Words{Lang: "en"}
	for want, of := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}} {
		if got := w.List(of); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestLettersGoOnBeyondZ(t *testing.T) {
	for n, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 27: "AB", 52: "BA"} {
		if got := table.Letter(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestThrows(t *testing.T) {
	if got := tell.Throw([]int{3, 4}); got != "3 + 4 = 7" {
		t.Errorf("two dice: %q", got)
	}
	if got := tell.Throw([]int{5}); got != "5" {
		t.Errorf("one die: %q", got)
	}
}

func TestAHexIsDescribedInWords(t *testing.T) {
	p := seated(t)
	c := p.Table
	id := mover(t, c)
	stop := c.Reach.Stops[c.BestStops()[0]]
	want := stop.Hex.String() + " clear ground; " + c.In("en").Unit(id) + " can come here, " + tell.Mp(stop.Left) + " MP left"
	if got := c.In("en").Describe(stop.Hex); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if p.SayHex(stop.Hex); p.Said() != want {
		t.Errorf("said %q", p.Said())
	}
}

func TestTheLogTakesTogetherWhatBelongsTogether(t *testing.T) {
	p := seated(t)
	c := p.Table
	c.SetPolicy(1, match.NeverNow)
	id := mover(t, c)
	to := c.Reach.Stops[c.BestStops()[len(c.BestStops())-1]].Hex
	p.Tap(to)
	p.Tap(to)
	var texts []string
	for _, g := range c.In("en").Journal(tell.Sieve{}).Groups {
		for _, l := range g.Lines {
			texts = append(texts, l.Text)
		}
	}
	if n := len(texts); n > 20 || !strings.HasPrefix(texts[n-1], c.In("en").Unit(id)+" went ") {
		t.Errorf("%d lines, the last: %q", n, texts[n-1])
	}
}

func TestAThrowOfOneDieIsSaidSo(t *testing.T) {
	w := seated(t).Table.In("en")
	odds := func() *game.Odds {
		return &game.Odds{Columns: []string{"1:1", "2:1"}, Result: &game.Result{Code: "DR"}, Attack: rule.Tally{Lines: []rule.Line{{N: 1}}}}
	}
	for want, e := range map[string]game.Event{
		"Die 4.":         {Kind: "combat", Dice: []int{4}, Odds: odds()},
		"Dice 4 + 5 =":   {Kind: "combat", Dice: []int{4, 5}, Odds: odds()},
		"order: die 5":   {Kind: "reordered", Dice: []int{5}},
		"regained order": {Kind: "reordered"},
	} {
		if got := w.Event(e); !strings.Contains(got, want) || len(e.Dice) == 0 && strings.Contains(got, "die") {
			t.Errorf("%v is told as %q, want %q in it", e.Dice, got, want)
		}
	}
}

// What is remembered of a counter is told only while the counter is as it was.
func TestACounterIsNamedAsItIsNow(t *testing.T) {
	p := seated(t)
	unit := p.Table.Piece(p.Table.Able[0])
	before := p.Table.In("en").Spoken(unit)
	unit.Marks |= game.Reduced
	for lang, want := range map[string]string{"en": "reverse side up", "pl": "rewersem do góry"} {
		if now := p.Table.In(lang).Spoken(unit); now == before || !strings.Contains(now, want) {
			t.Errorf("%s: %q is said of what was %q", lang, now, before)
		}
	}
	unit.Marks &^= game.Reduced
	if again := p.Table.In("en").Spoken(unit); again != before {
		t.Errorf("%q is said of what was %q", again, before)
	}
}

package room

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/own"
	"gonfalon/engine/game"
	"gonfalon/engine/puzzle/mine"
	"gonfalon/scenarios"
)

// weighers gives a shop programs that weigh ways; run lets them answer until nobody is asked any more.
func weighers(x *Shop) (run func()) {
	var waits []func()
	x.Host.Begin = func(heard func(string, bool)) (func(string), func()) {
		desk, gone := foe.NewDesk(scenarios.Told, scenarios.LabOf), false
		return func(order string) {
			waits = append(waits, func() {
				var o foe.Order
				if json.Unmarshal([]byte(order), &o) == nil && desk.Ask(o) == nil && desk.Think(1) && !gone {
					answer, _ := json.Marshal(desk.Reply())
					heard(string(answer), false)
				}
			})
		}, func() { gone = true }
	}
	return func() {
		for len(waits) > 0 {
			next := waits[0]
			waits = waits[1:]
			next()
		}
	}
}

// tapOn taps a counter.
func tapOn(t *testing.T, x *Shop, name string) {
	t.Helper()
	p, ok := x.piece(name)
	if !ok {
		t.Fatalf("nobody is called %s", name)
	}
	x.TapCounter(int(p.ID))
}

// Of a position a puzzle is made by taps: whom it is about, what is wanted of him; its ways are weighed, it gets a title, and
// it leaves as a link, a file and lines, each with all of it inside.
func TestAPuzzleIsMadeByTaps(t *testing.T) {
	x, out := shop(t, device())
	run := weighers(x)
	x.Visit("#battle=kulikovo-bobrok")
	x.Do("heading:begins-phase=A cavalry-movement")
	x.Do("send")
	x.Do("riddle")
	tapOn(t, x, "tuluj-c1")
	if x.screen != atRiddle || len(x.wishes()) != 0 || x.riddle.wish != 0 {
		t.Fatalf("on %s somebody of the own side is the aim", x.screen)
	}
	tapOn(t, x, "wasyl-f16")
	x.Do("seek")
	if !x.riddle.Seeks() {
		t.Fatalf("nobody weighs: %q", x.riddle.wrong)
	}
	run()
	if x.riddle.Seeks() || x.riddle.text == "" {
		t.Fatalf("%d of %d were weighed: %q", x.riddle.done, x.riddle.asked.Wants(), x.riddle.wrong)
	}
	order, _ := x.riddle.asked.Ranked()
	list, closely := x.best()
	said := map[string]bool{}
	for _, n := range list {
		said[x.wayText(n, closely)] = true
	}
	if len(list) < 3 || list[0] != order[0] || list[len(list)-1] != 0 || len(said) != len(list) {
		t.Errorf("shown are %v: %v", list, said)
	}
	x.Do(`riddle-title:=The {first} "ride" & <more>`)
	for _, command := range []string{"riddle-link", "riddle-save", "riddle-embed", "riddle-play"} {
		x.Do(command)
	}
	_, embedded, _ := strings.Cut(out["copied"], `puzzle="`)
	embedded, _, _ = strings.Cut(embedded, `"`)
	for _, key := range []string{own.RiddleIn(x.riddleLink()), scenarios.RiddleSent(out["the-first-ride-more.gonfalon.txt"]), embedded, own.RiddleIn(out["went"])} {
		q, err := scenarios.Puzzle(key)
		if err != nil {
			t.Fatalf("%.40s: %v", key, err)
		}
		if q.Titles["en"] != "The first ride more" || q.Best() != x.riddle.asked.Worth(order[0]) || q.Aim.Unit != "wasyl-f16" || q.Solver != game.A {
			t.Errorf("%.40s: it is %+v", key, q)
		}
	}
	x.Do("wish:2")
	if x.riddle.text != "" || x.riddle.Seeks() {
		t.Error("with another aim it is the old puzzle still")
	}
	x.Do("seek")
	x.Do("seek-stop")
	if run(); x.riddle.text != "" || x.riddle.done > 0 {
		t.Error("who was stopped goes on")
	}
}

// What makes no puzzle is told.
func TestWhatMakesNoPuzzleIsTold(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=kulikovo-bobrok")
	x.Do("heading:begins-phase=A cavalry-attack")
	x.Do("riddle")
	tapOn(t, x, "wasyl")
	if x.Do("seek"); x.riddle.wrong != "shop.riddle.nobody" {
		t.Errorf("where nobody stands beside him: %q", x.riddle.wrong)
	}
	if got := whyNoRiddle(mine.ErrFew); x.Say(got, nil) == got {
		t.Errorf("%q says nothing", got)
	}
}

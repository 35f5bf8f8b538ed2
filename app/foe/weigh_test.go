package foe_test

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/scenarios"
)

// A try that is given act by act is worth what the file of its puzzle says, and is played with dice; what is no
// try at a puzzle is answered with what is wrong.
func TestATryIsWeighed(t *testing.T) {
	desk := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	for _, key := range []string{"two-small-blows", "at-the-man", "back-of-the-wood"} {
		p, err := scenarios.Puzzle(key)
		if err != nil {
			t.Fatal(err)
		}
		text, err := scenarios.PuzzleText(key)
		if err != nil {
			t.Fatal(err)
		}
		lab, err := scenarios.Lab(p.System, p.Battle)
		if err != nil {
			t.Fatal(err)
		}
		j, err := p.Judge(lab)
		if err != nil {
			t.Fatal(err)
		}
		start, err := p.Start(lab)
		if err != nil {
			t.Fatal(err)
		}
		line, err := j.Line(p.Obvious)
		if err != nil {
			t.Fatal(err)
		}
		r := told(t, desk, foe.TryOrder(7, text, lab.Actions(), start, line, 1))
		if r.N != 7 || r.Try == nil || r.Try.Worth != p.Obvious.Worth || len(r.Try.Dice) == 0 {
			t.Errorf("%s: answered with %+v, %+v, want %d", key, r, r.Try, p.Obvious.Worth)
		}
		if r := told(t, desk, foe.TryOrder(8, text[:len(text)/2], lab.Actions(), start, line, 1)); r.Try != nil || r.Trouble == "" {
			t.Errorf("%s: half of it is worth %+v", key, r.Try)
		}
	}
	if r := told(t, foe.NewDesk(scenarios.Told, nil), foe.Order{N: 1, Puzzle: foe.Posed{Text: "puzzle a"}}); r.Trouble == "" {
		t.Error("what is no puzzle is weighed")
	}
	if r := told(t, desk, foe.Order{N: 2, Puzzle: foe.Posed{Text: strings.Repeat("x ", 99)}, Acts: []json.RawMessage{json.RawMessage(`{}`)}}); r.Trouble == "" {
		t.Error("what is no puzzle is weighed")
	}
}

// told is what the desk answers to an order.
func told(t *testing.T, d *foe.Desk, o foe.Order) (r foe.Reply) {
	t.Helper()
	text, err := json.Marshal(o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Talk(string(text)); err != nil {
		t.Fatal(err)
	}
	for !d.Think(1) {
	}
	return d.Reply()
}

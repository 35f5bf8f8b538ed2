package foe

import (
	"encoding/json"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// A battle that does not ship is tried by games of the computer against itself, which are told while they
// are played, and are the same for the same seed.
func TestABattleIsTried(t *testing.T) {
	sc, err := scenarios.Find("legnica-mieszko")
	if err != nil {
		t.Fatal(err)
	}
	b, err := scenarios.Text(sc)
	if err != nil {
		t.Fatal(err)
	}
	order := Order{N: 7, Level: "squire", Seed: 3, Battle: b.String(), Trial: &Trial{Battle: save.OwnMark + b.Pack(), Games: 3}}
	var last [2]string
	for i := range last {
		d := NewDesk(scenarios.Told, scenarios.LabOf)
		if err := d.Ask(order); err != nil {
			t.Fatal(err)
		}
		halves := 0
		for !d.Think(1) {
			if r, ok := d.Halfway(); ok && r.Done > 0 {
				halves++
			}
		}
		r := d.Reply()
		if r.N != 7 || r.Trouble != "" || len(r.Trials) != 3 || halves == 0 {
			t.Fatalf("%+v, told %d times on the way", r, halves)
		}
		for _, g := range r.Trials {
			if g.Winner > int(game.NoSide) || g.Code == "stuck" || g.Turns < 1 || g.Acts < 10 || len(g.Fought) == 0 || !slices.Contains(g.Met, "giving-ground") || !slices.Contains(g.Met, "cavalry-movement") {
				t.Errorf("a game: %+v", g)
			}
		}
		if len(r.Trials[0].Left) < 5 || len(r.Trials[0].Held) > 0 {
			t.Errorf("in the first game these hexes could be left: %v, these not: %v", r.Trials[0].Left, r.Trials[0].Held)
		}
		text, _ := json.Marshal(r.Trials)
		last[i] = string(text)
	}
	if last[0] != last[1] {
		t.Errorf("one seed, two trials:\n%s\n%s", last[0], last[1])
	}
}

func TestWhatCannotBeTriedIsSaid(t *testing.T) {
	d := NewDesk(scenarios.Told, scenarios.LabOf)
	for _, o := range []Order{
		{Level: "squire", Trial: &Trial{Battle: "nowhere", Games: 1}}, {Level: "squire", Trial: &Trial{Battle: "hastings"}},
		{Level: "king", Trial: &Trial{Battle: "hastings", Games: 1}}, {Level: "squire", Trial: &Trial{Battle: save.OwnMark + "x", Games: 1}},
	} {
		if d.Ask(o) == nil {
			t.Errorf("%+v is tried", *o.Trial)
		}
		if !d.Think(1) || d.Reply().Trouble == "" {
			t.Errorf("of %+v there is a reply", *o.Trial)
		}
	}
}

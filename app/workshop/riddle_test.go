package workshop_test

import (
	"errors"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/workshop"
	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/puzzle/mine"
	"gonfalon/scenarios"
)

// position is a battle that begins where one has come, as its armies stand, but for some who stand elsewhere.
func position(t *testing.T, sc *game.Scenario, phase string, stands ...string) workshop.Checked {
	t.Helper()
	d, err := workshop.OfBattle(sc, "What if")
	if err != nil {
		t.Fatal(err)
	}
	d.Edit(func(x *workshop.Texts) {
		x.SetBegins("phase", phase)
		for _, s := range stands {
			words := strings.Fields(s)
			x.SetStand(workshop.Stand{Name: words[0], Hex: words[1], Faces: words[2]})
		}
	})
	c := d.Check()
	if !c.Playable() {
		t.Fatalf("%+v", c.Issues)
	}
	return c
}

// shipped is a battle of ours.
func shipped(t *testing.T, id string) *game.Scenario {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

// mapped is a battle of ours as somebody would make it: on a map of his own.
func mapped(t *testing.T, folder, file string) *game.Scenario {
	t.Helper()
	b := scenarios.Bundle{Name: "mine.txt"}
	for name, text := range map[string]*string{file: &b.Battle, "map.txt": &b.Map} {
		read, err := os.ReadFile("../../scenarios/" + folder + "/" + name)
		if err != nil {
			t.Fatal(err)
		}
		*text = string(read)
	}
	sc, err := b.Open()
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

// weighed is a puzzle of which all ways were weighed.
func weighed(t *testing.T, c workshop.Checked, unit string, kind puzzle.AimKind) *workshop.Riddle {
	t.Helper()
	for id := range game.ID(c.Game.Counters()) {
		if c.Game.Name(id) != unit {
			continue
		}
		r, err := workshop.Pose(c.Scenario, c.Game, workshop.Wish{Kind: kind, Unit: id}, 4)
		if err != nil {
			t.Fatal(err)
		}
		q, err := puzzle.Read("draft", r.Text(nil))
		if err != nil {
			t.Fatal(err)
		}
		j := judge(t, q)
		for n := range r.Wants() {
			if worth, err := j.Weigh(r.Line(n), 500_000); err != nil {
				r.Dear(n)
			} else {
				r.Weighed(n, int(math.Round(1000*worth)))
			}
		}
		return r
	}
	t.Fatalf("nobody is called %s", unit)
	return nil
}

// judge weighs the ways of a puzzle.
func judge(t *testing.T, q *puzzle.Puzzle) *puzzle.Judge {
	t.Helper()
	lab, err := scenarios.LabOf(q)
	if err != nil {
		t.Fatal(err)
	}
	j, err := q.Judge(lab)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// proven reports what is wrong with the text of a puzzle: it is read as whoever is sent it reads it, and each of its ways is
// weighed anew.
func proven(t *testing.T, text string) (*puzzle.Puzzle, *game.Scenario) {
	t.Helper()
	q, err := scenarios.Puzzle(scenarios.RiddleSent(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	sc, _, err := scenarios.Posed(q)
	if err != nil {
		t.Fatal(err)
	}
	j := judge(t, q)
	for _, way := range append(q.Tries, q.Obvious) {
		line, err := j.Line(way)
		if err != nil {
			t.Fatal(err)
		}
		if worth, err := j.Weigh(line, 0); err != nil || int(math.Round(1000*worth)) != way.Worth {
			t.Errorf("%s is worth %.3f, %v", way.Line.Text, worth, err)
		}
	}
	return q, sc
}

// A position becomes a puzzle, before the rides and before the blows, on a map of ours and on one of one's own: its text
// says all, and each way in it is worth what it says.
func TestAPositionBecomesAPuzzle(t *testing.T) {
	for _, p := range []struct {
		c    workshop.Checked
		unit string
		acts puzzle.Acts
	}{
		{position(t, shipped(t, "kulikovo-bobrok"), "A cavalry-movement"), "wasyl-f16", puzzle.Acts{Rides: 2, Blows: 1}},
		{position(t, shipped(t, "hastings-flight"), "A movement"), "ef2", puzzle.Acts{Rides: 2, Shots: 1, Blows: 1}},
		{position(t, mapped(t, "legnica", "mieszko.txt"), "A cavalry-attack", "baszur-c6 2506 SW"), "baszur-c6", puzzle.Acts{Blows: 2}},
	} {
		r := weighed(t, p.c, p.unit, puzzle.Drive)
		order, doubt := r.Ranked()
		if len(order) < 3 || doubt == mine.Dear {
			t.Fatalf("%d ways, %s", len(order), doubt)
		}
		q, sc := proven(t, r.Text(map[string]string{"en": "Out of the wood"}))
		if q.Titles["en"] != "Out of the wood" || q.Best() != r.Worth(order[0]) || q.Obvious.Worth != r.Worth(0) || sc.Sides != p.c.Scenario.Sides || !game.IsOwn(q.Key) || q.Acts != p.acts {
			t.Errorf("it is %+v of %v", q, sc.Sides)
		}
	}
}

// Who is not to act has no wishes, of a leader his life is wanted, and in a phase in which nobody moves nor strikes there is no
// puzzle.
func TestWhatCanBeWanted(t *testing.T) {
	c := position(t, shipped(t, "kulikovo-bobrok"), "A cavalry-movement")
	kinds := map[string][]puzzle.AimKind{"wasyl": {puzzle.Leader}, "wasyl-f16": {puzzle.Drive, puzzle.Gone, puzzle.Hurt}, "wasyl-c21": {puzzle.Drive, puzzle.Gone, puzzle.Hurt}, "tuluj-c1": nil, "wasyl-banner": {puzzle.Banner}}
	for id := range game.ID(c.Game.Counters()) {
		want, named := kinds[c.Game.Name(id)]
		if !named {
			continue
		}
		var got []puzzle.AimKind
		for _, w := range workshop.Wishes(c.Game, id) {
			got = append(got, w.Kind)
		}
		if !slices.Equal(got, want) {
			t.Errorf("of %s is wanted %v, not %v", c.Game.Name(id), got, want)
		}
		if named && c.Game.Name(id) == "wasyl" {
			if _, err := workshop.Pose(c.Scenario, c.Game, workshop.Wish{Kind: puzzle.Leader, Unit: id}, 1); !errors.Is(err, mine.ErrObvious) {
				t.Errorf("with nobody near: %v", err)
			}
		}
	}
}

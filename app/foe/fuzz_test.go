package foe_test

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// hostile is what a message may have in the place of anything.
var hostile = []string{"", "nonsense", "null", "[]", "{}", "{", `"x"`, "-1", `{"n":1e99}`, `{"n":1,"n":2}`, "\x00", "\ufeff{}", strings.Repeat("[", 5000)}

// FuzzOrders asks a desk that knows a game whatever a page might ask. It answers or says what is
// wrong, and then answers an order that makes sense as a desk does that never heard the other.
func FuzzOrders(f *testing.F) {
	sc, s := began(f)
	side := s.Game.Table().Expect[0].Side
	good := order(sc, s, side)
	want := talk(f, foe.NewDesk(scenarios.Told, scenarios.LabOf), good, 100)
	keep := len(s.Steps)
	last := save.NewCodec(sc.Actions, s.Game).Line(s.Steps[keep-1])
	unit, enemy := oneOf(s.Game, side), oneOf(s.Game, side.Other())
	for _, o := range []foe.Order{
		good,
		{Keep: keep, Side: int(side), Level: "marshal"},
		{Keep: keep - 1, Side: int(side), Level: "squire", Acts: []json.RawMessage{last}},
		{Keep: keep - 1, Side: int(side), Level: "squire", Acts: []json.RawMessage{last, last, []byte("null")}},
		{Keep: -1, Side: -1, Level: "knight"},
		{Keep: 1 << 40, Side: 2},
		{Keep: keep, Side: int(side.Other()), Level: "captain", Wards: []foe.Ward{{}}},
		{Keep: keep, Side: int(side), Level: "squire", Wards: []foe.Ward{{Units: []string{enemy, unit, unit, "nobody"}, Order: "follow", Whom: []string{enemy, ""}}}},
		{Keep: keep, Side: int(side), Level: "captain", Advise: []string{enemy, unit, "", "nobody"}, Pick: true},
		{Keep: keep, Side: int(side), Level: "squire", Advise: []string{unit}, Study: true},
		{Keep: keep, Level: "squire", Study: true, Rest: true},
	} {
		text, _ := json.Marshal(o)
		f.Add(string(text))
	}
	for _, text := range hostile {
		f.Add(text)
		f.Add(`{"keep":1,"level":"squire","acts":[` + text + `]}`)
		f.Add(`{"level":"squire","record":` + text + `}`)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d := foe.NewDesk(scenarios.Told, scenarios.LabOf)
		if err := d.Ask(good); err != nil {
			t.Fatal(err)
		}
		_, trouble := d.Talk(text)
		for range 5 {
			d.Think(20)
			d.Halfway()
		}
		var o foe.Order
		if trouble != nil && json.Unmarshal([]byte(text), &o) == nil && (trouble.Error() == "" || d.Reply().Trouble == "") {
			t.Errorf("trouble is %q, and the reply %+v", trouble, d.Reply())
		}
		if got := talk(t, d, good, 100); toJSON(t, got) != toJSON(t, want) {
			t.Errorf("after it the desk says %+v, and else %+v", got, want)
		}
	})
}

// FuzzReplies reads whatever a computer might answer. What is taken can be looked at by the game,
// which refuses what is not legal.
func FuzzReplies(f *testing.F) {
	sc, s := played(f, "legnica-smoke", 3, 40) // small, as the game is studied
	side := s.Game.Table().Expect[0].Side
	o, d := order(sc, s, side), foe.NewDesk(scenarios.Told, scenarios.LabOf)
	seed := func(r foe.Reply) { f.Add(toJSON(f, r)) }
	seed(talk(f, d, o, 100))
	o.Advise = []string{oneOf(s.Game, side)}
	seed(talk(f, d, o, 100))
	o.Study, o.Advise = true, nil
	seed(talk(f, d, o, 100))
	act := save.NewCodec(sc.Actions, s.Game).Line(s.Steps[0])
	for _, r := range []foe.Reply{
		{N: -1, Act: act, Unit: "nobody", At: "9999", On: []string{"", "nobody"}},
		{At: "-1-1"}, {Act: []byte(`{"do":"move","unit":"nobody","to":"9999"}`)}, {Act: []byte(`{"do":1}`)},
		{Plans: []foe.Plan{{Parts: []foe.Part{{Acts: []json.RawMessage{act, act}}}, Roll: true}, {}}},
		{Study: &foe.Study{Faults: []foe.Fault{{Step: 1, To: 2, Cost: -1, Kind: "x", On: []string{"nobody"}, Better: foe.Part{Acts: []json.RawMessage{act}}}}, Course: [][2]int{{-1, 1 << 40}}}},
		{Study: &foe.Study{Faults: []foe.Fault{{Step: 1 << 40, To: -1, Side: -1, Facing: -1}}}},
	} {
		seed(r)
	}
	for _, text := range hostile {
		f.Add(text)
		f.Add(`{"act":` + text + `}`)
		f.Add(`{"plans":[{"parts":[{"acts":[` + text + `]}]}]}`)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var r foe.Reply
		if json.Unmarshal([]byte(text), &r) != nil {
			return
		}
		ponder := func(acts ...game.Action) {
			for _, a := range acts {
				if a != nil {
					s.Game.Check(a)
				}
			}
		}
		if c, err := r.Choice(sc, s.Game); err == nil {
			ponder(c.Act)
		}
		plans, err := r.Counsel(sc, s.Game)
		for _, plan := range plans {
			for _, part := range plan.Parts {
				ponder(part.Acts...)
			}
		}
		if r.Trouble != "" && err == nil {
			t.Error("trouble is taken for plans")
		}
		faults, _, err := r.Faults(sc, s)
		for _, x := range faults {
			if x.Step < 0 || x.To > len(s.Steps) || x.To < x.Step {
				t.Errorf("a decision from %d to %d of %d acts", x.Step, x.To, len(s.Steps))
			}
			ponder(x.Better.Act)
		}
		if r.Study == nil && err == nil {
			t.Error("no study is taken for one")
		}
	})
}

// oneOf is a unit of a side that stands on the map.
func oneOf(g game.Game, side game.Side) string {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Where == game.OnMap && p.Rank == game.Unit {
			return g.Name(id)
		}
	}
	return ""
}

func toJSON(t testing.TB, r foe.Reply) string {
	t.Helper()
	text, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

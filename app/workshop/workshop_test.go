package workshop

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// standing is a draft of a battle that ships, as its armies stand when it begins.
func standing(t *testing.T, sc *game.Scenario) *Draft {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	setUp(g)
	d, err := OfGame(sc, g, "Mine")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// Every battle can be gone on with from its position; what is said of each counter can be said again, turned
// and turned back, and taken out and put in, and the battle is the same.
func TestEveryBattleIsTakenApartAndMadeAnew(t *testing.T) {
	for _, sc := range scenarios.All() {
		d := standing(t, sc)
		c := d.Check()
		if !c.Playable() {
			t.Errorf("%s: %v", sc.ID, c.Issues)
			continue
		}
		first, was := d.Battle, c.Scenario.ID
		for id := range game.ID(c.Game.Counters()) {
			name := c.Game.Name(id)
			s, ok := d.Stand(name)
			if !ok {
				continue
			}
			d.Edit(func(t *Texts) { t.SetStand(s) })
			if s.Faces != "" {
				d.Edit(func(t *Texts) { s.Turn(1); t.SetStand(s); s.Turn(-1); t.SetStand(s) })
			}
		}
		if d.Battle != first || d.Changes() != 0 {
			t.Errorf("%s: saying the same again changes it", sc.ID)
		}
		if again := d.Check(); again.Scenario == nil || again.Scenario.ID != was {
			t.Errorf("%s is another battle", sc.ID)
		}
	}
}

// Every battle can be begun on a part of its map, with those who stand there or with nobody, and on a map of
// one's own; all of these can be played at once.
func TestEveryDoorLeadsToABattle(t *testing.T) {
	for _, sc := range scenarios.All() {
		p := sc.Board.Part
		part := fmt.Sprintf("%v-%v", hex.At(p.Left+(p.Right-p.Left)/4, p.Top+(p.Bottom-p.Top)/4), hex.At(p.Right-(p.Right-p.Left)/4, p.Bottom-(p.Bottom-p.Top)/4))
		for _, s := range []Shape{{"Mine", "", false, 4}, {"Mine", part, false, 4}, {"Mine", part, true, 4}} {
			d, err := OnMap(sc, s)
			if err != nil {
				t.Errorf("%s %+v: %v", sc.ID, s, err)
				continue
			}
			if c := d.Check(); c.Scenario == nil {
				t.Errorf("%s %+v: %v\n%s", sc.ID, s, c.Issues, d.Battle)
			}
		}
		d, err := OnOwnMap(sc, Shape{Title: "Mine", Turns: 6}, 20, 16)
		if err != nil {
			t.Errorf("%s: %v", sc.ID, err)
			continue
		}
		if c := d.Check(); c.Scenario == nil || c.Board.Columns != 20 {
			t.Errorf("%s on a map of one's own: %v\n%s", sc.ID, c.Issues, d.Battle)
		}
	}
}

func words(hexes []hex.Hex) (list []string) {
	for _, h := range hexes {
		list = append(list, h.String())
	}
	return list
}

// stroke does something to a draft, as a hand would.
func stroke(r *rand.Rand, d *Draft, names []string) {
	h := hex.At(r.IntN(20), r.IntN(16))
	name := names[r.IntN(len(names))]
	var a Army
	if armies := d.Armies(); len(armies) > 0 {
		a = armies[r.IntN(len(armies))]
	}
	switch r.IntN(17) {
	case 0, 1:
		d.Edit(func(t *Texts) { t.SetStand(Stand{Name: name, Hex: h.String(), Faces: "N"}) })
	case 2:
		d.Edit(func(t *Texts) { s, _ := t.Stand(name); s.Turn(1); t.SetStand(s) })
	case 3:
		d.Edit(func(t *Texts) { t.DropStand(name) })
	case 4:
		if len(a.Forces) > 0 {
			d.Edit(func(t *Texts) { t.AddUnit(a.Forces[r.IntN(len(a.Forces))].Line, "cavalry") })
		}
	case 5:
		d.Edit(func(t *Texts) { t.DropUnit(name, "cavalry") })
	case 6:
		d.Edit(func(t *Texts) { t.SetBegins("turn", fmt.Sprint(1+r.IntN(4))) })
	case 7:
		d.Edit(func(t *Texts) { t.SetHeading("surrender", []string{"", "12"}[r.IntN(2)]) })
	case 8:
		d.Edit(func(t *Texts) { t.ToggleGoal(r.IntN(2), h.String()) })
	case 9:
		d.Edit(func(t *Texts) { t.Paint(h.Disc(r.IntN(3)), Signs[r.IntN(len(Signs))].Word) })
	case 10:
		d.Edit(func(t *Texts) { t.Draw("ROADS", t.Free("Road"), []string{h.String(), h.Step(hex.S).String()}) })
	case 11:
		if list := d.Features(); len(list) > 0 {
			d.Edit(func(t *Texts) { t.DropFeature(list[r.IntN(len(list))].Line) })
		}
	case 12:
		at := r.IntN(len(d.Battle) + 1)
		d.Type(false, d.Battle[:at]+string(rune('a'+r.IntN(26)))+d.Battle[at:])
	case 13:
		d.Edit(func(t *Texts) { t.SetEntry("East", words(h.Disc(r.IntN(2))[:r.IntN(2)])) })
	case 14:
		if len(a.Forces) > 0 {
			d.Edit(func(t *Texts) { t.SetArrival(a.Forces[r.IntN(len(a.Forces))].Line, []string{"", "East"}[r.IntN(2)]) })
		}
	case 15:
		if list := d.Features(); len(list) > 0 {
			d.Edit(func(t *Texts) {
				t.Rename(list[r.IntN(len(list))].Line, t.Free("Old"))
				t.SetKind(list[r.IntN(len(list))].Line, []string{"", "lane"}[r.IntN(2)])
			})
		}
	case 16:
		if d.Undo(); r.IntN(2) == 0 {
			d.Redo()
		}
	}
}

// Whatever a hand does can be taken back to the first text and done again to the last, also after the draft
// was kept and read.
func TestEverythingCanBeTakenBack(t *testing.T) {
	sc, err := scenarios.Find("legnica-mieszko")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(4) {
		d, err := OnOwnMap(sc, Shape{Title: "Mine", Turns: 6}, 20, 16)
		if err != nil {
			t.Fatal(err)
		}
		r, first := rand.New(rand.NewPCG(seed, 1)), d.Texts
		var names []string
		for _, a := range d.Armies() {
			for _, f := range a.Forces {
				names = append(names, f.Key, f.Key+"-c1", f.Key+"-c2")
			}
		}
		for range 1500 {
			stroke(r, d, names)
		}
		kept, err := Read(d.String())
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range []*Draft{d, kept} {
			for x.CanRedo() {
				x.Redo()
			}
			top := x.Texts
			for x.CanUndo() {
				x.Undo()
			}
			if x.Texts != first {
				t.Errorf("seed %d: taken back it is\n%s", seed, x.Battle)
			}
			for x.CanRedo() {
				x.Redo()
			}
			if x.Texts != top {
				t.Errorf("seed %d: done again it is another text", seed)
			}
		}
	}
}

// What is not understood stays as it is, and so do remarks.
func TestWhatIsNotUnderstoodStays(t *testing.T) {
	d := &Draft{File: "x.txt", Texts: Texts{Battle: "# mine\nodd line\nfoo: bar # why\nturns:   1-4   # few\nside a: letter A\nleader Lech: initial Le, range 2 # old\nunits 1-2: cavalry\nstands: lech 0101, lech-c1 0102 N # here\n"}}
	d.Edit(func(t *Texts) {
		t.SetHeading("turns", "1-6")
		t.SetHeading("surrender", "9")
		t.SetStand(Stand{Name: "lech-c2", Hex: "0103", Faces: "S"})
		t.AddUnit(t.Armies()[0].Forces[0].Line, "cavalry")
		t.DropUnit("lech-c2", "cavalry")
	})
	want := "# mine\nodd line\nfoo: bar # why\nturns:   1-6    # few\nsurrender: 9\nside a: letter A\nleader Lech: initial Le, range 2 # old\nunits 1: cavalry\nunits 3: cavalry\nstands: lech 0101, lech-c1 0102 N, lech-c2 0103 S    # here\n"
	if d.Battle != want {
		t.Errorf("%s\nwant\n%s", d.Battle, want)
	}
}

// Letters typed one after the other in a line are taken back together; a line break begins anew.
func TestTypingIsTakenBackByTheWord(t *testing.T) {
	d := &Draft{File: "x.txt", Texts: Texts{Battle: "a\n"}}
	for _, text := range []string{"ab\n", "abc\n", "abcd\n"} {
		d.Type(false, text)
	}
	d.Type(false, "abcd\n\n")
	if d.Changes() != 2 {
		t.Errorf("%d steps", d.Changes())
	}
	d.Undo()
	d.Undo()
	if d.Battle != "a\n" || d.CanUndo() || !d.CanRedo() {
		t.Errorf("%q", d.Battle)
	}
}

// Mistakes are found at their lines and hexes.
func TestMistakesHaveTheirPlace(t *testing.T) {
	sc, _ := scenarios.Find("kulikovo-bobrok")
	d := standing(t, sc)
	d.Edit(func(t *Texts) {
		for _, n := range []string{"kustun-c35", "kustun-c36", "kustun-c37"} {
			t.SetStand(Stand{Name: n, Hex: "3206", Faces: "N"})
		}
	})
	c := d.Check()
	if c.Playable() || len(c.Issues) != 1 || c.Issues[0].Line != d.StandLine("kustun-c37") || !slices.Equal(c.Issues[0].Hexes, []hex.Hex{hex.At(32, 6)}) {
		t.Errorf("%+v", c.Issues)
	}
	d.Undo()
	d.Edit(func(t *Texts) { t.DropStand("kustun") })
	if c = d.Check(); !c.Playable() || len(c.Issues) == 0 || c.Issues[0].Key != "shop.odd.leaderless" || len(c.Issues[0].Hexes) != 1 {
		t.Errorf("%+v", c.Issues)
	}
	d.Edit(func(t *Texts) { t.SetHeading("turns", "many") })
	if c = d.Check(); c.Scenario != nil || c.Board == nil || !strings.Contains(c.Issues[0].Reason, "many") || c.Issues[0].Line == 0 {
		t.Errorf("%+v", c.Issues)
	}
}

// A zone has its units set up by their player, and the battle begin with the set-up.
func TestAZoneIsSetUp(t *testing.T) {
	sc, _ := scenarios.Find("legnica-mieszko")
	d := standing(t, sc)
	f := d.Armies()[0].Forces[0]
	d.Edit(func(t *Texts) { t.SetZone(f.Line, []string{"2205", "2206", "2207", "2208"}) })
	c := d.Check()
	if c.Scenario == nil {
		t.Fatalf("%+v\n%s", c.Issues, d.Battle)
	}
	g, _ := c.Scenario.New(nil)
	if g.Table().Stage != game.StageSetUp || d.Begins("turn") != "" {
		t.Error("it begins without a set-up")
	}
}

// The side that wins less often is helped: by turns, by points of about what it lacks, by equal points; each lever
// leaves a battle that can be played.
func TestLeversHelpTheWeaker(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "legnica-mieszko", "hastings-flight"} {
		sc, _ := scenarios.Find(id)
		d := standing(t, sc)
		var shown Tally
		for range 20 {
			shown.Add(int(game.A), 9, 4, 100, "points", Seen{})
		}
		if share, low, high := shown.Share(); share != 100 || low != 84 || high != 100 || shown.Lead() != 9 || shown.Minutes() != 7 {
			t.Errorf("%d (%d to %d), %d, %d", share, low, high, shown.Lead(), shown.Minutes())
		}
		list := d.Levers(&shown)
		if len(list) < 5 || (list[len(list)-1].Who == "") != (id == "hastings-flight") {
			t.Errorf("%s has %d levers", id, len(list))
		}
		for _, l := range list {
			if strings.HasSuffix(l.Key, "-a") {
				t.Errorf("%s helps side A: %s", id, l.Key)
			}
			x := Draft{Texts: d.Texts, File: d.File}
			if !x.Edit(l.Do) {
				t.Errorf("%s: %s does nothing", id, l.Key)
			}
			if c := x.Check(); !c.Playable() {
				t.Errorf("%s: %s: %+v", id, l.Key, c.Issues)
			}
		}
	}
}

// What was met in no game, and hexes that could be left in none of several, are told.
func TestATallyTellsWhatWasNotMet(t *testing.T) {
	var shown Tally
	for n := range 4 {
		seen := Seen{Met: []string{"retreat", "movement"}, Held: []string{"0304", "0405"}}
		if n == 3 {
			seen.Left = []string{"0405"}
		}
		shown.Add(int(game.A), 0, 4, 100, "points", seen)
		if got := shown.Closed(); n < 2 && len(got) > 0 || n == 2 && len(got) != 2 {
			t.Errorf("after %d games nobody leaves %v", n+1, got)
		}
	}
	if got := shown.Closed(); !slices.Equal(got, []string{"0304"}) {
		t.Errorf("nobody leaves %v", got)
	}
	if got := shown.Missed([]string{"movement", "shot", "retreat"}); !slices.Equal(got, []string{"shot"}) {
		t.Errorf("missed: %v", got)
	}
}

// Whoever is taken out of units that are set up one by one leaves the others where they were.
func TestAUnitIsTakenOutOfARow(t *testing.T) {
	d := &Draft{File: "x.txt", Texts: Texts{Battle: "side a: letter A\nleader Lech: initial Le\nunits 3-5: cavalry, set-up each 0101 0102 0103, facing N # row\n"}}
	d.Edit(func(t *Texts) { t.DropUnit("lech-c4", "cavalry") })
	want := "side a: letter A\nleader Lech: initial Le\nunits 3: cavalry, set-up each 0101, facing N    # row\nunits 5: cavalry, set-up each 0103, facing N    # row\n"
	if d.Battle != want {
		t.Errorf("%s\nwant\n%s", d.Battle, want)
	}
	for _, sc := range scenarios.All() {
		d := standing(t, sc)
		c := d.Check()
		for id := range game.ID(c.Game.Counters()) {
			if p := c.Game.Piece(id); p.Rank == game.Unit && int(id)%5 == 0 {
				d.Edit(func(t *Texts) { t.DropStand(c.Game.Name(id)); t.DropUnit(c.Game.Name(id), p.Kind) })
			}
		}
		if again := d.Check(); again.Scenario == nil {
			t.Errorf("%s without every fifth: %+v", sc.ID, again.Issues)
		}
	}
}

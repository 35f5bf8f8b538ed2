package workshop

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/clause"
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

// anyLine is the line of some force.
func (t *Texts) anyLine(r *rand.Rand) int {
	for _, a := range t.Armies() {
		if n := len(a.Forces); n > 0 && r.IntN(2) == 0 {
			return a.Forces[r.IntN(n)].Line
		}
	}
	return -1
}

// stroke does something to a draft, as a hand would.
func stroke(r *rand.Rand, d *Draft, names []string) {
	h := hex.At(r.IntN(20), r.IntN(16))
	name := names[r.IntN(len(names))]
	var a Army
	if armies := d.Armies(); len(armies) > 0 {
		a = armies[r.IntN(len(armies))]
	}
	switch r.IntN(19) {
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
		if list := d.Unwritten(clause.Where(r.IntN(6)), r.IntN(2), d.anyLine(r)); len(list) > 0 {
			d.Edit(func(t *Texts) { t.Write(list[r.IntN(len(list))], r.IntN(2), t.anyLine(r), h) })
		}
	case 17:
		rows := d.Rows()
		if len(rows) == 0 {
			return
		}
		row := rows[r.IntN(len(rows))]
		switch unsaid := row.Unsaid(); {
		case r.IntN(4) == 0:
			d.Edit(func(t *Texts) { t.Strike(row.Line) })
		case len(unsaid) > 0:
			f := unsaid[r.IntN(len(unsaid))]
			d.Edit(func(t *Texts) { t.Fill(row.Line, f.Word, f.Example) })
		default:
			d.Edit(func(t *Texts) { t.Fill(row.Line, "", h.String()) })
		}
	case 18:
		if d.Undo(); r.IntN(2) == 0 {
			d.Redo()
		}
	}
}

// strokes is how many strokes each of four hands makes: -strokes 25000 are a hundred thousand.
var strokes = flag.Int("strokes", 1500, "strokes of each hand")

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
		for range *strokes {
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

// Every line that a system knows is written by its form where it belongs and is understood there, and so is every clause of it, in
// battles of both systems; what is taken out again leaves the first text.
func TestEveryLineAndClauseIsFilledIn(t *testing.T) {
	written, filled := 0, 0
	for _, id := range []string{"kosovo-field", "legnica-mieszko", "hastings-flight"} {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		first := standing(t, sc)
		at := middle(sc.Board, 0)
		for _, f := range first.Lexicon().Lines {
			if f.Ref == "" && f.Where != clause.InHeading && f.Where != clause.AsSide {
				t.Errorf("%s: the line %s %s has no paragraph", id, f.Word, f.Name)
			}
			if f.Where == clause.AsSide || f.Word == standsWord {
				continue
			}
			d := &Draft{Texts: first.Texts, File: first.File}
			force := d.Armies()[0].Forces[0].Line
			for _, x := range d.Armies()[0].Forces {
				if x.Word == "troops" {
					force = x.Line
				}
			}
			if slices.ContainsFunc(d.Unwritten(f.Where, 0, force), func(o clause.Form) bool { return o.Word == f.Word && o.Name == f.Name }) {
				d.Write(f, 0, force, at)
				written++
			}
			r := rowLike(d, f)
			understood(t, d, r)
			for _, field := range r.Unsaid() {
				if field.Example == "" && field.Kind != clause.Bare || field.Ref == "" {
					t.Errorf("%s: nothing is told of %s of %s", id, field.Word, f.Word)
				}
				was := d.Texts
				d.Fill(r.Line, field.Word, d.Fitted(field.Example, 0, at))
				understood(t, d, r)
				if d.SetClause(r.Line, field.Word, ""); d.Texts != was && !f.Either {
					t.Errorf("%s: %s of %s is not taken out:\n%s", id, field.Word, f.Word, Lines(d.Battle)[r.Line])
				}
				d.Texts = was
				filled++
			}
			if r.Value != nil {
				was := d.Texts
				d.Fill(r.Line, "", d.Fitted(r.Value.Example, 0, at))
				understood(t, d, r)
				d.Fill(r.Line, "", r.Says)
				if now, before := cut(Lines(d.Battle)[r.Line]), cut(Lines(was.Battle)[r.Line]); now != before && r.Says != "" {
					t.Errorf("%s: %q is now %q", id, before, now)
				}
			}
		}
		for _, field := range first.StandFields() {
			s := Stand{Name: "x", Hex: "1010", How: []string{"moved"}}
			s.Leave(clause.Field{Word: "moved"})
			s.Fill(field, field.Example)
			if value, ok := s.Value(field); !ok || value != field.Example {
				t.Errorf("%s: with %s it is %q", id, field.Word, s)
			}
			if s.Leave(field); len(s.How) > 0 {
				t.Errorf("%s: without %s it is %q", id, field.Word, s)
			}
			filled++
		}
	}
	t.Logf("%d lines were written and %d clauses filled in", written, filled)
	if written < 50 || filled < 100 {
		t.Errorf("only %d lines were written and %d clauses filled in", written, filled)
	}
}

// rowLike is the last row of a form.
func rowLike(d *Draft, f clause.Form) (r Row) {
	for _, o := range d.Rows() {
		if o.Word == f.Word && (f.Name == "" || o.Label == f.Name) {
			r = o
		}
	}
	return r
}

// understood reports what is wrong with the line of a row as the words of a line are read, not with what it asks for.
func understood(t *testing.T, d *Draft, r Row) {
	t.Helper()
	text := Lines(d.Battle)[r.Line]
	if r.Word == "" {
		t.Errorf("a row is missing:\n%s", d.Battle)
	}
	_, err := d.Bundle().Open()
	if err == nil {
		return
	}
	for _, is := range d.mistakes(err) {
		asks := func(what string) bool { return strings.Contains(is.Reason, what) }
		if is.Line == r.Line+1 && !is.OfMap && !slices.ContainsFunc([]string{"no entry", "over which hexes does", "want a hex of its own"}, asks) {
			t.Errorf("%q: %s", text, is.Reason)
		}
	}
}

package scenarios

import (
	"strings"
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// bmwIDs are the battles of the second system.
var bmwIDs = []string{"arsuf", "hastings"}

func TestBMWBattlesAreComplete(t *testing.T) {
	for _, id := range bmwIDs {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		if s.System != "bmw" || s.Board == nil || s.Digest == "" || s.New == nil || s.Rules != bmw.Rules || s.Turns[0] != 1 {
			t.Errorf("%s is incomplete: %+v", id, s)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Audit(); err != nil {
			t.Errorf("%s begins with a broken position: %v", id, err)
		}
	}
}

func TestBMWTotalsOfStrength(t *testing.T) {
	for id, want := range map[string][2]int{"arsuf": {131, 206}, "hastings": {182, 148}} {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		var got [2]int
		for c := range game.ID(g.Counters()) {
			if p := g.Piece(c); p.Rank == game.Unit {
				got[p.Side] += p.FullSP
			}
		}
		if got != want {
			t.Errorf("%s has strengths %v, want %v", id, got, want)
		}
	}
}

func TestBMWMistakesAreNamedByLine(t *testing.T) {
	b, err := readMap("tiny", "tiny.txt", tinyMap+"B: right\n")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"mood: grim":                     `battle.txt:1: nothing is called "mood"`,
		"unit Knights: 0101":             `battle.txt:1: "unit" before the first side`,
		"side a: letter A, rally 7":      `"7": want a number from 1 to 6`,
		"side a: letter A\nunit X: 0101": "battle.txt:2: unit X before any troops",
		"side a: letter A\ntroops K: arm pike, kind infantry, front 1 4, back 1 4": `no arm is called "pike"`,
		"side a: letter A\ntroops K: arm foot, kind infantry, front 1, back 1 4":   "want strength and movement",
		"side a: letter A\ngoal glory: points 3":                                   `no goal is called "glory"`,
		"side a: letter A\ngoal hold: points 3":                                    "where is the goal hold?",
		"side a: letter A, wins-ties\nside b: letter B, wins-ties":                 "battle.txt:2: a tie is won by one side",
		"part: 0000-9999":                                         "battle.txt:1: part 0000-9999 reaches beyond the map",
		"option night: off":                                       `no option is called "night"`,
		"option pursuit: perhaps":                                 `the option "pursuit" is "on" or "off"`,
		"option pursuit: off\noption pursuit: off":                `battle.txt:2: the option "pursuit" is there twice`,
		"option pursuit: off\nside a: letter A\nside b: letter B": `the option "pursuit" finds nothing in this battle to work on`,
		"side a: letter A\nfeint: leader X, from soon":            `"soon": want a number`,
		"turns: 3-":                                            "battle.txt:1: a battle of this system has a last turn",
		"side a: letter A\nlate: turns 6-3":                    `"6-3" runs backwards`,
		"side a: letter A\nstacking: foot 2":                   "battle.txt:2: the system has no exceptions from one unit in a hex",
		"side a: letter A\nleader X: value 1, ma 9, arrives 2": "battle.txt:2: over which hexes does X arrive?",
		"side a: letter A\ntroops K: arm train, kind train, front 1 2, back 1 2\nunit Cart: arrives 2, over 0000 0001": "battle.txt:3: Cart cannot come over 0000",
		"level: 1":   "battle.txt:1: the hexside 0000-0001 has what the system has no rule for",
		"year: 1191": `the line "scenario:" is missing`,
	} {
		if _, _, err := bmw.ReadBattle("battle.txt", text, b); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// Each battle has the options that its exclusive rules leave to the players, all of them off.
func TestBMWOptions(t *testing.T) {
	for id, want := range map[string]int{"arsuf": 5, "hastings": 8} {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Options) != want {
			t.Errorf("%s has %d options, want %d", id, len(s.Options), want)
		}
		for _, o := range s.Options {
			if _, err := s.New(map[string]string{o.Key: game.OptionOn}); err != nil || o.On || o.Ref == "" {
				t.Errorf("%s: %+v: %v", id, o, err)
			}
		}
		if _, err := s.New(map[string]string{"night": game.OptionOn}); err == nil || !strings.Contains(err.Error(), `no option "night"`) {
			t.Errorf("%s begins with an option it does not have: %v", id, err)
		}
	}
}

// The optional rules of Hastings concern the troops, turns and dice that its exclusive rules name.
func TestHastingsOptionalRules(t *testing.T) {
	from, err := load(shipped, "hastings/battle.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, rules, err := bmw.ReadBattle(from.file, from.text[1], from.board)
	if err != nil {
		t.Fatal(err)
	}
	if f := rules.Armies[game.A].Feint; f != (bmw.Feint{Leader: "William", From: 5, Units: 4, Within: 4, Bonus: 1}) {
		t.Errorf("the feint is %+v", f)
	}
	if l := rules.Armies[game.B].Late; l != (bmw.Late{From: 3, To: 6, Die: 5, Hex: hex.At(16, 0)}) {
		t.Errorf("late troops are %+v", l)
	}
	for _, army := range rules.Armies {
		for _, u := range army.Troops {
			pursues := map[string]int{"EF": 5, "EG": 4}[u.Label]
			if u.Pursues != pursues || u.Late != (u.Label == "EG") || u.Feigns != (u.Arm == bmw.HeavyHorse) {
				t.Errorf("%s: pursues %d, late %v, feigns %v", u.Label, u.Pursues, u.Late, u.Feigns)
			}
		}
	}
}

func TestBMWSetUpStandsWhereTheUnitsMayBe(t *testing.T) {
	for _, id := range bmwIDs {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[hex.Hex]string{}
		for c := range game.ID(g.Counters()) {
			p := g.Piece(c)
			if p.Rank != game.Unit {
				continue
			}
			if other := seen[p.Hex]; other != "" || p.Where != game.OnMap {
				t.Errorf("%s: %s begins at %v with %s", id, p.Label, p.Hex, other)
			}
			seen[p.Hex] = p.Label
		}
	}
}

package scenarios

import (
	"errors"
	"strings"
	"testing"

	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

const tinyCounters = `cavalry: sp 2/1, armour 1, mp 7, scores cavalry
retainers: sp 1, armour 0, mp 4, scores infantry
`

const tinyBattle = `scenario: tiny-duel
battle: tiny
system: medieval
edition: kulikovo
year: 1380
turns: 3-9
minutes: 20
level: 1
morale: -4
morale-boxes: 10
track-boxes: 12
side reds: letter R
points: leader 20, banner 10, cavalry 2, infantry 1
leader Tasz Bej: initial TB, range 3, fatigue 6, banner, set-up zone A
units 1-2: cavalry, armour 0, mp 8
units 1: retainers, set-up 0000 0101(1)
side blues: letter B
points: leader 5, banner 0, cavalry 2, infantry 1
leader Bobrok: initial Bo, range 2, set-up reserve 0002
units 31-53: cavalry
`

func parseTiny(t *testing.T, text string) (*medieval.Scenario, error) {
	t.Helper()
	b, err := readMap("tiny", "tiny.txt", tinyMap+"B: right\n")
	if err != nil {
		t.Fatal(err)
	}
	kinds, err := readCounters(countersFile, tinyCounters)
	if err != nil {
		t.Fatal(err)
	}
	_, rules, err := readBattle("duel.txt", text, b, kinds)
	return rules, err
}

func TestBattleFile(t *testing.T) {
	s, err := parseTiny(t, tinyBattle)
	if err != nil {
		t.Fatal(err)
	}
	if s.ID != "tiny-duel" || s.FirstTurn != 3 || s.LastTurn != 9 || s.Morale != -4 || s.Options.TrackBoxes != 12 {
		t.Errorf("heading %+v", s)
	}
	tasz := s.Armies[0].Commands[0]
	if tasz.Key != "tasz-bej" || tasz.Name != "Tasz Bej" || !tasz.Banner || tasz.Range != 3 || tasz.Fatigue != 6 {
		t.Errorf("leader %+v", tasz)
	}
	cavalry, retainers := tasz.Blocks[0], tasz.Blocks[1]
	if cavalry.Armour != 0 || cavalry.MP != 8 || cavalry.SP != 2 || cavalry.Reduced != 1 || cavalry.Setup.Zones[0] != "A" {
		t.Errorf("a line overrides what counters.txt says of its kind: %+v", cavalry)
	}
	if retainers.Reduced != 0 || retainers.To != 1 || retainers.Setup.Around[1] != (medieval.Around{Hex: hex.Must("0101"), Radius: 1}) {
		t.Errorf("retainers %+v", retainers)
	}
	bobrok := s.Armies[1].Commands[0]
	if !bobrok.Setup.Reserve || !bobrok.Blocks[0].Setup.Reserve || bobrok.Setup.Around[0].Hex != hex.Must("0002") {
		t.Errorf("reserve %+v", bobrok)
	}
	if p := s.Armies[1].Points; p.Leader != 5 || p.Banner != 0 || p.Unit["cavalry"] != 2 {
		t.Errorf("points %+v", p)
	}
}

func TestMistakesInABattle(t *testing.T) {
	tests := []struct{ old, new, want string }{
		{"year: 1380", "year 1380", "duel.txt:5: want a word, a colon and what it says"},
		{"year: 1380", "yaer: 1380", `duel.txt:5: nothing is called "yaer"`},
		{"year: 1380\n", "", `duel.txt:19: the line "year:" is missing`},
		{"year: 1380", "year: then", `duel.txt:5: "then": want a number from 1 to 2000`},
		{"year: 1380", "year: 1380, 1381", `duel.txt:5: "year:" wants one word`},
		{"minutes: 20", "year: 1380", `duel.txt:7: "year:" is there twice`},
		{"turns: 3-9", "turns: 9-3", `duel.txt:6: "9-3" runs backwards`},
		{"medieval", "chess", `duel.txt:3: no system is called "chess"; there is medieval`},
		{"edition: kulikovo", "edition: x", `duel.txt:4: no edition is called "x"; there are kulikovo, legnica, kosovo and grunwald`},
		{"side reds: letter R\n", "", `duel.txt:12: "points" before the first side`},
		{"side reds: letter R", "side reds: letter Q", `duel.txt:12: the map gives no friendly edge to "Q"`},
		{"side reds: letter R", "side reds: colour R", `duel.txt:12: "colour": want letter and the letter the map gives this side`},
		{"side blues", "side reds", `duel.txt:17: side "reds": want a name of its own`},
		{"units 31-53: cavalry", "side greens: letter R", "duel.txt:20: a battle has two sides"},
		{"leader 5, banner 0, cavalry 2, infantry 1", "leader 5, banner 0, cavalry 2",
			`duel.txt:20: the points of blues have no row "infantry" for the units of reds`},
		{"leader 5", "leader five", `duel.txt:18: "five": want a number from 0 to 99`},
		{"leader Bobrok", "leader Tasz Bej", `duel.txt:19: leader "Tasz Bej": want a name of his own`},
		{"initial Bo, ", "", "duel.txt:19: leader Bobrok needs initial, range and set-up"},
		{"range 2", "range far", `duel.txt:19: "far": want a number from 1 to 9`},
		{"range 2", "range 2, range 3", `duel.txt:19: "range" is said twice`},
		{"range 2", "rank 2", `duel.txt:19: "rank" says nothing about a leader`},
		{"reserve 0002", "reserve 9902", "duel.txt:19: hex 9902 is not on the field"},
		{"set-up zone A", "set-up zone Z", `duel.txt:14: the map has no zone "Z"`},
		{"set-up zone A", "set-up", "duel.txt:14: set-up where?"},
		{"0101(1)", "0101(far)", `duel.txt:16: "far": want a number from 0 to 20`},
		{"units 31-53: cavalry", "units 31-53: hussars", `duel.txt:20: no kind of unit is called "hussars"`},
		{"units 31-53: cavalry", "units 31-53: leader", `duel.txt:20: no kind of unit is called "leader"`},
		{"units 31-53: cavalry", "units 31-53: genoese", "duel.txt:20: counters.txt does not describe genoese"},
		{"units 31-53: cavalry", "units 31-53: cavalry, armour 7", `duel.txt:20: "7": want a number from 0 to 2`},
		{"units 31-53: cavalry", "units 31-53: cavalry, sp 1/2", "duel.txt:20: sp 1/2: the reverse is not weaker than the front"},
		{"units 31-53: cavalry", "units 31-53: cavalry, speed 7", `duel.txt:20: "speed" says nothing about units`},
		{"units 31-53: cavalry", "units 31-53: cavalry\nunits 50: cavalry", "duel.txt:21: Bobrok already has units 31-53"},
		{"leader Bobrok: initial Bo, range 2, set-up reserve 0002\n", "", "duel.txt:19: units without a leader"},
	}
	for _, c := range tests {
		_, err := parseTiny(t, strings.Replace(tinyBattle, c.old, c.new, 1))
		reports(t, c.new, err, c.want)
	}
}

func TestMistakesInCounters(t *testing.T) {
	tests := []struct{ old, new, want string }{
		{"retainers", "bannerets", `counters.txt:2: no kind of unit is called "bannerets"`},
		{"retainers", "cavalry", "counters.txt:2: cavalry is there twice"},
		{"sp 1, ", "", "counters.txt:2: retainers needs sp, mp and scores"},
		{"mp 4", "speed 4", `counters.txt:2: "speed" says nothing about a counter`},
		{"mp 4", "mp 0", `counters.txt:2: "0": want a number from 1 to 20`},
	}
	for _, c := range tests {
		_, err := readCounters(countersFile, strings.Replace(tinyCounters, c.old, c.new, 1))
		reports(t, c.new, err, c.want)
	}
}

func TestAllMistakesAreReportedAtOnce(t *testing.T) {
	text := strings.NewReplacer("1380", "x", "medieval", "y", "range 2", "range z").Replace(tinyBattle)
	_, err := parseTiny(t, text)
	if n := strings.Count(err.Error(), "\n") + 1; n < 3 {
		t.Errorf("%d mistakes, want at least 3: %v", n, err)
	}
	var m *Mistake
	if !errors.As(err, &m) || m.File != "duel.txt" || m.Line != 3 {
		t.Errorf("the first mistake is %+v", m)
	}
}

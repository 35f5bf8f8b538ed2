package scenarios

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
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
	kinds, err := medieval.ReadCounters(countersFile, tinyCounters)
	if err != nil {
		t.Fatal(err)
	}
	_, rules, err := medieval.ReadBattle("duel.txt", text, b, kinds)
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
		{"edition: kulikovo", "edition: x", `duel.txt:4: no edition is called "x"; there are ` + books()},
		{"side reds: letter R\n", "", `duel.txt:12: "points" before the first side`},
		{"side reds: letter R", "side reds: letter Q", `duel.txt:12: the map gives no friendly edge to "Q"`},
		{"side reds: letter R", "side reds: colour R", `duel.txt:12: "colour" says nothing about a side`},
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

// books are the keys of all editions, "a, b and c".
func books() string {
	var keys []string
	for _, e := range medieval.Editions {
		keys = append(keys, e.Key)
	}
	last := len(keys) - 1
	return strings.Join(keys[:last], ", ") + " and " + keys[last]
}

// specialBattle uses what only some battles have.
const specialBattle = `scenario: tiny-siege
battle: tiny
system: medieval
edition: kosovo
year: 1389
turns: 7-
turn-limit: 30
minutes: 20
level: 1
morale: -4
morale-boxes: 10
track-boxes: 12
half-move: 2
surrender: 200
escapes: score
scale: tiny 20, small 40, overwhelming
side reds: letter R, banners 2
points: leader 0, banner 10, cavalry 2, infantry 1
arrivals: from 3, horse 8, foot 4
pits: 0101 0102
leader Lazar: initial L, range 3, moves-from 7, worth 100, vital, penalty 40, losses 7, gathers, defects, set-up among, arrives late
units 1-2: cavalry, set-up road 0000-0002
pool Tatars: initial Ta, under lazar, usually lazar
units 1-4: cavalry, banners-of 2, set-up place fort, arrives late
side blues: letter B
points: leader 5, banner 0, cavalry 2
leader Bobrok: initial Bo, range 2, set-up secret 1 0100
units 31-53: cavalry
`

func TestWhatOnlySomeBattlesHave(t *testing.T) {
	s, err := parseTiny(t, specialBattle)
	if err != nil {
		t.Fatal(err)
	}
	if s.LastTurn != 0 || s.Options.TurnLimit != 30 || s.HalfTurns != 2 || s.Surrender != 200 || !s.EscapesScore {
		t.Errorf("heading %+v", s)
	}
	if want := []medieval.Grade{{Code: "tiny-victory", UpTo: 20}, {Code: "small-victory", UpTo: 40}, {Code: "overwhelming-victory"}}; !equal(s.Grades, want) {
		t.Errorf("scale %v", s.Grades)
	}
	reds := &s.Armies[0]
	if reds.Banners != 2 || reds.Arrivals != (medieval.Arrivals{From: 3, Horse: 8, Foot: 4}) || len(reds.Pits) != 2 {
		t.Errorf("army %+v", reds)
	}
	lazar := reds.Commands[0]
	if lazar.Release != 7 || lazar.Worth != 100 || !lazar.Vital || lazar.Penalty != 40 || lazar.Losses != 7 || !lazar.Gathers || !lazar.Defects ||
		!lazar.Setup.Among || lazar.Setup.Arrives != "entry late" {
		t.Errorf("leader %+v", lazar)
	}
	if b := lazar.Blocks[0]; len(b.Setup.Around) != 3 || b.Setup.Arrives != "entry late" || b.Setup.Among {
		t.Errorf("units on the road %+v", b)
	}
	if p := reds.Pools[0]; p.Key != "tatars" || p.Under[0] != "lazar" || p.Usual[0] != "lazar" || p.Blocks[0].Company != 2 ||
		p.Blocks[0].Setup.Around[0].Hex != hex.Must("0000") {
		t.Errorf("pool %+v", p)
	}
	if b := s.Armies[1].Commands[0]; b.Setup.Secret != 1 || b.Setup.Around[0].Hex != hex.Must("0100") || b.Blocks[0].Setup.Secret != 1 {
		t.Errorf("secret %+v", b)
	}
}

func TestMistakesInWhatOnlySomeBattlesHave(t *testing.T) {
	tests := []struct{ old, new, want string }{
		{"turn-limit: 30\n", "", "duel.txt:27: a battle without a last turn, and no other, wants a turn-limit"},
		{"turns: 7-", "turns: 7-9", "duel.txt:28: a battle without a last turn, and no other, wants a turn-limit"},
		{"escapes: score", "escapes: no", "duel.txt:15: escapes: want score, or no such line"},
		{"small 40", "small 10", `duel.txt:16: "10": want a number from 21 to 999`},
		{"overwhelming", "overwhelming 90", "duel.txt:16: the greatest victory has no limit"},
		{"tiny 20", "huge 20", `duel.txt:16: no victory is called "huge"`},
		{"horse 8", "riders 8", `duel.txt:19: "riders" says nothing about arrivals`},
		{"0101 0102", "0101 9999", "duel.txt:20: hex 9999 is not on the field"},
		{"vital", "vital 3", `duel.txt:21: "vital" stands alone, without "3"`},
		{"arrives late", "arrives soon", `duel.txt:21: the map has no entry "soon"`},
		{"road 0000-0002", "road 0000-0101", `duel.txt:22: no road leads from "0000" to "0101"`},
		{"place fort", "place troy", `duel.txt:24: the map names no place "troy"`},
		{"pool Tatars: initial Ta, ", "pool Tatars: ", "duel.txt:23: pool Tatars needs initial"},
		{"pool Tatars: ", "pool Tatars: banner, ", `duel.txt:23: "banner" says nothing about a pool`},
		{"under lazar", "under bobrok", `duel.txt:28: pool tatars: nobody called "bobrok" leads in its army`},
		{"set-up place fort, arrives late", "banners-of 3", "duel.txt:24: \"banners-of\" is said twice"},
		{", set-up place fort, arrives late", "", "duel.txt:24: where do units 1-4 of Tatars begin?"},
		{"secret 1 0100", "secret 1", `duel.txt:27: "secret 1": want the size of the forest and a hex for automatic set-up`},
		{"range 2, set-up secret", "range 2, banner, set-up secret", "duel.txt:27: leader Bobrok cannot show a banner where he begins"},
	}
	for _, c := range tests {
		_, err := parseTiny(t, strings.Replace(specialBattle, c.old, c.new, 1))
		reports(t, c.new, err, c.want)
	}
}

// shortBattle is fought on a part of the map, with what short battles have.
const shortBattle = `scenario: tiny-short
battle: tiny
system: medieval
edition: kulikovo
year: 1380
turns: 1-5
part: 0000-0101
minutes: 10
level: 1
morale: 0
morale-boxes: 4
track-boxes: 12
leaderless: fights-on
side reds: letter R, begins-with 3
points: leader 3, banner 3, cavalry 2
goal hold: points 2, denied 1, at 0000 0101
leader Tasz Bej: initial TB, range 2, banner, set-up 0100, facing SW
units 1-2: cavalry, set-up each 0101 0000
units 5: cavalry, set-up 0100, facing N
side blues: letter B, wins-ties
points: leader 3, banner 3, cavalry 2
goal units-near: points 1, within 1, at 0000
leader Bobrok: initial Bo, range 2, set-up 0001
units 31: cavalry
`

func TestWhatShortBattlesHave(t *testing.T) {
	s, err := parseTiny(t, shortBattle)
	if err != nil {
		t.Fatal(err)
	}
	if b := s.Board; b.On(hex.Must("0200")) || b.On(hex.Must("0002")) || !b.On(hex.Must("0101")) || b.Part != (board.Part{Right: 1, Bottom: 1}) {
		t.Errorf("the part is %v", b.Part)
	}
	reds, blues := &s.Armies[0], &s.Armies[1]
	if !s.FightsOn || reds.Begins != 3 || reds.WinsTies || !blues.WinsTies {
		t.Errorf("%+v", s)
	}
	hold := medieval.Goal{Kind: medieval.HoldGround, Points: 2, Denied: 1, Hexes: []hex.Hex{hex.Must("0000"), hex.Must("0101")}}
	near := medieval.Goal{Kind: medieval.UnitsNear, Points: 1, Range: 1, Hexes: hold.Hexes[:1]}
	if !reflect.DeepEqual(reds.Goals, []medieval.Goal{hold}) || !reflect.DeepEqual(blues.Goals, []medieval.Goal{near}) {
		t.Errorf("goals %+v and %+v", reds.Goals, blues.Goals)
	}
}

// One tap stands each counter of such a line on its own hex, and turns it as the battle says.
func TestAutomaticSetUpKeepsToHexesAndFacings(t *testing.T) {
	s, err := parseTiny(t, shortBattle)
	if err != nil {
		t.Fatal(err)
	}
	g, err := medieval.New(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	cup := dice.Seeded(1)
	g.Apply(medieval.Deploy{Side: game.A}, &cup)
	g.Apply(medieval.Deploy{Side: game.B}, &cup)
	for name, want := range map[string]string{
		"tasz-bej": "0100 SW", "tasz-bej-c1": "0101 SW", "tasz-bej-c2": "0000 SW", "tasz-bej-c5": "0100 N", "bobrok-c31": "0001 SE",
	} {
		for id := range game.ID(g.Counters()) {
			if p := g.Piece(id); g.Name(id) == name && p.Hex.String()+" "+p.Facing.String() != want {
				t.Errorf("%s stands at %v %v, want %s", name, p.Hex, p.Facing, want)
			}
		}
	}
	if g.Table().Points != [2]int{3, 0} {
		t.Errorf("before the battle the points are %v", g.Table().Points)
	}
	g.Apply(medieval.Ready{Side: game.A}, &cup)
	g.Apply(medieval.Ready{Side: game.B}, &cup)
	if g.Table().Points != [2]int{7, 1} {
		t.Errorf("as it begins the points are %v", g.Table().Points)
	}
}

func TestMistakesInWhatShortBattlesHave(t *testing.T) {
	tests := []struct{ old, new, want string }{
		{"0000-0101", "0101", `duel.txt:7: part "0101": want its hexes at the top left and at the bottom right, as in 2701-4216`},
		{"0000-0101", "0000-0909", "duel.txt:7: part 0000-0909 reaches beyond the map"},
		{"units 31: cavalry\n", "part: 0000-0202\n", `duel.txt:24: "part:" is there twice`},
		{"at 0000 0101", "at 0202", "duel.txt:16: hex 0202 is not on the field"},
		{"fights-on", "yes", "duel.txt:13: leaderless: want fights-on, or no such line"},
		{"begins-with 3", "begins-with 0", `duel.txt:14: "0": want a number from 1 to 999`},
		{"begins-with 3", "wins-ties", "duel.txt:24: a tie is won by one side"},
		{"goal hold", "goal glory", `duel.txt:16: no goal is called "glory"; there are hold and units-near`},
		{"goal hold: points 2", "goal hold: within 2", "duel.txt:16: the goal hold needs points and at"},
		{", at 0000\n", "\n", "duel.txt:22: the goal units-near needs points and at"},
		{"within 1", "denied 1", "duel.txt:22: only a goal that is held can be denied"},
		{"facing SW", "facing West", `duel.txt:17: facing "West": want one of N NE SE S SW NW`},
		{"each 0101 0000", "each 0101", "duel.txt:18: set-up each names 1 hexes for 2 units"},
		{"each 0101 0000", "each 0101 0202", "duel.txt:18: hex 0202 is not on the field"},
		{"set-up 0001", "set-up each 0001", "duel.txt:23: set-up each is for units"},
	}
	for _, c := range tests {
		_, err := parseTiny(t, strings.Replace(shortBattle, c.old, c.new, 1))
		reports(t, c.new, err, c.want)
	}
	late := strings.Replace(strings.Replace(shortBattle, "part: 0000-0101\n", "", 1), "units 31: cavalry\n", "part: 0000-0101\n", 1)
	_, err := parseTiny(t, late)
	reports(t, "a part at the end", err, "duel.txt:23: the part of the map comes before the sides")
}

func TestMistakesInCounters(t *testing.T) {
	tests := []struct{ old, new, want string }{
		{"retainers", "bannerets", `counters.txt:2: no kind of unit is called "bannerets"`},
		{"retainers", "cavalry", "counters.txt:2: cavalry is there twice"},
		{"sp 1, ", "", "counters.txt:2: retainers needs sp, mp and scores"},
		{"mp 4", "speed 4", `counters.txt:2: "speed" says nothing about a counter`},
		{"mp 4", "mp 21", `counters.txt:2: "21": want a number from 0 to 20`},
	}
	for _, c := range tests {
		_, err := medieval.ReadCounters(countersFile, strings.Replace(tinyCounters, c.old, c.new, 1))
		reports(t, c.new, err, c.want)
	}
}

func TestAllMistakesAreReportedAtOnce(t *testing.T) {
	text := strings.NewReplacer("1380", "x", "edition: kulikovo", "edition: y", "range 2", "range z").Replace(tinyBattle)
	_, err := parseTiny(t, text)
	if n := strings.Count(err.Error(), "\n") + 1; n < 3 {
		t.Errorf("%d mistakes, want at least 3: %v", n, err)
	}
	var m *clause.Mistake
	if !errors.As(err, &m) || m.File != "duel.txt" || m.Line != 4 {
		t.Errorf("the first mistake is %+v", m)
	}
}

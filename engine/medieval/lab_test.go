package medieval

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/script"
)

// What a battle file may say of a leader and his units is understood in a script by the same
// words, and older scripts stay readable.
func TestPositionsSpeakTheLanguageOfBattles(t *testing.T) {
	b := labPosition(t, `map 8x8
half-move 2
surrender 200
escapes score
scale tiny 20 small 40 overwhelming
arrivals A from 3 horse 2 foot 1
points A leader 5 cavalry 4
leader A lech at 0101 range 3 moves-from 7 worth 9 banner set-up 0101(1) 0202
unit A k1 cavalry at 0202 full 2/1 sp 1 armour 2 mp 3 scores genoese
leader B boris at 0505 release 3
scenario half-move 3
arrivals B 4 3 2`).(*Battle)
	sc, lech, flag := b.sc, b.counters[0], b.counters[1]
	if sc.HalfTurns != 3 || sc.Surrender != 200 || !sc.EscapesScore || len(sc.Grades) != 3 || sc.Grades[1].UpTo != 40 {
		t.Errorf("scenario %+v", sc)
	}
	if a := sc.Armies; a[0].Arrivals != (Arrivals{3, 2, 1}) || a[1].Arrivals != (Arrivals{4, 3, 2}) || a[0].Points.Unit["cavalry"] != 4 || a[0].Points.Leader != 5 {
		t.Errorf("armies %+v", a)
	}
	if lech.orders.Release != 7 || lech.orders.Worth != 9 || lech.rank != game.GrandLeader || len(lech.setup.Around) != 2 {
		t.Errorf("leader %+v %+v", lech, lech.orders)
	}
	if flag.name != "lech-banner" || b.units[1].held != 0 || b.counters[3].orders.Release != 3 {
		t.Errorf("banner %+v %+v", flag, b.units[1])
	}
	if k := b.counters[2]; k.sp != 2 || k.reduced != 1 || k.armour != 2 || k.scores != "genoese" || b.units[2].sp != 1 {
		t.Errorf("unit %+v %+v", k, b.units[2])
	}
}

func TestLabTellsWhatItDoesNotUnderstand(t *testing.T) {
	for position, want := range map[string]string{
		"unit A k1 cavalry at 0101":                                   "x:2: the map comes first",
		"map 8x8\nknight A k1":                                        `x:3: "knight" is no line of a position`,
		"map 8x8\nedition troy":                                       `x:3: no edition is called "troy"`,
		"map 8x8\nunit C k1 cavalry at 0101":                          "x:3: want a side and a name",
		"map 8x8\nunit A k1":                                          "x:3: want side, name and kind",
		"map 8x8\nunit A k1 elephant at 0101":                         `x:3: no kind of unit is called "elephant"`,
		"map 8x8\nunit A k1 leader at 0101":                           `x:3: no kind of unit is called "leader"`,
		"map 8x8\nunit A k1 cavalry":                                  "x:3: where is k1?",
		"map 8x8\nunit A k1 cavalry at 0909":                          "x:3: hex 0909 is not on the field",
		"map 8x8\nunit A k1 cavalry at 0101 facing E":                 `x:3: facing "E"`,
		"map 8x8\nunit A k1 cavalry at 0101 sp 0":                     `x:3: "0": want a number from 1 to 9`,
		"map 8x8\nunit A k1 cavalry at 0101 hungry":                   `x:3: "hungry" says nothing`,
		"map 8x8\nunit A k1 cavalry at 0101 of lech":                  `x:3: no leader above is called "lech"`,
		"map 8x8\nunit A k1 cavalry at 0101\nunit B k1 cavalry at 01": `x:4: two counters are called "k1"`,
		"map 8x8\nbanner A flag held k1":                              `x:3: no counter above is called "k1"`,
		"map 8x8\nleader A lech at 0101\nunit A k1 cavalry at 0102 pool any\nphase A cavalry-attack": "x:4: nobody leads k1",
		"map 8x8\nphase A dinner":                           `x:3: no phase is called "A dinner"`,
		"map 8x8\nturn 3 until 4":                           "x:3: want \"turn 3 of 20\"",
		"map 8x8\nturn 30 of 4":                             "want a number from 1 to 4",
		"map 8x8\npits A":                                   `x:3: want a side and more, as in "pits A 0405"`,
		"map 8x8\npits B 0909":                              "x:3: hex 0909 is not on the field",
		"map 8x8\nscenario feast 3":                         `x:3: "feast" is no line of a position`,
		"map 8x8\nsurrender 0":                              `x:3: "0": want a number from 1 to 999`,
		"map 8x8\nsurrender 20 30":                          `x:3: "30" is no line of a position`,
		"map 8x8\nescapes no":                               "x:3: escapes: want score",
		"map 8x8\narrivals A 3 2":                           `x:3: "3" says nothing about arrivals`,
		"map 8x8\narrivals A from 0":                        `x:3: "0": want a number from 1 to 99`,
		"map 8x8\nscale tiny overwhelming":                  `x:3: "": want a number from 1 to 999`,
		"map 8x8\nscale tiny 20 huge":                       `x:3: no victory is called "huge"`,
		"map 8x8\npoints A leader many":                     `x:3: "": want a number from 0 to 99`,
		"map 8x8\nleader A lech at 0101 moves-from never":   `x:3: "never": want a number from 1 to 99`,
		"map 8x8\nleader A lech at 0101 set-up zone Z":      `x:3: the map has no zone "Z"`,
		"map 8x8\nleader A lech at 0101 cf 1":               `x:3: "cf" says nothing about a counter`,
		"map 8x8\nunit A k1 cavalry at 0101 full 1/2":       "x:3: sp 1/2: the reverse is not weaker",
		"map 8x8\nunit A j1 janissaries at 0101 palisade E": `x:3: facing "E"`,
		"map 8x8\nunit A i1 infantry at 0101 razing 0":      "want a number from 1 to 99",
		"map 8x8\nfriendly A":                               `x:3: want a side and more, as in "friendly A left"`,
		"map 8x8\nfriendly B north":                         `x:3: "north": want left, top, right or bottom`,
		"map 8x8\nmorale high":                              "want a number from -99 to 99",
		"map 8x8\npoints 3":                                 "x:3: want the points of A and B",
	} {
		cases, err := script.Parse("x", "# case\n"+position)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := (Lab{}).Position(cases[0].Position); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", position, err, want)
		}
	}
}

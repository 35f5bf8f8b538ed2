package bmw

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/script"
)

func labPosition(t *testing.T, position string) (*Battle, error) {
	t.Helper()
	cases, err := script.Parse("x", "# case\n"+position)
	if err != nil {
		t.Fatal(err)
	}
	g, err := (Lab{}).Position(cases[0].Position)
	if err != nil {
		return nil, err
	}
	return g.(*Battle), nil
}

func TestLabTellsWhatItDoesNotUnderstand(t *testing.T) {
	for position, want := range map[string]string{
		"unit A k1 foot at 0101":                           "x:2: the map comes first",
		"map 8x8\nknight A k1":                             `x:3: "knight" is no line of a position`,
		"map 8x8\nedition troy":                            `x:3: want "edition bmw"`,
		"map 8x8\nphase A dinner":                          `x:3: no phase is called "A dinner"`,
		"map 8x8\nturn 30 of 4":                            "want a number from 1 to 4",
		"map 8x8\noption":                                  "x:3: want the key of an option",
		"map 8x8\noption night":                            `x:3: no option is called "night"`,
		"map 8x8\nunit C k1 foot at 0101":                  "x:3: want a side and a name",
		"map 8x8\nunit A k1":                               "x:3: want side, name and arm",
		"map 8x8\nunit A k1 elephant at 0101":              `x:3: no arm is called "elephant"`,
		"map 8x8\nunit A k1 foot at 0909":                  "x:3: hex 0909 is not on the field",
		"map 8x8\nunit A k1 foot at 0101 dot blue":         `x:3: "blue": want none, solid or open`,
		"map 8x8\nunit A k1 foot at 0101 pursues 7":        `x:3: "7": want a number from 1 to 6`,
		"map 8x8\nunit A k1 foot at 0101 hungry":           `x:3: "hungry" says nothing about a counter`,
		"map 8x8\nleader A lech at 0101 value 0":           `x:3: "0": want a number from 1 to 20`,
		"map 8x8\nunit A k1 foot at 01\nunit B k1 foot at": `x:4: two counters are called "k1"`,
		"map 8x8\narmy A":                                  `x:3: want a side and more, as in "army A rally 2"`,
		"map 8x8\narmy A rally 7":                          `x:3: "7": want a number from 1 to 6`,
		"map 8x8\narmy A mood grim":                        `x:3: "mood" says nothing about an army`,
		"map 8x8\narmy A late 0909":                        "x:3: hex 0909 is not on the field",
		"map 8x8\nheld A until never":                      `x:3: "never": want a number from 1 to 99`,
		"map 8x8\nfeint A horses 3":                        `x:3: "horses" says nothing about a feigned flight`,
		"map 8x8\nlate A turns 6-3":                        `x:3: "6-3" runs backwards`,
		"map 8x8\ngoal A glory points 3":                   `x:3: no goal is called "glory"`,
		"map 8x8\ngoal A hold points 3":                    "x:3: where is the goal hold?",
		"map 8x8\ngate 0303-0304":                          "the hexside 0303-0304 has what the system has no rule for",
		"map 8x8\nroad 0303 0304\nbridge 0303-0304":        "the hexside 0303-0304 has what the system has no rule for",
		"map 8x8\nunit A k1 foot arrives 2":                "x:3: over which hexes does k1 arrive?",
	} {
		if _, err := labPosition(t, position); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", position, err, want)
		}
	}
}

// What a battle file may say is understood in a script by the same words, and older scripts
// stay readable.
func TestPositionsSpeakTheLanguageOfBattles(t *testing.T) {
	for _, position := range []string{`map 8x8
army A rally 3 demoralised 5 exit 0101 0202
held A until 3 die 5 unruly k1 k2
feint A leader lech from 5 units 4 within 4 bonus 1
late A turns 3-6 die 5 at 0303
goal A hold points 15 denied 8 at 0404 0505
leader A lech at 0606 commander value 2 ma 9
unit A k1 heavy-horse at 0607 front 8 5 open 2x1 worth 4 pursues 5 back`, `map 8x8
army A rally 3 demoralised 5 exit 0101 exit 0202 held 3 unruly k1 unruly k2 feint lech late 0303
goal A hold points 15 denied 8 at 0404 at 0505
leader A lech at 0606 commander value 2
unit A k1 heavy-horse at 0607 cs 8 ma 5 dot open bow 2 range 1 worth 4 pursues 5 back`} {
		b, err := labPosition(t, position)
		if err != nil {
			t.Fatal(err)
		}
		a := b.sc.Armies[game.A]
		if a.Rally != 3 || a.Demoralised != 5 || a.Disintegrate != 200 || !slices.Equal(a.Exits, []hex.Hex{hex.At(1, 1), hex.At(2, 2)}) {
			t.Errorf("army %+v", a)
		}
		if a.Held.Until != 3 || a.Held.Die != 5 || !slices.Equal(a.Held.Unruly, []string{"k1", "k2"}) {
			t.Errorf("held %+v", a.Held)
		}
		if a.Feint != (Feint{"lech", 5, 4, 4, 1}) || a.Late != (Late{3, 6, 5, hex.At(3, 3)}) {
			t.Errorf("feint %+v, late %+v", a.Feint, a.Late)
		}
		if g := a.Goals[0]; g.Kind != Hold || g.Points != 15 || g.Denied != 8 || len(g.Hexes) != 2 {
			t.Errorf("goal %+v", g)
		}
		if c := b.counters[0]; !c.commander || c.value != 2 || c.faces[1].MA != 9 || c.worth != 3 {
			t.Errorf("leader %+v", c)
		}
		if c := b.counters[1]; c.faces[0] != (Face{8, 5, game.Open, 2, 1}) || c.faces[1].CS != 4 || c.worth != 4 || c.pursues != 5 || !b.units[1].back {
			t.Errorf("unit %+v", c)
		}
	}
}

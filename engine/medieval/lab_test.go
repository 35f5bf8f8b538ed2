//go:build !js || lab

package medieval

import (
	"strings"
	"testing"

	"gonfalon/engine/script"
)

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
		"map 8x8\nunit A k1 cavalry at 0909":                          "x:3: 0909 lies off the map",
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
		"map 8x8\npits A":                                   "x:3: want a side and hexes",
		"map 8x8\npits B 0909":                              "x:3: 0909 lies off the map",
		"map 8x8\nunit A j1 janissaries at 0101 palisade E": `x:3: facing "E"`,
		"map 8x8\nunit A i1 infantry at 0101 razing 0":      "want a number from 1 to 99",
		"map 8x8\nfriendly A":                               "x:3: want a side and its edges",
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

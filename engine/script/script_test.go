package script_test

import (
	"os"
	"strings"
	"testing"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
	"gonfalon/engine/script"
)

// lab puts walkers on the green: "walker ann at 0202 facing N".
type lab struct{}

func (lab) Actions() []game.Action { return gametest.Actions() }

func (lab) Position(lines []script.Line) (game.Game, error) {
	options := map[string]string{}
	for _, l := range lines {
		if l.Words[0] == "turns" {
			options["turns"] = l.Words[1]
		}
	}
	g, err := gametest.New(options)
	if err != nil {
		return nil, err
	}
	for _, l := range lines {
		if l.Words[0] != "walker" {
			continue
		}
		facing := hex.N
		if len(l.Words) > 5 {
			if facing, err = hex.ParseDir(l.Words[5]); err != nil {
				return nil, l.Errorf("%v", err)
			}
		}
		if err := g.(*gametest.Walk).Put(l.Words[1], hex.Must(l.Words[3]), facing); err != nil {
			return nil, l.Errorf("%v", err)
		}
	}
	return g, nil
}

func TestScripts(t *testing.T) {
	text, err := os.ReadFile("testdata/green.txt")
	if err != nil {
		t.Fatal(err)
	}
	cases, err := script.Parse("testdata/green.txt", string(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		t.Run(c.Title, func(t *testing.T) {
			if err := c.Run(lab{}); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestACaseIsPlayedByEveryBookItNames(t *testing.T) {
	cases, err := script.Parse("x.txt", "system green\nedition first second\n\n# case\nwalker ann at 0001\nexpect turn 2")
	if err != nil {
		t.Fatal(err)
	}
	err = cases[0].Run(lab{})
	for _, want := range []string{"by the rules of first: x.txt:6", "by the rules of second: x.txt:6"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say %q", err, want)
		}
	}
}

func TestACaseMayNameOtherBooksThanItsFile(t *testing.T) {
	for _, own := range []string{"third fourth", "third"} {
		cases, err := script.Parse("x.txt", "system green\nedition first second\n\n# case\nedition "+own+"\nwalker ann at 0001\nexpect turn 2")
		if err != nil {
			t.Fatal(err)
		}
		err = cases[0].Run(lab{})
		if err == nil || strings.Contains(err.Error(), "first") || strings.Contains(own, " ") != strings.Contains(err.Error(), "by the rules of third") {
			t.Errorf("%q is played so: %v", own, err)
		}
	}
}

func TestAFalseExpectationSaysWhatIsSo(t *testing.T) {
	tests := []struct{ play, want string }{
		{"expect ann at 0404", "x.txt:2: ann at is 0001, not 0404"},
		{"expect ann facing N", "ann facing is SE, not N"},
		{"expect ann moved", "ann is not moved; it is at 0001"},
		{"expect ann not on-map", "ann is on-map"},
		{"expect ann hungry", `"hungry" says nothing about a counter`},
		{"expect zoe at 0404", `no counter is called "zoe"`},
		{"expect turn 2", "the turn is 1, not 2"},
		{"expect phase B second-walk", "the phase is A first-walk, not B second-walk"},
		{"expect points 1 0", "the points is 0 0, not 1 0"},
		{"expect points A 1", "the points of A is 0, not 1"},
		{"expect points B 1", "the points of B is 0, not 1"},
		{"expect points C 0", "the points is 0 0, not C 0"},
		{"expect winner A", "the winner is none, not A"},
		{"expect outcome draw", "the outcome is none, not draw"},
		{"expect asks B: walk", "asked: none"},
		{"expect asks A: run", "asked: walk"},
		{"expect asks A: nothing", "asked: walk"},
		{"expect asks A: walk bob", "asked: walk ann"},
		{"expect asks A: run ann", "asked: walk ann"},
		{"expect duty A: work", "owed: none"},
		{"expect idle ann -> 1.1", "nothing refuses it"},
		{"expect idle bob -> 1.2", "refused by 1.1 (not-yours), not by 1.2"},
		{"expect reach ann 0404", "the hexes are 0000 0002 0100 0101"},
		{"expect reach ann only 0000", "the hexes are 0000 0002 0100 0101"},
		{"expect reach ann 0000 not 0101", "the hexes are 0000 0002 0100 0101"},
		{"expect reach ann 0404 not 0505", "the hexes are 0000 0002 0100 0101"},
		{"expect reach ann not 0505 0101", "the hexes are 0000 0002 0100 0101"},
		{"expect reach ann only 0000 not 0505", "the hexes are 0000 0002 0100 0101"},
		{"expect barred ann 0000 -> 1.3", "0000 is not barred"},
		{"expect zone ann 0404", "the hexes are 0101"},
		{"expect tally attack: 1.4 middle +1", "nothing has a tally of attack"},
		{"expect column 1:1", "no fight and no forecast came before"},
		{"expect risks none", "no fight and no forecast came before"},
		{"forecast A: leap ann SE\nexpect risks stumbles ann 1/6", "the list of risks is none, not stumbles ann 1/6"},
		{"expect result far", "nothing was rolled before"},
		{"offers A: step bob", "not offered; 1.1 says not-yours"},
		{"offers A: nothing", "offered: step unit ann facing N"},
		{"no offer B: wave", "offered: wave side B"},
		{"refuse A: step ann N -> 1.3", "nothing refuses it"},
		{"refuse B: step bob N -> 1.1 tired", "refused as not-yours, not as tired"},
		{"refuse A: step ann N", "nothing refuses step unit ann facing N"},
		{"refuse A: step ann", "nothing refuses step unit ann facing N; step"},
		{"refuse B: step bob N ->", "which paragraph?"},
		{"forecast A: step ann N", "the game does not explain step unit ann facing N"},
		{"dice 7", `"7" is no die`},
		{"dice 3", "the last dice are thrown by no act"},
		{"A: step ann", "it may mean any of: step unit ann facing N; step unit ann facing NE; step"},
		{"A: step bob N", "refused by 1.1: not-yours"},
		{"A: dance ann", "unknown-act do \"dance ann\""},
		{"A: leap ann SE", "one die more than scripted was thrown, for leap"},
		{"dice 1 2\nA: leap ann SE", "dice [2] were scripted and not thrown"},
		{"A: go ann to 0404", "ann cannot come there"},
		{"A: go bob to 0404", "bob cannot come there"},
		{"A: step ann SE\nexpect event leapt", "it did not happen; there were: moved ann"},
		{"A: step ann SE\nexpect no event moved", "it happened; there were: moved ann"},
		{"A: step ann SE\nexpect event moved ann at 0000", "it did not happen"},
		{"dice 1\nA: leap ann SE\nexpect result far", "the result is short, not far"},
		{"dice 1\nA: leap ann SE\nexpect column 2:1", "the column is 1:1, not 2:1"},
		{"dice 1\nA: leap ann SE\nexpect tally attack: 9 luck +9", "the tally is none, not 9 luck +9"},
	}
	for _, tt := range tests {
		t.Run(tt.play, func(t *testing.T) {
			cases, err := script.Parse("x.txt", "# case\n"+tt.play)
			if err != nil {
				t.Fatal(err)
			}
			err = cases[0].Run(lab{})
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestTheFirstLineIsATitleOnlyIfItsCaseIsPlayed(t *testing.T) {
	for text, want := range map[string]string{
		"# one\nturn 2\nA: end\n\n# two":                "one: turn 2|two: ",
		"# one\nturn 2\n\nA: end\n\n# two":              "one: turn 2|two: ",
		"# note\nturn 2\n\n# one\nA: end\n\n# two":      "one: turn 2|two: turn 2",
		"# note\n# more\n\n# one\nturn 3\n\n# two":      "one: turn 3|two: ",
		"# note\nsystem green\nturn 2\n\n# one\nturn 3": "one: turn 2 turn 3",
		"# note\nturn 2\n\n# one\nsystem":               "one: turn 2 system",
		"\n# one\nturn 2\n\n# two":                      "one: turn 2|two: ",
	} {
		cases, err := script.Parse("x", text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
		var got []string
		for _, c := range cases {
			var lines []string
			for _, l := range c.Position {
				lines = append(lines, l.Text)
			}
			got = append(got, c.Title+": "+strings.Join(lines, " "))
			if wants := strings.Contains(text, "system green"); wants != (c.System == "green") {
				t.Errorf("%q: %s is of system %q", text, c.Title, c.System)
			}
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: %q, want %q", text, strings.Join(got, "|"), want)
		}
	}
}

func TestAScriptThatMakesNoSense(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "x: no case",
		"walker ann at 0101":               "x: no case",
		"# case\nexpect result \"far":      "x:2: a quote is not closed",
		"# case\nA: end\nwalker ann at 01": `x:3: "walker" is no act and no expectation`,
	} {
		if _, err := script.Parse("x", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestFieldDrawsABattlefield(t *testing.T) {
	draw := func(text string) error {
		cases, err := script.Parse("x", "# case\n"+text)
		if err != nil {
			return err
		}
		_, rest, err := notation.Field(nil, cases[0].Position)
		if err == nil && len(rest) != 1 {
			t.Errorf("%q leaves %d lines", text, len(rest))
		}
		return err
	}
	good := "map 12x10\nterrain forest 0405 0406\nroad 0101 0102 0202\nstream 0405-0406\nunit A k1"
	if err := draw(good); err != nil {
		t.Error(err)
	}
	for text, want := range map[string]string{
		"":                               "a position wants a map",
		"unit A k1\nphase A move":        "x:2: the map comes first",
		"map many":                       "x:2: want columns and rows",
		"terrain forest 0405":            "x:2: the size comes first",
		"map 4x4\nterrain moss 0101":     "x:3: want a terrain",
		"map 4x4\nterrain forest 0505":   "x:3: 0505 lies off the map",
		"map 4x4\nriver 0101-0303":       "x:3: 0101 and 0303 are not adjacent",
		"map 4x4\nroad 0101 first 0102":  `x:3: hex "first"`,
		"map 4x4\nstream 0101":           `x:3: hex ""`,
		"map 400x4\nterrain forest 0101": "x:2: want columns and rows",
	} {
		if err := draw(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestLinesThatEverySystemHas(t *testing.T) {
	phases := []game.Phase{{Key: "dawn", Side: game.NoSide}, {Key: "walk", Side: game.A}, {Key: "walk", Side: game.B}}
	var turn, last, phase int
	var side game.Side
	read := func(text string) error {
		cases, err := script.Parse("x", "# case\n"+text)
		if err != nil {
			return err
		}
		r := &clause.Reader{File: "x"}
		for _, l := range cases[0].Position {
			switch r.At = l.No; l.Words[0] {
			case "turn":
				turn, last = l.Turn(r, 8)
			case "phase":
				phase = l.Phase(r, phases)
			case "army":
				side, _, _ = l.OfSide(r, "army A rally 2")
			}
		}
		return r.Err()
	}
	if err := read("turn 3 of 20\nphase B walk\narmy B rally 2"); err != nil || turn != 3 || last != 20 || phase != 2 || side != game.B {
		t.Errorf("%v: turn %d of %d, phase %d, side %d", err, turn, last, phase, side)
	}
	if err := read("turn 8"); err != nil || turn != 8 || last != 8 {
		t.Errorf("%v: turn %d of %d", err, turn, last)
	}
	for text, want := range map[string]string{
		"turn 9":         `x:2: "9": want a number from 1 to 8`,
		"turn 3 of many": `x:2: "many": want a number from 1 to 99`,
		"turn 3 until 8": "x:2: want \"turn 3 of 20\"",
		"phase A dinner": `x:2: no phase is called "A dinner"; want for example "phase A walk"`,
		"phase C walk":   `x:2: no phase is called "C walk"`,
		"phase":          `x:2: no phase is called ""`,
		"army B":         `x:2: want a side and more, as in "army A rally 2"`,
	} {
		if err := read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

package medieval_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/rule"
	"gonfalon/scenarios"
)

// chartOf is a chart of a battle by its code.
func chartOf(t *testing.T, g game.Game, code string) *game.Chart {
	t.Helper()
	for _, c := range g.(game.Aided).Charts() {
		if c.Code == code {
			return &c
		}
	}
	t.Fatalf("there is no chart %q", code)
	return nil
}

// aided is what the charts of a battle say of the lines of a combat: the least and the most, by name.
func aided(t *testing.T, g game.Game) (lines [2]map[string][2]int) {
	lines = [2]map[string][2]int{{}, {}}
	for _, row := range chartOf(t, g, "shifts").Rows {
		name := strings.TrimPrefix(strings.TrimPrefix(row[0].Key, "tally."), "aid.")
		for i := range lines {
			if from, to, ok := strings.Cut(row[2+i].Text, "-"); from != "" {
				least, _ := strconv.Atoi(from)
				most := least
				if ok {
					most, _ = strconv.Atoi(to)
				}
				lines[i][name] = [2]int{least, most}
			}
		}
	}
	if each, ok := lines[0]["rear-each"]; ok {
		lines[0]["rear"] = [2]int{each[0], 3 * each[1]}
	}
	for i := range lines {
		lines[i]["charge-capped"] = lines[i]["charge"]
	}
	for _, row := range chartOf(t, g, "ground").Rows {
		if n, err := strconv.Atoi(row[3].Text); err == nil {
			name := row[0].Key[strings.Index(row[0].Key, ".")+1:]
			lines[1][name] = [2]int{-n, -n}
		}
	}
	return lines
}

// Whatever moves a combat along the columns stands in the aid, and by as much.
func TestTheAidKnowsEveryShift(t *testing.T) {
	seen := map[string]bool{}
	eachBattle(t, 1200, func(t *testing.T, b *gametest.Brawl, _ game.Offer, events []game.Event) {
		for _, e := range events {
			if e.Odds == nil {
				continue
			}
			lines := aided(t, b.Game)
			for i, tally := range []rule.Tally{e.Odds.Attack, e.Odds.Defend} {
				for _, l := range tally.Lines {
					span, known := lines[i][l.Name]
					if seen[l.Name] = true; !known || l.N < span[0] || l.N > span[1] {
						t.Errorf("%s moves by %d for party %d; the aid says %v", l.Name, l.N, i, span)
					}
				}
			}
		}
	})
	for _, name := range []string{"charge", "armour", "rear", "leader-near", "banner", "stream"} {
		if !seen[name] {
			t.Errorf("no combat was moved by %s", name)
		}
	}
}

// The dice on which winners pursue are those of the book, whatever words it has for them.
func TestTheAidSaysWhoMustPursue(t *testing.T) {
	for edition, want := range map[string][]string{"kulikovo": {"-", "1", "1-2", "1-3", "1-4", "1-5", "1-6"}, "grunwald": {"-", "6", "5-6", "4-6", "3-6", "2-6", "1-6"}} {
		for _, sc := range scenarios.All() {
			if sc.Edition != edition {
				continue
			}
			g, err := sc.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, row := range chartOf(t, g, "pursuit").Rows {
				got = append(got, row[1].Text)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: pursuit is obligatory on %q, want %q", sc.ID, got, want)
			}
		}
	}
}

// What moves MORALE is told by the rules in force: no banner comes back where players agreed so, and a step has as
// many boxes as the track of the battle.
func TestTheMoraleChartTellsTheRulesInForce(t *testing.T) {
	for _, tt := range []struct{ battle, recapture, want string }{
		{"kulikovo-ambush", game.OptionOn, "1 3 3 8 12 10"},
		{"kulikovo-ambush", game.OptionOff, "1 3 8 12 10"},
		{"kosovo-field", game.OptionOn, "1 3 3 8 12 10"},
	} {
		sc, err := scenarios.Find(tt.battle)
		if err != nil {
			t.Fatal(err)
		}
		g, err := sc.New(map[string]string{"banner-recapture": tt.recapture})
		if err != nil {
			t.Fatal(err)
		}
		var boxes []string
		for _, row := range chartOf(t, g, "morale").Rows {
			boxes = append(boxes, row[2].Text)
		}
		if got := strings.Join(boxes, " "); got != tt.want {
			t.Errorf("%s with banners won back %s: %s, want %s", tt.battle, tt.recapture, got, tt.want)
		}
	}
}

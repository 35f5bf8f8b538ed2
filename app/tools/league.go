package tools

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/league"
	"gonfalon/engine/game"
)

// trials are the arguments of league.
type trials struct {
	contest
	levels, members []string
	large           int // pairs of each of the larger battles
	out, log        io.Writer
}

// League plays levels of the computer against the members of the league and says who does best against each:
//
//	league [-level NAME,...] [-against MEMBER,...] [-scenario ID,...] [-pairs N] [-large N] [-seed S] [-json]
//
// A level is worth what it is worth against that member. Short battles and larger ones count apart. As JSON there
// is a line for each level, member and battle, as tournament has them.
func League(args []string, out, err io.Writer) int {
	t := trials{levels: []string{bot.Captain.String()}, out: out, log: err}
	for _, m := range league.Members() {
		t.members = append(t.members, m.Name)
	}
	f := flag.NewFlagSet("league", flag.ContinueOnError)
	f.SetOutput(err)
	f.Func("level", "the `levels` to try, with commas between them; captain without", chosenOf(&t.levels, bot.LevelNames()))
	f.Func("against", "the `members` to play, with commas between them; all without", chosenOf(&t.members, t.members))
	f.StringVar(&t.scenario, "scenario", "", "the `ids` of the battles, with commas between them; all of them if empty")
	f.IntVar(&t.pairs, "pairs", 10, "how many pairs to play of each short battle")
	f.IntVar(&t.large, "large", 3, "how many pairs to play of each larger one")
	f.Uint64Var(&t.seed, "seed", 1, "the seed of the first pair; the others follow")
	f.BoolVar(&t.json, "json", false, "report as JSON")
	if f.Parse(args) != nil {
		return 2 // Parse has said why and how it is used
	}
	if f.NArg() > 0 || t.pairs < 0 || t.large < 0 || t.pairs+t.large == 0 {
		f.Usage()
		return 2
	}
	defer debug.SetGCPercent(debug.SetGCPercent(garbage))
	list, no := t.list()
	for _, level := range t.levels {
		if no == nil {
			no = t.level(level, list)
		}
	}
	if no != nil {
		fmt.Fprintln(err, "league:", no)
		return 2
	}
	return 0
}

// chosenOf reads names with commas between them, each of which must be among some.
func chosenOf(to *[]string, among []string) func(string) error {
	return func(text string) error {
		*to = strings.Split(text, ",")
		for _, name := range *to {
			if !slices.Contains(among, name) {
				return fmt.Errorf("want one of %s", strings.Join(among, ", "))
			}
		}
		return nil
	}
}

// kinds are the battles that count apart, and what they are called.
var kinds = [...]struct {
	name string
	of   func(*game.Scenario) bool
}{
	{"short battles", (*game.Scenario).Short},
	{"larger battles", func(sc *game.Scenario) bool { return !sc.Short() }},
}

// level plays one level against all members.
func (t *trials) level(level string, list []*game.Scenario) error {
	var worst [len(kinds)]*standing
	for _, member := range t.members {
		if !t.json {
			fmt.Fprintf(t.out, "%s against %s\n", level, member)
		}
		for k, kind := range kinds {
			all, err := t.against(level, member, kind.name, slices.DeleteFunc(slices.Clone(list), func(sc *game.Scenario) bool { return !kind.of(sc) }), k)
			if err != nil {
				return err
			}
			if all.Pairs > 0 && (worst[k] == nil || all.share() < worst[k].share()) {
				worst[k] = all
			}
		}
	}
	for _, s := range worst {
		if s != nil && !t.json {
			fmt.Fprintf(t.out, "%s, worst in %s: %s, %.1f %% (%.1f to %.1f)\n", level, s.Scenario, strings.TrimPrefix(s.B, leaguePrefix), s.share(), s.Low, s.High)
		}
	}
	return nil
}

// against plays a level against a member in battles of a kind, and says what they come to by battle and together.
func (t *trials) against(level, member, kind string, list []*game.Scenario, k int) (*standing, error) {
	c := t.contest
	c.a, c.b, c.shard, c.shards = level, leaguePrefix+member, 1, 1
	if c.pairs = t.pairs; k > 0 {
		c.pairs = t.large
	}
	all := &standing{Scenario: kind, A: c.a, B: c.b}
	table, err := c.played(list, "", t.log)
	if err != nil {
		return nil, err
	}
	for _, s := range table {
		s.interval()
		all.join(s)
		if err := t.say(s); err != nil {
			return nil, err
		}
	}
	all.interval()
	if !t.json && all.Pairs > 0 {
		return all, t.say(all)
	}
	return all, nil
}

// say writes a line about a battle, or about all of a kind.
func (t *trials) say(s *standing) error {
	if t.json {
		return json.NewEncoder(t.out).Encode(s)
	}
	_, err := fmt.Fprintf(t.out, "    %-22s %d:%d, %.1f %% (%.1f to %.1f); %d:%d as side A:B\n", s.Scenario, s.AWins, s.BWins, s.share(), s.Low, s.High, s.ASide[0], s.ASide[1])
	return err
}

// share is player a's share of the games, in percent; a draw is half a win.
func (s *standing) share() float64 {
	return 100 * (float64(s.AWins) + float64(s.Draws)/2) / float64(max(1, 2*s.Pairs))
}

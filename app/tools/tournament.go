package tools

import (
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"gonfalon/engine/game"
)

// contest is the arguments of tournament.
type contest struct {
	settings
	a, b   string
	pairs  int
	shard  int // which part, counted from 1
	shards int // of how many
	merge  bool
	clock  bool // say how long players think, which no two runs do alike
	wait   time.Duration
	tune   string // what of the weights to try, empty for a plain tournament
}

// Tournament plays paired games, each pair with the same dice and the sides swapped:
//
//	tournament -a NAME -b NAME -scenario ID|all -pairs N -seed S [-json] [-clock] [-wait TIME] [-shard I/N] [-option KEY=on|off]...
//	tournament -merge [-json] FILE...
//	tournament -tune TERM=FACTOR,...|each|search -a NAME ...
//
// A player called "exec:./player" is a program: engine/bot/PROTOCOL.md says what it is asked. One that does not
// answer in time, ends, or does what is not allowed loses the game, and it is said why.
//
// The table is the same however the pairs were cut: the parts of a sharded one, written with
// -json, are put together by -merge. With -tune player a has weights of which those terms are
// multiplied, or one after another is left out; or better ones are looked for and printed.
func Tournament(args []string, out, err io.Writer) int {
	c := contest{settings: settings{games: 1, workers: 1}, shard: 1, shards: 1}
	f := c.flags(err)
	if f.Parse(args) != nil {
		return 2 // Parse has said why and how it is used
	}
	defer debug.SetGCPercent(debug.SetGCPercent(garbage))
	if c.merge {
		return c.mergeFiles(f.Args(), out, err)
	}
	if f.NArg() > 0 || c.pairs < 1 || !isPlayer(c.a) && !isGuest(c.a) || !isPlayer(c.b) && !isGuest(c.b) || c.tune != "" && !hasWeights(c.a) || c.tune == "search" && (c.json || c.shards > 1) {
		f.Usage()
		return 2
	}
	if c.scenario == "all" {
		c.scenario = ""
	}
	list, no := c.list()
	if no == nil {
		no = c.haveOptions(list)
	}
	if no == nil {
		no = c.run(list, out, err)
	}
	if no != nil {
		fmt.Fprintln(err, "tournament:", no)
		return 2
	}
	return 0
}

func (c *contest) flags(err io.Writer) *flag.FlagSet {
	f := flag.NewFlagSet("tournament", flag.ContinueOnError)
	f.SetOutput(err)
	f.StringVar(&c.a, "a", simpleton, "the first `player`: "+strings.Join(playerNames(), ", ")+", or exec: and a program")
	f.StringVar(&c.b, "b", random, "the second `player`")
	f.StringVar(&c.scenario, "scenario", "all", "the `ids` of the battles, with commas between them, or all")
	f.IntVar(&c.pairs, "pairs", 3, "how many pairs to play of each battle")
	f.Uint64Var(&c.seed, "seed", 1, "the seed of the first pair; the others follow")
	f.BoolVar(&c.json, "json", false, "report as JSON, a line for each battle")
	f.BoolVar(&c.clock, "clock", false, "count the milliseconds for which players think")
	f.DurationVar(&c.wait, "wait", 5*time.Second, "how long a player that is a program may think of an act")
	f.BoolVar(&c.merge, "merge", false, "put together the JSON of shards, in the files named")
	f.Func("option", "an option of the battle and what it is to be, `key=on` or key=off; one by one", c.choose)
	f.Func("shard", "play part `I/N` of the pairs only", c.readShard)
	f.StringVar(&c.tune, "tune", "", "`terms` of the weights of player a and their factors, as in danger=1.2,command=0, each, or search")
	return f
}

// readShard takes "2/8".
func (c *contest) readShard(text string) error {
	i, n, ok := strings.Cut(text, "/")
	var errs [2]error
	c.shard, errs[0] = strconv.Atoi(i)
	c.shards, errs[1] = strconv.Atoi(n)
	if !ok || errs[0] != nil || errs[1] != nil || c.shard < 1 || c.shard > c.shards {
		return fmt.Errorf("want a part and how many there are, as in 2/8")
	}
	return nil
}

// run plays the tournament, or one for each term that is left out, or looks for better weights.
func (c *contest) run(list []*game.Scenario, out, log io.Writer) error {
	if c.tune == "search" {
		return c.search(list, out)
	}
	if c.tune != "each" {
		return c.playOff(list, c.tune, out, log)
	}
	for _, term := range terms() {
		if !c.json {
			fmt.Fprintf(out, "without %s\n", term)
		}
		if err := c.playOff(list, term+"=0", out, log); err != nil {
			return err
		}
	}
	return nil
}

// playOff plays the pairs of its shard with player a's weights tuned and reports them.
func (c *contest) playOff(list []*game.Scenario, tune string, out, log io.Writer) error {
	table, err := c.played(list, tune, log)
	if err != nil {
		return err
	}
	return c.report(table, out)
}

// played is what the pairs of its shard come to, a line for each battle.
func (c *contest) played(list []*game.Scenario, tune string, log io.Writer) (table []*standing, err error) {
	for i, sc := range list {
		w, err := weightsOf(sc, c.options)
		if err == nil {
			w, err = tuned(w, tune)
		}
		if err != nil {
			return nil, err
		}
		s := &standing{Scenario: sc.ID, A: c.a, B: c.b, Tune: tune}
		for k := range c.pairs {
			if (i*c.pairs+k)%c.shards != c.shard-1 {
				continue
			}
			s.Pairs++
			for swap := range 2 {
				m := match{sc: sc, options: c.options, seed: c.seed + uint64(k), swap: swap == 1, names: [2]string{c.a, c.b}, weights: w, patience: c.wait}
				if err := m.play(); err != nil {
					return nil, fmt.Errorf("%s with seed %d: %w", sc.ID, m.seed, err)
				}
				if m.forfeit != nil {
					fmt.Fprintf(log, "%s with seed %d: %s loses: %v\n", sc.ID, m.seed, m.names[m.loser()], m.forfeit)
				}
				s.add(&m, c.clock)
			}
		}
		if s.Pairs > 0 {
			table = append(table, s)
		}
	}
	return table, nil
}

package tools

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// garbage is by how much the memory may grow before it is searched for what nobody needs, in percent of
// what is needed: games leave much and keep little.
const garbage = 400

// settings are the arguments of simulate.
type settings struct {
	scenario   string
	from       string // folder with scenarios instead of the program's own
	games      int
	seed       uint64
	every      bool // check every offer, not one in each position
	reach      bool // compare reach and offers now and then
	workers    int
	json       bool
	player     string            // who plays both sides: random or simple
	options    map[string]string // of the battles
	anyOptions bool              // each game has other values of those that were not chosen
	keep       string            // folder for records of games that broke a rule
}

// Simulate plays games and checks the engine as it goes:
//
//	simulate -scenario ID -folder DIR -games N -seed S [-player random|simple] [-option KEY=VALUE|random]... [-every] [-reach] [-workers N] [-json] [-keep DIR]
//
// It fails when a game has no way on or a phase no end, an offer is refused, the position breaks
// an invariant, a side sees what it cannot know, a forecast differs from the fight, a replay
// differs from the game, or, if asked, a reach differs from the offers.
func Simulate(args []string, out, err io.Writer) int {
	var s settings
	f := flag.NewFlagSet("simulate", flag.ContinueOnError)
	f.SetOutput(err)
	f.StringVar(&s.scenario, "scenario", "", "the `ids` of the scenarios, with commas between them; all of them if empty")
	f.StringVar(&s.from, "folder", "", "`folder` with battles to play instead of the program's own")
	f.StringVar(&s.from, "from", "", "the same as -folder")
	f.IntVar(&s.games, "games", 10, "how many games to play of each")
	f.Uint64Var(&s.seed, "seed", 1, "the seed of the first game; the others follow")
	f.BoolVar(&s.every, "every", false, "check every offer, not one in each position")
	f.BoolVar(&s.reach, "reach", false, "compare what counters can reach with what is offered step by step")
	f.IntVar(&s.workers, "workers", 1, "how many games to play at a time")
	f.BoolVar(&s.json, "json", false, "report as JSON")
	f.StringVar(&s.player, "player", random, "who plays both sides: random or simple")
	f.Func("option", "an option of the battle and its value, as `key=on`, one by one; random for any values in each game", s.chooseOrDraw)
	f.StringVar(&s.keep, "keep", os.TempDir(), "`folder` for records of games that went wrong")
	if f.Parse(args) != nil {
		return 2 // Parse has said why and how it is used
	}
	if f.NArg() > 0 || s.games < 1 || s.workers < 1 || s.player != random && s.player != simpleton {
		f.Usage()
		return 2
	}
	list, no := s.list()
	if no == nil {
		no = s.haveOptions(list)
	}
	if no != nil {
		fmt.Fprintln(err, "simulate:", no)
		return 2
	}
	defer debug.SetGCPercent(debug.SetGCPercent(garbage))
	status := 0
	for _, sc := range list {
		status = max(status, simulate(sc, &s, out, err))
	}
	return status
}

// list is the scenarios to play: all, or those whose ids are given, with commas between them.
func (s *settings) list() (list []*game.Scenario, err error) {
	if list = scenarios.All(); s.from != "" {
		list, err = scenarios.Folder(os.DirFS(s.from))
	}
	if err != nil || s.scenario == "" {
		return list, err
	}
	var chosen []*game.Scenario
	for _, id := range strings.Split(s.scenario, ",") {
		i := slices.IndexFunc(list, func(sc *game.Scenario) bool { return sc.ID == id || sc.Made.Key == id })
		if i < 0 {
			return nil, fmt.Errorf("no scenario is called %q; there are: %s", id, idsOf(list))
		}
		chosen = append(chosen, list[i])
	}
	return chosen, nil
}

// idsOf are the ids of some scenarios.
func idsOf(list []*game.Scenario) string {
	var ids []string
	for _, sc := range list {
		ids = append(ids, cmp.Or(sc.Made.Key, sc.ID))
	}
	return strings.Join(ids, ", ")
}

// simulate plays all games of one scenario and reports them.
func simulate(sc *game.Scenario, s *settings, out, err io.Writer) int {
	start := time.Now()
	rep := newReport(sc, s)
	for r := range playAll(sc, s) {
		rep.add(r)
		if r.wrong != nil {
			fmt.Fprintf(err, "simulate: %s with seed %d, act %d: %v\n%s", sc.ID, r.seed, r.acts, r.wrong, keep(sc, s, r))
		}
	}
	rep.finish(time.Since(start))
	if s.json {
		rep.writeJSON(out)
	} else {
		rep.write(out)
	}
	if rep.Broken > 0 {
		return 1
	}
	return 0
}

// playAll plays the games, some at a time; the results come as the games end, as no game that
// went well needs to be kept for longer.
func playAll(sc *game.Scenario, s *settings) <-chan *result {
	seeds, results := make(chan uint64), make(chan *result)
	var wait sync.WaitGroup
	for range s.workers {
		wait.Go(func() {
			for seed := range seeds {
				results <- s.play(sc, seed)
			}
		})
	}
	go func() {
		for i := range s.games {
			seeds <- s.seed + uint64(i)
		}
		close(seeds)
		wait.Wait()
		close(results)
	}()
	return results
}

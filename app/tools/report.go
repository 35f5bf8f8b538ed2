package tools

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/save"
)

// report sums up the games of one scenario.
type report struct {
	Scenario string                 `json:"scenario"`
	Seed     uint64                 `json:"seed"`
	Games    int                    `json:"games"`
	Ended    int                    `json:"ended"`
	Broken   int                    `json:"broken"`
	Turns    int                    `json:"turns"` // of all games, as the other sums
	Acts     int                    `json:"acts"`
	Longest  int                    `json:"longestPhase"` // in acts, of any game
	Offers   int                    `json:"offers"`
	Winners  map[string]int         `json:"winners"`
	Endings  map[string]int         `json:"endings"`
	Points   [2]int                 `json:"points"`
	Looked   int                    `json:"looked"`   // positions looked at through the eyes of a side
	Compared int                    `json:"compared"` // with positions that differ only in what it cannot know
	Records  string                 `json:"records"`  // a sum of the records of all games: the same if every act, throw and position is
	Events   map[game.EventKind]int `json:"events"`
	Seconds  float64                `json:"seconds"`
	ActsPerS float64                `json:"actsPerSecond"`
	OffersPS float64                `json:"offersPerSecond"`

	Reaches *gametest.Reaches `json:"reaches,omitempty"` // if they were compared

	sums
}

// sums are what is counted to be told in another form.
type sums struct {
	records  uint64
	combined map[string]bool // combinations of options, where each game had its own; nil else
}

func newReport(sc *game.Scenario, s *settings) *report {
	r := &report{Scenario: sc.ID, Seed: s.seed, Games: s.games,
		Winners: map[string]int{}, Endings: map[string]int{}, Events: map[game.EventKind]int{}}
	if s.anyOptions {
		r.combined = map[string]bool{}
	}
	if s.reach {
		r.Reaches = new(gametest.Reaches)
	}
	return r
}

// add counts a game.
func (r *report) add(g *result) {
	if r.combined != nil {
		r.combined[fmt.Sprint(g.options)] = true // maps are printed by their keys
	}
	r.Acts += g.acts
	r.Longest = max(r.Longest, g.longest)
	r.Offers += g.offers
	r.Looked += g.eyes.Looked
	r.Compared += g.eyes.Compared
	for k, n := range g.kinds {
		r.Events[k] += n
	}
	if r.Reaches != nil {
		r.Reaches.Add(&g.reaches)
	}
	if g.wrong != nil {
		r.Broken++
		return
	}
	table, end := g.session.Game.Table(), g.session.Game.Outcome()
	r.Ended++
	r.records += g.record
	r.Turns += table.Turn - table.First + 1
	r.Winners[sideKeys[end.Winner]]++
	r.Endings[end.Code]++
	for i := range r.Points {
		r.Points[i] += end.Points[i]
	}
}

var sideKeys = [...]string{"A", "B", "draw"}

func (r *report) finish(took time.Duration) {
	r.Records = fmt.Sprintf("%016x", r.records)
	r.Seconds = took.Seconds()
	r.ActsPerS = float64(r.Acts) / r.Seconds
	r.OffersPS = float64(r.Offers) / r.Seconds
}

func (r *report) writeJSON(out io.Writer) {
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	enc.Encode(r)
}

func (r *report) write(out io.Writer) {
	ended := max(r.Ended, 1)
	fmt.Fprintf(out, "%s: %d games from seed %d in %.1f s\n", r.Scenario, r.Games, r.Seed, r.Seconds)
	fmt.Fprintf(out, "  ended %d, broken %d, %.1f turns and %d acts per game, %d in the longest phase\n",
		r.Ended, r.Broken, float64(r.Turns)/float64(ended), r.Acts/r.Games, r.Longest)
	fmt.Fprintf(out, "  %.0f acts/s, %.0f offers/s listed, %d offers per position\n",
		r.ActsPerS, r.OffersPS, r.Offers/max(r.Acts, 1))
	fmt.Fprintf(out, "  won %v by %v, points %d : %d per game\n", r.Winners, r.Endings, r.Points[0]/ended, r.Points[1]/ended)
	fmt.Fprintf(out, "  records %s\n", r.Records)
	if len(r.combined) > 0 {
		fmt.Fprintf(out, "  %d combinations of options\n", len(r.combined))
	}
	fmt.Fprintf(out, "  %d positions seen through the eyes of a side, %d compared with others that look the same\n", r.Looked, r.Compared)
	if r.Reaches != nil {
		writeReaches(out, r.Reaches)
	}
	kinds := slices.SortedFunc(maps.Keys(r.Events), func(a, b game.EventKind) int {
		return cmp.Or(cmp.Compare(r.Events[b], r.Events[a]), cmp.Compare(a, b))
	})
	for _, k := range kinds {
		fmt.Fprintf(out, "  %9d %s\n", r.Events[k], k)
	}
}

// keep writes the record of a game that went wrong and says where and how to see it.
func keep(sc *game.Scenario, s *settings, r *result) string {
	if r.session == nil {
		return ""
	}
	text := ""
	if r.last != nil {
		text = "  the act: " + save.NewCodec(sc.Actions, r.session.Game).Text(r.last) + "\n"
	}
	file := filepath.Join(s.keep, fmt.Sprintf("%s-%d.json", sc.ID, r.seed))
	if err := os.WriteFile(file, save.Write(sc, r.options, r.session), 0o644); err != nil {
		return text + "  its record cannot be kept: " + err.Error() + "\n"
	}
	return text + "  its record: " + file + "\n"
}

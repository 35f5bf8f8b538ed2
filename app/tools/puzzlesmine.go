package tools

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/puzzle/mine"
	"gonfalon/scenarios"
)

// dig is how puzzles are looked for.
type dig struct {
	games   int
	battles string
	seed    uint64
	most    int
	shots   bool
	folder  string
}

// unranked is the difficulty of a puzzle that has not been compared with others.
const unranked = 3

// week is how many puzzles of each difficulty a week has, from one to five.
var week = [5]int{1, 2, 2, 1, 1}

// run finds puzzles, ranks them and writes their files.
func (d *dig) run(out, err io.Writer) int {
	var all []*mine.Find
	for _, sc := range scenarios.All() {
		if d.battles != "" && !slices.Contains(strings.Split(d.battles, ","), sc.ID) {
			continue
		}
		found, no := d.battle(sc, out)
		if no != nil {
			fmt.Fprintln(err, no)
			return 1
		}
		all = append(all, found...)
	}
	slices.SortStableFunc(all, func(a, b *mine.Find) int { return a.Rank() - b.Rank() })
	for i, f := range all {
		if no := d.write(f, difficulty(i, len(all))); no != nil {
			fmt.Fprintln(err, no)
			return 1
		}
	}
	fmt.Fprintf(out, "%d puzzles\n", len(all))
	return 0
}

// write writes the file of a puzzle.
func (d *dig) write(f *mine.Find, difficulty int) error {
	return os.WriteFile(filepath.Join(d.folder, f.Key()+".txt"), []byte(f.Text(difficulty)), 0o644)
}

// battle finds puzzles in the games of a battle.
func (d *dig) battle(sc *game.Scenario, out io.Writer) (all []*mine.Find, err error) {
	lab, err := scenarios.Lab(sc.System, sc.Board.Name)
	if err != nil {
		return nil, err
	}
	m := mine.Mine{Battle: sc, Lab: lab, Most: d.most, Shots: d.shots}
	begun := time.Now()
	for n := range d.games {
		var no error
		err := m.Dig(d.seed+uint64(n), func(f *mine.Find) {
			all = append(all, f)
			fmt.Fprintln(out, f)
			no = errors.Join(no, d.write(f, unranked)) // whoever is interrupted has what was found
		})
		if err := errors.Join(err, no); err != nil {
			return nil, err
		}
	}
	fmt.Fprintf(out, "%-20s %d games, %d aims, %d puzzles, %.0f s\n", sc.ID, d.games, m.Tried, len(all), time.Since(begun).Seconds())
	for _, why := range slices.Sorted(maps.Keys(m.Dropped)) {
		fmt.Fprintf(out, "%20d %s\n", m.Dropped[why], why)
	}
	return all, nil
}

// difficulty is that of a puzzle by its place among all, cut in the proportions in which a week uses them.
func difficulty(place, of int) int {
	sum := 0
	for i, n := range week {
		if sum += n; place*7 < sum*of {
			return i + 1
		}
	}
	return len(week)
}

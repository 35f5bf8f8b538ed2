package tools

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"gonfalon/engine/game"
)

// matrix is what was found of each option in each battle.
type matrix struct {
	battles []string
	cells   map[string]map[string]string // by what was chosen and the battle
	only    []string                     // keys of options; nil for all
}

// Matrix plays each battle with each value of each of its options that is not usual, one at a time, checks the engine as
// it goes, and prints what came of it, options by battles:
//
//	matrix [-scenario ID,ID] [-only KEY,KEY] [-games N] [-seed S] [-player random|simple] [-workers N] [-keep DIR]
//
// A cell is how many games were sound, and in how many of a hundred the first side won them. It fails as simulate does.
func Matrix(args []string, out, err io.Writer) int {
	var s settings
	only := ""
	f := flag.NewFlagSet("matrix", flag.ContinueOnError)
	f.SetOutput(err)
	f.StringVar(&s.scenario, "scenario", "", "the `ids` of the scenarios, with commas between them; all of them if empty")
	f.StringVar(&only, "only", "", "the `keys` of the options, with commas between them; all of them if empty")
	f.IntVar(&s.games, "games", 100, "how many games to play of each option")
	f.Uint64Var(&s.seed, "seed", 1, "the seed of the first game; the others follow")
	f.StringVar(&s.player, "player", simpleton, "who plays both sides: random or simple")
	f.IntVar(&s.workers, "workers", 1, "how many games to play at a time")
	f.StringVar(&s.keep, "keep", os.TempDir(), "`folder` for records of games that went wrong")
	if f.Parse(args) != nil {
		return 2
	}
	if f.NArg() > 0 || s.games < 1 || s.workers < 1 || s.player != random && s.player != simpleton {
		f.Usage()
		return 2
	}
	list, no := s.list()
	if no != nil {
		fmt.Fprintln(err, "matrix:", no)
		return 2
	}
	m, status := matrix{cells: map[string]map[string]string{}, only: strings.FieldsFunc(only, func(r rune) bool { return r == ',' })}, 0
	for _, sc := range list {
		status = max(status, m.play(sc, s, err))
	}
	m.write(out)
	return status
}

// play fills the column of a battle; one without options has none.
func (m *matrix) play(sc *game.Scenario, s settings, err io.Writer) (status int) {
	all := slices.DeleteFunc(alternatives(sc), func(chosen string) bool { return !m.wants(chosen) })
	if len(all) == 0 {
		return 0
	}
	m.battles = append(m.battles, sc.ID)
	for _, chosen := range all {
		s.options = nil
		if chosen != usually {
			s.choose(chosen) // it is written as it is read
		}
		rep := newReport(sc, &s)
		for r := range playAll(sc, &s) {
			rep.add(r)
			if r.wrong != nil {
				fmt.Fprintf(err, "matrix: %s with %s and seed %d: %v\n%s", sc.ID, chosen, r.seed, r.wrong, keep(sc, &s, r))
				status = 1
			}
		}
		if m.cells[chosen] == nil {
			m.cells[chosen] = map[string]string{}
		}
		m.cells[chosen][sc.ID] = fmt.Sprintf("%d, %d", rep.Ended, 100*rep.Winners[sideKeys[game.A]]/max(rep.Ended, 1))
	}
	return status
}

// wants reports whether a row is asked for.
func (m *matrix) wants(chosen string) bool {
	key, _, _ := strings.Cut(chosen, "=")
	return len(m.only) == 0 || slices.Contains(m.only, key)
}

// usually is the row of a battle as it is where nothing is chosen.
const usually = "as usual"

// alternatives are what can be chosen of a battle one at a time, and that nothing is.
func alternatives(sc *game.Scenario) []string {
	if len(sc.Options) == 0 {
		return nil
	}
	list := []string{usually}
	for i := range sc.Options {
		o := &sc.Options[i]
		for _, value := range o.Values() {
			if value != o.Is() {
				list = append(list, o.Key+"="+value)
			}
		}
	}
	return list
}

// write prints the matrix as a table of a text.
func (m *matrix) write(out io.Writer) {
	fmt.Fprintf(out, "| option | %s |\n|---|%s\n", strings.Join(m.battles, " | "), strings.Repeat("---|", len(m.battles)))
	for _, chosen := range slices.SortedFunc(maps.Keys(m.cells), usualFirst) {
		row := "| " + chosen
		for _, id := range m.battles {
			row += " | " + m.cells[chosen][id]
		}
		fmt.Fprintln(out, row+" |")
	}
}

// usualFirst puts what is usual before all that can be chosen.
func usualFirst(a, b string) int {
	switch {
	case a == usually:
		return -1
	case b == usually:
		return 1
	}
	return strings.Compare(a, b)
}

package tools

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/puzzle"
	"gonfalon/scenarios"
)

// Puzzles weighs the tries of puzzles anew and says which are not worth what their file says:
//
//	puzzles [-most N] [-throws N] FILE...
//
// With throws every try is played so often, too, and must come to what it is worth within three standard
// errors. With -mine it finds puzzles in so many games of each battle and writes them to a folder:
//
//	puzzles -mine GAMES [-scenario A,B] [-seed N] [-most N] [-shots] FOLDER
//
// With -days it has the list of the puzzles of the days go on to so many, of the puzzles that come with the
// program; what the list has stays as it is:
//
//	puzzles -days N FILE
func Puzzles(args []string, out, err io.Writer) int {
	var p proof
	flags := flag.NewFlagSet("puzzles", flag.ContinueOnError)
	flags.SetOutput(err)
	flags.IntVar(&p.most, "most", 900_000, "copies of a position that weighing a try may take")
	flags.IntVar(&p.throws, "throws", 0, "how often every try is played")
	var d dig
	flags.IntVar(&d.games, "mine", 0, "find puzzles in so many games of each battle")
	flags.StringVar(&d.battles, "scenario", "", "in these battles, parted by commas; all where there are none")
	flags.Uint64Var(&d.seed, "seed", 1, "seed of the first game")
	flags.BoolVar(&d.shots, "shots", false, "find only those in which somebody shoots")
	days := flags.Int("days", 0, "have the list of days go on to so many")
	if flags.Parse(args) != nil {
		return 2
	}
	if *days > 0 && flags.NArg() == 1 {
		return addDays(*days, flags.Arg(0), out, err)
	}
	if d.games > 0 && flags.NArg() == 1 {
		d.most, d.folder = p.most, flags.Arg(0)
		return d.run(out, err)
	}
	if flags.NArg() == 0 {
		fmt.Fprintln(err, "usage: puzzles [-most N] [-throws N] FILE...")
		return 2
	}
	wrong := 0
	for _, file := range flags.Args() {
		row, no := p.prove(file)
		if no != nil {
			fmt.Fprintln(err, no)
			wrong++
			continue
		}
		fmt.Fprintln(out, row)
	}
	fmt.Fprintf(out, "%d proven, %d wrong\n", flags.NArg()-wrong, wrong)
	return min(wrong, 1)
}

// proof is how puzzles are proven.
type proof struct{ most, throws int }

// prove weighs every try of a file; row says what the puzzle is.
func (p *proof) prove(file string) (row string, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	q, err := puzzle.Read(file, string(text))
	if err != nil {
		return "", err
	}
	lab, err := scenarios.Lab(q.System, q.Battle)
	if err != nil {
		return "", err
	}
	j, err := q.Judge(lab)
	if err != nil {
		return "", err
	}
	var wrong []error
	copies := 0
	for _, t := range append(slices.Clone(q.Tries), q.Obvious) {
		wrong = append(wrong, p.try(j, t))
		copies += j.Nodes()
	}
	row = fmt.Sprintf("%-22s %-9s best %5.1f obvious %5.1f gap %5.1f difficulty %d tries %2d copies %7d",
		q.Key, q.Theme, percent(q.Best()), percent(q.Obvious.Worth), percent(q.Best()-q.Obvious.Worth), q.Difficulty, len(q.Tries), copies)
	return row, errors.Join(wrong...)
}

func percent(thousandths int) float64 { return float64(thousandths) / 10 }

// try weighs one try, and plays it if it is to be played.
func (p *proof) try(j *puzzle.Judge, t puzzle.Try) error {
	line, err := j.Line(t)
	if err != nil {
		return err
	}
	worth, err := j.Weigh(line, p.most)
	if err != nil {
		return t.Line.Errorf("%v", err)
	}
	if n := int(math.Round(1000 * worth)); n != t.Worth {
		return t.Line.Errorf("it is worth %.1f %%, not %.1f", percent(n), percent(t.Worth))
	}
	return p.play(j, t, line, worth)
}

// play plays a try and compares how often it came to the aim with what it is worth.
func (p *proof) play(j *puzzle.Judge, t puzzle.Try, line puzzle.Line, worth float64) error {
	roller, won := dice.Seeded(t.Line.No), 0
	for range p.throws {
		if j.Play(line, &roller) {
			won++
		}
	}
	n := float64(p.throws)
	if off := math.Abs(float64(won) - worth*n); off > 3*math.Sqrt(worth*(1-worth)*n) {
		return t.Line.Errorf("%d of %d plays come to the aim, %.0f were expected", won, p.throws, worth*n)
	}
	return nil
}

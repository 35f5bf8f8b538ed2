package tools

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"gonfalon/engine/dice"
	"gonfalon/engine/puzzle"
	"gonfalon/scenarios"
)

// proof is how puzzles are proven.
type proof struct {
	most, throws int
	seed         uint64 // of the dice
	shard        string // "2/3" is the second of three parts of the files
	kept         string // file of rows
}

// farthest is how many standard errors what throws come to may lie from what it was found to be worth.
const farthest = 3

// run proves the puzzles of files and prints a row for each.
func (p *proof) run(files []string, out, err io.Writer) int {
	var part, parts int
	if n, no := fmt.Sscanf(p.shard, "%d/%d", &part, &parts); n != 2 || no != nil || part < 1 || part > parts {
		fmt.Fprintln(err, "a shard is I/N, the first is 1/N")
		return 2
	}
	known, no := readRows(p.kept)
	if no != nil {
		fmt.Fprintln(err, no)
		return 1
	}
	fmt.Fprintln(out, p.head())
	proven, wrong := 0, 0
	for i, file := range files {
		if i%parts != part-1 {
			continue
		}
		row, no := p.row(file, known)
		if no != nil {
			fmt.Fprintln(err, no)
			wrong++
			continue
		}
		fmt.Fprintln(out, row)
		proven++
	}
	fmt.Fprintf(out, "%d proven, %d wrong\n", proven, wrong)
	return min(wrong, 1)
}

// row is the row of a file: the one that is known, or a new one, which is kept.
func (p *proof) row(file string, known map[string]string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	sum := fnv.New64a()
	fmt.Fprint(sum, p.throws, p.seed, string(text))
	name := fmt.Sprintf("%016x", sum.Sum64())
	if row := known[name]; row != "" {
		return row, nil
	}
	row, err := p.prove(file, string(text))
	if err != nil || p.kept == "" {
		return row, err
	}
	return row, keepRow(p.kept, name, row)
}

// readRows reads rows that were kept, by the name of what they are of.
func readRows(file string) (map[string]string, error) {
	text, err := os.ReadFile(file)
	if err != nil && file != "" && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	known := map[string]string{}
	for line := range strings.Lines(string(text)) {
		name, row, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
		known[name] = row
	}
	return known, nil
}

// keepRow adds a row to a file.
func keepRow(file, name, row string) error {
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(f, name, row)
	return errors.Join(err, f.Close())
}

// head stands over the rows.
func (p *proof) head() string {
	s := fmt.Sprintf("%-28s %-11s %-8s %5s %7s %5s %4s %5s %7s %6s", "puzzle", "theme", "acts", "best", "obvious", "gap", "hard", "tries", "copies", "ms")
	if p.throws > 0 {
		s += fmt.Sprintf(" %6s %5s %5s %5s %5s", "thrown", "error", "off", "worst", "again")
	}
	return s
}

// prove weighs every try of a file, and plays it; row says what the puzzle is.
func (p *proof) prove(file, text string) (row string, err error) {
	q, err := puzzle.Read(file, text)
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
	tries := append(slices.Clone(q.Tries), q.Obvious)
	var wrong []error
	list, copies, begun := make([]weighed, len(tries)), 0, time.Now()
	for i, t := range tries {
		list[i], err = p.weigh(j, t)
		wrong = append(wrong, err)
		copies += j.Nodes()
	}
	took := time.Since(begun)
	if err := errors.Join(wrong...); err != nil {
		return "", err
	}
	row = fmt.Sprintf("%-28s %-11s %-8s %5.1f %7.1f %5.1f %4d %5d %7d %6d", q.Key, q.Theme, short(q.Acts), percent(q.Best()),
		percent(q.Obvious.Worth), percent(q.Best()-q.Obvious.Worth), q.Difficulty, len(q.Tries), copies, took.Milliseconds())
	if p.throws == 0 {
		return row, nil
	}
	thrown, err := p.play(j, q.Key, list)
	return row + " " + thrown, err
}

// short are the acts of a try as a word: r2s1b1 are two rides, a shot and a blow.
func short(a puzzle.Acts) (s string) {
	for i, n := range []int{a.Rides, a.Shots, a.Blows} {
		if n > 0 {
			s += fmt.Sprint("rsb"[i:i+1], n)
		}
	}
	return s
}

func percent(thousandths int) float64 { return float64(thousandths) / 10 }

// weighed is a try with what it was found to be worth.
type weighed struct {
	puzzle.Try
	line  puzzle.Line
	worth float64
}

// weigh weighs one try.
func (p *proof) weigh(j *puzzle.Judge, t puzzle.Try) (w weighed, err error) {
	w.Try = t
	if w.line, err = j.Line(t); err != nil {
		return w, err
	}
	if w.worth, err = j.Weigh(w.line, p.most); err != nil {
		return w, t.Line.Errorf("%v", err)
	}
	if n := int(math.Round(1000 * w.worth)); n != t.Worth {
		return w, t.Line.Errorf("it is worth %.1f %%, not %.1f", percent(n), percent(t.Worth))
	}
	return w, nil
}

// play plays all tries of a puzzle, and compares how often each came to the aim with what it is worth.
func (p *proof) play(j *puzzle.Judge, key string, list []weighed) (row string, err error) {
	var wrong []error
	worst, again := 0.0, 0
	for i, w := range list {
		won, off := p.throw(j, key, w, 0)
		if math.Abs(off) > farthest {
			again++
			won, off = p.throw(j, key, w, 1)
		}
		if math.Abs(off) > farthest {
			wrong = append(wrong, w.Line.Errorf("%d of %d plays come to the aim, %.0f were expected", won, p.throws, w.worth*float64(p.throws)))
		}
		worst = max(worst, math.Abs(off))
		if i == 0 {
			row = fmt.Sprintf("%6.2f %5.2f %5.1f", 100*float64(won)/float64(p.throws), 100*w.scatter(p.throws), off)
		}
	}
	return row + fmt.Sprintf(" %5.1f %5d", worst, again), errors.Join(wrong...)
}

// throw plays a try, the first or second time, and says how often it came to the aim, and how many standard errors that lies
// from what was expected.
func (p *proof) throw(j *puzzle.Judge, key string, w weighed, time int) (won int, off float64) {
	sum := fnv.New64a()
	fmt.Fprint(sum, p.seed, key, w.Line.No, time)
	roller := dice.Seeded(sum.Sum64())
	for range p.throws {
		if j.Play(w.line, &roller) {
			won++
		}
	}
	n := float64(p.throws)
	if off = float64(won) - w.worth*n; math.Abs(off) < 0.5 {
		return won, 0 // what is certain has no error
	}
	return won, off / (w.scatter(p.throws) * n)
}

// scatter is the standard error of what throws come to, as a share of them.
func (w *weighed) scatter(throws int) float64 {
	return math.Sqrt(max(0, w.worth*(1-w.worth)) / float64(throws))
}

//go:build !js

package tools

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Bench makes one table of what benchmarks printed, each file a column:
//
//	bench NAME=FILE...
//
// A row is a benchmark with one of its units, in the order in which they were run first. It fails
// when a file cannot be read or holds no benchmark.
func Bench(args []string, out, err io.Writer) int {
	var t benchTable
	for _, a := range args {
		name, path, ok := strings.Cut(a, "=")
		if !ok {
			fmt.Fprintf(err, "bench: %q is no NAME=FILE\n", a)
			return 2
		}
		if e := t.read(name, path); e != nil {
			fmt.Fprintln(err, "bench:", e)
			return 1
		}
	}
	t.write(out)
	return 0
}

// benchTable holds figures by row and column.
type benchTable struct {
	columns []string
	rows    []benchRow
	figures map[benchRow]map[string]float64
}

// benchRow is what was measured, and in what.
type benchRow struct{ name, unit string }

// measured is one line of a benchmark: its name without the number of processors, and its figures.
var measured = regexp.MustCompile(`^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(.+)$`)

func (t *benchTable) read(column, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	t.columns = append(t.columns, column)
	found := false
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if m := measured.FindStringSubmatch(lines.Text()); m != nil {
			found = true
			t.line(column, m[1], strings.Fields(m[2]))
		}
	}
	if !found {
		return fmt.Errorf("%s: no benchmark", path)
	}
	return nil
}

// line takes the figures of one line; of a benchmark that was run more than once the last stand.
func (t *benchTable) line(column, name string, fields []string) {
	for pair := range slices.Chunk(fields, 2) {
		n, err := strconv.ParseFloat(pair[0], 64)
		if err != nil || len(pair) < 2 {
			return
		}
		row := benchRow{name, pair[1]}
		if t.figures[row] == nil {
			if t.figures == nil {
				t.figures = map[benchRow]map[string]float64{}
			}
			t.figures[row] = map[string]float64{}
			t.rows = append(t.rows, row)
		}
		t.figures[row][column] = n
	}
}

func (t *benchTable) write(w io.Writer) {
	fmt.Fprintf(w, "| what | unit | %s |\n|---|---|%s\n", strings.Join(t.columns, " | "), strings.Repeat("---:|", len(t.columns)))
	for _, row := range t.rows {
		cells := make([]string, len(t.columns))
		for i, c := range t.columns {
			if n, ok := t.figures[row][c]; ok {
				cells[i] = rounded(n)
			}
		}
		fmt.Fprintf(w, "| %s | %s | %s |\n", row.name, row.unit, strings.Join(cells, " | "))
	}
}

// rounded is a figure with three digits that count.
func rounded(n float64) string {
	if n >= 100 {
		return strconv.FormatFloat(n, 'f', 0, 64)
	}
	return strconv.FormatFloat(n, 'g', 3, 64)
}

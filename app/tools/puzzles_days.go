package tools

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"gonfalon/engine/puzzle"
	"gonfalon/scenarios"
)

// daysHead stands over the list of days.
const daysHead = `# The puzzle of each day from 1 January 2027 on, a Friday; after the last they begin anew.
# This list only grows (puzzles -days): who has an older one has the same puzzle on the same day.
`

// addDays has the list of days in a file go on.
func addDays(to int, file string, out, err io.Writer) int {
	text, no := os.ReadFile(file)
	if no != nil && !errors.Is(no, fs.ErrNotExist) {
		fmt.Fprintln(err, no)
		return 1
	}
	if to%7 != 0 {
		fmt.Fprintln(err, "a list of days is whole weeks")
		return 2
	}
	var all []*puzzle.Puzzle
	for _, key := range scenarios.Puzzles() {
		p, no := scenarios.Puzzle(key)
		if no != nil {
			fmt.Fprintln(err, no)
			return 1
		}
		all = append(all, p)
	}
	days := puzzle.ReadDays(string(text)).Extend(all, to)
	if no := os.WriteFile(file, []byte(daysHead+strings.Join(days, "\n")+"\n"), 0o644); no != nil {
		fmt.Fprintln(err, no)
		return 1
	}
	fmt.Fprintf(out, "%d days of %d puzzles\n", len(days), len(all))
	return 0
}

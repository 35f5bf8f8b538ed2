package tools

import (
	"flag"
	"fmt"
	"io"
)

// Puzzles weighs the tries of puzzles anew and says which are not worth what their file says:
//
//	puzzles [-most N] [-throws N] [-seed N] [-shard I/N] [-kept ROWS] FILE...
//
// With throws every try is played so often, too, and must come to what it is worth within three standard
// errors, or if it does not within three at a second time with other dice. A shard is every so manieth file. Rows that
// are kept in a file are not found anew. With -mine it finds puzzles in so many games of each battle and writes them to a folder:
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
	flags.StringVar(&p.shard, "shard", "1/1", "which of how many parts of the files")
	flags.StringVar(&p.kept, "kept", "", "file to which rows are added, and from which they are taken")
	var d dig
	flags.IntVar(&d.games, "mine", 0, "find puzzles in so many games of each battle")
	flags.StringVar(&d.battles, "scenario", "", "in these battles, parted by commas; all where there are none")
	flags.Uint64Var(&p.seed, "seed", 1, "seed of the first game, or of the dice that are thrown")
	flags.BoolVar(&d.shots, "shots", false, "find only those in which somebody shoots")
	days := flags.Int("days", 0, "have the list of days go on to so many")
	if flags.Parse(args) != nil {
		return 2
	}
	if *days > 0 && flags.NArg() == 1 {
		return addDays(*days, flags.Arg(0), out, err)
	}
	if d.games > 0 && flags.NArg() == 1 {
		d.most, d.seed, d.folder = p.most, p.seed, flags.Arg(0)
		return d.run(out, err)
	}
	if flags.NArg() == 0 {
		fmt.Fprintln(err, "usage: puzzles [-most N] [-throws N] FILE...")
		return 2
	}
	return p.run(flags.Args(), out, err)
}

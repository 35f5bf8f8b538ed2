//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"gonfalon/app/mapview/sheet"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// listScenarios prints one line for each scenario.
func listScenarios(_ []string, out, _ io.Writer) int {
	for _, s := range scenarios.All() {
		fmt.Fprintf(out, "%-20s %4d  %-12s %-10s %s against %s\n",
			s.ID, s.Year, turns(s), s.Edition, s.Sides[game.A], s.Sides[game.B])
	}
	return 0
}

func turns(s *game.Scenario) string {
	if s.Turns[1] == 0 {
		return fmt.Sprintf("from turn %d", s.Turns[0])
	}
	return fmt.Sprintf("turns %d-%d", s.Turns[0], s.Turns[1])
}

// drawMap writes the printed map of a scenario as a picture to be looked at alone.
func drawMap(args []string, out, err io.Writer) int {
	fs := flag.NewFlagSet("map", flag.ContinueOnError)
	fs.SetOutput(err)
	id := fs.String("scenario", "", "whose map, as listed by the command scenarios")
	file := fs.String("out", "", "SVG file to write")
	options := sheet.Options{Standalone: true}
	fs.BoolVar(&options.Dark, "dark", false, "dark colours")
	fs.BoolVar(&options.Numbers, "numbers", true, "print the number of each hex")
	if fs.Parse(args) != nil {
		return 2
	}
	if *file == "" {
		return fail(err, errors.New("map: name the file to write with -out FILE.svg"))
	}
	s, e := scenarios.Find(*id)
	if e == nil {
		e = os.WriteFile(*file, []byte(sheet.SVG(s.Board, options)), 0o644)
	}
	if e != nil {
		return fail(err, e)
	}
	fmt.Fprintln(out, *file)
	return 0
}

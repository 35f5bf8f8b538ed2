package tools

import (
	"flag"
	"fmt"
	"io"
	"os"

	"gonfalon/engine/script"
	"gonfalon/scenarios"
)

// Script runs rule scripts and prints what fails:
//
//	script [-folder DIR] FILE...
//
// With a folder, positions lie on the map of the battles in it.
func Script(args []string, out, err io.Writer) int {
	f := flag.NewFlagSet("script", flag.ContinueOnError)
	f.SetOutput(err)
	from := f.String("folder", "", "`folder` with battles on whose map positions lie; without one each draws its own")
	if f.Parse(args) != nil {
		return 2
	}
	if *from == "" {
		return runScripts(f.Args(), labs, out, err)
	}
	list, no := scenarios.Folder(os.DirFS(*from))
	if no != nil {
		fmt.Fprintln(err, no)
		return 1
	}
	return runScripts(f.Args(), labsOn(list[0].Board), out, err)
}

func runScripts(files []string, labs map[string]script.Lab, out, err io.Writer) int {
	if len(files) == 0 {
		fmt.Fprintln(err, "usage: script FILE...")
		return 2
	}
	passed, failed := 0, 0
	for _, file := range files {
		cases, no := readScript(file)
		if no != nil {
			fmt.Fprintln(err, no)
			failed++
		}
		for _, c := range cases {
			if no := runCase(&c, labs); no != nil {
				fmt.Fprintf(err, "FAIL %s\n%v\n", c.Title, no)
				failed++
				continue
			}
			passed++
		}
	}
	fmt.Fprintf(out, "%d passed, %d failed\n", passed, failed)
	return min(failed, 1)
}

func readScript(file string) ([]script.Case, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return script.Parse(file, string(text))
}

// runCase runs a case in the lab of its system.
func runCase(c *script.Case, labs map[string]script.Lab) error {
	lab := labs[c.System]
	if lab == nil {
		return c.First.Errorf("no system is called %q; a script says for example: system medieval", c.System)
	}
	return c.Run(lab)
}

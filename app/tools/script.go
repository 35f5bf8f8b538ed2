package tools

import (
	"fmt"
	"io"
	"os"

	"gonfalon/engine/script"
)

// Script runs rule scripts and prints what fails:
//
//	script FILE...
func Script(args []string, out, err io.Writer) int {
	return runScripts(args, labs, out, err)
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

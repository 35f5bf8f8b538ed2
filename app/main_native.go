//go:build !js

package main

import (
	"io"
	"os"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run does one command and returns the exit status: 0 done, 1 failed, 2 misused.
func run(args []string, out, err io.Writer) int {
	if len(args) == 0 {
		usage(err)
		return 2
	}
	for _, c := range commands {
		if c.name == args[0] {
			return c.run(args[1:], out, err)
		}
	}
	return unknown(args[0], err)
}

//go:build !js

package main

import (
	"fmt"
	"io"
	"strings"

	"gonfalon/app/tools"
)

// command is one thing the native program does.
type command struct {
	name, args string
	about      string // one line
	run        func(args []string, out, err io.Writer) int
}

// commands is every command, in the order of the help text. It is filled at
// start because help refers to the table itself.
var commands []command

func init() {
	commands = []command{
		{"serve", "[-addr HOST:PORT] [-out DIR]", "build the site and serve it", serve},
		{"site", "[-out DIR] [-base URL]", "build the site into a folder", buildSite},
		{"flags", "[-program NAME] [-tags TAGS] DIR", "print the flags with which a program is built for browsers", flags},
		{"scenarios", "", "list the battles", listScenarios},
		{"map", "-scenario ID -out FILE.svg [-dark]", "draw the map of a battle", drawMap},
		{"simulate", "[-scenario ID] [-folder DIR] ...", "play games by itself and check the engine as it goes", tools.Simulate},
		{"matrix", "[-scenario A,B] [-games N] ...", "play each battle with each of its options", tools.Matrix},
		{"tournament", "[-a PLAYER] [-b PLAYER] ...", "play paired games between players and count", tools.Tournament},
		{"league", "[-level NAME,...] [-against MEMBER,...]", "play levels against the league and name who does best", tools.League},
		{"luck", "[-scenario ID] [-games N] ...", "play games and measure the luck of their dice", tools.Luck},
		{"verify", "[-folder DIR] FILE...", "replay saved games and say where one goes wrong", tools.Verify},
		{"script", "[-folder DIR] FILE...", "run rule scripts and print what fails; -folder: on the map that lies there", tools.Script},
		{"puzzles", "[-most N] [-throws N] FILE...", "weigh the tries of puzzles anew", tools.Puzzles},
		{"stars", "[-games N] [-scenario A,B] [-write FILE]", "take the numbers of the stars anew", tools.Stars},
		{"rules", "[-edition KEY]", "list where each paragraph of a rule book is decided and tested", tools.Rules},
		{"reference", "[-from DIR] [-write]", "compare the copy of the reference with the reference", tools.Reference},
		{"words", "-lang CODE [-count]", "list the texts that a language lacks", tools.Words},
		{"bench", "NAME=FILE...", "make one table of what benchmarks printed", tools.Bench},
		{"help", "", "list the commands", help},
	}
}

func help(_ []string, out, _ io.Writer) int {
	usage(out)
	return 0
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: gonfalon COMMAND [arguments]")
	for _, c := range commands {
		fmt.Fprintf(w, "  %-40s %s\n", strings.TrimSpace(c.name+" "+c.args), c.about)
	}
}

func unknown(name string, w io.Writer) int {
	names := make([]string, len(commands))
	for i, c := range commands {
		names[i] = c.name
	}
	fmt.Fprintf(w, "gonfalon: no command %q; there are: %s\n", name, strings.Join(names, ", "))
	return 2
}

// fail reports why a command could not do its work.
func fail(w io.Writer, why error) int {
	fmt.Fprintln(w, "gonfalon:", why)
	return 1
}

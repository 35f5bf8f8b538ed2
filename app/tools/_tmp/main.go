package main

import (
	"os"

	"gonfalon/app/tools"
)

func main() {
	run := map[string]func([]string) int{
		"simulate": func(a []string) int { return tools.Simulate(a, os.Stdout, os.Stderr) },
		"verify":   func(a []string) int { return tools.Verify(a, os.Stdout, os.Stderr) },
		"script":   func(a []string) int { return tools.Script(a, os.Stdout, os.Stderr) },
		"rules":    func(a []string) int { return tools.Rules(a, os.Stdout, os.Stderr) },
	}
	os.Exit(run[os.Args[1]](os.Args[2:]))
}

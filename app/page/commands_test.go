package page

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"gonfalon/app/table"
)

// given are commands as elements carry them, in the sources of whatever can be pressed.
var given = regexp.MustCompile(`Do: +"([a-z-]+)`)

func TestWhatCanBePressedIsACommand(t *testing.T) {
	found := 0
	for _, pattern := range []string{"*.go", "../panel/*.go", "../match/*.go", "../tell/*.go", "../table/*.go", "../browser/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range given.FindAllSubmatch(text, -1) {
				found++
				name := string(m[1])
				if pageCommands[name] == nil && table.Commands[name] == nil && !elsewhere[name] {
					t.Errorf("%s: %s is no command", file, name)
				}
			}
		}
	}
	for key, name := range keys {
		if name = regexp.MustCompile(`^[a-z-]+`).FindString(name); pageCommands[name] == nil && table.Commands[name] == nil {
			t.Errorf("key %s: %s is no command", key, name)
		}
	}
	if found < 50 {
		t.Errorf("only %d commands were found", found)
	}
}

// registered are commands as modes give them.
var registered = regexp.MustCompile(`ommands\["([a-z-]+)"\] += `)

func TestNoCommandIsGivenTwice(t *testing.T) {
	var files []string
	for _, pattern := range []string{"*.go", "../match/*.go", "../tell/*.go", "../table/*.go", "../browser/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	first := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range registered.FindAllSubmatch(text, -1) {
			if name := string(m[1]); first[name] != "" {
				t.Errorf("%s gives the command %s, which %s has", file, name, first[name])
			} else {
				first[name] = file
			}
		}
	}
	if len(first) < 20 {
		t.Errorf("only %d commands were found", len(first))
	}
}

func TestAnUnknownCommandIsHeardOf(t *testing.T) {
	p, _ := newPage(t)
	var heard []string
	p.Host.Unknown = func(command string) { heard = append(heard, command) }
	p.Do("no-such:7")
	p.Do("confirm")
	if len(heard) != 1 || heard[0] != "no-such:7" {
		t.Errorf("heard of %v", heard)
	}
}

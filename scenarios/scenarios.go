// Package scenarios is the battles as data, and their loader. The files are meant
// to be read and edited by owners of the printed games; whatever is wrong with
// them is reported by file and line. There is no rule here.
package scenarios

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
)

//go:embed counters.txt */*.txt
var data embed.FS

// Files common to all battles, and the map of each.
const (
	countersFile = "counters.txt"
	mapFile      = "map.txt"
)

// files is every scenario in reading order.
var files = []string{
	"kulikovo/field.txt", "kulikovo/ambush.txt",
	"legnica/henry.txt", "legnica/czech-rescue.txt", "legnica/bohemian-mile.txt",
	"kosovo/field.txt", "kosovo/milos.txt",
	"grunwald/clash.txt", "grunwald/blitzkrieg.txt",
}

// All lists the scenarios in reading order. They are parsed once and shared.
func All() []*game.Scenario { return all() }

var all = sync.OnceValue(func() []*game.Scenario {
	var list []*game.Scenario
	for _, file := range files {
		s, rules, err := load(data, file)
		if err != nil {
			// The files are part of the program; the tests of this package read them all.
			panic(err)
		}
		list = append(list, playable(s, rules))
	}
	return list
})

// Folder reads the scenarios of one folder with a map, such as a proving ground; the
// counters are those of this package. The error joins what is wrong with the files.
func Folder(from fs.FS) ([]*game.Scenario, error) {
	names, err := fs.Glob(from, "*.txt")
	if err != nil {
		return nil, err
	}
	var list []*game.Scenario
	var failed error
	for _, name := range names {
		if name == mapFile {
			continue
		}
		s, rules, err := load(from, name)
		list, failed = append(list, playable(s, rules)), errors.Join(failed, err)
	}
	if len(list) == 0 {
		failed = errors.New("no scenario lies there")
	}
	return list, failed
}

// Find returns the scenario with this id; the error of an unknown id names the valid ones.
func Find(id string) (*game.Scenario, error) {
	var ids []string
	for _, s := range All() {
		if s.ID == id {
			return s, nil
		}
		ids = append(ids, s.ID)
	}
	return nil, unknown(id, ids)
}

// Medieval reads a scenario of the medieval system as plain data, for scripts and
// tests. Each call reads it anew, so the caller may change what it gets.
func Medieval(id string) (*medieval.Scenario, error) {
	var ids []string
	for _, file := range files {
		s, rules, err := load(data, file)
		if err != nil {
			return nil, err
		}
		if s.ID == id {
			return rules, nil
		}
		ids = append(ids, s.ID)
	}
	return nil, unknown(id, ids)
}

func unknown(id string, valid []string) error {
	return fmt.Errorf("no scenario is called %q; there are: %s", id, strings.Join(valid, ", "))
}

// load reads a scenario with the map of its folder and the counters. The error
// joins every Mistake of the first file that has any.
func load(from fs.FS, file string) (game.Scenario, *medieval.Scenario, error) {
	field := path.Join(path.Dir(file), mapFile)
	text, err := read(data, countersFile)
	if err != nil {
		return game.Scenario{}, nil, err
	}
	own, err := read(from, field, file)
	if err != nil {
		return game.Scenario{}, nil, err
	}
	text = append(text, own...)
	kinds, err := readCounters(countersFile, text[0])
	if err != nil {
		return game.Scenario{}, nil, err
	}
	board, err := readMap(path.Dir(file), field, text[1])
	if err != nil {
		return game.Scenario{}, nil, err
	}
	s, rules, err := readBattle(file, text[2], board, kinds)
	s.Digest = digest(text)
	return s, rules, err
}

func read(from fs.FS, names ...string) ([]string, error) {
	var texts []string
	var failed error
	for _, name := range names {
		b, err := fs.ReadFile(from, name)
		texts, failed = append(texts, string(b)), errors.Join(failed, err)
	}
	return texts, failed
}

// digest is a hash of what the files say, whatever their remarks and line ends.
func digest(texts []string) string {
	sum := sha256.New()
	for _, text := range texts {
		for _, l := range lines(text) {
			fmt.Fprintln(sum, l.text)
		}
		fmt.Fprintln(sum)
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

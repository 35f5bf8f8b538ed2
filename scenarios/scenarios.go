package scenarios

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// texts is the text of a file by its name; shipped is that of the files which come with the program.
type texts func(name string) (string, error)

// MapFile is the name of the text of a map, beside those of its battles.
const MapFile = "map.txt"

// The file common to all battles, and what stands beside each.
const (
	countersFile = "counters.txt"

	digestEnd = ".digest" // after the name of a battle, as it is sent to the page
)

// order is the reading order. Battles that it does not name come last: what is played by number in
// tests stays the same when one is added.
var order = []string{
	"kulikovo/field.txt", "kulikovo/ambush.txt", "kulikovo/bobrok.txt",
	"legnica/henry.txt", "legnica/czech-rescue.txt", "legnica/bohemian-mile.txt", "legnica/mieszko.txt",
	"kosovo/field.txt", "kosovo/milos.txt", "kosovo/guns.txt",
	"grunwald/clash.txt", "grunwald/blitzkrieg.txt", "grunwald/smolensk.txt",
	"arsuf/battle.txt", "arsuf/rearguard.txt", "hastings/battle.txt", "hastings/flight.txt",
}

// files is every scenario that comes with the program, in reading order.
var files = sync.OnceValue(func() []string { return inOrder(names()) })

// inOrder are the files of scenarios among some, in reading order: those beside a map.
func inOrder(names []string) []string {
	list := slices.DeleteFunc(slices.Sorted(slices.Values(names)), func(name string) bool {
		return !isBattle(path.Base(name)) || !slices.Contains(names, path.Join(path.Dir(name), MapFile))
	})
	place := func(file string) int {
		if i := slices.Index(order, file); i >= 0 {
			return i
		}
		return len(order)
	}
	game.SortBy(list, func(file string) int { return -place(file) })
	return list
}

// isBattle reports whether the file of this name beside a map is a battle.
func isBattle(name string) bool {
	return path.Ext(name) == ".txt" && !strings.HasSuffix(name, BundleEnd) && name != MapFile && name != registerFile && !isIntro(name) && !strings.HasPrefix(name, callingsName)
}

// All lists the scenarios in reading order. They are parsed once and shared.
func All() []*game.Scenario { return all() }

var all = sync.OnceValue(func() []*game.Scenario {
	var list []*game.Scenario
	maps := fields{}
	for _, file := range files() {
		s, err := maps.open(shipped, file)
		if err != nil {
			// The files come with the program; the tests of this package read them all.
			panic(err)
		}
		list = append(list, s)
	}
	if text, err := shipped(posturesFile); err != nil {
		panic(err)
	} else if err := readPostures(posturesFile, text, list); err != nil {
		panic(err)
	}
	return list
})

// Folder reads the scenarios of one folder: bundles, and the battles on its map, or where it has none on
// ours. The counters are those of this package. The error joins what is wrong with the files.
func Folder(from fs.FS) ([]*game.Scenario, error) {
	names, err := fs.Glob(from, "*.txt")
	if err != nil {
		return nil, err
	}
	var list []*game.Scenario
	var failed error
	for _, name := range names {
		if !isBattle(name) && !strings.HasSuffix(name, BundleEnd) {
			continue
		}
		s, err := inFolder(within(from), name, slices.Contains(names, MapFile))
		if err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		list = append(list, s)
	}
	if len(list) == 0 && failed == nil {
		failed = errors.New("no scenario lies there")
	}
	return list, failed
}

// inFolder reads a file of a folder, which may have a map.
func inFolder(from texts, name string, mapped bool) (*game.Scenario, error) {
	if mapped && isBattle(name) {
		return fields{}.open(from, name)
	}
	text, err := from(name)
	if err != nil {
		return nil, err
	}
	b := Bundle{Name: name, Battle: text}
	if !isBattle(name) {
		b, err = ReadBundle(text)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return b.Open()
}

// Find returns the scenario with this id; the error of an unknown id names the valid ones. What stands
// packed after save.OwnMark is a battle that does not ship.
func Find(id string) (*game.Scenario, error) {
	if packed, own := strings.CutPrefix(id, save.OwnMark); own {
		b, err := Unpack(packed)
		if err != nil {
			return nil, err
		}
		return b.open(packed)
	}
	return findShipped(id)
}

// Told is Find for a program that unpacks nothing: it is told the text of a battle that does not ship.
func Told(id, text string) (*game.Scenario, error) {
	packed, own := strings.CutPrefix(id, save.OwnMark)
	if !own {
		return findShipped(id)
	}
	b, err := ReadBundle(text)
	if err != nil {
		return nil, err
	}
	return b.open(packed)
}

func findShipped(id string) (*game.Scenario, error) {
	var ids []string
	for _, s := range All() {
		if s.ID == id {
			return s, nil
		}
		ids = append(ids, s.ID)
	}
	return nil, unknown(id, ids)
}

func unknown(id string, valid []string) error {
	return fmt.Errorf("no scenario is called %q; there are: %s", id, strings.Join(valid, ", "))
}

// within is the files of a folder.
func within(from fs.FS) texts {
	return func(name string) (string, error) {
		b, err := fs.ReadFile(from, name)
		return string(b), err
	}
}

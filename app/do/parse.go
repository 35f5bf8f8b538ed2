package do

import (
	"maps"
	"strconv"
	"strings"
)

// Where is where a command may be used.
type Where uint16

const (
	Page    Where = 1 << iota // wherever it is shown: it is the page's
	Table                     // at the table, as long as that waits for a person
	Waiting                   // and while it waits for something else: it looks, stops or takes back
	Grave                     // and while the card of something grave lies over the table
	Told                      // what is told goes on being told under it
	Lesson                    // and while a lesson is given, which judges it
	Remedy                    // in the answer to what was refused, which stays until it is done
	Site                      // in the scripts of the site, and nowhere here
	Counter                   // where the counters are with which its argument begins
)

// Entry is a command that there is.
type Entry struct {
	Name  string
	Where Where
	takes func(arg string) bool
}

// Is reports whether a command may be used somewhere.
func (e Entry) Is(w Where) bool { return e.Where&w != 0 }

// Command is a command that was pressed.
type Command struct {
	Entry
	Arg string
}

// Parse reads a command; ok is false if there is none of that name, or its argument is none it takes.
func Parse(text string) (c Command, ok bool) {
	name, arg, _ := strings.Cut(text, ":")
	e, ok := Named(name)
	return Command{e, arg}, ok && e.takes(arg)
}

// Counters are the numbers of the counters that a command is about.
func (c Command) Counters() (ids []int) {
	first, _, _ := strings.Cut(c.Arg, ":")
	if !c.Is(Counter) || first == "" {
		return nil
	}
	for id := range strings.SplitSeq(first, ",") {
		ids = append(ids, Number(id))
	}
	return ids
}

// Named is the command of a name.
func Named(name string) (e Entry, ok bool) {
	e, ok = byName[name]
	return e, ok
}

// Keys are the commands of single keys.
type Keys map[string]string

// And is the keys with others besides, or in their place.
func (k Keys) And(more Keys) Keys {
	all := maps.Clone(k)
	maps.Copy(all, more)
	return all
}

// All lists all commands.
func All() []Entry { return table[:] }

var byName = index()

func index() map[string]Entry {
	m := make(map[string]Entry, len(table))
	for _, e := range table {
		m[e.Name] = e
	}
	return m
}

// Number reads an argument that is a number; what is none is 0.
func Number(arg string) int {
	n, err := strconv.Atoi(arg)
	if err != nil {
		return 0
	}
	return n
}

// What arguments may be.

func none(arg string) bool { return arg == "" }

func text(string) bool { return true }

func whole(arg string) bool {
	_, err := strconv.Atoi(arg)
	return err == nil
}

func wholes(arg string) bool {
	for part := range strings.SplitSeq(arg, ",") {
		if arg != "" && !whole(part) {
			return false
		}
	}
	return true
}

func pair(arg string) bool {
	a, b, ok := strings.Cut(arg, ":")
	return ok && whole(a) && whole(b)
}

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
	Nobody                    // and where it is about none of them
)

// Entry is a command that there is.
type Entry struct {
	Name  string
	Where Where
	takes takes
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
	e, ok := Of(name)
	return Command{e, arg}, ok && e.takes.read(arg)
}

// Number is the number that a command has, or the first; 0 if it has none.
func (c Command) Number() int {
	first, _, _ := strings.Cut(c.Arg, ":")
	return readNumber(first)
}

// Counters are the numbers of the counters that a command is about.
func (c Command) Counters() []int {
	first, _, _ := strings.Cut(c.Arg, ":")
	if !c.Is(Counter) || first == "" {
		return nil
	}
	return readNumbers(first)
}

// Of is the command of a name.
func Of(name string) (e Entry, ok bool) {
	e, ok = byName[name]
	return e, ok
}

// Opposite is a command that goes some way on the map, the other way, and any other as it is.
func Opposite(text string) string {
	c, ok := Parse(text)
	if !ok || c.takes != pair || c.Name != "head" && c.Name != "grow" {
		return text
	}
	x, y, _ := strings.Cut(c.Arg, ":")
	return number(c.Name, -readNumber(x)) + ":" + strconv.Itoa(-readNumber(y))
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

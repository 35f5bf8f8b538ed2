package scenarios

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"maps"
	"path"
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// Open reads the battle of a bundle with the reader of those that ship. Its id is made of what it says,
// so that nobody's battle stands in the place of another. The error joins every clause.Mistake of the map
// or else of the battle, or is one of those of bundles.
func (b Bundle) Open() (*game.Scenario, error) { return b.open(b.Pack()) }

// open is Open for a bundle of which the packed form is known.
func (b Bundle) open(packed string) (sc *game.Scenario, err error) {
	defer func() {
		if p := recover(); p != nil {
			sc, err = nil, fmt.Errorf("%s: the rules break down over it: %v", b.Name, p)
		}
	}()
	if len(packed) > maxPacked {
		return nil, ErrBundleBig
	}
	from, err := b.source()
	if err != nil {
		return nil, err
	}
	system := systems[headingOf(b.Battle, "system:")]
	if system == nil {
		return nil, b.wrong("system:", fmt.Sprintf("the line \"system:\" must name one of: %s", strings.Join(slices.Sorted(maps.Keys(systems)), ", ")))
	}
	if sc, err = system(from); err != nil {
		return nil, err
	}
	key, title := sc.ID, cmp.Or(sc.Made.Title, sc.ID)
	sc.ID = game.OwnID + ownHash([]string{b.Map, b.Battle})
	sc.Made = game.Made{Key: key, Title: title, Author: sc.Made.Author, Packed: packed, Text: b.String()}
	switch {
	case b.Map != "":
		sc.Board.Name, sc.Battle = sc.ID, sc.ID // no printed map shows it
	case sc.Board.Name != sc.Battle:
		sc.Board.Name = cmp.Or(printedPart(sc.Battle, headingOf(b.Battle, "part:")), sc.ID)
	}
	return sc, b.begins(sc)
}

// printedPart is the battle of ours that is fought on a part of a map, of which there is a printed map therefore; ""
// for none.
func printedPart(on, part string) string {
	for _, file := range files() {
		if text, err := shipped(file); err == nil && path.Dir(file) == on && headingOf(text, "part:") == part {
			return headingOf(text, "scenario:")
		}
	}
	return ""
}

// source is the battle with its map.
func (b Bundle) source() (source, error) {
	text, name := b.Map, MapFile
	on := headingOf(b.Battle, "battle:")
	if text == "" {
		if !slices.Contains(folders(), on) {
			return source{}, b.wrong("battle:", fmt.Sprintf("no map of ours is called %q; there are: %s", on, strings.Join(folders(), ", ")))
		}
		var err error
		name = path.Join(on, MapFile)
		if text, err = shipped(name); err != nil {
			return source{}, err
		}
	}
	field, err := readMap(on, name, text)
	return source{file: b.Name, text: []string{text, b.Battle}, board: field, own: true}, err
}

// Field is the whole map of a bundle, whatever part of it the battle takes.
func (b Bundle) Field() (*board.Board, error) {
	from, err := b.source()
	return from.board, err
}

// Kind is a kind of unit with what is printed on its counters, word by word: "sp 2/1", "mp 7".
type Kind struct{ Name, Says string }

// Kinds are those that battles of a system have in common, in the order of their file; none where each has its own.
func Kinds(system string) (list []Kind) {
	if system != "medieval" {
		return nil
	}
	text, err := shipped(countersFile)
	if err != nil {
		return nil
	}
	for _, l := range clause.Lines(text) {
		if name, says, ok := strings.Cut(l.Text, ":"); ok {
			list = append(list, Kind{strings.TrimSpace(name), strings.TrimSpace(says)})
		}
	}
	return list
}

// begins reports why a battle cannot be begun.
func (b Bundle) begins(sc *game.Scenario) error {
	g, err := sc.New(nil)
	if err == nil {
		err = g.Audit()
	}
	if err != nil {
		return b.wrong(b.standing(err.Error()), err.Error())
	}
	return nil
}

// standing begins the last line that says that somebody stands in the hex of which a reason speaks.
func (b Bundle) standing(reason string) string {
	for _, word := range strings.Fields(reason) {
		if len(word) != 4 || strings.Trim(word, "0123456789") != "" {
			continue
		}
		for _, l := range slices.Backward(clause.Lines(b.Battle)) {
			if strings.HasPrefix(l.Text, "stands:") && strings.Contains(l.Text, " "+word) {
				return l.Text
			}
		}
	}
	return "scenario:"
}

// wrong is a mistake at the line of the battle that begins with a word.
func (b Bundle) wrong(word, reason string) error {
	at := 1
	for _, l := range clause.Lines(b.Battle) {
		if strings.HasPrefix(l.Text, word) {
			at = l.No
		}
	}
	return &clause.Mistake{File: b.Name, Line: at, Reason: reason}
}

// headingOf is what a line of the heading of a battle says.
func headingOf(text, word string) string {
	for _, l := range clause.Lines(text) {
		if says, ok := strings.CutPrefix(l.Text, word); ok {
			return strings.TrimSpace(says)
		}
	}
	return ""
}

// ownHash is a hash of what texts say, whatever their remarks and line ends. It tells battles apart and
// proves nothing: a record has its battle in it. The computer's program does without ciphers.
func ownHash(texts []string) string {
	sum := fnv.New64a()
	for _, text := range texts {
		for _, l := range clause.Lines(text) {
			fmt.Fprintln(sum, l.Text)
		}
		fmt.Fprintln(sum)
	}
	return fmt.Sprintf("%016x", sum.Sum64())
}

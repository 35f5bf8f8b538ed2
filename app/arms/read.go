package arms

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Blazon is a coat of arms: a field and what lies on it, in the order in which it is drawn.
type Blazon struct {
	field field
	items []item
}

// field is the ground of a shield: one tincture, parted, striped, or two coats of arms joined.
type field struct {
	kind  string
	n     int // stripes
	tinct []string
	parts []Blazon
}

// item is an ordinary, a small shield or a charge.
type item struct {
	kind     kind
	what     string
	tinct    []string // one, two in a chequered pattern, or the counter one
	thin     bool
	part     *Blazon // of a small shield
	n        int     // charges
	letter   string
	crowned  string // the tincture of a crown, "" without one
	place    string // in chief, in base ... "" for the middle
	row      string // how several stand
	inverted bool
	turned   bool
}

// kind tells items apart.
type kind uint8

const (
	ordinary kind = iota
	escutcheon
	charge
)

// The words of the blazon.
var (
	metals     = []string{"or", "argent"}
	parted     = []string{"per-pale", "per-fess", "per-bend", "quarterly", "chequy"}
	striped    = []string{"paly", "barry", "bendy", "wavy"}
	joined     = []string{"impale", "dimidiate", "quarter"}
	ordinaries = []string{"cross", "saltire", "pale", "fess", "bend", "chevron", "chief", "bordure"}
	places     = []string{"in-chief", "in-base", "dexter", "sinister", "within"}
	rows       = []string{"in-pale", "in-fess", "in-saltire"}
)

const counter, letterWord, mostItems = "counter", "letter-", 4

// Read reads a blazon.
func Read(text string) (Blazon, error) { return read(text, false) }

// read reads a blazon, or one within brackets, which holds no brackets.
func read(text string, inner bool) (b Blazon, err error) {
	parts, err := split(text)
	if err != nil {
		return b, err
	}
	if b.field, err = readField(parts[0], inner); err != nil {
		return b, err
	}
	for _, p := range parts[1:] {
		i, err := readItem(p, inner)
		if err != nil {
			return b, err
		}
		if i.counters() && !slices.Contains(parted[:3], b.field.kind) {
			return b, fmt.Errorf("%q: the other tincture wants a field parted in two", p)
		}
		b.items = append(b.items, i)
	}
	if len(b.items) > mostItems {
		return b, fmt.Errorf("%q: more than %d items", text, mostItems)
	}
	return b, nil
}

// counters reports whether an item takes the other tincture of a parted field.
func (i *item) counters() bool { return len(i.tinct) == 1 && i.tinct[0] == counter }

// split cuts a text at the semicolons outside brackets.
func split(text string) (parts []string, err error) {
	depth, from := 0, 0
	for at, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		case ';':
			if depth == 0 {
				parts, from = append(parts, strings.TrimSpace(text[from:at])), at+1
			}
		}
		if depth < 0 || depth > 1 {
			return nil, fmt.Errorf("%q: brackets do not match", text)
		}
	}
	if depth != 0 {
		return nil, fmt.Errorf("%q: an open bracket", text)
	}
	return append(parts, strings.TrimSpace(text[from:])), nil
}

// bracketed reads the blazons in brackets, of which there must be so many and nothing else.
func bracketed(text string, n int) (list []Blazon, err error) {
	for rest := strings.TrimSpace(text); rest != ""; rest = strings.TrimSpace(rest) {
		within, after, ok := strings.Cut(rest, ")")
		if !ok || within[:min(1, len(within))] != "(" {
			return nil, fmt.Errorf("%q: words outside the brackets", text)
		}
		b, err := read(within[1:], true)
		if err != nil {
			return nil, err
		}
		list, rest = append(list, b), after
	}
	if len(list) != n {
		return nil, fmt.Errorf("%q: want %d blazons in brackets", text, n)
	}
	return list, nil
}

func readField(text string, inner bool) (f field, err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return f, fmt.Errorf("a shield has no field")
	}
	f.kind = words[0]
	switch rest := words[1:]; {
	case slices.Contains(joined, f.kind) && !inner:
		f.parts, err = bracketed(strings.TrimPrefix(text, f.kind), 2)
	case slices.Contains(parted, f.kind) && len(rest) == 2:
		f.tinct, err = tinctures(rest)
	case slices.Contains(striped, f.kind) && len(rest) == 3:
		if f.n, err = number(rest[0], 4, 10); err == nil {
			f.tinct, err = tinctures(rest[1:])
		}
	case len(rest) == 0:
		f.kind = "plain"
		f.tinct, err = tinctures(words)
	default:
		err = fmt.Errorf("%q is no field", text)
	}
	return f, err
}

func readItem(text string, inner bool) (i item, err error) {
	words := strings.Fields(text)
	switch {
	case len(words) == 0:
		return i, fmt.Errorf("an item is empty")
	case words[0] == "escutcheon" && !inner:
		one, err := bracketed(strings.TrimPrefix(text, words[0]), 1)
		if err != nil {
			return i, err
		}
		return item{kind: escutcheon, part: &one[0]}, nil
	case slices.Contains(ordinaries, words[0]):
		i = item{kind: ordinary, what: words[0], thin: len(words) == 3 && words[2] == "thin"}
		if len(words) < 2 || len(words) > 2 && !i.thin {
			return i, fmt.Errorf("%q is no ordinary", text)
		}
		i.tinct, err = tinctures(words[1:2])
		return i, err
	}
	return readCharge(words)
}

// readCharge reads a charge with all that is said of it.
func readCharge(words []string) (i item, err error) {
	i = item{kind: charge, n: 1}
	if n, no := strconv.Atoi(words[0]); no == nil {
		if i.n, err = number(words[0], 2, 9); err != nil || n == 0 {
			return i, err
		}
		words = words[1:]
	}
	if len(words) < 2 {
		return i, fmt.Errorf("%q: want a charge and its tincture", words)
	}
	i.what = words[0]
	if letter, is := strings.CutPrefix(i.what, letterWord); is && len(letter) == 1 && letter[0] >= 'A' && letter[0] <= 'Z' {
		i.what, i.letter = "letter", letter
	} else if charges[i.what] == "" {
		return i, fmt.Errorf("%q is no charge", i.what)
	}
	if i.tinct = []string{counter}; words[1] != counter {
		two := strings.Split(words[1], "/")
		if i.tinct, err = tinctures(two); err != nil || len(two) > 2 {
			return i, fmt.Errorf("%q: want one tincture or two", words[1])
		}
	}
	return i, i.details(words[2:])
}

// details reads what follows the tincture of a charge.
func (i *item) details(words []string) error {
	for n := 0; n < len(words); n++ {
		switch w := words[n]; {
		case w == "crowned" && n+1 < len(words) && tints[words[n+1]] != "":
			i.crowned = words[n+1]
			n++
		case w == "inverted":
			i.inverted = true
		case w == "turned":
			i.turned = true
		case slices.Contains(places, w) && i.place == "":
			i.place = w
		case slices.Contains(rows, w) && i.row == "" && i.n > 1:
			i.row = w
		default:
			return fmt.Errorf("%q is not understood", w)
		}
	}
	return nil
}

func tinctures(words []string) ([]string, error) {
	for _, w := range words {
		if tints[w] == "" {
			return nil, fmt.Errorf("%q is no tincture", w)
		}
	}
	return words, nil
}

func number(word string, least, most int) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%q: want a number from %d to %d", word, least, most)
	}
	return n, nil
}

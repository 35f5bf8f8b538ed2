package clause

import (
	"slices"
	"strings"

	"gonfalon/engine/hex"
)

// Vocabulary is the clauses that say something of a value, each bound to a field of it. It
// serves battle files, where commas part the clauses, and rule scripts, where nothing but their
// words does. Of two entries with the same word the first counts.
type Vocabulary []Entry

// Entry is one of those clauses.
type Entry struct {
	word   string
	kind   Kind
	lo, hi int16 // the bounds of a number
	set    func(r *Reader, value string)
}

// Kind is what follows the word of a clause.
type Kind uint8

// The kinds. In a script several words are those up to the next clause.
const (
	Bare      Kind = iota // nothing
	OneWord               // a word
	ANumber               // a number within bounds
	OneHex                // a hex
	SomeWords             // several words
	SomeHexes             // several hexes
)

// Mark is a clause without a value.
func Mark(word string, set func()) Entry {
	return Entry{word: word, set: func(*Reader, string) { set() }}
}

// Flag is a clause without a value, which sets a field.
func Flag(word string, field *bool) Entry { return Mark(word, func() { *field = true }) }

// Word is a clause with a value.
func Word(word string, set func(r *Reader, value string)) Entry {
	return Entry{word: word, kind: OneWord, set: set}
}

// Words is a clause whose value may be several words.
func Words(word string, set func(r *Reader, value string)) Entry {
	return Entry{word: word, kind: SomeWords, set: set}
}

// Text is a clause whose value is kept as it is.
func Text(word string, field *string) Entry {
	return Word(word, func(r *Reader, value string) { *field = r.Plain(value) })
}

// List is a clause whose value is the words of a list.
func List(word string, field *[]string) Entry {
	return Words(word, func(_ *Reader, value string) { *field = append(*field, strings.Fields(value)...) })
}

// Number is a clause whose value is a number from lo to hi.
//
//go:noinline
func Number[N int | int8 | int16](word string, field *N, lo, hi int) Entry {
	return Entry{word, ANumber, int16(lo), int16(hi), func(r *Reader, value string) { *field = N(r.Number(value, lo, hi)) }}
}

// Hex is a clause whose value is a hex of the field.
func Hex(word string, field *hex.Hex) Entry {
	return Entry{word: word, kind: OneHex, set: func(r *Reader, value string) { *field, _ = r.Hex(value) }}
}

// Hexes is a clause whose value is hexes of the field.
func Hexes(word string, field *[]hex.Hex) Entry {
	return Entry{word: word, kind: SomeHexes, set: func(r *Reader, value string) { *field = append(*field, r.Hexes(value)...) }}
}

func (v Vocabulary) find(word string) *Entry {
	if i := slices.IndexFunc(v, func(e Entry) bool { return e.word == word }); i >= 0 {
		return &v[i]
	}
	return nil
}

// Say sets what a clause says; false when it says nothing of the value.
func (v Vocabulary) Say(r *Reader, c Clause) bool {
	e := v.find(c.Word)
	if e == nil {
		return false
	}
	if e.kind == Bare && c.Value != "" {
		r.Wrong("%q stands alone, without %q", c.Word, c.Value)
	}
	e.set(r, c.Value)
	return true
}

// Read sets what all clauses say; about names the value where one says nothing of it, "a leader".
func (v Vocabulary) Read(r *Reader, list []Clause, about string) {
	for _, c := range list {
		if !v.Say(r, c) {
			r.Wrong("%q says nothing about %s", c.Word, about)
		}
	}
}

// Cut makes clauses of the words of a script.
func (v Vocabulary) Cut(words []string) (list []Clause) {
	for len(words) > 0 {
		n := 1 + v.follow(words[0], words[1:])
		list = append(list, Clause{words[0], strings.Join(words[1:n], " ")})
		words = words[n:]
	}
	return list
}

// follow counts the words that belong to the clause of a word before them.
func (v Vocabulary) follow(word string, rest []string) int {
	e := v.find(word)
	switch {
	case e == nil || len(rest) == 0:
		return 0
	case e.kind == Bare:
		return 0
	case e.kind < SomeWords:
		return 1
	}
	if next := slices.IndexFunc(rest[1:], func(w string) bool { return v.find(w) != nil }); next >= 0 {
		return 1 + next
	}
	return len(rest)
}

package rule

import "strings"

// Ref names a paragraph of the rule book in play ("5.7.8"), with a book before it
// where only some have the rule ("Ko-9.1.2"), or a ruling on a question the book
// leaves open ("R-127", "B-62").
type Ref string

// Book parts the book before a paragraph from its number; book is empty where none
// stands there, as before rulings.
func (r Ref) Book() (book, number string) {
	book, number, ok := strings.Cut(string(r), "-")
	if !ok || !strings.Contains(number, ".") {
		return "", string(r)
	}
	return book, number
}

// Refusal says why an act is illegal. Refusals are a closed list per system;
// each is declared once and compared by its address.
type Refusal struct {
	Ref    Ref    // the paragraph that forbids it
	Code   string // the reason, a catalogue key such as "front-hex-only"
	Timing Timing // whether the act has its place here at all
}

// Timing tells acts that are forbidden from those that have no place where they stand. A
// record of older rules does the former as they were done, but cannot do the latter.
type Timing uint8

const (
	Timely  Timing = iota // it could be done, but the rules do not allow it
	TooSoon               // something else must be decided first
	Void                  // nothing asks for it, or nobody is there to do it
)

// Error makes a Refusal usable as an error in tools and tests.
func (r *Refusal) Error() string { return r.Code + " [" + string(r.Ref) + "]" }

// Package rule is the vocabulary of explanation: which paragraph decides, why
// something may not be done, and what a number is made of. It makes no sentence:
// codes are turned into words by the program's catalogues.
package rule

// Ref names a paragraph of the rule book in play ("5.7.8") or a ruling on a
// question the book leaves open ("R-127", "B-62").
type Ref string

// Refusal says why an act is illegal. Refusals are a closed list per system;
// each is declared once and compared by its address.
type Refusal struct {
	Ref  Ref    // the paragraph that forbids it
	Code string // the reason, a catalogue key such as "front-hex-only"
}

// Error makes a Refusal usable as an error in tools and tests.
func (r *Refusal) Error() string { return r.Code + " [" + string(r.Ref) + "]" }

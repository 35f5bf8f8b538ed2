package game

// Explainer is a Game that can say which hexes a pending decision, or set-up, bars for a
// counter, and why.
type Explainer interface {
	Barred(ID) []Barred
}

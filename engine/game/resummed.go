package game

// Resummed is a Game whose Hash was made otherwise once: records of older revisions of its
// rules hold other sums.
type Resummed interface {
	// HashIn is the sum of the position that records of a revision hold.
	HashIn(rules int) uint64
}

package game

// Resummed is a Game whose Hash was made otherwise once: records of older revisions of its
// rules hold other sums.
type Resummed interface {
	// HashIn is the sum of the position that records of a revision hold.
	HashIn(rules int) uint64
}

// Recast is a Game some of whose acts are done otherwise than once: what a record of an older
// revision of its rules holds is another act of today.
type Recast interface {
	// ActIn is what an act in a record of a revision means today.
	ActIn(rules int, a Action) Action
}

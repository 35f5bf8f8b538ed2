package dice

// Source is where the dice of a session come from: the one place where other dice go in. It can
// go back to where it stood, so that an act taken back throws the same when it is redone.
type Source interface {
	Roller
	// Place is where it stands.
	Place() uint64
	// Return goes back to a place where it stood.
	Return(to uint64)
	// Leap goes on to dice that nobody has seen.
	Leap()
}

// Streams is a Source with more than one sequence of dice. After dice were taken back a session
// goes on in the next stream, so that no die falls again that a player has seen. A source without
// streams, such as a script, throws the same dice again.
type Streams interface {
	Source
	// Renew goes to the first die of stream n of a source that began at place first. Stream 0
	// is the one that began there.
	Renew(first uint64, n int)
}

// Keyed is a Source whose dice follow from what they are announced for and from the time, not from how
// many fell before. An act that is done again throws its dice anew instead of being given them.
type Keyed interface {
	Source
	Listener
	// At tells the time of the act whose dice are thrown next: the turn and phase before it.
	At(turn, phase int)
}

// Renew goes to the first die of a stream of the seed.
func (s *Seeded) Renew(seed uint64, n int) { *s = Stream(seed, n) }

// Stream returns the generator of stream n of a seed; that of stream 0 is the seed itself. The
// others begin at mix(seed ^ mix(n)), as far from one another as random numbers are.
func Stream(seed uint64, n int) Seeded {
	if n == 0 {
		return Seeded(seed)
	}
	return Seeded(mix(seed ^ mix(uint64(n))))
}

// Place is the state of the generator: as a seed it throws the same dice.
func (s *Seeded) Place() uint64 { return uint64(*s) }

// Return goes back to a place.
func (s *Seeded) Return(to uint64) { *s = Seeded(to) }

// Leap moves the generator 2^32 throws on, farther than any game comes: what it throws
// from there on has nothing to do with what it would have thrown.
func (s *Seeded) Leap() {
	far := step
	*s += far << 32
}

// Place is how many of the dice were thrown.
func (s *Scripted) Place() uint64 { return uint64(len(s.all) - len(s.Left)) }

// Return goes back to a place.
func (s *Scripted) Return(to uint64) { s.Left, s.Err = s.all[to:], nil }

// Leap does nothing: a script has no dice beside its own.
func (s *Scripted) Leap() {}

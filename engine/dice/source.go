package dice

// Source is where the dice of a session come from. It can go back to where it stood, so that
// an act taken back throws the same when it is done again.
type Source interface {
	Roller
	// Place is where it stands.
	Place() uint64
	// Return goes back to a place where it stood.
	Return(to uint64)
	// Leap goes on to dice that nobody has seen.
	Leap()
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

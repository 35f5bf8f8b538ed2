package game

// Kept is how many positions the session keeps.
func (s *Session) Kept() (n int) {
	for _, m := range s.before {
		if m.game != nil {
			n++
		}
	}
	return n
}

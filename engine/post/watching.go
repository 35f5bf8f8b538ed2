package post

import "gonfalon/engine/game"

// UnderWay are the lines of the player's letter under way, those of the absent's deputy as well: what the other may
// watch on a direct line.
func (s *Seat) UnderWay() (lines []string) {
	for i, d := range s.draft {
		switch {
		case d.shows:
			return lines // it is seen when the letter shows what was sealed
		case d.hides && s.maySeal():
			sealed := s.seal(i)
			lines = append(lines, s.sealing(sealed.of(s.Game(), s.Side()), d.act))
		default:
			lines = append(lines, s.line(d.act))
		}
	}
	return lines
}

// Watch shows what the other has under way, as far as it can be known before his letter: up to the first act that
// throws dice, or that the rules forbid. It returns how many of his acts are shown. They go when his letter comes.
func (s *Seat) Watch(lines []string) int {
	if s.Table == nil || s.isUnderWay() || !s.theirs() {
		return 0
	}
	same := 0
	for same < min(len(lines), len(s.Session.Steps)-s.base) && s.line(s.Session.Steps[s.base+same].Act) == lines[same] {
		same++
	}
	s.back(s.base + same)
	s.cup.empty()
	for i, line := range lines[same:] {
		a, ok := s.deed(s.role.Other(), line)
		if !ok || !s.watch(a) {
			return same + i
		}
	}
	return len(lines)
}

// watch shows one act of the other. Rules that break down over an act that nobody could do show none.
func (s *Seat) watch(a game.Action) (shown bool) {
	defer func() {
		if recover() != nil {
			s.rebuild()
			s.settle()
		}
	}()
	return s.step(s.Side().Other(), a, Declare, false) == nil
}

// theirs reports whether the other writes the next letter, and nothing is owed for it.
func (s *Seat) theirs() bool {
	if _, owed := s.ledger.Owed(); owed || s.now.ended != nil || s.owes || s.ledger.renewing != nil {
		return false
	}
	if s.watching() {
		return true
	}
	r, ok := s.writer(s.ledger)
	return ok && r != s.role
}

// watching reports whether acts are shown that the other has under way.
func (s *Seat) watching() bool { return !s.isUnderWay() && len(s.Session.Steps) > s.base }

// Transcript is the hash of the first n letters, which their order and all their bytes go into.
func (t *Table) Transcript(n int) Secret {
	if n < len(t.taken) {
		return t.taken[n].ledger.Transcript
	}
	return t.ledger.Transcript
}

// LineProof is what a role shows to the other on a direct line between devices with these fingerprints, first that of
// who called, once it has so many letters: that it has the same, and that nobody stands between.
func (t *Table) LineProof(n int, by Role, fingerprints [2]Secret) Secret {
	of := t.Transcript(n)
	return digest("gonfalon line 1", of[:], u32(n), []byte{byte(by)}, fingerprints[0][:], fingerprints[1][:])
}

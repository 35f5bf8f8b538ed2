package post

import "bytes"

// Receipt is what became of a letter that was opened.
type Receipt uint8

// The receipts.
const (
	Refused Receipt = iota
	Took            // it was taken, and with it those that had come early
	Early           // it is kept until the letters before it come
	Known           // it was taken before
	Forked          // it is another one of a number that was taken: people choose
)

// Branch is a letter of a number of which another was taken first.
type Branch struct {
	*Letter
	raw []byte
}

// mostEarly is how many letters are kept that came before their time.
const mostEarly = 64

// mostBranches is how many letters are kept that stand beside others.
const mostBranches = 8

// Branches are the letters that stand beside others that were taken. The first taken stands until people choose.
func (s *Seat) Branches() []Branch { return s.branches }

// Receive opens a letter of the game. A letter of the player's own opens as well: another device of his
// may have sent it.
func (s *Seat) Receive(raw []byte) (Receipt, error) {
	if s.Table == nil {
		return s.first(raw)
	}
	l, err := Decode(raw)
	switch {
	case err != nil:
		return Refused, err
	case l.Game != s.ledger.Game:
		return Refused, refuse(OtherGame)
	case l.Number <= s.ledger.Number:
		return s.older(l, raw)
	case l.Number > s.next():
		return s.keep(l, raw)
	}
	return s.open(raw)
}

// first takes the acceptance of a challenge, of which there is one.
func (s *Seat) first(raw []byte) (Receipt, error) {
	t, err := s.challenge.table(s.find, raw)
	if err == nil {
		_, err = t.Take(raw)
	}
	if err != nil {
		return Refused, err
	}
	s.sit(t)
	return s.keptBefore()
}

// open takes the next letter. What the player has under way goes, as the other writes now.
func (s *Seat) open(raw []byte) (Receipt, error) {
	draft := s.draft
	s.reset()
	if _, err := s.Take(raw); err != nil {
		s.again(draft)
		return Refused, err
	}
	s.turnPage()
	return s.keptBefore()
}

// turnPage settles after a letter, and changes to the new chain when both have renewed.
func (s *Seat) turnPage() {
	s.settle()
	if last := s.taken[len(s.taken)-1]; last.Kind == Renew && s.ledger.renewing == nil && s.renewed != nil {
		s.chain, s.renewed, s.owes = s.renewed, nil, false
	}
}

// keptBefore takes letters that came before their time, as far as they can be taken now.
func (s *Seat) keptBefore() (Receipt, error) {
	raw, ok := s.early[s.next()]
	if !ok {
		return Took, nil
	}
	delete(s.early, s.next())
	if _, err := s.open(raw); err != nil {
		return Took, nil // that letter is refused, not the one that was opened
	}
	return Took, nil
}

// keep keeps a letter until those before it come.
func (s *Seat) keep(l *Letter, raw []byte) (Receipt, error) {
	if len(s.early) >= mostEarly {
		return Refused, refuse(OtherNumber)
	}
	s.early[l.Number] = bytes.Clone(raw)
	return Early, nil
}

// older looks at a letter of a number that was taken.
func (s *Seat) older(l *Letter, raw []byte) (Receipt, error) {
	here := &s.taken[l.Number-1]
	if bytes.Equal(here.Raw, raw) {
		return Known, nil
	}
	for _, b := range s.branches {
		if bytes.Equal(b.raw, raw) {
			return Forked, nil
		}
	}
	if _, err := here.ledger.clone().Take(raw); err != nil {
		return Refused, err
	}
	if len(s.branches) < mostBranches {
		s.branches = append(s.branches, Branch{l, bytes.Clone(raw)})
	}
	return Forked, nil
}

// Choose settles a branch as both people agreed: with the letter that was taken, or with the other one. Both then
// renew, as each may have seen secrets of the line that is given up. What is under way goes, as its dice do.
func (s *Seat) Choose(b Branch, other bool) error {
	s.reset()
	if other {
		old, n := s.taken, b.Number-1
		s.rewind(n)
		if _, err := s.Take(b.raw); err != nil {
			for _, l := range old[n:] {
				if _, err := s.Take(l.Raw); err != nil {
					panic("post: a letter that was taken is refused")
				}
			}
			s.settle()
			return err
		}
		s.settle()
	}
	s.branches, s.owes = nil, true
	return nil
}

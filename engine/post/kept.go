package post

import (
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
)

// Kept is all that a device stores of a game. With the roots it is for that device alone: no record, link or
// copy has them.
type Kept struct {
	Role      Role
	Challenge Challenge
	Roots     []Secret
	Letters   [][]byte // taken, in order
	UnderWay  bool     // a letter is
	Drafted   []string // its acts, of the player alone
	Standing  *plan.Orders
	Sealed    []Sealed // what the player's letters have sealed
	Early     [][]byte
	Branches  [][]byte
	Owes      bool // a branch was chosen, and not both have renewed
	Live      bool
}

// Kept is what the device has to store.
func (s *Seat) Kept() Kept {
	k := Kept{Role: s.role, Challenge: s.challenge, Roots: s.roots, Standing: s.standing, Sealed: s.sealed, Owes: s.owes, Live: s.live}
	if s.Table == nil {
		return k
	}
	for _, l := range s.taken {
		k.Letters = append(k.Letters, l.Raw)
	}
	k.UnderWay = s.isUnderWay()
	for _, d := range s.draft {
		if !d.deputy {
			k.Drafted = append(k.Drafted, s.line(d.act))
		}
	}
	for _, raw := range s.early {
		k.Early = append(k.Early, raw)
	}
	for _, b := range s.branches {
		k.Branches = append(k.Branches, b.raw)
	}
	return k
}

// Restore opens a game as a device has stored it. What deputies answer in the letters taken is not asked again, as it
// was when they came; all else is. Acts under way that can no longer be done are dropped.
func Restore(find save.Find, k Kept) (*Seat, error) {
	if len(k.Roots) == 0 {
		return nil, refuse(RevealWrong)
	}
	s := newSeat(find, &k.Challenge, k.Roots[0], k.Role)
	s.roots, s.standing, s.sealed, s.owes, s.live = k.Roots, k.Standing, k.Sealed, k.Owes, k.Live
	if len(k.Letters) == 0 {
		return s, nil
	}
	t, err := k.Challenge.replay(find, k.Letters, &k)
	if err != nil {
		return nil, err
	}
	s.sit(t)
	if !s.findChain() {
		return nil, refuse(RevealWrong)
	}
	for _, raw := range append(k.Early, k.Branches...) {
		if _, err := s.Receive(raw); err != nil {
			continue // it is refused now as it would be later
		}
	}
	if k.UnderWay {
		if err := s.Open(); err != nil {
			return s, nil
		}
	}
	for _, line := range k.Drafted {
		a, ok := s.read(line)
		if !ok || s.Do(a) != nil {
			break
		}
	}
	return s, nil
}

// findChain finds the chain that is in use, and the one that waits for the other to renew.
func (s *Seat) findChain() bool {
	for i := len(s.roots) - 1; i >= 0; i-- {
		c := NewChain(s.roots[i], s.challenge.Nonce, s.role)
		if c.At(s.ledger.index[s.role]) == s.ledger.known[s.role] {
			s.chain = c
			return true
		}
		if r := s.ledger.renewing; r != nil && r.by == s.role && c.At(0) == r.anchor {
			s.renewed = c
		}
	}
	return false
}

package post

import (
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
)

// Seat is one player's device in a game by letters: what he knows, what he is doing, and the root that never
// leaves it. After every change its owner stores Kept before anything is shown.
type Seat struct {
	*Table // nil for a challenger until the acceptance comes

	role      Role
	challenge Challenge
	find      save.Find
	roots     []Secret // the last is in use; a renewal that waits for the other has one more
	chain     *Chain
	live      bool // on a direct line: nothing is released
	standing  *plan.Orders
	sealed    []Sealed // what the player's letters have sealed

	underWay
	at state // as the letters left it

	early    map[int][]byte // letters that came before their time
	branches []Branch
	owes     bool   // a branch was chosen: both renew
	renewed  *Chain // that takes the place of chain once the other renews as well
}

// underWay is the letter under way.
type underWay struct {
	draft []drafted
	fell  bool // the throw that it answers showed somebody of the player's
}

// drafted is an act of a letter under way.
type drafted struct {
	act    game.Action
	deputy bool // the deputy of the absent did it
	step   int  // how many steps were done before it
	hides  bool // it puts somebody where the other may not see him
	shows  bool // it shows somebody whom the other could not see
}

// Host is the seat of a challenger.
func Host(find save.Find, c *Challenge, root Secret) (*Seat, error) {
	if _, no := agreed(find, &c.Opening); no != nil {
		return nil, no
	}
	s := newSeat(find, c, root, Challenger)
	if s.chain.At(0) != c.Anchor {
		return nil, refuse(RevealWrong)
	}
	return s, nil
}

// Join is the seat of a friend who accepts, and his acceptance.
func Join(find save.Find, c *Challenge, root Secret, note string) (*Seat, []byte, error) {
	s := newSeat(find, c, root, Friend)
	t, err := NewTable(find, &c.Opening, c.Nonce, [2]Secret{c.Anchor, s.chain.At(0)})
	if err != nil {
		return nil, nil, err
	}
	s.sit(t)
	raw, err := s.send(&Letter{Kind: Accept, Note: note})
	return s, raw, err
}

func newSeat(find save.Find, c *Challenge, root Secret, role Role) *Seat {
	return &Seat{role: role, challenge: *c, find: find, roots: []Secret{root}, chain: NewChain(root, c.Nonce, role), early: map[int][]byte{}}
}

// sit puts the seat at its table.
func (s *Seat) sit(t *Table) {
	s.Table = t
	s.settle()
}

// settle notes that the table stands where its letters lead.
func (s *Seat) settle() {
	s.underWay, s.at = underWay{}, s.now
}

// Role is who the player is in the game.
func (s *Seat) Role() Role { return s.role }

// Side is the side that he leads.
func (s *Seat) Side() game.Side { return s.challenge.Opening.sideOf(s.role) }

// Challenge is what the game was proposed with.
func (s *Seat) Challenge() *Challenge { return &s.challenge }

// Live says whether a direct line is open. On one no turn is handed over for throwing by letter; one that was
// stays so.
func (s *Seat) Live(open bool) { s.live = open }

// IsLive reports whether a direct line is open.
func (s *Seat) IsLive() bool { return s.live }

// Stand gives the player's standing order, which goes with his next letter with acts. The one in force needs no
// letter.
func (s *Seat) Stand(order plan.Standing) {
	s.give(plan.Orders{Standing: order, Bids: s.orders().Bids})
}

// Bid has the deputies of the player answer by what they are bid, as plan.WriteBids writes it. It goes with his next
// letter with acts, as his standing order does.
func (s *Seat) Bid(bids string) {
	if s.Table != nil && s.MayBid() && plan.IsBids(s.Session.Game, s.Side(), bids) {
		s.give(plan.Orders{Standing: s.orders().Standing, Bids: bids})
	}
}

// give notes the orders of the player that go with his next letter, none where they are in force.
func (s *Seat) give(o plan.Orders) {
	if s.standing = &o; o == s.inForce() {
		s.standing = nil
	}
}

// orders are those of the player, whether they are in force or not.
func (s *Seat) orders() plan.Orders {
	if s.standing != nil {
		return *s.standing
	}
	return s.inForce()
}

// StandingOrder is that of the player; waits says that it goes with his next letter, and is not yet in force.
func (s *Seat) StandingOrder() (order plan.Standing, waits bool) {
	return s.orders().Standing, s.standing != nil
}

// inForce are the orders of the player by the letters.
func (s *Seat) inForce() plan.Orders {
	if s.Table == nil {
		return plan.Orders{Standing: Asleep}
	}
	return s.now.standing[s.Side()]
}

// Reacts reports whether the player is asked about a reaction, which he lets be by sending his letter without it.
func (s *Seat) Reacts() bool {
	if s.Table == nil || s.now.declared != nil || !s.Mine() || s.asks(s.Side()) || s.Shows() {
		return false
	}
	d := s.due()
	return d.stop && d.side == s.Side()
}

// Mine reports whether the player writes the next letter with acts, or has one under way.
func (s *Seat) Mine() bool {
	if s.Table == nil || s.owes || s.ledger.renewing != nil || s.watching() {
		return false
	}
	r, ok := s.writer(s.ledger)
	return s.isUnderWay() || ok && r == s.role
}

// byLetter reports whether the player's letter is thrown by letter.
func (s *Seat) byLetter() bool { return s.ledger.Released(s.role) }

// next is the number of the next letter.
func (s *Seat) next() int { return s.ledger.Number + 1 }

// secret is the player's next secret, and its index.
func (s *Seat) secret() (Secret, int) {
	n := ChainLength - s.ledger.Left(s.role) + 1
	return s.chain.At(n), n
}

package post

import "gonfalon/engine/game"

// Do does an act of the player in his letter under way. One that throws dice on a table where they are
// declared does not fall yet: Declared is then that act, and the letter is to be sent. What the absent is
// asked after it his deputy answers, unless the letter ends there.
func (s *Seat) Do(a game.Action) error {
	if s.Shows() {
		return refuse(ShowFirst)
	}
	if err := s.Open(); err != nil {
		return err
	}
	if d := s.due(); d.act != nil && d.side != s.Side() {
		return refuse(Undeclared) // his deputy throws dice first, in a letter that declares them
	}
	if no := s.adds(drafted{act: a}); no != nil {
		return no
	}
	s.represent()
	return nil
}

// adds does an act of the letter under way.
func (s *Seat) adds(d drafted) *Refusal {
	hidden := s.hidden(s.Side())
	d.step, d.hides = len(s.Session.Steps), s.hides(s.Side(), d.act)
	if no := s.step(s.Side(), d.act, s.kind(), true); no != nil {
		return no
	}
	d.shows = s.found(hidden)
	s.draft = append(s.draft, d)
	return nil
}

// Open begins the player's letter: what the deputy of the absent owes before the player acts is done, and
// dice that the other declared fall, as the secret that answers them is the player's own.
func (s *Seat) Open() error {
	if no := s.begin(); no != nil {
		return no
	}
	if !s.Shows() {
		s.represent()
	}
	return nil
}

// begin readies the table for an act of the player.
func (s *Seat) begin() *Refusal {
	switch {
	case s.Table == nil:
		return refuse(NotAccepted)
	case s.Shows():
		s.cup.empty()
		return nil
	case s.now.ended != nil:
		return refuse(GameOver)
	case !s.Mine():
		return refuse(NotYourTurn)
	case s.ledger.Left(s.role) < 1:
		return refuse(ChainEnd)
	}
	kind := s.kind()
	if s.cup.empty(); kind == Answer && s.now.declared != nil {
		return s.answer()
	}
	if kind == Turn {
		x, _ := s.secret()
		s.cup.use(s.next(), diceKey(s.ledger.Game, s.next(), ByLetter, s.role, s.ledger.known[s.role.Other()], x))
	}
	return nil
}

// isUnderWay reports whether something was done since the last letter.
func (s *Seat) isUnderWay() bool {
	return len(s.draft) > 0 || (s.now.declared == nil) != (s.at.declared == nil)
}

// MustAct reports whether the player's letter cannot close yet, as the rules or his turn ask for more.
func (s *Seat) MustAct() bool {
	return s.Table != nil && s.now.declared == nil && !s.Shows() && s.mine(s.Side())
}

// Answers reports whether the player's letter answers a throw that the other declared. It may go at any time, and
// what throws dice itself has to wait for it.
func (s *Seat) Answers() bool {
	if s.Table == nil {
		return false
	}
	by, owed := s.ledger.Owed()
	return owed && by == s.role
}

// answer does the act that the other declared. Its dice follow from the player's next secret, so they are what
// they will be when he sends it.
func (s *Seat) answer() *Refusal {
	o, a := s.ledger.owed, s.now.declared
	y, _ := s.secret()
	s.cup.use(o.number, diceKey(s.ledger.Game, o.number, Declared, o.mover, y, o.x))
	defer s.cup.empty()
	s.now.declared = nil
	hidden := s.hidden(s.Side())
	if _, no := s.Session.Do(a); no != nil {
		return &Refusal{Code: Illegal, Act: -1, Why: no}
	}
	s.fell = s.found(hidden)
	return nil
}

// kind is the kind of the player's letter under way.
func (s *Seat) kind() Kind {
	switch by, owed := s.ledger.Owed(); {
	case s.Shows():
		return Open
	case owed && by == s.role:
		return Answer
	case s.byLetter():
		return Turn
	}
	return Declare
}

// represent does what the deputy of the absent answers, for as long as he does. Where that throws dice which are
// declared the letter ends.
func (s *Seat) represent() {
	for s.now.declared == nil {
		d := s.due()
		if d.act == nil || d.side == s.Side() {
			return
		}
		if s.adds(drafted{act: d.act, deputy: true}) != nil {
			return
		}
	}
}

// Undo takes back the last act of the player in his letter under way, with what deputies answered to it. It
// reports whether there was one: what threw dice, or let a secret out, stays.
func (s *Seat) Undo() bool {
	n := len(s.draft) - 1
	for n >= 0 && s.draft[n].deputy {
		n--
	}
	if n < 0 {
		return false
	}
	steps := len(s.Session.Steps) - (len(s.draft) - n)
	if s.ownDeclared() {
		steps++ // it is drafted and not done
	}
	for _, st := range s.Session.Steps[steps:] {
		if len(st.Dice) > 0 || st.Revealed {
			return false
		}
	}
	if s.ownDeclared() {
		s.now.declared = nil
	}
	s.back(steps)
	s.draft = s.draft[:n]
	return true
}

// ownDeclared reports whether the letter under way ends with an act whose dice are owed.
func (s *Seat) ownDeclared() bool { return s.now.declared != nil && s.at.declared == nil }

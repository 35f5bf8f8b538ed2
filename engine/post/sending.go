package post

import (
	"encoding/hex"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// Send closes the player's letter under way and takes it as the other will. A letter that cannot close here is
// refused, and stays under way.
func (s *Seat) Send(note string) ([]byte, error) {
	if err := s.Open(); err != nil {
		return nil, err
	}
	if s.ledger.Left(s.role) < 1 {
		return nil, refuse(ChainEnd)
	}
	l := &Letter{Kind: s.kind(), Note: note, Release: s.releases()}
	if l.Kind == Open {
		l.Release = l.Release && !s.over()
		l.Acts = s.baring()
	} else {
		l.Acts = s.lines()
	}
	return s.send(l)
}

// releases reports whether the player's letters hand the turn over for throwing by letter.
func (s *Seat) releases() bool { return !s.live && !s.Opening.strict() }

// Say sends a letter of kind End: Resign, Draw, TakeBack, Agree or Decline. Nothing of the player may be under way;
// who resigns gives it up.
func (s *Seat) Say(what, note string) ([]byte, error) {
	draft := s.draft
	if s.Table != nil && (what == Resign || len(s.own(draft)) == 0) {
		s.reset() // what deputies did comes again
	}
	raw, err := s.say(what, note)
	if err != nil && s.Table != nil {
		s.again(draft)
	}
	return raw, err
}

// own are the acts of the player among those of a letter under way.
func (s *Seat) own(draft []drafted) (acts []drafted) {
	for _, d := range draft {
		if !d.deputy {
			acts = append(acts, d)
		}
	}
	return acts
}

// say is Say once nothing is under way that can be given up.
func (s *Seat) say(what, note string) ([]byte, error) {
	if no := s.idle(); no != nil {
		return nil, no
	}
	if s.ledger.Left(s.role) < 1 {
		return nil, refuse(ChainEnd)
	}
	return s.send(&Letter{Kind: End, Note: note, Release: what == Agree && s.releases(), Acts: []string{what}})
}

// Renew asks for new roots of both, or consents to it, with a root of the player's own: his device drew it
// just now. Nothing may be under way.
func (s *Seat) Renew(root Secret, note string) ([]byte, error) {
	if s.Table != nil && len(s.own(s.draft)) == 0 {
		s.reset() // what deputies did comes again
	}
	if no := s.idle(); no != nil {
		return nil, no
	}
	second := s.ledger.renewing != nil && s.ledger.renewing.by != s.role
	chain := NewChain(root, s.challenge.Nonce, s.role)
	anchor := chain.At(0)
	raw, err := s.sendWith(&Letter{Kind: Renew, Note: note, Release: second && s.releases(), Acts: []string{hex.EncodeToString(anchor[:])}}, root, chain)
	return raw, err
}

// sendWith sends a letter with the anchor of a chain that is used once both have renewed.
func (s *Seat) sendWith(l *Letter, root Secret, chain *Chain) ([]byte, error) {
	old := s.renewed
	s.renewed = chain
	raw, err := s.send(l)
	if err != nil {
		s.renewed = old
		return nil, err
	}
	s.roots = append(s.roots, root)
	return raw, nil
}

// idle refuses what may not be said while a letter is under way.
func (s *Seat) idle() *Refusal {
	switch {
	case s.Table == nil:
		return refuse(NotAccepted)
	case s.isUnderWay():
		return refuse(UnderWay)
	case s.now.contact.letter > 0:
		return refuse(ShowFirst)
	}
	return nil
}

// send fills in a letter and takes it. What was under way stays so if it cannot be taken.
func (s *Seat) send(l *Letter) ([]byte, error) {
	s.fill(l)
	draft := s.draft
	s.reset()
	raw, err := s.finish(l)
	if err == nil {
		_, err = s.Take(raw)
	}
	if err != nil {
		s.again(draft)
		return nil, err
	}
	if len(l.Acts) > 0 && strings.HasPrefix(l.Acts[0], standingWord) {
		s.standing = nil
	}
	s.turnPage()
	return raw, nil
}

// fill fills in what a letter says of its place in the game.
func (s *Seat) fill(l *Letter) {
	l.By, l.Game, l.Number, l.Prev = s.role, s.ledger.Game, s.next(), s.ledger.Transcript.short()
	l.From, l.Way = s.base, ByLetter
	switch l.Kind {
	case Accept:
		l.Release = !s.Opening.strict()
	case Declare, Answer:
		l.Way = Declared
	}
	if l.Kind != Renew {
		l.Shows = true
		l.Secret, l.Index = s.secret()
	}
}

// finish tries a letter to learn where it leads, and writes it.
func (s *Seat) finish(l *Letter) ([]byte, error) {
	before, now, known := s.ledger, s.now, s.secrets
	s.ledger = before.clone()
	no := s.ledger.take(l)
	if no == nil {
		no = s.opens(l)
	}
	if no == nil {
		no = s.guarded(l, before)
	}
	l.Awaits, l.Hash = s.end()
	s.ledger, s.goesBack = before, 0
	s.back(s.base)
	s.now, s.secrets = now, known
	if no != nil {
		return nil, no
	}
	return l.Encode()
}

// reset returns to where the letters lead.
func (s *Seat) reset() {
	s.back(s.base)
	s.now, s.underWay = s.at, underWay{}
}

// again does acts of a letter under way again; they throw what they threw.
func (s *Seat) again(draft []drafted) {
	if len(draft) > 0 && s.Mine() {
		_ = s.Open() // it was open before
	}
	for _, d := range draft {
		if !d.deputy && s.Do(d.act) != nil { // a deputy answers by himself
			return
		}
	}
}

// Drafted are the acts of the letter under way.
func (s *Seat) Drafted() []game.Action {
	list := make([]game.Action, len(s.draft))
	for i, d := range s.draft {
		list[i] = d.act
	}
	return list
}

// Mendable reports whether the last letter is one of acts of the player, which he could mend, and its number.
func (s *Seat) Mendable() (number int, ok bool) {
	if s.Table == nil || len(s.taken) == 0 || s.isUnderWay() {
		return 0, false
	}
	l := &s.taken[len(s.taken)-1]
	return l.Number, l.By == s.role && l.hasActs()
}

// Mend takes back the player's last letter, which the other could not take, to its first lines: from there on he
// may do otherwise. It has the same number and secrets, so what it does again throws the same. An order in it
// goes again.
func (s *Seat) Mend(lines int) error {
	if no := s.idle(); no != nil {
		return no
	}
	number, ok := s.Mendable()
	if !ok {
		return refuse(NotYourTurn)
	}
	l := s.taken[number-1].Letter
	acts := l.Acts[:min(lines, len(l.Acts))]
	s.rewind(number - 1)
	if len(acts) > 0 && strings.HasPrefix(acts[0], standingWord) {
		if order, ok := plan.ParseOrders(strings.TrimPrefix(acts[0], standingWord)); ok {
			s.give(order)
		}
	}
	h, _ := headOf(l)
	acts = acts[min(h.lines, len(acts)):]
	if err := s.Open(); err != nil {
		return err
	}
	for len(s.draft) < len(acts) { // deputies answer by themselves
		i := len(s.draft)
		a, ok := s.known(acts[i])
		if !ok {
			return refuseAct(ActLine, i)
		}
		if err := s.Do(a); err != nil {
			return err
		}
	}
	return nil
}

// rewind drops the letters from number n+1 on.
func (s *Seat) rewind(n int) {
	first := &s.taken[n]
	s.back(first.From)
	s.now, s.ledger, s.taken, s.base = first.before, first.ledger, s.taken[:n], first.From
	s.forget()
	s.settle()
}

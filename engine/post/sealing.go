package post

import (
	"strconv"

	"gonfalon/engine/game"
)

// Shows reports whether the player's next letter shows what he has sealed: the other met it, or the battle is over.
func (s *Seat) Shows() bool {
	if s.Table == nil {
		return false
	}
	r, ok := s.opener()
	return ok && r == s.role && !s.isUnderWay()
}

// Met reports whether the other met somebody whom the player hides: what he did after that does not stand.
func (s *Seat) Met() bool { return s.Table != nil && s.now.contact.letter > 0 }

// Stopped reports whether the last letter stopped one of the player's, as he met somebody whom he could not see.
func (s *Seat) Stopped() bool {
	if s.Table == nil || len(s.taken) == 0 {
		return false
	}
	l := s.taken[len(s.taken)-1].Letter
	return l.By != s.role && l.stops()
}

// lines are those of the player's letter under way. Where somebody is shown in it all that letters have sealed is
// bared at its head, and what it hides itself up to there is told as it is.
func (s *Seat) lines() (list []string) {
	if s.standing != nil {
		list = append(list, standingWord+s.standing.String())
	}
	shown := 0 // as many of its acts are
	for i, d := range s.draft {
		if d.shows {
			shown = i + 1
		}
	}
	if s.Session.Game.Outcome() != nil {
		shown = len(s.draft)
	}
	if s.fell || shown > 0 {
		list = append(list, s.bared()...)
	}
	for i, d := range s.draft {
		if d.hides && s.maySeal() && i >= shown {
			sealed := s.seal(i)
			s.seals(sealed)
			list = append(list, s.sealing(sealed.of(s.Game(), s.Side()), d.act))
		} else {
			list = append(list, s.line(d.act))
		}
	}
	return list
}

// baring are the lines of a letter that shows what is sealed.
func (s *Seat) baring() []string {
	list := s.bared()
	if s.Met() {
		list = append(list, stopWord+strconv.Itoa(s.now.contact.lines))
	}
	return list
}

// bared are the lines that show what the player's letters have sealed.
func (s *Seat) bared() (list []string) {
	for _, at := range s.sealedBy(s.role) {
		for i := range s.sealed {
			if s.sealed[i].of(s.Game(), s.Side()) == at.of {
				list = append(list, s.sealed[i].line())
				break
			}
		}
	}
	return list
}

// seal seals an act of the letter under way. No salt is used for two acts of a game, but where a letter is mended.
func (s *Seat) seal(i int) Sealed {
	d := &s.draft[i]
	return Sealed{Step: d.step, Salt: Salt(s.roots[0], s.challenge.Nonce, s.next()*MaxActs+i), Act: s.line(d.act)}
}

// seals keeps a sealed act, as this device alone knows it.
func (s *Seat) seals(sealed Sealed) {
	if !s.keeps(&sealed, s.Side()) {
		s.sealed = append(s.sealed, sealed)
	}
}

// keeps notes a sealed act of a side that this device alone knows; it reports whether it did already.
func (t *Table) keeps(s *Sealed, side game.Side) (knew bool) {
	if t.private == nil {
		t.private = map[Secret]string{}
	}
	c := s.of(t.Game(), side)
	_, knew = t.private[c]
	t.private[c] = s.Act
	return knew
}

// known is the act of a line of one of the player's own letters.
func (s *Seat) known(line string) (game.Action, bool) {
	if c, _, ok := s.readSealed(line); ok {
		line = s.private[c]
	}
	return s.read(line)
}

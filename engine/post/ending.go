package post

import "gonfalon/engine/game"

// The lines of letters of kind End.
const (
	Resign   = "resign"
	Draw     = "draw"      // offers one
	TakeBack = "take-back" // asks to have the sender's last letter taken back
	Agree    = "agree"     // to what the other offered or asked last
	Decline  = "decline"
)

// Ending is how a game ended by the will of the players.
type Ending struct {
	Code   string    // Resign or Draw
	Winner game.Side // NoSide for a draw
}

// Ended is how the game ended by the will of the players, nil if it did not.
func (t *Table) Ended() *Ending { return t.now.ended }

// offer is what waits for the consent of the other. Any letter of his with acts declines it.
type offer struct {
	what   string
	by     Role
	number int // of the letter to be taken back
}

// Offered is what a role has offered and the other has not answered, "" for nothing.
func (t *Table) Offered(by Role) string {
	if t.now.offer.by != by {
		return ""
	}
	return t.now.offer.what
}

// consent takes a letter of kind End.
func (t *Table) consent(l *Letter) *Refusal {
	if len(l.Acts) != 1 {
		return refuse(ActLine)
	}
	switch l.Acts[0] {
	case Resign:
		t.now.ended = &Ending{Resign, t.Opening.sideOf(l.By.Other())}
	case Draw:
		t.now.offer = offer{what: Draw, by: l.By}
	case TakeBack:
		n := t.lastOf(l.By)
		if n == 0 {
			return refuse(BadEnding)
		}
		t.now.offer = offer{what: TakeBack, by: l.By, number: n}
	case Agree:
		return t.agree(l)
	case Decline:
		if t.now.offer.what == "" || t.now.offer.by == l.By {
			return refuse(NoOffer)
		}
		t.now.offer = offer{}
	default:
		return refuseAct(ActLine, 0)
	}
	return nil
}

// agree does what the other offered.
func (t *Table) agree(l *Letter) *Refusal {
	o := t.now.offer
	switch {
	case o.what == "" || o.by == l.By:
		return refuse(NoOffer)
	case o.what == Draw:
		t.now.ended = &Ending{Draw, game.NoSide}
		return nil
	}
	t.goesBack = o.number
	return nil
}

// takeBack returns to before the letter that both agreed to take back.
func (t *Table) takeBack(agreed *Letter) {
	first := &t.taken[t.goesBack-1]
	t.back(first.From)
	t.now = first.before
	t.now.offer, t.now.final, t.goesBack = offer{}, agreed.Number, 0
}

// lastOf is the number of the last letter of a role with acts, 0 if the other has done something since.
func (t *Table) lastOf(r Role) int {
	for i := len(t.taken) - 1; i >= t.now.final; i-- {
		l := &t.taken[i]
		switch {
		case l.Kind == End, l.Kind == Renew, l.Kind == Open:
		case l.Kind == Answer && l.By != r && len(l.Acts) == 0:
		case l.By != r:
			return 0
		case l.Kind == Turn, l.Kind == Declare:
			return l.Number
		}
	}
	return 0
}

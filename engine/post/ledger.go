package post

import "slices"

// Ledger is a game by its letters alone, as a third party reads it: their order, their secrets, and the keys
// of their dice. It knows no rules of battles. It proves that neither chose dice; it does not prove who wrote
// the letters, as both together can make a whole game up.
type Ledger struct {
	Game       Short
	Transcript Secret
	Number     int // of the last letter

	strict   bool
	known    [2]Secret // the last secret of each role that is known
	index    [2]int    // and its index
	released [2]bool   // who may throw his next turn by letter
	owed     *owed
	keys     []Keyed
	renewing *renewing
	renewed  [2]int // how often each asked for new roots
}

// Keyed is the key of a letter whose dice can be thrown.
type Keyed struct {
	Number int
	Key    Secret
}

// owed is a declared throw that waits for the secret of the other.
type owed struct {
	number int
	mover  Role
	x      Secret
}

// NewLedger begins a game of two anchors.
func NewLedger(opening *Opening, nonce Nonce, anchors [2]Secret) (*Ledger, error) {
	id, no := gameID(opening.Text(), anchors, nonce)
	if no != nil {
		return nil, no
	}
	return &Ledger{Game: id, Transcript: digest("gonfalon transcript 1", id[:]), known: anchors, strict: opening.Throw == ThrowStrict}, nil
}

// clone is an independent copy.
func (g *Ledger) clone() *Ledger {
	c := *g
	c.keys = slices.Clip(g.keys)
	return &c
}

// Take reads the next letter. One that is refused changes nothing.
func (g *Ledger) Take(raw []byte) (*Letter, error) {
	l, err := Decode(raw)
	if err != nil {
		return nil, err
	}
	next := g.clone()
	if no := next.take(l); no != nil {
		return nil, no
	}
	next.Transcript = digest("gonfalon transcript 1", g.Transcript[:], raw)
	*g = *next
	return l, nil
}

// take checks a letter and does what it does to the ledger.
func (g *Ledger) take(l *Letter) *Refusal {
	if no := g.follows(l); no != nil {
		return no
	}
	g.Number++
	if l.Kind == Renew {
		return g.renew(l)
	}
	if no := g.allows(l); no != nil {
		return no
	}
	before := g.known[l.By.Other()]
	if l.Shows {
		if no := checkReveal(l.By, g.known[l.By], l.Index, l.Secret[:], g.index[l.By]+1); no != nil {
			return no
		}
		g.known[l.By], g.index[l.By] = l.Secret, l.Index
	}
	g.throws(l, before)
	if l.Release {
		g.released[l.By.Other()] = true
	}
	return nil
}

// follows refuses a letter that is not the next of this game.
func (g *Ledger) follows(l *Letter) *Refusal {
	switch {
	case l.Game != g.Game:
		return refuse(OtherGame)
	case l.Number != g.Number+1:
		return refuse(OtherNumber)
	case l.Prev != g.Transcript.short():
		return refuse(OtherBranch)
	case (l.Kind == Accept) != (l.Number == 1), l.Number == 1 && l.By != Friend:
		return refuse(NotAccepted)
	case g.renewing != nil && l.Kind != Renew:
		return refuse(RenewalWaits)
	}
	return nil
}

// allows refuses a letter of a kind that has no place now.
func (g *Ledger) allows(l *Letter) *Refusal {
	switch {
	case g.owed != nil && (l.Kind != Answer && l.Kind != Open || g.owed.mover == l.By): // nobody answers himself
		return refuse(SecretOwed)
	case l.Kind == Answer && g.owed == nil:
		return refuse(NoQuestion)
	case (l.Way == Declared) != (l.Kind == Declare || l.Kind == Answer):
		return refuse(BadMode)
	case l.Kind == Turn && !g.released[l.By]:
		return refuse(NotReleased)
	case l.Kind == Declare && g.released[l.By]: // he who knows what his letter would throw may not ask for other dice
		return refuse(Released)
	case g.released[l.By] && !l.mayGoFirst():
		return refuse(TurnHeld)
	case g.strict && l.Release:
		return refuse(ThrownOtherly)
	case !l.Shows && l.Kind != Accept: // a secret proves who wrote it, also who resigns
		return refuse(NoReveal)
	}
	return nil
}

// mayGoFirst reports whether a letter may be sent by who holds a turn to be thrown by letter. Any other would
// change the number of that turn and with it the dice, which he knows already.
func (l *Letter) mayGoFirst() bool {
	return l.Kind == Turn || l.Kind == Answer || l.Kind == Open || l.Kind == End && len(l.Acts) == 1 && (l.Acts[0] == Resign || l.Acts[0] == Agree)
}

// throws makes the key of the dice that can be thrown now. newest is the newest secret of the other.
func (g *Ledger) throws(l *Letter, newest Secret) {
	switch l.Kind {
	case Turn:
		g.keys = append(g.keys, Keyed{l.Number, diceKey(g.Game, l.Number, ByLetter, l.By, newest, l.Secret)})
		g.released[l.By] = false
	case Declare:
		g.owed = &owed{l.Number, l.By, l.Secret}
	case Answer:
		o := g.owed
		g.keys = append(g.keys, Keyed{o.number, diceKey(g.Game, o.number, Declared, o.mover, l.Secret, o.x)})
		g.owed = nil
	case Open: // what was to be thrown after the act that it stops does not happen
		g.owed, g.released[l.By] = nil, false
	}
}

// Keys are the keys of all letters so far whose dice can be thrown, in order.
func (g *Ledger) Keys() []Keyed { return g.keys }

// Owed reports whether a declared throw waits for a secret, and of whom.
func (g *Ledger) Owed() (by Role, owed bool) {
	if g.owed == nil {
		return 0, false
	}
	return g.owed.mover.Other(), true
}

// Released reports whether a role throws his next turn by letter.
func (g *Ledger) Released(r Role) bool { return g.released[r] }

// Renewing reports whether somebody has asked for new roots and the other has not consented, and who.
func (g *Ledger) Renewing() (by Role, waits bool) {
	if g.renewing == nil {
		return 0, false
	}
	return g.renewing.by, true
}

// Left is how many secrets a role has left.
func (g *Ledger) Left(r Role) int { return ChainLength - g.index[r] }

// Renewed is how often each role asked for new roots. It shows for ever.
func (g *Ledger) Renewed() [2]int { return g.renewed }

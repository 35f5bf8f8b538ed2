package post

import (
	"maps"
	"slices"
	"strings"

	"gonfalon/engine/game"
)

// secrets is what is known of sealed acts.
type secrets struct {
	secretive bool              // something may be hidden in the battle
	private   map[Secret]string // the lines of acts that this device alone knows, by what stands for them
	bared     map[Secret]string // those that letters have shown
	stops     map[int]int       // how many lines stand of letters that met somebody hidden
	retold    bool              // the letters at hand are done again: what was bared later is known already
}

// contact is where a letter met somebody hidden whom its writer could not know: what he did after that did not happen.
type contact struct {
	letter int // its number, 0 for none
	lines  int // of it that stand
}

// head is what a letter says before its acts.
type head struct {
	lines int // that it takes, with a standing order
	bare  []Sealed
	stop  int // how many lines stand of the letter that it stops, -1 where it stops none
}

// headOf reads the head of a letter.
func headOf(l *Letter) (head, *Refusal) {
	h := head{stop: -1}
	if len(l.Acts) > 0 && strings.HasPrefix(l.Acts[0], standingWord) {
		h.lines++
	}
	for _, line := range l.Acts[h.lines:] {
		switch ok := true; {
		case strings.HasPrefix(line, bareWord):
			var s Sealed
			if s, ok = readBare(line); !ok {
				return h, refuseAct(ActLine, h.lines)
			}
			h.bare = append(h.bare, s)
		case strings.HasPrefix(line, stopWord):
			if h.stop, ok = decimal(line[len(stopWord):]); !ok {
				return h, refuseAct(ActLine, h.lines)
			}
		default:
			return h, nil
		}
		h.lines++
	}
	return h, nil
}

// stops reports whether a letter stops another.
func (l *Letter) stops() bool {
	h, _ := headOf(l)
	return h.stop >= 0
}

// opens takes the head of a letter: the acts that it bares are those that were sealed, and with them known the letters
// before it lead where they said, but for the one that it stops. Where this device did not know them the game is
// told again.
func (t *Table) opens(l *Letter) *Refusal {
	h, no := headOf(l)
	switch {
	case no != nil:
		return no
	case l.Kind == Open && (len(h.bare) == 0 || h.lines < len(l.Acts)):
		return refuse(StopBlind)
	case l.Kind != Open && h.stop >= 0:
		return refuseAct(ActLine, h.lines-1)
	case len(h.bare) == 0:
		return nil
	case !t.maySeal():
		return refuseAct(ActLine, 0)
	}
	known := secrets{secretive: t.secretive, private: t.private, bared: copied(t.bared), stops: copied(t.stops)}
	fresh, no := t.bares(l, h, &known)
	if no != nil {
		return no
	}
	if h.stop >= 0 {
		n := t.stopped(l)
		met := t.now.contact
		if n == 0 || h.stop > len(t.taken[n-1].Acts) || met.letter == n && met.lines != h.stop {
			return refuse(NoContact)
		}
		known.stops[n] = h.stop
		fresh = fresh || met.letter == 0
	}
	if fresh {
		if no := t.retell(known); no != nil {
			return no
		}
	}
	t.secrets, t.now.contact = known, contact{}
	t.now.seals = slices.Clone(t.now.seals)
	for i := range t.now.seals {
		_, t.now.seals[i].bared = known.bared[t.now.seals[i].of]
	}
	return nil
}

// copied is a copy of a map, which may be written to.
func copied[K comparable, V any](m map[K]V) map[K]V {
	c := map[K]V{}
	maps.Copy(c, m)
	return c
}

// bares notes what a letter bares; fresh is true where this device did not know it.
func (t *Table) bares(l *Letter, h head, known *secrets) (fresh bool, no *Refusal) {
	sealed := t.sealedBy(l.By)
	for i := range h.bare {
		c := h.bare[i].of(t.Game(), t.Opening.sideOf(l.By))
		if !slices.Contains(sealed, seal{by: l.By, step: h.bare[i].Step, of: c}) {
			return false, refuse(NotSealed)
		}
		if _, knew := t.act(c); !knew {
			fresh = true
		}
		known.bared[c] = h.bare[i].Act
	}
	return fresh, nil
}

// stopped is the number of the letter that a letter may stop: the last with acts, if the other wrote it, else 0.
func (t *Table) stopped(l *Letter) int {
	for i := len(t.taken) - 1; i >= 0; i-- {
		if o := &t.taken[i]; o.hasActs() {
			if o.By == l.By {
				return 0
			}
			return o.Number
		}
	}
	return 0
}

// hasActs reports whether a letter is one of acts.
func (l *Letter) hasActs() bool { return l.Kind == Turn || l.Kind == Declare || l.Kind == Answer }

// retell does all letters again with what is known now. If they lead elsewhere then than they said, somebody kept
// silent about whom they met, or sealed what he could not do.
func (t *Table) retell(known secrets) *Refusal {
	known.retold = true
	again := &Table{Scenario: t.Scenario, Opening: t.Opening, secrets: known, trusts: true}
	if again.begin() != nil {
		return refuse(RulesFailed) // it began before
	}
	again.ledger, again.now = t.taken[0].ledger, t.taken[0].before
	for _, l := range t.taken {
		if _, err := again.Take(l.Raw); err != nil {
			if no := refusalOf(err); no.Code == ContactKept || no.Code == NoContact {
				return refuse(no.Code)
			}
			return refuse(FalseSeal)
		}
	}
	again.trusts, again.retold = t.trusts, t.retold
	*t = *again
	return nil
}

// public is the table as anybody has it who knows the letters alone.
func (t *Table) public() (*Table, *Refusal) {
	p := *t
	if len(t.private) == 0 {
		return &p, nil
	}
	return &p, p.retell(secrets{secretive: t.secretive, bared: t.bared, stops: t.stops})
}

// forget leaves of what letters have shown that which the letters taken show, as others were dropped.
func (t *Table) forget() {
	known := secrets{secretive: t.secretive, private: t.private, bared: map[Secret]string{}, stops: map[int]int{}}
	acts := 0 // the number of the last letter with any
	for i := range t.taken {
		l := t.taken[i].Letter
		h, _ := headOf(l)
		for k := range h.bare {
			known.bared[h.bare[k].of(t.Game(), t.Opening.sideOf(l.By))] = h.bare[k].Act
		}
		if h.stop >= 0 {
			known.stops[acts] = h.stop
		}
		if l.hasActs() {
			acts = l.Number
		}
	}
	if len(known.bared) != len(t.bared) && len(t.taken) > 0 {
		if no := t.retell(known); no != nil {
			panic(no) // they were taken without the letters that were dropped
		}
	}
}

// watched are those who are hidden by acts that are sealed still.
func (t *Table) watched() (list []game.ID) {
	for _, r := range []Role{Challenger, Friend} {
		if len(t.sealedBy(r)) > 0 {
			list = append(list, t.hidden(t.Opening.sideOf(r))...)
		}
	}
	return list
}

// meets notes that the act just done, after so many lines of a letter, met one of those who were hidden. Who hides
// somebody shows it in the letter in which he is found by his own doing. Else his device alone knows, and says so
// in his next letter, which stops this one there.
func (t *Table) meets(l *Letter, lines int, were []game.ID) (met bool, no *Refusal) {
	if !t.found(were) {
		return false, nil
	}
	stands, stopped := t.stops[l.Number]
	if len(t.sealedBy(l.By)) > 0 || t.retold && (!stopped || stands != lines) {
		return false, refuse(ContactKept)
	}
	t.now.contact = contact{l.Number, lines}
	return true, nil
}

// opener is who has to show what he has sealed: as it was met, or as the battle is over.
func (t *Table) opener() (Role, bool) {
	if n := t.now.contact.letter; n > 0 {
		return t.contacted().By.Other(), true
	}
	if !t.over() {
		return 0, false
	}
	for _, r := range []Role{Challenger, Friend} {
		if len(t.sealedBy(r)) > 0 {
			return r, true
		}
	}
	return 0, false
}

// contacted is the letter that met somebody hidden.
func (t *Table) contacted() *Letter { return t.taken[t.now.contact.letter-1].Letter }

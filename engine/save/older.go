package save

import (
	"errors"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// How a record of older rules, or of a battle as it was then, is carried over to today's.

// Difference is what went otherwise by today's rules than in the record.
type Difference struct {
	Code string  // catalogue key, one of those below
	Act  int     // which act of the record, from 1
	Turn int     // the game turn in which it was done
	Do   string  // wire name of the act concerned
	Unit game.ID // the counter that acts, None for acts of the player
	Why  *rule.Refusal
}

// The codes of Difference, catalogue keys.
const (
	DiffersRefused  = "differs.refused"        // today's rules refuse the act: Why; it was done all the same
	DiffersDice     = "differs.other-dice"     // the act throws more or fewer dice than then
	DiffersPosition = "differs.other-position" // the act leads elsewhere than then
	DiffersLeftOut  = "differs.left-out"       // the act has no place any more: Why; it was left out
	DiffersAdded    = "differs.added"          // before the act something had to be done that the record does not have
	DiffersOver     = "differs.over"           // the battle is over before the act
)

func (o *Opening) differ(i int, a game.Action, code string, why *rule.Refusal) {
	o.differs = append(o.differs, Difference{code, i + 1, o.turn, a.Do(), o.codec.unit(a), why})
}

// carry does an act of the record as it was done then, after what has to come before it, or
// leaves it out where it has no place. On error nothing was done.
func (o *Opening) carry(i int, st game.Step) error {
	n, noted := len(o.session.Steps), len(o.differs)
	if g, ok := o.session.Game.(game.Recast); ok {
		st.Act = g.ActIn(o.rec.Rules, st.Act)
	}
	o.turn = o.session.Game.Table().Turn
	if o.session.Game.Outcome() != nil {
		o.differ(i, st.Act, DiffersOver, nil)
		return errOver
	}
	if o.endsWrongPhase(i, st.Act) || !o.makeWay(i, st.Act) {
		o.back(n, noted)
		o.parted = true
		o.differ(i, st.Act, DiffersLeftOut, o.refusal(st.Act))
		return nil
	}
	if no := o.refusal(st.Act); no != nil {
		o.differ(i, st.Act, DiffersRefused, no)
	}
	if _, err := o.session.Carry(st.Act, st.Dice); err != nil {
		o.back(n, noted)
		return err
	}
	o.compare(i, st)
	return nil
}

// errOver ends the opening of a record whose battle today's rules end earlier.
var errOver = errors.New("the battle is over")

// back returns to where an act was begun that cannot be done.
func (o *Opening) back(n, noted int) {
	o.session.Cut(n)
	o.differs = o.differs[:noted]
}

// compare notes where the act just done went otherwise than recorded. Once a position is
// another one, what comes of it says nothing new until both are the same again.
func (o *Opening) compare(i int, st game.Step) {
	done := o.session.Steps[len(o.session.Steps)-1]
	if !slices.Equal(done.Dice, st.Dice) {
		o.differ(i, st.Act, DiffersDice, nil)
		o.parted = true
	}
	if st.Hash == 0 {
		return
	}
	same := o.sum() == st.Hash
	if !same && !o.parted {
		o.differ(i, st.Act, DiffersPosition, nil)
	}
	o.parted = !same
}

// sum is the sum of the position as the record's revision made it.
func (o *Opening) sum() uint64 {
	if g, ok := o.session.Game.(game.Resummed); ok {
		return g.HashIn(o.rec.Rules)
	}
	return o.session.Game.Hash()
}

// refusal is why today's rules refuse an act, nil if they do not. Rules that break down over
// it do so again when it is carried, which says so.
func (o *Opening) refusal(a game.Action) (no *rule.Refusal) {
	defer func() { _ = recover() }()
	return o.session.Game.Check(a)
}

// mostBefore is how many acts may have to come before one of the record, and mostPhases how
// many of them may end a phase.
const (
	mostBefore = 12
	mostPhases = 2
)

// makeWay does what has to be done before an act so that it has its place: it answers what
// nobody was asked then, and ends a phase in which nobody could do anything then. It reports
// whether the act has its place after that.
func (o *Opening) makeWay(i int, a game.Action) bool {
	phases := 0
	for range mostBefore {
		no := o.refusal(a)
		if no == nil || no.Timing == rule.Timely {
			return true
		}
		if no.Timing == rule.Void {
			phases++
		}
		first := o.first(no.Timing)
		if first == nil || phases > mostPhases {
			return false
		}
		if _, err := o.session.Carry(first, nil); err != nil {
			return false
		}
		o.parted = true
		o.differ(i, first, DiffersAdded, nil)
	}
	return false
}

// first is the act that has to come first: the first offer to whoever is asked, or the end
// of the phase; nil if there is none.
func (o *Opening) first(when rule.Timing) game.Action {
	if when == rule.Void {
		return o.phaseEnd()
	}
	t := o.session.Game.Table()
	if t.Stage != game.StageQuestion {
		return nil
	}
	if offers := o.session.Game.Offers(t.Expect[0].Side, nil); len(offers) > 0 {
		return offers[0].Act
	}
	return nil
}

// phaseEnd is the act that ends the phase, nil while nobody may.
func (o *Opening) phaseEnd() game.Action {
	g := o.session.Game
	for _, offer := range g.Offers(game.B, g.Offers(game.A, nil)) {
		if offer.Verb == game.VerbEndPhase {
			return offer.Act
		}
	}
	return nil
}

// endsWrongPhase reports whether an act ends a phase later than the one it ended then, which
// today's rules have passed over: the act after it has its place now, but not then.
func (o *Opening) endsWrongPhase(i int, a game.Action) bool {
	if !o.parted || i+1 == len(o.rec.Acts) {
		return false
	}
	end := o.phaseEnd()
	next, _, err := o.codec.decodeStep(o.rec.Acts[i+1].Raw)
	if err != nil || end == nil || end.Do() != a.Do() || next.Act.Do() == a.Do() || o.void(next.Act) {
		return false
	}
	n := len(o.session.Steps)
	defer o.session.Cut(n)
	_, err = o.session.Carry(a, nil)
	return err == nil && o.void(next.Act)
}

// void reports whether an act has no place in the position.
func (o *Opening) void(a game.Action) bool {
	no := o.refusal(a)
	return no != nil && no.Timing == rule.Void
}

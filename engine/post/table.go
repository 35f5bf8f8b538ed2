package post

import (
	"bytes"
	"fmt"
	"strings"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
)

// Table is a game as its letters tell it, with the rules: who verifies has no more, and both players have
// it. Every act in it was done by Check and the dice that its keys throw.
type Table struct {
	Scenario *game.Scenario
	Opening  Opening
	Session  *game.Session

	ledger *Ledger
	cup    *Cup
	codec  *save.Codec
	phases []game.Phase
	taken  []Taken
	base   int // how many steps they did; those after them are under way
	now    state
	secrets

	goesBack int  // the number of the letter that the letter at hand takes back, 0 for none
	trusts   bool // the letters at hand were taken here before: what deputies answer in them was asked then

	dueAt moment // when dueIs was decided
	dueIs *due
}

// Taken is a letter that was taken.
type Taken struct {
	*Letter
	Raw    []byte
	before state   // as it was before it
	ledger *Ledger // likewise
}

// state is what letters change beside the position. It goes back with them.
type state struct {
	standing [2]plan.Orders // of each side
	asking
	declared game.Action // whose dice are owed, or nil
	offer    offer       // that waits for the other
	final    int         // the number of the last letter that stays, as those before it may not be taken back
	ended    *Ending
	seals    []seal
	contact  contact // that is to be shown
}

// NewTable begins the game of an opening, if its battle is known and is the one that was agreed on.
func NewTable(find save.Find, opening *Opening, nonce Nonce, anchors [2]Secret) (*Table, error) {
	sc, no := agreed(find, opening)
	if no != nil {
		return nil, no
	}
	ledger, err := NewLedger(opening, nonce, anchors)
	if err != nil {
		return nil, err
	}
	t := &Table{Scenario: sc, Opening: *opening, ledger: ledger}
	t.now.standing = [2]plan.Orders{{Standing: Asleep}, {Standing: Asleep}}
	return t, t.begin()
}

// begin sets the battle up.
func (t *Table) begin() error {
	g, err := t.Scenario.New(t.Opening.Options)
	if err != nil {
		return fmt.Errorf("%w: %w", refuse(OtherOptions), err)
	}
	t.codec, t.phases, t.secretive = save.NewCodec(t.Scenario.Actions, g), g.Table().Phases, hasSecrets(g)
	t.cup = newCup(func(whom int16) string { return g.Name(game.ID(whom)) })
	t.Session = game.Begin(g, t.cup)
	t.Session.Final = true
	t.dueIs = nil
	err = t.before()
	t.base = len(t.Session.Steps)
	return err
}

// before does what was done before the letters on one device, with the dice that fell there. Nothing in it may have
// hidden somebody: the other reads it.
func (t *Table) before() (err error) {
	defer t.cup.give(nil)
	defer func() {
		if recover() != nil {
			err = refuse(RulesFailed)
		}
	}()
	for i, line := range t.Opening.Acts {
		st, err := t.codec.Step(line)
		if err != nil || !bytes.Equal(t.codec.Line(game.Step{Act: st.Act, Dice: st.Dice}), line) {
			return refuseAct(ActLine, i)
		}
		if no := t.Session.Game.Check(st.Act); no != nil {
			return &Refusal{Code: Illegal, Act: i, Why: no}
		}
		if t.secretive && t.hides(actor(t.Session.Game, st.Act), st.Act) {
			return refuseAct(Hidden, i)
		}
		t.cup.give(append([]int{}, st.Dice...))
		if _, err := t.Session.Replay(st); err != nil {
			return refuseAct(ActLine, i)
		}
	}
	if len(t.Opening.Acts) > 0 && t.Session.Game.Outcome() != nil {
		return refuse(GameOver)
	}
	return nil
}

// agreed finds the battle of an opening. One of other rules, of other files or of another deputy waits until
// both have the same: a letter is never carried over.
func agreed(find save.Find, o *Opening) (*game.Scenario, *Refusal) {
	sc, err := find(o.Battle)
	_, known := revisions[o.Deputy]
	switch {
	case err != nil:
		return nil, refuse(OtherBattle)
	case o.Version != letterVersion:
		return nil, refuse(OtherVersion)
	case sc.Rules != o.Rules:
		return nil, refuse(OtherRules)
	case sc.Digest != o.Data:
		return nil, refuse(OtherData)
	case !known:
		return nil, refuse(OtherDeputy)
	case o.Throw != ThrowByLetter && o.Throw != ThrowStrict:
		return nil, refuse(BadMode)
	case len(o.Sides) != 2 || o.roleOf(game.A) == o.roleOf(game.B):
		return nil, refuse(BadChallenge)
	}
	return sc, nil
}

// roleOf is who leads a side.
func (o *Opening) roleOf(side game.Side) Role {
	if o.Sides[side] == roleNames[Friend] {
		return Friend
	}
	return Challenger
}

// sideOf is the side that a role leads.
func (o *Opening) sideOf(r Role) game.Side {
	if o.roleOf(game.A) == r {
		return game.A
	}
	return game.B
}

// strict reports whether every throw is declared.
func (o *Opening) strict() bool { return o.Throw == ThrowStrict }

// Letters are the letters taken so far.
func (t *Table) Letters() []Taken { return t.taken }

// Sent is how many steps the letters taken so far did. Those after them are of the letter under way.
func (t *Table) Sent() int { return t.base }

// Game is the name of the game, which both anchors go into.
func (t *Table) Game() Short { return t.ledger.Game }

// Ledger is the game by its letters alone.
func (t *Table) Ledger() *Ledger { return t.ledger.clone() }

// Declared is the act whose dice are owed, nil for none.
func (t *Table) Declared() game.Action { return t.now.declared }

// Standing is the standing order of a side that is in force.
func (t *Table) Standing(side game.Side) plan.Standing { return t.now.standing[side].Standing }

// Bids are what the deputies of a side were bid by the letters, as plan.WriteBids writes it.
func (t *Table) Bids(side game.Side) string { return t.now.standing[side].Bids }

// MayBid reports whether letters of the game may carry what deputies are bid: not in one begun before they could.
func (t *Table) MayBid() bool { return revisions[t.Opening.Deputy].bids }

// maySeal reports whether letters of the game may seal an act, likewise.
func (t *Table) maySeal() bool { return revisions[t.Opening.Deputy].seals }

// publicHash is the hash of the position as both know it: that of the true one would give away what is hidden,
// as there are few places to try.
func (t *Table) publicHash() uint64 { return t.Session.Game.Seen(game.NoSide).Hash() }

// line is an act as letters have it.
func (t *Table) line(a game.Action) string { return string(t.codec.Line(game.Step{Act: a})) }

// read reads an act of a letter. A line with dice, a hash or anything else that line does not write is none.
func (t *Table) read(line string) (game.Action, bool) {
	st, err := t.codec.Step([]byte(line))
	if err != nil || t.line(st.Act) != line {
		return nil, false
	}
	return st.Act, true
}

// deed is the act of a line of a letter by a role.
func (t *Table) deed(by Role, line string) (game.Action, bool) {
	if strings.HasPrefix(line, sealedWord) {
		return t.unseal(by, line)
	}
	a, ok := t.read(line)
	return a, ok && !names(a, game.Nowhere)
}

// throws reports whether an act that passes Check throws dice.
func (t *Table) throws(a game.Action) bool {
	var l dice.Lucky
	t.Session.Game.Clone().Apply(a, &l)
	return len(l.Dice) > 0
}

// writer is the role that writes the next letter with acts after those of a ledger; ok is false where the game is over.
func (t *Table) writer(l *Ledger) (r Role, ok bool) {
	if r, ok := t.opener(); ok {
		return r, true
	}
	if by, owed := l.Owed(); owed {
		return by, true
	}
	if l.Number <= 1 && !t.Opening.strict() {
		return Challenger, true // his letter brings the first secret that the other could not know
	}
	stage, who := game.Facts(t.Session.Game).Awaits()
	if d := t.due(); d.stop {
		return t.Opening.roleOf(d.side), true
	} else if d.act != nil {
		return t.Opening.roleOf(d.side.Other()), true
	}
	switch {
	case t.now.ended != nil, stage == game.StageOver:
		return 0, false
	case who == game.NoSide && t.asks(t.Opening.sideOf(Challenger)):
		return Challenger, true
	case who == game.NoSide:
		return Friend, true
	}
	return t.Opening.roleOf(who), true
}

// awaits is what a letter waits for that leads here.
func (t *Table) awaits() Awaits {
	stage, _ := game.Facts(t.Session.Game).Awaits()
	switch {
	case t.now.declared != nil:
		return ForSecret
	case t.now.ended != nil, stage == game.StageOver:
		return ForNothing
	case stage == game.StageQuestion, t.due().stop:
		return ForAnswer
	}
	return ForTurn
}

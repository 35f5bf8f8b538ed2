package post

import (
	"fmt"
	"reflect"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// standingWord begins the line of a letter that changes the standing order of its sender.
const standingWord = "standing "

// Take takes the next letter: its place and its secrets, then every act by the rules with the dice computed
// here. A letter that is refused changes nothing.
func (t *Table) Take(raw []byte) (*Letter, error) {
	ledger := t.ledger.clone()
	l, err := ledger.Take(raw)
	if err != nil {
		return nil, err
	}
	was := *t
	if no := t.opens(l); no != nil {
		return nil, no
	}
	before := Taken{Letter: l, Raw: raw, before: t.now, ledger: t.ledger}
	n, hash := len(t.Session.Steps), t.Session.Game.Hash()
	t.ledger = ledger
	no := t.guarded(l, before.ledger)
	if no == nil {
		no = t.leads(l)
	}
	if no == nil && t.now.contact.letter == l.Number && !t.trusts {
		no = t.asSeen(raw)
	}
	switch {
	case no == nil:
	case t.Session != was.Session: // it was told again
		*t = was
		return nil, no
	default:
		t.ledger, t.now, t.secrets, t.goesBack = before.ledger, was.now, was.secrets, 0
		if t.back(n); no.Code == RulesFailed || t.Session.Game.Hash() != hash {
			t.rebuild()
		}
		return nil, no
	}
	if t.goesBack > 0 {
		t.takeBack(l)
	}
	t.taken, t.base = append(t.taken, before), len(t.Session.Steps)
	return l, nil
}

// rebuild does all letters again from the start, as rules that broke down may have left the position in pieces.
// What was under way goes.
func (t *Table) rebuild() {
	letters, ledger, now := t.taken, t.ledger, t.now
	if len(letters) > 0 {
		ledger, now = letters[0].ledger, letters[0].before
	}
	if err := t.begin(); err != nil {
		panic(err) // it began before
	}
	t.ledger, t.now, t.taken = ledger, now, nil
	t.trusts = true
	defer func() { t.trusts = false }()
	for _, l := range letters {
		if _, err := t.Take(l.Raw); err != nil {
			panic(fmt.Errorf("post: letter %d was taken, and now: %w", l.Number, err))
		}
	}
}

// back returns to the position before step n.
func (t *Table) back(n int) {
	if n < len(t.Session.Steps) {
		t.Session.Cut(n)
	}
}

// guarded takes a letter by the rules. Rules that break down over an act that nobody could do refuse it.
func (t *Table) guarded(l *Letter, before *Ledger) (no *Refusal) {
	defer func() {
		if p := recover(); p != nil {
			no = refuse(RulesFailed)
		}
	}()
	return t.take(l, before)
}

// take takes a letter that the ledger has taken; before is the ledger as it was.
func (t *Table) take(l *Letter, before *Ledger) *Refusal {
	if no := t.places(l, before); no != nil {
		return no
	}
	t.cup.empty()
	switch l.Kind {
	case End:
		if no := t.consent(l); no != nil {
			return no
		}
	case Renew:
		t.now.declared = nil // it is declared again
	case Open:
		t.now.offer = offer{}
	default:
		if no := t.play(l); no != nil {
			return no
		}
		t.now.offer = offer{}
	}
	return nil
}

// asSeen refuses a letter that somebody could not have written who does not know what is sealed here.
func (t *Table) asSeen(raw []byte) *Refusal {
	p, no := t.public()
	if no != nil {
		return no
	}
	_, err := p.Take(raw)
	return refusalOf(err)
}

// leads refuses a letter that says it leads elsewhere than it does.
func (t *Table) leads(l *Letter) *Refusal {
	switch awaits, hash := t.end(); {
	case t.now.contact.letter > 0: // it led there for who could not know whom it met
	case l.Awaits != awaits:
		return refuse(OtherAwaits)
	case l.Hash != hash:
		return refuse(OtherPosition)
	}
	return nil
}

// end is where the letter at hand leads: what is awaited, and the hash of the position. What is taken back
// leads where the letter before it led.
func (t *Table) end() (Awaits, uint64) {
	if t.goesBack > 0 {
		l := &t.taken[t.goesBack-2]
		return l.Awaits, l.Hash
	}
	return t.awaits(), t.publicHash()
}

// places refuses a letter that has no place in the game as it stands.
func (t *Table) places(l *Letter, before *Ledger) *Refusal {
	if l.From != len(t.Session.Steps) {
		return refuse(OtherStep)
	}
	switch over := t.over(); {
	case over && l.Kind != Open && l.Kind != Answer:
		return refuse(GameOver)
	case !over && l.Kind == Open && !l.stops():
		return refuse(NotOver)
	case t.now.contact.letter > 0 && l.Kind != End && l.Kind != Renew:
		return refuse(ContactKept)
	}
	if l.Kind != Turn && l.Kind != Declare {
		return nil
	}
	by, ok := t.writer(before)
	switch {
	case !ok:
		return refuse(GameOver)
	case by != l.By:
		return refuse(NotYourTurn)
	}
	return nil
}

// over reports whether the game has ended.
func (t *Table) over() bool { return t.now.ended != nil || t.Session.Game.Outcome() != nil }

// play does the acts of a letter.
func (t *Table) play(l *Letter) *Refusal {
	side := t.Opening.sideOf(l.By)
	h, _ := headOf(l) // opens has taken it
	if no := t.orders(l, side); no != nil {
		return no
	}
	if l.Kind == Answer {
		hidden := t.watched()
		if no := t.fall(l); no != nil {
			return no
		}
		if met, no := t.meets(l, h.lines, hidden); met || no != nil {
			return no
		}
	}
	if l.Kind == Turn {
		t.pour(l.Number)
	}
	if l.Kind == Accept && len(l.Acts) > h.lines {
		return refuseAct(ActLine, h.lines)
	}
	for i := h.lines; i < len(l.Acts); i++ {
		hidden := t.watched()
		if no := t.does(l, i); no != nil {
			no.Act = i
			return no
		}
		if met, no := t.meets(l, i+1, hidden); met || no != nil {
			return no
		}
	}
	if _, stopped := t.stops[l.Number]; stopped {
		return refuse(NoContact)
	}
	return t.close(l, side, len(l.Acts)-h.lines)
}

// does does a line of a letter.
func (t *Table) does(l *Letter, i int) *Refusal {
	a, ok := t.deed(l.By, l.Acts[i])
	if !ok {
		return refuse(ActLine)
	}
	return t.step(t.Opening.sideOf(l.By), a, l.Kind, i == len(l.Acts)-1)
}

// pour gives the cup the key of a letter.
func (t *Table) pour(number int) {
	keys := t.ledger.Keys()
	for i := len(keys) - 1; i >= 0; i-- {
		if keys[i].Number == number {
			t.cup.use(number, keys[i].Key)
			return
		}
	}
	t.cup.empty()
}

// fall does the declared act, whose dice can fall now.
func (t *Table) fall(l *Letter) *Refusal {
	a := t.now.declared
	t.now.declared = nil
	if a == nil {
		return nil // it was a turn without a throw
	}
	keys := t.ledger.Keys()
	t.cup.use(keys[len(keys)-1].Number, keys[len(keys)-1].Key)
	defer t.cup.empty()
	if _, no := t.Session.Do(a); no != nil {
		return &Refusal{Code: Illegal, Act: -1, Why: no}
	}
	return nil
}

// orders takes the standing order at the head of a letter, which is in force from the next letter of the other.
func (t *Table) orders(l *Letter, side game.Side) *Refusal {
	if len(l.Acts) == 0 || !strings.HasPrefix(l.Acts[0], standingWord) {
		return nil
	}
	s, ok := plan.ParseOrders(strings.TrimPrefix(l.Acts[0], standingWord))
	if !ok || s.Bids != "" && !t.MayBid() || !plan.IsBids(t.Session.Game, side, s.Bids) {
		return refuseAct(ActLine, 0)
	}
	t.now.standing[side] = s
	return nil
}

// step does one act of a letter of a side. Whatever the absent is asked comes first, as his deputy answers it.
func (t *Table) step(side game.Side, a game.Action, kind Kind, last bool) *Refusal {
	if no := t.allows(side, a); no != nil {
		return no
	}
	if !t.maySeal() && t.hides(side, a) {
		return refuse(Hidden)
	}
	if kind != Turn && t.throws(a) {
		if kind != Declare || !last {
			return refuse(Undeclared)
		}
		t.now.declared = a
		return nil
	}
	t.Session.Do(a)
	return nil
}

// allows refuses an act that the rules forbid, or in whose place the absent is to answer otherwise.
func (t *Table) allows(side game.Side, a game.Action) *Refusal {
	if t.now.declared != nil {
		return refuse(SecretOwed)
	}
	var d due
	if !t.trusts {
		d = t.due()
	}
	switch {
	case t.trusts, d.side == side: // who answers himself needs no deputy
	case d.stop:
		return refuse(AsksOther)
	case d.act != nil && !reflect.DeepEqual(d.act, a):
		return refuse(OtherDeputyAct)
	}
	if no := t.Session.Game.Check(a); no != nil {
		return &Refusal{Code: Illegal, Why: no}
	}
	if by := actor(t.Session.Game, a); !t.trusts && by != side && (d.side == side || d.act == nil) {
		return refuse(NotYours)
	}
	return nil
}

// close refuses a letter that ends where neither the rules ask the other nor the turn is over: who could
// stop anywhere would get a new secret of the other wherever he likes. Who is asked about a reaction and sends a
// letter without one lets it be; an answer without acts brings his secret alone.
func (t *Table) close(l *Letter, side game.Side, acts int) *Refusal {
	if !t.trusts && (l.Kind == Turn || l.Kind == Declare) {
		if d := t.due(); t.now.declared == nil && d.side == side.Other() && d.act != nil {
			return refuse(StopsEarly)
		}
		if t.now.declared == nil && t.mine(side) {
			return refuse(StopsEarly)
		}
	}
	d := t.due()
	switch {
	case d.stop && d.side != side:
		t.ask(d.side)
	case d.side == side && l.Kind == Answer && d.stop && acts == 0: // what he does may throw dice, and so needs a letter of its own
	case d.side == side && l.Kind != Accept:
		t.now.passed[side] = len(t.Session.Steps) + 1
	}
	return nil
}

// mine reports whether a side has to go on.
func (t *Table) mine(side game.Side) bool {
	if d := t.due(); d.stop {
		return d.side == side && t.asks(side)
	}
	return t.asks(side)
}

// asks reports whether the rules wait for a side, alone or as well.
func (t *Table) asks(side game.Side) bool {
	for _, e := range t.Session.Game.Table().Expect {
		if e.Side == side && !e.Optional {
			return true
		}
	}
	return false
}

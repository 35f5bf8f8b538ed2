package bmw

import (
	"fmt"
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Rules is the revision of this package's rules, kept in saves.
const Rules = 4

// Battle is a game in progress: what never changes, and the position.
type Battle struct {
	sc       *Scenario
	board    *board.Board
	counters []counter
	held     []holding // the hexes that are to be held
	chosen   uint16    // the options in force, as bits
	state
	scratch
}

// scratch is at hand while an act is done. It is no part of the position: a copy begins without
// it, and the hash does not see it.
type scratch struct {
	roll   dice.Roller  // the dice of the action being applied
	events []game.Event // what the action being applied has caused so far
}

// state is the position: a value but for its slices, which clone copies.
type state struct {
	units    []unit
	piles    kit.Piles // who stands where
	turn     int
	phase    phase
	begun    bool // somebody has moved in this phase, so nobody turns any more (B-8)
	mover    mover
	shots    []shot // declared and not rolled (6.3)
	steps    kit.Stack[step]
	fight    fight
	let      [2]bool     // its heavy cavalry is released (B-183)
	shaken   [2]bool     // the army is demoralised (11.3)
	holders  []game.Side // who holds the hexes of the Hold goals (B-184)
	feints   [2]feint    // feigned flight as it was declared (B-213)
	mustered [2]int      // the turn of the last throw for late troops (B-217)
	outcome  game.Outcome
	over     bool
}

// unit is the state of one counter.
type unit struct {
	at    hex.Hex
	where game.Where
	back  bool // it lies on its back (B-2)
	flags flag
}

// flag is a fact about a counter that lasts for a phase or a player turn.
type flag uint16

const (
	moved      flag = 1 << iota // its move is over (4.1)
	turned                      // it was turned at the start of the phase (B-8)
	ranClear                    // it moved through clear hexes only (9.6)
	charging                    // it charges (9.6)
	bowFront                    // its front was up when the archery began (B-47)
	shotNow                     // it has declared its fire (6.1)
	fought                      // it has been in a combat (7.1)
	owes                        // it must attack or be attacked (7.3)
	freed                       // it disengaged this turn (8.23)
	feigning                    // it will fall back after its combat (B-213)
	ranOn                       // it pursued (B-212)
	phaseFlags = moved | turned | ranClear | shotNow | fought | owes | feigning | ranOn
	turnFlags  = charging | bowFront | freed
)

// New sets up a battle with the options that players chose; an option it does not have is an
// error.
func New(sc *Scenario, chosen map[string]string) (game.Game, error) {
	agreed, err := game.Choose(sc.Options, chosen)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", sc.ID, err)
	}
	b := &Battle{sc: sc, board: sc.Board, counters: roster(sc), held: sc.holdings()}
	b.agree(agreed)
	b.clear()
	for i := range b.counters {
		b.place(game.ID(i))
	}
	b.openAt()
	return b, nil
}

// place puts a counter where it is when the battle begins.
func (b *Battle) place(id game.ID) {
	if c := &b.counters[id]; len(c.arrives.Over) > 0 {
		b.await(id)
	} else {
		b.put(id, c.home)
	}
}

// clear makes an empty field at the start of the first turn.
func (b *Battle) clear() {
	b.units = make([]unit, len(b.counters))
	b.piles = kit.NewPiles(b.board.Cells(), len(b.counters))
	b.turn, b.mover.id = b.sc.FirstTurn, game.None
	for i := range b.units {
		b.units[i].where = game.Unplaced
	}
	b.holders = slices.Repeat([]game.Side{game.NoSide}, len(b.held))
	for s := range b.let {
		b.let[s] = b.sc.Armies[s].Held.Until == 0
	}
}

// Clone is an independent copy.
func (b *Battle) Clone() game.Game { return b.clone() }

// Seen is a copy too: in this system nobody hides anything.
func (b *Battle) Seen(game.Side) game.Game { return b.clone() }

func (b *Battle) clone() *Battle {
	c := *b
	c.state, c.scratch = b.state.clone(), scratch{}
	return &c
}

// clone is the same position in memory of its own.
func (s state) clone() state {
	s.units, s.piles, s.fight = slices.Clone(s.units), s.piles.Clone(), s.fight.clone()
	s.shots, s.steps, s.holders = slices.Clone(s.shots), slices.Clone(s.steps), slices.Clone(s.holders)
	return s
}

// Board is the battlefield.
func (b *Battle) Board() *board.Board { return b.board }

// Counters is how many counters there are.
func (b *Battle) Counters() int { return len(b.counters) }

// Name is the text id of a counter.
func (b *Battle) Name(id game.ID) string { return b.counters[id].name }

// act is an Action of this system.
type act interface {
	game.Action
	check(*Battle) *rule.Refusal
	apply(*Battle)
}

// Check says why an action may not be done now.
func (b *Battle) Check(a game.Action) *rule.Refusal {
	if b.over {
		return gameOver
	}
	x, ok := a.(act)
	if !ok {
		return unknownAct
	}
	return x.check(b)
}

// legal reports whether an act of this system may be done now.
func (b *Battle) legal(a game.Action) bool { return b.Check(a) == nil }

// Apply does an action that passed Check and then everything that follows by itself.
func (b *Battle) Apply(a game.Action, r dice.Roller) []game.Event {
	b.roll, b.events = r, nil
	a.(act).apply(b)
	b.proceed()
	events := b.events
	b.roll, b.events = nil, nil
	return events
}

// tell gives an event the die thrown for it, and how that went for a counter.
func tell(e *game.Event, id game.ID, die int, bad dice.Totals) {
	e.Dice = []int{die}
	e.Trials = []game.Trial{game.Tried(id, e.Dice, bad)}
}

// happen tells what happened to a counter.
func (b *Battle) happen(kind game.EventKind, id game.ID, ref rule.Ref) *game.Event {
	e := game.Event{Kind: kind, Side: game.NoSide, Unit: id, By: game.None, Ref: ref}
	if id != game.None {
		e.Side, e.At = b.counters[id].side, b.units[id].at
	}
	b.events = append(b.events, e)
	return &b.events[len(b.events)-1]
}

// known reports whether the id names a counter; actions come from outside.
func (b *Battle) known(id game.ID) bool { return id >= 0 && int(id) < len(b.counters) }

func (b *Battle) on(id game.ID) bool { return b.units[id].where == game.OnMap }

func (u *unit) has(f flag) bool { return u.flags&f != 0 }
func (u *unit) set(f flag)      { u.flags |= f }
func (u *unit) clear(f flag)    { u.flags &^= f }

package medieval

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
const Rules = 5

// Battle is a game in progress: what never changes, and the position.
type Battle struct {
	sc       *Scenario
	ed       *Edition
	board    *board.Board
	counters []counter
	ranks    ranks
	outlooks [2]outlook   // where the lines of each side look when they are set up
	traps    [2][]hex.Hex // the wolf pits of each side that are known here (hidden.go)
	grounds  []stake      // the hexes that are to be held (goals.go)
	changed  uint16       // the options that are not as in the list of all, as bits
	state
	scratch
}

// scratch is at hand while an act is done or thought about. It is no part of the position: a
// copy begins without it, and the hash does not see it.
type scratch struct {
	roll   dice.Roller          // the dice of the action being applied
	events []game.Event         // what the action being applied has caused so far
	ways   map[errand][]game.MP // cheapest ways found so far, kept between actions
	drawn  bool                 // the counters are this battle's alone and may change
	zones  [2][]int8            // charts of the zones of each side while a search looks at it, else nil
}

// state is the position: a value but for its slices, which clone copies.
type state struct {
	units   []unit
	piles   kit.Piles // who stands where
	turn    int
	phase   phase
	ready   [2]bool // set-up is finished
	mover   mover
	spun    []hex.Hex // the hexes that the mover has turned on and left
	steps   kit.Stack[step]
	fight   fight
	box     int // MORALE counter, positive for side A
	level   int // MORALE in force this turn (6.1.9)
	points  [2]int
	outcome game.Outcome
	over    bool
	ruins   []ruin    // fortifications destroyed (11.1.6)
	packed  []hex.Hex // where a unit rallied although the hex was full
	pits    []found   // wolf pits found (11.2.1)
	shots   []shot    // fire declared and not settled (10.2.6)
	credits [2]credit
	holders []game.Side // who holds the grounds
}

// unit is the state of one counter.
type unit struct {
	at      hex.Hex
	from    hex.Hex // where it stood before
	where   game.Where
	facing  hex.Dir
	sp      int8
	charge  int8
	fatigue int8
	back    int8    // turn in which it may return to the map (4.4.3)
	held    game.ID // banners: the unit that holds it, None when fallen
	order   order   // Ko-9 and Ko-10
	wall    hex.Dir // the direction of its palisade (Ko-15.2.3)
	razing  int8    // the turn since which it destroys its fortification, 0 if it does not (11.1.6)
	flags   flag
}

// flag is a fact about a counter that lasts for a phase or a turn.
type flag uint32

const (
	moved      flag = 1 << iota // its move of this turn is over
	entered                     // it entered a hex in this phase
	attacked                    // it has attacked in this phase
	assailed                    // it has been attacked in this phase
	countered                   // it has countercharged in this phase (5.7.7)
	tested                      // it has tested for fatigue this turn (13.2.2)
	exerted                     // a leader: he moved, fought or influenced a fight this turn (13.1.3)
	restless                    // a leader: his owner does not let him rest this turn (13.1.5)
	rallied                     // it may regroup in this phase (9.1.6)
	handed                      // a banner that was passed this turn
	combatSide                  // a ranged unit in combat formation (10.1.1)
	reformed                    // it changed formation in this phase
	shotReact                   // it shot in an enemy movement phase this turn (10.1.6)
	shotOwn                     // horse archers: it shot in its own movement this turn (10.5.7)
	stopped                     // it may not leave its hex in this phase
	shiltron                    // it stands in a shiltron (11.3.1)
	stakes                      // it has a palisade (Ko-15.1.1)
	staked                      // its palisade is set up (Ko-15.2.1)
	woken                       // a leader: his command was attacked and is free from its owner's next phase
	freed                       // a leader: his command was freed by an attack
	stirred                     // a leader: his reserve was moved and has been paid for
	arrived                     // it came onto the map as a reinforcement this turn
	unveiled                    // a leader: his regiment came out of hiding
	spotted                     // a leader: the enemy found out where his regiment hides
	relocated                   // a leader: his regiment moved in hiding this turn
	trophy                      // a banner: the enemy has captured it and it was not taken back
)

// phaseFlags end with a phase, turnFlags with a game turn.
const (
	phaseFlags = entered | attacked | assailed | countered | rallied | reformed | stopped
	turnFlags  = arrived | relocated | moved | tested | exerted | restless | handed | shotReact | shotOwn
)

// New sets up a battle with the options that players chose; one it does not have is an error.
func New(sc *Scenario, chosen map[string]string) (game.Game, error) {
	agreed, err := game.Choose(sc.Choices, chosen)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", sc.ID, err)
	}
	b := &Battle{sc: sc, ed: sc.Edition, board: sc.Board, counters: roster(sc)}
	b.agree(agreed)
	b.armBows()
	b.ranks = b.ed.enrol(b.counters)
	b.units = make([]unit, len(b.counters))
	b.piles = kit.NewPiles(b.board.Cells(), len(b.counters))
	for i := range b.units {
		c := &b.counters[i]
		b.units[i] = unit{where: game.Unplaced, sp: int8(c.sp), fatigue: b.freshness(c.fatigue), held: game.None, flags: b.outset(c.kind)}
	}
	b.turn, b.phase, b.box = sc.FirstTurn, setUp, b.firstBox()
	b.outlooks = [2]outlook{b.look(game.A), b.look(game.B)}
	b.station()
	b.stakeOut()
	b.traps = sc.traps()
	b.claim()
	for side := range sc.Armies {
		b.points[side] = sc.Armies[side].Begins
	}
	b.level = b.moraleLevel()
	b.mover.id = game.None
	if sc.Opening.Begins {
		b.openAt()
	}
	return b, nil
}

// outset is how a counter begins: ranged units ready to shoot, janissaries behind their
// palisades (Ko-15.1.1, R-385).
func (b *Battle) outset(k Kind) flag {
	switch {
	case k.Ranged():
		return combatSide
	case b.elite(k):
		return stakes | staked
	}
	return 0
}

// Clone is an independent copy.
func (b *Battle) Clone() game.Game { return b.clone() }

func (b *Battle) clone() *Battle {
	if b.drawn {
		b.drawn = false // from now on the copy has them too
	}
	c := *b
	c.state, c.scratch = b.state.clone(), scratch{}
	return &c
}

// redraw lets what the counters are change: positions from before keep theirs.
func (b *Battle) redraw() {
	if !b.drawn {
		b.counters, b.drawn = slices.Clone(b.counters), true
	}
}

// clone is the same position in memory of its own.
func (s state) clone() state {
	s.units, s.piles, s.steps, s.fight = slices.Clone(s.units), s.piles.Clone(), slices.Clone(s.steps), s.fight.clone()
	s.ruins, s.pits, s.shots, s.holders = slices.Clone(s.ruins), slices.Clone(s.pits), slices.Clone(s.shots), slices.Clone(s.holders)
	s.packed = slices.Clone(s.packed)
	s.spun = slices.Clone(s.spun)
	return s
}

// Board is the battlefield.
func (b *Battle) Board() *board.Board { return b.board }

// Counters is how many counters there are.
func (b *Battle) Counters() int { return len(b.counters) }

// Name is the text id of a counter.
func (b *Battle) Name(id game.ID) string { return b.counters[id].name }

// Apply does an action that passed Check and then everything that follows by itself.
func (b *Battle) Apply(a game.Action, r dice.Roller) []game.Event {
	b.roll, b.events = r, nil
	a.(act).apply(b)
	b.proceed()
	events := b.events
	b.roll, b.events = nil, nil
	return events
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
	return b.ed.reason(x.check(b))
}

// legal reports whether an act of this system may be done now.
func (b *Battle) legal(a game.Action) bool { return !b.over && a.(act).check(b) == nil }

// act is an Action of this system.
type act interface {
	game.Action
	check(*Battle) *rule.Refusal
	apply(*Battle)
}

// throw throws the dice of a test.
//
//go:noinline
func (b *Battle) throw(t dice.Test) []int { return dice.Throw(b.roll, t) }

// decide throws the dice of a test that changes something by whether it turns out well and by
// nothing else. Where they cannot decide it none are thrown.
func (b *Battle) decide(t dice.Test) (thrown []int, good bool) {
	good, settled := t.Settled()
	if settled {
		return nil, good
	}
	thrown = b.throw(t)
	return thrown, t.Good.Has(dice.Sum(thrown))
}

// emit tells everybody what happened; where somebody hides is nobody's business.
//
//go:noinline
func (b *Battle) emit(e game.Event) {
	if e.Unit != game.None && b.concealed(e.Unit) {
		e.At = hex.Hex{}
	}
	b.events = append(b.events, e)
}

// known reports whether the id names a counter; actions come from outside.
//
//go:noinline
func (b *Battle) known(id game.ID) bool { return id >= 0 && int(id) < len(b.counters) }

func (u *unit) has(f flag) bool { return u.flags&f != 0 }
func (u *unit) set(f flag)      { u.flags |= f }
func (u *unit) clear(f flag)    { u.flags &^= f }

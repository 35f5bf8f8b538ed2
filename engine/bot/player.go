package bot

import (
	"iter"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// Player is a player of one side at some level. It is asked about a position, thinks as long as
// it is let, and then has an answer. The same questions with the same brief get the same answers,
// however the thinking was cut. It knows what its side may know and nothing else.
type Player struct {
	brief   Brief
	side    game.Side
	sight   sight
	weights *Weights // once it has looked at a battle
	memory
	before memory // as it was when the question was asked
	nodes  int    // spent so far
	quota  int    // left of the thinking allowed now
	field  field
	fight  allotment
	avoid  []hex.Hex // a plan does not lead there, as another does
	shun   []game.ID // enemies whom a plan leaves be, as another goes for them

	pause  func(struct{}) bool // hands over to whoever lets it think
	resume func() (struct{}, bool)
	stop   func()
	choice Choice
	plans  []Plan
	answer bool // the choice is made, or the plans are

	dropping bool

	// Of one in the mind of another: what it is to do, and has done.
	draft draft
	did   []Choice
	blind bool // it did not look at the position in which it acts
}

// memory is what a player keeps from one question to the next.
type memory struct {
	temper
	mood     *Weights    // of the turn, nil for the usual
	whole    plan.Deed   // what all are told in it, "" for nothing
	composed int         // the turn for which the mood was chosen
	heat     int         // nodes that a turn and its reply took in the mind the last time
	reacted  budget      // what went into reactions
	cup      dice.Seeded // throws between equals
	march    march
	ahead    forethought
	told     []Task // what everybody is about, in the last movement that was prepared
}

func (m memory) clone() memory {
	m.march.done, m.march.orders = slices.Clone(m.march.done), slices.Clone(m.march.orders)
	m.march.path, m.march.chased = slices.Clone(m.march.path), slices.Clone(m.march.chased)
	return m
}

// Brief is what a player is told before a battle.
type Brief struct {
	Level   Level
	Posture game.Posture
	Seed    uint64
	Weights *Weights // nil for those that come with the program
	Wards   []Ward   // of who leads a part of its side only
}

// Choice is an act and why it is done.
type Choice struct {
	Act  game.Action // nil to leave a reaction be, or if there is nothing to do
	Why  Reason
	Unit game.ID // who acts, or None
	At   hex.Hex // where it leads, when Aim is set
	Aim  bool
	On   []game.ID // the enemies it is about

	Task Task // what it is a part of, of a movement; the zero Task for none

	gain int // how much better the place is than where it was
}

// NewPlayer makes a player for a side.
func NewPlayer(side game.Side, b Brief) *Player {
	if b.Wards != nil {
		b.Wards = slices.Clone(b.Wards)
		b.Posture.Stand = false // their orders say where to stand
	}
	t := usualTemper
	if b.Posture.Stand {
		t = standing
	}
	return &Player{brief: b, side: side, sight: sights[b.Level], memory: memory{temper: t, cup: dice.Seeded(b.Seed)}}
}

// Ask puts a position before the player. What it thought about another one, and did not end, is
// dropped; what it plans for the phase it keeps.
func (p *Player) Ask(g game.Game) {
	p.Drop()
	view := game.Look(g, p.side)
	p.begin(func() { p.choice = p.decide(view) })
}

// begin begins to think of something, as long as it is let.
func (p *Player) begin(think func()) {
	p.answer, p.choice, p.plans, p.before = false, Choice{}, nil, p.memory.clone()
	p.resume, p.stop = iter.Pull(func(yield func(struct{}) bool) {
		p.pause = yield
		defer p.giveUp()
		think()
	})
}

// dropped ends a thought that nobody waits for any more.
type dropped struct{}

// giveUp lets a thought end that was dropped.
func (p *Player) giveUp() {
	if p.dropping {
		_ = recover() // it is a dropped{}
	}
}

// Think goes on thinking for about so many nodes, each a copy tried or a forecast made, and
// reports whether the answer is there.
func (p *Player) Think(nodes int) (done bool) {
	if p.resume == nil || p.answer {
		return true
	}
	p.quota = nodes
	if _, more := p.resume(); !more {
		p.answer, p.resume, p.stop = true, nil, nil
	}
	return p.answer
}

// Answer is what the player does in the position it was asked about, once Think reports that it
// is done.
func (p *Player) Answer() Choice { return p.choice }

// Drop ends the thinking about a position that nobody asks about any more.
func (p *Player) Drop() {
	if p.stop != nil {
		p.dropping = true
		p.stop()
		p.dropping, p.resume, p.stop = false, nil, nil
		p.memory = p.before
	}
}

// Choose is the act of the answer, thought to the end at once.
func (p *Player) Choose(g game.Game) game.Action {
	p.Drop()
	p.pause = nil
	p.choice, p.answer = p.decide(game.Look(g, p.side)), true
	return p.choice.Act
}

// Nodes is how much the player has thought so far.
func (p *Player) Nodes() int { return p.nodes }

// spend counts some thinking and hands over when what was allowed is used up.
func (p *Player) spend(n int) {
	p.nodes += n
	if p.quota -= n; p.quota <= 0 && p.pause != nil && !p.pause(struct{}{}) {
		panic(dropped{})
	}
}

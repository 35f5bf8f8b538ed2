package bot

import (
	"slices"

	"gonfalon/engine/bot/league"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Kind is what somebody decided: a catalogue key.
type Kind string

// The kinds of decisions.
const (
	KindMove     Kind = "move"     // where a counter went
	KindStay     Kind = "stay"     // that it stayed
	KindAttack   Kind = "attack"   // whom some attacked
	KindIdle     Kind = "idle"     // that they attacked nobody
	KindShot     Kind = "shot"     // at whom somebody shot
	KindUnshot   Kind = "unshot"   // that he did not shoot
	KindAnswer   Kind = "answer"   // what a question was answered with
	KindReaction Kind = "reaction" // how somebody reacted
	KindSpared   Kind = "spared"   // that he did not
	KindOrder    Kind = "order"    // what those did in a movement who are led together
)

// Fault is a decision that cost something, as the player weighs it.
type Fault struct {
	Step, To int // what was done are the steps from one to before the other; none where nothing was
	Side     game.Side
	Kind     Kind
	Unit     game.ID   // who decided, None for nobody by name
	On       []game.ID // the enemies it was about
	Better   Choice    // its Act is nil where it were better to let it be
	Facing   hex.Dir   // of a better place
	Cost     int       // in hundredths of a strength point
	Decides  bool      // it may have cost the battle
	Command  *Command  // of an order

	ways suspect
}

// Verdict is how far the player thought side A ahead before a step, in hundredths of a strength point.
type Verdict struct{ Step, Ahead int }

// How many faults of a side are kept, and how small they may be, in the player's own measure.
const mostFaults, leastFault = 10, 6

// Analysis looks at the decisions of a game that was played, each as the side that took it could see
// the field. Of a decision it knows what was done with the others of the same phase, and asks what
// else could have been done with this one. The same game has the same analysis.
type Analysis struct {
	sess   *game.Session
	minds  [2]*Player
	game   game.Game // before the next step
	next   int
	faults [2][]Fault
	orders [2][]Fault // that are to be played out
	rivals []league.Member
	course []Verdict
	mean   int    // what a mean unit has, in hundredths of a strength point
	proved [2]int // nodes that went into proofs, by side

	tested, suspects int // how many faults were played out, of how many

	still []game.ID
	end   game.Action // that ends a phase, nil until there was one
	phase spell
}

// spell is what was done in a phase.
type spell struct {
	now    moment
	begun  bool
	fights []fight
	ends   []game.Piece // where all stood as it ended
	moved  []game.ID
	until  int // the step that ends the move at hand
}

// fight is an attack of a phase.
type fight struct {
	step int
	odds *game.Odds
}

// Analyse begins to look at a game: Think goes on with it.
func Analyse(s *game.Session, posture [2]game.Posture) *Analysis {
	a := &Analysis{sess: s, game: s.At(0), rivals: league.Members()}
	for side := range a.minds {
		a.minds[side] = NewPlayer(game.Side(side), Brief{Level: Captain, Posture: posture[side], Seed: 1})
	}
	lead, other := a.minds[game.A], a.minds[game.B]
	other.pause = func(struct{}) bool {
		goes := lead.pause(struct{}{})
		other.quota = lead.quota
		return goes
	}
	a.mean = meanStrength(a.game)
	lead.begin(a.run)
	return a
}

// meanStrength is what a mean unit of a battle has, in hundredths of a strength point.
func meanStrength(g game.Game) int {
	n, units := 0, 0
	for id := range game.ID(g.Counters()) {
		if c := g.Piece(id); c.Rank == game.Unit {
			n, units = n+100*c.FullSP, units+1
		}
	}
	return n / max(1, units)
}

// Think goes on for about so many nodes and reports whether all is looked at.
func (a *Analysis) Think(nodes int) bool { return a.minds[game.A].Think(nodes) }

// Drop ends it before its end.
func (a *Analysis) Drop() { a.minds[game.A].Drop() }

// Progress is how many steps were looked at, of how many: half of that is to find faults, and half to play them out.
func (a *Analysis) Progress() (done, of int) {
	of = len(a.sess.Steps)
	return (a.next + of*a.tested/max(1, a.suspects)) / 2, of
}

// Faults are the decisions of a side that cost most, the costliest first.
func (a *Analysis) Faults(s game.Side) []Fault { return a.faults[s] }

// Course is how far side A was thought ahead as each phase began, and at the end.
func (a *Analysis) Course() []Verdict { return a.course }

func (a *Analysis) run() {
	for a.next < len(a.sess.Steps) {
		if a.turnPage() {
			a.ordered()
		}
		a.judge(&a.sess.Steps[a.next])
		a.sess.Forward(a.game, a.next, a.next+1)
		a.next++
		a.minds[game.A].spend(1)
	}
	a.value()
	a.prove()
}

// turnPage looks ahead to the end of a phase, and reports whether one begins.
func (a *Analysis) turnPage() bool {
	turn, phase := a.game.Clock()
	now := moment{turn, phase}
	if a.phase.begun && a.phase.now == now {
		return false
	}
	a.value()
	a.phase = spell{now: now, begun: true}
	g := a.game.Clone()
	for n := a.next; n < len(a.sess.Steps); n++ {
		if turn, phase := g.Clock(); now != (moment{turn, phase}) {
			break
		}
		a.phase.ends = pieces(g, a.phase.ends)
		if o := g.Forecast(a.sess.Steps[n].Act); o != nil && len(o.Defenders) > 0 {
			a.phase.fights = append(a.phase.fights, fight{n, o})
		}
		a.sess.Forward(g, n, n+1)
		a.minds[game.A].spend(1)
	}
	return true
}

func pieces(g game.Game, to []game.Piece) []game.Piece {
	to = to[:0]
	for id := range game.ID(g.Counters()) {
		to = append(to, g.Piece(id))
	}
	return to
}

// value weighs the position, as each side sees it.
func (a *Analysis) value() {
	if stage, _ := game.Facts(a.game).Awaits(); stage == game.StageSetUp || stage == game.StageOver {
		return
	}
	n := 0
	for side, sign := range []int{1, -1} {
		p := a.minds[side]
		v := game.Look(a.game, p.side)
		n += sign * p.estimate(p.behold(v), v)
	}
	a.course = append(a.course, Verdict{a.next, n / 2 * a.mean / 100})
}

// judge looks at the decision that a step is, and at what it leaves be.
func (a *Analysis) judge(st *game.Step) {
	stage, side := game.Facts(a.game).Awaits()
	if side > game.B || st.Older {
		return
	}
	switch stage {
	case game.StageQuestion:
		a.answered(a.minds[side], st)
	case game.StageFree:
		if a.reacted(a.minds[side.Other()], st) {
			return
		}
		if a.next >= a.phase.until {
			a.acted(a.minds[side], st)
		}
	}
}

// sees is the position as a player sees it, with what is offered to his side.
func (a *Analysis) sees(p *Player) (*field, []game.Offer) {
	v := game.Look(a.game, p.side)
	offers := v.Offers(p.side, nil)
	if end := offered(offers, game.VerbEndPhase); end != nil {
		a.end = end.Act
	}
	return p.behold(v), offers
}

// acted looks at what a side did of its own will.
func (a *Analysis) acted(p *Player, st *game.Step) {
	f, offers := a.sees(p)
	odds := f.game.Forecast(st.Act)
	end := offered(offers, game.VerbEndPhase)
	switch {
	case end != nil && end.Act.Do() == st.Act.Do():
		a.left(p, f, offers)
	case odds != nil && len(odds.Defenders) > 0 && len(odds.Attackers) > 0:
		if f.facts.Trade(f.now.phase) == game.TradeFight && !shoots(offers, st.Act) {
			a.attacked(p, f, offers, odds)
		} else {
			a.shot(p, f, offers, odds)
		}
	default:
		a.moved(p, f)
	}
}

// shoots reports whether an act is a shot.
func shoots(offers []game.Offer, act game.Action) bool {
	return slices.ContainsFunc(offers, func(o game.Offer) bool { return o.Verb == game.VerbShoot && o.Act.Do() == act.Do() })
}

// blame keeps a fault if it is among the worst; of one counter that stays or spares again and again
// only the worst.
func (a *Analysis) blame(x Fault, cost int) {
	if cost < leastFault {
		return
	}
	x.Decides = cost >= decided/10
	x.Cost = min(cost, decided) * a.mean / 100
	list := a.faults[x.Side]
	if again := slices.IndexFunc(list, func(o Fault) bool { return o.like(&x) }); again >= 0 {
		if list[again].Cost >= x.Cost {
			return
		}
		list = slices.Delete(list, again, again+1)
	}
	list = append(list, x)
	game.SortBy(list, func(f Fault) int { return f.Cost })
	a.faults[x.Side] = list[:min(mostSuspects, len(list))]
}

// like reports whether two faults are one that lasts.
func (x *Fault) like(y *Fault) bool {
	return x.Kind == y.Kind && x.Unit == y.Unit && (x.Kind == KindStay || x.Kind == KindSpared || x.Kind == KindIdle || x.Kind == KindUnshot)
}

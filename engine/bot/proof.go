package bot

import (
	"slices"

	"gonfalon/engine/bot/league"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// A fault that looks like one at a glance is played out both ways before it is shown: as it was done and as it had
// better been, each with the same throws and against several ways of the enemy, to the end of his reply. What gains
// nothing so is no fault.

// How a fault is proved.
const (
	mostSuspects = 12      // decisions of a side that are looked at closer
	mostProofs   = 30      // throws of each way
	fewProofs    = 10      // after so many, and as many more, what gains not at all surely so far is no fault
	proving      = 120_000 // nodes that may go into the proofs of a side, in the measure of an allowance
	mostShare    = 1000    // all that there is to win
	half         = 500     // what is half of it
	swaying      = 300     // of it, what may have cost the battle
)

// bar is what a fault has to reach when it is played out.
type bar struct {
	share int // of all that there is to win
	sure  int // how surely, in tenths of what chance makes of it
	turns int // that are played out at most
}

// high is the bar of most faults. What fights has a forecast, by which it was found, and needs no more than not to be
// refuted.
var (
	high = bar{80, 20, 3}
	bars = map[Kind]bar{KindAttack: {1, 0, 1}, KindIdle: {1, 0, 1}, KindShot: {1, 0, 1}, KindUnshot: {1, 0, 1}}
)

// passes reports whether so many gains reach a bar.
func (b bar) passes(sum, square, n int) bool {
	mean := sum / n
	variance := max(0, square/n-mean*mean)
	return mean >= b.share && mean*mean*n*100 >= b.sure*b.sure*variance
}

// suspect is what was done in a fault, what else could have been, and of an order whose it is.
type suspect struct {
	did, could []game.Action
	units      []game.ID
}

// Ways are what was done in a fault, and what else could have been: each until the end of the phase, or one act, or
// none.
func (x *Fault) Ways(s *game.Session) (did, could []game.Action) {
	switch {
	case x.ways.did != nil:
		return x.ways.did, x.ways.could
	case x.To > x.Step:
		did = actsOf(s.Steps[x.Step].Act)
	}
	return did, actsOf(x.Better.Act)
}

// prove keeps of the faults of both sides those that gain when they are played out.
func (a *Analysis) prove() {
	for side := range a.faults { // orders first: they tell more
		a.faults[side] = append(a.orders[side], a.faults[side]...)
	}
	a.suspects = max(1, len(a.faults[game.A])+len(a.faults[game.B]))
	for side := range a.faults {
		kept := a.faults[side][:0]
		for _, x := range a.faults[side] {
			a.tested++
			if len(kept) < mostFaults && !covered(kept, &x) && a.holds(&x) {
				kept = append(kept, x)
			}
		}
		game.SortBy(kept, func(f Fault) int { return f.Cost })
		a.faults[side] = kept
	}
	a.tested = a.suspects
}

// covered reports whether what was done is a part of an order that is a fault, and so told with it.
func covered(list []Fault, x *Fault) bool {
	return (x.Kind == KindMove || x.Kind == KindStay) && slices.ContainsFunc(list, func(o Fault) bool {
		return o.Kind == KindOrder && o.Step <= x.Step && x.Step <= o.To && contains(o.ways.units, x.Unit)
	})
}

// holds reports whether a fault gains when it is played out, and sets its cost to what that is.
func (a *Analysis) holds(x *Fault) bool {
	if a.proved[x.Side] > proving {
		return false
	}
	p := a.minds[x.Side]
	start := p.nodes
	defer func() { a.proved[x.Side] += (p.nodes - start) * (100 + len(p.field.pieces)) / 100 }()
	f := a.before(x)
	a.still = a.still[:0] // nobody moves who did not in the game
	for id := range game.ID(len(f.pieces)) {
		a.still = append(a.still, id)
	}
	did, could := x.Ways(a.sess)
	now := p.balance(f, f.game, false)
	sum, square := 0, 0
	b, known := bars[x.Kind]
	if !known {
		b = high
	}
	for n := range mostProofs {
		if n > 0 && n%fewProofs == 0 && !(bar{share: 1, sure: b.sure * n / mostProofs}).passes(sum, square, n) {
			return false
		}
		gain := squashed(a.outcome(p, f, could, n, b.turns)-now) - squashed(a.outcome(p, f, did, n, b.turns)-now)
		sum, square = sum+gain, square+gain*gain
	}
	if !b.passes(sum, square, mostProofs) {
		return false
	}
	mean := sum / mostProofs
	x.Decides = mean >= swaying
	x.Cost = 2 * half * mean / max(mostShare/2, 2*mostShare-mean) * a.mean / 100
	return true
}

// before is the position of a fault as the side that decided saw it.
func (a *Analysis) before(x *Fault) *field {
	p := a.minds[x.Side]
	return p.behold(game.Look(a.sess.At(x.Step), p.side))
}

// squashed is what a position is worth, in thousandths of all that there is to win: a battle that is won by chance
// outweighs not everything else.
func squashed(n int) int { return mostShare * n / (abs(n) + half) }

// outcome is what a position is worth that one way of a fault leads to with some throws, against one of the
// league.
func (a *Analysis) outcome(p *Player, f *field, acts []game.Action, sample, turns int) int {
	d := draft{now: f.now}
	var first []game.Action
	switch stage, side := f.facts.Awaits(); {
	case stage == game.StageQuestion || side != p.side:
		first, d.spare = acts, len(acts) == 0
	default:
		d.loose = true
		for _, act := range acts {
			d.acts = append(d.acts, Choice{Act: act, Unit: game.None})
		}
	}
	own := p.mind(f, p.weights, d)
	if d.loose {
		own.march.now, own.march.done = f.now, a.still
	}
	g := p.castAgainst(f, own, a.rivals[sample%len(a.rivals)], 5000+sample, func(now moment) bool {
		return now.turn >= f.now.turn+turns && now.phase >= f.now.phase
	}, first...)
	return p.balance(f, g, false)
}

// done are the acts of some steps of the game.
func (a *Analysis) done(from, to int) (acts []game.Action) {
	for _, st := range a.sess.Steps[from:max(to, from+1)] {
		acts = append(acts, st.Act)
	}
	return acts
}

// strikes reports whether a step is an attack of the phase.
func (a *Analysis) strikes(step int) bool {
	return slices.ContainsFunc(a.phase.fights, func(x fight) bool { return x.step == step })
}

// suspected notes what was done and what could have been, and after both what others of the side did in the phase. Where
// nothing was done but to end a phase, that comes after what could have been.
func (a *Analysis) suspected(x *Fault, could []game.Action) {
	did := a.done(x.Step, x.To)
	if x.To == x.Step {
		could = append(slices.Clone(could), did...)
	}
	var rest []game.Action
	for n := max(x.To, x.Step+1); n < len(a.sess.Steps) && (moment{a.sess.Steps[n].Turn, a.sess.Steps[n].Phase}) == a.phase.now; n++ {
		if id := a.mover(n, x.Side); id != game.None && id != x.Unit || a.strikes(n) {
			rest = append(rest, a.sess.Steps[n].Act)
		}
	}
	if a.end != nil {
		rest = append(rest, a.end)
	}
	x.ways = suspect{did: append(did, rest...), could: append(slices.Clone(could), rest...)}
}

// castAgainst has one in the player's mind play on from the field as it is, against a member of the league, with dice as
// they fall, until it is over. What is done at first may be an act that somebody else waits for.
func (p *Player) castAgainst(f *field, own *Player, m league.Member, sample int, over func(moment) bool, first ...game.Action) game.Game {
	seed := p.brief.Seed + uint64(sample)<<32
	g, cup := f.game.Clone(), dice.Seeded(seed+uint64(f.now.turn)<<16)
	for _, act := range first {
		g.Apply(act, &cup)
	}
	own.brief.Seed, own.cup = seed, dice.Seeded(seed)
	var players [2]Chooser
	players[p.side], players[p.side.Other()] = own, league.New(m, p.side.Other(), game.Posture{}, seed)
	for range longest {
		turn, phase := g.Clock()
		if g.Outcome() != nil || over(moment{turn, phase}) {
			break
		}
		spent := own.nodes
		a := Next(g, players)
		if p.spend(1 + own.nodes - spent); a == nil {
			break
		}
		g.Apply(a, &cup)
	}
	return g
}

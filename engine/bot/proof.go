package bot

import (
	"slices"

	"gonfalon/engine/game"
)

// A fault that looks like one at a glance is played out both ways before it is shown: as it was done and as it had
// better been, each with the same throws and against several ways of the enemy, to the end of his reply. What gains
// nothing so is no fault.

// How a fault is proved.
const (
	mostSuspects = 12      // decisions of a side that are looked at closer
	mostProofs   = 20      // throws of each way
	fewProofs    = 8       // after so many it is no fault that gains nothing so far
	proving      = 400_000 // nodes that may go into all proofs, in the measure of an allowance
	mostShare    = 1000    // all that there is to win
	half         = 500     // what is half of it
	swaying      = 300     // of it, what may have cost the battle
)

// sure is how surely a fault has to gain, in tenths of what chance makes of it: of a move less is known without playing it
// out than of an attack, which has a forecast.
var sure = map[Kind]int{KindMove: 15, KindStay: 15, KindAttack: 5, KindIdle: 5, KindShot: 5, KindUnshot: 5}

// rivals are ways of the enemy in a proof, besides the usual one.
var rivals = [...][]shift{{}, {{hunt, 500}, {approach, 220}, {danger, 25}}, {{approach, 220}, {danger, 50}, {daring, 0}}}

// suspect is what was done in a fault, and what else could have been.
type suspect struct{ did, could []game.Action }

// prove keeps of the faults of both sides those that gain when they are played out.
func (a *Analysis) prove() {
	a.suspects = max(1, len(a.faults[game.A])+len(a.faults[game.B]))
	for side := range a.faults {
		kept := a.faults[side][:0]
		for _, x := range a.faults[side] {
			a.tested++
			if len(kept) < mostFaults && a.holds(&x) {
				kept = append(kept, x)
			}
		}
		sortedBy(kept, func(f Fault) int { return f.Cost })
		a.faults[side] = kept
	}
	a.tested = a.suspects
}

// holds reports whether a fault gains when it is played out, and sets its cost to what that is. Answers and reactions
// were tried with throws as they were found.
func (a *Analysis) holds(x *Fault) bool {
	switch x.Kind {
	case KindAnswer, KindReaction, KindSpared:
		return true
	}
	if a.proved > proving {
		return false
	}
	p := a.minds[x.Side]
	start := p.nodes
	defer func() { a.proved += (p.nodes - start) * (100 + len(p.field.pieces)) / 100 }()
	f := p.behold(game.Look(a.sess.At(x.Step), p.side))
	a.still = a.still[:0] // nobody moves who did not in the game
	for id := range game.ID(len(f.pieces)) {
		a.still = append(a.still, id)
	}
	sum, square := 0, 0
	for n := range mostProofs {
		if n == fewProofs && sum <= 0 {
			return false
		}
		gain := a.gain(p, f, x, n)
		sum, square = sum+gain, square+gain*gain
	}
	mean := sum / mostProofs
	variance := max(0, square/mostProofs-mean*mean)
	if mean < leastFault || mean*mean*mostProofs*100 < sure[x.Kind]*sure[x.Kind]*variance {
		return false
	}
	x.Decides = mean >= swaying
	x.Cost = 2 * half * mean / max(mostShare/2, 2*mostShare-mean) * a.mean / 100
	return true
}

// squashed is what a position is worth, in thousandths of all that there is to win: a battle that is won by chance
// outweighs not everything else.
func squashed(n int) int { return mostShare * n / (abs(n) + half) }

// gain is what a fault costs with some throws, against one of the ways of the enemy.
func (a *Analysis) gain(p *Player, f *field, x *Fault, sample int) int {
	now := p.balance(f, f.game, false)
	ends := func(acts []game.Action) int {
		d := draft{now: f.now, loose: true}
		for _, act := range acts {
			d.acts = append(d.acts, Choice{Act: act, Unit: game.None})
		}
		own := p.mind(f, p.weights, d)
		own.march.now, own.march.done = f.now, a.still
		foe := p.weights.shifted(rivals[sample%len(rivals)])
		g := p.castOn(f, own, foe, 5000+sample, func(now moment) bool {
			return now.turn > f.now.turn && now.phase >= f.now.phase
		})
		return squashed(p.balance(f, g, false) - now)
	}
	return ends(x.ways.could) - ends(x.ways.did)
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

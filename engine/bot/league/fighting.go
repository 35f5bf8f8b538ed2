package league

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

// promise is what an act decided by dice may be expected to bring the side that does it, in hundredths
// of a strength point; ok is false for other acts.
func (p *Player) promise(a game.Action) (n int, ok bool) {
	odds := p.scene.game.Forecast(a)
	if odds == nil || len(odds.Defenders) == 0 {
		return 0, false
	}
	n = plan.Prospect(p.scene.game, odds)
	if p.member.heads == 0 {
		return n, true
	}
	for _, h := range odds.At {
		if among(h, p.scene.heads) {
			return n + p.member.heads*hurt(odds)/100, true
		}
	}
	return n, true
}

// hurt is the chance of a forecast, in hundredths, that it goes ill with the defender.
func hurt(o *game.Odds) int {
	ways, of := 0, 1
	for i := range o.Chances {
		c := &o.Chances[i]
		if of = c.Of; c.Result.Defend != (game.Harm{}) {
			ways += c.Ways
		}
	}
	return 100 * ways / of
}

// strike is the attack or the shot that promises most; nil if none promises enough.
func (p *Player) strike() game.Action {
	duties := p.scene.game.Duties(p.side)
	var best *game.Offer
	top := 0
	for i := range p.offers {
		o := &p.offers[i]
		if o.Verb != game.VerbAttack && o.Verb != game.VerbShoot {
			continue
		}
		n, ok := p.promise(o.Act)
		least := p.member.dares
		if o.Verb == game.VerbShoot {
			least = 0
		}
		if ok && (n > least || o.Verb == game.VerbAttack && len(duties) > 0) && (best == nil || n > top) {
			best, top = o, n
		}
	}
	if best == nil {
		return nil
	}
	return best.Act
}

// react does the reaction that promises most, and leaves it be if none promises anything.
func (p *Player) react() game.Action {
	var best game.Action
	top := max(0, p.member.dares)
	for i := range p.offers {
		if n, ok := p.promise(p.offers[i].Act); ok && n > top {
			best, top = p.offers[i].Act, n
		}
	}
	return best
}

// answer is the answer to a question that looks best.
func (p *Player) answer() game.Action { return p.least().Act }

// least is the offer that looks best, or least bad.
func (p *Player) least() *game.Offer {
	best, top := 0, 0
	for i := range p.offers {
		if n := p.glance(&p.offers[i]); i == 0 || n > top {
			best, top = i, n
		}
	}
	return &p.offers[best]
}

// glance is what an offer looks to be worth.
func (p *Player) glance(o *game.Offer) int {
	v := &p.scene
	if n, ok := p.promise(o.Act); ok {
		return n / 10
	}
	if o.Unit == game.None {
		return 0
	}
	switch class := v.codes.VerbInfo(o.Verb).Class; {
	case class == game.ToPay:
		return -v.worth[o.Unit].Power / max(1, v.worth[o.Unit].Steps)
	case class == game.ToGain, class == game.ToTakeUp:
		return v.worth[o.Unit].Power
	case class == game.ToEvade:
		return v.haven(o.Unit, o.At) - 6
	case class == game.ToStay:
		return 2
	case o.Way != nil:
		return v.haven(o.Unit, o.At)
	}
	return -1
}

// haven is how safe the end of a way is.
func (v *scene) haven(id game.ID, at hex.Hex) int {
	n := 2 * v.facts.Shelter(at)
	for d := hex.N; d <= hex.NW; d++ {
		h := at.Step(d)
		if v.foe(h) != game.None {
			n -= 5
		}
		if m := v.friend(h); m != game.None && m != id {
			n += 2
		}
	}
	return n
}

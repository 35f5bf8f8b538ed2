package bot

import (
	"slices"

	"gonfalon/engine/game"
)

// decide is what the player does in a position, as its side sees it, and of which task it is a part.
func (p *Player) decide(v game.View) Choice {
	c := p.resolve(v)
	if turn, phase := v.Clock(); c.Unit != game.None && p.ahead.now == (moment{turn, phase}) {
		c.Task = p.taskOf(c.Unit)
	}
	return c
}

// resolve is what the player does in a position.
func (p *Player) resolve(v game.View) Choice {
	if c, on := p.recall(v); on {
		return c
	}
	if c, on := p.onward(v); on {
		return c
	}
	if c, on := p.cite(v); on {
		return c
	}
	offers := v.Offers(p.side, nil)
	p.spend(1)
	stage, side := game.Facts(v).Awaits()
	if stage != game.StageQuestion {
		offers = p.own(offers)
	}
	if len(offers) == 0 {
		return Choice{Unit: game.None}
	}
	f := p.look(v)
	switch {
	case stage == game.StageSetUp:
		return p.settle(offers)
	case stage == game.StageQuestion && side == p.side:
		return p.reply(f, offers)
	case side != p.side:
		return p.react(f, offers)
	}
	if !p.close(f) {
		p.compose(f)
	}
	if p.prepare(v, f); len(p.ahead.acts) > 0 {
		c, _ := p.recall(v)
		return c
	}
	return p.act(p.inMood(f), offers)
}

// inMood is the field as it is weighed in the mood of the turn.
func (p *Player) inMood(f *field) *field {
	if p.mood != nil {
		f.w = p.mood
	}
	return f
}

// goes is what the player does of its own will in a position, of which nothing was thought ahead.
func (p *Player) goes(v game.View) Choice {
	if c, on := p.onward(v); on {
		return c
	}
	offers := p.own(v.Offers(p.side, nil))
	if p.spend(1); len(offers) == 0 {
		return Choice{Unit: game.None}
	}
	return p.act(p.inMood(p.look(v)), offers)
}

// choice makes a choice of an offer.
func choice(o *game.Offer, why Reason) Choice {
	return Choice{Act: o.Act, Why: why, Unit: o.Unit, At: o.At, Aim: o.Aim, On: o.Others}
}

// settle sets the army up as the battle proposes, or goes on with what is left to do there.
func (p *Player) settle(offers []game.Offer) Choice {
	for _, verb := range []game.Verb{game.VerbReady, game.VerbDeploy} {
		if o := offered(offers, verb); o != nil {
			return choice(o, WhySetUp)
		}
	}
	return choice(&offers[int(p.draw(len(offers)))], WhySetUp)
}

// draw is a number below n, by the player's own dice.
func (p *Player) draw(n int) int {
	return ((p.cup.D6()-1)*36 + (p.cup.D6()-1)*6 + p.cup.D6() - 1) % n
}

func offered(offers []game.Offer, verb game.Verb) *game.Offer {
	if i := slices.IndexFunc(offers, func(o game.Offer) bool { return o.Verb == verb }); i >= 0 {
		return &offers[i]
	}
	return nil
}

// act is what the player does of its own will in its phase.
func (p *Player) act(f *field, offers []game.Offer) Choice {
	if c, ok := p.errand(f, offers); ok {
		return c
	}
	var c Choice
	var ok bool
	switch f.facts.Trade(f.now.phase) {
	case game.TradeMove:
		c, ok = p.move(f, offers)
	case game.TradeFight:
		c, ok = p.attack(f, offers)
	}
	if ok {
		return c
	}
	if end := offered(offers, game.VerbEndPhase); end != nil {
		return choice(end, WhyEnd)
	}
	if p.brief.Wards != nil && len(p.owes(f)) == 0 {
		return Choice{Unit: game.None, Why: WhyEnd}
	}
	return p.owed(f, offers)
}

// errand is an offer that is worth doing by itself: an errand, or a shot.
func (p *Player) errand(f *field, offers []game.Offer) (Choice, bool) {
	if o := offered(offers, game.VerbLeave); o != nil && p.arrived(f, o.Unit) {
		return choice(o, WhyAim), true
	}
	switch o := f.firstErrand(offers); {
	case o == nil:
		return p.shot(f, offers)
	case o.Aim && o.Unit != game.None: // where to, is a matter of the move
		if c, ok := p.send(f, o.Unit, WhyErrand); ok {
			return c, true
		}
		return choice(p.nearest(f, offers, o.Verb), WhyErrand), true
	default:
		return choice(o, WhyErrand), true
	}
}

// firstErrand returns the offer that is worth doing by its verb alone and comes first among those,
// nil if there is none.
func (f *field) firstErrand(offers []game.Offer) (first *game.Offer) {
	least := uint8(0)
	for i := range offers {
		n := f.codes.VerbInfo(offers[i].Verb).Errand
		if n > 0 && (least == 0 || n < least) {
			first, least = &offers[i], n
		}
	}
	return first
}

// arrived reports whether a counter is where it is told to leave the map.
func (p *Player) arrived(f *field, id game.ID) bool {
	march := p.brief.Posture.March
	return f.worth[id].Role == game.RoleBaggage && len(march) > 0 && f.pieces[id].Hex.Nearest(march) == 0
}

// nearest is the offer of a verb that leads nearest to the side's own units.
func (p *Player) nearest(f *field, offers []game.Offer, verb game.Verb) *game.Offer {
	var best *game.Offer
	near := 0
	for i := range offers {
		if o := &offers[i]; o.Verb == verb {
			n := 0
			for _, id := range f.units[p.side] {
				n -= f.pieces[id].Hex.Distance(o.At)
			}
			if best == nil || n > near {
				best, near = o, n
			}
		}
	}
	return best
}

// shot is the shot that promises most, if any promises something.
func (p *Player) shot(f *field, offers []game.Offer) (Choice, bool) {
	var best Choice
	top := 0
	for i := range offers {
		o := &offers[i]
		if o.Verb != game.VerbShoot || p.overlooks() {
			continue
		}
		p.spend(1)
		odds := f.game.Forecast(o.Act)
		if odds == nil {
			continue
		}
		if n := f.prospect(odds, false); n > top {
			top, best = n, choice(o, WhyShoot)
			best.On = odds.Defenders
		}
	}
	return best, best.Act != nil
}

// owed is what is done where a phase cannot end and nothing is of use by itself: the move of who
// has to move, and at last what does the least harm.
func (p *Player) owed(f *field, offers []game.Offer) Choice {
	for _, d := range p.owes(f) {
		if d.Unit == game.None {
			continue
		}
		if c, ok := p.send(f, d.Unit, WhyDuty); ok {
			return c
		}
	}
	if offers = p.able(f, offers); len(offers) == 0 {
		return Choice{Unit: game.None, Why: WhyEnd}
	}
	return p.tried(f, offers, WhyDuty)
}

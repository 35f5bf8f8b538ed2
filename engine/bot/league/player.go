package league

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Player plays a side in the way of a member. One seed always plays the same.
type Player struct {
	member Member
	side   game.Side
	told   game.Posture
	cup    dice.Seeded // decides between equals
	scene  scene
	now    moment        // what it is thinking about
	done   []game.ID     // counters whose move in that phase is settled
	path   []game.Action // what is left of a move
	offers []game.Offer
}

// moment is a phase of a turn.
type moment struct{ turn, phase int }

// New makes a player for a side, which knows what the side is told before the battle.
func New(m Member, side game.Side, told game.Posture, seed uint64) *Player {
	return &Player{member: m, side: side, told: told, cup: dice.Seeded(seed)}
}

// Choose is what the player does now; nil if it has nothing to do, or leaves a reaction be.
func (p *Player) Choose(g game.Game) game.Action {
	v := game.Look(g, p.side)
	turn, phase := v.Clock()
	if now := (moment{turn, phase}); now != p.now {
		p.now, p.done, p.path = now, p.done[:0], nil
		p.scene.forget()
	}
	if len(p.path) > 0 {
		if a := p.path[0]; v.Check(a) == nil {
			p.path = p.path[1:]
			return a
		}
		p.path = nil
	}
	if p.offers = v.Offers(p.side, p.offers[:0]); len(p.offers) == 0 {
		return nil
	}
	p.scene.read(v, p.side)
	switch stage, side := p.scene.facts.Awaits(); {
	case stage == game.StageSetUp:
		return p.settle()
	case stage == game.StageQuestion:
		return p.answer()
	case side != p.side:
		return p.react()
	}
	return p.act()
}

// settle sets the army up as the battle proposes.
func (p *Player) settle() game.Action {
	for _, verb := range []game.Verb{game.VerbReady, game.VerbDeploy} {
		if o := p.offered(verb); o != nil {
			return o.Act
		}
	}
	return p.offers[0].Act
}

// offered is the first offer of a verb, nil without one.
func (p *Player) offered(verb game.Verb) *game.Offer {
	if i := slices.IndexFunc(p.offers, func(o game.Offer) bool { return o.Verb == verb }); i >= 0 {
		return &p.offers[i]
	}
	return nil
}

// act is what the player does of its own will in its phase.
func (p *Player) act() game.Action {
	if a := p.errand(); a != nil {
		return a
	}
	if a := p.strike(); a != nil {
		return a
	}
	if a := p.move(); a != nil {
		return a
	}
	if o := p.offered(game.VerbEndPhase); o != nil {
		return o.Act
	}
	return p.owed()
}

// errand is what is worth doing by itself: what comes to the field, what leaves it where it is to.
func (p *Player) errand() game.Action {
	var best *game.Offer
	least := uint8(0)
	for i := range p.offers {
		o := &p.offers[i]
		if o.Verb == game.VerbLeave && p.arrived(o.Unit) {
			return o.Act
		}
		if n := p.scene.codes.VerbInfo(o.Verb).Errand; n > 0 && (best == nil || n < least) {
			best, least = o, n
		}
	}
	if best == nil {
		return nil
	}
	return best.Act
}

// arrived reports whether a counter is where it is told to leave the map.
func (p *Player) arrived(id game.ID) bool {
	v := &p.scene
	return v.worth[id].Role == game.RoleBaggage && among(v.pieces[id].Hex, p.told.March)
}

// late reports whether a battle that has a last turn is in its last third.
func (p *Player) late(v *scene) bool {
	t := v.game.Table()
	return t.Last == 0 || 3*(t.Last-t.Turn) <= t.Last-t.First
}

package tools

import (
	"errors"
	"fmt"
	"reflect"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
	"gonfalon/engine/save"
)

// How many acts lie between two of the dear checks.
const (
	branchEvery = 256
	undoEvery   = 300
	eyesEvery   = 1000
	branchActs  = 12
)

// checkOffers checks that what is offered is legal: all of it, or one in each position.
func (p *player) checkOffers() error {
	if !p.every {
		return p.checkOffer(&p.wanderer.offers[p.rand.IntN(len(p.wanderer.offers))])
	}
	for i := range p.wanderer.offers {
		if err := p.checkOffer(&p.wanderer.offers[i]); err != nil {
			return err
		}
	}
	return nil
}

func (p *player) checkOffer(o *game.Offer) error {
	if no := p.session.Game.Check(o.Act); no != nil {
		p.last = o.Act
		return fmt.Errorf("an offer is refused: %w", no)
	}
	return nil
}

// checkPosition checks what must be true after every act, and now and then the rest.
func (p *player) checkPosition(forecast *game.Odds, events []game.Event) error {
	if err := p.session.Game.Audit(); err != nil {
		return fmt.Errorf("the position is broken: %w", err)
	}
	if err := sameOdds(forecast, events); err != nil {
		return err
	}
	return p.checkNowAndThen()
}

// checkNowAndThen makes the checks that are too dear to make after every act.
func (p *player) checkNowAndThen() error {
	var branch, undo, noise, eyes, reach error
	if p.acts%branchEvery == 0 {
		branch = p.checkBranch()
	}
	if p.acts%undoEvery == 0 {
		undo = p.checkUndo()
	}
	if p.acts%noiseEvery == 0 {
		noise = p.checkNoise(p.actions)
	}
	if p.acts%eyesEvery == p.eyesAt {
		eyes = p.eyes.Look(p.session.Game, p.acts)
	}
	if p.reach && p.acts%reachEvery == 0 {
		reach = p.checkReach()
	}
	return errors.Join(branch, undo, noise, eyes, reach)
}

// checkBranch plays on with a copy, which must not touch the game.
func (p *player) checkBranch() error {
	hash := p.session.Game.Hash()
	g := p.session.Game.Clone()
	if g.Hash() != hash {
		return fmt.Errorf("a copy is another position")
	}
	cup := dice.Seeded(p.seed)
	var offers []game.Offer
	for range branchActs {
		offers = g.Offers(game.B, g.Offers(game.A, offers[:0]))
		if len(offers) == 0 {
			break
		}
		g.Apply(offers[p.rand.IntN(len(offers))].Act, &cup)
	}
	if p.session.Game.Hash() != hash {
		return fmt.Errorf("acts on a copy changed the game")
	}
	return nil
}

// checkUndo takes the last act back and does it again.
func (p *player) checkUndo() error {
	hash := p.session.Game.Hash()
	p.session.Undo()
	if _, ok := p.session.Redo(); !ok {
		return fmt.Errorf("an act taken back cannot be done again")
	}
	if p.session.Game.Hash() != hash {
		return fmt.Errorf("an act done again leads elsewhere")
	}
	return nil
}

// sameOdds compares a forecast with the fight that followed. Tests that come before
// the roll may change the fight; then there is nothing to compare.
func sameOdds(forecast *game.Odds, events []game.Event) error {
	if forecast == nil {
		return nil
	}
	if err := wholeChances(forecast); err != nil {
		return err
	}
	if len(forecast.Risks) > 0 {
		return nil
	}
	for i := range events {
		if o := events[i].Odds; o != nil {
			return compareOdds(forecast, o)
		}
		if events[i].Kind == "pits" {
			return nil // they were hidden, so no forecast may know of them
		}
	}
	return nil
}

// wholeChances checks that the chances of a forecast are all there are.
func wholeChances(o *game.Odds) error {
	ways, of := 0, 0
	for _, c := range o.Chances {
		ways, of = ways+c.Ways, c.Of
	}
	if ways != of {
		return fmt.Errorf("the chances of a forecast make %d of %d", ways, of)
	}
	return nil
}

func compareOdds(forecast, fight *game.Odds) error {
	switch {
	case forecast.Initial != fight.Initial || forecast.Final != fight.Final:
		return fmt.Errorf("forecast column %d to %d, fought at %d to %d",
			forecast.Initial, forecast.Final, fight.Initial, fight.Final)
	case forecast.AttackSP != fight.AttackSP || forecast.DefendSP != fight.DefendSP:
		return fmt.Errorf("forecast %d SP against %d, fought with %d against %d",
			forecast.AttackSP, forecast.DefendSP, fight.AttackSP, fight.DefendSP)
	case !sameTally(&forecast.AttackOf, &fight.AttackOf) || !sameTally(&forecast.DefendOf, &fight.DefendOf):
		return fmt.Errorf("forecast strengths of %v and %v, fought with %v and %v",
			forecast.AttackOf.Lines, forecast.DefendOf.Lines, fight.AttackOf.Lines, fight.DefendOf.Lines)
	case !sameTally(&forecast.Beyond, &fight.Beyond):
		return fmt.Errorf("forecast %v beyond the table, fought with %v", forecast.Beyond.Lines, fight.Beyond.Lines)
	case !sameTally(&forecast.Attack, &fight.Attack) || !sameTally(&forecast.Defend, &fight.Defend):
		return fmt.Errorf("forecast %v and %v, fought with %v and %v",
			forecast.Attack.Lines, forecast.Defend.Lines, fight.Attack.Lines, fight.Defend.Lines)
	}
	if fight.Result == nil {
		return fmt.Errorf("a fight has no result")
	}
	for _, c := range forecast.Chances {
		if c.Result == *fight.Result {
			return nil
		}
	}
	return fmt.Errorf("the result %q was not in the forecast", fight.Result.Code)
}

func sameTally(a, b *rule.Tally) bool {
	return len(a.Lines) == 0 && len(b.Lines) == 0 || reflect.DeepEqual(a.Lines, b.Lines)
}

// sameReplay opens the record of a finished game and compares.
func sameReplay(sc *game.Scenario, text []byte, s *game.Session) error {
	find := func(string) (*game.Scenario, error) { return sc, nil }
	rec, err := save.Read(text, find)
	if err != nil {
		return fmt.Errorf("its own record cannot be read: %w", err)
	}
	again, trouble := save.Open(rec, find)
	if trouble != nil {
		return fmt.Errorf("its own record does not replay: %w", trouble)
	}
	if again.Game.Hash() != s.Game.Hash() {
		return fmt.Errorf("its replay ends elsewhere")
	}
	return nil
}

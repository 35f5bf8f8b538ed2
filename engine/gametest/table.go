package gametest

import (
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// CheckTable reports what the table says and the game does not bear out: a stage, a phase, or a
// fight that is none.
func CheckTable(g game.Game) error {
	t := g.Table()
	free := func(o game.Offer) bool { return o.Verb == game.VerbEndPhase || o.Verb == game.VerbBegin }
	switch offers := g.Offers(game.B, g.Offers(game.A, nil)); {
	case (t.Stage == game.StageOver) != (g.Outcome() != nil):
		return fmt.Errorf("stage %d with the outcome %v", t.Stage, g.Outcome())
	case (t.Stage == game.StageSetUp) != (t.Phase == -1), t.Phase >= len(t.Phases):
		return fmt.Errorf("stage %d in phase %d", t.Stage, t.Phase)
	case !timely(g, t):
		return fmt.Errorf("the clock shows another time than turn %d, phase %d", t.Turn, t.Phase)
	case t.Stage == game.StageQuestion && (len(t.Expect) != 1 || t.Expect[0].Optional || slices.ContainsFunc(offers, free)):
		return fmt.Errorf("a question of %v, and %d offers", t.Expect, len(offers))
	case t.Stage == game.StageQuestion && t.Expect[0].Code == "advance-after" && !sameHexes(t.Expect[0].At, offers):
		return fmt.Errorf("an advance may lead to %v, and is offered otherwise", t.Expect[0].At)
	case t.Fight != nil && t.Stage != game.StageQuestion:
		return fmt.Errorf("a fight goes on in stage %d", t.Stage)
	}
	return nil
}

// timely reports whether the clock of a game says what its table says.
func timely(g game.Game, t game.Table) bool {
	turn, phase := g.Clock()
	return turn == t.Turn && phase == t.Phase
}

// sameHexes reports whether offers point at just these hexes.
func sameHexes(at []hex.Hex, offers []game.Offer) bool {
	open := map[hex.Hex]bool{}
	for _, o := range offers {
		if o.Way != nil {
			open[o.At] = true
		}
	}
	for _, h := range at {
		if !open[h] {
			return false
		}
	}
	return len(open) == len(at)
}

// foretold compares the fight on the table before an act with the combat that came of it, if
// the same fought in it with the same strengths.
func foretold(before *game.Odds, events []game.Event) error {
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == game.EventCombat })
	if i < 0 || before == nil || before.Result != nil {
		return nil
	}
	o := events[i].Odds
	same := slices.Equal(o.Attackers, before.Attackers) && slices.Equal(o.Defenders, before.Defenders) &&
		o.AttackSP == before.AttackSP && o.DefendSP == before.DefendSP
	if same && (o.Initial != before.Initial || o.Final != before.Final) {
		return fmt.Errorf("on the table columns %d and %d, fought at %d and %d", before.Initial, before.Final, o.Initial, o.Final)
	}
	return nil
}

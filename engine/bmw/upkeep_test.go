package bmw

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
)

// The dice that the end of a phase brings are thrown one test to a step, and are those that it
// was said to bring; without any there is no forecast.
func TestTheEndOfAPhaseThrowsWhatItSays(t *testing.T) {
	thrown, cup := map[string]int{}, dice.Seeded(5)
	n := 0
	for seed := range uint64(8) {
		play(t, seed, func(b *Battle, _ []game.Event) {
			if n++; n%4 != 0 {
				return
			}
			c := b.clone()
			if c.Check(EndPhase{}) != nil {
				if c.Forecast(EndPhase{}) != nil {
					t.Fatal("a phase that may not end has a forecast of its end")
				}
				return
			}
			c.let, c.sc = [2]bool{}, heldInHand(c.sc)
			tests, err := gametest.CheckUpkeep(c, EndPhase{}, &cup, func() any { return c.atWork() })
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range tests {
				thrown[x.Code]++
			}
		})
	}
	for _, code := range []string{"shot", "order-test", "release-test"} {
		if thrown[code] == 0 {
			t.Errorf("no %s was thrown", code)
		}
	}
}

// heldInHand is a battle in which both sides' heavy cavalry is held back.
func heldInHand(sc *Scenario) *Scenario {
	held := *sc
	for s := range held.Armies {
		held.Armies[s].Held = Held{Until: 12, Die: 5}
	}
	return &held
}

// atWork is the step at work as no other step of an act is, nil without one.
func (b *Battle) atWork() any {
	s := b.pending()
	if s == nil {
		return nil
	}
	return [4]int{int(s.kind), int(s.unit), len(b.steps), len(b.events)}
}

package medieval

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/gametest"
)

// The dice that the end of a phase brings are thrown one test to a step, and are those that it
// was said to bring; without any there is no forecast.
func TestTheEndOfAPhaseThrowsWhatItSays(t *testing.T) {
	thrown, cup := map[string]int{}, dice.Seeded(5)
	for seed := range uint64(4) {
		sc := skirmish(Kulikovo)
		sc.Armies[0].Commands[1].Defects = true
		b := deployed(t, sc)
		play(t, b, seed, func(b *Battle) {
			c := b.clone()
			if c.Check(EndPhase{}) != nil {
				if c.Forecast(EndPhase{}) != nil {
					t.Fatal("a phase that may not end has a forecast of its end")
				}
				return
			}
			c.level = -defectLevel // high spirits of side B
			tests, err := gametest.CheckUpkeep(c, EndPhase{}, &cup, func() any { return c.atWork() })
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range tests {
				thrown[x.Code]++
			}
		})
	}
	for _, code := range []string{"regroup-test", "loyalty-test"} {
		if thrown[code] == 0 {
			t.Errorf("no %s was thrown", code)
		}
	}
}

// atWork is the step at work as no other step of an act is, nil without one.
func (b *Battle) atWork() any {
	s := b.pending()
	if s == nil {
		return nil
	}
	return [4]int{int(s.kind), int(s.by), len(b.steps), int(b.phase)}
}

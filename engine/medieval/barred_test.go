package medieval

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// TestRetreatSaysWhatBarsIt: of the hexes around a beaten unit those in enemy zones are
// barred by 5.4.5, and those that are free are not listed.
func TestRetreatSaysWhatBarsIt(t *testing.T) {
	b := labPosition(t, `map 12x10
unit A k1 cavalry at 0505 facing N
unit B p1 light-cavalry at 0504 facing S
phase A cavalry-attack`).(*Battle)
	k1, p1 := idOf(t, b, "k1"), idOf(t, b, "p1")
	for sum := 2; sum <= 12; sum++ {
		c := b.clone()
		low := max(1, sum-6)
		c.Apply(Attack{[]game.ID{k1}, b.targets(k1)}, dice.Script(low, sum-low))
		if c.retreatPending() == nil || c.fight.beaten() != 1 {
			continue
		}
		zoned := 0
		for _, x := range c.Barred(p1) {
			if x.Why == retreatZone {
				zoned++
			}
		}
		if zoned != 2 { // both hexes that the attacker's front shares with the ring around the beaten unit
			t.Errorf("roll %d: %d hexes barred by zones, want 2: %v", sum, zoned, c.Barred(p1))
		}
		return
	}
	t.Fatal("no roll makes the defender retreat")
}

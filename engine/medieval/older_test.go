package medieval

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// A move that today's rules refuse is made as a record of older rules holds it.
func TestRefusedMovesCanBeMadeAsTheyWere(t *testing.T) {
	made := map[string]int{}
	play(t, begun(t, Kulikovo), 3, func(b *Battle) {
		if b.mover.id == game.None || b.pending() != nil || b.over {
			return
		}
		for _, o := range b.Offers(b.phase.side(), nil) {
			c := b.clone()
			c.mover.left, c.mover.turned = 0, true
			if o.Unit != b.mover.id || c.Check(o.Act) == nil {
				continue
			}
			c.Apply(o.Act, new(dice.Seeded))
			u, h := c.units[o.Unit], c.mover.at
			switch a := o.Act.(type) {
			case Advance:
				h = a.To
			case Wheel:
				if u.facing != a.Facing {
					t.Errorf("%+v: it faces %v", a, u.facing)
				}
			default:
				continue
			}
			if made[o.Act.Do()]++; u.where == game.OnMap && u.at != h && !c.mover.gone {
				t.Errorf("%+v: it stands at %v", o.Act, u.at)
			}
			if err := c.Audit(); err != nil {
				t.Errorf("%+v: %v", o.Act, err)
			}
		}
	})
	if made["advance"] == 0 || made["wheel"] == 0 {
		t.Errorf("made %v", made)
	}
}

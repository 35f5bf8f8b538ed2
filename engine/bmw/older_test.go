package bmw

import (
	"testing"

	"gonfalon/engine/game"
)

// A step that today's rules refuse is made as a record of older rules holds it.
func TestRefusedStepsCanBeMadeAsTheyWere(t *testing.T) {
	made := 0
	play(t, 3, func(b *Battle, _ []game.Event) {
		if b.mover.id == game.None || b.pending() != nil || b.over {
			return
		}
		for _, o := range b.Offers(b.phase.side(), nil) {
			a, step := o.Act.(Advance)
			c := b.clone()
			c.mover.left = 0
			if !step || c.Check(a) == nil {
				continue
			}
			if made++; len(c.Apply(a, nil)) == 0 || c.units[a.Unit].at != a.To || c.mover.left != 0 {
				t.Errorf("%+v: it stands at %v", a, c.units[a.Unit].at)
			}
		}
	})
	if made == 0 {
		t.Error("no step was tried")
	}
}

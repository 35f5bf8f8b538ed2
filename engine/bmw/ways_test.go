package bmw

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// A way is offered once for each end and for each set of leaders it drives off (B-107, B-220).
func TestWaysDifferInEndOrInWhomTheyDriveOff(t *testing.T) {
	type aim struct {
		verb game.Verb
		unit game.ID
		spot spot
	}
	ways, driving := 0, 0
	for seed := range uint64(6) {
		play(t, seed, func(b *Battle, _ []game.Event) {
			known := map[aim][]hex.Hex{}
			for _, o := range b.Offers(game.B, b.Offers(game.A, nil)) {
				if o.Way == nil {
					continue
				}
				s := spot{}
				for _, h := range o.Way {
					s = b.spotAfter(s, o.Unit, h)
				}
				a := aim{o.Verb, o.Unit, s}
				if known[a] != nil {
					t.Fatalf("%s of %s leads to %v over %v and %v", o.Verb, b.Name(o.Unit), s.at, known[a], o.Way)
				}
				known[a] = o.Way
				if ways++; s.driven != "" {
					driving++
				}
			}
		})
	}
	if ways == 0 || driving == 0 {
		t.Errorf("%d ways were looked at, %d of them over leaders", ways, driving)
	}
}

// A forecast names those who may leave before the roll: not a leader without a way (8.3, 10.1).
func TestAForecastNamesWhoMayLeave(t *testing.T) {
	b := position(t, `map 14x14
phase A combat
terrain lake 1003 1004 0904 0903 1103 1104
leader B harold at 0504
leader B jan at 1004
unit A k1 foot at 0505
unit A k2 foot at 1005
unit B p1 light-foot at 0504
unit B p2 foot at 1004`)
	for by, want := range map[game.ID][]string{2: {"p1 8.3", "harold 10.1"}, 3: nil} {
		var got []string
		for _, r := range b.Forecast(Attack{[]game.ID{by}, b.targets(by)}).Risks {
			got = append(got, b.Name(r.Unit)+" "+string(r.Ref))
		}
		if !slices.Equal(got, want) {
			t.Errorf("before an attack by %s may leave: %v, not %v", b.Name(by), got, want)
		}
	}
}

// Copies of a battle do not write into each other's list of leaders who fled.
func TestCopiesKeepTheirOwnFled(t *testing.T) {
	b := position(t, "map 14x14\nphase A combat\nunit A k1 foot at 0505")
	b.fight.fled = make([]game.ID, 0, 2)
	c, d := b.clone(), b.clone()
	c.fight.fled, d.fight.fled = append(c.fight.fled, 1), append(d.fight.fled, 2)
	if c.fight.fled[0] != 1 {
		t.Errorf("the one copy has %v after the other wrote %v", c.fight.fled, d.fight.fled)
	}
}

package post

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// traced is a cup that keeps what it throws for what.
type traced struct {
	*Cup
	fell map[throw][]int
}

func (c traced) D6() int {
	d := c.Cup.D6()
	c.fell[throw{c.letter, c.now}] = append(c.fell[throw{c.letter, c.now}], d)
	return d
}

// trace does acts on a copy of a position with the dice of one key; ok is false if one of them is illegal, or
// one but the last ends the phase.
func trace(g game.Game, acts ...game.Action) (fell map[throw][]int, ok bool) {
	g = g.Clone()
	c := traced{newCup(func(whom int16) string { return g.Name(game.ID(whom)) }), map[throw][]int{}}
	c.use(1, Secret{7})
	turn, phase := g.Clock()
	for _, a := range acts {
		if nowTurn, nowPhase := g.Clock(); nowTurn != turn || nowPhase != phase || g.Check(a) != nil {
			return nil, false
		}
		c.At(turn, phase)
		g.Apply(a, c)
	}
	return c.fell, true
}

// differ names a throw that both have and that fell otherwise.
func differ(a, b map[throw][]int) string {
	for at, dice := range a {
		other := b[at]
		if n := min(len(dice), len(other)); !slices.Equal(dice[:n], other[:n]) {
			return fmt.Sprintf("%s of %q: %v and %v", at.code, at.whom, dice, other)
		}
	}
	return ""
}

// throwing splits the offers of a side in those that throw dice and others.
func throwing(g game.Game, offers []game.Offer) (loud, idle []game.Action) {
	for _, o := range offers {
		var l dice.Lucky
		if g.Clone().Apply(o.Act, &l); len(l.Dice) > 0 {
			loud = append(loud, o.Act)
		} else if o.Verb != game.VerbEndPhase {
			idle = append(idle, o.Act)
		}
	}
	return loud, idle
}

// An idle act before an act, or another act with dice, changes none of its dice: one cannot throw again by it
// (CHEATS 1, 3, 4).
func TestIdleActAndOrderChangeNoDie(t *testing.T) {
	compared := 0
	for i, sc := range scenarios.All() {
		n := 0
		wander(t, sc, uint64(i)+100, often(500, 4000), func(g game.Game, _ game.Offer) {
			if n++; n%3 != 0 {
				return
			}
			for side := game.A; side <= game.B; side++ {
				loud, idle := throwing(g, g.Offers(side, nil))
				for k, a := range loud {
					alone, _ := trace(g, a)
					for j, b := range append(slices.Clone(idle), loud...) {
						if (j+k+n)%5 != 0 {
							continue
						}
						after, ok := trace(g, b, a)
						if !ok {
							continue
						}
						before, ok := trace(g, a, b)
						compared++
						if what := differ(alone, after); what != "" {
							t.Fatalf("%s: %+v after %+v throws otherwise: %s", sc.ID, a, b, what)
						}
						if what := differ(before, after); ok && what != "" {
							t.Fatalf("%s: %+v and %+v in another order throw otherwise: %s", sc.ID, a, b, what)
						}
					}
				}
			}
		})
	}
	if t.Logf("%d compared", compared); compared < 300 {
		t.Errorf("only %d were compared", compared)
	}
}

// Whoever attacks them, and however the attack is written, those attacked are fought with the same dice: a useless
// helper brings no others (CHEATS 2, 5).
func TestHelperAndSpellingChangeNoDie(t *testing.T) {
	compared, systems := 0, map[string]int{}
	for i, sc := range scenarios.All() {
		wander(t, sc, uint64(i)+200, often(500, 4000), func(g game.Game, _ game.Offer) {
			for side := game.A; side <= game.B; side++ {
				first := map[string]map[throw][]int{}
				for _, a := range attacks(g, side) {
					odds := g.Forecast(a)
					if odds == nil || g.Check(a) != nil {
						continue
					}
					fell, ok := trace(g, a)
					fight := map[throw][]int{}
					for at, dice := range fell {
						if at.code == "combat" {
							fight[at] = dice
						}
					}
					if !ok || len(fight) == 0 {
						continue
					}
					whom := fmt.Sprint(odds.Defenders)
					if first[whom] == nil {
						first[whom] = fight
						continue
					}
					compared++
					systems[sc.System]++
					if !reflect.DeepEqual(first[whom], fight) {
						t.Fatalf("%s: %+v on %v throws %v, another attack %v", sc.ID, a, whom, fight, first[whom])
					}
				}
			}
		})
	}
	t.Logf("%d compared: %v", compared, systems)
	for _, system := range []string{"medieval", "bmw"} {
		if systems[system] < 10 {
			t.Errorf("of %s only %d were compared", system, systems[system])
		}
	}
}

// attacks are the attacks that a side is offered, written in every order, and with each of their attackers left
// out.
func attacks(g game.Game, side game.Side) (list []game.Action) {
	for _, o := range g.Offers(side, nil) {
		odds := g.Forecast(o.Act)
		if o.Verb != game.VerbAttack || odds == nil {
			continue
		}
		by, at := slices.Clone(odds.Attackers), slices.Clone(odds.At)
		list = append(list, o.Act, g.Assault(by, at))
		for i := range by {
			list = append(list, g.Assault(slices.Delete(slices.Clone(by), i, i+1), at))
		}
		by, at = slices.Clone(by), slices.Clone(at)
		slices.Reverse(by)
		slices.Reverse(at)
		list = append(list, g.Assault(by, at))
	}
	return list
}

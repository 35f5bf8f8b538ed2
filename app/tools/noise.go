package tools

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// noiseEvery is how many acts lie between two rounds of nonsense.
const noiseEvery = 16

// checkNoise asks for one nonsensical act of each kind, as a hostile record would. The
// rules must refuse it, or do it on a copy without breaking the position.
func (p *player) checkNoise(actions []game.Action) error {
	g := p.session.Game
	for _, proto := range actions {
		a := nonsense(p.rand, proto, g)
		if g.Check(a) != nil {
			continue
		}
		p.last = a
		branch, cup := g.Clone(), dice.Seeded(p.seed)
		branch.Apply(a, &cup)
		if err := branch.Audit(); err != nil {
			return fmt.Errorf("an act that was never offered breaks the position: %w", err)
		}
	}
	return nil
}

// nonsense is an act with random fields: any counter or none, hexes on and around the
// map, lists of all sorts.
func nonsense(r *rand.Rand, proto game.Action, g game.Game) game.Action {
	v := reflect.New(reflect.TypeOf(proto)).Elem()
	for i := range v.NumField() {
		scramble(r, v.Field(i), g)
	}
	return v.Interface().(game.Action)
}

func scramble(r *rand.Rand, v reflect.Value, g game.Game) {
	switch x := v.Addr().Interface().(type) {
	case *game.ID:
		*x = game.ID(r.IntN(g.Counters()+2)) - 1
		return
	case *hex.Hex:
		*x = hex.At(r.IntN(g.Board().Columns+2), r.IntN(g.Board().Rows+2))
		return
	case *hex.Dir:
		*x = hex.Dir(r.IntN(6))
		return
	case *game.Side:
		*x = game.Side(r.IntN(3))
		return
	}
	switch v.Kind() {
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.IntN(4), 4))
		for i := range v.Len() {
			scramble(r, v.Index(i), g)
		}
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.String:
		v.SetString([]string{"", "nonsense"}[r.IntN(2)])
	default:
		scrambleNumber(r, v)
	}
}

func scrambleNumber(r *rand.Rand, v reflect.Value) {
	switch n := r.Int64N(5) - 1; {
	case v.CanInt():
		v.SetInt(n)
	case v.CanUint():
		v.SetUint(uint64(n + 1))
	}
}

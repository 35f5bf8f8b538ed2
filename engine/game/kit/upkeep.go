package kit

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Upkeep lists the tests that follow an act, nil when nothing is thrown or it may not be done. It is
// done on a copy on which none of them comes off, so that none adds or spares another; what each may
// do is asked of the copy.
func Upkeep[B game.Game](b B, clone func(B) B, act game.Action, risks func(B, dice.Test) []game.Risk) *game.Odds {
	if b.Check(act) != nil {
		return nil
	}
	c, o := clone(b), &game.Odds{}
	c.Apply(act, &dice.Luckless{Tell: func(t dice.Test) { o.Risks = append(o.Risks, risks(c, t)...) }})
	if len(o.Risks) == 0 {
		return nil
	}
	return o
}

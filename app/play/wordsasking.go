package play

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
)

// asking is what the game itself expects.
func (t teller) asking() string {
	e := t.expect
	if e.Code == "" {
		return t.say("prompt.free", nil)
	}
	key := "expect." + e.Code
	if told := key + manners(t.battle); i18n.Has(i18n.Default, told) {
		key = told
	}
	return t.say(key, i18n.Args{"unit": t.unit(e.Unit), "n": e.N, "hex": t.hexes(e.At), "side": t.side(e.Side)})
}

// manners is the end of the key of what is expected, where the catalogue tells it apart: what
// must be chosen, what somebody can do first, what nobody has to do, and what nobody can.
func manners(c *battle) string {
	switch {
	case c.table.Stage == game.StageQuestion && !c.declines():
		return ".must"
	case c.table.Stage == game.StageSetUp && !has(c.offers[c.actor], game.VerbDeploy) && len(c.duties) == 0:
		return ".none"
	case c.table.Stage != game.StageFree || len(c.duties) > 0:
		return ""
	case len(c.able) == 0 && !c.attacks:
		return ".none"
	case c.attacks:
		return ".free"
	case slices.ContainsFunc(c.offers[c.actor], special):
		return ".special"
	}
	return ""
}

// special reports whether an offer is one that the phase lists by itself.
func special(of game.Offer) bool {
	return !of.Aim && of.Unit != game.None && i18n.Has(i18n.Default, "can."+string(of.Verb))
}

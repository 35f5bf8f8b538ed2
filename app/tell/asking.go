package tell

import (
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// Asking is what the game itself expects.
func (t Teller) Asking() string {
	e := t.Expect
	if e.Code == "" {
		return t.Say("prompt.free", nil)
	}
	key := "expect." + e.Code
	return t.Say(i18n.First(key+manners(t.Match), key), i18n.Args{"unit": t.Name(e.Unit), "n": e.N, "hex": t.Hexes(e.At), "side": t.Side(e.Side)})
}

// manners is the end of the key of what is expected, where the catalogue tells it apart: what
// must be chosen, what somebody can do first, what nobody has to do, and what nobody can.
func manners(c *match.Match) string {
	switch {
	case c.Table.Stage == game.StageQuestion && !c.Declines():
		return ".must"
	case c.Table.Stage == game.StageSetUp && !match.Has(c.Offers[c.Actor], game.VerbDeploy) && len(c.Duties) == 0:
		return ".none"
	case c.Table.Stage != game.StageFree || len(c.Duties) > 0:
		return ""
	case len(c.Able) == 0 && !c.Attacks:
		return ".none"
	case c.Attacks:
		return ".free"
	case slices.ContainsFunc(c.Offers[c.Actor], IsSpecial(c.Codes())):
		return ".special"
	}
	return ""
}

// IsSpecial returns what reports whether an offer is one that the phase lists by itself.
func IsSpecial(codes game.Coded) func(game.Offer) bool {
	return func(of game.Offer) bool { return !of.Aim && of.Unit != game.None && codes.VerbInfo(of.Verb).Listed }
}

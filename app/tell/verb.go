package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
)

// Verb names an offer.
func (v Teller) Verb(of game.Offer) string {
	at := of.At
	if !of.Aim && of.Unit != game.None {
		at = v.Piece(of.Unit).Hex
	}
	args := i18n.Args{"unit": v.Unit(of.Unit), "hex": at.String(), "others": v.Units(of.Others)}
	if len(of.Others) > 1 {
		args["first"], args["rest"] = v.Unit(of.Others[0]), v.Units(of.Others[1:])
	}
	return v.Say("verb."+string(of.Verb), args)
}

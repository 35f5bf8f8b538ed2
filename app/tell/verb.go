package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Verb names one of some offers.
func (v Teller) Verb(of game.Offer, among []game.Offer) string {
	at := of.At
	if !of.Aim && of.Unit != game.None {
		at = v.Piece(of.Unit).Hex
	}
	args := v.Offered(of, at, among)
	args["others"] = v.Names(of.Others)
	if len(of.Others) > 1 {
		args["first"], args["rest"] = v.Name(of.Others[0]), v.Names(of.Others[1:])
	}
	return v.Say("verb."+string(of.Verb), args)
}

// Offered is what the words of an offer are filled with: whose it is, told from those of others, where it leads
// and whom it meets there.
func (v Teller) Offered(of game.Offer, at hex.Hex, among []game.Offer) i18n.Args {
	var asked []game.ID
	for _, o := range among {
		if o.Verb == of.Verb && o.Unit != game.None {
			asked = append(asked, o.Unit)
		}
	}
	from := at
	if of.Unit != game.None {
		from = v.Piece(of.Unit).Hex
	}
	way := v.Way(from, at)
	if v.Plain() && from == at && len(of.Way) > 1 {
		way = v.Say("into.back", nil)
	}
	return i18n.Args{"unit": v.Apart([]game.ID{of.Unit}, asked), "hex": at.String(), "way": way, "whom": v.Names(v.meets(of, at))}
}

// meets are those whom an offer concerns in a hex: the enemies, or else friends; leaders where they are alone.
func (v Teller) meets(of game.Offer, at hex.Hex) (ids []game.ID) {
	side, best := v.Actor, 0
	if of.Unit != game.None {
		side = v.Piece(of.Unit).Side
	}
	if about := v.About(of); len(about) > 0 {
		return about
	}
	for _, p := range v.At(at) {
		weight := 1
		if p.Side != side {
			weight += 2
		}
		if p.Rank == game.Unit {
			weight++
		}
		switch {
		case p.ID == of.Unit || weight < best:
			continue
		case weight > best:
			best, ids = weight, nil
		}
		ids = append(ids, p.ID)
	}
	return ids
}

// About are those of the counters in the hex where an offer points whom alone it is about, nobody where that is
// all the same.
func (v Teller) About(of game.Offer) (ids []game.ID) {
	concerned := of.Others
	if of.Verb == game.VerbShoot {
		if o := v.View.Forecast(of.Act); o != nil {
			concerned = o.Defenders
		}
	}
	for _, id := range concerned {
		if of.Aim && id != of.Unit && v.StandsAt(id, of.At) {
			ids = append(ids, id)
		}
	}
	return ids
}

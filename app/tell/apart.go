package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// OfFriend is a text about the friend who plays from another place, by his name where he gave one.
func (v Teller) OfFriend(key string) string { return v.OfSomebody(key, v.Afar.Friend) }

// OfSomebody is a text about a person, by his name where there is one.
func (w Words) OfSomebody(key, name string) string {
	if name != "" {
		return w.Say(key+".named", i18n.Args{"name": name})
	}
	return w.Say(key, nil)
}

// showing says whose doings are shown: those of the friend, or of the deputy who answered for the person.
func (v Teller) showing() string {
	if v.deputy() {
		return v.Say("afar.deputy", nil)
	}
	return v.OfFriend("afar.shown")
}

// shower is the side whose doings are shown.
func (v Teller) shower() game.Side {
	if v.deputy() {
		return v.Person
	}
	return v.Person.Other()
}

// deputy reports whether what is shown of a letter is an answer of the person's deputy. In the set-up he gives none.
func (v Teller) deputy() bool {
	return v.Actor == v.Person && match.TurnOf(v.Table.Phases, v.Table.Phase) == v.Person.Other()
}

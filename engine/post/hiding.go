package post

import (
	"reflect"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// hasSecrets reports whether a side may hide something in a battle.
func hasSecrets(g game.Game) bool {
	for _, e := range g.Table().Expect {
		if e.Secret {
			return true
		}
	}
	return false
}

// hides reports whether an act puts somebody into a place of the actor's choice that the other may not see. Such
// an act would have to be sealed: in a letter the other could read it. What a battle hides by its own rule, as
// the automatic set-up does, both know.
func (t *Table) hides(side game.Side, a game.Action) bool {
	if !t.secretive || !namesPlace(a) {
		return false
	}
	g := t.Session.Game.Clone()
	g.Apply(a, &dice.Lucky{})
	seen := g.Seen(side.Other())
	for id := range game.ID(g.Counters()) {
		at := g.Piece(id).Hex
		if at != seen.Piece(id).Hex && at != t.Session.Game.Piece(id).Hex {
			return true
		}
	}
	return false
}

// namesPlace reports whether an act says a hex.
func namesPlace(a game.Action) bool {
	v := reflect.ValueOf(a)
	for i := range v.NumField() {
		if _, ok := v.Field(i).Interface().(hex.Hex); ok {
			return true
		}
	}
	return false
}

package post

import (
	"reflect"
	"slices"

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
// an act is sealed: in a letter the other could read it. What a battle hides by its own rule, as the automatic
// set-up does, both know.
func (t *Table) hides(side game.Side, a game.Action) bool {
	if !t.secretive || len(places(a)) == 0 {
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

// places are the fields of an act that say a hex.
func places(a game.Action) (list []int) {
	v := reflect.ValueOf(a)
	for i := range v.NumField() {
		if _, ok := v.Field(i).Interface().(hex.Hex); ok {
			list = append(list, i)
		}
	}
	return list
}

// names reports whether an act names a hex.
func names(a game.Action, h hex.Hex) bool {
	v := reflect.ValueOf(a)
	for _, i := range places(a) {
		if v.Field(i).Interface() == h {
			return true
		}
	}
	return false
}

// placeless is an act with Nowhere in place of the hexes that it names.
func placeless(a game.Action) game.Action {
	v := reflect.New(reflect.TypeOf(a)).Elem()
	v.Set(reflect.ValueOf(a))
	for _, i := range places(a) {
		v.Field(i).Set(reflect.ValueOf(game.Nowhere))
	}
	return v.Interface().(game.Action)
}

// hidden are the counters of a side that only it may see.
func (t *Table) hidden(side game.Side) (list []game.ID) {
	if !t.secretive {
		return nil
	}
	for id := range game.ID(t.Session.Game.Counters()) {
		if p := t.Session.Game.Piece(id); p.Side == side && p.Has(game.Hidden) {
			list = append(list, id)
		}
	}
	return list
}

// found reports whether the last act showed where one of those was who were hidden before it.
func (t *Table) found(were []game.ID) bool {
	if n := len(t.Session.Steps); n == 0 || !t.Session.Steps[n-1].Revealed {
		return false
	}
	for _, id := range were {
		if p := t.Session.Game.Piece(id); !p.Has(game.Hidden) {
			return true
		}
	}
	return false
}

// Alike reports whether a step is one that was done before, though a place was not known then.
func Alike(now, before *game.Step) bool {
	a := now.Act
	if names(before.Act, game.Nowhere) {
		a = placeless(a)
	}
	return now.Revealed == before.Revealed && slices.Equal(now.Dice, before.Dice) && reflect.DeepEqual(a, before.Act)
}

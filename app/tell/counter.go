package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Stacks counts the cards of each hex from the top.
type Stacks map[hex.Hex]int

// Shown is a counter as it lies on the map or in reserve beside its hex.
func (w Words) Shown(p game.Piece, cards Stacks) mapview.Counter {
	m := w.Card(p)
	m.Shown = InField(w.Game, &p)
	if !m.Shown {
		return m
	}
	m.Title = w.Spoken(p)
	if p.Rank == game.Unit {
		m.Depth = cards[p.Hex]
		cards[p.Hex]++
	}
	return m
}

// InField reports whether a counter lies on the map or in reserve beside its hex.
func InField(g game.Game, p *game.Piece) bool {
	return p.Where == game.OnMap || p.Where == game.Reserve && g.Board().On(p.Hex)
}

// Card is a counter without its surroundings as who reads it knows it: called by its register, and plainly
// it shows no code but the name of its leader.
func (w Words) Card(p game.Piece) mapview.Counter {
	c := Card(p)
	if called := w.called(&p); called != nil && p.Rank == game.Unit {
		c.Name, c.Arms = called.Short, called.Arms
	}
	switch {
	case !w.Plain():
	case match.IsLeader(p):
		c.Label = w.Named(p)
	case p.Commander != game.None:
		c.Label = onBand(w.Name(p.Commander).Nom)
	default:
		c.Label = ""
	}
	return c
}

// onBand is as much of a name as the front band of a card holds.
func onBand(name string) string {
	const most = 7
	name = Capital(strings.TrimPrefix(name, "von ")) // which is no part by which one is known
	if letters := []rune(name); len(letters) > most {
		return strings.TrimRight(string(letters[:most-1]), " -") + "."
	}
	return name
}

// Card is a counter without its surroundings.
func Card(p game.Piece) mapview.Counter {
	return mapview.Counter{
		Shown: true, ID: int(p.ID), Side: int(p.Side), Rank: mapview.Rank(p.Rank), Kind: p.Kind, Label: p.Label,
		Hex: p.Hex, Facing: p.Facing, SP: strconv.Itoa(p.SP), MP: Mp(p.Move), Armour: p.Armour, Charge: p.Charge,
		Charging: p.Has(game.Charging), Bow: bow(p), Dot: mapview.Dot(p.Dot), Range: p.Range, Value: value(p),
		Reduced: p.Has(game.Reduced), Moved: p.Has(game.Moved), Must: p.Has(game.MustAct),
		Broken: broken(p), Fallen: p.Has(game.Fallen), Palisade: p.Has(game.Palisade),
		Frozen: p.Has(game.Frozen), Ranks: p.Has(game.Formation),
	}
}

// bow is the archery of a counter as it is printed, empty without.
func bow(p game.Piece) string {
	if p.Bow == 0 {
		return ""
	}
	return strconv.Itoa(p.Bow) + "×" + strconv.Itoa(p.BowRange)
}

// value is what a leader adds to the strength of those he is with, 0 for units.
func value(p game.Piece) int {
	if match.IsLeader(p) {
		return p.SP
	}
	return 0
}

// Markers are what lies on the map of a game and is no counter.
func Markers(g game.Game) (out []mapview.Marker) {
	marked, ok := g.(game.Marked)
	if !ok {
		return nil
	}
	for _, m := range marked.Markers() {
		out = append(out, mapview.Marker{Kind: m.Kind, Hex: m.Hex, Facing: m.Facing, HasFacing: m.HasFacing})
	}
	return out
}

// broken names the mark of a counter in disorder.
func broken(p game.Piece) string {
	switch {
	case p.Has(game.Panicked):
		return "panicked"
	case p.Has(game.Disorganised):
		return "disorganised"
	}
	return ""
}

// CommandName is the leader's name for the plate of a zone, empty for units without one.
func (w Words) CommandName(leader game.ID) string {
	if leader == game.None {
		return ""
	}
	return w.Unit(leader)
}

package plan

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Mode is how the counters of a march go.
type Mode uint8

// The modes.
const (
	Keep     Mode = iota // in formation, at the pace of the slowest
	EachCan              // each as near to its place as it can
	Charge               // into contact with the targets, with the most charge
	Turn                 // nobody leaves its hex; all face the new front
	CloseUp              // round one hex, without gaps
	Withdraw             // each as near to its place as it can, out of enemy zones, with the front it has
)

// March is an order to many counters of one side.
type March struct {
	Units   []game.ID
	Mode    Mode
	To      hex.Hex   // where the head goes; of CloseUp the hex round which all gather
	Turned  int       // by how many steps of 60 degrees the formation turns, clockwise
	Targets []hex.Hex // the enemies to be charged; those in To, or else all, if there are none
	Places  []Place   // the places of Units, if they are settled already; else the formation gives them
}

// Place is where a counter stands or shall stand, and its front.
type Place struct {
	Hex    hex.Hex
	Facing hex.Dir
}

// Fate is what becomes of a counter's part in a march.
type Fate uint8

// The fates.
const (
	Arrives Fate = iota // it ends in its place; without acts it is there already
	Short               // it moves, but does not come to its place
	Stays               // it does not move
)

// Move is the part of one counter in a plan.
type Move struct {
	Unit   game.ID
	From   Place
	Want   Place // its place in the formation
	End    Place
	Left   game.MP // what it would have left
	Charge int     // with which it arrives; 1 for a charge without factors
	Acts   []game.Action
	Way    []hex.Hex // the hexes it passes, From first
	Fate   Fate
	Why    Reason      // why it does not arrive; its Code is empty if it does
	Tests  []dice.Test // what dice would be thrown for on its way

	lack int // by how many hexes of open ground it falls short
}

// Plan is what would become of a march if nothing interrupts it and every test on the way turns
// out well. Nothing of it has happened.
type Plan struct {
	March
	Head     game.ID // the counter that leads
	Front    hex.Dir // the front of the formation after the march
	Moves    []Move  // in the order of march
	Empty    []hex.Hex
	Held     game.ID // the slowest, for whom the head halts before To; None if it does not
	Warnings []Warning
	After    game.Game // the position then, as the side sees it
}

// Count is how many counters share a fate. Those that stand in their places already count as
// arrived.
func (p *Plan) Count(f Fate) (n int) {
	for i := range p.Moves {
		if p.Moves[i].Fate == f {
			n++
		}
	}
	return n
}

// Moving is how many counters do anything.
func (p *Plan) Moving() (n int) {
	for i := range p.Moves {
		if len(p.Moves[i].Acts) > 0 {
			n++
		}
	}
	return n
}

// Of is the part of a counter, nil if it has none yet.
func (p *Plan) Of(id game.ID) *Move {
	for i := range p.Moves {
		if p.Moves[i].Unit == id {
			return &p.Moves[i]
		}
	}
	return nil
}

// Acts is everything that would be done, in order.
func (p *Plan) Acts() (acts []game.Action) {
	for i := range p.Moves {
		acts = append(acts, p.Moves[i].Acts...)
	}
	return acts
}

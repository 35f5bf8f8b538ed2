package game

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Glimpse is what acts would do as far as a side can know, when every test on the way turns
// out well. Nothing of it has happened.
type Glimpse struct {
	Start, End Piece // the counter asked about
	Legs       []Leg // its way
	Events     []Event
	Duties     []Duty        // what it would then owe
	Warnings   []Risk        // what else comes of its way, and of where it would stand
	Tests      []dice.Test   // what dice would be thrown for, also by the act that a glimpse ends before
	Done       int           // how many of the acts could be done
	Refused    *rule.Refusal // why the next one cannot be done; nil if it was not tried
	After      View          // the position then
}

// Leg is a step of a counter's way and its cost.
type Leg struct {
	Kind   EventKind // EventMoved or EventTurned
	At     hex.Hex
	Facing hex.Dir
	Cost   MP
	Charge int
	Tally  *rule.Tally
}

// Until says, as bits, where a glimpse ends before its last act.
type Until uint8

// The ends of a glimpse.
const (
	UntilDice     Until = 1 << iota // before the first act that throws any
	UntilQuestion                   // after the first act that leaves somebody with a question
	UntilEnd      Until = 0         // only with the last act, or before one that cannot be done
)

// Glimpse tries acts that follow each other on a copy. It looks at one counter, or None.
func (v View) Glimpse(unit ID, acts []Action, until Until) *Glimpse {
	w := &Glimpse{Start: v.piece(unit), After: View{v.Clone(), v.Side}}
	for _, a := range acts {
		if w.Refused = w.After.Check(a); w.Refused != nil || !w.try(a, unit, until) {
			break
		}
	}
	w.After = Look(w.After.Game, v.Side) // what the acts hid is hidden there too
	w.End, w.Duties, w.Warnings = w.After.piece(unit), w.After.owed(unit), w.warnings(unit, v.Game)
	return w
}

// try does an act, unless it throws dice and the glimpse is to end before that. It reports
// whether the glimpse goes on.
func (w *Glimpse) try(a Action, unit ID, until Until) bool {
	next, cup := w.After.Game, &dice.Lucky{}
	if until&UntilDice != 0 {
		next = next.Clone()
	}
	before := w.After.piece(unit)
	events := next.Apply(a, cup)
	w.Tests = append(w.Tests, cup.Tests...)
	if until&UntilDice != 0 && len(cup.Dice) > 0 {
		return false
	}
	w.After.Game = next
	w.note(unit, before, events)
	return until&UntilQuestion == 0 || next.Table().Stage != StageQuestion
}

// piece is a counter as it is seen; None is no counter.
func (v View) piece(id ID) Piece {
	if id == None {
		return Piece{ID: None}
	}
	return v.Piece(id)
}

// owed lists the duties of a counter.
func (v View) owed(id ID) (list []Duty) {
	if id == None {
		return nil
	}
	for _, d := range v.Duties(v.Piece(id).Side) {
		if d.Unit == id {
			list = append(list, d)
		}
	}
	return list
}

// note keeps an act that was done, and the counter's steps in it.
func (w *Glimpse) note(unit ID, before Piece, events []Event) {
	w.Done++
	w.Events = append(w.Events, events...)
	after := w.After.piece(unit)
	for _, e := range events {
		if unit == None || e.Unit != unit || e.Kind != EventMoved && e.Kind != EventTurned {
			continue
		}
		w.Legs = append(w.Legs, Leg{Kind: e.Kind, At: after.Hex, Facing: after.Facing, Charge: after.Charge,
			Cost: before.Left - after.Left, Tally: e.Tally})
		before = after
	}
}

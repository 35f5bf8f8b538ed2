// Package medieval is the "Medieval system" in its four editions: armies with facing, zones
// of control and charging cavalry, from the first move to the last banner.
//
// A rule is found by its chapter. Paragraphs are cited by the numbers of the most revised
// book; numbering.go has those of the others, and what the books decide differently is a
// value of Edition (edition.go), one literal for each book. Questions that the books leave
// open are cited as rulings, "R-127"; rulings.txt says how each is settled.
//
//	1    ratio.go, strength.go, odds.go, tables.go
//	2    phases.go, steps.go, upkeep.go
//	3    zoc.go
//	4.1  movement.go                 4.2.6  charge.go
//	4.3  turning.go                  4.4    leaving.go      4.5  stacking.go
//	5.1  combat.go, fight.go, losses.go
//	5.2  combat.go, exploit.go       5.3    odds.go
//	5.4  retreat.go                  5.5    pursuit.go
//	5.6  charge.go                   5.7    countercharge.go  5.8  ridedown.go
//	6    morale.go                   7      banners.go        8    leaders.go
//	9    order.go, scatter.go, disorganisation.go, panic.go
//	10   ranged.go, fire.go
//	11   forts.go, pits.go, shiltron.go, palisade.go
//	12   organisation: setup.go, assignment.go
//	13   fatigue.go
//
// The acts are listed in actions.go, each with its check and apply in the file of its rule;
// the reasons why an act may be illegal in refusals.go; every word the engine asks of a
// program in codes.go; what events and verbs mean to programs in events.go and verbs.go. Victory and the special rules of scenarios have files of their own; what
// a scenario may say is in clauses.go and placement.go, its file is read by battlefile.go.
//
// A Battle is a position (battle.go; who stands where: field.go). The movement rules are
// functions from one mover to the next (movement.go), so that offers, checks, acts and the
// reach of a unit (search.go) come from the same lines; a combat is pure until its dice are
// thrown (odds.go), so that the forecast and the combat do too.
//
// What it has in common with every other system, and what knows no rule, is in engine/game/kit.
package medieval

// Package bmw is the system "Battles of the Medieval World": one unit in a hex, zones of
// control all around, archery by both sides before each combat, and cavalry that charges,
// dismounts or gets away.
//
// A rule is found by its chapter. Paragraphs are cited by the numbers of the book, "8.21";
// questions that the book leaves open as rulings, "B-127"; rulings.txt says how
// each is settled.
//
//	2    counters.go, piece.go, box.go
//	3    phases.go, upkeep.go, victory.go, reinforcements.go
//	4    movement.go, reach.go, terrain.go (the terrain effects chart)
//	5    zoc.go
//	6    archery.go
//	7.1  combat.go, fight.go       7.2, 7.5  odds.go, tables.go
//	7.6  results.go                7.8       retreat.go       7.9  advance.go
//	8    light.go, and for disengagement movement.go
//	9.2  retreat.go, advance.go    9.3, 9.4  light.go         9.5, 9.6  cavalry.go
//	10   leaders.go, and for their movement movement.go
//	11   morale.go; 11.2 rally.go
//
// What players may agree on is in options.go, and the optional rules of battles in pursuit.go,
// feint.go and late.go. What a battle may say is in clauses.go, its file is read by battlefile.go.
//
// The acts are listed in actions.go, each with its check and apply in the file of its rule;
// the reasons why an act may be illegal in refusals.go, the paragraphs that allow it in
// cites.go, what bars a way back in barred.go; every word the engine asks of a program in
// codes.go. What the exclusive rules of a battle say is data (scenario.go).
//
// A Battle is a position (battle.go; who stands where: field.go). A combat is a stack of
// steps (steps.go), some of which are decisions of one side or the other; so is what happens
// between two phases.
//
// What it has in common with every other system, and what knows no rule, is in engine/game/kit.
package bmw

// Package script runs tests of rules written in plain text: a tiny position, acts
// with the dice they throw, and what must be true after each. Whoever can read the
// rule book can write one; engine/script/testdata/README.md explains the language.
//
// The runner knows no rule. A system offers a Lab that builds positions; all else
// goes through game.Game.
package script

import "gonfalon/engine/notation"

// Line is one line of a script.
type Line = notation.Line

// Lab builds positions of one rule system.
type Lab = notation.Lab

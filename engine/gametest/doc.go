// Package gametest is a tiny game for the tests of everything that works on any
// game: four walkers on a 5x5 green. It has acts with and without dice, a reaction
// of the other side, an act explained by odds, turns and an end.
package gametest

// Package luck measures what dice brought in a game, throw by throw and exactly. It knows a battle
// by its contract only, and has the same scale for every system.
//
// The material of a side is the strength it has left (material.go). For a throw that fell in a game
// every total that it could have had is tried on a copy (trial.go): what the dice had decided before
// it stays, what would be tested after it goes well, and losses and retreats that are asked for are
// taken as leaves most to whoever takes them: all of it whatever the throw shows. So the material after it depends on nothing
// but the throw; what it is on average over all ways in which the dice fall is what was to be
// expected, and what the thrown total has more than that is luck. Luck of a throw is therefore
// nought on average, and so is the sum over any game.
//
// What changed beside that in the course of an act and the answers to it, such as that an attack at
// good odds was declared at all, is put down to choice (study.go).
package luck

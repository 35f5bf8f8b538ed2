// Package notation is how positions and acts are written down, in rule scripts and in lessons:
// lines of words, the battlefield and the counters that they describe, and acts by their names.
// It knows no rule: a system offers a Lab that builds positions, all else goes through game.Game.
package notation

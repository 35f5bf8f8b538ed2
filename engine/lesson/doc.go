// Package lesson reads lessons for newcomers and keeps their course. A lesson is a file: a
// position in the words of rule scripts on the map of a battle, then steps, each with the acts
// that fulfil it, what is pointed at meanwhile, and the taps that are answered with why. No
// lesson is code, and no sentence is here: what is said stands in the catalogues by the keys of
// the lesson, of its steps and of its wrong taps.
package lesson

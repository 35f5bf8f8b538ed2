package kit

import (
	"slices"

	"gonfalon/engine/game"
)

// Once appends something to a list in which it does not stand yet.
func Once[T comparable](list []T, x T) []T {
	if slices.Contains(list, x) {
		return list
	}
	return append(list, x)
}

// Blank is a list of so many zero values, in the memory of one no longer needed if that is enough.
func Blank[T any](old []T, n int) []T {
	if cap(old) < n {
		return make([]T, n)
	}
	old = old[:n]
	clear(old)
	return old
}

// Repeated reports whether something stands in a list twice.
func Repeated[T comparable](list []T) bool {
	for i, x := range list {
		if slices.Contains(list[:i], x) {
			return true
		}
	}
	return false
}

// Differing appends the counters whose state in one position is another than in another one.
func Differing[T comparable](now, was []T, to []game.ID) []game.ID {
	for id := range now {
		if now[id] != was[id] {
			to = append(to, game.ID(id))
		}
	}
	return to
}

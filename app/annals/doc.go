// Package annals is games of ours that are worth looking at, with what is said of their moments.
//
//	what ships       annals.go: a game as it is packed, and read
//	the games        games.go: the records and what is said of them, where the site is built
//
// The page knows the games by their keys, and fetches one once somebody wants to see it.
package annals

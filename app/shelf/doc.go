// Package shelf keeps games on the player's device. A Shelf works over any Store,
// which in the browser is its local storage; what a game's record says is not its
// business, to it a record is a text with a small Header.
//
// Each game has two places, written in turn: a record is complete before the one
// before it goes, so that nothing ever ruins both. A record that cannot be read is
// never deleted by itself, and what is left of it can be taken out.
package shelf

// Package shelf keeps games on the player's device. A Shelf works over any Store,
// which in the browser is its local storage; what a game's record says is not its
// business, to it a record is a text with a small Header.
//
// Each game has two places, written in turn: a record is complete before the one
// before it goes, so that nothing ever ruins both. A record that cannot be read is
// never deleted by itself, and what is left of it can be taken out. The newest record is
// mirrored where it is on disk at once; when the page opens, the one that was written more
// often counts. What the device refuses is kept in memory until the page ends. The record of the
// player is kept in the same way, as one more game that no list shows. All of it is taken to another device as Goods (goods.go).
package shelf

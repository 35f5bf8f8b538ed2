// Package afar is a game with somebody in another place as this device has it: the seat of engine/post,
// who the other is, what is kept of it, and the addresses that carry it.
//
//	the game   game.go
//	keeping    kept.go
//	attending  attend.go
//	addresses  link.go
//
// It knows no page, no words and no clock.
package afar

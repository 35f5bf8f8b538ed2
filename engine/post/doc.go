// Package post is a game of two people in two places: letters that carry it, dice that neither of
// them can choose, and proof for anybody that it was so. PROTOCOL.md describes the bytes, so that
// another program can take part.
//
//	bytes          hash.go, number.go, note.go, letter.go, opening.go, challenge.go
//	links          link.go, pack.go, unpack.go
//	dice           chain.go, key.go, cup.go
//	order          ledger.go, renewal.go: what a third party proves without any rules
//	the game       table.go, replay.go, actor.go: what it proves with them
//	the absent     absent.go: their standing orders and their deputy
//	consent        ending.go
//	proof          record.go, verify.go: a whole game as a text, for anybody
//	one device     seat.go, acting.go, sending.go, receiving.go, kept.go
//	a direct line  watching.go: what is under way at the other's
//	refusals       refusal.go
//	secrets        hiding.go, secret.go, sealing.go, baring.go: acts that keep a place from the other, and how it is shown
//
// It knows battles by the contract of package game alone, and no clock, network or storage. Who uses it
// draws random bytes, keeps what a Seat has, and carries letters.
package post

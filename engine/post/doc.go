// Package post is a game of two people in two places: letters that carry it, dice that neither of
// them can choose, and proof for anybody that it was so.
//
//	bytes          hash.go, number.go, note.go, letter.go, opening.go, link.go
//	dice           chain.go, key.go, cup.go
//	order          ledger.go, renewal.go
//	secrets        secret.go
//
// It knows battles by the contract of package game alone, and no clock, network or storage.
package post

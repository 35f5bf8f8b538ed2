// Package play is the table at which a battle is played. Controller owns the game
// in progress and everything the players have touched but not yet done; Page adds
// the shelf, the drawers and the storage; Root is the component tree that shows
// them. Only root files know the browser: the rest is plain Go and tested natively.
//
// The package sees a battle through engine/game alone and never asks which system
// or edition it is: it offers what the game offers and explains what it refuses.
package play

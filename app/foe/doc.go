// Package foe is the computer that plays against people, apart from the page: it is told a game
// in the words of a record and answers with acts in the same words. The page checks and does
// them like anybody's. It knows what its side may know and nothing else (engine/bot).
//
// The program in the folder worker answers so in a Web Worker, where thinking stops nobody.
package foe

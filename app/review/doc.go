// Package review is a battle looked back at as a whole: its chronicle, how it went, what the
// dice brought, and what the computer thinks of the decisions.
//
//	book.go        the chronicle, written a little at a time; Host is what that needs
//	chronicle.go   View: the chronicle as it is read; its text
//	curve.go       how the battle went, and its turning points
//	fortune.go     losses, and the luck of the dice
//	company.go     luck in all games with one friend
//	analysis.go    the decisions that cost most, asked of a program beside the page
//	paper.go       the chronicle as the press prints it
//
// It tells what the engine's chronicle, luck and bot find; it finds nothing itself.
package review

// Package thread is the order in which lessons and battles are best played, and what earns
// the stars of a battle: text in, values out, and everything that is wrong by file and line.
//
//	the order     thread.go: chapters and entries, and which of them comes next
//	its file      read.go; unnamed.go: battles that it does not name
//	the stars     star.go: facts that hold or do not, and what a star asks for
//	a battle      deed.go, blow.go: what a side has done in a battle that is over, by the contract alone
//
// Nothing is locked by it, and nothing here knows who plays.
package thread

// Package live is a direct line as one device has it, from the call to its end: which call waits for an answer,
// whether the other is here, and what is to be done with what a browser's line tells.
//
//	the line   live.go
//	a browser  wire.go
//
// It knows no page, no words and no clock. What both say on the line is in app/line.
package live

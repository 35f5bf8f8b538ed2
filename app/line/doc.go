// Package line is the direct line between the two devices of a game by letters, without the browser that
// opens it: what either has to know of the other before it stands, as an address that fits into a code for a
// camera, and what both say to each other then.
//
//	a call     call.go, place.go
//	its text   sdp.go: as browsers write and read it
//	addresses  link.go
//	talking    session.go
//
// engine/post/PROTOCOL.md describes the bytes. It knows no page and no words.
package line

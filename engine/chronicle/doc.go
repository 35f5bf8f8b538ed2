// Package chronicle finds what mattered in a battle, for somebody who tells it: the fights that cost
// most, who fell, what was won and lost, and when it tipped. It knows a battle by its contract only
// and makes no sentence.
//
// A game is read step by step (reader.go). What a player does in one go, with the answers to it, is
// a beat; its events become scenes (scene.go). The scenes of a turn make a chapter; turns in which
// nothing happened are told together (chapter.go). What each command lost is counted on the way
// (losses.go).
package chronicle

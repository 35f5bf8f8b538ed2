// Package board is a battlefield: terrain by hex, water, roads and works by
// hexside, named zones, places and edges. It says what lies where and nothing
// about what that means; the rule systems do.
package board

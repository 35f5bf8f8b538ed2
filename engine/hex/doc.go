// Package hex is the geometry of a flat-topped hex grid: positions, the six
// directions, distance and the numbers printed on the map. It knows no rule.
//
// Printed numbers are CCRR, column and row from the top left; odd columns lie
// half a hex lower.
package hex

// Package level has the levels of computer players by name, for those who speak of them and need
// none of their thinking: level.go.
package level

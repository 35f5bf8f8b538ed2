package tools

import (
	"gonfalon/engine/bmw"
	"gonfalon/engine/board"
	"gonfalon/engine/medieval"
	"gonfalon/engine/script"
)

// labs build the positions of rule scripts, by system.
var labs = labsOn(nil)

// labsOn build positions on a map; without one each position draws its own.
func labsOn(ground *board.Board) map[string]script.Lab {
	return map[string]script.Lab{"medieval": medieval.Lab{Ground: ground}, "bmw": bmw.Lab{Ground: ground}}
}

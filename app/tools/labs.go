package tools

import (
	"gonfalon/engine/bmw"
	"gonfalon/engine/medieval"
	"gonfalon/engine/script"
)

// labs build the positions of rule scripts, by system.
var labs = map[string]script.Lab{"medieval": medieval.Lab{}, "bmw": bmw.Lab{}}

package kit

import (
	"maps"
	"slices"
)

// Codes are the catalogue keys that a system uses, by what they name, so that a program can
// prove that it has words for all of them. Tests are what dice are thrown for. A system leaves
// out what it does not have.
type Codes struct {
	Refusals, Events, Verbs, Tallies, Prompts, Duties, Phases, Outcomes, Measures, Kinds, Risks, Harms, Markers, Traits, Tests []string
}

// Keys are the codes that a system has a table of, in alphabetical order.
func Keys[K ~string, V any](table map[K]V) []string {
	keys := make([]string, 0, len(table))
	for k := range maps.Keys(table) {
		keys = append(keys, string(k))
	}
	slices.Sort(keys)
	return keys
}

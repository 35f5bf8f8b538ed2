package kit

// Codes are the catalogue keys that a system uses, by what they name, so that a program can
// prove that it has words for all of them. Tests are what dice are thrown for. A system leaves
// out what it does not have.
type Codes struct {
	Refusals, Events, Verbs, Tallies, Prompts, Duties, Phases, Outcomes, Measures, Kinds, Risks, Harms, Markers, Traits, Tests []string
}

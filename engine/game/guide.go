package game

import "gonfalon/engine/rule"

// Guide is a Game that can tell whoever is new to it what he looks at and what he plays for.
type Guide interface {
	// Explains is the paragraph about a figure of the counters, by its catalogue key ("sp", "mp",
	// "armour", "charge", "front", "bow", "dot", "range", "value", "banner"); empty where no
	// paragraph speaks of it.
	Explains(figure string) rule.Ref
	// Grades are the victories this battle knows, the least first.
	Grades() []Grade
}

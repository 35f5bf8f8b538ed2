package game

import (
	"fmt"
	"maps"
	"slices"

	"gonfalon/engine/rule"
)

// Option is an optional rule, or another reading of a rule, that players may agree on
// before a battle: it is in force or not, or has one of several values.
type Option struct {
	Key   string // catalogue key: "pursuit"
	Ref   rule.Ref
	On    bool        // in force unless chosen otherwise
	Value string      // of an option with values: the one that holds, as OptionNone
	Among []string    // its values; nil for one that is in force or not
	Needs string      // the key of an option without which it is not in force
	Class OptionClass // what it is of
}

// OptionClass says what an option is of.
type OptionClass uint8

// What options are of.
const (
	Reading OptionClass = iota // a sentence that the book leaves open
	Chapter                    // a chapter that the book lets players leave out
	Special                    // a rule of one battle
)

// The values of an option, as saves keep them. OptionNone is a value of some that have others.
const (
	OptionOn   = "on"
	OptionOff  = "off"
	OptionNone = "none"
)

// OptionError is the choice of an option that a battle does not have, or of a value that the option
// does not have.
type OptionError struct {
	Key, Value string
	Among      []string // the values of the option, nil where there is no such option
}

// Error says it for tools.
func (e *OptionError) Error() string {
	if e.Among == nil {
		return fmt.Sprintf("this battle has no option %q", e.Key)
	}
	return fmt.Sprintf("the option %q is one of %q, not %q", e.Key, e.Among, e.Value)
}

// Values lists the values that the option may have, as saves keep them.
func (o *Option) Values() []string {
	if o.Among == nil {
		return []string{OptionOn, OptionOff}
	}
	return o.Among
}

// Is returns the value of the option, as saves keep it.
func (o *Option) Is() string {
	switch {
	case o.Among != nil:
		return o.Value
	case o.On:
		return OptionOn
	}
	return OptionOff
}

// Set gives the option one of its values.
func (o *Option) Set(value string) {
	if o.Among != nil {
		o.Value = value
		return
	}
	o.On = value == OptionOn
}

// Choose applies what players chose to the options of a battle; what needs an option that is off is off.
// An option the battle does not have, and a value the option does not have, is an *OptionError.
func Choose(from []Option, chosen map[string]string) ([]Option, error) {
	out := slices.Clone(from)
	for _, key := range slices.Sorted(maps.Keys(chosen)) {
		value := chosen[key]
		i := optionAt(out, key)
		if i < 0 {
			return nil, &OptionError{Key: key, Value: value}
		}
		if among := out[i].Values(); !slices.Contains(among, value) {
			return nil, &OptionError{key, value, among}
		}
		out[i].Set(value)
	}
	for i := range out {
		out[i].On = out[i].On && !isIdle(out, &out[i])
	}
	return out, nil
}

// optionAt returns the place of an option in a list by its key, less than nought if it is not there.
func optionAt(list []Option, key string) int {
	return slices.IndexFunc(list, func(o Option) bool { return o.Key == key })
}

// isIdle reports whether the list has an option that another needs, and it is off.
func isIdle(list []Option, o *Option) bool {
	i := optionAt(list, o.Needs)
	return i >= 0 && !list[i].On
}

// Idle lists the keys of the options that do nothing as others are that they need.
func Idle(list []Option) (keys []string) {
	for i := range list {
		if isIdle(list, &list[i]) {
			keys = append(keys, list[i].Key)
		}
	}
	return keys
}

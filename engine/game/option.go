package game

import (
	"fmt"
	"maps"
	"slices"

	"gonfalon/engine/rule"
)

// Option is an optional rule, or another reading of a rule, that players may agree on
// before a battle.
type Option struct {
	Key string // catalogue key: "pursuit"
	Ref rule.Ref
	On  bool // in force unless chosen otherwise
}

// The values of an option, as saves keep them.
const (
	OptionOn  = "on"
	OptionOff = "off"
)

// OptionError is the choice of an option that a battle does not have, or of a value that is
// neither OptionOn nor OptionOff.
type OptionError struct{ Key, Value string }

// Error says it for tools.
func (e *OptionError) Error() string {
	if e.Value == OptionOn || e.Value == OptionOff {
		return fmt.Sprintf("this battle has no option %q", e.Key)
	}
	return fmt.Sprintf("the option %q is %q or %q, not %q", e.Key, OptionOn, OptionOff, e.Value)
}

// Choose applies what players chose to the options of a battle. An option the battle does
// not have, and a value that is neither OptionOn nor OptionOff, is an *OptionError.
func Choose(from []Option, chosen map[string]string) ([]Option, error) {
	out := slices.Clone(from)
	for _, key := range slices.Sorted(maps.Keys(chosen)) {
		value := chosen[key]
		i := slices.IndexFunc(out, func(o Option) bool { return o.Key == key })
		if i < 0 || value != OptionOn && value != OptionOff {
			return nil, &OptionError{key, value}
		}
		out[i].On = value == OptionOn
	}
	return out, nil
}

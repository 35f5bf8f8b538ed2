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

// Choose applies what players chose to the options of a battle. An option the battle does
// not have, and a value that is neither OptionOn nor OptionOff, is an error.
func Choose(from []Option, chosen map[string]string) ([]Option, error) {
	out := slices.Clone(from)
	for _, key := range slices.Sorted(maps.Keys(chosen)) {
		value := chosen[key]
		i := slices.IndexFunc(out, func(o Option) bool { return o.Key == key })
		switch {
		case i < 0:
			return nil, fmt.Errorf("this battle has no option %q", key)
		case value != OptionOn && value != OptionOff:
			return nil, fmt.Errorf("the option %q is %q or %q, not %q", key, OptionOn, OptionOff, value)
		}
		out[i].On = value == OptionOn
	}
	return out, nil
}

package clause

import (
	"slices"

	"gonfalon/engine/game"
)

// Option adds the option of a system that a line names, with what is usual there, to those of a
// battle: it is "on" or "off".
func (r *Reader) Option(have, all []game.Option, key, value string) []game.Option {
	called := func(o game.Option) bool { return o.Key == key }
	i := slices.IndexFunc(all, called)
	switch {
	case i < 0:
		r.Wrong("no option is called %q", key)
	case slices.ContainsFunc(have, called):
		r.Wrong("the option %q is there twice", key)
	case value != game.OptionOn && value != game.OptionOff:
		r.Wrong("the option %q is %q or %q", key, game.OptionOn, game.OptionOff)
	default:
		o := all[i]
		o.On = value == game.OptionOn
		have = append(have, o)
	}
	return have
}

// OptionOf is the key and the value of "option pursuit off" in a position; the key alone means on.
func (r *Reader) OptionOf(words []string) (key, value string) {
	switch len(words) {
	case 2:
		return words[1], game.OptionOn
	case 3:
		return words[1], words[2]
	}
	r.Wrong("want the key of an option, and on or off, as in \"option pursuit off\"")
	return "", ""
}

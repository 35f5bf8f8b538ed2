package clause

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
)

// Option adds the option of a system that a line names, with what is usual there, to those of a
// battle: it is "on" or "off", or one of the values that follow, as in "30 of 20 30 none".
func (r *Reader) Option(have, all []game.Option, key, value string) []game.Option {
	called := func(o game.Option) bool { return o.Key == key }
	i := slices.IndexFunc(all, called)
	usual, among, several := strings.Cut(value, " of ")
	switch {
	case i < 0:
		r.Wrong("no option is called %q", key)
	case slices.ContainsFunc(have, called):
		r.Wrong("the option %q is there twice", key)
	case several != (all[i].Among != nil):
		r.Wrong("the option %q is \"on\" or \"off\", or if it has values one of them, as in \"30 of 20 30 none\"", key)
	default:
		o := all[i]
		if several {
			o.Among = r.optionValues(among)
		}
		if values := o.Values(); !slices.Contains(values, usual) {
			r.Wrong("the option %q is \"%s\"", key, strings.Join(values, `" or "`))
		}
		o.Set(usual)
		have = append(have, o)
	}
	return have
}

// optionValues reads "20 30 none": numbers of turns, each larger than the one before, and none.
func (r *Reader) optionValues(text string) []string {
	list, least := strings.Fields(text), 1
	for i, v := range list {
		if v == game.OptionNone && i == len(list)-1 {
			break
		}
		least = r.Number(v, least, MaxTurn) + 1
	}
	return list
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

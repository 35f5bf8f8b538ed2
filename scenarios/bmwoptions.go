package scenarios

import (
	"slices"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
)

// option is "option pursuit: off": the battle has it, and what is usual.
func (r *bmwReader) option(st statement) {
	list := bmw.Options()
	i := slices.IndexFunc(list, func(o game.Option) bool { return o.Key == st.name })
	has := slices.ContainsFunc(r.rules.Options, func(o game.Option) bool { return o.Key == st.name })
	switch value := st.value(); {
	case i < 0:
		r.wrong("no option is called %q", st.name)
	case has:
		r.wrong("the option %q is there twice", st.name)
	case value != game.OptionOn && value != game.OptionOff:
		r.wrong("the option %q is %q or %q", st.name, game.OptionOn, game.OptionOff)
	default:
		list[i].On = value == game.OptionOn
		r.rules.Options = append(r.rules.Options, list[i])
	}
}

// feint is "feint: leader William, from 5, units 4, within 4, bonus 1".
func (r *bmwReader) feint(army *bmw.Army, st statement) {
	for _, c := range st.clauses {
		switch c.word {
		case "leader":
			army.Feint.Leader = c.value
		case "from":
			army.Feint.From = r.number(c.value, 1, maxTurn)
		case "units":
			army.Feint.Units = r.number(c.value, 1, maxUnit)
		case "within":
			army.Feint.Within = r.number(c.value, 0, maxRadius)
		case "bonus":
			army.Feint.Bonus = r.number(c.value, 0, 5)
		default:
			r.wrong("%q says nothing about a feigned flight", c.word)
		}
	}
}

// late is "late: turns 3-6, die 5, at 1600".
func (r *bmwReader) late(army *bmw.Army, st statement) {
	for _, c := range st.clauses {
		switch c.word {
		case "turns":
			army.Late.From, army.Late.To = r.span(c.value, 1, maxTurn)
		case "die":
			army.Late.Die = r.number(c.value, 1, 6)
		case "at":
			army.Late.Hex = r.hex(c.value)
		default:
			r.wrong("%q says nothing about late troops", c.word)
		}
	}
}

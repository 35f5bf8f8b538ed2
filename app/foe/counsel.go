package foe

import (
	"errors"
	"fmt"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
)

// wards reads who is led for somebody.
func (d *Desk) wards(side game.Side, list []Ward) (out []bot.Ward, err error) {
	for _, w := range list {
		order, ok := plan.ReadOrder(d.session.Game, side, w.Order)
		if !ok {
			return nil, fmt.Errorf("there is no order %q", w.Order)
		}
		out = append(out, bot.Ward{Units: d.ids(w.Units), Order: order, Whom: d.ids(w.Whom)})
	}
	return out, nil
}

// plans are those that were wanted, in the words of records.
func (d *Desk) plans() (out []Plan) {
	g := d.session.Game
	for _, x := range d.player.Plans() {
		plan := Plan{Roll: x.Roll, Last: x.Last, Stays: namesOf(g, x.Stays), Task: taskOf(g, &x.Task)}
		for _, p := range x.Parts {
			part := Part{Why: string(p.Why), On: namesOf(g, p.On)}
			for _, a := range p.Acts {
				part.Acts = append(part.Acts, d.codec.Line(game.Step{Act: a}))
			}
			if p.Unit != game.None {
				part.Unit = g.Name(p.Unit)
			}
			if p.Aim {
				part.At = p.At.String()
			}
			plan.Parts = append(plan.Parts, part)
		}
		out = append(out, plan)
	}
	return out
}

// Counsel reads the plans of a reply about a game. The error says what of them makes no sense.
func (r Reply) Counsel(sc *game.Scenario, g game.Game) (plans []bot.Plan, err error) {
	if r.Trouble != "" {
		return nil, errors.New(r.Trouble)
	}
	codec, names := save.NewCodec(sc.Actions, g), byName(g)
	for _, x := range r.Plans {
		plan := bot.Plan{Roll: x.Roll, Last: x.Last, Task: x.Task.read(names)}
		for _, name := range x.Stays {
			id := named(names, name)
			if id == game.None {
				return nil, fmt.Errorf("there is no %q that could stay", name)
			}
			plan.Stays = append(plan.Stays, id)
		}
		for _, part := range x.Parts {
			c, err := Reply{Why: part.Why, Unit: part.Unit, At: part.At, On: part.On}.Choice(sc, g)
			if err != nil {
				return nil, err
			}
			p := bot.Part{Choice: c}
			for _, line := range part.Acts {
				st, err := codec.Step(line)
				if err != nil {
					return nil, err
				}
				p.Acts = append(p.Acts, st.Act)
			}
			if len(p.Acts) == 0 {
				return nil, errors.New("a part of a plan without an act")
			}
			p.Act = p.Acts[0]
			plan.Parts = append(plan.Parts, p)
		}
		plans = append(plans, plan)
	}
	return plans, nil
}

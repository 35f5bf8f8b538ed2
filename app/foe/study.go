package foe

import (
	"encoding/json"
	"errors"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// study begins to look at the decisions of the game that was told.
func (d *Desk) study() { d.analysis = bot.Analyse(d.session, d.scenario.Posture) }

// Halfway is how far a trial, or the study of a game, is; ok is false where none is wanted.
func (d *Desk) Halfway() (r Reply, ok bool) {
	if d.trial != nil {
		return d.trial.reply(d.asked.N), true
	}
	if d.analysis == nil {
		return r, false
	}
	done, of := d.analysis.Progress()
	return Reply{N: d.asked.N, Done: done, Of: of}, true
}

// studied is what the study of a game found.
func (d *Desk) studied() *Study {
	out := new(Study)
	g := d.session.Game
	for side := game.A; side <= game.B; side++ {
		for _, x := range d.analysis.Faults(side) {
			f := Fault{Step: x.Step, To: x.To, Side: int(side), Kind: string(x.Kind), On: namesOf(g, x.On), Cost: x.Cost, Decides: x.Decides,
				Facing: int(x.Facing), Better: d.part(&x.Better)}
			if x.Unit != game.None {
				f.Unit = g.Name(x.Unit)
			}
			if x.Command != nil {
				f.Command = commandOf(g, &x)
			}
			out.Faults = append(out.Faults, f)
		}
	}
	for _, v := range d.analysis.Course() {
		out.Course = append(out.Course, [2]int{v.Step, v.Ahead})
	}
	return out
}

// part is a choice in the words of records.
func (d *Desk) part(c *bot.Choice) Part {
	p := Part{Why: string(c.Why), On: namesOf(d.session.Game, c.On)}
	if c.Act != nil {
		p.Acts = []json.RawMessage{d.codec.Line(game.Step{Act: c.Act})}
	}
	if c.Unit != game.None {
		p.Unit = d.session.Game.Name(c.Unit)
	}
	if c.Aim {
		p.At = c.At.String()
	}
	return p
}

// Faults reads what the study of a game found. The error says what of it makes no sense.
func (r Reply) Faults(sc *game.Scenario, s *game.Session) (list []bot.Fault, course []bot.Verdict, err error) {
	switch {
	case r.Trouble != "":
		return nil, nil, errors.New(r.Trouble)
	case r.Study == nil:
		return nil, nil, errors.New("no study")
	}
	names := byName(s.Game)
	for _, x := range r.Study.Faults {
		if x.Step < 0 || x.Step >= len(s.Steps) || x.To < x.Step || x.To > len(s.Steps) || x.Side < 0 || x.Side > 1 || x.Facing < 0 || x.Facing > int(hex.NW) {
			return nil, nil, errors.New("a decision at no step of the game")
		}
		f := bot.Fault{Step: x.Step, To: x.To, Side: game.Side(x.Side), Kind: bot.Kind(x.Kind), Unit: named(names, x.Unit), Cost: x.Cost,
			Decides: x.Decides, Facing: hex.Dir(x.Facing)}
		for _, name := range x.On {
			f.On = append(f.On, named(names, name))
		}
		answer := Reply{Why: x.Better.Why, Unit: x.Better.Unit, At: x.Better.At, On: x.Better.On}
		if len(x.Better.Acts) > 0 {
			answer.Act = x.Better.Acts[0]
		}
		if f.Better, err = answer.Choice(sc, s.Game); err != nil {
			return nil, nil, err
		}
		if x.Command != nil {
			if f.Command, err = x.Command.read(names, f.Unit); err != nil {
				return nil, nil, err
			}
		} else if f.Kind == bot.KindOrder {
			return nil, nil, errors.New("an order of which nothing is told")
		}
		list = append(list, f)
	}
	for _, v := range r.Study.Course {
		course = append(course, bot.Verdict{Step: v[0], Ahead: v[1]})
	}
	return list, course, nil
}

// commandOf is an order of a fault in its written form.
func commandOf(g game.Game, x *bot.Fault) *Command {
	c := &Command{Was: taskOf(g, &bot.Task{Who: x.Unit, Order: x.Command.Was}), Could: taskOf(g, &bot.Task{Who: x.Unit, Order: x.Command.Could})}
	for _, e := range x.Command.Ends {
		c.Ends = append(c.Ends, Post{Unit: g.Name(e.Unit), At: e.Hex.String(), Facing: int(e.Facing)})
	}
	return c
}

// read is an order as the computer means it.
func (c *Command) read(names map[string]game.ID, who game.ID) (*bot.Command, error) {
	out := &bot.Command{Was: c.Was.read(names).Order, Could: c.Could.read(names).Order}
	if out.Was.Do == "" || out.Could.Do == "" || who == game.None {
		return nil, errors.New("an order that nobody gives")
	}
	for _, e := range c.Ends {
		h, err := hex.Parse(e.At)
		id := named(names, e.Unit)
		if err != nil || id == game.None || e.Facing < 0 || e.Facing > int(hex.NW) {
			return nil, errors.New("a place where nobody can stand")
		}
		out.Ends = append(out.Ends, game.Post{Unit: id, Hex: h, Facing: hex.Dir(e.Facing)})
	}
	return out, nil
}

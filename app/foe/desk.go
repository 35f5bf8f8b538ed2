package foe

import (
	"encoding/json"
	"errors"
	"fmt"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// Desk is where the computer sits: the game as it was told, and who thinks about it. It is asked
// with Ask, let think with Think until that is true, and has a Reply then.
type Desk struct {
	find     save.Find
	scenario *game.Scenario
	session  *game.Session
	codec    *save.Codec
	player   *bot.Player
	asked    Order
}

// NewDesk is a desk for the battles that find knows.
func NewDesk(find save.Find) *Desk { return &Desk{find: find} }

// Ask puts a question. What was thought about another one is dropped. The error says what of the
// order makes no sense; the desk then wants the whole record with the next one.
func (d *Desk) Ask(o Order) error {
	err := d.told(o)
	if err == nil {
		err = d.seat(o)
	}
	if err != nil {
		d.session, d.player = nil, nil
		return err
	}
	d.asked = o
	d.player.Ask(d.session.Game)
	return nil
}

// told brings the game to where it stands.
func (d *Desk) told(o Order) error {
	if o.Record != "" {
		d.player = nil
		return d.open(o.Record)
	}
	if d.session == nil || o.Keep < 0 || o.Keep > len(d.session.Steps) {
		return errors.New("the game is not known")
	}
	if o.Keep < len(d.session.Steps) {
		d.session.Cut(o.Keep)
		d.player = nil // it belongs to one line of play
	}
	for _, line := range o.Acts {
		st, err := d.codec.Step(line)
		if err != nil {
			return err
		}
		if _, err := d.session.Replay(st); err != nil {
			return err
		}
	}
	return nil
}

// open begins with a record.
func (d *Desk) open(record string) error {
	rec, err := save.Read([]byte(record), d.find)
	if err != nil {
		return err
	}
	if d.scenario, err = d.find(rec.Scenario); err != nil {
		return err
	}
	opened, trouble := save.Open(rec, d.find)
	if trouble != nil {
		return trouble
	}
	d.session, d.codec = opened.Session, save.NewCodec(d.scenario.Actions, opened.Game)
	return nil
}

// seat sees to it that the one who is asked plays the side at the level.
func (d *Desk) seat(o Order) error {
	if o.Side < 0 || o.Side > 1 {
		return fmt.Errorf("there is no side %d", o.Side)
	}
	if d.player != nil && d.asked.Side == o.Side && d.asked.Level == o.Level {
		return nil
	}
	level, ok := bot.ParseLevel(o.Level)
	if !ok {
		return fmt.Errorf("there is no level %q", o.Level)
	}
	d.player = Player(d.scenario, game.Side(o.Side), level, d.session.Seed())
	return nil
}

// Player is the computer in a game: what it throws for itself has nothing to do with the dice of
// the game, whose seed it is given.
func Player(sc *game.Scenario, side game.Side, l bot.Level, seed uint64) *bot.Player {
	const apart = 0x9E3779B97F4A7C15
	return bot.NewPlayer(side, bot.Brief{Level: l, Posture: sc.Posture[side], Seed: seed*apart + uint64(side) + 1})
}

// Think goes on thinking for about so many nodes and reports whether there is a reply.
func (d *Desk) Think(nodes int) bool { return d.player == nil || d.player.Think(nodes) }

// Reply is the answer, once Think reports that it is there.
func (d *Desk) Reply() Reply {
	r := Reply{N: d.asked.N}
	if d.player == nil {
		r.Trouble = "nobody was asked"
		return r
	}
	c, g := d.player.Answer(), d.session.Game
	if c.Act != nil {
		r.Act = d.codec.Line(game.Step{Act: c.Act})
	}
	r.Why = string(c.Why)
	if c.Unit != game.None {
		r.Unit = g.Name(c.Unit)
	}
	if c.Aim {
		r.At = c.At.String()
	}
	for _, id := range c.On {
		r.On = append(r.On, g.Name(id))
	}
	return r
}

// Choice reads a reply about a game. The error says what of it makes no sense.
func (r Reply) Choice(sc *game.Scenario, g game.Game) (c bot.Choice, err error) {
	if r.Trouble != "" {
		return c, errors.New(r.Trouble)
	}
	names := map[string]game.ID{"": game.None}
	for id := range game.ID(g.Counters()) {
		names[g.Name(id)] = id
	}
	c = bot.Choice{Why: bot.Reason(r.Why), Unit: named(names, r.Unit)}
	for _, name := range r.On {
		if id := named(names, name); id != game.None {
			c.On = append(c.On, id)
		}
	}
	if r.At != "" {
		if c.At, err = hex.Parse(r.At); err != nil {
			return c, err
		}
		c.Aim = true
	}
	if r.Act == nil {
		return c, nil
	}
	st, err := save.NewCodec(sc.Actions, g).Step(r.Act)
	c.Act = st.Act
	return c, err
}

func named(names map[string]game.ID, name string) game.ID {
	if id, ok := names[name]; ok {
		return id
	}
	return game.None
}

// Talk answers orders in their written form. Those that make no sense get a reply that says so.
func (d *Desk) Talk(order string) (n int, trouble error) {
	var o Order
	if err := json.Unmarshal([]byte(order), &o); err != nil {
		return 0, err
	}
	return o.N, d.Ask(o)
}

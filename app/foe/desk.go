package foe

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
)

// Desk is where the computer sits: the game as it was told, and who thinks about it. It is asked
// with Ask, let think with Think until that is true, and has a Reply then.
type Desk struct {
	knows    Battles
	scenario *game.Scenario
	session  *game.Session
	codec    *save.Codec
	seats    map[string]*bot.Player // who play some side, or part of one, in this line of play
	player   *bot.Player            // who thinks now
	analysis *bot.Analysis          // of an order that wants a study
	asked    Order
	puzzles  weigher
	trial    *trial // of an order that wants one
}

// Battles finds a battle by its id, one that does not ship by its text.
type Battles func(id, text string) (*game.Scenario, error)

// NewDesk is a desk for some battles, and for puzzles on the maps that labs know.
func NewDesk(knows Battles, labs Labs) *Desk {
	return &Desk{knows: knows, puzzles: weigher{labs: labs}}
}

// find finds the battle of an order.
func (o *Order) find(knows Battles) save.Find {
	return func(id string) (*game.Scenario, error) { return knows(id, o.Battle) }
}

// Ask puts a question. What was thought about another one is dropped. The error says what of the
// order makes no sense; the desk then wants the whole record with the next one.
func (d *Desk) Ask(o Order) error {
	if d.leave(); o.Rest {
		return nil
	}
	if o.Puzzle.Text != "" {
		d.asked = o
		return nil
	}
	if o.Trial != nil {
		var err error
		d.asked = o
		d.trial, err = newTrial(o, o.find(d.knows))
		return err
	}
	err := d.told(o)
	if err == nil {
		err = d.seat(o)
	}
	if err != nil {
		d.session, d.player = nil, nil
		return err
	}
	switch d.asked = o; {
	case o.Study:
		d.study()
	case len(o.Advise) > 0:
		d.player.Advise(d.session.Game, d.ids(o.Advise), o.Pick)
	default:
		d.player.Ask(d.session.Game)
	}
	return nil
}

// leave ends what was thought about another question.
func (d *Desk) leave() {
	if d.player != nil {
		d.player.Drop() // who was asked for plans is never asked again
	}
	d.trial = nil
	if d.player, d.asked = nil, (Order{}); d.analysis != nil {
		d.analysis.Drop()
		d.analysis = nil
	}
}

// told brings the game to where it stands.
func (d *Desk) told(o Order) error {
	if o.Record != "" {
		d.rise()
		return d.open(o.Record, o.find(d.knows))
	}
	if d.session == nil || o.Keep < 0 || o.Keep > len(d.session.Steps) {
		return errors.New("the game is not known")
	}
	if o.Keep < len(d.session.Steps) {
		d.session.Cut(o.Keep)
		d.rise() // they belong to one line of play
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
func (d *Desk) open(record string, find save.Find) error {
	rec, err := save.Read([]byte(record), find)
	if err != nil {
		return err
	}
	if d.scenario, err = find(rec.Key()); err != nil {
		return err
	}
	opened, trouble := save.Open(rec, find)
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
	level, ok := bot.ParseLevel(o.Level)
	if !ok {
		return fmt.Errorf("there is no level %q", o.Level)
	}
	wards, err := d.wards(game.Side(o.Side), o.Wards)
	if err != nil {
		return err
	}
	key := fmt.Sprint(o.Side, o.Level, wards)
	if d.player = d.seats[key]; d.player == nil || len(o.Advise) > 0 {
		b := brief(d.scenario, game.Side(o.Side), level, d.session.Seed())
		b.Wards = wards
		d.player = bot.NewPlayer(game.Side(o.Side), b)
	}
	if len(o.Advise) == 0 { // who is asked for plans remembers nothing of it
		d.seats[key] = d.player
	}
	return nil
}

// rise lets everybody go who plays.
func (d *Desk) rise() { d.player, d.seats = nil, map[string]*bot.Player{} }

// ids are counters by their names; there is no counter of another name.
func (d *Desk) ids(list []string) (ids []game.ID) {
	names := byName(d.session.Game)
	for _, name := range list {
		if id := named(names, name); id != game.None {
			ids = append(ids, id)
		}
	}
	return ids
}

// brief is what the computer is told in a game: what it throws for itself has nothing to do with the
// dice of the game, whose seed it is given.
func brief(sc *game.Scenario, side game.Side, l bot.Level, seed uint64) bot.Brief {
	const apart = 0x9E3779B97F4A7C15
	return bot.Brief{Level: l, Posture: sc.Posture[side], Seed: seed*apart + uint64(side) + 1}
}

// Think goes on thinking for about so many nodes and reports whether there is a reply.
func (d *Desk) Think(nodes int) bool {
	if d.trial != nil {
		return d.trial.think()
	}
	if d.analysis != nil {
		return d.analysis.Think(nodes)
	}
	return d.player == nil || d.player.Think(nodes)
}

// Reply is the answer, once Think reports that it is there.
func (d *Desk) Reply() Reply {
	r := Reply{N: d.asked.N}
	if d.asked.Puzzle.Text != "" {
		r.Try, r.Trouble = d.puzzles.weigh(d.asked)
		return r
	}
	if d.trial != nil {
		return d.trial.reply(r.N)
	}
	if d.player == nil {
		r.Trouble = "nobody was asked"
		return r
	}
	switch {
	case d.analysis != nil:
		r.Study = d.studied()
		return r
	case len(d.asked.Advise) > 0:
		r.Plans = d.plans()
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
	r.On, r.Task = namesOf(g, c.On), taskOf(g, &c.Task)
	return r
}

// taskOf is a task in its written form, the zero one for none.
func taskOf(g game.Game, t *bot.Task) Task {
	if t.Do == "" {
		return Task{}
	}
	name := func(id game.ID) string {
		if id == game.None {
			return ""
		}
		return g.Name(id)
	}
	written := Task{Who: name(t.Who), Do: string(t.Do), On: name(t.On), With: name(t.With), Since: t.Since, Units: t.Units}
	if t.Aim {
		written.At = t.At.String()
	}
	return written
}

// read is a task as the computer means it; the zero task where nobody is called so or nothing is done so.
func (t Task) read(names map[string]game.ID) bot.Task {
	if t.Do == "" || named(names, t.Who) == game.None || !slices.Contains(plan.ToldDeeds(), plan.Deed(t.Do)) {
		return bot.Task{}
	}
	o := plan.Order{Do: plan.Deed(t.Do), On: named(names, t.On), With: named(names, t.With)}
	if h, err := hex.Parse(t.At); err == nil {
		o.At, o.Aim = h, true
	}
	return bot.Task{Who: named(names, t.Who), Order: o, Since: t.Since, Units: t.Units}
}

func namesOf(g game.Game, ids []game.ID) (names []string) {
	for _, id := range ids {
		names = append(names, g.Name(id))
	}
	return names
}

// Choice reads a reply about a game. The error says what of it makes no sense.
func (r Reply) Choice(sc *game.Scenario, g game.Game) (c bot.Choice, err error) {
	if r.Trouble != "" {
		return c, errors.New(r.Trouble)
	}
	names := byName(g)
	c = bot.Choice{Why: bot.Reason(r.Why), Unit: named(names, r.Unit), Task: r.Task.read(names)}
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

// byName finds counters by their names; "" is none.
func byName(g game.Game) map[string]game.ID {
	names := map[string]game.ID{"": game.None}
	for id := range game.ID(g.Counters()) {
		names[g.Name(id)] = id
	}
	return names
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

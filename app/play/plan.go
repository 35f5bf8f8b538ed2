package play

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Plan is a tapped destination: the acts that lead there, what each costs, and
// how the counter would stand. Nothing of it has happened.
type Plan struct {
	Unit   game.ID
	At     hex.Hex
	Facing hex.Dir
	Acts   []game.Action
	Steps  []Leg
	Start  game.Piece
	End    game.Piece
	Duties []game.Duty // what the counter would then owe
	Rest   bool        // it may end there
	Charge int         // with which it arrives
	Dice   int         // thrown on the way
}

// Leg is one act of a plan and its cost.
type Leg struct {
	Kind   string // of the event: "moved", "turned"
	At     hex.Hex
	Facing hex.Dir
	Cost   game.MP
	Charge int
	Tally  *rule.Tally
}

// planTo previews the way to a hex, if the selected counter can come there.
func (c *Controller) planTo(h hex.Hex) bool {
	if c.reach == nil || h == c.home() {
		return false
	}
	i := c.bestStop(func(s game.Stop) bool { return s.Hex == h })
	if i < 0 {
		return false
	}
	c.setPlan(i)
	return true
}

// home is the hex on which the selected counter stands; off the map it is no hex.
func (c *Controller) home() hex.Hex {
	if p := c.sess.Game.Piece(c.sel); p.Where == game.OnMap || p.Where == game.Reserve {
		return p.Hex
	}
	return hex.Hex{Q: -1, R: -1}
}

// bestStop is the fitting stop to choose first, -1 if none fits. The stop where the
// counter stands now is none.
func (c *Controller) bestStop(fits func(game.Stop) bool) int {
	best := -1
	for i, s := range c.reach.Stops {
		if s.Prev < 0 && s.Hex == c.home() || !fits(s) {
			continue
		}
		if best < 0 || better(s, c.reach.Stops[best]) {
			best = i
		}
	}
	return best
}

// better prefers a stop where the counter may rest, then the one with more movement
// left, then the higher charge.
func better(s, than game.Stop) bool {
	switch {
	case s.Rest != than.Rest:
		return s.Rest
	case s.Left != than.Left:
		return s.Left > than.Left
	}
	return s.Charge > than.Charge
}

// bestStops is the best stop of each hex that can be come to, in the order in which
// the hexes are found.
func (c *Controller) bestStops() []int {
	var out []int
	place := map[hex.Hex]int{}
	home := c.home()
	for i, s := range c.reach.Stops {
		k, ok := place[s.Hex]
		switch {
		case s.Hex == home:
		case !ok:
			place[s.Hex] = len(out)
			out = append(out, i)
		case better(s, c.reach.Stops[out[k]]):
			out[k] = i
		}
	}
	return out
}

// setPlan previews the way to one stop of the reach.
func (c *Controller) setPlan(i int) {
	c.pick, c.why = nil, nil
	s := c.reach.Stops[i]
	c.plan = preview(c.sess.Game, c.sel, c.reach.Path(i))
	c.plan.At, c.plan.Facing, c.plan.Rest, c.plan.Charge = s.Hex, s.Facing, s.Rest, s.Charge
	c.focus, c.aimed = &c.plan.At, false
}

// sixes are the dice of a preview: on its way nothing goes wrong. What may go wrong
// is told by how many were thrown.
type sixes struct{ thrown int }

// D6 throws a six.
func (s *sixes) D6() int {
	s.thrown++
	return 6
}

// preview plays acts on a copy of the game and keeps what they cost.
func preview(g game.Game, unit game.ID, acts []game.Action) *Plan {
	p := &Plan{Unit: unit, Acts: acts, Start: g.Piece(unit)}
	try, dice := g.Clone(), &sixes{}
	for _, a := range acts {
		if try.Check(a) != nil {
			break
		}
		p.Steps = append(p.Steps, leg(try, a, unit, dice)...)
	}
	p.End, p.Dice = try.Piece(unit), dice.thrown
	for _, d := range try.Duties(p.End.Side) {
		if d.Unit == unit {
			p.Duties = append(p.Duties, d)
		}
	}
	return p
}

// leg applies an act to a copy and describes the counter's steps in it.
func leg(try game.Game, a game.Action, unit game.ID, dice *sixes) []Leg {
	before := try.Piece(unit)
	events := try.Apply(a, dice)
	after := try.Piece(unit)
	var legs []Leg
	for _, e := range events {
		if e.Unit == unit && (e.Kind == "moved" || e.Kind == "turned") {
			legs = append(legs, Leg{Kind: e.Kind, At: after.Hex, Facing: after.Facing, Charge: after.Charge,
				Cost: before.Left - after.Left, Tally: e.Tally})
			before = after
		}
	}
	return legs
}

// path is the hexes a plan passes, the start first.
func (p *Plan) path() []hex.Hex {
	if p.Start.Where != game.OnMap {
		return nil
	}
	hexes := []hex.Hex{p.Start.Hex}
	for _, l := range p.Steps {
		if l.At != hexes[len(hexes)-1] {
			hexes = append(hexes, l.At)
		}
	}
	return hexes
}

// Rotate turns the final facing of what is previewed by n steps of 60 degrees, as
// far as the rules leave a choice; without a plan it plans a turn on the spot.
func (c *Controller) Rotate(n int) {
	switch {
	case c.pick != nil:
		c.rotatePick(n)
	case c.reach != nil && !c.rotateStop(n):
		c.steerPlan(n)
	}
}

// standing is where the preview, or the counter itself, stands and faces.
func (c *Controller) standing() (hex.Hex, hex.Dir) {
	if c.plan != nil {
		return c.plan.At, c.plan.Facing
	}
	p := c.sess.Game.Piece(c.sel)
	return p.Hex, p.Facing
}

// rotateStop chooses the next stop in the same hex with another facing.
func (c *Controller) rotateStop(n int) bool {
	at, facing := c.standing()
	for k := 1; k < 6; k++ {
		d := facing.Turn(n * k)
		if i := c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == d }); i >= 0 {
			c.setPlan(i)
			return true
		}
	}
	return false
}

// steerPlan gives a counter that is set down another facing.
func (c *Controller) steerPlan(n int) {
	at, facing := c.standing()
	a := c.setDown(at)
	if a == nil {
		return
	}
	d := facing.Turn(n)
	turned := c.sess.Game.Steer(a, d)
	if c.sess.Game.Check(turned) != nil {
		return
	}
	c.plan = preview(c.sess.Game, c.sel, []game.Action{turned})
	c.plan.At, c.plan.Facing, c.plan.Rest = at, d, true
}

// setDown is the act that sets the selected counter down on a hex, nil where it moves
// by riding there.
func (c *Controller) setDown(at hex.Hex) game.Action {
	if c.now.stage != Setup && c.sess.Game.Piece(c.sel).Where == game.OnMap {
		return nil
	}
	for _, s := range c.reach.Stops {
		if s.Hex == at && s.Prev < 0 {
			return s.Act
		}
	}
	return nil
}

// canRotate reports whether another final facing could be chosen.
func (c *Controller) canRotate() bool {
	if c.reach == nil || !c.sess.Game.Piece(c.sel).HasFacing {
		return false
	}
	at, facing := c.standing()
	other := c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing != facing })
	return other >= 0 || c.setDown(at) != nil
}

// Charge chooses the charge factor with which the plan arrives.
func (c *Controller) Charge(n int) {
	if c.plan == nil || c.reach == nil {
		return
	}
	at, facing := c.standing()
	if i := c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == facing && s.Charge == n }); i >= 0 {
		c.setPlan(i)
	}
}

// charges lists the charge factors with which the plan could arrive.
func (c *Controller) charges() []int {
	var out []int
	at, facing := c.standing()
	for n := range 4 {
		if c.bestStop(func(s game.Stop) bool { return s.Hex == at && s.Facing == facing && s.Charge == n }) >= 0 {
			out = append(out, n)
		}
	}
	return out
}

// ride sends the plan, one act after another.
func (c *Controller) ride() {
	p := c.plan
	c.mark()
	c.plan, c.why = nil, nil
	c.last = p.path()
	c.pending = p.Acts
	c.rideOn()
}

// rideOn sends the rest of a plan until it is done or something happens: an act is
// refused, somebody else must decide, or the other side may react and wants to.
func (c *Controller) rideOn() {
	acts := c.pending
	c.pending, c.react, c.asked = nil, false, false
	for i, a := range acts {
		could := c.reactors()
		if !c.do(a) {
			return
		}
		if c.now.stage != Free && c.now.stage != Setup {
			return
		}
		if c.pauses(could) {
			c.pending = acts[i+1:]
			return
		}
	}
	c.afterRide()
}

// afterRide keeps a counter selected that can still move and drops one that cannot;
// during set-up the next one to place is selected.
func (c *Controller) afterRide() {
	if c.now.stage == Setup {
		c.sel = c.nextToPlace(c.sel)
	} else if c.reach == nil {
		c.sel = game.None
	}
	c.refresh()
}

// nextToPlace is the counter to place after this one, None if there is no more.
func (c *Controller) nextToPlace(after game.ID) game.ID {
	waiting := c.waiting()
	for _, p := range waiting {
		if p.ID > after {
			return p.ID
		}
	}
	return game.None
}

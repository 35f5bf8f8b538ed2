package plan_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// orders is how many random marches are ordered in each battle.
var orders = flag.Int("orders", 8, "random marches in each battle")

// chaos is a player who orders marches and attacks at random; it watches that plans keep their word.
type chaos struct {
	*testing.T
	s      *game.Session
	rnd    *rand.Rand
	orders int
	sight  map[string]int // what came up, by code
}

func TestRandomOrdersKeepTheirWordInEveryBattle(t *testing.T) {
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			t.Parallel()
			c := &chaos{T: t, rnd: rand.New(rand.NewPCG(uint64(i), 7)), orders: *orders, sight: map[string]int{}}
			for seed := uint64(1); c.orders > 0; seed++ {
				g, err := sc.New(nil)
				if err != nil {
					t.Fatal(err)
				}
				c.s = game.NewSession(g, seed)
				for c.orders > 0 && c.s.Game.Outcome() == nil {
					c.play()
				}
			}
			t.Log(c.sight)
		})
	}
}

// play does one thing that the battle waits for.
func (c *chaos) play() {
	g := c.s.Game
	side, stage := c.waiting()
	offers := g.Offers(side, nil)
	if len(offers) == 0 {
		c.Fatalf("turn %d: nobody can do anything", g.Table().Turn)
	}
	if stage == game.StageSetUp {
		c.setUp(offers)
		return
	}
	if a := plan.Single(g); a != nil {
		c.do(a)
		return
	}
	if stage == game.StageFree && c.rnd.IntN(5) > 0 && c.marches(side) {
		return
	}
	if stage == game.StageFree && c.fights(side) {
		return
	}
	c.do(c.sensible(offers).Act)
}

// waiting is the side that is waited for.
func (c *chaos) waiting() (game.Side, game.Stage) {
	t := c.s.Game.Table()
	for _, e := range t.Expect {
		if !e.Optional {
			return e.Side, t.Stage
		}
	}
	return t.Phases[t.Phase].Side, t.Stage
}

func (c *chaos) setUp(offers []game.Offer) {
	for _, verb := range []game.Verb{game.VerbReady, game.VerbDeploy} {
		for _, o := range offers {
			if o.Verb == verb {
				c.do(o.Act)
				return
			}
		}
	}
	c.do(c.sensible(offers).Act)
}

// sensible is the end of the phase, or any offer.
func (c *chaos) sensible(offers []game.Offer) game.Offer {
	for _, o := range offers {
		if o.Verb == game.VerbEndPhase {
			return o
		}
	}
	return offers[c.rnd.IntN(len(offers))]
}

func (c *chaos) do(a game.Action) {
	c.Helper()
	if _, no := c.s.Do(a); no != nil {
		c.Fatalf("%+v is refused: %v", a, no)
	}
}

// marches orders a random march and does it; false if nobody may move.
func (c *chaos) marches(side game.Side) bool {
	m, ok := c.order(side)
	if !ok {
		return false
	}
	c.orders--
	before := c.s.Game.Hash()
	p := plan.NewPlanner(c.s.Game, m).Whole()
	if c.s.Game.Hash() != before {
		c.Fatal("planning changed the position")
	}
	c.reasons(p)
	c.execute(p)
	return p.Moving() > 0
}

// order is a random order to some of a side's counters that may move.
func (c *chaos) order(side game.Side) (plan.March, bool) {
	g := c.s.Game
	var all []game.ID
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Rank != game.Banner {
			all = append(all, id)
		}
	}
	able := plan.Ready(g, all)
	if len(able) == 0 || g.Reach(able[0]) == nil {
		return plan.March{}, false
	}
	one := able[c.rnd.IntN(len(able))]
	m := plan.March{Mode: plan.Mode(c.rnd.IntN(6)), Turned: c.rnd.IntN(3) - 1}
	switch c.rnd.IntN(4) {
	case 0:
		m.Units = plan.Alike(g, one)
	case 1:
		m.Units = able[:1+c.rnd.IntN(len(able))]
	default:
		m.Units = []game.ID{one}
		if chief := plan.Chief(g, one); chief != game.None {
			m.Units = plan.Command(g, chief)
		}
	}
	if plan.Head(g, m.Units) == game.None {
		return m, false
	}
	m.To = c.goal(g.Piece(plan.Head(g, m.Units)).Hex)
	return m, true
}

// goal is a hex somewhere round another, at times off the map.
func (c *chaos) goal(from hex.Hex) hex.Hex {
	return hex.Hex{Q: from.Q + int16(c.rnd.IntN(17)-8), R: from.R + int16(c.rnd.IntN(17)-8)}
}

// reasons fails where a counter is not in its place without a reason, or a place is told wrongly.
func (c *chaos) reasons(p *plan.Plan) {
	c.Helper()
	if len(p.Moves) != len(p.Units) {
		c.Fatalf("%d of %d counters are planned", len(p.Moves), len(p.Units))
	}
	for _, m := range p.Moves {
		c.sight[m.Why.Code]++
		switch {
		case (m.Fate == plan.Arrives) != (m.Why.Code == ""):
			c.Fatalf("%+v: a reason and no reason", m)
		case m.Fate == plan.Stays && len(m.Acts) > 0, m.Fate == plan.Short && len(m.Acts) == 0:
			c.Fatalf("%+v does not say whether it moves", m)
		case len(m.Acts) == 0 && m.End != m.From:
			c.Fatalf("%+v moves without acts", m)
		case (m.Why.Code == plan.Barred || m.Why.Code == plan.Idle) && m.Why.Rule == nil:
			c.Fatalf("%+v: no rule", m)
		}
		if q := p.After.Piece(m.Unit); len(m.Acts) > 0 && (q.Hex != m.End.Hex || q.HasFacing && q.Facing != m.End.Facing) {
			c.Fatalf("%+v ends at %v", m, q.Hex)
		}
	}
	for _, w := range p.Warnings {
		c.sight[w.Code]++
	}
}

// execute does a plan and compares it with the same acts done by hand, and with what is left
// when they are taken back.
func (c *chaos) execute(p *plan.Plan) {
	c.Helper()
	start, first := c.s.Game.Hash(), len(c.s.Steps)
	byHand := c.s.At(first)
	e := plan.Execute(p, c.s)
	stop := e.Run(c.s)
	if c.s.Game.Hash() == start && len(c.s.Steps) > first {
		c.Fatal("a march that changes nothing")
	}
	for _, st := range c.s.Steps[first:] {
		if no := byHand.Check(st.Act); no != nil {
			c.Fatalf("%+v is refused by hand: %v", st.Act, no)
		}
		byHand.Apply(st.Act, thrown(st.Dice))
	}
	if byHand.Hash() != c.s.Game.Hash() {
		c.Fatal("by hand it ends elsewhere")
	}
	c.halted(p, e, stop)
	c.takeBack(first, start)
	c.goOn(e, stop)
}

// halted fails where an execution stopped without a reason, or did not stop and led elsewhere.
func (c *chaos) halted(p *plan.Plan, e *plan.Execution, stop *plan.Stop) {
	c.Helper()
	if stop != nil {
		c.sight["stop "+stop.Code]++
		if stop.Code == plan.Refused {
			c.Fatalf("%+v is refused, though nothing came in between: %v", e.Next(), stop.Rule)
		}
		return
	}
	if !e.Done() {
		c.Fatal("it stopped for nothing")
	}
	for _, m := range p.Moves {
		if q := c.s.Game.Piece(m.Unit); len(m.Acts) > 0 && q.Hex != m.End.Hex {
			c.Fatalf("%+v is in %v", m, q.Hex)
		}
	}
}

// takeBack undoes a march and does it again: the positions are the same.
func (c *chaos) takeBack(first int, start uint64) {
	c.Helper()
	end := c.s.Game.Hash()
	n := takeBack(c.s, first)
	if len(c.s.Steps) == first && c.s.Game.Hash() != start {
		c.Fatal("undo leads elsewhere")
	}
	if _, free := c.s.CanUndo(); len(c.s.Steps) > first && free {
		c.Fatal("it stopped taking back though it was free")
	}
	for range n {
		c.s.Redo()
	}
	if c.s.Game.Hash() != end {
		c.Fatal("done again it leads elsewhere")
	}
}

// goOn answers what came in between and goes on with those who are left, planned anew.
func (c *chaos) goOn(e *plan.Execution, stop *plan.Stop) {
	c.Helper()
	for n := 0; stop != nil && n < 3; n++ {
		for c.s.Game.Table().Stage == game.StageQuestion {
			side, _ := c.waiting()
			offers := c.s.Game.Offers(side, nil)
			c.do(offers[c.rnd.IntN(len(offers))].Act)
		}
		rest := e.Rest()
		if rest == nil || c.s.Game.Outcome() != nil {
			return
		}
		p := plan.NewPlanner(c.s.Game, *rest).Whole()
		c.reasons(p)
		e = plan.Execute(p, c.s)
		if stop = e.Run(c.s); stop != nil && stop.Code == plan.Refused {
			c.Fatalf("planned anew %+v is refused: %v", e.Next(), stop.Rule)
		}
	}
}

package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// untilLendable plays until the rest of an army is offered to be led.
func untilLendable(t *testing.T, battle string, seed uint64) (g *guest, ok bool) {
	t.Helper()
	g = newcomer(t, battle, seed)
	g.plays(func() bool {
		of, _ := g.Table.Lendable()
		ok = len(of) > 0
		return ok
	})
	return g, ok
}

// goesOn lets those act whom the computer leads.
func (g *guest) goesOn() {
	for g.Table.Aides.Runs && g.next() {
	}
}

// Who has few commands left that touch no enemy has the computer lead them for the turn, by one press and
// in both rule systems; one undo takes all of it back, up to dice, and no record keeps it.
func TestTheRestOfATurnIsLent(t *testing.T) {
	systems, undone := map[string]int{}, 0
	for _, battle := range []string{"kulikovo-bobrok", "legnica-mieszko", "grunwald-smolensk", "arsuf-rearguard", "hastings-flight"} {
		for seed := range uint64(3) {
			g, ok := untilLendable(t, battle, seed+1)
			if !ok {
				continue
			}
			c := g.Table
			of, ids := c.Lendable()
			acts, hash := len(c.Sess.Steps), c.Whole().Hash()
			if text := onOffer(g.Page); !slices.Contains(text, "lend-rest") {
				t.Fatalf("%s: it is not offered among %v", battle, text)
			}
			g.Do("lend-rest")
			if c.Aides.Loan == nil || !slices.ContainsFunc(ids, c.IsLed) || strings.Contains(g.record(), "deputies") {
				t.Fatalf("%s: %v is not lent, or for good", battle, of)
			}
			g.goesOn()
			for _, e := range c.Between(acts, len(c.Sess.Steps)) {
				if e.Event.Kind == game.EventBegan && !slices.Contains(ids, e.Event.Unit) && c.Piece(e.Event.Unit).Rank == game.Unit {
					t.Errorf("%s: counter %d moves, which is none of %v", battle, e.Event.Unit, ids)
				}
			}
			if len(c.Sess.Steps) == acts {
				continue // they have stayed
			}
			systems[c.Scenario.System]++
			if !slices.ContainsFunc(c.Log, func(e match.Entry) bool { return e.Event.Kind == plan.OrderedRest }) {
				t.Errorf("%s: it is not told", battle)
			}
			if slices.ContainsFunc(c.Sess.Steps[acts:], func(s game.Step) bool { return len(s.Dice) > 0 || s.Revealed }) {
				continue
			}
			undone++
			if g.Do("undo"); c.Whole().Hash() != hash || c.Aides.Loan != nil || slices.ContainsFunc(ids, c.IsLed) {
				t.Errorf("%s: undone are %d acts of %d, the loan is %+v", battle, len(c.Sess.Steps), acts, c.Aides.Loan)
			}
		}
	}
	if len(systems) < 2 || undone < 3 {
		t.Errorf("lent were %v, taken back %d", systems, undone)
	}
}

// A loan ends with the turn; nobody is led then.
func TestALoanEndsWithTheTurn(t *testing.T) {
	g, ok := untilLendable(t, "kulikovo-bobrok", 1)
	if !ok {
		t.Fatal("nothing is offered")
	}
	c := g.Table
	turn := c.Table.Turn
	g.Do("lend-rest")
	g.goesOn()
	g.plays(func() bool { return c.Table.Turn > turn && !c.Decides() })
	if c.Aides.Loan != nil || len(c.Crew) > 0 {
		t.Errorf("the computer leads %v in turn %d", c.Crew, c.Table.Turn)
	}
}

// Nobody is offered who stands beside an enemy, nor three commands, nor anybody before somebody has moved,
// nor where everybody may attack; what is offered is done, and what is not is not.
func TestOnlyTheRestIsLent(t *testing.T) {
	offered, refused := 0, 0
	for _, sc := range scenarios.All() {
		if sc.Minutes > 30 {
			continue
		}
		g := newcomer(t, sc.ID, 2)
		c, looks := g.Table, 0
		g.plays(func() bool {
			if c.Decides() || c.Table.Stage != game.StageFree {
				return false
			}
			of, ids := c.Lendable()
			if len(of) == 0 {
				if looks++; looks%5 == 0 {
					acts := len(c.Sess.Steps)
					if g.Do("lend-rest"); c.Aides.Loan != nil || len(c.Sess.Steps) != acts {
						t.Fatalf("%s: it is lent though it is not offered", sc.ID)
					}
					refused++
				}
				return false
			}
			offered++
			for _, id := range ids {
				for _, p := range c.Pieces {
					if p.Side == game.B && p.Where == game.OnMap && p.Rank == game.Unit && c.Sees(p) && p.Hex.Distance(c.Piece(id).Hex) == 1 {
						t.Errorf("%s: counter %d stands beside an enemy", sc.ID, id)
					}
				}
			}
			if _, moved := c.Unmoved(); len(of) > 2 || moved == 0 || c.Attacks {
				t.Errorf("%s: %d commands are offered after %d have moved", sc.ID, len(of), moved)
			}
			return false
		})
	}
	if offered < 10 || refused < 10 {
		t.Errorf("offered %d times, refused %d times", offered, refused)
	}
}

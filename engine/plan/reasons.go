package plan

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Reason says why a counter is not in its place: a fact, and the rule behind it where one is.
type Reason struct {
	Code string        // one of those below; empty for no reason
	Rule *rule.Refusal // of Barred and Idle
	By   game.ID       // the counter that is meant: the enemy of a Zone, the friend of Harms
	N    int           // of Far: hexes
}

// The reasons, as catalogue keys.
const (
	Far    = "far"    // its movement ends N hexes before its place
	Barred = "barred" // a rule bars the place or the way there
	Idle   = "idle"   // a rule says that it may not move at all
	Still  = "still"  // it cannot move now
	Zoned  = "zone"   // the zone of an enemy holds it
	Beyond = "beyond" // its place lies off the map
	Runs   = "runs"   // it may pass there but not end there
	Asks   = "asks"   // the way would raise a question, which the plan does not answer
	Astray = "astray" // the way would end elsewhere
	Harms  = "harms"  // the way would cost a counter of its own side strength or order
	Skewed = "skewed" // it is in its place, but cannot turn to the front
	Packed = "packed" // there is no room nearer
)

// why says why a counter does not arrive with the stop that was chosen.
func (t *thought) why() Reason {
	if t.reach == nil {
		return t.idle()
	}
	at, b := t.end(), t.seen.Board()
	switch {
	case t.flaw.Code != "":
		return t.flaw
	case !b.On(t.want.Hex):
		return Reason{Code: Beyond}
	case t.Plan.Mode == Turn || at.Hex == t.want.Hex:
		return Reason{Code: Skewed}
	}
	if no := t.barred(t.want.Hex); no != nil && t.Plan.Mode != Charge {
		return Reason{Code: Barred, Rule: no}
	}
	if t.passes(t.want.Hex) {
		return Reason{Code: Runs}
	}
	return t.onTheWay(at)
}

// idle says why a counter cannot move at all.
func (t *thought) idle() Reason {
	if no := t.now.WhyIdle(t.unit); no != nil {
		return Reason{Code: Idle, Rule: no}
	}
	return Reason{Code: Still}
}

// end is the stop that was chosen.
func (t *thought) end() *game.Stop { return &t.reach.Stops[max(0, t.best)] }

// barred is the rule that bars a hex, nil if none does.
func (t *thought) barred(h hex.Hex) *rule.Refusal {
	for _, x := range t.reach.Barred {
		if x.Hex == h {
			return x.Why
		}
	}
	return nil
}

// passes reports whether a counter comes to a hex in which it may not rest.
func (t *thought) passes(h hex.Hex) bool {
	for i := range t.reach.Stops {
		if t.reach.Stops[i].Hex == h {
			return true
		}
	}
	return false
}

// onTheWay says what holds a counter at a stop: an enemy, a rule, or want of movement.
func (t *thought) onTheWay(at *game.Stop) Reason {
	if by := t.foes.zones[at.Hex]; len(by) > 0 {
		return Reason{Code: Zoned, By: by[0]}
	}
	if at.Left > 0 || t.best <= 0 {
		for d := hex.N; d <= hex.NW; d++ {
			to := at.Hex.Step(d)
			if no := t.barred(to); no != nil && t.far(to) < t.far(at.Hex) {
				return Reason{Code: Barred, Rule: no}
			}
		}
	}
	if t.Plan.Mode == CloseUp {
		return Reason{Code: Packed}
	}
	return Reason{Code: Far, N: at.Hex.Distance(t.want.Hex)}
}

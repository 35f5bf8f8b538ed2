package game

import (
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Offer is one thing a click can choose.
type Offer struct {
	Act  Action
	Verb Verb    // what it is
	Unit ID      // the counter that acts, None for acts of the player
	At   hex.Hex // where it points, when Aim is set
	Aim  bool
	// Secret marks an act that the other player must not see offered; At gives it away.
	Secret bool
	Ref    rule.Ref  // the paragraph that allows it
	Way    []hex.Hex // the hexes entered in order, where the offer is a way to At
	Others []ID      // other counters it concerns, such as the leader a unit is assigned to
}

// Duty is something a side must do before its phase may end.
type Duty struct {
	Unit ID
	Code string // catalogue key: "must-attack", "must-advance"
	Ref  rule.Ref
	At   []hex.Hex // the hexes concerned
}

// Reach is everything a counter could do by moving: each Stop is a position to which acts lead
// that Check would allow one after another, if nobody interrupts and no die or hidden thing
// intervenes. During set-up, and for a counter that enters, returns or regroups, the stops are
// the hexes to set it down on. A move that cannot be planned but only made step by step, such as
// a flight, has no Reach; its steps are offered. Of ways to the same position it has the one that
// leaves most movement; gametest.Reaches says where it ends.
type Reach struct {
	Unit   ID
	Stops  []Stop
	Barred []Barred // hexes it comes to and may not enter, and why; of set-up Explainer tells
	// Acts makes the act that leads to a stop from the one before, nil where none is needed: most
	// are never asked for.
	Acts func(*Stop) Action
}

// Stop is one position a counter can come to.
type Stop struct {
	Hex    hex.Hex
	Facing hex.Dir
	How    uint8 // what kind of act leads here; a number of the system, for Acts
	Marks  Mark  // the marks it would get by ending there, such as Charging
	Rest   bool  // it may end there; otherwise it must go on
	Prev   int32 // index of the stop before, -1 at the start
	Charge int   // its charge factor there, where charges have one
	Left   MP
	Ref    rule.Ref // what gives it those marks
}

// Barred is a hex that may not be entered from a stop, and why.
type Barred struct {
	Hex hex.Hex
	Why *rule.Refusal
}

// Act is the act that leads to stop i from the one before, nil where none is needed.
func (r *Reach) Act(i int) Action { return r.Acts(&r.Stops[i]) }

// Path is the acts that lead to stop i, in order.
func (r *Reach) Path(i int) []Action {
	var acts []Action
	for n := int32(i); n >= 0; n = r.Stops[n].Prev {
		if a := r.Act(int(n)); a != nil {
			acts = append(acts, a)
		}
	}
	for i, j := 0, len(acts)-1; i < j; i, j = i+1, j-1 {
		acts[i], acts[j] = acts[j], acts[i]
	}
	return acts
}

// Best is the index of the stop in a hex with the most movement left, or -1.
func (r *Reach) Best(h hex.Hex) int {
	best := -1
	for i, s := range r.Stops {
		if s.Hex == h && s.Prev >= 0 && (best < 0 || better(s, r.Stops[best])) {
			best = i
		}
	}
	return best
}

func better(a, b Stop) bool {
	if a.Rest != b.Rest {
		return a.Rest
	}
	return a.Left > b.Left
}

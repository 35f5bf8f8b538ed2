package medieval

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Examples of chapters 3 and 4, and of charge and riding down in movement (5.6, 5.8).

const movePhase = "phase A cavalry-movement"

// onTheMove stands a rider k in 0508, facing north and about to move.
func onTheMove(t *testing.T, kind string, more ...string) (*Battle, game.ID) {
	t.Helper()
	lines := append([]string{"map 12x12", "unit A k " + kind + " at 0508 facing N"}, more...)
	b := stand(t, append(lines, movePhase)...)
	k := who(t, b, "k")
	perform(t, b, Begin{k})
	return b, k
}

func ahead(b *Battle, id game.ID) hex.Hex { return b.units[id].at.Step(b.units[id].facing) }

func exampleZone(t *testing.T, ex example) {
	in := given[struct {
		Mover int `json:"mover_cf"`
		Enemy int `json:"enemy_cf"`
	}](t, ex.Input)
	want := given[struct {
		Stop  bool `json:"must_stop"`
		Extra int  `json:"extra_mp_next_hex"`
	}](t, ex.Expected)
	// The hex of the zone is entered with the charge of the example.
	b, k := onTheMove(t, fmt.Sprintf("cavalry cf %d", in.Mover-1), fmt.Sprintf("unit B e cavalry at 0407 facing NE cf %d", in.Enemy))
	perform(t, b, Advance{Unit: k, To: ahead(b, k)})
	same(t, "charge in the zone", int(b.units[k].charge), in.Mover)
	next := Advance{Unit: k, To: ahead(b, k)}
	same(t, "stopped by the zone", b.Check(next) == zoneStops, want.Stop)
	cost := happened(t, perform(t, b, next), "moved").Tally
	same(t, "extra cost", modifier(cost, "riding-on-in-zone"), int(game.Points(want.Extra)))
}

func exampleTurnCost(t *testing.T, ex example) {
	in := given[struct {
		Degrees, Armour, CF int
		Terrain             string
	}](t, ex.Input)
	want := given[struct {
		MP     *int
		Base   *int `json:"base_mp"`
		Ground *int `json:"terrain_part"`
	}](t, ex.Expected)
	b, k := onTheMove(t, fmt.Sprintf("cavalry armour %d cf %d mp 20", in.Armour, in.CF))
	if in.Terrain != "" {
		b.board.SetTerrain(b.units[k].at, ground(t, in.Terrain))
	}
	cost := happened(t, perform(t, b, Wheel{k, hex.N.Turn(in.Degrees / 60)}), "turned").Tally
	sameMP(t, "cost", cost.Sum(), want.MP)
	sameMP(t, "base cost", modifier(cost, "turn"), want.Base)
	sameMP(t, "part of the terrain", modifier(cost, in.Terrain), want.Ground)
}

// sameMP compares movement with whole points, if the example says how many.
func sameMP(t *testing.T, what string, got int, want *int) {
	t.Helper()
	if want != nil {
		same(t, what, got, int(game.Points(*want)))
	}
}

// ground is the terrain an example names.
func ground(t *testing.T, name string) board.Terrain {
	t.Helper()
	for g := board.Void; g <= board.RiverHex; g++ {
		if g.String() == name {
			return g
		}
	}
	t.Fatalf("no terrain is called %s", name)
	return board.Void
}

// followSteps does steps such as "move" and "turn120" and returns the whole points each cost
// and the charge after it.
func followSteps(t *testing.T, b *Battle, k game.ID, steps []string) (cost, charge []int) {
	t.Helper()
	for _, s := range steps {
		left := b.mover.left
		var degrees int
		if _, err := fmt.Sscanf(s, "turn%d", &degrees); err == nil {
			perform(t, b, Wheel{k, b.units[k].facing.Turn(degrees / 60)})
		} else {
			perform(t, b, Advance{Unit: k, To: ahead(b, k)})
		}
		cost = append(cost, int(left-b.mover.left)/int(game.Points(1)))
		charge = append(charge, int(b.units[k].charge))
	}
	return cost, charge
}

func exampleMoveSequence(t *testing.T, ex example) {
	in := given[struct {
		Armour int
		Steps  []string
	}](t, ex.Input)
	want := given[struct {
		Cost   []int `json:"mp_steps"`
		Total  int   `json:"total_mp"`
		Charge []int `json:"cf_after_steps"`
		Turns  bool  `json:"more_than_one_turn_for_regular_cavalry"`
	}](t, ex.Expected)
	b, k := onTheMove(t, fmt.Sprintf("light-cavalry armour %d mp %d", in.Armour, want.Total))
	cost, charge := followSteps(t, b, k, in.Steps)
	same(t, "MP left", b.mover.left, game.MP(0))
	if !slices.Equal(cost, want.Cost) || !slices.Equal(charge, want.Charge) {
		t.Errorf("costs %v and charges %v, want %v and %v", cost, charge, want.Cost, want.Charge)
	}
	usual, k := onTheMove(t, "light-cavalry")
	same(t, "more than one turn", game.Points(want.Total) > usual.counters[k].move, want.Turns)
}

func exampleCharge(t *testing.T, ex example) {
	in := given[struct {
		CF    int
		Steps []string
	}](t, ex.Input)
	want := given[struct {
		Charge []int `json:"cf_after_steps"`
	}](t, ex.Expected)
	b, k := onTheMove(t, fmt.Sprintf("cavalry cf %d mp 20", in.CF))
	var got []int
	if in.Steps[0] == "uphill" { // one level of hills has no second hex uphill to ride into
		charge := int8(in.CF)
		for range in.Steps {
			charge = b.gain(charge, &way{uphill: true})
			got = append(got, int(charge))
		}
	} else {
		_, got = followSteps(t, b, k, in.Steps)
	}
	if !slices.Equal(got, want.Charge) {
		t.Errorf("charge %v, want %v", got, want.Charge)
	}
}

func exampleReturn(t *testing.T, ex example) {
	in := given[struct {
		Turn        int
		Phase, Type string
		From        string `json:"left_from"`
	}](t, ex.Input)
	want := given[struct {
		Turn int    `json:"earliest_return_turn"`
		From string `json:"reentry_from"`
		To   string `json:"reentry_to"`
	}](t, ex.Expected)
	b, k := departed(t, in.Turn, in.Phase)
	back := b.turn
	for b.phase = 0; b.Check(Return{k, hex.Must("2300"), hex.S}) != nil; b.turn++ {
		back = b.turn + 1
	}
	if want.Turn != 0 {
		same(t, "earliest turn of return", back, want.Turn)
		return
	}
	same(t, "hex left from", b.units[k].at.String(), in.From)
	var hexes []string
	for _, s := range b.Reach(k).Stops {
		hexes = append(hexes, s.Hex.String())
	}
	slices.Sort(hexes)
	same(t, "first hex of return", hexes[0], want.From)
	same(t, "last hex of return", hexes[len(hexes)-1], want.To)
	same(t, "hexes of return", len(hexes), hex.Must(want.To).Col()-hex.Must(want.From).Col()+1)
}

// departed is a position in which cavalry has left the map from 2300, by moving or, when
// the phase is "pursuit", behind a beaten enemy.
func departed(t *testing.T, turn int, phase string) (*Battle, game.ID) {
	t.Helper()
	lines := []string{"map 36x8", fmt.Sprintf("turn %d of 20", max(1, turn)), "leader A lech at 2301"}
	if phase != "pursuit" {
		b := stand(t, append(lines, "unit A k cavalry at 2300 facing N", movePhase)...)
		k := who(t, b, "k")
		perform(t, b, Begin{k})
		perform(t, b, Leave{k, hex.N})
		return b, k
	}
	b := stand(t, append(lines, "unit A k cavalry at 2301 facing N", "unit B e light-cavalry at 2300 facing S sp 1", attackPhase)...)
	k, e := who(t, b, "k"), who(t, b, "e")
	attack := Attack{[]game.ID{k}, []hex.Hex{hex.Must("2300")}}
	perform(t, b, attack, throwFor(t, b, attack, "D2")...)
	perform(t, b, Retreat{e, []hex.Hex{hex.Must("2200"), hex.Must("2100")}, hex.S})
	perform(t, b, Pursue{Unit: k, Path: []hex.Hex{hex.Must("2300")}, Facing: hex.N, Off: true}, calm(b)...)
	return b, k
}

func exampleStacking(t *testing.T, ex example) {
	in := given[struct {
		Entering int `json:"entering_sp"`
		Present  int `json:"present_sp"`
	}](t, ex.Input)
	want := given[struct{ Allowed bool }](t, ex.Expected)
	b, k := onTheMove(t, fmt.Sprintf("cavalry sp %d", in.Entering), fmt.Sprintf("unit A f infantry at 0507 facing N sp %d", in.Present))
	no := b.Check(Advance{Unit: k, To: ahead(b, k)})
	same(t, "allowed", no == nil, want.Allowed)
	same(t, "refusal", no, overStack)
}

// rideCase is one try to ride infantry down.
type rideCase struct {
	CF, Armour int
	Target     int `json:"target_armour"`
	Terrain    string
	SPs        []int `json:"target_sps"`
	Variants   []rideCase
}

type rideResult struct {
	Value *int
	Down  *bool `json:"ridden_down"`
	Cost  *int  `json:"ride_down_mp"`
}

func exampleRideDown(t *testing.T, ex example) {
	in, want := given[rideCase](t, ex.Input), given[rideResult](t, ex.Expected)
	for _, try := range rideCases(in) {
		tryRide(t, try, want)
	}
}

// rideCases are the cases an example stands for: its variants, or all that may be meant
// where it does not say how fast and heavy the rider is.
func rideCases(in rideCase) (all []rideCase) {
	for _, v := range in.Variants {
		all = append(all, rideCase{CF: in.CF, Armour: in.Armour, Target: v.Target, Terrain: v.Terrain})
	}
	switch {
	case len(all) > 0:
		return all
	case in.SPs != nil:
		return []rideCase{{CF: MaxCharge, Armour: 1, SPs: in.SPs}}
	case in.CF > 0:
		return []rideCase{in}
	}
	for cf := 0; cf <= MaxCharge; cf++ {
		all = append(all, rideCase{CF: cf, Armour: 2, Terrain: in.Terrain})
	}
	return all
}

func tryRide(t *testing.T, try rideCase, want rideResult) {
	t.Helper()
	var foot []string
	for i, sp := range orFull(try.SPs) {
		foot = append(foot, fmt.Sprintf("unit B f%d infantry at 0507 facing N armour %d sp %d", i, try.Target, sp))
	}
	b, k := onTheMove(t, fmt.Sprintf("cavalry cf %d armour %d mp 20", try.CF, try.Armour), foot...)
	uphill := try.Terrain == "uphill"
	if uphill {
		b.board.SetTerrain(ahead(b, k), board.Hill)
	} else if try.Terrain != "" {
		b.board.SetTerrain(ahead(b, k), ground(t, try.Terrain))
	}
	ride := Advance{Unit: k, To: ahead(b, k), Ride: true}
	if want.Value != nil {
		m := b.mover
		m.charge, m.at = b.gain(m.charge, &way{uphill: uphill}), ride.To
		value := b.rideValue(&m, ride.To, game.B)
		same(t, "sum of 5.8.2", value, *want.Value)
	}
	if want.Down != nil {
		same(t, fmt.Sprintf("%+v: allowed", try), b.Check(ride) == nil, *want.Down)
	}
	if want.Cost != nil {
		sameMP(t, "cost of riding down", modifier(happened(t, perform(t, b, ride), "moved").Tally, "riding-down"), want.Cost)
	}
}

// orFull is the strength of one full unit where an example names none.
func orFull(sps []int) []int {
	if sps == nil {
		return []int{HexLimit}
	}
	return sps
}

package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The acts of the system. Each stands with its check and apply in the file of its rule.
type (
	// Turn flips a two-sided cavalry unit before anybody moves (9.5, 9.6).
	Turn struct{ Unit game.ID }
	// Begin declares the counter that moves next (4.1).
	Begin struct{ Unit game.ID }
	// Advance enters an adjacent hex in movement (4.2).
	Advance struct {
		Unit game.ID
		To   hex.Hex
	}
	// Leave rides off the map at an exit (B-28).
	Leave struct{ Unit game.ID }
	// Charge declares a charge, where that is needed (9.6, B-147).
	Charge struct{ Unit game.ID }
	// Muster throws for late troops (B-217).
	Muster struct{}
	// Enter comes onto the map as a reinforcement (3.2, B-233).
	Enter struct {
		Unit game.ID
		Hex  hex.Hex
	}
	// Shoot declares the fire of one unit (6.3, 6.5).
	Shoot struct{ Unit, Target game.ID }
	// Feign declares that a unit will flee after its combat (B-213).
	Feign struct{ Unit game.ID }
	// Attack declares one combat (7.1).
	Attack struct {
		By []game.ID
		At []hex.Hex
	}
	// Evade retreats before combat (8.3, 9.4, 10.4).
	Evade struct {
		Unit game.ID
		Path []hex.Hex
	}
	// Stand declines every retreat before combat that is still open.
	Stand struct{}
	// Lose eliminates a unit for a result (7.6).
	Lose struct{ Unit game.ID }
	// Retreat goes back after combat (7.8).
	Retreat struct {
		Unit game.ID
		Path []hex.Hex
	}
	// Pursue chooses the hex of a unit that pursues (B-212).
	Pursue struct {
		Unit game.ID
		To   hex.Hex
	}
	// Follow advances after combat (7.9).
	Follow struct {
		Unit game.ID
		Path []hex.Hex
	}
	// Stay declines the advance.
	Stay struct{}
	// Rally rolls for an eliminated unit (11.2).
	Rally struct{}
	// Restore places the unit that was rallied (11.2).
	Restore struct {
		Unit game.ID
		Hex  hex.Hex
	}
	// EndPhase ends what the side may do in its phase.
	EndPhase struct{}
)

// Actions lists every action once, for reading saves and scripts.
func Actions() []game.Action {
	return []game.Action{Turn{}, Begin{}, Advance{}, Leave{}, Shoot{}, Attack{}, Evade{}, Stand{}, Lose{}, Retreat{},
		Follow{}, Stay{}, Rally{}, Restore{}, EndPhase{}, Charge{}, Muster{}, Feign{}, Pursue{}, Enter{}}
}

// The wire names; they are never renamed and never used again for something else.
func (Turn) Do() string     { return "turn" }
func (Begin) Do() string    { return "begin" }
func (Advance) Do() string  { return "advance" }
func (Leave) Do() string    { return "leave" }
func (Charge) Do() string   { return "charge" }
func (Muster) Do() string   { return "muster" }
func (Enter) Do() string    { return "enter" }
func (Shoot) Do() string    { return "shoot" }
func (Feign) Do() string    { return "feign" }
func (Attack) Do() string   { return "attack" }
func (Evade) Do() string    { return "evade" }
func (Stand) Do() string    { return "stand" }
func (Lose) Do() string     { return "lose" }
func (Retreat) Do() string  { return "retreat" }
func (Pursue) Do() string   { return "pursue" }
func (Follow) Do() string   { return "follow" }
func (Stay) Do() string     { return "stay" }
func (Rally) Do() string    { return "rally" }
func (Restore) Do() string  { return "restore" }
func (EndPhase) Do() string { return "end-phase" }

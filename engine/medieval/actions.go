package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The acts of the system. Each stands with its check and apply in the file of its rule.
type (
	// Place stands a counter on a hex during set-up, or moves it there again.
	Place struct {
		Unit   game.ID
		Hex    hex.Hex
		Facing hex.Dir
	}
	// Deploy places everything a side has not placed yet.
	Deploy struct{ Side game.Side }
	// DeployThen does so as revision 3 of the rules and those before it did, in their records.
	DeployThen struct{ Side game.Side }
	// BearBanner gives a banner to a unit in its leader's hex during set-up (7.1.1).
	BearBanner struct{ Banner, Unit game.ID }
	// Lift takes a counter back from the map during set-up.
	Lift struct{ Unit game.ID }
	// Assign gives a unit, or its whole banner of cavalry, to a leader during set-up (12.2.2).
	Assign struct{ Unit, Leader game.ID }
	// ThinRanks takes 1 SP that a command has lost before play.
	ThinRanks struct{ Unit game.ID }
	// Hide puts a leader with his regiment secretly in a forest.
	Hide struct {
		Leader game.ID
		Hex    hex.Hex
	}
	// Ready ends a side's set-up.
	Ready struct{ Side game.Side }
	// EndPhase ends the phase of the side whose phase it is.
	EndPhase struct{}

	// Begin declares the unit that moves next.
	Begin struct{ Unit game.ID }
	// Advance enters an adjacent hex: the frontal hex, or any for a leader (4.2.1).
	Advance struct {
		Unit game.ID
		To   hex.Hex
		Pace Pace
		Ride bool // ride down whoever is there (5.8)
	}
	// Wheel turns on the hex (4.3).
	Wheel struct {
		Unit   game.ID
		Facing hex.Dir
	}
	// Creep is the minimum move: one hex and any turn, or any turn, for all MP (4.2.10).
	Creep struct {
		Unit   game.ID
		Step   bool // enter the frontal hex first
		Facing hex.Dir
	}
	// Leave rides off the map (4.4.1).
	Leave struct {
		Unit game.ID
		Side hex.Dir // the hexside crossed; a unit must face it
	}
	// Return places a unit that left the map (4.4.3).
	Return struct {
		Unit   game.ID
		Hex    hex.Hex
		Facing hex.Dir
	}
	// HandBanner passes the banner a unit holds to another (7.1.4).
	HandBanner struct{ Unit, To game.ID }
	// Regroup places a unit from the track of scattered units (9.1.6).
	Regroup struct {
		Unit   game.ID
		Hex    hex.Hex
		Facing hex.Dir
	}
	// Enter brings a reinforcement onto the map.
	Enter struct {
		Unit   game.ID
		Hex    hex.Hex
		Facing hex.Dir
	}
	// Relocate moves a hidden regiment within its forest.
	Relocate struct {
		Leader game.ID
		Hex    hex.Hex
	}
	// Reveal lets a hidden regiment come out.
	Reveal struct{ Leader game.ID }
	// DriveOn declines a leader's rest this turn (13.1.5).
	DriveOn struct{ Leader game.ID }
	// TireLeader charges a leader with the last combat instead of another who helped as much.
	TireLeader struct{ Leader game.ID }

	// Countercharge rides at the enemy now moving (5.7).
	Countercharge struct {
		Unit   game.ID
		Facing hex.Dir
	}
	// StrikeNow fights the countercharge combat with the units that have ridden (5.7.5).
	StrikeNow struct{}
	// Attack is one combat of an attack phase (5.1).
	Attack struct {
		By []game.ID
		At []hex.Hex
	}
	// Lose takes one SP from a unit (5.4.7).
	Lose struct{ Unit game.ID }
	// Retreat goes back along a path (5.4).
	Retreat struct {
		Unit   game.ID
		Path   []hex.Hex
		Facing hex.Dir
	}
	// Pursue follows a beaten enemy (5.5).
	Pursue struct {
		Unit   game.ID
		Path   []hex.Hex
		Facing hex.Dir
		With   []game.ID // leaders of its hex that go along
		Off    bool      // then off the map, over the side it faces (4.4.1)
	}
	// Exploit enters a hex whose defenders died, and goes one hex further if it will (5.2.8).
	Exploit struct {
		Unit   game.ID
		Path   []hex.Hex // one or two hexes
		Facing hex.Dir
	}
	// Stay declines a voluntary pursuit or advance.
	Stay struct{ Unit game.ID }
	// Rally is a unit's try to regain its order (Ko-9.3.1, Ko-10.3.1).
	Rally struct{ Unit game.ID }
	// Flee runs one hex with a panicked unit (Ko-10.2.2).
	Flee struct {
		Unit game.ID
		Side hex.Dir // the hexside crossed
	}
	// ChangeFormation changes the formation of a ranged unit (10.1.3).
	ChangeFormation struct{ Unit game.ID }
	// ShiftInFormation moves a ranged unit one hex in its formation (10.1.4).
	ShiftInFormation struct {
		Unit   game.ID
		To     hex.Hex
		Facing hex.Dir
	}
	// Shoot fires at an enemy counter (10.2).
	Shoot struct{ Unit, Target game.ID }
	// BatterWalls fires a bombard at a fortification or palisade (10.7.5).
	BatterWalls struct {
		Unit game.ID
		Hex  hex.Hex
	}
	// SufferFriendlyFire says who is hit by the shot of his own side (10.2.1).
	SufferFriendlyFire struct{ Unit game.ID }
	// HoldFire declines to return fire (10.2.6).
	HoldFire struct{}
	// RazeFort declares the destruction of the fortification a unit stands in (11.1.6).
	RazeFort struct{ Unit game.ID }
	// FormShiltron forms a shiltron or lifts it (11.3.2, 11.3.10).
	FormShiltron struct{ Unit game.ID }
	// SetPalisade sets up a palisade or strikes it (Ko-15.2.1).
	SetPalisade struct{ Unit game.ID }
	// AbandonPalisade leaves a palisade behind (Ko-15.1.3).
	AbandonPalisade struct{ Unit game.ID }
	// ManWalls chooses which units of a crowded fortification fight (11.1.8).
	ManWalls struct{ Units []game.ID }
	// CatchBanner chooses who takes up a banner whose holder is gone (7.1.5, R-275).
	CatchBanner struct{ Banner, Unit game.ID }
)

// Pace says what a cavalry unit does with its charge on entering a hex.
type Pace string

// The paces.
const (
	Gain Pace = ""     // as the rules give it (5.6.3)
	Hold Pace = "hold" // refrain from the gain (5.6.12)
	Slow Pace = "slow" // reduce it by one (5.6.13)
)

// Actions lists every action once, for reading saves and scripts.
func Actions() []game.Action {
	return []game.Action{Place{}, Deploy{}, DeployThen{}, BearBanner{}, Ready{}, EndPhase{}, Begin{}, Advance{}, Wheel{}, Creep{},
		Leave{}, Return{}, HandBanner{}, Regroup{}, DriveOn{}, Countercharge{}, StrikeNow{}, Attack{}, Lose{}, Retreat{},
		Pursue{}, Exploit{}, Stay{}, CatchBanner{}, Rally{}, Flee{}, ChangeFormation{}, ShiftInFormation{}, Shoot{}, BatterWalls{}, SufferFriendlyFire{}, HoldFire{},
		RazeFort{}, FormShiltron{}, SetPalisade{}, AbandonPalisade{}, ManWalls{},
		Lift{}, Assign{}, ThinRanks{}, Hide{}, Enter{}, Relocate{}, Reveal{}, TireLeader{}}
}

// The wire names; they are never renamed and never used again for something else.
func (Place) Do() string              { return "place" }
func (Deploy) Do() string             { return "deploy" }
func (DeployThen) Do() string         { return "deploy-then" }
func (BearBanner) Do() string         { return "bear" }
func (Ready) Do() string              { return "ready" }
func (EndPhase) Do() string           { return "end-phase" }
func (Begin) Do() string              { return "begin" }
func (Advance) Do() string            { return "advance" }
func (Wheel) Do() string              { return "wheel" }
func (Creep) Do() string              { return "creep" }
func (Leave) Do() string              { return "leave" }
func (Return) Do() string             { return "return" }
func (HandBanner) Do() string         { return "hand" }
func (Regroup) Do() string            { return "regroup" }
func (DriveOn) Do() string            { return "drive" }
func (TireLeader) Do() string         { return "tire" }
func (Countercharge) Do() string      { return "countercharge" }
func (StrikeNow) Do() string          { return "strike" }
func (Attack) Do() string             { return "attack" }
func (Lose) Do() string               { return "lose" }
func (Retreat) Do() string            { return "retreat" }
func (Pursue) Do() string             { return "pursue" }
func (Exploit) Do() string            { return "exploit" }
func (Stay) Do() string               { return "stay" }
func (CatchBanner) Do() string        { return "catch" }
func (Rally) Do() string              { return "rally" }
func (Flee) Do() string               { return "flee" }
func (ChangeFormation) Do() string    { return "form" }
func (ShiftInFormation) Do() string   { return "shift" }
func (Shoot) Do() string              { return "shoot" }
func (BatterWalls) Do() string        { return "batter" }
func (SufferFriendlyFire) Do() string { return "suffer" }
func (HoldFire) Do() string           { return "hold-fire" }
func (RazeFort) Do() string           { return "raze" }
func (FormShiltron) Do() string       { return "close" }
func (SetPalisade) Do() string        { return "stakes" }
func (AbandonPalisade) Do() string    { return "abandon" }
func (ManWalls) Do() string           { return "man" }
func (Lift) Do() string               { return "lift" }
func (Assign) Do() string             { return "assign" }
func (ThinRanks) Do() string          { return "thin" }
func (Hide) Do() string               { return "hide" }
func (Enter) Do() string              { return "enter" }
func (Relocate) Do() string           { return "relocate" }
func (Reveal) Do() string             { return "reveal" }

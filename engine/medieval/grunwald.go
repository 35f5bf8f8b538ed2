package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// Grunwald is the book "Grunwald 1410", of one family with "Kosovo Field 1389".
var Grunwald = &Edition{
	Key:      "grunwald",
	Renumber: grunwaldNumbers,

	Combat: Kosovo.Combat,

	RearPerHex: true,

	Terrain: map[board.Terrain]Effect{
		board.Clear:   {Foot: game.Points(1), Horse: game.Points(1)},
		board.Swamp:   {Foot: game.Points(2), Horse: game.Points(3), Halves: true},
		board.Forest:  {Foot: game.Points(2), Horse: game.Points(4), Combat: 2},
		board.Village: {Foot: game.Points(2), Horse: game.Points(3), Combat: 1},
		board.Hill:    {Foot: game.Points(1), Horse: game.Points(1)},
		board.Fort:    {Foot: game.Points(1), Horse: game.Points(1)},
	},
	Stream:     Effect{Foot: game.Points(1), Horse: game.Points(2), Combat: 1},
	Uphill:     Effect{Foot: game.Points(1), Horse: game.Points(1) / 2, Combat: 1},
	RoadHorse:  game.Points(1) / 2,
	RoadLeader: game.Points(1) / 3,
	Entry:      disorderingGround,

	Pursuit: PursuitTest{VoluntaryTo: []int{6, 5, 4, 3, 2, 1}, ElatedMustRide: true},

	Refrain:     game.Points(1),
	RefrainRoad: game.Points(1) / 2,

	RideDownAlways: true,

	MoraleTest: []int{1, 2, 3, 4, 5},

	Order:          Disorganises,
	Disorder:       disorderTable,
	LeaderSteadies: SteadyAlways,

	RangedBonus:     3,
	RangedEitherWay: true,
	Fire:            disorderingFire,
	ShockStops:      true,

	FatigueLimit:   12,
	FatigueWeakens: true,
}

var grunwaldNumbers = numbering(kosovoNumbers,
	numbers{"10.5.11": "14.1.5", "12.2.1": "13.1.5", "12.2.2": "13.1.5"},
	numbers{"G-13.1.4": "13.1.4", "G-13.1.5": "13.1.5", "G-13.1.6": "13.1.6", "G-13.1.7": "13.1.7"},
	renumbered("13.1", 1, 3, "14.1", 1), numbers{"13.1.5": "14.1.4", "13.1.6": "14.1.6", "13.2.1": "14.2.1", "Ko-14.3.1": "14.2.1"},
)

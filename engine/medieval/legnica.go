package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Legnica is the book "Legnica 1241".
var Legnica = &Edition{
	Key:      "legnica",
	Renumber: legnicaNumbers,

	ClampEachShift: true,
	Combat:         Kulikovo.Combat,

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
	Entry: EntryRules{
		HorseCharging: map[board.Terrain]rule.Ref{board.Forest: "4.2.6", board.Village: "4.2.6", board.Swamp: "4.2.6"},
		FootAlways:    map[board.Terrain]rule.Ref{board.Swamp: "4.2.7"},
		RoadCharge:    1,
		Zeroes:        map[board.Terrain]bool{board.Forest: true, board.Village: true, board.Swamp: true, board.Fort: true},
		FordZeroes:    true,
		CostsSP:       true,
	},

	Pursuit: PursuitTest{VoluntaryTo: []int{6, 5, 4, 3, 2, 1}, ElatedMustRide: true},

	MustAdvance: true,
	Refrain:     game.Points(1),
	RefrainRoad: game.Points(1) / 2,
	Reduce:      game.Points(2),

	RideDownFormula: true,

	LeaderLeavesStack: true,

	Scatter: ScatterTable{
		{1, 0, 0, 1, 0, 0},
		{2, 1, 1, 2, 1, 1},
		{3, 2, 1, 3, 2, 1},
		{4, 3, 2, 4, 3, 2},
		{5, 4, 3, 5, 4, 3},
	},
	RegroupOn:      4,
	OrphansPerish:  true,
	LeaderSteadies: SteadyAlways,

	RangedBonus:     3,
	RangedEitherWay: true,
	RootedInCombat:  true,
	Fire:            Kulikovo.Fire,

	FatigueLimit:     12,
	FatigueScatters:  3,
	FatigueByCharge:  true,
	RestMayBeRefused: true,
}

var legnicaNumbers = numbering(laterNumbers,
	numbers{"4.2.8": "4.2.9", "Ko-5.5.2": "5.5.2", "Ko-5.6.7": "5.6.7"},
	renumbered("5.6", 11, 13, "5.6", 12),
	renumbered("10.2", 1, 6, "10.2", 2),
	numbers{"10.4.1": "10.2.1", "10.4.2": "10.4.1", "10.6.1": "10.2.1", "10.6.2": "10.6.1", "10.6.3": "10.6.2"},
	renumbered("12.2", 1, 3, "12.1", 1),
)

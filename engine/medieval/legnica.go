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

	Terrain: ByTerrain[Effect]{
		board.Clear:   {Foot: game.Point, Horse: game.Point},
		board.Swamp:   {Foot: 2 * game.Point, Horse: 3 * game.Point, Halves: true},
		board.Forest:  {Foot: 2 * game.Point, Horse: 4 * game.Point, Combat: 2},
		board.Village: {Foot: 2 * game.Point, Horse: 3 * game.Point, Combat: 1},
		board.Hill:    {Foot: game.Point, Horse: game.Point},
		board.Fort:    {Foot: game.Point, Horse: game.Point},
	},
	Stream:     Effect{Foot: game.Point, Horse: 2 * game.Point, Combat: 1},
	Uphill:     Effect{Foot: game.Point, Horse: game.Point / 2, Combat: 1},
	RoadHorse:  game.Point / 2,
	RoadLeader: game.Point / 3,
	Entry: EntryRules{
		HorseCharging: ByTerrain[rule.Ref]{board.Forest: "4.2.6", board.Village: "4.2.6", board.Swamp: "4.2.6"},
		FootAlways:    ByTerrain[rule.Ref]{board.Swamp: "4.2.7"},
		RoadCharge:    1,
		Zeroes:        ByTerrain[bool]{board.Forest: true, board.Village: true, board.Swamp: true, board.Fort: true},
		FordZeroes:    true,
		CostsSP:       true,
	},

	Pursuit: PursuitTest{VoluntaryTo: []int{6, 5, 4, 3, 2, 1}, ElatedMustRide: true},

	MustAdvance: true,
	Refrain:     game.Point,
	RefrainRoad: game.Point / 2,
	Reduce:      2 * game.Point,

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
	numbers{{"4.2.8", "4.2.9"}, {"Ko-5.5.2", "5.5.2"}, {"Ko-5.6.7", "5.6.7"}},
	renumbered("5.6", 11, 13, "5.6", 12),
	renumbered("10.2", 1, 6, "10.2", 2),
	numbers{{"10.4.1", "10.2.1"}, {"10.4.2", "10.4.1"}, {"10.6.1", "10.2.1"}, {"10.6.2", "10.6.1"}, {"10.6.3", "10.6.2"}},
	renumbered("12.2", 1, 3, "12.1", 1),
)

package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Kulikovo is the book "Kulikovo Field 1380", the most revised of the four; the
// paragraph numbers in the code are its own.
var Kulikovo = &Edition{
	Key: "kulikovo",

	ClampEachShift: true,
	Combat: combatTable(`
- | - | D1 | D2 -1 | D2 | -1 / D2 | -1 / D3* | -1 / D4* | -1 / D4* | -1 / D5* | D5* | -1 / D5*
-1 / -1 | - | -1 / D1 | D1 -1 | D2 -1 | D2 -1 | D3 | -1 / D3 | -1 / D4 | -1 / D5 | -1 / D5 | -1 / D5 -1
-1 / - | -1 / -1 | - | D1 | D2 | D2 | -1 / D2 | D3 -1 | D3 | D4 | D5 | D5 -1
A1 | -1 / - | -1 / -1 | -1 / D1 | D1 -1 | D2 | D2 -1 | D2 | D3 -1 | D3 | D4 -1 | D5
A1 -1 | A1* | -1 / - | - | D1 | D1 -1 | D2 | D2 -1 | D2 | D3 -1 | D3 | D4
A1 -1 | A1 -1 | A1 | -1 / -1 | -1 / D1 | D1 | D2 | D2 | D2 -1 | D2 -1 | D3 -1 | D3
A1 | A1 | A1 -1 | -1 / - | - | -1 / D1 | D1 -1 | D2 | D2 | D2 | D2 | D3 -1
A2 -1 | A2 | A1 | A1 | -1 / -1 | - | D1 | D1 -1 | D2 | D2 | D2 -1 | D2
A2 -1 | A2 -1 | A1 | A1 -1 | -1 / - | -1 / -1 | -1 / D1 | D1 | D1 -1 | D2 | D2 | D2 -1
A3 -1 | A3 | A2 -1 | A1 | A1 | -1 / - | - | -1 / D1 | D1 | D1 -1 | D2 | D2
A4 -1* | A3 -1* | A2 -1* | A1* | A1 -1 | A1 | -1 / -1 | -1 / -1 | -1 / -1 | -1 / -1 | -1 / D1 -1 | -1 / D2 -1`),

	RearPerHex: false,

	Terrain: ByTerrain[Effect]{
		board.Clear:   {Foot: game.Point, Horse: game.Point},
		board.Swamp:   {Foot: 2 * game.Point, Horse: 3 * game.Point, Halves: true},
		board.Forest:  {Foot: 2 * game.Point, Horse: 4 * game.Point, Combat: 2},
		board.Village: {Foot: 2 * game.Point, Horse: 3 * game.Point, Combat: 1},
		board.Hill:    {Foot: game.Point, Horse: game.Point},
		board.Fort:    {Foot: game.Point, Horse: game.Point},
	},
	Stream:        Effect{Foot: game.Point, Horse: 2 * game.Point, Combat: 1},
	Uphill:        Effect{Foot: game.Point, Horse: game.Point / 2, Combat: 1},
	RoadHorse:     game.Point / 2,
	RoadLeader:    game.Point / 3,
	RoadTurnsFree: true,
	Entry: EntryRules{
		HorseCharging: ByTerrain[rule.Ref]{board.Forest: "4.2.6", board.Village: "4.2.6", board.Fort: "4.2.6"},
		HorseAlways:   ByTerrain[rule.Ref]{board.Swamp: "4.2.7"},
		FootAlways:    ByTerrain[rule.Ref]{board.Swamp: "4.2.7"},
		FordCharging:  true,
		RoadCharge:    1,
		CostsSP:       true,
	},

	Pursuit: PursuitTest{ObligatoryTo: []int{0, 1, 2, 3, 4, 5}, Elation: 3},

	MustAdvance: true,
	Refrain:     game.Point,
	RefrainRoad: game.Point / 2,
	Reduce:      2 * game.Point,

	RideDownFormula: true,

	LeaderLeavesStack: true,

	Scatter: ScatterTable{
		{1, 0, 0, 0, 0, 0},
		{2, 1, 1, 2, 1, 1},
		{3, 2, 1, 3, 2, 1},
		{4, 3, 2, 4, 3, 2},
		{5, 4, 3, 5, 4, 3},
	},
	RegroupOn:      4,
	OrphansPerish:  true,
	LeaderSteadies: SteadyInCombat,

	RangedBonus:    2,
	RootedInCombat: true,
	Fire: FireTables{
		Units: [BannerKind + 1]FireTable{
			Archers:      fireTable("- - - - - - 1 1 1 1 1 2", "- - - - - - - 1 1 1 1 2"),
			Crossbows:    fireTable("- - - 1 1 1 1 1 1 2 2 2", "- - - - - 1 1 1 1 1 2 2"),
			HorseArchers: fireTable("- - - - - - - - 1 1 1 1"),
			CamelArchers: fireTable("- - - - - - - - 1 1 1 1"),
			Bombards:     fireTable("- - - - - - - S S S S S", "- - - - - - - - S S S S", "- - - - - - - - - S S S"),
		},
		Objects: fireTable("- - - - - - - D D D D D", "- - - - - - - - D D D D", "- - - - - - - - - D D D"),
	},

	FatigueLimit:     12,
	FatigueScatters:  3,
	FatigueByCharge:  true,
	RestMayBeRefused: true,
}

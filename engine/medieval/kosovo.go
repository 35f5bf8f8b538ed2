package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Kosovo is the book "Kosovo Field 1389".
var Kosovo = &Edition{
	Key:      "kosovo",
	Books:    []string{"Ko"},
	Renumber: kosovoNumbers,

	Combat: combatTable(`
- | - | D1 | D2 -1 | D2 | -1 / D2 | -1 / D3* | -1 / D4* | -1 / D4* | -1 / D5* | D5* | -1 / D5*
-1 / -1 | - | -1 / D1 | D1 -1 | D2 -1 | D2 -1 | D3 | -1 / D3 | -1 / D4 | -1 / D5 | -1 / D5 | -1 / D5 -1
-1 / - | -1 / -1 | - | D1 | D2 | D2 | -1 / D2 | D3 -1 | D3 | D4 | D5 | D5 -1
A1 | -1 / - | -1 / -1 | -1 / D1 | D1 -1 | D2 | D2 -1 | D2 | D3 -1 | D3 | D4 -1 | D5
A1 -1 | A1* | -1 / - | - | D1 -1 | D1 -1 | D2 | D2 -1 | D2 | D3 -1 | D3 | D4
A1 -1 | A1 -1 | A1 | -1 / -1 | -1 / D1 | D1 | D2 | D2 | D2 -1 | D3 -1 | D3 -1 | D3
A1 | A1 | A1 -1 | -1 / - | - | -1 / D1 | D1 -1 | D2 | D2 | D2 | D2 | D3 -1
A2 -1 | A2 | A1 | A1 | -1 / -1 | - | D1 -1 | D1 -1 | D2 | D2 | D2 -1 | D2
A2 -1 | A2 -1 | A1 | A1 -1 | -1 / - | -1 / -1 | -1 / D1 | D1 | D1 -1 | D2 | D2 | D2 -1
A3 -1 | A3 | A2 -1 | A1 | A1 | -1 / - | - | -1 / D1 | D1 | D1 -1 | D2 | D2
A4 -1* | A3 -1* | A2 -1* | A1* | A1 -1 | A1 | -1 / -1 | -1 / -1 | -1 / -1 | -1 / -1 | -1 / D1 -1 | -1 / D2 -1`),

	RearPerHex: true,

	Terrain: ByTerrain[Effect]{
		board.Clear:   {Foot: game.Point, Horse: game.Point},
		board.Swamp:   {Foot: 2 * game.Point, Horse: 3 * game.Point, Halves: true},
		board.Forest:  {Foot: 2 * game.Point, Horse: 4 * game.Point, Combat: 2},
		board.Village: {Foot: game.Point, Horse: 2 * game.Point, Combat: 1},
		board.Hill:    {Foot: game.Point, Horse: game.Point},
		board.Fort:    {Foot: game.Point, Horse: game.Point},
	},
	Stream:     Effect{Foot: game.Point, Horse: 3 * game.Point / 2, Combat: 1},
	Uphill:     Effect{Foot: game.Point, Horse: game.Point / 2, Combat: 1},
	RoadHorse:  game.Point / 2,
	RoadLeader: game.Point / 3,
	Entry:      disorderingGround,

	Pursuit: PursuitTest{VoluntaryTo: []int{6, 5, 4, 3, 2, 1}, ElatedMustRide: true},

	Refrain:     game.Point,
	RefrainRoad: game.Point / 2,

	RideDownAlways: true,

	MoraleTest: []int{1, 2, 3, 4, 5},

	Order:          Disorganises,
	Disorder:       disorderRolls,
	LeaderSteadies: SteadyAlways,

	RangedBonus:     3,
	RangedEitherWay: true,
	Fire:            disorderingFire,
	ShockStops:      true,

	FatigueLimit:   12,
	FatigueWeakens: true,
}

// disorderingGround is the entry rules of the two books in which units disorganise.
var disorderingGround = EntryRules{
	HorseAlways: ByTerrain[rule.Ref]{board.Forest: "4.2.6", board.Village: "4.2.6", board.Swamp: "4.2.6"},
	FootAlways:  ByTerrain[rule.Ref]{board.Swamp: "4.2.7"},
	RoadCharge:  MaxCharge,
	Zeroes:      ByTerrain[bool]{board.Forest: true, board.Village: true, board.Swamp: true, board.Fort: true},
	FordZeroes:  true,
}

// disorderRolls is the combat disorganisation table of the same books; an attacker uses the
// row below his own.
var disorderRolls = disorderTable(`
2 3 11 12 | 2 3 12 | 2 12 | 2 | 2 | 2
2 3 4 11 12 | 2 3 11 12 | 2 3 12 | 2 12 | 2 | 2
2 3 4 10 11 12 | 2 3 4 11 12 | 2 3 11 12 | 2 3 12 | 2 12 | 2
2 3 4 5 10 11 12 | 2 3 4 10 11 12 | 2 3 4 11 12 | 2 3 11 12 | 2 3 12 | 2 12
2 3 4 5 9 10 11 12 | 2 3 4 5 10 11 12 | 2 3 4 10 11 12 | 2 3 4 11 12 | 2 3 11 12 | 2 12`)

// disorderingFire are the fire tables of the same books.
var disorderingFire = FireTables{
	Units: [BannerKind + 1]FireTable{
		Archers:      fireTable("- - - - - - 1 1 1 1 1 2", "- - - - - - - 1 1 1 1 2"),
		Crossbows:    fireTable("- - - 1 1 1 1 1 1 2 2 2", "- - - - - 1 1 1 1 1 2 2"),
		HorseArchers: fireTable("- - - - - - - - 1 1 1 1"),
		CamelArchers: fireTable("- - - - - - - - 1 1 1 1"),
		Bombards:     fireTable("- - - - - - - D D D DS DS", "- - - - - - - - D D D DS", "- - - - - - - - - D D D"),
	},
	Objects: fireTable("- - - - - - - D D D D D", "- - - - - - - - D D D D", "- - - - - - - - - D D D"),
}

var kosovoNumbers = numbering(laterNumbers,
	numbers{{"4.2.8", "4.2.5"}, {"4.2.10", "4.2.9"}, {"5.6.11", ""}, {"5.6.13", ""}},
	numbers{{"5.8.2", ""}, {"5.8.3", "5.8.1"}}, renumbered("5.8", 4, 8, "5.8", 2),
	numbers{{"8.1.7", "8.1.8"}, {"8.2.6", "8.1.7"}, {"8.2.7", "8.1.7"}}, renumbered("8.2", 8, 10, "8.2", 6),
	absent("9.1", 1, 2), absent("9.1", 4, 8),
	numbers{{"10.1", "11.1"}, {"10.2", "11.2"}, {"10.3", "11.3"}, {"10.5", "11.5"}, {"10.7", "11.7"}, {"11.1", "12.1"}},
	renumbered("10.1", 1, 7, "11.1", 1),
	renumbered("10.2", 1, 6, "11.2", 2),
	renumbered("10.3", 1, 2, "11.3", 1), numbers{{"10.3.3", "11.7.4"}},
	numbers{{"10.4.1", "11.2.1"}, {"10.4.2", "11.4.1"}, {"10.6.1", "11.2.1"}, {"10.6.2", "11.6.1"}, {"10.6.3", "11.6.2"}},
	renumbered("10.5", 1, 11, "11.5", 1),
	renumbered("10.7", 1, 5, "11.7", 1),
	renumbered("11.1", 1, 9, "12.1", 1),
	numbers{{"12.2.1", "13.1.2"}, {"12.2.2", "13.1.1"}, {"12.2.3", ""}},
	renumbered("13.1", 1, 3, "14.2", 1), numbers{{"13.1.4", ""}, {"13.1.5", "14.2.4"}, {"13.1.6", "14.2.5"}, {"13.2.1", "14.3.1"}, {"13.2.2", ""}},
)

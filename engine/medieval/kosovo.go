package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Kosovo is the book "Kosovo Field 1389".
var Kosovo = &Edition{
	Key:      "kosovo",
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

	Terrain: map[board.Terrain]Effect{
		board.Clear:   {Foot: game.Points(1), Horse: game.Points(1)},
		board.Swamp:   {Foot: game.Points(2), Horse: game.Points(3), Halves: true},
		board.Forest:  {Foot: game.Points(2), Horse: game.Points(4), Combat: 2},
		board.Village: {Foot: game.Points(1), Horse: game.Points(2), Combat: 1},
		board.Hill:    {Foot: game.Points(1), Horse: game.Points(1)},
		board.Fort:    {Foot: game.Points(1), Horse: game.Points(1)},
	},
	Stream:     Effect{Foot: game.Points(1), Horse: game.Points(3) / 2, Combat: 1},
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

// disorderingGround is 4.2.5, 4.2.6 and 5.6.7 of the two books in which units disorganise.
var disorderingGround = EntryRules{
	HorseAlways: map[board.Terrain]rule.Ref{board.Forest: "4.2.6", board.Village: "4.2.6", board.Swamp: "4.2.6"},
	FootAlways:  map[board.Terrain]rule.Ref{board.Swamp: "4.2.7"},
	RoadCharge:  MaxCharge,
	Zeroes:      map[board.Terrain]bool{board.Forest: true, board.Village: true, board.Swamp: true, board.Fort: true},
	FordZeroes:  true,
}

// disorderTable is the combat disorganisation table of the same books; an attacker uses the
// row below his own.
var disorderTable = DisorderTable{
	{rolls(2, 3, 11, 12), rolls(2, 3, 12), rolls(2, 12), rolls(2), rolls(2), rolls(2)},
	{rolls(2, 3, 4, 11, 12), rolls(2, 3, 11, 12), rolls(2, 3, 12), rolls(2, 12), rolls(2), rolls(2)},
	{rolls(2, 3, 4, 10, 11, 12), rolls(2, 3, 4, 11, 12), rolls(2, 3, 11, 12), rolls(2, 3, 12), rolls(2, 12), rolls(2)},
	{rolls(2, 3, 4, 5, 10, 11, 12), rolls(2, 3, 4, 10, 11, 12), rolls(2, 3, 4, 11, 12), rolls(2, 3, 11, 12), rolls(2, 3, 12), rolls(2, 12)},
	{rolls(2, 3, 4, 5, 9, 10, 11, 12), rolls(2, 3, 4, 5, 10, 11, 12), rolls(2, 3, 4, 10, 11, 12), rolls(2, 3, 4, 11, 12), rolls(2, 3, 11, 12), rolls(2, 12)},
}

// disorderingFire are the fire tables of the same books.
var disorderingFire = FireTables{
	Units: map[Kind]FireTable{
		Archers:      fireTable("- - - - - - 1 1 1 1 1 2", "- - - - - - - 1 1 1 1 2"),
		Crossbows:    fireTable("- - - 1 1 1 1 1 1 2 2 2", "- - - - - 1 1 1 1 1 2 2"),
		HorseArchers: fireTable("- - - - - - - - 1 1 1 1"),
		CamelArchers: fireTable("- - - - - - - - 1 1 1 1"),
		Bombards:     fireTable("- - - - - - - D D D DS DS", "- - - - - - - - D D D DS", "- - - - - - - - - D D D"),
	},
	Objects: fireTable("- - - - - - - D D D D D", "- - - - - - - - D D D D", "- - - - - - - - - D D D"),
}

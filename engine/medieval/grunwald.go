package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// Grunwald is the book "Grunwald 1410", of one family with "Kosovo Field 1389".
var Grunwald = &Edition{
	Key:      "grunwald",
	Books:    []string{"Ko", "G"},
	Renumber: grunwaldNumbers,

	Combat: Kosovo.Combat,

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

var grunwaldNumbers = numbering(kosovoNumbers,
	numbers{{"10.5.11", "14.1.5"}, {"12.2.1", "13.1.5"}, {"12.2.2", "13.1.5"}},
	renumbered("13.1", 1, 3, "14.1", 1), numbers{{"R-374", "R-408"}, {"13.1.5", "14.1.4"}, {"13.1.6", "14.1.6"}, {"13.2.1", "14.2.1"}, {"Ko-14.3.1", "14.2.1"}},
)

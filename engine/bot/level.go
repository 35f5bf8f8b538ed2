package bot

import "gonfalon/engine/bot/level"

// Level is how much a player sees.
type Level = level.Level

// The levels, the least first.
const (
	Page    = level.Page
	Squire  = level.Squire
	Knight  = level.Knight
	Captain = level.Captain
	Marshal = level.Marshal
)

// LevelNames are the names of the levels, the least first.
func LevelNames() []string { return level.Names() }

// ParseLevel finds a level by its name.
func ParseLevel(name string) (Level, bool) { return level.Parse(name) }

// sight is what a level sees.
type sight struct {
	reach    bool // how far enemies reach, not only who stands near
	teams    bool // who could attack together
	trials   int  // throws with which an answer is tried; 0 for answers out of hand
	reacts   bool // reactions are tried too
	allots   bool // attackers are allotted, not sent one group after another
	blocked  bool // who can retreat, and who cannot
	errs     int  // how much a place may be misjudged
	misses   int  // of a hundred attacks, shots and reactions those that are not noticed
	ahead    int  // nodes that may go into playing on in the mind in a turn, in a battle of no counters; 0 for who does not
	hesitant int  // of so many who could move one stays where he is; 0 for none
	closes   int  // how many of the last turns are played out to the end
	closing  int  // nodes that may go into that in a turn, in a battle of no counters
	brisk    bool // looks how far enemies reach only once a turn
}

var sights = [...]sight{
	Page:    {errs: 28, misses: 90, hesitant: 2},
	Squire:  {errs: 28, misses: 65},
	Knight:  {reach: true, trials: 2, allots: true, errs: 7, misses: 15},
	Captain: {reach: true, teams: true, trials: 6, reacts: true, allots: true, blocked: true},
	Marshal: {reach: true, teams: true, trials: 10, reacts: true, allots: true, blocked: true, ahead: 23_000, closes: 2, closing: 23_000},
}

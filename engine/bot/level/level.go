package level

import "slices"

// Level is how much a player sees. None cheats: all know what their side knows.
type Level uint8

// The levels.
const (
	Page    Level = iota // is a squire half of whose men hold back, and who overlooks more
	Squire               // sees what stands beside him, overlooks most of what he could do, and errs
	Knight               // sees how far the enemy reaches and allots his attackers, but misses a chance now and then
	Captain              // brings attackers together, and tries answers and reactions before he gives them
	Marshal              // plays on in his mind: the turn in several moods and the reply to it, and the last turns to their end

	Count // is how many levels there are
)

var names = []string{"page", "squire", "knight", "captain", "marshal"}

// Names are the names of the levels, the least first.
func Names() []string { return slices.Clone(names) }

// Parse finds a level by its name.
func Parse(name string) (Level, bool) {
	i := slices.Index(names, name)
	return Level(max(0, i)), i >= 0
}

// String is the name of a level: a catalogue key.
func (l Level) String() string { return names[l] }

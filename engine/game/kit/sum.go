package kit

import (
	"hash"
	"hash/fnv"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Sum sums up a position, so that two can be told apart on any machine. Saves keep it: what
// a system adds, and in which order, must never change.
type Sum struct{ of hash.Hash64 }

// NewSum is the sum of nothing.
func NewSum() Sum { return Sum{fnv.New64a()} }

// Add adds numbers of 32 bits.
func (s Sum) Add(numbers ...int) {
	for _, n := range numbers {
		s.of.Write([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)})
	}
}

// AddHex adds a hex.
func (s Sum) AddHex(h hex.Hex) { s.Add(int(h.Q), int(h.R)) }

// AddIDs adds lists of counters, each with its length.
func (s Sum) AddIDs(lists ...[]game.ID) {
	for _, ids := range lists {
		s.Add(len(ids))
		for _, id := range ids {
			s.Add(int(id))
		}
	}
}

// Bit is a fact as a number.
func Bit(fact bool) int {
	if fact {
		return 1
	}
	return 0
}

// Value is the sum of all that was added.
func (s Sum) Value() uint64 { return s.of.Sum64() }

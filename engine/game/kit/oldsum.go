package kit

import (
	"hash"
	"hash/fnv"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// OldSum sums up a position as saves of older revisions keep it: what a system adds, and in
// which order, must never change.
type OldSum struct{ of hash.Hash64 }

// NewOldSum is the sum of nothing.
func NewOldSum() OldSum { return OldSum{fnv.New64a()} }

// Add adds numbers of 32 bits.
func (s OldSum) Add(numbers ...int) {
	for _, n := range numbers {
		s.of.Write([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)})
	}
}

// AddHex adds a hex.
func (s OldSum) AddHex(h hex.Hex) { s.Add(int(h.Q), int(h.R)) }

// AddIDs adds lists of counters, each with its length.
func (s OldSum) AddIDs(lists ...[]game.ID) {
	for _, ids := range lists {
		s.Add(len(ids))
		for _, id := range ids {
			s.Add(int(id))
		}
	}
}

// Value is the sum of all that was added.
func (s OldSum) Value() uint64 { return s.of.Sum64() }

package kit

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Sum sums up a position, so that two can be told apart on any machine. Saves keep it: what
// a system adds, and in which order, changes only with the revision of its rules.
type Sum uint64

// NewSum is the sum of nothing.
func NewSum() Sum { return 0x51ed270b9f1b2c6d }

// Word adds a number of 64 bits.
//
//go:noinline
func (s *Sum) Word(n uint64) {
	x := (uint64(*s) ^ n) * 0x9e3779b97f4a7c15
	*s = Sum(x ^ x>>32)
}

// Words adds four numbers of 64 bits at the cost of one.
func (s *Sum) Words(a, b, c, d uint64) {
	s.Word(a*0x9fb21c651e98df25 + b*0xd6e8feb86659fd93 + c*0xa0761d6478bd642f + d*0xe7037ed1a0b428db)
}

// Add adds numbers.
//
//go:noinline
func (s *Sum) Add(numbers ...int) {
	for _, n := range numbers {
		s.Word(uint64(n))
	}
}

// Hex adds a hex.
func (s *Sum) Hex(h hex.Hex) { s.Word(Hexes(h, h)) }

// Hexes are two hexes as one number of 64 bits.
func Hexes(a, b hex.Hex) uint64 {
	return uint64(uint16(a.Q)) | uint64(uint16(a.R))<<16 | uint64(uint16(b.Q))<<32 | uint64(uint16(b.R))<<48
}

// Way adds a list of hexes with its length.
func (s *Sum) Way(way []hex.Hex) {
	s.Add(len(way))
	for _, h := range way {
		s.Hex(h)
	}
}

// IDs adds lists of counters, each with its length.
func (s *Sum) IDs(lists ...[]game.ID) {
	for _, ids := range lists {
		s.Add(len(ids))
		for _, id := range ids {
			s.Add(int(id))
		}
	}
}

// Text adds a text with its length.
func (s *Sum) Text(text string) {
	s.Add(len(text))
	for i := range len(text) {
		s.Add(int(text[i]))
	}
}

// Result adds a result of a table.
func (s *Sum) Result(r game.Result) {
	s.Text(r.Code)
	for _, h := range [2]game.Harm{r.Attack, r.Defend} {
		s.Add(h.Loss, h.Retreat, Bit(h.Break))
		s.Text(h.Other)
	}
}

// Outcome adds how a battle ended; the scale of its victories is the battle's own.
func (s *Sum) Outcome(o *game.Outcome) {
	s.Add(int(o.Winner), o.Points[0], o.Points[1])
	s.Text(o.Code)
	s.Text(string(o.Ref))
}

// Octets are eight small numbers as one of 64 bits.
func Octets(a, b, c, d, e, f, g, h uint8) uint64 {
	return uint64(a) | uint64(b)<<8 | uint64(c)<<16 | uint64(d)<<24 |
		uint64(e)<<32 | uint64(f)<<40 | uint64(g)<<48 | uint64(h)<<56
}

// Bit is a fact as a number.
func Bit(fact bool) int {
	if fact {
		return 1
	}
	return 0
}

// Bits are facts as one number.
func Bits(facts ...bool) (n int) {
	for _, f := range facts {
		n = n<<1 | Bit(f)
	}
	return n
}

// Value is the sum of all that was added.
func (s Sum) Value() uint64 {
	x := uint64(s)
	x = (x ^ x>>33) * 0xff51afd7ed558ccd
	x = (x ^ x>>33) * 0xc4ceb9fe1a85ec53
	return x ^ x>>33
}

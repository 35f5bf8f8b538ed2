package pack

import (
	"encoding/binary"
	"math/bits"
)

// A repeat is a run of bytes that stood so far back already.
type repeat struct{ length, back uint16 }

// memory knows where the same four bytes, and the same three, stood before.
type memory struct {
	raw         []byte
	begin       int     // of what it remembers
	four, three []int32 // by hash the last place, never if there is none
	before      []int32 // by place from the beginning on the one before it with the same hash of four bytes
}

// never is no place.
const never = -1

// patience is how many places are compared with one.
const patience = 200

const fourBits, threeBits = 16, 15

func newMemory(raw []byte, begin, end int) *memory {
	m := &memory{raw: raw, begin: begin, four: make([]int32, 1<<fourBits), three: make([]int32, 1<<threeBits), before: make([]int32, end-begin)}
	for _, places := range [][]int32{m.four, m.three} {
		for i := range places {
			places[i] = never
		}
	}
	return m
}

// repeats are for each place from one to another the repeats that begin there and end before the
// other, each longer than the one before it. Within the longest there is nothing better to look for.
func repeats(raw []byte, from, to int) [][]repeat {
	m := newMemory(raw, max(from-window, 0), to)
	for at := m.begin; at < from; at++ {
		m.remember(at)
	}
	var all []repeat
	ends, through := make([]int, 0, to-from), from
	for at := from; at < to; at++ {
		four, three := m.remember(at)
		if n := len(all); at >= through {
			all = m.find(all, at, min(longest, to-at), four, three)
			if len(all) > n && all[len(all)-1].length == longest {
				through = at + longest
			}
		}
		ends = append(ends, len(all))
	}
	return parted(all, ends)
}

// parted is a list in parts that end there.
func parted(all []repeat, ends []int) [][]repeat {
	parts, from := make([][]repeat, len(ends)), 0
	for i, end := range ends {
		parts[i], from = all[from:end], end
	}
	return parts
}

// remember adds a place and says where its four, and its three, bytes stood last.
func (m *memory) remember(at int) (four, three int) {
	if at+4 > len(m.raw) {
		return never, never
	}
	const spread = 2654435761
	word := binary.LittleEndian.Uint32(m.raw[at:])
	last4, last3 := &m.four[word*spread>>(32-fourBits)], &m.three[word<<8*spread>>(32-threeBits)]
	four, three = int(*last4), int(*last3)
	m.before[at-m.begin] = *last4
	*last4, *last3 = int32(at), int32(at)
	return four, three
}

// find appends the repeats that begin at a place and are no longer than most.
func (m *memory) find(to []repeat, at, most, four, three int) []repeat {
	if most < shortest {
		return to
	}
	here, best, first := m.raw[at:at+most], shortest-1, max(at-window, m.begin)
	try := func(place int) {
		if then := m.raw[place:]; then[best] == here[best] {
			if n := alike(then, here); n > best {
				best = n
				to = append(to, repeat{uint16(n), uint16(at - place)})
			}
		}
	}
	if three >= first {
		try(three)
	}
	for n := 0; n < patience && four >= first && best < most; n++ {
		try(four)
		four = int(m.before[four-m.begin])
	}
	return to
}

// alike is how many of the first bytes of here are those of then, which is longer.
func alike(then, here []byte) (n int) {
	for ; n+8 <= len(here); n += 8 {
		if other := binary.LittleEndian.Uint64(then[n:]) ^ binary.LittleEndian.Uint64(here[n:]); other != 0 {
			return n + bits.TrailingZeros64(other)/8
		}
	}
	for n < len(here) && then[n] == here[n] {
		n++
	}
	return n
}

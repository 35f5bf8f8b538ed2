package pack

import (
	"encoding/binary"
	"hash/crc32"
	"runtime"
	"sync"

	"github.com/andybalholm/brotli/flate"
	"github.com/andybalholm/brotli/matchfinder"
)

// What DEFLATE allows: how far back a repeat may reach, and how long it may be.
const window, shortest, longest = 1 << 15, 3, 258

// So many bytes are looked at together, and so often is each block written anew by what its codes
// cost.
const stretch, passes = 1 << 18, 2

// A token is some bytes as they are and a repeat after them, which may be missing.
type token = matchfinder.Match

// Gzip packs raw with no name and no time, so that equal input gives equal bytes.
func Gzip(raw []byte) []byte {
	packed := []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255}
	codes := flate.NewEncoder()
	for _, b := range written(raw) {
		packed = codes.Encode(packed, raw[b.from:b.to], b.tokens, b.to == len(raw))
	}
	packed = binary.LittleEndian.AppendUint32(packed, crc32.ChecksumIEEE(raw))
	return binary.LittleEndian.AppendUint32(packed, uint32(len(raw)))
}

// written is the blocks of a text. Stretches are written beside each other.
func written(raw []byte) (all []block) {
	parts := make([][]block, max((len(raw)+stretch-1)/stretch, 1))
	busy := make(chan struct{}, runtime.GOMAXPROCS(0))
	var done sync.WaitGroup
	for i := range parts {
		busy <- struct{}{}
		done.Go(func() {
			parts[i] = stretched(raw, i*stretch, min((i+1)*stretch, len(raw)))
			<-busy
		})
	}
	done.Wait()
	for _, part := range parts {
		all = append(all, part...)
	}
	return all
}

// stretched is the blocks of a stretch, whose repeats may reach back before it.
func stretched(raw []byte, from, to int) []block {
	found := repeats(raw, from, to)
	rough := cheapest(raw[from:to], found, usual())
	rough = cheapest(raw[from:to], found, priceOf(raw[from:to], rough))
	list := blocks(raw[from:to], rough)
	for i := range list {
		b := &list[i]
		text, found := raw[from+b.from:from+b.to], found[b.from:b.to]
		for range passes {
			b.tokens = cheapest(text, found, priceOf(text, b.tokens))
		}
		b.from, b.to = from+b.from, from+b.to
	}
	return list
}

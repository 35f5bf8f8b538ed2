package pack

import (
	"bytes"
	"io"

	"github.com/andybalholm/brotli"
)

// farthest is how far back a repeat may reach in brotli, as a power of two: as far as every browser allows.
const farthest = 24

// Brotli packs raw as brotli as well as can be, which takes a minute for six megabytes.
func Brotli(raw []byte) []byte { return brotlied(raw, brotli.BestCompression) }

// QuickBrotli packs raw as brotli in no time, into half as many bytes again.
func QuickBrotli(raw []byte) []byte { return brotlied(raw, 1) }

func brotlied(raw []byte, quality int) []byte {
	var packed bytes.Buffer
	w := brotli.NewWriterOptions(&packed, brotli.WriterOptions{Quality: quality, LGWin: farthest})
	w.Write(raw) // a buffer takes all
	w.Close()
	return packed.Bytes()
}

// FromBrotli returns what was packed as brotli.
func FromBrotli(packed []byte) ([]byte, error) {
	return io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
}

package pack

import (
	"math"
	"math/bits"
)

const (
	endOfBlock  = 256
	firstLength = 257 // of the codes for lengths, which follow those of the bytes
	codes       = 286
	distances   = 30
)

// price is how many bits things take.
type price struct {
	literal  [256]float32
	length   [longest + 1]float32
	distance [distances]float32
}

// lengthCodes are the codes of lengths, and how many bits follow each.
var lengthCodes = func() (of [longest + 1]struct{ code, bits int }) {
	for length := shortest; length < longest; length++ {
		of[length].code, of[length].bits = stepped(length-shortest, 2)
	}
	of[longest].code = codes - 1 - firstLength
	return of
}()

// distanceCode is the code of how far back a repeat reaches, and how many bits follow it.
func distanceCode(back int) (code, more int) { return stepped(back-1, 1) }

// stepped is the code of a number where every 1<<fine codes stand for twice as many numbers as
// those before them.
func stepped(n, fine int) (code, more int) {
	more = max(bits.Len(uint(n))-1-fine, 0)
	return more<<fine + n>>more, more
}

// usual is what things cost before anything was written.
func usual() *price {
	p := &price{}
	for i := range p.literal {
		p.literal[i] = 8
	}
	p.fill(func(int) float32 { return 7 }, func(int) float32 { return 5 })
	return p
}

// fill sets what lengths and distances cost by what their codes do.
func (p *price) fill(length, distance func(code int) float32) {
	for n := shortest; n <= longest; n++ {
		c := lengthCodes[n]
		p.length[n] = length(c.code) + float32(c.bits)
	}
	for code := range p.distance {
		p.distance[code] = distance(code) + float32(max(code/2-1, 0))
	}
}

// priceOf is what things would cost in a block of these tokens.
func priceOf(raw []byte, tokens []token) *price {
	c := counted(raw, tokens)
	symbol, distance := c.symbols.prices(), c.distances.prices()
	p := &price{literal: [256]float32(symbol)}
	p.fill(func(code int) float32 { return symbol[firstLength+code] }, func(code int) float32 { return distance[code] })
	return p
}

// count is how often codes are used.
type count []int

// prices are the bits of each code as an ideal coder would give them; those that are not used are
// to be had, but dear.
func (c count) prices() []float32 {
	sum := 0
	for _, n := range c {
		sum += n
	}
	of := make([]float32, len(c))
	for i, n := range c {
		of[i] = max(1, float32(math.Log2(float64(sum)/max(float64(n), 0.3))))
	}
	return of
}

// bits is how long all that was counted is in its own codes.
func (c count) bits() (sum float32) {
	for i, price := range c.prices() {
		sum += price * float32(c[i])
	}
	return sum
}

// counts are the codes of a piece of text.
type counts struct{ symbols, distances count }

func counted(raw []byte, tokens []token) counts {
	c := counts{make(count, codes), make(count, distances)}
	c.symbols[endOfBlock] = 1
	for _, t := range tokens {
		for _, b := range raw[:t.Unmatched] {
			c.symbols[b]++
		}
		raw = raw[t.Unmatched+t.Length:]
		if t.Length > 0 {
			c.symbols[firstLength+lengthCodes[t.Length].code]++
			code, _ := distanceCode(t.Distance)
			c.distances[code]++
		}
	}
	return c
}

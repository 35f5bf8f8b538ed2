package pack

// A block has codes of its own.
type block struct {
	from, to int
	tokens   []token
	counts
}

// A piece is as many tokens as are kept together; a block costs about so many bits to begin.
const piece, heading = 512, 8 * 70

// blocks parts a text where what follows is cheaper in codes of its own.
func blocks(raw []byte, tokens []token) (list []block) {
	for at := 0; len(tokens) > 0; {
		n := min(piece, len(tokens))
		next := begun(raw, at, tokens[:n:n])
		if last := len(list) - 1; last >= 0 && list[last].takes(next) {
			list[last] = list[last].with(next)
		} else {
			list = append(list, next)
		}
		at, tokens = next.to, tokens[n:]
	}
	return list
}

// begun is a block of these tokens.
func begun(raw []byte, from int, tokens []token) block {
	b := block{from: from, to: from, tokens: tokens}
	for _, t := range tokens {
		b.to += t.Unmatched + t.Length
	}
	b.counts = counted(raw[b.from:b.to], tokens)
	return b
}

// takes reports whether what follows is cheaper in the codes of both than in its own.
func (b block) takes(next block) bool {
	both := counts{b.symbols.plus(next.symbols), b.distances.plus(next.distances)}
	return both.bits() <= b.bits()+next.bits()+heading
}

func (b block) with(next block) block {
	both := counts{b.symbols.plus(next.symbols), b.distances.plus(next.distances)}
	return block{b.from, next.to, append(b.tokens, next.tokens...), both}
}

func (c counts) bits() float32 { return c.symbols.bits() + c.distances.bits() }

func (c count) plus(d count) count {
	sum := make(count, len(c))
	for i := range c {
		sum[i] = c[i] + d[i]
	}
	return sum
}

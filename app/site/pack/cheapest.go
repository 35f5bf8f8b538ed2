package pack

import (
	"math"
	"slices"
)

// arrival is how a place is reached most cheaply: by a byte as it is if length is 1, else by a repeat.
type arrival struct {
	cost float32
	repeat
}

// cheapest writes a text as tokens at the lowest price; found are the repeats that begin at each place.
func cheapest(raw []byte, found [][]repeat, p *price) []token {
	best := make([]arrival, len(raw)+1)
	for i := range best[1:] {
		best[i+1].cost = math.MaxFloat32
	}
	for i, b := range raw {
		here := best[i].cost
		if cost := here + p.literal[b]; cost < best[i+1].cost {
			best[i+1] = arrival{cost, repeat{1, 0}}
		}
		length := shortest
		for _, r := range found[i] {
			code, _ := distanceCode(int(r.back))
			for most := min(int(r.length), len(raw)-i); length <= most; length++ {
				if cost := here + p.distance[code] + p.length[length]; cost < best[i+length].cost {
					best[i+length] = arrival{cost, repeat{uint16(length), r.back}}
				}
			}
		}
	}
	return walked(best)
}

// walked is the way to the last place.
func walked(best []arrival) (tokens []token) {
	var next token // what follows, begun at its end
	for i := len(best) - 1; i > 0; i -= int(best[i].length) {
		if best[i].back == 0 {
			next.Unmatched++
			continue
		}
		if next != (token{}) {
			tokens = append(tokens, next)
		}
		next = token{Length: int(best[i].length), Distance: int(best[i].back)}
	}
	tokens = append(tokens, next)
	slices.Reverse(tokens)
	return tokens
}

package post

import (
	"fmt"
	"math"
	"os"
	"testing"

	"gonfalon/engine/dice"
)

// many has all tests run as often as they can: a million dice, 1,000 games, 10,000 forged letters. That
// takes minutes.
var many = os.Getenv("GONFALON_POST") == "all"

// often is how often a test runs.
func often(few, all int) int {
	if many {
		return all
	}
	return few
}

// sample is dice as games throw them: many keys, two at a time, of all subjects.
type sample struct {
	dice  []float64
	about map[string][]float64 // what else is known of each die
}

// throwsPerKey is how many throws a letter has in the sample.
const throwsPerKey = 500

func newSample(n int) *sample {
	s := &sample{about: map[string][]float64{}}
	c := newCup(func(whom int16) string { return fmt.Sprint("unit-", whom) })
	for key := 0; len(s.dice) < n; key++ {
		c = &Cup{name: c.name, count: map[throw]int{}}
		c.use(1, digest("chi", u32(key)))
		for t := range throwsPerKey {
			turn, phase, code, whom := 1+t/100, t%8, t%2, t%37
			c.At(turn, phase)
			for _, die := range dice.Throw(c, dice.Two([]string{"combat", "shot"}[code], int16(whom), 0)) {
				s.dice = append(s.dice, float64(die))
				for what, x := range map[string]int{"time": turn, "number": t, "phase": phase, "code": code, "counter": whom, "key": key % 1000, "side": key % 2} {
					s.about[what] = append(s.about[what], float64(x))
				}
			}
		}
	}
	return s
}

// chiSquare of counts that are all as likely as shares say.
func chiSquare(counts []int, shares func(i int) float64, total int) (x float64) {
	for i, n := range counts {
		e := shares(i) * float64(total)
		x += (float64(n) - e) * (float64(n) - e) / e
	}
	return x
}

// correlation of two lists of equal length.
func correlation(a, b []float64) float64 {
	n := float64(len(a))
	var sa, sb, saa, sbb, sab float64
	for i := range a {
		sa, sb, saa, sbb, sab = sa+a[i], sb+b[i], saa+a[i]*a[i], sbb+b[i]*b[i], sab+a[i]*b[i]
	}
	return (sab - sa*sb/n) / math.Sqrt((saa-sa*sa/n)*(sbb-sb*sb/n))
}

// The bounds are passed by chance once in a thousand and once in ten thousand times; the dice are the same in
// every run.
func TestDiceAreFair(t *testing.T) {
	s := newSample(often(100_000, 1_000_000))
	faces, pairs, sums := make([]int, 6), make([]int, 36), make([]int, 11)
	for i := 0; i+1 < len(s.dice); i += 2 {
		a, b := int(s.dice[i])-1, int(s.dice[i+1])-1
		faces[a]++
		faces[b]++
		pairs[6*a+b]++
		sums[a+b]++
	}
	even := func(n float64) func(int) float64 { return func(int) float64 { return 1 / n } }
	triangle := func(i int) float64 { return (6 - math.Abs(float64(i-5))) / 36 }
	for _, x := range []struct {
		what        string
		got, within float64
	}{
		{"faces", chiSquare(faces, even(6), len(s.dice)), 20.52},
		{"pairs", chiSquare(pairs, even(36), len(s.dice)/2), 66.62},
		{"sums", chiSquare(sums, triangle, len(s.dice)/2), 29.59},
	} {
		t.Logf("%s: chi-square %.2f, bound %.2f", x.what, x.got, x.within)
		if x.got > x.within {
			t.Errorf("%s: chi-square %.2f", x.what, x.got)
		}
	}
	t.Logf("%d dice, faces %v", len(s.dice), faces)
	within := 3.9 / math.Sqrt(float64(len(s.dice)))
	for what, x := range s.about {
		s.unrelated(t, "with "+what, correlation(s.dice, x), within)
	}
	for _, lag := range []int{1, 2, 3, 8, 74, 1000} {
		s.unrelated(t, fmt.Sprint("at a distance of ", lag), correlation(s.dice[lag:], s.dice[:len(s.dice)-lag]), within)
	}
}

func (s *sample) unrelated(t *testing.T, what string, r, within float64) {
	t.Helper()
	t.Logf("correlation %s: %+.5f, bound %.5f", what, r, within)
	if math.Abs(r) > within {
		t.Errorf("correlation %s: %+.5f", what, r)
	}
}

func BenchmarkChain(b *testing.B) {
	for b.Loop() {
		NewChain(Secret{1}, Nonce{2}, Challenger)
	}
}

func BenchmarkThrow(b *testing.B) {
	c := newCup(func(int16) string { return "bobrok-31" })
	c.use(1, Secret{1})
	for b.Loop() {
		dice.Throw(c, dice.Two("combat", int16(3), 0))
	}
}

package tools

import (
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"sync"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// search looks for better weights by playing. In each round all are drawn a little up or down at
// random, the same games are played with these and with their opposites, and the weights go a
// little toward those that did better (simultaneous perturbation).
type search struct {
	*contest
	base *bot.Weights // from which it began
	rand *rand.Rand
	at   []float64 // of each weight, the logarithm of what it is multiplied by
	sum  []float64 // of at, over the rounds that count
	n    int       // how many those are
}

const (
	drawn   = 0.25 // by how much weights are drawn up or down, as a logarithm
	stride  = 0.08 // how far they go at first, if one of two opposites wins everything and the other nothing
	settled = 3    // the first rounds, one in so many, do not count for the mean
)

// search plays rounds on one battle after another, on each as many as pairs are asked for, in turns
// against player b and against player a as he was. After each pass it prints the weights: the mean
// of where they were since they settled. Battles that have other weights are another search.
func (c *contest) search(list []*game.Scenario, out io.Writer) error {
	for _, base := range []*bot.Weights{bot.Usual(), bot.Brittle()} {
		var alike []*game.Scenario
		for _, sc := range list {
			w, err := weightsOf(sc, c.options)
			if err != nil {
				return err
			}
			if w == base {
				alike = append(alike, sc)
			}
		}
		if len(alike) > 0 {
			if err := c.searchFrom(base, alike, out); err != nil {
				return err
			}
		}
	}
	return nil
}

// searchFrom looks for weights for battles that have the same ones.
func (c *contest) searchFrom(base *bot.Weights, list []*game.Scenario, out io.Writer) error {
	fmt.Fprintln(out, "# weights of", idsOf(list))
	n := len(terms())
	s := &search{contest: c, base: base, rand: rand.New(rand.NewPCG(c.seed, 0)), at: make([]float64, n), sum: make([]float64, n)}
	rounds := c.pairs * len(list)
	for k := range rounds {
		pass, rivals := k/len(list), [2]string{c.b, c.a}
		pace := stride / math.Sqrt(1+3*float64(k)/float64(rounds))
		if err := s.round(list[k%len(list)], rivals[pass%2], c.seed+uint64(k), pace); err != nil {
			return err
		}
		if k >= rounds/settled {
			s.count()
		}
		if s.n > 0 && (k+1)%len(list) == 0 {
			fmt.Fprintf(out, "# after %d of %d passes\n%s", pass+1, c.pairs, s.mean())
		}
	}
	return nil
}

// round plays a pair of games with weights drawn at random, and the same pair with their opposites.
func (s *search) round(sc *game.Scenario, rival string, seed uint64, pace float64) error {
	way, rounding := make([]float64, len(s.at)), s.rand.Float64()
	for t := range way {
		way[t] = drawn * float64(1-2*s.rand.IntN(2))
	}
	pair := [2]*bot.Weights{s.weights(way, 1, rounding), s.weights(way, -1, rounding)}
	var worth [4]float64
	var wrong [4]error
	var wait sync.WaitGroup
	for i := range worth {
		wait.Go(func() {
			m := match{sc: sc, options: s.options, seed: seed, swap: i%2 == 1, names: [2]string{s.a, rival}, weights: pair[i/2]}
			if wrong[i] = m.play(); wrong[i] == nil {
				worth[i] = m.worth()
			}
		})
	}
	wait.Wait()
	gain := (worth[0] + worth[1] - worth[2] - worth[3]) / 2
	for t := range way {
		s.at[t] += pace * gain * math.Copysign(1, way[t])
	}
	return errors.Join(wrong[:]...)
}

// weights are those at a distance from where the search is. They are whole numbers: how often one
// is rounded up, of rounds in which rounding is anything from 0 to 1, makes up for what is lost.
func (s *search) weights(way []float64, by, rounding float64) *bot.Weights {
	w := *s.base
	for t := range w {
		w[t] = int(float64(w[t])*math.Exp(s.at[t]+by*way[t]) + rounding)
	}
	return &w
}

// count counts where the search is for the mean.
func (s *search) count() {
	s.n++
	for t := range s.sum {
		s.sum[t] += s.at[t]
	}
}

// mean are the weights where the search was on the average.
func (s *search) mean() *bot.Weights {
	m := search{base: s.base, at: make([]float64, len(s.sum))}
	for t := range m.at {
		m.at[t] = s.sum[t] / float64(s.n)
	}
	return m.weights(m.at, 0, 0.5)
}

// worth is what a game that has been played is worth to who looks for weights of player a: its
// outcome most, then by how many points, that his units stay in command and that his leaders do
// not stand alone before the enemy.
func (m *match) worth() float64 {
	own, f := m.side(0), m.follies[m.side(0)]
	won := 0.5
	if w := m.outcome.Winner; w != game.NoSide {
		won = float64(b2i(w == own))
	}
	points := [2]float64{float64(m.outcome.Points[own]), float64(m.outcome.Points[own.Other()])}
	ahead := (points[0] - points[1]) / (points[0] + points[1] + 6)
	return 0.7*won + 0.15*ahead - 0.3*part(f.Strayed, f.Commanded) - part(f.Exposed, f.Leading)
}

// part is how large a part some are of all, 0 of none.
func part(some, all int) float64 { return float64(some) / float64(max(1, all)) }

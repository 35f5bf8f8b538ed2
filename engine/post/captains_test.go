package post

import (
	"testing"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// Captains play whole games with standing orders of all kinds, over a channel that loses letters.
func TestCaptainsByLetters(t *testing.T) {
	battles, letters, acts, answers := short(), 0, 0, 0
	n := often(3, 100)
	for seed := range uint64(n) {
		sc := battles[seed%uint64(len(battles))]
		c := &channel{pair: newPair(t, sc, seed, game.Side(seed/8%2), ThrowByLetter), got: map[Receipt]int{}}
		c.appoint(seed)
		for _, s := range c.seats {
			if seed%3 == 1 {
				s.Stand(plan.Usual)
			}
		}
		c.play()
		if c.seats[0].Session.Game.Outcome() == nil {
			t.Errorf("%s: not over after %d letters", sc.ID, len(c.sent))
		}
		letters, acts = letters+len(c.sent), acts+len(c.seats[0].Session.Steps)
		for _, l := range c.seats[0].Letters() {
			if l.Awaits == ForAnswer {
				answers++
			}
		}
	}
	t.Logf("%d games: %.1f letters and %.0f acts a game; %d letters ask something", n, float64(letters)/float64(n), float64(acts)/float64(n), answers)
}

// A letter opens within a second: the slowest of a short battle takes tens of milliseconds alone on a machine, and
// other tests run beside this one. Where many games are asked for it is one of the largest battle.
func TestALetterOpensAtOnce(t *testing.T) {
	longest, acts := time.Duration(0), 0
	sc := short()[0]
	if many {
		var err error
		if sc, err = scenarios.Find("grunwald-clash"); err != nil {
			t.Fatal(err)
		}
	}
	p := newPair(t, sc, 5, game.A, ThrowByLetter)
	p.most = 12
	p.appoint(5)
	p.play()
	table := prefix(t, &p.seats[0].challenge, p.sent, 0)
	for _, raw := range p.sent {
		begin := time.Now()
		l, err := table.Take(raw)
		p.must(err)
		if took := time.Since(begin); len(l.Acts) > 0 && took > longest {
			longest, acts = took, len(l.Acts)
		}
	}
	t.Logf("the slowest letter has %d acts and opens in %v", acts, longest)
	if longest > time.Second {
		t.Errorf("a letter of %d acts opens in %v", acts, longest)
	}
}

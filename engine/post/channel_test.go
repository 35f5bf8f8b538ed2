package post

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// packet is a letter on its way.
type packet struct {
	to  Role
	raw []byte
}

// channel loses, repeats, reorders and cuts letters.
type channel struct {
	*pair
	flying []packet
	got    map[Receipt]int
	cuts   int
	lost   int
}

// post sends a letter, sometimes twice.
func (c *channel) post(to Role, raw []byte) {
	c.flying = append(c.flying, packet{to, raw})
	if c.r.IntN(4) == 0 {
		c.flying = append(c.flying, packet{to, raw})
	}
}

// carry has one of the letters on their way arrive, or not.
func (c *channel) carry() {
	i := c.r.IntN(len(c.flying))
	p := c.flying[i]
	switch c.r.IntN(6) {
	case 0:
		c.lost++
	case 1: // cut, and the whole letter still under way
		c.cuts++
		cut := p.raw[:c.r.IntN(len(p.raw))]
		if got, err := c.seats[p.to].Receive(cut); err == nil || got != Refused {
			c.t.Fatalf("a letter cut to %d of %d bytes is taken", len(cut), len(p.raw))
		}
		return
	default:
		got, err := c.seats[p.to].Receive(p.raw)
		c.must(err)
		c.got[got]++
	}
	c.flying = append(c.flying[:i], c.flying[i+1:]...)
}

// again sends the last letters of whoever has more once more, in any order.
func (c *channel) again() {
	from := Challenger
	if c.seats[Friend].ledger.Number > c.seats[Challenger].ledger.Number {
		from = Friend
	}
	all := c.seats[from].Letters()
	for _, i := range c.r.Perm(min(len(all), 4)) {
		c.post(from.Other(), all[len(all)-1-i].Raw)
	}
}

// play plays until the game is over or enough letters were written.
func (c *channel) play() {
	c.t.Helper()
	for written := 0; written < c.most; {
		behind := c.seats[0].ledger.Number != c.seats[1].ledger.Number
		s := c.mover()
		switch {
		case len(c.flying) > 0 && (s == nil || c.r.IntN(3) > 0):
			c.carry()
		case s != nil:
			c.post(s.role.Other(), c.write(s))
			written++
		case behind:
			c.again()
		default:
			written = c.most
		}
	}
	for c.seats[0].ledger.Number != c.seats[1].ledger.Number {
		if len(c.flying) == 0 {
			c.again()
		}
		c.carry()
	}
	c.sent = nil
	for _, l := range c.seats[0].Letters() {
		c.sent = append(c.sent, l.Raw)
	}
	c.agree()
}

// Over a channel that loses, repeats, reorders and cuts both devices come to the same game, and a third party with
// the letters alone as well.
func TestLossyChannel(t *testing.T) {
	all := scenarios.All()
	sum := channel{got: map[Receipt]int{}}
	for seed := range uint64(often(38, 1000)) {
		sc := all[seed%uint64(len(all))]
		c := &channel{pair: newPair(t, sc, seed, game.Side(seed/19%2), []string{ThrowByLetter, ThrowStrict}[seed/38%2]), got: sum.got}
		c.acts, c.restless = 10+c.r.IntN(50), true
		if c.most = 40; !sc.Short() {
			c.most = 6
		}
		c.play()
		sum.cuts, sum.lost = sum.cuts+c.cuts, sum.lost+c.lost
	}
	t.Logf("taken %d, early %d, known %d, lost %d, cut %d", sum.got[Took], sum.got[Early], sum.got[Known], sum.lost, sum.cuts)
	for _, r := range []Receipt{Took, Early, Known} {
		if sum.got[r] == 0 {
			t.Errorf("there was no receipt %d", r)
		}
	}
	if sum.got[Forked] > 0 {
		t.Errorf("%d letters forked", sum.got[Forked])
	}
}

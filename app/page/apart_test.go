package page

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/app/afar"
	"gonfalon/app/match"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
)

// friends are two people with a page each, and the links that they send.
type friends struct {
	t    *testing.T
	p    [2]*Page
	sent [2]string // the last link of each
	r    *rand.Rand
}

// apart seats two friends at a short battle: the first has challenged, the other has accepted.
func apart(t *testing.T, side string) *friends {
	t.Helper()
	f := &friends{t: t, r: rand.New(rand.NewPCG(58, 58))}
	for i := range f.p {
		f.p[i] = f.device(i)
	}
	f.p[0].Do("battle:legnica-mieszko&against=friend&side=" + side)
	f.p[0].Do("challenge")
	if f.sent[0] == "" || f.p[0].Table == nil {
		t.Fatalf("no challenge was sent: %+v", f.p[0].notice)
	}
	f.hand(0)
	if intro, ok := f.p[1].Shown().IntroScreen(); !ok || intro.Acts[0].ID != "accept" {
		t.Fatalf("the challenge is not shown: %+v", f.p[1].notice)
	}
	f.p[1].Do("accept")
	f.hand(1)
	return f
}

// lasting is a store that outlives the page.
type lasting struct{ *shelf.Memory }

func (lasting) Lasts() bool { return true }

// device is the page of one of them, whose chance is repeated in each test.
func (f *friends) device(i int) *Page {
	p, _ := newPage(f.t)
	p.shelf = shelf.New(lasting{&shelf.Memory{}})
	r := rand.New(rand.NewPCG(58, uint64(i)))
	p.Host.Random = func(b []byte) {
		for i := range b {
			b[i] = byte(r.Uint32())
		}
	}
	p.Host.Share = func(link, _, text string, _ func()) {
		if !strings.Contains(text, link) {
			f.t.Errorf("the file lacks the link")
		}
		f.sent[i] = link
	}
	return p
}

// hand has the other open what one of them sent last, and looks on until it is shown.
func (f *friends) hand(from int) {
	f.t.Helper()
	to := f.p[1-from]
	to.Do("mail:" + f.sent[from])
	to.Do("foe-skip")
}

// turn plays a turn of one of them, until his letter is complete, and sends it.
func (f *friends) turn(i int) {
	f.t.Helper()
	p := f.p[i]
	for n := 0; p.Table.Afar.State() == afar.MyTurn; n++ {
		if n > 200 {
			f.t.Fatalf("the turn does not end: %v", p.Waits())
		}
		f.act(p, n)
	}
	if got := p.Waits(); got != match.ForFriend {
		f.t.Fatalf("waits for %v", got)
	}
	before := f.sent[i]
	if p.Do("post"); f.sent[i] == before {
		f.t.Fatalf("no letter was sent: %+v", p.notice)
	}
}

// act does one thing: mostly an attack, else whatever chance picks, and after enough of it the end of the phase.
func (f *friends) act(p *Page, n int) {
	f.t.Helper()
	c := p.Table
	offers, pick := c.Offers[c.Person], -1
	if len(offers) > 0 {
		pick = f.r.IntN(len(offers))
	}
	for i, o := range offers {
		switch {
		case o.Verb == game.VerbDeploy, o.Verb == game.VerbReady, o.Verb == game.VerbEndPhase && n > 25, o.Verb == game.VerbAttack && f.r.IntN(2) == 0:
			pick = i
		}
	}
	if pick < 0 {
		f.t.Fatalf("nothing is offered to %v at %+v", c.Person, c.Table.Expect)
	}
	if !c.Act(offers[pick].Act) {
		f.t.Fatalf("%#v is refused: %+v", offers[pick].Act, c.Why)
	}
	p.after(Tapped)
	p.Do("foe-skip")
}

// same checks that both see the same position.
func (f *friends) same() {
	f.t.Helper()
	a, b := f.p[0].Table, f.p[1].Table
	if a.Behind() || b.Behind() {
		f.t.Fatal("a letter is not shown to its end")
	}
	if a.Whole().Hash() != b.Whole().Hash() || len(a.Sess.Steps) != len(b.Sess.Steps) {
		f.t.Fatalf("after %d and %d steps they see different positions", len(a.Sess.Steps), len(b.Sess.Steps))
	}
}

// reopen leaves the game in the middle of a turn and comes back to it.
func (f *friends) reopen(i int) {
	f.t.Helper()
	p := f.p[i]
	for n := range 3 {
		f.act(p, n)
	}
	hash, steps, id := p.Table.Whole().Hash(), len(p.Table.Sess.Steps), p.header.ID
	p.Do("shelf")
	p.Do("open:" + id)
	if p.Table == nil || p.Table.Afar == nil {
		f.t.Fatalf("the game does not open: %+v", p.notice)
	}
	p.Do("foe-skip")
	if p.Table.Whole().Hash() != hash || len(p.Table.Sess.Steps) != steps {
		f.t.Errorf("it opens at step %d of %d", len(p.Table.Sess.Steps), steps)
	}
}

// Two people play a battle from two pages, whichever side the challenger leads, and see the same.
func TestTwoPeopleApart(t *testing.T) {
	for _, side := range []string{"a", "b"} {
		t.Run(side, func(t *testing.T) {
			f := apart(t, side)
			for n := range 8 {
				i := 0
				if f.p[1].Table.Afar.State() == afar.MyTurn {
					i = 1
				}
				f.turn(i)
				f.hand(i)
				f.same()
				if n == 4 {
					f.reopen(1 - i)
				}
				t.Logf("letter %d of %d: %d steps, %d characters", n+2, i, len(f.p[0].Table.Sess.Steps), len(f.sent[i]))
			}
			if game.DiceOf(f.p[0].Table.Sess.Steps) == 0 {
				t.Error("no die was thrown")
			}
			if f.p[0].Table.Table.Turn < 2 {
				t.Error("the battle has not come to its second turn")
			}
		})
	}
}

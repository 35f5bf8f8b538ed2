package line

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/afar"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// table is two devices, with a pipe between them that may be cut at any byte of time.
type table struct {
	t      *testing.T
	r      *rand.Rand
	games  [2]*afar.Game // by role
	lines  [2]*Line      // nil while the pipe is cut
	flying [2][][]byte   // what is on its way to each
	heard  map[Heard]int
	cuts   int
	byLink int // letters that went without the line
}

var prints = [2]Fingerprint{{1}, {2}}

// newTable begins a battle of two people.
func newTable(t *testing.T, sc *game.Scenario, seed uint64, throw string) *table {
	t.Helper()
	p := &table{t: t, r: rand.New(rand.NewPCG(seed, 61)), heard: map[Heard]int{}}
	var nonce post.Nonce
	nonce[0] = byte(seed)
	roots := [2]post.Secret{{1, byte(seed)}, {2, byte(seed)}}
	c, err := post.Propose(sc, nil, game.A, throw, roots[0], nonce)
	p.must(err)
	p.games[0], err = afar.Propose(scenarios.Find, c, roots[0])
	p.must(err)
	p.games[1], err = afar.Accept(scenarios.Find, c, roots[1], "Anna")
	p.must(err)
	p.carry(1)
	return p
}

func (p *table) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

// carry hands the last letter of a device to the other as a link would.
func (p *table) carry(from int) {
	p.t.Helper()
	all := p.games[from].Letters()
	_, err := p.games[1-from].Receive(bytes.Clone(all[len(all)-1].Raw))
	p.must(err)
}

// join opens a line between both.
func (p *table) join() {
	for i, g := range p.games {
		p.lines[i] = Open(g, prints[0], prints[1], func(raw []byte) { p.flying[1-i] = append(p.flying[1-i], raw) })
	}
}

// cut ends it with all that is on its way.
func (p *table) cut() {
	p.cuts++
	p.lines, p.flying = [2]*Line{}, [2][][]byte{}
}

// flow has all arrive that is on its way, and what comes of it, until nothing is or the pipe is cut.
func (p *table) flow(cutOne int) {
	p.t.Helper()
	for len(p.flying[0])+len(p.flying[1]) > 0 {
		to := p.r.IntN(2)
		if len(p.flying[to]) == 0 {
			to = 1 - to
		}
		if cutOne > 0 && p.r.IntN(cutOne) == 0 {
			p.cut()
			return
		}
		raw := p.flying[to][0]
		p.flying[to] = p.flying[to][1:]
		heard, err := p.lines[to].Hear(raw)
		p.must(err)
		p.heard[heard]++
		p.settle(to)
	}
}

// settle closes what has to be closed, and tells the other.
func (p *table) settle(i int) {
	p.t.Helper()
	_, err := p.lines[i].Settle(func() bool { return true })
	p.must(err)
}

// act has whoever may act do something at random; it reports whether there was anybody.
func (p *table) act() bool {
	p.t.Helper()
	for i, g := range p.games {
		if g.Mine() {
			p.must(g.Seat.Open())
		}
		switch g.State() {
		case afar.MyTurn:
			if p.r.IntN(6) > 0 || !g.Undo() {
				p.do(g)
			}
		case afar.ToSend:
			if p.lines[i] != nil && p.lines[i].IsHere() {
				p.t.Fatal("the line has left a letter unsent")
			}
			p.must(g.Post())
			p.carry(i)
			p.byLink++
			return true
		default:
			continue
		}
		if p.lines[i] != nil {
			p.settle(i)
		}
		return true
	}
	return false
}

// do does an act that is offered, often one that throws dice.
func (p *table) do(g *afar.Game) {
	p.t.Helper()
	offers := g.Session.Game.Offers(g.Side(), nil)
	if len(offers) == 0 {
		p.t.Fatalf("nothing is offered to %v", g.Side())
	}
	pick := offers[p.r.IntN(len(offers))]
	for _, o := range offers {
		if o.Verb == game.VerbDeploy || o.Verb == game.VerbReady || p.r.IntN(2) == 0 && (o.Verb == game.VerbAttack || o.Verb == game.VerbShoot) {
			pick = o
		}
	}
	if err := g.Do(pick.Act); err != nil {
		var no *post.Refusal
		if !errors.As(err, &no) || no.Code != post.Undeclared {
			p.t.Fatal(err)
		}
		p.must(g.Post()) // the deputy of the other throws first
		p.carrySettled(g)
	}
}

// carrySettled hands over a letter that was closed out of turn.
func (p *table) carrySettled(g *afar.Game) {
	if p.lines[g.Role()] == nil {
		p.carry(int(g.Role()))
	}
}

// same fails if what is done at one device is not seen at the other: all of it while the line stands and nothing is
// on its way, but for dice of a turn that was handed over for throwing by letter before.
func (p *table) same() {
	p.t.Helper()
	a, b := p.games[0].Session, p.games[1].Session
	codec := save.NewCodec(p.games[0].Scenario.Actions, a.Game)
	common := min(len(a.Steps), len(b.Steps))
	if p.lines[0] == nil { // what was under way may have been taken back since
		common = min(p.games[0].Sent(), p.games[1].Sent())
	}
	for i := range common {
		if x, y := codec.Line(a.Steps[i]), codec.Line(b.Steps[i]); !bytes.Equal(x, y) {
			p.t.Fatalf("step %d is %s at one, %s at the other", i+1, x, y)
		}
	}
	if p.lines[0] == nil || len(a.Steps) == len(b.Steps) {
		return
	}
	for _, g := range p.games {
		if g.Ledger().Released(g.Role()) {
			return
		}
	}
	p.t.Fatalf("%d steps at one, %d at the other", len(a.Steps), len(b.Steps))
}

// On a line both see all that is done; wherever it is cut both go on by letters, and back on it they catch up.
func TestLineThatIsCut(t *testing.T) {
	all, sum := slices.DeleteFunc(slices.Clone(scenarios.All()), func(sc *game.Scenario) bool { return !sc.Short() }), map[Heard]int{}
	cuts, byLink, steps := 0, 0, 0
	for seed := range uint64(4) {
		sc := all[seed%uint64(len(all))]
		p := newTable(t, sc, seed, []string{post.ThrowByLetter, post.ThrowStrict}[seed%2])
		for n := 0; n < 140; n++ {
			switch {
			case p.lines[0] == nil && p.r.IntN(12) == 0:
				p.join()
			case !p.act():
				n = 140
			}
			p.flow(25)
			p.same()
		}
		p.join()
		p.flow(0)
		p.same()
		if a, b := p.games[0], p.games[1]; len(a.Letters()) != len(b.Letters()) || !p.lines[0].IsHere() || !p.lines[1].IsHere() {
			t.Fatalf("%s: %d letters at one, %d at the other", sc.ID, len(a.Letters()), len(b.Letters()))
		}
		for h, n := range p.heard {
			sum[h] += n
		}
		cuts, byLink, steps = cuts+p.cuts, byLink+p.byLink, steps+len(p.games[0].Session.Steps)
	}
	t.Logf("%d steps; heard %v; %d cuts; %d letters by link", steps, sum, cuts, byLink)
	if sum[Here] == 0 || sum[Letter] == 0 || sum[Acts] == 0 || cuts == 0 || byLink == 0 {
		t.Error("that is not enough to show anything")
	}
}

// Whoever has other letters, or stands between, is not talked to.
func TestStrangersAreNotHere(t *testing.T) {
	sc := scenarios.All()[0]
	for name, spoil := range map[string]func(p *table){
		"prints":  func(p *table) { p.lines[0] = Open(p.games[0], prints[0], Fingerprint{3}, p.lines[0].send) },
		"letters": func(p *table) { p.games[0] = newTable(t, sc, 9, post.ThrowStrict).games[0]; p.join() },
	} {
		p := newTable(t, sc, 8, post.ThrowStrict)
		p.join()
		p.flying = [2][][]byte{}
		spoil(p)
		if name == "prints" {
			p.lines[1] = Open(p.games[1], prints[0], prints[1], p.lines[1].send)
		}
		heard, err := p.lines[1].Hear(p.flying[1][len(p.flying[1])-1])
		if !errors.Is(err, ErrParted) || heard != Nothing || p.lines[1].IsHere() {
			t.Errorf("%s: heard %v, %v", name, heard, err)
		}
		p.games[1].Seat.Live(true)
		p.lines[1].Tell()
		if last := p.flying[0][len(p.flying[0])-1]; last[0] != sayLeft {
			t.Errorf("%s: it was told %v", name, last[0])
		}
	}
}

// A letter that cannot be taken is told to the other, and stays to be mended.
func TestARefusedLetterIsKept(t *testing.T) {
	p := newTable(t, scenarios.All()[0], 5, post.ThrowStrict)
	p.join()
	p.flow(0)
	bad := bytes.Clone(p.games[1].Letters()[0].Raw)
	bad[len(bad)-1]++
	heard, err := p.lines[0].Hear(append([]byte{sayLetter}, bad...))
	if err == nil || heard != Nothing || !bytes.Equal(p.lines[0].Refused(), bad) {
		t.Errorf("heard %v, %v; %d bytes are kept", heard, err, len(p.lines[0].Refused()))
	}
	if _, err := p.lines[1].Hear(p.flying[1][0]); !errors.Is(err, ErrRefused) {
		t.Errorf("who sent it hears %v", err)
	}
}

// No bytes of the other break anything here.
func FuzzHear(f *testing.F) {
	f.Add([]byte{sayActs, 0, 0, 0, 0, 2, 0, 0, '{'})
	f.Add([]byte{sayHere, 1, 0, 0, 0, 1})
	f.Add([]byte{sayLetter})
	f.Fuzz(func(t *testing.T, raw []byte) {
		p := newTable(t, scenarios.All()[0], 3, post.ThrowStrict)
		p.join()
		p.flow(0)
		before := len(p.games[0].Letters())
		heard, _ := p.lines[0].Hear(raw)
		if len(p.games[0].Letters()) != before || heard == Letter {
			t.Error("a letter was taken")
		}
	})
}

// A letter and what is under way that are longer than browsers take in one message go in pieces, and arrive whole.
func TestLongLettersGoInPieces(t *testing.T) {
	sc, err := scenarios.Find("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(head, "max-message-size:"+strconv.Itoa(mostSaid)+"\r\n") {
		t.Errorf("browsers are told of messages of another length than %d", mostSaid)
	}
	p := newTable(t, sc, 2, post.ThrowByLetter)
	long := 0
	p.join()
	for i, l := range p.lines {
		send := l.send
		p.lines[i].send = func(raw []byte) {
			if len(raw) > mostSaid {
				t.Errorf("a message has %d bytes", len(raw))
			}
			long += len(raw) / mostSaid
			send(raw)
		}
	}
	p.flow(0)
	g := p.games[0]
	p.must(g.Seat.Open())
	for len(strings.Join(g.UnderWay(), "\n")) <= mostSaid {
		offers := slices.DeleteFunc(g.Session.Game.Offers(g.Side(), nil), func(o game.Offer) bool { return o.Verb == game.VerbReady })
		p.must(g.Do(offers[p.r.IntN(len(offers))].Act))
	}
	p.settle(0)
	p.flow(0)
	p.same()
	for len(g.Letters()) < 2 {
		p.do(g)
		p.settle(0)
	}
	p.flow(0)
	p.same()
	if all := p.games[1].Letters(); len(all) < 2 || len(all[1].Raw) <= mostSaid || long < 2 {
		t.Errorf("%d letters arrived, %d long messages", len(all), long)
	}
}

// Pieces that are no message, never end or lie among other messages end the line, and keep no memory.
func TestPiecesThatAreNone(t *testing.T) {
	for name, said := range map[string][][]byte{
		"empty":        {{sayPiece}},
		"one of none":  {{sayPiece, 1}},
		"another mark": {{sayPiece, 2, 0}},
		"in itself":    {{sayPiece, 1, sayPiece}, {sayPiece, 0, 1}},
		"interrupted":  {{sayPiece, 1, sayLetter}, {sayLeft}},
		"without end":  slices.Repeat([][]byte{append([]byte{sayPiece, 1}, make([]byte, mostSaid)...)}, mostJoined/mostSaid+1),
	} {
		p := newTable(t, scenarios.All()[0], 3, post.ThrowStrict)
		p.join()
		p.flow(0)
		var err error
		for _, raw := range said {
			if err == nil {
				_, err = p.lines[0].Hear(raw)
			}
		}
		if !errors.Is(err, ErrMessage) || len(p.lines[0].pieces) > mostJoined {
			t.Errorf("%s: %v, %d bytes", name, err, len(p.lines[0].pieces))
		}
	}
}

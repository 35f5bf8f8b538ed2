package post

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// pair is two people who play a game by letters at random.
type pair struct {
	t     testing.TB
	r     *rand.Rand
	seats [2]*Seat
	roots [2]Secret
	sent  [][]byte // all letters, in order
	most  int      // letters that are played
	acts  int      // acts after which each ends what he can end
	// restless people change their standing orders, go on a line and off it, and take acts back.
	restless bool
	back     int            // letters that were taken back
	seeks    hex.Hex        // where whoever moves goes if he can, Nowhere for nowhere in particular
	captains [2]*bot.Player // who decide instead of chance, by role
}

// newPair begins a game; what is drawn at random follows from the seed.
func newPair(t testing.TB, sc *game.Scenario, seed uint64, side game.Side, throw string) *pair {
	t.Helper()
	p := &pair{t: t, r: rand.New(rand.NewPCG(seed, 58)), most: 400, acts: 60, seeks: game.Nowhere}
	var nonce Nonce
	for i := range nonce {
		nonce[i] = byte(p.r.Uint32())
	}
	p.roots = [2]Secret{p.root(), p.root()}
	c, err := Propose(sc, nil, side, throw, p.roots[0], nonce)
	p.must(err)
	raw, err := c.Encode()
	p.must(err)
	c, err = DecodeChallenge(raw)
	p.must(err)
	p.seats[Challenger], err = Host(scenarios.Find, c, p.roots[0])
	p.must(err)
	friend, accepts, err := Join(scenarios.Find, c, p.roots[1], "")
	p.must(err)
	p.seats[Friend] = friend
	p.deliver(Challenger, accepts)
	return p
}

func (p *pair) root() (s Secret) {
	for i := range s {
		s[i] = byte(p.r.Uint32())
	}
	return s
}

func (p *pair) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

// deliver hands a letter over, which must be taken.
func (p *pair) deliver(to Role, raw []byte) {
	p.t.Helper()
	p.sent = append(p.sent, raw)
	if got, err := p.seats[to].Receive(raw); err != nil || got != Took {
		p.t.Fatalf("letter %d: receipt %d, %v", len(p.sent), got, err)
	}
}

// mover is who writes next, nil where the game is over.
func (p *pair) mover() *Seat {
	for _, s := range p.seats {
		if s.Mine() {
			return s
		}
	}
	return nil
}

// write has a player do acts at random until his letter can close, and send it.
func (p *pair) write(s *Seat) []byte {
	p.t.Helper()
	if p.restless {
		p.fidget(s)
	}
	p.must(s.Open())
	for n := 0; s.MustAct(); n++ {
		err := s.Do(p.decide(s, n))
		if codeOfAny(err) == Undeclared {
			break // the secret goes out first, and then a letter that declares
		}
		p.must(err)
		if p.restless && p.r.IntN(8) == 0 {
			s.Undo()
		}
	}
	raw, err := s.Send("")
	p.must(err)
	return raw
}

// decide is the next act of a player.
func (p *pair) decide(s *Seat, n int) game.Action {
	if c := p.captains[s.role]; c != nil {
		if a := c.Choose(s.Session.Game); a != nil {
			return a
		}
	}
	return p.choose(s, n).Act
}

// appoint has captains decide for both.
func (p *pair) appoint(seed uint64) {
	for role, s := range p.seats {
		p.captains[role] = bot.NewPlayer(s.Side(), bot.Brief{Level: bot.Captain, Posture: s.Scenario.Posture[s.Side()], Seed: seed})
	}
}

// fidget changes what a player may change at any time.
func (p *pair) fidget(s *Seat) {
	switch p.r.IntN(4) {
	case 0:
		var order plan.Standing
		for k := range order {
			order[k] = plan.Manner(p.r.IntN(4))
		}
		s.Stand(order)
	case 1:
		s.Live(p.r.IntN(2) == 0)
	}
}

// choose is an offer of a player: the automatic set-up, the end of a phase after long, often war, else at random.
func (p *pair) choose(s *Seat, n int) game.Offer {
	p.t.Helper()
	offers := s.Session.Game.Offers(s.Side(), nil)
	if len(offers) == 0 {
		p.t.Fatalf("turn %d: %v is asked and offered nothing", s.Session.Game.Table().Turn, s.Side())
	}
	pick := offers[p.r.IntN(len(offers))]
	if pick.Verb == game.VerbEndPhase {
		pick = offers[p.r.IntN(len(offers))]
	}
	if near := p.nearest(s, offers); p.seeks != game.Nowhere && near.Act != nil {
		pick = near
	}
	warlike := p.r.IntN(2) == 0
	for _, o := range offers {
		if warlike && (o.Verb == game.VerbAttack || o.Verb == game.VerbShoot) {
			pick = o
		}
	}
	for _, o := range offers {
		switch {
		case o.Verb == game.VerbDeploy, o.Verb == game.VerbReady, o.Verb == game.VerbEndPhase && n > p.acts:
			pick = o
		}
	}
	return pick
}

// nearest is the offer to move that ends nearest to where people seek.
func (p *pair) nearest(s *Seat, offers []game.Offer) (best game.Offer) {
	for _, o := range offers {
		if o.Unit == game.None || o.Verb == game.VerbDeploy {
			continue
		}
		from := s.Session.Game.Piece(o.Unit).Hex.Distance(p.seeks)
		if to := o.At.Distance(p.seeks); to < from && (best.Act == nil || to < best.At.Distance(p.seeks)) {
			best = o
		}
	}
	return best
}

// play plays letters until the game is over or enough.
func (p *pair) play() {
	p.t.Helper()
	for len(p.sent) < p.most {
		s := p.mover()
		if s == nil {
			break
		}
		if o := p.seats[s.role.Other()]; p.restless && p.r.IntN(6) == 0 {
			p.offers(o, s)
		} else {
			p.deliver(o.role, p.write(s))
		}
	}
	p.agree()
}

// offers has a player offer a draw, or ask to take his last letter back, to which the other agrees at times.
func (p *pair) offers(o, s *Seat) {
	p.t.Helper()
	what := []string{Draw, TakeBack}[p.r.IntN(2)]
	raw, err := o.Say(what, "")
	if code := codeOfAny(err); code == BadEnding || code == TurnHeld || code == SecretOwed {
		return
	}
	p.must(err)
	p.deliver(s.role, raw)
	if what == TakeBack && p.r.IntN(2) == 0 {
		raw, err = s.Say(Agree, "")
		p.must(err)
		p.deliver(o.role, raw)
		p.back++
	}
}

// agree checks that both devices have the same game, and that a third party comes to the same.
func (p *pair) agree() {
	p.t.Helper()
	a, b := p.seats[0], p.seats[1]
	known := p.known(a)
	if got, want := known, p.known(b); got != want {
		p.t.Fatalf("the records differ:\n%s\n%s", got, want)
	}
	third, err := Replay(scenarios.Find, &a.challenge, p.sent)
	p.must(err)
	if record(third) != known {
		p.t.Fatal("a third party has another game")
	}
	if a.ledger.Transcript != third.ledger.Transcript || b.ledger.Transcript != third.ledger.Transcript {
		p.t.Fatal("the transcripts differ")
	}
	for _, s := range p.seats {
		if c := p.copyOf(s); record(c.Table) != record(s.Table) || !reflect.DeepEqual(c.at, s.at) {
			p.t.Fatalf("opened again the game is another: %+v, not %+v", c.at, s.at)
		}
	}
}

// known is the record of a game as anybody has it who knows the letters alone.
func (p *pair) known(s *Seat) string {
	p.t.Helper()
	public, no := s.public()
	if no != nil {
		p.t.Fatal(no)
	}
	return record(public)
}

// record is the record of a game, with its dice and the hash of its position.
func record(t *Table) string {
	return string(save.Write(t.Scenario, t.Opening.Options, t.Session)) + fmt.Sprint(t.Session.Game.Hash())
}

// Games of all battles at random are the same on both devices, whichever side the challenger leads and however
// it is thrown, and anybody can do them again from the letters.
func TestGamesByLetters(t *testing.T) {
	for i, sc := range scenarios.All() {
		for _, throw := range []string{ThrowByLetter, ThrowStrict} {
			t.Run(sc.ID+" "+throw, func(t *testing.T) {
				p := newPair(t, sc, uint64(i), game.Side(i%2), throw)
				if !sc.Short() {
					p.most = often(6, 400)
				}
				p.play()
				g := p.seats[0].Session.Game
				if sc.Short() && g.Outcome() == nil {
					t.Errorf("not over after %d letters", len(p.sent))
				}
				t.Logf("%d letters, %d acts, turn %d", len(p.sent), len(p.seats[0].Session.Steps), g.Table().Turn)
			})
		}
	}
}

// Short battles at random with all kinds of standing orders, handed over with and without release.
func TestGamesOfAllManners(t *testing.T) {
	battles, back := short(), 0
	for seed := range uint64(often(32, 1000)) {
		sc := battles[seed%uint64(len(battles))]
		p := newPair(t, sc, seed, game.Side(seed/7%2), []string{ThrowByLetter, ThrowByLetter, ThrowStrict}[seed%3])
		p.acts, p.restless = 10+p.r.IntN(60), true
		p.play()
		back += p.back
	}
	if t.Logf("%d letters were taken back", back); back < 5 {
		t.Errorf("only %d letters were taken back", back)
	}
}

// short are the battles of at most half an hour.
func short() (list []*game.Scenario) {
	for _, sc := range scenarios.All() {
		if sc.Short() {
			list = append(list, sc)
		}
	}
	return list
}

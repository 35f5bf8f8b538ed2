package post

import (
	"bytes"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// The tests here are named after what somebody tries, who may run a program of his own making. The numbers are
// those of the table of cheats in PROTOCOL.md.

// begun is a game of a short battle after some letters.
func begun(t *testing.T, id string, seed uint64, letters int, throw string) *pair {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	p := newPair(t, sc, seed, game.A, throw)
	p.most = letters
	p.play()
	if p.mover() == nil {
		t.Fatalf("the game is over after %d letters", len(p.sent))
	}
	return p
}

// refuses fails unless a seat refuses a letter with a code and stays as it is.
func (p *pair) refuses(s *Seat, raw []byte, code string) {
	p.t.Helper()
	before, number := record(s.Table), s.ledger.Number
	_, err := s.Receive(raw)
	if err == nil || codeOfAny(err) != code {
		p.t.Errorf("%v, want %s", err, code)
	}
	if record(s.Table) != before || s.ledger.Number != number {
		p.t.Error("a refused letter changed the game")
	}
}

// codeOfAny is the code of a refusal, or what else went wrong; "" for nothing.
func codeOfAny(err error) string {
	var no *Refusal
	switch {
	case errors.As(err, &no):
		return no.Code
	case err != nil:
		return err.Error()
	}
	return ""
}

// changed is a letter made to say something else.
func (p *pair) changed(raw []byte, change func(l *Letter)) []byte {
	p.t.Helper()
	l, err := Decode(raw)
	p.must(err)
	l.Acts = slices.Clone(l.Acts)
	change(l)
	raw, err = l.Encode()
	p.must(err)
	return raw
}

// 13: one challenge takes one acceptance.
func TestSecondAcceptanceIsRefused(t *testing.T) {
	p := begun(t, "kulikovo-bobrok", 1, 1, ThrowByLetter)
	_, second, err := Join(scenarios.Find, &p.seats[0].challenge, Secret{99}, "")
	p.must(err)
	p.refuses(p.seats[Challenger], second, OtherGame)
	_, same, err := Join(scenarios.Find, &p.seats[0].challenge, p.roots[1], "another note")
	p.must(err)
	if got, err := p.seats[Challenger].Receive(same); got != Forked || err != nil {
		t.Errorf("the same acceptance with another note: receipt %d, %v", got, err)
	}
}

// 10: who takes the anchor of the challenger as his own cannot accept.
func TestAnchorOfTheOtherIsRefused(t *testing.T) {
	sc, err := scenarios.Find("kulikovo-bobrok")
	if err != nil {
		t.Fatal(err)
	}
	c, err := Propose(sc, nil, game.A, ThrowByLetter, Secret{1}, Nonce{2})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewTable(scenarios.Find, &c.Opening, c.Nonce, [2]Secret{c.Anchor, c.Anchor}); err == nil || codeOfAny(err) != SameAnchor {
		t.Errorf("the same anchor: %v", err)
	}
}

// fork plays a letter of whoever writes in two ways: the second is written on a copy of his device.
func (p *pair) fork() (s *Seat, one, two []byte) {
	p.t.Helper()
	s = p.mover()
	copied := p.copyOf(s)
	one = p.write(s)
	for range 50 {
		c := p.copyOf(copied)
		if two = p.write(c); !bytes.Equal(one, two) {
			return s, one, two
		}
	}
	p.t.Fatal("both letters are the same")
	return nil, nil, nil
}

// copyOf is another device with the same backup.
func (p *pair) copyOf(s *Seat) *Seat {
	p.t.Helper()
	c, err := Restore(scenarios.Find, s.Kept())
	p.must(err)
	return c
}

// 18, 36, 37: of two letters of one number the first stands until people choose, and then both renew.
func TestTwoLettersOfOneNumber(t *testing.T) {
	for _, other := range []bool{false, true} {
		p := begun(t, "kosovo-guns", 3, 4, ThrowByLetter)
		s, one, two := p.fork()
		o := p.seats[s.role.Other()]
		p.deliver(o.role, one)
		before := record(o.Table)
		for range 2 {
			if got, err := o.Receive(two); got != Forked || err != nil {
				t.Fatalf("receipt %d, %v", got, err)
			}
		}
		if record(o.Table) != before || len(o.Branches()) != 1 {
			t.Fatal("the second letter changed the game")
		}
		p.must(o.Choose(o.Branches()[0], other))
		if o.Mine() || o.Do(p.seats[0].codecAct(t)) == nil {
			t.Error("a player goes on before both have renewed")
		}
		if other {
			p.sent[len(p.sent)-1] = two
			if got, err := s.Receive(two); got != Forked || err != nil {
				t.Fatalf("receipt %d, %v", got, err)
			}
			p.must(s.Choose(s.Branches()[0], true))
		}
		p.renew(o)
		p.most = len(p.sent) + 6
		p.play()
		if r := o.Ledger().Renewed(); r[o.role] != 1 || r[s.role] != 0 {
			t.Errorf("renewals are counted as %v", r)
		}
	}
}

// codecAct is any act, which nobody may do.
func (s *Seat) codecAct(*testing.T) game.Action { return s.Scenario.Actions[0] }

// renew has both draw new roots, one asking.
func (p *pair) renew(first *Seat) {
	p.t.Helper()
	raw, err := first.Renew(p.root(), "")
	p.must(err)
	second := p.seats[first.role.Other()]
	p.deliver(second.role, raw)
	raw, err = second.Renew(p.root(), "")
	p.must(err)
	p.deliver(first.role, raw)
}

// 38: a renewal needs both, and takes another anchor of each.
func TestRenewal(t *testing.T) {
	p := begun(t, "kosovo-guns", 5, 5, ThrowStrict)
	first := p.mover()
	raw, err := first.Renew(Secret{1}, "")
	p.must(err)
	p.deliver(first.role.Other(), raw)
	for _, s := range p.seats {
		if s.Mine() {
			t.Error("a player goes on while a renewal waits")
		}
	}
	if _, err := first.Renew(Secret{2}, ""); err == nil || codeOfAny(err) != RenewalWaits {
		t.Errorf("he asks twice: %v", err)
	}
	second := p.seats[first.role.Other()]
	raw, err = second.Renew(Secret{3}, "")
	p.must(err)
	p.deliver(first.role, raw)
	p.most = len(p.sent) + 8
	p.play()
}

// 55: who has read all letters can ask for new dice in the name of a player. Nothing goes on before the other consents in
// person, and the player's own device does not take part: its next letter stands in the place of the stranger's.
func TestStrangersRenewalIsFound(t *testing.T) {
	p := begun(t, "kosovo-guns", 5, 5, ThrowByLetter)
	of := p.mover()
	other := p.seats[of.role.Other()]
	anchor := NewChain(Secret{9}, of.challenge.Nonce, of.role).At(0)
	led := of.Ledger()
	forged, err := (&Letter{Kind: Renew, Way: ByLetter, By: of.role, Awaits: other.Letters()[len(other.Letters())-1].Awaits, Game: led.Game, Number: led.Number + 1,
		Prev: led.Transcript.short(), From: other.Sent(), Hash: other.publicHash(), Acts: []string{hex.EncodeToString(anchor[:])}}).Encode()
	p.must(err)
	if got, err := other.Receive(forged); got != Took {
		t.Fatalf("what anybody can write is %v, %v", got, err)
	}
	if by, waits := other.Ledger().Renewing(); !waits || by != of.role || other.Mine() {
		t.Error("a renewal that nobody consented to is more than a wish")
	}
	own := p.write(of)
	if got, _ := other.Receive(own); got != Forked {
		t.Errorf("the letter of the player is %v", got)
	}
	consent, err := other.Renew(Secret{8}, "")
	p.must(err)
	if got, err := of.Receive(consent); err == nil && got == Took {
		t.Error("the player's device takes a consent to what it never asked")
	}
}

// 20: a letter that the other refused is mended from an act on, and what stays throws the same.
func TestMendedLetterThrowsTheSame(t *testing.T) {
	found := false
	for seed := range uint64(20) {
		p := begun(t, "kosovo-guns", seed, 5, ThrowByLetter)
		s := p.mover()
		first := p.write(s)
		l, err := Decode(first)
		p.must(err)
		var thrown []game.Step
		for _, st := range s.Session.Steps[l.From:] {
			thrown = append(thrown, st)
		}
		half := len(thrown) / 2
		p.must(s.Mend(half))
		for i, st := range s.Session.Steps[l.From:] {
			if i < half && !slices.Equal(st.Dice, thrown[i].Dice) {
				t.Fatalf("act %d throws %v, before %v", i, st.Dice, thrown[i].Dice)
			}
			found = found || i < half && len(st.Dice) > 0
		}
		again := p.write(s)
		if l2, err := Decode(again); err != nil || l2.Number != l.Number || l2.Secret != l.Secret {
			t.Fatalf("mended it is letter %d, %v", l2.Number, err)
		}
		p.deliver(s.role.Other(), again)
		p.agree()
	}
	if !found {
		t.Error("no mended letter threw dice")
	}
}

// 53: who has a letter mended that he took goes on from it in vain: the other's device refuses what follows from the
// letter that was taken back, and what follows from the mended one it would not be.
func TestMendAskedForInVain(t *testing.T) {
	for seed := range uint64(4) {
		p := begun(t, "kosovo-guns", seed, 5, ThrowByLetter)
		s, order := p.mover(), plan.Usual
		s.Stand(order)
		o := p.seats[s.role.Other()]
		p.deliver(o.role, p.write(s))
		if number, ok := s.Mendable(); !ok || number != len(p.sent) {
			t.Fatalf("letter %d cannot be mended", number)
		}
		next := p.write(o)
		p.must(s.Mend(2))
		if now, waits := s.StandingOrder(); now != order || !waits {
			t.Error("the order that went with the letter is lost")
		}
		for len(s.draft) > 0 && s.Undo() {
		}
		again := p.write(s)
		if bytes.Equal(again, p.sent[len(p.sent)-1]) {
			continue // chance did the same again
		}
		if got, err := s.Receive(next); got != Refused || codeOfAny(err) != OtherBranch {
			t.Errorf("a letter that follows from the one taken back: receipt %d, %v", got, err)
		}
		if got, err := o.Receive(again); got != Forked || err != nil {
			t.Errorf("the mended letter beside the one that was taken: receipt %d, %v", got, err)
		}
	}
}

// 21: a letter that ends in the middle of a turn is refused.
func TestLetterThatStopsEarly(t *testing.T) {
	tried := 0
	for seed := range uint64(10) {
		p := begun(t, "grunwald-smolensk", seed, 4, ThrowByLetter)
		s := p.mover()
		o := p.seats[s.role.Other()]
		table := prefix(t, &s.challenge, p.sent, len(p.sent))
		raw := p.write(s)
		l, err := Decode(raw)
		p.must(err)
		for n := range l.Acts {
			early := p.changed(raw, func(l *Letter) { l.Acts = l.Acts[:n] })
			if _, err := table.Take(early); err == nil {
				t.Errorf("a letter of %d of %d acts is taken", n, len(l.Acts))
			} else if codeOfAny(err) == StopsEarly {
				tried++
			}
		}
		p.deliver(o.role, raw)
	}
	if tried < 50 {
		t.Errorf("only %d stopped early", tried)
	}
}

// 23: an act is done by Check and the dice computed here; a line that names dice, a hash or older rules is none.
func TestLetterWithDiceIsRefused(t *testing.T) {
	p := begun(t, "kosovo-guns", 7, 5, ThrowByLetter)
	s := p.mover()
	raw := p.write(s)
	for _, more := range []string{`,"dice":[6,6]`, `,"hash":"1"`, `,"stream":1`, `,"older":true`, ` `} {
		forged := p.changed(raw, func(l *Letter) { l.Acts[0] = strings.TrimSuffix(l.Acts[0], "}") + more + "}" })
		p.refuses(p.seats[s.role.Other()], forged, ActLine)
	}
}

// 23, 24, 42: rules, files, options or a deputy that are not here wait.
func TestOtherRulesAndOtherDeputyWait(t *testing.T) {
	p := begun(t, "kosovo-guns", 7, 1, ThrowByLetter)
	for code, change := range map[string]func(o *Opening){
		OtherRules:   func(o *Opening) { o.Rules++ },
		OtherData:    func(o *Opening) { o.Data = "0" },
		OtherDeputy:  func(o *Opening) { o.Deputy = "d0" },
		OtherBattle:  func(o *Opening) { o.Battle = "nowhere" },
		OtherOptions: func(o *Opening) { o.Options = map[string]string{"nothing": game.OptionOn} },
		OtherVersion: func(o *Opening) { o.Version = 2 },
		BadMode:      func(o *Opening) { o.Throw = "as you like" },
		BadChallenge: func(o *Opening) { o.Sides = []string{"friend", "friend"} },
	} {
		c := p.seats[0].challenge
		change(&c.Opening)
		if _, _, err := Join(scenarios.Find, &c, Secret{1}, ""); err == nil || codeOfAny(err) != code {
			t.Errorf("%v, want %s", err, code)
		}
		if _, err := Replay(scenarios.Find, &c, p.sent); err == nil {
			t.Errorf("letters of another opening (%s) are replayed", code)
		}
	}
}

// 25: an answer in the name of the absent that his deputy would not give refuses the letter, and so does one left
// out.
func TestFalseAnswerIsRefused(t *testing.T) {
	tried := 0
	for seed := range uint64(24) {
		p := begun(t, "legnica-mieszko", seed, 4, ThrowByLetter)
		s := p.mover()
		p.must(s.Open())
		for n := 0; s.MustAct(); n++ {
			p.must(s.Do(p.choose(s, n).Act))
		}
		at := slices.IndexFunc(s.draft, func(d drafted) bool { return d.deputy })
		answers := slices.Clone(s.draft)
		raw, err := s.Send("")
		p.must(err)
		if at < 0 {
			continue
		}
		tried++
		o := p.seats[s.role.Other()]
		p.refuses(o, p.changed(raw, func(l *Letter) { l.Acts = slices.Delete(l.Acts, at, at+1) }), OtherDeputyAct)
		other := s.line(answers[at].act)
		p.refuses(o, p.changed(raw, func(l *Letter) { l.Acts[at] = falseAnswer(other) }), OtherDeputyAct)
	}
	if tried < 3 {
		t.Errorf("only %d letters had answers of a deputy", tried)
	}
}

// A device does not ask deputies again about letters that it has taken. One that comes is asked about, and so is
// one of a whole game that somebody looks at.
func TestOnlyWhatWasTakenIsTrusted(t *testing.T) {
	tried := 0
	for seed := uint64(0); seed < 24 && tried < 3; seed++ {
		p := begun(t, "legnica-mieszko", seed, 4, ThrowByLetter)
		s := p.mover()
		p.must(s.Open())
		for n := 0; s.MustAct(); n++ {
			p.must(s.Do(p.choose(s, n).Act))
		}
		l := &Letter{Kind: s.kind()}
		for _, d := range s.draft {
			if d.deputy {
				break
			}
			l.Acts = append(l.Acts, s.line(d.act))
		}
		if len(l.Acts) == len(s.draft) {
			continue
		}
		tried++
		s.fill(l)
		s.reset()
		s.trusts = true
		raw, err := s.finish(l)
		s.trusts = false
		p.must(err)
		o := p.seats[s.role.Other()]
		p.refuses(o, raw, StopsEarly)
		k := o.Kept()
		k.Letters = append(slices.Clone(k.Letters), raw)
		opened, err := Restore(scenarios.Find, k)
		p.must(err)
		if _, err := Verify(scenarios.Find, opened.WholeGame(&k.Challenge)); codeOfAny(err) != StopsEarly {
			t.Errorf("a whole game with an answer left out: %v", err)
		}
		p.refuses(p.copyOf(o), raw, StopsEarly)
	}
	if tried < 3 {
		t.Errorf("only %d letters had answers of a deputy", tried)
	}
}

// BenchmarkRestore opens a whole short battle as the device has stored it.
func BenchmarkRestore(b *testing.B) {
	p := newPair(b, short()[0], 5, game.A, ThrowByLetter)
	p.appoint(5)
	p.play()
	k := p.seats[0].Kept()
	for b.Loop() {
		_, err := Restore(scenarios.Find, k)
		p.must(err)
	}
	b.ReportMetric(float64(len(p.seats[0].Session.Steps)), "acts")
}

// falseAnswer is another act in the place of an answer.
func falseAnswer(line string) string {
	if line == `{"do":"end-phase"}` {
		return `{"do":"hold-fire"}`
	}
	return `{"do":"end-phase"}`
}

// 28: standing orders travel in the letters of who gives them and are in force from the next letter of the other.
func TestOrdersOfTheLetterBefore(t *testing.T) {
	p := begun(t, "legnica-mieszko", 2, 4, ThrowByLetter)
	s := p.mover()
	o := p.seats[s.role.Other()]
	s.Stand(plan.Standing{})
	if s.Standing(s.Side()) != Asleep || o.Standing(s.Side()) != Asleep {
		t.Error("an order is in force before its letter")
	}
	if order, waits := s.StandingOrder(); order != (plan.Standing{}) || !waits {
		t.Errorf("the order %v is not to go with the next letter", order)
	}
	p.deliver(o.role, p.write(s))
	if _, waits := s.StandingOrder(); waits {
		t.Error("an order that was sent still waits")
	}
	if s.Standing(s.Side()) != (plan.Standing{}) || o.Standing(s.Side()) != (plan.Standing{}) {
		t.Error("an order that was sent is not in force")
	}
	if s.Stand(plan.Standing{}); s.standing != nil {
		t.Error("an order in force goes once more")
	}
	s.Stand(plan.Usual)
	if raw, err := s.Say(Draw, ""); err != nil {
		t.Error(err)
	} else if p.deliver(o.role, raw); s.standing == nil {
		t.Error("an order is lost with a letter without acts")
	}
	raw := p.write(o)
	p.refuses(s, p.changed(raw, func(l *Letter) { l.Acts = append([]string{standingWord + "1zz"}, l.Acts...) }), ActLine)
	p.deliver(s.role, raw)
}

// bids has all leaders of a seat bid to ride off, and sends that.
func (p *pair) bids(s *Seat) {
	p.t.Helper()
	bids := map[string]string{}
	for id := range game.ID(s.Session.Game.Counters()) {
		if c := s.Session.Game.Piece(id); c.Side == s.Side() && (c.Rank == game.Leader || c.Rank == game.GrandLeader) {
			bids[s.Session.Game.Name(id)] = string(plan.DeedRide)
		}
	}
	text := plan.WriteBids(bids)
	if s.Bid(text); s.Bids(s.Side()) != "" {
		p.t.Error("what is bid is in force before its letter")
	}
	o := p.seats[s.role.Other()]
	p.deliver(o.role, p.write(s))
	if s.Bids(s.Side()) != text || o.Bids(s.Side()) != text || text == "" || o.Standing(s.Side()) != Asleep {
		p.t.Errorf("%q is bid, here is %q, there %q", text, s.Bids(s.Side()), o.Bids(s.Side()))
	}
	if s.Bid(text); s.standing != nil {
		p.t.Error("what is in force goes once more")
	}
}

// What deputies are bid goes where the standing order does: both devices answer by it, and a game begun before there
// was such a thing has none of it.
func TestDeputiesKeepToTheirOrders(t *testing.T) {
	differ := 0
	for seed := range uint64(4) {
		var ends [2]uint64
		for n := range ends {
			p := begun(t, "legnica-mieszko", seed, 2, ThrowByLetter)
			for range 2 {
				s := p.mover()
				if n > 0 {
					p.bids(s)
				} else {
					p.deliver(s.role.Other(), p.write(s))
				}
			}
			p.most = 40
			p.play()
			ends[n] = p.seats[0].Session.Game.Hash()
		}
		if ends[0] != ends[1] {
			differ++
		}
	}
	if differ == 0 {
		t.Error("what is bid makes no difference")
	}
	p := begun(t, "legnica-mieszko", 2, 4, ThrowByLetter)
	s := p.mover()
	raw := p.write(s)
	o := p.seats[s.role.Other()]
	bids := standingWord + "1dddddd " + plan.KindMark + "cavalry=hold"
	p.refuses(o, p.changed(raw, func(l *Letter) { l.Acts = append([]string{bids + ";"}, l.Acts...) }), ActLine)
	o.Opening.Deputy = "d2"
	p.refuses(o, p.changed(raw, func(l *Letter) { l.Acts = append([]string{bids}, l.Acts...) }), ActLine)
	o.Opening.Deputy = Deputy
	if o.Bid("nobody=hold"); o.standing != nil {
		t.Error("nonsense is bid")
	}
	p.deliver(o.role, raw)
}

// Who asks to be asked gets every question in a letter, and answers himself.
func TestAskMeStopsTheTurn(t *testing.T) {
	asked := 0
	for seed := range uint64(6) {
		p := begun(t, "legnica-mieszko", seed, 2, ThrowByLetter)
		for range 2 {
			s := p.mover()
			s.Stand(plan.Standing{})
			p.deliver(s.role.Other(), p.write(s))
		}
		p.most = 60
		p.play()
		for _, l := range p.seats[0].Letters() {
			if l.Awaits == ForAnswer {
				asked++
			}
		}
		for _, s := range p.seats {
			if s.due().act != nil {
				t.Error("a deputy answers for who asked to be asked")
			}
		}
	}
	if asked < 20 {
		t.Errorf("only %d letters asked", asked)
	}
}

// 40: a letter is taken back with the consent of the other; its number and its secret are not used again.
func TestTakeBack(t *testing.T) {
	p := begun(t, "kosovo-guns", 9, 5, ThrowByLetter)
	s := p.mover()
	o := p.seats[s.role.Other()]
	before, hash := len(s.Session.Steps), s.Session.Game.Hash()
	p.deliver(o.role, p.write(s))
	raw, err := s.Say(TakeBack, "")
	p.must(err)
	p.deliver(o.role, raw)
	if o.Offered(s.role) != TakeBack || s.Session.Game.Hash() == hash {
		t.Fatal("the letter went back without consent")
	}
	raw, err = o.Say(Agree, "")
	p.must(err)
	p.refuses(s, p.changed(raw, func(l *Letter) { l.Hash++ }), OtherPosition)
	p.refuses(s, p.changed(raw, func(l *Letter) { l.Awaits = ForAnswer }), OtherAwaits)
	p.deliver(s.role, raw)
	if len(s.Session.Steps) != before || s.Session.Game.Hash() != hash || !s.Mine() {
		t.Error("the letter is not taken back")
	}
	seen := map[Secret]bool{}
	p.most = len(p.sent) + 4
	p.play()
	for _, l := range s.Letters() {
		if l.Shows && seen[l.Secret] {
			t.Error("a secret is shown twice")
		}
		seen[l.Secret] = l.Shows
	}
	if _, err := p.seats[0].Say(TakeBack, ""); p.mover() == p.seats[0] && err == nil {
		t.Error("who has the move takes back")
	}
}

// An offer that is passed over is declined, and who holds a turn sends no offer before it: the number of the turn
// would grow, and all its dice fall anew (52).
func TestHeldTurnGoesFirst(t *testing.T) {
	p := begun(t, "kosovo-guns", 9, 5, ThrowByLetter)
	s := p.mover()
	for _, what := range []string{Draw, Decline, TakeBack} {
		if _, err := s.Say(what, ""); err == nil || codeOfAny(err) != TurnHeld {
			t.Errorf("%s before the turn: %v", what, err)
		}
	}
	o := p.seats[s.role.Other()]
	raw, err := o.Say(Draw, "")
	p.must(err)
	p.deliver(s.role, raw)
	if s.Offered(o.role) != Draw {
		t.Fatal("nothing is offered")
	}
	p.deliver(o.role, p.write(s))
	if s.Offered(o.role) != "" || s.Ended() != nil {
		t.Error("an offer that was passed over still stands")
	}
}

// Resigning ends a game at once, a draw by consent; then nothing follows.
func TestResignAndDraw(t *testing.T) {
	for _, what := range []string{Resign, Draw} {
		p := begun(t, "kosovo-guns", 9, 5, ThrowByLetter)
		s := p.mover()
		o := p.seats[s.role.Other()]
		raw, err := o.Say(what, "")
		p.must(err)
		p.deliver(s.role, raw)
		winner := s.Side()
		if what == Draw {
			raw, err = s.Say(Agree, "")
			p.must(err)
			p.deliver(o.role, raw)
			winner = game.NoSide
		}
		for _, seat := range p.seats {
			if e := seat.Ended(); e == nil || e.Code != what || e.Winner != winner {
				t.Errorf("%s ends as %+v", what, e)
			}
			if _, err := seat.Say(Resign, ""); err == nil || codeOfAny(err) != GameOver {
				t.Errorf("after the end: %v", err)
			}
		}
		p.agree()
	}
	p := begun(t, "kosovo-guns", 9, 5, ThrowByLetter)
	o := p.seats[p.mover().role.Other()]
	raw, err := p.copyOf(o).Say(Resign, "")
	p.must(err)
	for _, forge := range []func(l *Letter){
		func(l *Letter) { l.Shows, l.Index, l.Secret = false, 0, Secret{} },
		func(l *Letter) { l.Secret[0]++ },
		func(l *Letter) { l.By = l.By.Other() },
	} {
		if _, err := prefix(t, &o.challenge, p.sent, len(p.sent)).Take(p.changed(raw, forge)); err == nil {
			t.Error("somebody resigns in the name of another")
		}
	}
	if _, err := p.seats[0].Say(Agree, ""); err == nil || codeOfAny(err) != NoOffer {
		t.Errorf("agreed to nothing: %v", err)
	}
}

// 35: what thinks ahead throws no die of a letter, and leaves the cup as it is.
func TestThinkingThrowsNothing(t *testing.T) {
	p := begun(t, "kosovo-guns", 11, 4, ThrowByLetter)
	s := p.mover()
	p.appoint(1)
	p.must(s.Open())
	for n := 0; s.MustAct(); n++ {
		place := s.cup.Place()
		a := p.captains[s.role].Choose(s.Session.Game)
		v := game.Look(s.Session.Game, s.Side())
		v.Glimpse(game.None, []game.Action{a}, game.UntilEnd)
		s.Session.Game.Forecast(a)
		plan.Weigh(v, s.Side(), v.Offers(s.Side(), nil))
		if s.cup.Place() != place {
			t.Fatal("thinking threw dice")
		}
		p.must(s.Do(a))
	}
}

// A position that rules which broke down have left in pieces is made anew from the letters.
func TestBrokenPositionIsMadeAnew(t *testing.T) {
	p := begun(t, "kosovo-guns", 3, 6, ThrowByLetter)
	s := p.seats[0]
	before, transcript := record(s.Table), s.ledger.Transcript
	for _, o := range s.Session.Game.Offers(game.A, s.Session.Game.Offers(game.B, nil)) {
		if !s.throws(o.Act) {
			s.Session.Game.Apply(o.Act, nil)
			break
		}
	}
	if record(s.Table) == before {
		t.Fatal("the position is whole")
	}
	s.rebuild()
	if record(s.Table) != before || s.ledger.Transcript != transcript {
		t.Error("another game came of it")
	}
	p.most = len(p.sent) + 4
	p.play()
}

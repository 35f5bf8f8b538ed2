package post

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// alone is a game of one device, so many acts of which were done at random.
func alone(t *testing.T, sc *game.Scenario, acts int) *game.Session {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, r := game.NewSession(g, 7), rand.New(rand.NewPCG(7, 58))
	for len(s.Steps) < acts && s.Game.Outcome() == nil {
		list := slices.Concat(s.Game.Offers(game.A, nil), s.Game.Offers(game.B, nil))
		pick := list[r.IntN(len(list))]
		for _, o := range list {
			if o.Verb == game.VerbDeploy || o.Verb == game.VerbReady || r.IntN(3) > 0 && (o.Verb == game.VerbAttack || o.Verb == game.VerbShoot) {
				pick = o
			}
		}
		if _, no := s.Do(pick.Act); no != nil {
			t.Fatal(no)
		}
	}
	return s
}

// A game of one device goes on as one of two: what was done before stands with its dice, the letters follow, and both
// and whoever verifies it see the same. What does not hold is refused.
func TestAGameGoesOnByLetters(t *testing.T) {
	gone, dice := 0, 0
	for _, sc := range scenarios.All() {
		if !sc.Short() {
			continue
		}
		s := alone(t, sc, 50)
		roots, nonce := [2]Secret{{1}, {2}}, Nonce{9}
		c, err := ProposeOn(sc, nil, s, game.B, ThrowByLetter, roots[0], nonce)
		if err != nil {
			var no *Refusal
			if errors.As(err, &no) && no.Code == Hidden {
				continue // somebody hides
			}
			t.Fatalf("%s: %v", sc.ID, err)
		}
		link, err := c.Link()
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadChallenge(link)
		if err != nil || back.Opening.Text() != c.Opening.Text() {
			t.Fatalf("%s: %v", sc.ID, err)
		}
		host, err := Host(scenarios.Find, c, roots[0])
		if err != nil {
			t.Fatal(err)
		}
		friend, raw, err := Join(scenarios.Find, back, roots[1], "")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := host.Receive(raw); err != nil {
			t.Fatal(err)
		}
		for i, seat := range []*Seat{host, friend} {
			if g := seat.Session.Game; g.Hash() != s.Game.Hash() || seat.Sent() != len(s.Steps) {
				t.Fatalf("%s: %d stands elsewhere, after %d steps", sc.ID, i, seat.Sent())
			}
		}
		whole := host.WholeGame(c)
		text, err := whole.Text()
		if err != nil {
			t.Fatal(err)
		}
		read, err := ReadWholeGame(text)
		if err != nil {
			t.Fatal(err)
		}
		if proof, err := Verify(scenarios.Find, read); err != nil || proof.Dice != 0 {
			t.Errorf("%s: %v, %d dice", sc.ID, err, proof.Dice)
		}
		if i := slices.IndexFunc(s.Steps, func(st game.Step) bool { return len(st.Dice) > 0 }); i >= 0 {
			forged := c.Opening
			forged.Acts = slices.Clone(c.Opening.Acts)
			st := s.Steps[i]
			codec := save.NewCodec(sc.Actions, s.Game)
			forged.Acts[i] = codec.Line(game.Step{Act: st.Act, Dice: append(slices.Clone(st.Dice), 6)})
			if Agreed(scenarios.Find, &forged) == nil {
				t.Errorf("%s: one die more is believed", sc.ID)
			}
			forged.Acts[i] = codec.Line(game.Step{Act: st.Act})
			if Agreed(scenarios.Find, &forged) == nil {
				t.Errorf("%s: dice left out are believed", sc.ID)
			}
		}
		gone, dice = gone+1, dice+game.DiceOf(s.Steps)
		wrong := c.Opening
		wrong.Acts = append(slices.Clone(c.Opening.Acts), json.RawMessage(`{"do":"begin","unit":999}`))
		if Agreed(scenarios.Find, &wrong) == nil {
			t.Errorf("%s: an act that nobody can do is believed", sc.ID)
		}
	}
	if gone == 0 || dice == 0 {
		t.Errorf("%d games went on, after %d dice", gone, dice)
	}
}

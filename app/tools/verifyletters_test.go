package tools

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/scenarios"
)

// lettered plays a short battle by letters, fighting where it can be, and returns the whole game.
func lettered(t *testing.T) []byte {
	t.Helper()
	sc, err := scenarios.Find("kulikovo-bobrok")
	if err != nil {
		t.Fatal(err)
	}
	c, err := post.Propose(sc, nil, game.A, post.ThrowByLetter, post.Secret{1}, post.Nonce{2})
	if err != nil {
		t.Fatal(err)
	}
	a, err := post.Host(scenarios.Find, c, post.Secret{1})
	if err != nil {
		t.Fatal(err)
	}
	b, raw, err := post.Join(scenarios.Find, c, post.Secret{3}, "")
	for from, to := b, a; err == nil; {
		if _, err = to.Receive(raw); err != nil {
			break
		}
		if from, to = a, b; !from.Mine() {
			from, to = b, a
		}
		if !from.Mine() {
			break
		}
		for from.MustAct() {
			offers := from.Session.Game.Offers(from.Side(), nil)
			pick := offers[len(from.Session.Steps)%len(offers)]
			for _, o := range offers {
				switch o.Verb {
				case game.VerbDeploy, game.VerbReady, game.VerbAttack, game.VerbShoot:
					pick = o
				}
			}
			if err = from.Do(pick.Act); err != nil {
				t.Fatal(err)
			}
		}
		raw, err = from.Send("")
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := a.WholeGame(c).Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestVerifyComputesEveryDieOfAGameByLetters(t *testing.T) {
	data := lettered(t)
	dir := t.TempDir()
	good, die, letter := filepath.Join(dir, "good"), filepath.Join(dir, "die"), filepath.Join(dir, "letter")
	write(t, good, append([]byte("A game by letters.\r\n"), data...))

	dice := regexp.MustCompile(`"dice":\[(\d)`)
	at := dice.FindAllSubmatchIndex(data, -1)
	if len(at) < 5 {
		t.Fatalf("only %d acts threw dice", len(at))
	}
	forged := bytes.Clone(data)
	third := at[2][2]
	forged[third] = '1' + (forged[third]-'0')%6
	act := bytes.Count(data[:third], []byte("\nact "))
	write(t, die, forged)

	lines := strings.SplitAfter(string(data), "\n")
	write(t, letter, []byte(strings.Join(append(lines[:5:5], lines[6:]...), "")))

	var out, err bytes.Buffer
	if status := Verify([]string{good, die, letter}, &out, &err); status != 1 {
		t.Errorf("status %d", status)
	}
	if says := out.String(); !regexp.MustCompile(`^\S+good: kulikovo-bobrok, \d+ letters, \d+ acts, [1-9]\d* dice computed, turn \d`).MatchString(says) || strings.Count(says, "\n") != 1 {
		t.Errorf("says %q", says)
	}
	for _, want := range []string{die + ": other-dice: act " + strconv.Itoa(act) + ": ", letter + ": letter 4: number"} {
		if !strings.Contains(err.String(), want) {
			t.Errorf("errors do not say %q:\n%s", want, &err)
		}
	}
}

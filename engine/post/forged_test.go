package post

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// forger makes letters that nobody wrote out of those of a game.
type forger struct {
	r   *rand.Rand
	all [][]byte
}

// forge makes a letter in the place of letter i, and says how.
func (f *forger) forge(i int) (raw []byte, how string) {
	raw = slices.Clone(f.all[i])
	switch f.r.IntN(4) {
	case 0:
		return f.flip(raw), "bits turned"
	case 1:
		body := f.flip(raw)
		return withCheck(body[:len(body)-checkLength]), "bits turned and sealed anew"
	case 2:
		return f.all[f.r.IntN(len(f.all))], "another letter of the game"
	}
	l, err := Decode(raw)
	if err != nil {
		panic(err)
	}
	how = f.change(l)
	raw, err = l.Encode()
	if err != nil {
		raw = withCheck(l.body())
	}
	return raw, how
}

// flip turns one to three bits.
func (f *forger) flip(raw []byte) []byte {
	for range 1 + f.r.IntN(3) {
		raw[f.r.IntN(len(raw)-checkLength)] ^= 1 << f.r.IntN(8)
	}
	return raw
}

// changes are what a letter may be made to say.
var changes = []struct {
	what string
	do   func(f *forger, l, o *Letter)
}{
	{"number", func(f *forger, l, _ *Letter) { l.Number += 1 + f.r.IntN(3) }},
	{"index", func(f *forger, l, _ *Letter) { l.Index++ }},
	{"secret", func(f *forger, l, o *Letter) { l.Secret = o.Secret }},
	{"step", func(f *forger, l, _ *Letter) { l.From++ }},
	{"position", func(f *forger, l, _ *Letter) { l.Hash = f.r.Uint64() }},
	{"awaits", func(f *forger, l, _ *Letter) { l.Awaits = (l.Awaits + 1) % 4 }},
	{"sender", func(f *forger, l, _ *Letter) { l.By = l.By.Other() }},
	{"way", func(f *forger, l, _ *Letter) { l.Way = 3 - l.Way }},
	{"kind", func(f *forger, l, _ *Letter) { l.Kind = Accept + Kind(f.r.IntN(7)) }},
	{"release", func(f *forger, l, _ *Letter) { l.Release = !l.Release }},
	{"transcript", func(f *forger, l, o *Letter) { l.Prev = o.Prev }},
	{"game", func(f *forger, l, _ *Letter) { l.Game[3]++ }},
	{"note", func(f *forger, l, _ *Letter) { l.Note += "!" }},
	{"an act left out", func(f *forger, l, _ *Letter) {
		if n := len(l.Acts); n > 0 {
			i := f.r.IntN(n)
			l.Acts = slices.Delete(slices.Clone(l.Acts), i, i+1)
		}
	}},
	{"an act twice", func(f *forger, l, _ *Letter) {
		if n := len(l.Acts); n > 0 {
			i := f.r.IntN(n)
			l.Acts = slices.Insert(slices.Clone(l.Acts), i, l.Acts[i])
		}
	}},
	{"acts exchanged", func(f *forger, l, _ *Letter) {
		if n := len(l.Acts); n > 1 {
			i := f.r.IntN(n - 1)
			l.Acts = slices.Clone(l.Acts)
			l.Acts[i], l.Acts[i+1] = l.Acts[i+1], l.Acts[i]
		}
	}},
	{"acts of another letter", func(f *forger, l, o *Letter) { l.Acts = o.Acts }},
	{"dice chosen", func(f *forger, l, _ *Letter) {
		if n := len(l.Acts); n > 0 {
			i := f.r.IntN(n)
			l.Acts = slices.Clone(l.Acts)
			l.Acts[i] = strings.TrimSuffix(l.Acts[i], "}") + `,"dice":[6,6]}`
		}
	}},
	{"a letter of kind End", func(f *forger, l, _ *Letter) {
		l.Kind, l.Way, l.Acts = End, ByLetter, []string{[]string{Resign, Draw, TakeBack, Agree, Decline}[f.r.IntN(5)]}
	}},
}

// change changes a letter.
func (f *forger) change(l *Letter) string {
	other, err := Decode(f.all[f.r.IntN(len(f.all))])
	if err != nil {
		panic(err)
	}
	c := changes[f.r.IntN(len(changes))]
	c.do(f, l, other)
	return c.what
}

// A forged letter is refused and changes nothing. One that is taken says nothing that the rules and the secret
// in it do not allow, and the next true letter finds it out.
func TestForgedLetters(t *testing.T) {
	battles := short()
	refused, taken := map[string]int{}, map[string]int{}
	for tries, seed := 0, uint64(0); tries < often(600, 10_000); seed++ {
		p := newPair(t, battles[seed%uint64(len(battles))], seed, game.Side(seed%2), []string{ThrowByLetter, ThrowStrict}[seed/2%2])
		p.acts, p.most, p.restless = 25, 30, true
		p.play()
		f := &forger{p.r, p.sent}
		c := &p.seats[0].challenge
		table := prefix(t, c, p.sent, 0)
		for i := range len(p.sent) - 1 {
			for range 12 {
				raw, how := f.forge(i)
				if bytes.Equal(raw, p.sent[i]) {
					continue
				}
				tries++
				before, ledger := record(table), *table.ledger
				if _, err := table.Take(raw); err != nil {
					refused[how]++
					if record(table) != before || table.ledger.Transcript != ledger.Transcript || table.ledger.Number != ledger.Number {
						t.Fatalf("refused (%v), a letter with %s changed the game", err, how)
					}
					continue
				}
				taken[how]++
				if _, err := table.Take(p.sent[i+1]); err == nil || codeOf(t, err) != OtherBranch {
					t.Errorf("after a forged letter with %s the true one: %v", how, err)
				}
				table = prefix(t, c, p.sent, i)
			}
			if _, err := table.Take(p.sent[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("refused %v", refused)
	t.Logf("taken %v", taken)
	for _, how := range []string{"bits turned", "dice chosen", "secret", "index", "number", "position", "awaits", "sender", "way", "game", "transcript", "step", "another letter of the game"} {
		if taken[how] > 0 {
			t.Errorf("%d letters with %s were taken", taken[how], how)
		}
		if refused[how] == 0 {
			t.Errorf("none with %s was refused", how)
		}
	}
}

// prefix is a table to which the first n letters of a game came.
func prefix(t *testing.T, c *Challenge, letters [][]byte, n int) *Table {
	t.Helper()
	table, err := c.table(scenarios.Find, letters[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, raw := range letters[:n] {
		if _, err := table.Take(raw); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

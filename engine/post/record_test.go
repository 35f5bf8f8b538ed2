package post

import (
	"bytes"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// A whole game is read as it was written, and proves itself. No root is in it.
func TestWholeGame(t *testing.T) {
	p := begun(t, "kulikovo-bobrok", 4, 2, ThrowByLetter)
	p.appoint(4)
	p.most = 8
	p.play()
	s := p.seats[0]
	text, err := s.WholeGame(s.Challenge()).Text()
	p.must(err)
	for _, root := range p.roots {
		if bytes.Contains(text, root[:]) || strings.Contains(string(text), hex.EncodeToString(root[:])) {
			t.Error("a whole game has the root of a player")
		}
	}
	w, err := ReadWholeGame(append([]byte("What this is.\n\n"), text...))
	p.must(err)
	proof, err := Verify(scenarios.Find, w)
	p.must(err)
	if proof.Dice < 10 || record(proof.Table) != record(s.Table) {
		t.Errorf("%d dice, or another game", proof.Dice)
	}
	for i, line := range w.Acts {
		forged := *w
		forged.Acts = slices.Clone(w.Acts)
		forged.Acts[i] = strings.Replace(line, `"dice":[`, `"dice":[7,`, 1)
		if forged.Acts[i] == line {
			continue
		}
		if _, err := Verify(scenarios.Find, &forged); err == nil {
			t.Fatalf("act %d with a die of 7 is proved", i)
		}
		forged.Acts[i] = raised(line)
		var wrong *WrongDie
		if _, err := Verify(scenarios.Find, &forged); !errors.As(err, &wrong) || wrong.Act != i+1 {
			t.Fatalf("act %d with another die: %v", i, err)
		}
	}
	for _, bad := range []string{"", "gonfalon-letters 2\n", "gonfalon-letters 1\n", "gonfalon-letters 1\nchallenge x\n", string(text) + "more\n", string(text) + "letter !\n"} {
		if _, err := ReadWholeGame([]byte(bad)); err == nil {
			t.Errorf("%.40q is read", bad)
		}
	}
}

// raised is a line with its first die one higher.
func raised(line string) string {
	at := strings.Index(line, `"dice":[`) + len(`"dice":[`)
	return line[:at] + string('1'+(line[at]-'0')%6) + line[at+1:]
}

// 34: a copy of a game throws other dice than the game: the record has neither root nor key.
func TestCopyThrowsOtherwise(t *testing.T) {
	same, all := 0, 0
	for seed := range uint64(12) {
		p := begun(t, "kulikovo-bobrok", seed, 2, ThrowByLetter)
		p.appoint(seed)
		p.most = 4
		p.play()
		s := p.mover()
		if s == nil {
			continue // it is over
		}
		rec, err := save.Read(save.Write(s.Scenario, s.Opening.Options, s.Session), scenarios.Find)
		p.must(err)
		opened, trouble := save.Open(rec, scenarios.Find)
		if trouble != nil {
			t.Fatal(trouble)
		}
		before := len(s.Session.Steps)
		p.write(s)
		for _, st := range s.Session.Steps[before:] {
			if _, no := opened.Do(st.Act); no != nil {
				break // other dice led elsewhere
			}
			if len(st.Dice) > 0 {
				if all++; slices.Equal(opened.Steps[len(opened.Steps)-1].Dice, st.Dice) {
					same++
				}
			}
		}
	}
	if t.Logf("%d of %d throws are the same", same, all); all < 12 || same > all/2 {
		t.Errorf("of %d throws of a copy %d are those of the game", all, same)
	}
}

// What a device stores opens as it was, with what is under way, and goes on.
func TestRestore(t *testing.T) {
	for seed := range uint64(often(6, 60)) {
		p := begun(t, "kosovo-guns", seed, 3+int(seed%5), []string{ThrowByLetter, ThrowStrict}[seed%2])
		if seed%3 == 0 {
			p.renew(p.mover())
		}
		s := p.mover()
		p.must(s.Open())
		for n := 0; n < 5 && s.MustAct(); n++ {
			if s.Do(p.choose(s, n).Act) != nil {
				break
			}
		}
		for role, old := range p.seats {
			again := p.copyOf(old)
			if record(again.Table) != record(old.Table) || again.ledger.Transcript != old.ledger.Transcript || len(again.draft) != len(old.draft) {
				t.Fatalf("seed %d: another game is restored: %d acts under way, were %d", seed, len(again.draft), len(old.draft))
			}
			p.seats[role] = again
		}
		p.most = len(p.sent) + 6
		p.play()
	}
}

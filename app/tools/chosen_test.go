package tools

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// A game with options is saved with them and replayed by them; without them, or with one that
// the battle does not have, the record is refused in words that name what is wrong.
func TestVerifyReplaysAGameByItsOptions(t *testing.T) {
	sc, err := scenarios.Find("hastings")
	if err != nil {
		t.Fatal(err)
	}
	s := settings{}
	for _, o := range sc.Options {
		if err := s.choose(o.Key + "=on"); err != nil {
			t.Fatal(err)
		}
	}
	r := s.play(sc, 5)
	if r.wrong != nil {
		t.Fatal(r.wrong)
	}
	dir := t.TempDir()
	good, bare, alien := filepath.Join(dir, "good"), filepath.Join(dir, "bare"), filepath.Join(dir, "alien")
	write(t, good, save.Write(sc, s.options, r.session))
	write(t, bare, save.Write(sc, nil, r.session))
	write(t, alien, save.Write(sc, map[string]string{"night": "on"}, r.session))
	var out, no bytes.Buffer
	if status := Verify([]string{good, bare, alien}, &out, &no); status != 1 || !strings.HasPrefix(out.String(), good+": hastings, ") {
		t.Errorf("status %d, says %q", status, &out)
	}
	for _, want := range []string{bare + ": line ", alien + ": line 1: save-broken-head", `field="night"`} {
		if !strings.Contains(no.String(), want) {
			t.Errorf("errors do not say %q:\n%s", want, &no)
		}
	}
}

func TestSimulateRefusesOptionsThatNoBattleHas(t *testing.T) {
	for flag, want := range map[string]string{
		"pursuit=on": `arsuf: this battle has no option "pursuit"`, "short-retreats=maybe": `not "maybe"`, "pursuit": "want an option",
	} {
		var out, no bytes.Buffer
		if status := Simulate([]string{"-scenario", "arsuf", "-games", "1", "-option", flag}, &out, &no); status != 2 || !strings.Contains(no.String(), want) {
			t.Errorf("-option %s: status %d, says %q", flag, status, &no)
		}
	}
}

// Games with any options differ in theirs, and what was chosen holds in all of them.
func TestSimulatePlaysAnyOptions(t *testing.T) {
	sc, err := scenarios.Find("hastings")
	if err != nil {
		t.Fatal(err)
	}
	s := settings{}
	for _, text := range []string{"random", "pursuit=on"} {
		if err := s.chooseOrDraw(text); err != nil {
			t.Fatal(err)
		}
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		chosen := s.agreedOn(sc, seed)
		if chosen["pursuit"] != "on" || len(chosen) != len(sc.Options) {
			t.Errorf("seed %d plays with %v", seed, chosen)
		}
		seen[fmt.Sprint(chosen)] = true
	}
	if len(seen) < 10 || fmt.Sprint(s.agreedOn(sc, 3)) != fmt.Sprint(s.agreedOn(sc, 3)) {
		t.Errorf("%d combinations in 20 games", len(seen))
	}
}

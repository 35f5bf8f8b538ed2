package scenarios

import (
	"strings"
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// bmwIDs are the battles of the second system.
var bmwIDs = []string{"arsuf", "hastings"}

func TestBMWBattlesAreComplete(t *testing.T) {
	for _, id := range bmwIDs {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		if s.System != "bmw" || s.Board == nil || s.Digest == "" || s.New == nil || s.Rules != bmw.Rules || s.Turns[0] != 1 {
			t.Errorf("%s is incomplete: %+v", id, s)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Audit(); err != nil {
			t.Errorf("%s begins with a broken position: %v", id, err)
		}
	}
}

func TestBMWTotalsOfStrength(t *testing.T) {
	for id, want := range map[string][2]int{"arsuf": {131, 206}, "hastings": {182, 148}} {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		var got [2]int
		for c := range game.ID(g.Counters()) {
			if p := g.Piece(c); p.Rank == game.Unit {
				got[p.Side] += p.FullSP
			}
		}
		if got != want {
			t.Errorf("%s has strengths %v, want %v", id, got, want)
		}
	}
}

func TestBMWMistakesAreNamedByLine(t *testing.T) {
	b, err := readMap("tiny", "tiny.txt", tinyMap+"B: right\n")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"mood: grim":                     `battle.txt:1: nothing is called "mood"`,
		"unit Knights: 0101":             `battle.txt:1: "unit" before the first side`,
		"side a: letter A, rally 7":      `"7": want a number from 1 to 6`,
		"side a: letter A\nunit X: 0101": "battle.txt:2: unit X before any troops",
		"side a: letter A\ntroops K: arm pike, kind infantry, front 1 4, back 1 4": `no arm is called "pike"`,
		"side a: letter A\ntroops K: arm foot, kind infantry, front 1, back 1 4":   "want strength and movement",
		"side a: letter A\ngoal glory: points 3":                                   `no goal is called "glory"`,
		"side a: letter A\ngoal hold: points 3":                                    "where is the goal hold?",
		"year: 1191":                                                               `the line "scenario:" is missing`,
	} {
		if _, _, err := readBMW("battle.txt", text, b); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestBMWSetUpStandsWhereTheUnitsMayBe(t *testing.T) {
	for _, id := range bmwIDs {
		s, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[hex.Hex]string{}
		for c := range game.ID(g.Counters()) {
			p := g.Piece(c)
			if p.Rank != game.Unit {
				continue
			}
			if other := seen[p.Hex]; other != "" || p.Where != game.OnMap {
				t.Errorf("%s: %s begins at %v with %s", id, p.Label, p.Hex, other)
			}
			seen[p.Hex] = p.Label
		}
	}
}

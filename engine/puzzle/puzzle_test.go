package puzzle

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
)

// whole is a puzzle that lacks nothing.
const whole = `puzzle the-wedge
system medieval
battle grunwald
from grunwald-smolensk
solver B
aim hurt zyndarm-c35
rides 2
blows 1
theme charge
difficulty 3
title.en The wedge, to its end
try 97.2 B: go k1 to 0405
try 58.3 B: go k2 to 0405
try 13.8 B: go k3 to 0405
obvious 13.8 B: go k3 to 0405
edition grunwald
unit A k1 cavalry at 0403
`

func TestAPuzzleIsRead(t *testing.T) {
	p, err := Read("a.txt", whole)
	if err != nil {
		t.Fatal(err)
	}
	if p.Aim != (Aim{Hurt, "zyndarm-c35"}) || p.Solver != game.B || p.Rides != 2 || p.Best() != 972 || len(p.Tries) != 3 || p.Edition != "grunwald" {
		t.Errorf("read as %+v", p)
	}
	if p.Titles["en"] != "The wedge, to its end" || len(p.Titles) != 1 {
		t.Errorf("called %v", p.Titles)
	}
	if p.Solves(951) || !p.Solves(952) {
		t.Error("a puzzle is solved within two points of the best, and no more")
	}
	if len(p.position) != 2 {
		t.Errorf("%d lines of position", len(p.position))
	}
}

func TestWhatAPuzzleLacksIsSaid(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"puzzle the-wedge\n", "", "a.txt:1: a puzzle wants puzzle"},
		{"aim hurt", "aim please", "a.txt:6: want an aim"},
		{"solver B", "solver C", "a.txt:5: want A or B"},
		{"rides 2", "rides 3", "a.txt:7: want a number from 1 to 2"},
		{"blows 1\n", "", "wants blows"},
		{"difficulty 3", "difficulty hard", "a.txt:10: want a number from 1 to 5"},
		{"try 97.2 B", "try 107.2 B", "a.txt:12: \"107.2\" is no chance"},
		{"try 97.2 B: go k1 to 0405", "try 97.2", "a.txt:12: want a chance in percent and acts"},
		{"try 97.2", "try 12.0", "the best try stands first"},
		{"obvious 13.8 B: go k3 to 0405\n", "", "three tries at least"},
		{"cavalry at 0403", "cavalry at 0403 label \"Zy", "a.txt:17: a quote is not closed"},
		{"edition grunwald\nunit A k1 cavalry at 0403\n", "", "a puzzle wants a position"},
	} {
		if _, err := Read("a.txt", strings.Replace(whole, c.from, c.to, 1)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %q", c.to, c.from, err, c.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(whole)
	f.Add("aim\ntry\nobvious \"\nrides -1")
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := Read("a.txt", text); err == nil && (len(p.Tries) < 3 || p.Best() < p.Tries[2].Worth) {
			t.Errorf("accepted: %+v", p)
		}
	})
}

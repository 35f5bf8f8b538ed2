package page

import (
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Every battle says over the map what wins, for each side and in every language; what is marked of it
// is on the map, and one side leads as far as the other is behind.
func TestEveryBattleSaysWhatWins(t *testing.T) {
	want := map[string][2]match.GoalKind{
		"kulikovo-hill": {match.GoalBanner, match.GoalKeep}, "legnica-smoke": {match.GoalBanner, match.GoalBanner},
		"grunwald-smolensk": {match.GoalHold, match.GoalDeny}, "arsuf-rearguard": {match.GoalDeny, match.GoalReach},
		"hastings": {match.GoalHold, match.GoalDeny}, "kulikovo-field": {match.GoalScore, match.GoalScore},
	}
	for _, sc := range scenarios.All() {
		p := seatedAt(t, sc.ID)
		for side := game.A; side <= game.B; side++ {
			goal := p.Table.GoalOf(side)
			if k, known := want[sc.ID]; known && goal.Kind != k[side] {
				t.Errorf("%s: the goal of %v is %q, want %q", sc.ID, side, goal.Kind, k[side])
			}
			for _, h := range p.Table.Marks(goal) {
				if !sc.Board.On(h) {
					t.Errorf("%s: the goal of %v is marked at %v, beside the map", sc.ID, side, h)
				}
			}
			if lead, theirs := p.Table.Lead(side), p.Table.Lead(side.Other()); lead != -theirs {
				t.Errorf("%s: side %v leads by %d, the other by %d", sc.ID, side, lead, theirs)
			}
		}
		for _, lang := range i18n.Langs() {
			g := p.Table.In(lang).Goal()
			if g.Text == "" || strings.ContainsAny(g.Text, "{}0123456789") || strings.HasPrefix(g.Text, "goal.") {
				t.Errorf("%s, %s: the goal is %q", sc.ID, lang, g.Text)
			}
			if g.State == "" || strings.Contains(g.State, "{") || strings.Contains(g.Left, "{") || (p.Table.Table.Last > 0) != (g.Left != "") {
				t.Errorf("%s, %s: it stands as %q, %q", sc.ID, lang, g.Left, g.State)
			}
		}
	}
}

// The pin over the map shows the goal, and does nothing else.
func TestThePinShowsTheGoal(t *testing.T) {
	p := seatedAt(t, "kulikovo-hill")
	marks, steps := p.Table.Marks(p.Table.GoalOf(game.A)), len(p.Table.Session().Steps)
	if len(marks) != 1 {
		t.Fatalf("marked are %v, want the one banner of the enemy", marks)
	}
	if marked := p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Goals; len(marked) != 1 || marked[0] != marks[0] {
		t.Errorf("the map marks %v, want %v", marked, marks)
	}
	p.Do("goal")
	if f := p.Table.Sight.Focus; f == nil || *f != marks[0] {
		t.Errorf("the map looks at %v, want %v", f, marks[0])
	}
	if n := len(p.Table.Session().Steps); n != steps {
		t.Errorf("%d acts were done", n-steps)
	}
}

// A side that has lost much is told that the others lead.
func TestWhoLeadsIsSaidInWords(t *testing.T) {
	p := seatedAt(t, "kulikovo-bobrok") // where side A begins with points
	if s := p.Table.In("en").Goal().State; !strings.HasSuffix(s, "you lead by a little") && !strings.HasSuffix(s, "you lead clearly") {
		t.Errorf("side A, with points of its own, is told %q", s)
	}
	if lead := p.Table.Lead(game.B); lead >= 0 {
		t.Errorf("side B leads by %d", lead)
	}
}

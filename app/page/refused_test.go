package page

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// looks is all that is shown and said of a table, but for a refusal.
func (p *Page) looks(t *testing.T) string {
	v := p.View()
	ask := v.Prompt()
	ask.Refused = ""
	text, err := json.Marshal([]any{ask, p.Shown().Dock(), p.Table.Mode.Scene(v, p.Overlays), v.Bubble(), p.Shown().Bubble(),
		p.Shown().TopBar(), p.Table.Mode.Cover(v), p.Said(), p.notice.Title, p.drawer})
	if err != nil {
		t.Fatal(err)
	}
	return string(text) + fmt.Sprint(p.Table.Sight, p.Table.Version)
}

// keyed presses a key and fails where that did nothing and nothing is said of it.
func keyed(t *testing.T, p *Page, key string) {
	t.Helper()
	before := p.looks(t)
	p.Key(key)
	if p.Table == nil || p.looks(t) != before {
		return
	}
	if ask := p.View().Prompt(); ask.Refused == "" {
		t.Errorf("key %q (%s) in %T does nothing, and nothing is said; expected: %q", key, p.keys()[key], p.Table.Mode, ask.Text)
	}
}

// Every key of the table does something or is refused aloud, whatever the players are at.
func TestAKeyThatDoesNothingIsRefused(t *testing.T) {
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 17))}
			for range 60 {
				r.gesture()
				list := []string{}
				for key := range r.keys() {
					if key != "F1" && strings.ToLower(key) == key || key == "Enter" {
						list = append(list, key)
					}
				}
				slices.Sort(list)
				keyed(t, r.Page, list[r.dice.IntN(len(list))])
				if r.Table == nil || r.Table.Table.Stage == game.StageOver || t.Failed() {
					return
				}
			}
		})
	}
}

// A lesson answers each of its keys, too.
func TestALessonAnswersEachKey(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		t.Run(l.Key, func(t *testing.T) {
			p, _ := newPage(t)
			p.Do("learn:" + l.Key)
			for i := range 12 {
				keyed(t, p, []string{"e", "Enter", "e", "s"}[i%4])
			}
		})
	}
}

func TestRefusalsAreSaidAndGone(t *testing.T) {
	p := seatedAt(t, "kulikovo-ambush")
	for _, tt := range []struct{ command, says string }{
		{"redo", "done again"}, {"react", "react"}, {"confirm", "confirm"},
	} {
		p.Do(tt.command)
		first := p.View().Prompt().Refused
		if !strings.Contains(first, tt.says) {
			t.Errorf("%s: said %q, want %q in it", tt.command, first, tt.says)
		}
		p.Do(tt.command)
		if again := p.View().Prompt().Refused; again == first || strings.TrimSpace(again) != strings.TrimSpace(first) {
			t.Errorf("%s twice: %q and %q: who listens hears a text that does not change once", tt.command, first, again)
		}
	}
	p.Do("next-unit")
	if said := p.View().Prompt().Refused; said != "" {
		t.Errorf("a refusal outlives the next command: %q", said)
	}
}

// What ends no phase says so in the prompt, with how much is still to do.
func TestEndPhaseWithDutiesIsRefusedAloud(t *testing.T) {
	p := melee(t)
	p.Do("end")
	if said := p.View().Prompt().Text; !table.Lies[*table.Duties](p.Table) || !strings.Contains(said, "still to do") {
		t.Errorf("mode %T, said %q", p.Table.Mode, said)
	}
}

// A table that takes no commands now says so, and no longer than that is so.
func TestATableThatWaitsRefusesInWords(t *testing.T) {
	for _, tt := range []struct {
		waits match.Wait
		begin func(s *stage) error
	}{
		{match.ForMarch, func(s *stage) error { s.opponent("kosovo-guns", "b"); return s.marches("lead-all") }},
		{match.ForReaction, func(s *stage) error { s.opponent("kulikovo-ambush", "b"); return s.rides() }},
		{match.ForTurn, func(s *stage) error { s.opponent("kosovo-guns", "b"); return s.ends() }},
	} {
		s := staged(t, leaves, 2)
		if err := tt.begin(s); err != nil || s.Page.Waits() != tt.waits {
			t.Fatalf("it waits for %s, not for %s: %v", s.Page.Waits(), tt.waits, err)
		}
		acts := len(s.Table.Sess.Steps)
		s.Do("end")
		if got, want := s.View().Prompt().Refused, s.Say("refused."+tt.waits.String(), nil); got != want || len(s.Table.Sess.Steps) != acts {
			t.Errorf("while it waits for %s, it says %q, not %q", tt.waits, got, want)
		}
		s.runOut()
		if said := s.View().Prompt().Refused; said != "" {
			t.Errorf("once it does not wait for %s any more, it says %q", tt.waits, said)
		}
	}
}

// A march is stopped by who leads it, and goes on when he likes.
func TestAMarchIsStoppedAndGoesOn(t *testing.T) {
	s := staged(t, leaves, 2)
	s.opponent("kosovo-guns", "b")
	if err := s.marches("lead-all"); err != nil {
		t.Fatal(err)
	}
	s.next()
	s.Do("cancel")
	s.goesOn("army.stop.halted")
}

// It is over with the phase in which it was.
func TestAMarchThatHaltedEndsWithItsPhase(t *testing.T) {
	s := staged(t, leaves, 2)
	s.people("kosovo-guns")
	if err := s.marches("lead-all"); err != nil {
		t.Fatal(err)
	}
	s.next()
	s.Do("cancel")
	phase := s.Table.Table.Phase
	if err := s.ends(); err != nil || s.Table.Table.Phase == phase {
		t.Fatalf("the phase does not end: %v, mode %T", err, s.Table.Mode)
	}
	if said := s.View().Prompt().Text; said == s.Say("army.prompt.stopped", nil) {
		t.Errorf("in the next phase it says %q", said)
	}
}

// So does one that the computer reacted to, which halts by itself.
func TestAMarchThatIsShotAtGoesOn(t *testing.T) {
	for seed := range uint64(40) {
		s := staged(t, acts, seed)
		s.opponent("kosovo-guns", "b")
		if err := s.marches(""); err != nil {
			t.Fatal(err)
		}
		for s.Page.Waits() != match.ForPlayers && s.next() {
		}
		for s.Table.Grave() {
			s.Do("confirm")
		}
		if strings.Contains(toText(s.Shown().Dock()), s.Say("army.stop.reacted", nil)) {
			s.goesOn("army.stop.reacted")
			return
		}
	}
	t.Fatal("the computer never reacts to a march of which something is left")
}

// goesOn fails where a march has not halted for a reason, or does not go on when it is told to.
func (s *stage) goesOn(why string) {
	s.Helper()
	if d := toText(s.Shown().Dock()); !strings.Contains(d, s.Say(why, nil)) {
		s.Fatalf("the dock says %.400s", d)
	}
	done := len(s.Table.Sess.Steps)
	s.thinker = leaves
	s.Do("confirm")
	s.runOut()
	if len(s.Table.Sess.Steps) <= done {
		s.Errorf("the march does not go on, mode %T", s.Table.Mode)
	}
}

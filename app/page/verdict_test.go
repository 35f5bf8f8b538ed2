package page

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// verdictOf is the line and the bar of a dock.
func verdictOf(d panel.Dock) (v panel.Verdict, ok bool) {
	for _, s := range slices.Concat(d.Left, d.Right) {
		if v, ok = s.(panel.Verdict); ok {
			return v, true
		}
	}
	return v, false
}

// reasons reports whether a dock shows the exact chances.
func reasons(d panel.Dock) bool {
	return slices.ContainsFunc(d.Right, func(s panel.Section) bool { _, ok := s.(panel.Chances); return ok })
}

// In battles of all systems: who is new reads in one line and a bar in three parts how an attack is likely to go,
// and finds the reasons behind one button; others see those at once. The button to strike is the main one where the exact chances
// call that better than to leave it, and the one to leave it where they call that better.
func TestAnAttackIsForetoldInALineAndABar(t *testing.T) {
	strikes, leaves, neither := 0, 0, 0
	for i, sc := range scenarios.All() {
		if !sc.Short() {
			continue
		}
		t.Run(sc.ID, func(t *testing.T) {
			r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 7))}
			for range 400 {
				if r.Table.Table.Stage == game.StageOver {
					r.Page = seatedAt(t, sc.ID)
				}
				if r.gesture(); r.Table.Table.Stage != game.StageFree || !r.Table.Attacks {
					continue
				}
				for k := range min(4, len(r.Table.Suggestions())) {
					c := twin(r.Table)
					table.TakeSuggestion(c, k)
					m, ok := c.Mode.(*table.Attack)
					if !ok || m.Group.Odds == nil || len(m.Group.Odds.Chances) == 0 {
						continue
					}
					full, plain := c.Mode.Dock(c.In("en")), c.Mode.Dock(c.In(i18n.Plainly("en")))
					v, said := verdictOf(plain)
					if _, ok := verdictOf(full); ok || !reasons(full) {
						t.Fatal("with paragraphs the reasons wait behind something")
					}
					if !said || v.Why == "" || v.Open || reasons(plain) {
						t.Fatalf("plainly the reasons are not behind a button: %+v", v)
					}
					if sum := v.Parts[0].Percent + v.Parts[1].Percent + v.Parts[2].Percent; sum != 100 || slices.ContainsFunc(v.Parts[:], func(p panel.Share) bool { return p.Percent < 0 }) {
						t.Fatalf("the parts are %v", v.Parts)
					}
					why, _ := do.Parse(do.Reasons())
					c.Obey(why)
					if open := c.Mode.Dock(c.In(i18n.Plainly("en"))); !reasons(open) {
						t.Fatal("the button does not show the reasons")
					}
					if c.Obey(why); reasons(c.Mode.Dock(c.In(i18n.Plainly("en")))) {
						t.Fatal("the button does not hide the reasons again")
					}
					strike, leave := plan.Strike(c.View, c.Actor, game.Offer{Act: m.Group.Act, Unit: game.None})
					switch main := mainButton(plain); {
					case slices.ContainsFunc(m.Group.By, c.IsOwed):
						if main != "roll" {
							t.Fatalf("it must be, and the main button is %q", main)
						}
					case strike.Good-strike.Bad >= plan.Margin && strike.Worth >= 0:
						if strikes++; main != "roll" {
							t.Fatalf("%d good, %d bad: the main button is %q", strike.Good, strike.Bad, main)
						}
					case strike.Bad-strike.Good >= plan.Margin && strike.Worth <= 0:
						if leaves++; main != "let-them" {
							t.Fatalf("%d good, %d bad: the main button is %q", strike.Good, strike.Bad, main)
						}
					case strike.IsBetter(&leave) == leave.IsBetter(&strike):
						if neither++; main != "" {
							t.Fatalf("%d good, %d bad: the main button is %q", strike.Good, strike.Bad, main)
						}
					}
				}
			}
		})
	}
	if strikes < 5 || leaves < 5 || neither == 0 {
		t.Errorf("only %d good and %d bad attacks were met, %d of neither kind", strikes, leaves, neither)
	}
}

// mainButton is the id of the coloured button at the foot of a dock.
func mainButton(d panel.Dock) string {
	for _, b := range d.Foot {
		if b.Look == "pri" && !b.Off {
			return b.ID
		}
	}
	return ""
}

// A chance is spoken of to the nearest tenth.
func TestAChanceIsSpokenOfInTenths(t *testing.T) {
	w := seatedAt(t, "kulikovo-ambush").Table.In("en")
	for percent, want := range map[int]string{0: "hardly ever", 5: "hardly ever", 6: "1 in 10", 44: "4 in 10", 45: "5 in 10", 94: "9 in 10", 95: "almost surely", 99: "almost surely", 100: "for certain"} {
		if got := w.Odd(percent); got != want {
			t.Errorf("%d %%: %q, want %q", percent, got, want)
		}
	}
}

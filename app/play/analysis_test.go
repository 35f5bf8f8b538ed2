package play

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// desks is a page that reads the chronicle of a battle, and whose analysis is thought of by whoever
// worker gives.
func desks(t *testing.T, worker func(here bool, heard func(said)) func(order string)) *page {
	t.Helper()
	p := readOut(t, "legnica-mieszko")
	p.host.Worker = func(here bool, heard func(said)) (func(string), func()) { return worker(here, heard), func() {} }
	return p
}

// reviewOf is what is shown of the analysis.
func reviewOf(t *testing.T, p *page) panel.Analysis {
	t.Helper()
	a, ok := p.shown().chronicleScreen().Review.(panel.Analysis)
	if !ok {
		t.Fatal("nothing is shown of an analysis")
	}
	return a
}

func TestTheAnalysisTellsWhatCostMost(t *testing.T) {
	p := desks(t, thinks)
	if a := reviewOf(t, p); len(a.Do) != 1 || a.Do[0].Do != "analyse" || len(p.shown().curve().Kinds) != 2 {
		t.Fatalf("before it, %+v", a)
	}
	p.do("analyse")
	for _, side := range []string{"a", "b"} {
		p.do("analysis-side:" + side)
		texts := map[string]string{}
		for _, lang := range i18n.Langs() {
			setLang(p, lang)
			a := reviewOf(t, p)
			if len(a.Faults) == 0 || len(a.Faults) > 10 || len(a.Do) > 0 {
				t.Fatalf("%s: %+v", side, a)
			}
			for i, f := range a.Faults {
				for _, text := range []string{f.Text, f.When, f.Better, f.Cost} {
					if text == "" || unwritten.MatchString(text) {
						t.Errorf("%s: %+v", lang, f)
					}
				}
				if i > 0 && f.Share > a.Faults[i-1].Share {
					t.Errorf("%s: %+v costs more than what is before it", lang, f)
				}
				texts[lang] += f.Text + f.Better
			}
		}
		if texts["en"] == texts["pl"] {
			t.Error("both languages are one")
		}
	}
	setLang(p, "en")
	if p.do("chronicle-curve:ahead"); len(p.shown().curve().Kinds) != 3 || !p.shown().curve().Kinds[2].On {
		t.Errorf("the curve shows %+v", p.shown().curve().Kinds)
	}
}

func TestADecisionLeadsIntoTheReplayWithTheBetterWay(t *testing.T) {
	p := desks(t, thinks)
	p.do("analyse")
	p.do("analysis-side:a")
	depth := p.depth()
	for n, f := range reviewOf(t, p).Faults {
		p.do(f.Do)
		m, ok := p.looking()
		if !ok || m.step != p.book.analysis.faults[game.A][n].Step {
			t.Fatalf("%s does not lead there", f.Do)
		}
		o := m.scene(p.view(), overlays{}).Overlay
		if says := m.prompt(p.view()).Text; !strings.Contains(says, f.Text) || !strings.Contains(says, f.Better) {
			t.Errorf("it says %q", says)
		}
		if x := m.instead; x.Kind == bot.KindMove && o.Ghost == nil {
			t.Errorf("%+v is not shown", x)
		}
		if p.do(replayAt(m.step + 1)); m.instead != nil {
			t.Error("what comes next is judged by what was before")
		}
		if p.do("end-replay"); !p.reading() || p.depth() != depth {
			t.Fatal("it does not lead back to the chronicle")
		}
	}
	if p.do("analysis-look:99"); !p.reading() {
		t.Error("a decision that there is not is looked at")
	}
}

func TestTheAnalysisTellsHowFarItIsAndIsStopped(t *testing.T) {
	var hear func(said)
	var orders []string
	p := desks(t, func(_ bool, heard func(said)) func(string) {
		hear = heard
		return func(order string) { orders = append(orders, order) }
	})
	p.do("analyse")
	p.do("analyse")
	text, _ := json.Marshal(foe.Reply{N: 1, Done: 30, Of: 90})
	hear(said{Answer: string(text)})
	if a := reviewOf(t, p); a.Done != 30 || a.Of != 90 || !strings.Contains(a.Doing, "30") || a.Do[0].Do != "end-analysis" {
		t.Errorf("%+v", a)
	}
	p.do("end-analysis")
	if len(orders) != 2 || !strings.Contains(orders[0], `"study":true`) || !strings.Contains(orders[1], "rest") {
		t.Errorf("orders %d", len(orders))
	}
	hear(said{Answer: string(text)})
	if a := reviewOf(t, p); a.Of != 0 || a.Do[0].Do != "analyse" {
		t.Errorf("when it is stopped, %+v", a)
	}
	p.do("analyse")
	if p.do("end-chronicle"); p.reading() {
		t.Fatal("the chronicle is open")
	}
	hear(said{Answer: string(text)})
	if len(orders) != 4 {
		t.Error("nobody ends what nobody waits for")
	}
}

// Where there is no worker it is thought of in the page, and what goes wrong there is told.
func TestAnAnalysisThatFailsIsTold(t *testing.T) {
	var asked []bool
	p := desks(t, func(here bool, heard func(said)) func(string) {
		asked = append(asked, here)
		if !here {
			heard(said{Failed: "foe-forbidden"})
		}
		return func(string) {
			if here {
				heard(said{Failed: "foe-died"})
			}
		}
	})
	p.do("analyse")
	if a := reviewOf(t, p); len(asked) != 2 || !asked[1] || a.Foot != p.say("trouble.foe-died", nil) || len(a.Do) != 1 {
		t.Errorf("asked %v, %+v", asked, a)
	}
	for _, answer := range []string{"nonsense", `{"trouble":"x"}`, `{}`, `{"study":{"faults":[{"step":99999}]}}`} {
		p = desks(t, func(_ bool, heard func(said)) func(string) {
			return func(string) { heard(said{Answer: answer}) }
		})
		p.do("analyse")
		if a := reviewOf(t, p); a.Foot != p.say("trouble.foe-nonsense", nil) {
			t.Errorf("%s: %+v", answer, a)
		}
	}
}

// While a battle goes on an analysis would tell what the other side cannot see.
func TestABattleThatGoesOnIsNotAnalysed(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.do("chronicle")
	if c := p.shown().chronicleScreen(); c.Review != nil {
		t.Errorf("%+v", c.Review)
	}
	if p.do("analyse"); p.book.analysis.post != nil {
		t.Error("somebody looks at it")
	}
}

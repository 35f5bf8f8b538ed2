package page

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// desks is a page that reads the chronicle of a battle, and whose analysis is thought of by whoever
// worker gives.
func desks(t *testing.T, worker func(here bool, heard func(foe.Message)) func(order string)) *Page {
	t.Helper()
	p := readOut(t, "legnica-mieszko")
	p.Host.Worker = func(here bool, heard func(foe.Message)) (func(string), func()) { return worker(here, heard), func() {} }
	return p
}

// studied is thinks, which looks at a battle once: several tests here read of the same one.
func studied(here bool, heard func(foe.Message)) func(order string) {
	return func(order string) {
		said, known := studies[order]
		if !known {
			thinks(here, func(m foe.Message) { said = m })(order)
			studies[order] = said
		}
		heard(said)
	}
}

var studies = map[string]foe.Message{} // by what was asked for

// reviewOf is what is shown of the analysis.
func reviewOf(t *testing.T, p *Page) panel.Analysis {
	t.Helper()
	a, ok := p.Shown().ChronicleScreen().Review.(panel.Analysis)
	if !ok {
		t.Fatal("nothing is shown of an analysis")
	}
	return a
}

func TestTheAnalysisTellsWhatCostMost(t *testing.T) {
	p := desks(t, studied)
	if a := reviewOf(t, p); len(a.Do) != 1 || a.Do[0].Do != "analyse" || len(curveOf(p).Kinds) != 2 {
		t.Fatalf("before it, %+v", a)
	}
	p.Do("analyse")
	told := 0
	for _, side := range []string{"a", "b"} {
		p.Do("analysis-side:" + side)
		texts := map[string]string{}
		for _, lang := range i18n.Langs() {
			setLang(p, lang)
			a := reviewOf(t, p)
			if told += len(a.Faults); len(a.Faults) > 10 || len(a.Do) > 0 {
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
		if texts["en"] == texts["pl"] && texts["en"] != "" {
			t.Error("both languages are one")
		}
	}
	if told == 0 {
		t.Error("no decision is told")
	}
	setLang(p, "en")
	if p.Do("chronicle-curve:ahead"); len(curveOf(p).Kinds) != 3 || !curveOf(p).Kinds[2].On {
		t.Errorf("the curve shows %+v", curveOf(p).Kinds)
	}
}

func TestADecisionLeadsIntoTheReplayWithTheBetterWay(t *testing.T) {
	p := desks(t, studied)
	p.Do("analyse")
	p.Do("analysis-side:a")
	depth := p.Depth()
	for n, f := range reviewOf(t, p).Faults {
		if n > 0 { // the first is chosen
			p.Do(f.Do)
		}
		p.Do(reviewOf(t, p).Faults[n].Then[0].Do)
		m, ok := p.Looking()
		if !ok || m.Step != p.book.Fault(n).Step {
			t.Fatalf("%s does not lead there", f.Do)
		}
		o := m.Scene(p.View(), table.Overlays{}).Overlay
		if says := m.Prompt(p.View()).Text; !strings.Contains(says, f.Text) || !strings.Contains(says, f.Better) {
			t.Errorf("it says %q", says)
		}
		if x := m.Instead; x.Kind == bot.KindMove && o.Ghost == nil {
			t.Errorf("%+v is not shown", x)
		}
		if p.Do(do.Replay(m.Step + 1)); m.Instead != nil {
			t.Error("what comes next is judged by what was before")
		}
		if p.Do("end-replay"); !p.Reading() || p.Depth() != depth {
			t.Fatal("it does not lead back to the chronicle")
		}
	}
	if p.Do("analysis-look:99"); !p.Reading() {
		t.Error("a decision that there is not is looked at")
	}
}

// The field is drawn twice, the same part of it, with who acts marked in both.
func TestADecisionIsShownBesideTheBetterOne(t *testing.T) {
	p := desks(t, studied)
	p.Prints.Arrived(mapview.ThumbFile(p.Table.Scenario.Board.Name), `<svg viewBox="0 0 9000 9000"></svg>`)
	p.Do("analyse")
	seen := 0
	for side := game.A; side <= game.B; side++ {
		p.Do("analysis-side:" + match.SideKey(side))
		for n, f := range reviewOf(t, p).Faults {
			if !f.On {
				p.Do("analysis-choose:" + strconv.Itoa(n))
			}
			seen++
			boards := reviewOf(t, p).Faults[n].Boards
			if part := partOf.FindString(boards[0].Picture); part == "" || part != partOf.FindString(boards[1].Picture) {
				t.Errorf("the boards of decision %d show %s and %s", n, part, partOf.FindString(boards[1].Picture))
			}
			if boards[0].Picture == boards[1].Picture && len(boards[0].Rows)+len(boards[1].Rows) > 0 {
				t.Errorf("both boards of decision %d are one", n)
			}
			for _, b := range boards {
				if !strings.Contains(b.Picture, "st-sel") || b.Best == (b.Name == p.Say("analysis.played", nil)) {
					t.Errorf("%s of decision %d shows nobody who acts", b.Name, n)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no decision was seen")
	}
	chosen := slices.IndexFunc(reviewOf(t, p).Faults, func(f panel.Fault) bool { return f.On })
	if p.Do("analysis-choose:" + strconv.Itoa(chosen)); slices.ContainsFunc(reviewOf(t, p).Faults, func(f panel.Fault) bool { return f.On }) {
		t.Error("what is chosen twice stays open")
	}
}

// partOf is the part of the world that a picture shows.
var partOf = regexp.MustCompile(`viewBox="[^"]*"`)

func TestADecisionIsTriedAnew(t *testing.T) {
	p := desks(t, studied)
	p.Do("analyse")
	p.Do("analysis-side:a")
	id, step := p.header.ID, p.book.Fault(0).Step
	p.Do(reviewOf(t, p).Faults[0].Then[1].Do)
	if p.Reading() || !table.Lies[*table.Parting](p.Table) {
		t.Error("it is not asked with which dice")
	}
	p.Do("branch:keep")
	if p.Reading() || len(p.Table.Session().Steps) != step || p.header.ID == id {
		t.Errorf("%d steps of %d in %s", len(p.Table.Session().Steps), step, p.header.ID)
	}
}

func TestTheCopiedChronicleHoldsTheAnalysis(t *testing.T) {
	p := desks(t, studied)
	if text := p.review().Text(); strings.Contains(text, p.Say("analysis.title", nil)) {
		t.Fatal("it is there unasked")
	}
	p.Do("analyse")
	for _, lang := range i18n.Langs() {
		setLang(p, lang)
		text := p.review().Text()
		for side := game.A; side <= game.B; side++ {
			for _, f := range p.review().Faults(side) {
				if !strings.Contains(text, f.Text+". "+f.Better) {
					t.Errorf("%s: %q is not in the text", lang, f.Text)
				}
			}
		}
		if found := unwritten.FindString(text); found != "" && found != "  " {
			t.Errorf("%s: %q in the text", lang, found)
		}
	}
}

func TestTheAnalysisTellsHowFarItIsAndIsStopped(t *testing.T) {
	var hear func(foe.Message)
	var orders []string
	p := desks(t, func(_ bool, heard func(foe.Message)) func(string) {
		hear = heard
		return func(order string) { orders = append(orders, order) }
	})
	p.Do("analyse")
	p.Do("analyse")
	text, _ := json.Marshal(foe.Reply{N: 1, Done: 30, Of: 90})
	hear(foe.Message{Answer: string(text)})
	if a := reviewOf(t, p); a.Done != 30 || a.Of != 90 || !strings.Contains(a.Doing, "30") || a.Do[0].Do != "end-analysis" {
		t.Errorf("%+v", a)
	}
	p.Do("end-analysis")
	if len(orders) != 2 || !strings.Contains(orders[0], `"study":true`) || !strings.Contains(orders[1], "rest") {
		t.Errorf("orders %d", len(orders))
	}
	hear(foe.Message{Answer: string(text)})
	if a := reviewOf(t, p); a.Of != 0 || a.Do[0].Do != "analyse" {
		t.Errorf("when it is stopped, %+v", a)
	}
	p.Do("analyse")
	if p.Do("end-chronicle"); p.Reading() {
		t.Fatal("the chronicle is open")
	}
	hear(foe.Message{Answer: string(text)})
	if len(orders) != 4 {
		t.Error("nobody ends what nobody waits for")
	}
}

// Where there is no worker it is thought of in the page, and what goes wrong there is told.
func TestAnAnalysisThatFailsIsTold(t *testing.T) {
	var asked []bool
	p := desks(t, func(here bool, heard func(foe.Message)) func(string) {
		asked = append(asked, here)
		if !here {
			heard(foe.Message{Failed: "foe-forbidden"})
		}
		return func(string) {
			if here {
				heard(foe.Message{Failed: "foe-died"})
			}
		}
	})
	p.Do("analyse")
	if a := reviewOf(t, p); len(asked) != 2 || !asked[1] || a.Foot != p.Say("trouble.foe-died", nil) || len(a.Do) != 1 {
		t.Errorf("asked %v, %+v", asked, a)
	}
	for _, answer := range []string{"nonsense", `{"trouble":"x"}`, `{}`, `{"study":{"faults":[{"step":99999}]}}`} {
		p = desks(t, func(_ bool, heard func(foe.Message)) func(string) {
			return func(string) { heard(foe.Message{Answer: answer}) }
		})
		p.Do("analyse")
		if a := reviewOf(t, p); a.Foot != p.Say("trouble.foe-nonsense", nil) {
			t.Errorf("%s: %+v", answer, a)
		}
	}
}

// While a battle goes on an analysis would tell what the other side cannot see.
func TestABattleThatGoesOnIsNotAnalysed(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.Do("chronicle")
	if c := p.Shown().ChronicleScreen(); c.Review != nil {
		t.Errorf("%+v", c.Review)
	}
	asked := false
	p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) {
		asked = true
		return func(string) {}, func() {}
	}
	if p.Do("analyse"); asked {
		t.Error("somebody looks at it")
	}
}

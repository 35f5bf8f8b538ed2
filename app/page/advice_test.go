package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/promptcheck"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// advised is a page on which the person to move of a battle has asked for advice.
func advised(t testing.TB, scenario string, worker func(here bool, heard func(foe.Message)) func(order string)) *Page {
	t.Helper()
	p := against(t, scenario, "b", "squire", worker)
	ready(t, p)
	for range 40 {
		if p.Table.MayConsult() {
			break
		}
		plays(t, p)
	}
	if !p.Table.MayConsult() {
		t.Fatalf("nobody may ask for advice: %+v, mode %T", p.Table.Expect, p.Table.Mode)
	}
	return p
}

// advice is what the page shows of it.
func advice(t testing.TB, p *Page) *table.Advising {
	t.Helper()
	m, ok := p.Table.Mode.(*table.Advising)
	if !ok {
		t.Fatalf("mode %T, notice %q", p.Table.Mode, p.notice.Text)
	}
	look(t, p)
	if p.Shown().Dock().Hint != nil {
		t.Error("a hint lies over the advice")
	}
	names := [2]string{p.Table.In("en").Side(game.A), p.Table.In("en").Side(game.B)}
	ask := m.Prompt(p.Table.In("en"))
	for _, wrong := range promptcheck.Wrong(p.Table.Whole(), names, promptcheck.Seen{Who: ask.Who, Prompt: ask.Text, Dock: "counsel"}) {
		t.Error(wrong)
	}
	return m
}

// Advice changes nothing, neither the battle nor what is saved of it; it is taken by one command and
// taken back by another.
func TestAdviceChangesNothingUntilItIsTaken(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		p := advised(t, id, nil)
		c := p.Table
		hash, record, version := c.Whole().Hash(), p.record(), c.Version
		p.Do("counsel")
		m := advice(t, p)
		if len(m.Plans) < 2 {
			t.Fatalf("%s: %d plans", id, len(m.Plans))
		}
		for range m.Plans {
			p.Do("counsel")
			look(t, p)
		}
		if c.Whole().Hash() != hash || p.record() != record || c.Version != version {
			t.Fatalf("%s: to be advised changed the battle", id)
		}
		steps := len(c.Sess.Steps)
		p.Do("confirm")
		if len(c.Sess.Steps) == steps || table.Lies[*table.Advising](c) {
			t.Fatalf("%s: nothing is done: mode %T, why %+v", id, c.Mode, c.Why)
		}
		if p.Do("undo"); table.Lies[*table.Consent](c) {
			p.Do("confirm")
		}
		if c.Whole().Hash() != hash {
			t.Errorf("%s: %d acts are left of %d after one undo", id, len(c.Sess.Steps), steps)
		}
	}
}

// Every plan of every phase of a turn can be taken, and none is refused.
func TestEveryPlanIsAccepted(t *testing.T) {
	p := advised(t, "kulikovo-ambush", nil)
	c := p.Table
	taken := 0
	for range 40 {
		if c.MayConsult() {
			p.Do("counsel")
			m := advice(t, p)
			if steps := len(c.Sess.Steps); len(m.Plans) > 0 {
				if p.Do("idea:1"); m.Shown() == nil || p.Table.Why != nil {
					t.Fatal("the second plan is not shown")
				}
				hold := m.Shown().Kind == "hold"
				if p.Do("confirm"); (len(c.Sess.Steps) == steps) != hold || c.Why != nil {
					t.Fatalf("the plan is refused: %+v", c.Why)
				}
				taken++
				continue
			}
			p.Do("cancel")
		}
		plays(t, p)
	}
	if taken < 5 {
		t.Errorf("only %d plans were taken", taken)
	}
}

// No two plans of a question read alike.
func TestPlansAreToldApart(t *testing.T) {
	p := advised(t, "kulikovo-ambush", nil)
	c := p.Table
	for range 40 {
		if c.MayConsult() {
			p.Do("counsel")
			read := map[string]bool{}
			for _, card := range advice(t, p).Cards(p.View()).(panel.Options).Cards {
				if says := card.Title + card.Sub; read[says] {
					t.Errorf("two plans say %q", says)
				} else {
					read[says] = true
				}
			}
			p.Do("cancel")
		}
		plays(t, p)
	}
}

// A plan of moves is told as the order behind it, with what may come of it, in every language and plainly, in one
// sentence of each; the map shows whom it is about.
func TestAPlanIsToldAsAnOrder(t *testing.T) {
	deeds, ahead := map[planning.Deed]int{}, map[match.Ahead]int{}
	for _, id := range []string{"kulikovo-ambush", "hastings-flight", "legnica-mieszko"} {
		p := advised(t, id, nil)
		c := p.Table
		for range 40 {
			if !c.MayConsult() {
				plays(t, p)
				continue
			}
			p.Do("counsel")
			m := advice(t, p)
			for i := range m.Plans {
				x := &m.Plans[i]
				if x.March == nil && x.Kind != "hold" {
					continue
				}
				m.Look(c, i)
				deeds[x.Task.Do]++
				ahead[x.Ahead.Is]++
				for _, lang := range []string{"en", "pl", "de", i18n.Plainly("en")} {
					v := c.In(lang)
					card := m.Cards(v).(panel.Options).Cards[i]
					if card.Title != v.Advised(x) || x.Kind != "hold" && card.Small == "" && v.Ahead(x) == "" && !i18n.IsPlain(lang) {
						t.Errorf("%s: %+v is told as %q, %q", lang, x.Task, card.Title, card.Sub)
					}
					for _, says := range []string{card.Title, v.Ahead(x)} {
						if len([]rune(says)) > 90 {
							t.Errorf("%s: too long: %q", lang, says)
						}
					}
				}
				o := c.Mode.Scene(p.View(), table.Overlays{}).Overlay
				if x.Ahead.Is == match.CanStrike && !slices.ContainsFunc(o.Arrows, func(a [2]hex.Hex) bool { return a[1] == c.Piece(x.Ahead.Odds.Defenders[0]).Hex }) {
					t.Errorf("no arrow shows whom %+v is about", x.Task)
				}
			}
			p.Do("cancel")
			plays(t, p)
		}
	}
	if len(deeds) < 4 || ahead[match.CanStrike] == 0 || ahead[match.IsMet] == 0 {
		t.Errorf("orders %v, what may come of them %v", deeds, ahead)
	}
}

// Who is selected, or led, is advised, and nobody else.
func TestAdviceIsForWhoIsSelected(t *testing.T) {
	p := advised(t, "kulikovo-ambush", nil)
	c := p.Table
	var units []game.ID
	for _, id := range c.Beginners {
		if c.Piece(id).Rank == game.Unit {
			units = append(units, id)
		}
	}
	p.Tap(c.Piece(units[0]).Hex)
	sel := c.Sel
	p.Do("counsel")
	for _, x := range advice(t, p).Plans {
		if len(x.Parts) != 1 || x.Parts[0].Unit != sel {
			t.Errorf("%v is advised, not %v alone", x.Parts[0].Unit, sel)
		}
	}
	if p.Do("cancel"); c.Sel != sel || table.Lies[*table.Advising](c) {
		t.Errorf("%v is selected and not %v, mode %T", c.Sel, sel, c.Mode)
	}
}

// What goes wrong is told, and the battle goes on.
func TestWhoAdvisesAndFailsIsTold(t *testing.T) {
	silent := func(bool, func(foe.Message)) func(string) { return func(string) {} }
	p := advised(t, "kulikovo-ambush", nil)
	p.vacate()
	p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return silent(false, nil), func() {} }
	var wait func()
	p.Host.After = func(_ time.Duration, f func()) { wait = f }
	p.Do("counsel")
	if m := advice(t, p); m.Heard {
		t.Fatal("nobody answers, and there is an answer")
	}
	hires := 0
	p.Host.Worker = func(here bool, heard func(foe.Message)) (func(string), func()) {
		if hires++; !here {
			t.Error("it is sought beside the page again")
		}
		return func(string) { heard(foe.Message{Failed: "foe-died"}) }, func() {}
	}
	wait()
	if m := advice(t, p); hires != 1 || m.Trouble != "trouble.foe-died" {
		t.Errorf("%d are asked in the page; %q is told", hires, m.Trouble)
	}
	for _, lang := range i18n.Langs() {
		d := p.Table.Mode.Dock(p.Table.In(lang))
		if !strings.Contains(toText(d), i18n.T(lang, "trouble.foe-died", nil)) {
			t.Errorf("%s: the dock does not say why: %+v", lang, d)
		}
	}
	p.Do("cancel")
	if _, free := p.Table.CanUndo(); p.Table.Decides() || !p.playing() {
		t.Error("the battle does not go on", free)
	}
}

// A plan is not called falling back that comes up to attack, however far its leader rides off.
func TestAPlanIsCalledWhatItIsFor(t *testing.T) {
	p := advised(t, "kulikovo-bobrok", nil)
	c := p.Table
	for id := range game.ID(c.View.Counters()) {
		if !c.Leads(id) || !c.Mine(id) {
			continue
		}
		p.Do(fmt.Sprintf("select:%d", id))
		p.Do("counsel")
		m := advice(t, p)
		for i := range m.Plans {
			for k := range m.Plans[i].Parts {
				if why := m.Plans[i].Parts[k].Why; m.Plans[i].Task.Do == planning.DeedRide && (why == bot.WhyStrike || why == bot.WhyGather) {
					t.Errorf("plan %s is called %q, and %s has the reason %q", table.Letter(i), planning.DeedRide, p.View().Unit(m.Plans[i].Parts[k].Unit), why)
				}
			}
		}
		p.Do("cancel")
		p.Do("cancel")
	}
}

// Who takes the first plan each time is led through a battle: orders, then who holds his ground, then the end
// of the phase. Who holds is not advised about again in that phase.
func TestTheFirstPlanLeadsThroughATurn(t *testing.T) {
	p := advised(t, "kulikovo-bobrok", nil)
	c := p.Table
	ended, held, kinds := 0, 0, map[string]int{}
	for range 120 {
		if !c.MayConsult() || c.Table.Stage == game.StageOver {
			plays(t, p)
			continue
		}
		p.Do("counsel")
		m := advice(t, p)
		if len(m.Plans) == 0 && m.Pick {
			t.Fatal("nothing is advised")
		}
		for i := range m.Plans {
			if x := &m.Plans[i]; x.Kind == "hold" {
				held++
				p.Do(fmt.Sprintf("idea:%d", i))
				look(t, p)
				p.Do("confirm")
				p.Do("counsel")
				if m, ok := c.Mode.(*table.Advising); !ok || slices.ContainsFunc(x.Stays, func(id game.ID) bool { return slices.Contains(m.Units, id) }) {
					t.Fatalf("%v are advised about again, mode %T", x.Stays, c.Mode)
				}
				break
			}
		}
		m, ok := c.Mode.(*table.Advising)
		if !ok || len(m.Plans) == 0 {
			p.Do("cancel")
			plays(t, p)
			continue
		}
		p.Do("idea:0")
		first := m.Shown()
		kinds[first.Kind]++
		if first.March != nil && len(first.Odds) > 0 {
			they, we, _ := tell.Likely(first.Odds[0].Chances)
			if we > they && match.Has(c.Offers[c.Actor], game.VerbEndPhase) {
				t.Errorf("advised first, though it harms them in %d ways and us in %d", they, we)
			}
		}
		phase := c.Table.Phase
		p.Do("confirm")
		if first.Last {
			if ended++; c.Table.Phase == phase && table.Lies[*table.Advising](c) {
				t.Fatalf("the phase does not end: mode %T", c.Mode)
			}
			if table.Lies[*table.Consent](c) {
				p.Do("confirm")
			}
		}
	}
	if ended == 0 || held == 0 || kinds["march"] == 0 {
		t.Errorf("the phase ended %d times, %d held, first plans %v", ended, held, kinds)
	}
}

// Where a reaction waits the lamp chooses the one that harms them more often than us, or says that none does.
func TestTheLampAdvisesAReaction(t *testing.T) {
	chosen, let := 0, 0
	for _, id := range []string{"kulikovo-bobrok", "legnica-mieszko", "legnica-smoke"} {
		p := against(t, id, "a", "squire", nil)
		ready(t, p)
		for range 200 {
			c := p.Table
			m, asked := c.Mode.(*table.React)
			if !asked {
				plays(t, p)
				continue
			}
			steps := len(c.Sess.Steps)
			p.Do("counsel")
			if len(c.Sess.Steps) != steps {
				t.Fatal("the lamp did something")
			}
			switch ask := p.View().Prompt(); {
			case m.Chosen == nil && ask.Refused == "":
				t.Error("nothing is chosen, and nothing is said")
			case m.Chosen == nil:
				let++
				p.Do("pass")
			default:
				o := c.View.Forecast(m.Chosen.Act)
				if they, we, _ := tell.Likely(o.Chances); they <= we {
					t.Errorf("a reaction is advised that harms them in %d ways and us in %d", they, we)
				}
				chosen++
				p.Do("confirm")
			}
		}
	}
	if chosen == 0 || let == 0 {
		t.Errorf("%d reactions were advised, and %d times to let it go on", chosen, let)
	}
}

// atRest are the modes of a table at which nothing has been begun.
var atRest = []string{"*table.Idle", "*table.move"}

// The lamp leads on also while it is told what came of the last act.
func TestTheLampLeadsOnWhileSomethingIsTold(t *testing.T) {
	p := advised(t, "kulikovo-ambush", nil)
	c := p.Table
	for range 400 {
		m, told := c.Mode.(*table.Story)
		if told && !m.Stops() && c.Advisable() && slices.Contains(atRest, fmt.Sprintf("%T", m.Mode)) {
			p.Do("counsel")
			advice(t, p)
			return
		}
		plays(t, p)
	}
	t.Error("nothing was told while there was advice")
}

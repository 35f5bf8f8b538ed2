package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// ruleOf is an optional rule on the page of a battle.
func ruleOf(t *testing.T, p *Page, key string) panel.Switch {
	t.Helper()
	intro, _ := p.Shown().IntroScreen()
	for _, g := range intro.Rules.Groups {
		for _, r := range g.Rules {
			if r.Do == "option:"+key {
				return r
			}
		}
	}
	t.Fatalf("no rule %q among %+v", key, intro.Rules)
	return panel.Switch{}
}

func TestWhatWinsAShortBattleIsSaidBeforeIt(t *testing.T) {
	p, _ := newPage(t)
	for id, says := range map[string]string{"grunwald-smolensk": "3818", "grunwald-clash": ""} {
		p.Do("battle:" + id)
		if intro, _ := p.Shown().IntroScreen(); !strings.Contains(intro.Goal, says) || (intro.Goal == "") != (says == "") {
			t.Errorf("%s says %q", id, intro.Goal)
		}
	}
}

func TestOptionalRulesAreChosenBeforeTheBattle(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:hastings")
	if r := ruleOf(t, p, "pursuit"); r.On || r.Text == "" || r.Ref.Para == "" {
		t.Errorf("at first %+v", r)
	}
	p.Do("option:pursuit")
	p.Do("option:late-fyrd")
	p.Do("option:late-fyrd")
	p.Do("option:night")
	if !ruleOf(t, p, "pursuit").On || ruleOf(t, p, "late-fyrd").On {
		t.Error("the switches do not follow")
	}
	p.Do("start:hastings")
	if len(p.options) != 1 || p.options["pursuit"] != "on" {
		t.Errorf("the battle begins with %v", p.options)
	}
}

// scenario finds a battle.
func (p *Page) scenario(t *testing.T, id string) *game.Scenario {
	t.Helper()
	sc, err := p.Host.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

// A first game leaves the chapters out that the book lets players leave out, what the reader set comes back, and what
// needs a rule that is off says so.
func TestSetsOfRulesAreChosenAtOnce(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kosovo-field")
	chosen := func() string {
		intro, _ := p.Shown().IntroScreen()
		now := ""
		for _, s := range intro.Rules.Presets {
			if s.On {
				now += s.Do
			}
		}
		return now
	}
	if chosen() != "preset:book" {
		t.Errorf("at first %q", chosen())
	}
	p.Do("option:turn-limit=40")
	p.Do("option:turn-limit=41")
	if chosen() != "preset:own" || p.choice.values["turn-limit"] != "40" {
		t.Errorf("%q with %v", chosen(), p.choice.values)
	}
	p.Do("preset:first")
	if chosen() != "preset:first" || ruleOf(t, p, "janissaries").On || len(p.choice.values) != 3 {
		t.Errorf("%q with %v", chosen(), p.choice.values)
	}
	if r := ruleOf(t, p, "fatigue"); r.On || r.Idle == "" {
		t.Errorf("fatigue without a leader's own units: %+v", r)
	}
	if said := p.Shown().rulesAgreed(p.scenario(t, "kosovo-field"), p.choice.values); !strings.Contains(said, "left out: Units belong to a leader, Fatigue, Janissaries") {
		t.Errorf("a first game is told as %q", said)
	}
	p.Do("preset:own")
	if chosen() != "preset:own" || p.choice.values["turn-limit"] != "40" {
		t.Errorf("%q with %v", chosen(), p.choice.values)
	}
	p.Do("start:kosovo-field")
	if p.Table.Position.Table.Last != 40 {
		t.Errorf("the battle ends with turn %d", p.Table.Position.Table.Last)
	}
	p.Do("drawer:menu")
	if d, _ := p.Shown().DrawerDock(); !strings.Contains(fmt.Sprint(d.Left, d.Right), "Last turn: 40") {
		t.Errorf("the menu has %v %v", d.Left, d.Right)
	}
	told := map[string]string{}
	for _, r := range p.Shown().rulesListed()[0].(panel.Ledger).Rows {
		told[r.Text] = r.Ref.Name() + " " + r.Value
	}
	for rule, want := range map[string]string{"Last turn": "R-18 40", "Fatigue": "14.2.1, R-520 on", "Janissaries": "15.1.1 on", "Banners can be won back": "6.1.5, R-514 on"} {
		if told[rule] != want {
			t.Errorf("help tells of %s %q, want %q", rule, told[rule], want)
		}
	}
}

// Of a paragraph whose chapter players may leave out, its card and a search say whether it is in force; of others
// nothing, nor where there is no choice.
func TestParagraphsSayWhetherTheirChapterHolds(t *testing.T) {
	p, _ := newPage(t)
	for _, tt := range []struct{ battle, query, para, want string }{
		{"kosovo-field&janissaries=off", "palisade", "15.2.1", "This chapter is left out in this battle."},
		{"kosovo-field&janissaries=off", "fatigue", "14.2.1, R-520", "This chapter is in force in this battle."},
		{"kosovo-field&organisation=off", "fatigue", "14.2.1, R-520", "This chapter is left out in this battle."},
		{"kulikovo-ambush&fatigue=off", "fatigue", "13.1.1, R-520", "This chapter is left out in this battle."},
		{"kulikovo-ambush&fatigue=off", "banner", "6.1.5, R-514", ""},
		{"kulikovo-bobrok", "fatigue", "13.1.1, R-520", ""},
	} {
		p.Do("battle:" + tt.battle)
		id, _, _ := strings.Cut(tt.battle, "&")
		p.Do("start:" + id)
		rules := p.Shown().rulesFound(tt.query).Rules
		i := slices.IndexFunc(rules, func(r panel.FoundRule) bool { return r.Ref.Name() == tt.para })
		if i < 0 {
			t.Errorf("%s: %q does not find %s", tt.battle, tt.query, tt.para)
			continue
		}
		card := p.Shown().ruleCard(rules[i].Ref).Text
		for _, said := range []string{rules[i].Note, card} {
			if tt.want != "" && !strings.Contains(said, tt.want) || tt.want == "" && strings.Contains(said, "This chapter") {
				t.Errorf("%s: of %s is said %q, want %q", tt.battle, tt.para, said, tt.want)
			}
		}
	}
}

func TestChosenRulesGoWithTheGame(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:hastings&pursuit=on")
	p.Do("start:hastings")
	endPhase(p)
	id, record := p.header.ID, p.record()
	if !strings.Contains(record, `"pursuit":"on"`) {
		t.Fatalf("the save does not say so: %.300s", record)
	}
	p.Do("shelf")
	p.Do("open:" + id)
	p.Do("replay:0")
	p.Do("branch")
	if p.Table == nil || p.options["pursuit"] != "on" {
		t.Errorf("the branch plays with %v", p.options)
	}
	p.Do("drawer:menu")
	d, _ := p.Shown().DrawerDock()
	told := false
	for _, s := range d.Left {
		n, ok := s.(panel.Note)
		told = told || ok && strings.Contains(n.Text, "Pursuit")
	}
	if !told {
		t.Error("the menu does not name the rule")
	}
}

func TestALinkChoosesRules(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:hastings&late-fyrd=on&pursuit=on")
	if got := p.Hash(); got != "#battle=hastings&late-fyrd=on&pursuit=on" {
		t.Errorf("the address is %q", got)
	}
	if !ruleOf(t, p, "late-fyrd").On {
		t.Error("the link is not followed")
	}
	p.Do("battle:arsuf&late-fyrd=on&short-retreats=on")
	if !strings.Contains(p.notice.Text, "late-fyrd=on") || !ruleOf(t, p, "short-retreats").On {
		t.Errorf("notice %+v", p.notice)
	}
	if p.Do("battle:arsuf"); ruleOf(t, p, "short-retreats").On {
		t.Error("another visit remembers the link")
	}
}

func TestABattleWithoutOptionalRulesShowsNone(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-bobrok")
	if intro, ok := p.Shown().IntroScreen(); !ok || len(intro.Rules.Groups) != 0 {
		t.Errorf("rules %+v", intro.Rules)
	}
	p.Do("option:pursuit")
	if p.Do("start:kulikovo-bobrok"); p.Table == nil || len(p.options) != 0 {
		t.Errorf("options %v", p.options)
	}
}

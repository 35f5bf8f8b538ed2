package page

import (
	"strings"
	"testing"

	"gonfalon/app/panel"
)

// ruleOf is an optional rule on the page of a battle.
func ruleOf(t *testing.T, p *Page, key string) panel.Switch {
	t.Helper()
	intro, _ := p.Shown().IntroScreen()
	for _, r := range intro.Rules {
		if r.Do == "option:"+key {
			return r
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
	if intro, ok := p.Shown().IntroScreen(); !ok || len(intro.Rules) != 0 {
		t.Errorf("rules %+v", intro.Rules)
	}
	p.Do("option:pursuit")
	if p.Do("start:kulikovo-bobrok"); p.Table == nil || len(p.options) != 0 {
		t.Errorf("options %v", p.options)
	}
}

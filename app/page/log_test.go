package page

import (
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// leadersOf are the first leaders of a side.
func leadersOf(c *table.Table, side game.Side, n int) (ids []game.ID) {
	for id := range game.ID(c.Whole().Counters()) {
		if p := c.Piece(id); p.Side == side && p.Range > 0 && len(ids) < n {
			ids = append(ids, id)
		}
	}
	return ids
}

func TestTheFatigueOfATurnIsOneLineThatUnfolds(t *testing.T) {
	c := seated(t).Table
	w, before := c.In("en"), len(c.Lines())
	for i, l := range leadersOf(c, game.A, 3) {
		c.Log = append(c.Log, match.Note(c.Sess.Game, 900, &game.Event{Kind: "fatigue", Unit: l, N: 7 + i}))
	}
	lines := c.Lines()
	if len(lines) != before+1 {
		t.Fatalf("%d lines more", len(lines)-before)
	}
	l := w.LogLine(lines[before])
	if l.Text != "Fatigue of 3 leaders has changed" || l.More != "Manshur 7, Tulak 8, Kustun 9" {
		t.Errorf("%q unfolds to %q", l.Text, l.More)
	}
	if !strings.Contains(c.In("en").LogText(tell.Sieve{}), "Fatigue: Manshur 7, Tulak 8, Kustun 9") {
		t.Error("the text of the log does not name them")
	}
	c.Log = append(c.Log, match.Note(c.Sess.Game, 901, &game.Event{Kind: "fatigue", Unit: leadersOf(c, game.A, 1)[0], N: 8}))
	if l := w.LogLine(c.Lines()[before+1]); l.Text != "Fatigue of Manshur is now 8" || l.More != "" {
		t.Errorf("one alone is told as %q", l.Text)
	}
}

func TestALeaderWhoHelpsIsNamed(t *testing.T) {
	c := seated(t).Table
	w := c.In("en")
	o := &game.Odds{Columns: []string{"1:1", "2:1", "3:1"}, Initial: 0, Final: 1, Led: [2][]game.ID{leadersOf(c, game.A, 2), nil},
		Result: &game.Result{}, Attackers: []game.ID{0}, Defenders: []game.ID{1}}
	o.Attack.Add("8.2.2", "leader-near", 1)
	if rows := w.Modifiers(o, game.A)[1].(panel.Ledger).Rows; rows[0].Text != "Leader Manshur in range" {
		t.Errorf("rows %+v", rows)
	}
	if got := w.Event(game.Event{Kind: "combat", Odds: o, Dice: []int{3, 4}}); !strings.Contains(got, "to 2:1 (Leader Manshur in range +1)") {
		t.Errorf("told as %q", got)
	}
}

// The leader of the game's own odds is one who stands near enough.
func TestOddsNameTheLeadersWhoHelp(t *testing.T) {
	p := seated(t)
	playUntil(t, p, 1, func(c *table.Table) bool {
		for _, of := range c.Suggestions() {
			if g := c.FromOffer(of); g != nil && helps(g.Odds.Attack) && len(g.Odds.Led[0]) > 0 {
				return true
			}
		}
		return false
	})
}

func helps(t rule.Tally) bool {
	for _, l := range t.Lines {
		if strings.HasPrefix(l.Name, "leader-") {
			return true
		}
	}
	return false
}

func TestATestSaysDieNeedAndOutcome(t *testing.T) {
	c := seated(t).Table
	w := c.In("en")
	name := w.Unit(0)
	for want, e := range map[string]game.Event{
		"Scatter test for " + name + ": die 3. " + name + ": stood (breaks on 1–2)": {Kind: "scatter-roll", Units: []game.ID{0}, Dice: []int{3},
			Trials: []game.Trial{{Unit: 0, Bad: []int{1, 2}}}},
		name + ": broke (on 2–3, 12)": {Kind: "disorder-roll", Units: []game.ID{0}, Dice: []int{1, 2},
			Trials: []game.Trial{{Unit: 0, Bad: []int{2, 3, 12}, Broken: true}}},
		name + ": stood, whatever the die":        {Kind: "scatter-roll", Units: []game.ID{0}, Dice: []int{1}, Trials: []game.Trial{{Unit: 0}}},
		"did not rally: die 3, 4 or more needed":  {Kind: "rally-failed", Dice: []int{3}, N: 4},
		"more than 3 needed. He falls":            fate(1, 2, 2, 1),
		"more than 2 needed. He lives":            fate(5, 2, 2, 0),
		"die 4 (obligatory on 1–2)":               {Kind: "pursuit-voluntary", Dice: []int{4}, Trials: []game.Trial{{Unit: 0, Bad: []int{1, 2}}}},
		"threw 4 (safe on 1)":                     {Kind: "pits", Dice: []int{4}, Trials: []game.Trial{{Unit: 0, Bad: []int{2, 3, 4, 5, 6}, Broken: true}}},
		"(falls on 12)":                           {Kind: "leader-under-fire", Dice: []int{6, 6}, Trials: []game.Trial{{Unit: 0, Bad: []int{12}, Broken: true}}},
		"stood the test: die 5, 5 or less needed": {Kind: "morale-passed", Dice: []int{5}, N: 3, Tally: sumOf("die", 5, "leader-with", -2)},
	} {
		if got := w.Event(e); !strings.Contains(got, want) {
			t.Errorf("%s is told as %q, want %q in it", e.Kind, got, want)
		}
	}
	e := game.Event{Kind: "unleashed", Dice: []int{5}, Trials: []game.Trial{{Unit: game.None, Bad: []int{1, 2, 3, 4}}}}
	if got := seatedAt(t, "arsuf").Table.In("en").Event(e); !strings.Contains(got, "let go: die 5, 5–6 needed") {
		t.Errorf("%s is told as %q", e.Kind, got)
	}
}

// fate is the throw for a leader after a retreat and losses.
func fate(a, b, retreat, lost int) game.Event {
	return game.Event{Kind: "leader-fate", Dice: []int{a, b}, N: retreat, Tally: sumOf("dice", a+b, "sp-lost", -lost)}
}

func sumOf(first string, n int, second string, m int) *rule.Tally {
	var t rule.Tally
	t.Add("", first, n)
	t.Add("", second, m)
	return &t
}

// Every test of a game played tells what it needed.
func TestEveryScatterTestOfAGameTellsWhatItNeeded(t *testing.T) {
	p := seated(t)
	s := p.Table.Session()
	var test *game.Event
	playUntil(t, p, 1, func(c *table.Table) bool {
		if len(s.Steps) == 0 {
			return false
		}
		for _, e := range s.Events(len(s.Steps) - 1) {
			if e.Kind == "scatter-roll" {
				test = &e
				return true
			}
		}
		return false
	})
	for _, tr := range test.Trials {
		in := false
		for _, bad := range tr.Bad {
			in = in || bad == test.Dice[0]
		}
		if tr.Broken != in {
			t.Errorf("die %v, %+v", test.Dice, tr)
		}
	}
	if len(test.Trials) != len(test.Units) || len(test.Units) == 0 {
		t.Errorf("%d trials of %d units", len(test.Trials), len(test.Units))
	}
}

// linesOf are the lines that the drawer of the log shows.
func linesOf(p *Page) (list []string) {
	for _, g := range p.View().Journal(p.sieve()).Groups {
		for _, l := range g.Lines {
			list = append(list, l.Text)
		}
	}
	return list
}

// The log is sieved by kind and searched, and what is handed out and copied is what is shown.
func TestTheLogIsSieved(t *testing.T) {
	p := battleLine(t)
	p.Do("confirm")
	p.Key("l")
	all := len(linesOf(p))
	for _, tt := range []struct {
		only string
		lets func(e *game.Event) bool
	}{
		{"fights", func(e *game.Event) bool { return e.Kind == game.EventCombat }},
		{"dice", func(e *game.Event) bool { return len(e.Dice) > 0 }},
	} {
		p.Do("sieve:" + tt.only)
		n := 0
		for _, l := range p.Table.Lines() {
			if tt.lets(l.Event) {
				n++
			}
		}
		if got := len(linesOf(p)); got < n || got == 0 || got >= all {
			t.Errorf("%s: %d lines of %d, at least %d are wanted", tt.only, got, all, n)
		}
	}
	id := groupOrLast(p)
	p.Do("sieve:")
	p.Table.Sel = id
	p.Do("sieve:unit")
	own := linesOf(p)
	if len(own) == 0 || len(own) >= all {
		t.Errorf("%d of %d lines are about %s", len(own), all, p.Table.Whole().Name(id))
	}
	p.Do("sieve:command")
	if n := len(linesOf(p)); n < len(own) {
		t.Errorf("%d lines are about a command, %d about a unit of it", n, len(own))
	}
	p.Do("sieve:")
	p.Do("find:" + "turn 3")
	for _, g := range p.View().Journal(p.sieve()).Groups {
		if !strings.HasPrefix(g.Title, "Turn 3 ") {
			t.Errorf("%q is found for turn 3", g.Title)
		}
	}
	p.Do("find:no such thing")
	if l := p.View().Journal(p.sieve()); len(l.Groups) > 0 || l.None == "" {
		t.Error("something is found that is not there, or nothing is said")
	}
	if text := p.View().LogText(p.sieve()); strings.TrimSpace(text) != "" {
		t.Errorf("handed out: %q", text)
	}
}

// groupOrLast is a unit that fought in the last combat.
func groupOrLast(p *Page) game.ID {
	for i := len(p.Table.Log) - 1; ; i-- {
		if o := p.Table.Log[i].Event.Odds; o != nil {
			return o.Attackers[0]
		}
	}
}

// A counter is called by the register: alone by its whole name, among others by the short one, plainly as a
// man with that. What no register knows has its kind and number, and outside a battle what is printed on it.
func TestCountersAreCalledByTheRegister(t *testing.T) {
	w := seatedAt(t, "legnica-mieszko").Table.In("en")
	find := func(w tell.Words, kind, label string) game.ID {
		t.Helper()
		for id := range game.ID(w.Game.Counters()) {
			if p := w.Game.Piece(id); p.Kind == kind && p.Label == label {
				return id
			}
		}
		t.Fatalf("nobody is %s %s", kind, label)
		return game.None
	}
	one, two := find(w.Words, "cavalry", "Mi 1"), find(w.Words, "cavalry", "Mi 2")
	pl, plain := w.Words, w.Words
	pl.Lang, plain.Lang = "pl", i18n.Plainly("en")
	unknown, nowhere := w.Words, w.Words
	unknown.Battle, nowhere.Battle = "elsewhere", ""
	for _, c := range []struct{ got, want string }{
		{w.Unit(two), "Knights of Opole (2nd company)"}, {pl.Unit(two), "Rycerze opolscy (2. hufiec)"},
		{w.Units([]game.ID{one, two}), "Opole 1 and Opole 2"}, {plain.Unit(two), "Mieszko II’s rider (Opole 2)"},
		{unknown.Unit(two), "Cavalry 2 (Mieszko II)"}, {nowhere.Unit(two), "Mi 2"},
	} {
		if got := strings.ReplaceAll(c.got, "\u00a0", " "); got != c.want {
			t.Errorf("somebody is called %q, want %q", c.got, c.want)
		}
	}
}

// The number of a line of the log leads to the game as it was then.
func TestALineOfTheLogLeadsToItsMoment(t *testing.T) {
	p := seated(t)
	p.Do("drawer:log")
	groups := p.View().Journal(p.sieve()).Groups
	line := groups[len(groups)-1].Lines[0]
	p.Do(do.Replay(line.Step))
	if m, ok := p.Looking(); !ok || m.Step != line.Step || line.Step == 0 || p.drawer != "" {
		t.Errorf("line %+v leads to %+v, drawer %q", line, m, p.drawer)
	}
}

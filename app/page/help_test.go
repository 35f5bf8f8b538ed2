package page

import (
	"iter"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// legendOf is the legend that help shows.
func legendOf(t *testing.T, p *Page) panel.Legend {
	t.Helper()
	left, _ := p.Shown().help()
	for _, s := range left {
		if l, ok := s.(panel.Legend); ok {
			return l
		}
	}
	t.Fatal("help has no legend")
	return panel.Legend{}
}

// newTables are the battles, each on a table as it begins.
func newTables(t *testing.T) iter.Seq2[*game.Scenario, *table.Table] {
	return func(yield func(*game.Scenario, *table.Table) bool) {
		for _, sc := range scenarios.All() {
			g, err := sc.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			if !yield(sc, table.NewTable(*sc, game.NewSession(g, 1))) {
				return
			}
		}
	}
}

// Every figure, score, grade and phase of every battle has words, in both languages.
func TestHelpHasWordsForEveryBattle(t *testing.T) {
	for sc, c := range newTables(t) {
		for _, lang := range i18n.Langs() {
			w := c.In(lang)
			for id := range game.ID(c.Whole().Counters()) {
				checkLegend(t, w.Legend(c.Whole().Piece(id), ""))
			}
			for s := game.A; s <= game.B; s++ {
				if text := w.Scores(s); text == "" || strings.ContainsAny(text, "⟦{") {
					t.Errorf("%s, %s: what scores is %q", sc.ID, lang, text)
				}
			}
			for _, p := range w.Table.Phases {
				if !i18n.Has(lang, "purpose."+p.Key) {
					t.Errorf("%s: nothing says what %s is for", lang, p.Key)
				}
			}
			if !i18n.Has(lang, "book."+sc.Edition+".short") {
				t.Errorf("%s: no short name of %s", lang, sc.Edition)
			}
		}
	}
}

func checkLegend(t *testing.T, l panel.Legend) {
	t.Helper()
	if n := len(l.Lines); n == 0 || n > tell.MostFigures {
		t.Errorf("%s has %d lines", l.Title, n)
	}
	for _, f := range l.Lines {
		if strings.ContainsAny(f.Name+f.Text, "⟦{") || f.Name == "" || f.Text == "" {
			t.Errorf("%s: %q: %q", l.Title, f.Name, f.Text)
		}
	}
}

func TestALegendHasWhatTheCardHas(t *testing.T) {
	p := seated(t)
	id := mover(t, p.Table)
	names := func() (out []string) {
		for _, f := range legendOf(t, p).Lines {
			out = append(out, f.Name)
		}
		return out
	}
	if got := strings.Join(names(), ", "); got != "Front edge and name, Light cavalry, 8 movement points, 2 strength points" {
		t.Errorf("%s has %s", p.Table.In("en").Unit(id), got)
	}
	if l := legendOf(t, p).Lines[2]; l.Ref.Para == "" {
		t.Errorf("%s cites nothing", l.Name)
	}
	leader := p.Table.Piece(id).Commander
	p.Table.SelectUnit(leader)
	if got := strings.Join(names(), ", "); got != "Command range 2, Leader, Name" {
		t.Errorf("a leader has %s", got)
	}
}

func TestATappedFigureSaysItsSentence(t *testing.T) {
	p := seated(t)
	mover(t, p.Table)
	p.Do("drawer:help")
	p.Do("figure:mp")
	if !legendOf(t, p).Lines[2].On || !strings.HasPrefix(p.Said(), "8 movement points: ") {
		t.Errorf("said is %q", p.Said())
	}
}

func TestRulesAreFoundByWordAndNumber(t *testing.T) {
	p := seated(t)
	find := func(lang, query string) panel.Found { return p.Table.In(lang).Find(query, p.books()) }
	for lang, query := range map[string]string{"en": "charge factor", "pl": "wspolczynnik szarzy"} {
		f := find(lang, query)
		if len(f.Rules) < 3 {
			t.Fatalf("%q finds %d rules", query, len(f.Rules))
		}
		hit := ""
		for _, piece := range f.Rules[0].Text {
			if piece.Hit {
				hit += piece.Text + " "
			}
		}
		if hit == "" {
			t.Errorf("%q: nothing stands out in %v", query, f.Rules[0].Text)
		}
	}
	if f := find("en", "5.6"); len(f.Rules) < 8 || f.Rules[0].Ref.Para != "5.6.1" {
		t.Errorf("5.6 finds %d rules, first %v", len(f.Rules), f.Rules[0].Ref)
	}
	if f := find("en", "366"); len(f.Rules) != 1 || f.Rules[0].Ref.Para != "R-366" {
		t.Errorf("366 finds %v", f.Rules)
	}
	if f := find("en", "no such word"); len(f.Rules) != 0 || f.Title != "0 rules found" {
		t.Errorf("nothing is %q with %d rules", f.Title, len(f.Rules))
	}
}

func TestAFoundRuleSaysWhereTheOtherBooksHaveIt(t *testing.T) {
	p := seated(t)
	for query, want := range map[string]string{
		"4.2.5":  "Other books: 4.2.7 in Legnica, Kosovo and Grunwald",
		"11.3.9": "Other books: not in Legnica, Kosovo and Grunwald",
		"10.4.2": "Other books: 10.4.1 in Legnica · 11.4.1 in Kosovo and Grunwald",
	} {
		if f := p.Table.In("en").Find(query, p.books()); len(f.Rules) == 0 || f.Rules[0].Note != want {
			t.Errorf("%s: %+v, want %q", query, f.Rules, want)
		}
	}
	for _, r := range p.Table.In("en").Find("morale one die", p.books()).Rules {
		if strings.HasPrefix(r.Note, "Not in this book. Other books: ") && r.Ref.Book != "kulikovo" && r.Ref.Para != "" {
			return
		}
	}
	t.Error("a rule of another book is not told as such")
}

func TestASearchFindsCountersAndGoesToThem(t *testing.T) {
	p := seated(t)
	p.Do("drawer:help")
	p.Do("find:Mansh")
	_, right := p.Shown().help()
	o, ok := right[0].(panel.Options)
	if !ok || !strings.HasPrefix(o.Cards[0].Title, "Manshur") {
		t.Fatalf("found %+v", right)
	}
	p.Do(o.Cards[0].Do)
	if p.drawer != "" || p.Table.In("en").Unit(p.Table.Sel) != o.Cards[0].Title {
		t.Error("it does not lead to him")
	}
}

func TestEscapeLeadsBackFromASearchAndThenFromHelp(t *testing.T) {
	p := seated(t)
	p.Key("?")
	p.Do("find:zone")
	if p.Escape(); p.drawer != "help" || p.guidance.query != "" {
		t.Error("it does not lead back to help")
	}
	if p.Escape(); p.drawer != "" {
		t.Error("it does not close help")
	}
	if p.Key("F1"); p.drawer != "help" {
		t.Error("F1 does not open help")
	}
}

// What wins a short battle is told in a sentence, with every number above one that its file has for it.
func TestTheGoalOfAShortBattleHasItsNumbers(t *testing.T) {
	long := func(sc *game.Scenario) bool { return !sc.Short() }
	for _, sc := range slices.DeleteFunc(slices.Clone(scenarios.All()), long) {
		for _, lang := range []string{"en", "pl"} {
			w, said := seatedAt(t, sc.ID).Table.In(lang), numbers(i18n.Goal(lang, sc))
			for _, s := range w.Won() {
				for _, r := range s.(panel.Ledger).Rows {
					for _, n := range numbers(r.Value + " " + strings.ReplaceAll(r.Sub, w.Ends().Sub, "")) {
						if n > "1" && !slices.Contains(said, n) {
							t.Errorf("the goal of %s does not say %s in %s: %+v", sc.ID, n, lang, r)
						}
					}
				}
			}
		}
	}
}

func numbers(text string) []string { return regexp.MustCompile(`\d+`).FindAllString(text, -1) }

func TestHelpTellsHowTheBattleIsWon(t *testing.T) {
	for id, want := range map[string][]string{
		"kulikovo-ambush":   {"leaders 20, banner 10", "More points after turn 20 wins", "10 turns left|9 turns left"},
		"kulikovo-bobrok":   {i18n.T("en", "goal.kulikovo-bobrok", nil), "More points after turn 4 wins"},
		"grunwald-smolensk": {"for holding 3818 at the end: 5"},
		"hastings":          {"for holding 1506 at the end: 15", "for Harold alive on the map: 1"},
		"arsuf":             {"for each baggage train within 1 hex of 2616, 2716 and 2717: 6", "Saladin 10"},
	} {
		w := seatedAt(t, id).Table.In("en")
		text := ""
		for _, s := range w.Won() {
			for _, r := range s.(panel.Ledger).Rows {
				text += r.Text + " " + r.Value + " " + r.Sub + "\n"
			}
		}
		for _, part := range want {
			if a, b, _ := strings.Cut(part, "|"); !strings.Contains(text, a) && (b == "" || !strings.Contains(text, b)) {
				t.Errorf("%s does not say %q:\n%s", id, part, text)
			}
		}
	}
}

// Nobody has to type the marks of a name.
func TestCountersAreFoundWithoutTheirMarks(t *testing.T) {
	p := seatedAt(t, "legnica-henry")
	for _, query := range []string{"jurgen", "Jürgen", "boleslaw"} {
		if len(p.Table.In("en").Meets(query)) == 0 {
			t.Errorf("%q finds nobody", query)
		}
	}
}

// chartsOf are the tables that the drawer shows.
func chartsOf(p *Page) (list []panel.Grid) {
	for _, s := range p.Shown().tables() {
		if g, ok := s.(panel.Grid); ok {
			list = append(list, g)
		}
	}
	return list
}

// Every table of every book has words in every language, a name for its tab, and rows as long as its head.
func TestTablesHaveWordsForEveryBattle(t *testing.T) {
	for sc, c := range newTables(t) {
		for _, lang := range i18n.Langs() {
			charts := c.In(lang).Charts(nil)
			if len(charts) < 3 {
				t.Errorf("%s: only %d tables", sc.ID, len(charts))
			}
			for _, g := range charts {
				text := g.Title + g.Short + g.Note
				for _, row := range append(g.Rows, panel.GridRow{Cells: g.Head}) {
					if len(row.Cells) != len(g.Head) {
						t.Errorf("%s, %s: a row of %d cells under %d", sc.ID, g.Title, len(row.Cells), len(g.Head))
					}
					for _, cell := range row.Cells {
						text += cell.Text
					}
				}
				if g.Short == "" || strings.ContainsAny(text, "⟦{") || strings.Contains(text, "aid.") {
					t.Errorf("%s, %s: a word is missing in %q", sc.ID, lang, text)
				}
			}
		}
	}
}

// The column of the fight before a player is lit, and the ground under who is attacked.
func TestTablesLightTheFight(t *testing.T) {
	p := battleLine(t)
	odds := groupOf(p.Table).Odds
	if p.Key("t"); p.drawer != "tables" {
		t.Fatalf("the drawer is %q", p.drawer)
	}
	g := chartsOf(p)[0]
	if g.Head[g.Lit].Text != odds.Column(odds.Final) {
		t.Errorf("%q is lit, the fight is at %q", g.Head[g.Lit].Text, odds.Column(odds.Final))
	}
	var beside panel.Beside
	why := false
	for _, s := range p.Shown().tables() {
		switch s := s.(type) {
		case panel.Ledger:
			why = len(s.Rows) > 0
		case panel.Beside:
			beside = s
		}
	}
	if !why || len(beside) != 2 || beside[0].Short != "Ground" || beside[1].Short != "Morale" {
		t.Errorf("why it has this column is told: %v; beside it is %+v", why, beside)
	}
	lit := 0
	p.Do("chart:2")
	for _, row := range chartsOf(p)[0].Rows {
		if row.On {
			lit++
		}
	}
	if lit != 1 {
		t.Errorf("%d rows of the ground are lit for one hex", lit)
	}
	p.Key("t")
	p.Table.Clear()
	p.Key("t")
	if g := chartsOf(p)[0]; g.Lit != 0 {
		t.Errorf("column %d is lit without a fight", g.Lit)
	}
}

// Of several fights that are proposed the chosen one is lit, else the next.
func TestTablesLightAProposedFight(t *testing.T) {
	p, m := proposedFights(t)
	for i, x := range m.Groups() {
		p.Do(do.Fight(i))
		p.Key("t")
		if g := chartsOf(p)[0]; x.Odds == nil || g.Lit == 0 || g.Head[g.Lit].Text != x.Odds.Column(x.Odds.Final) {
			t.Errorf("column %d is lit for fight %d", g.Lit, i)
		}
		p.Key("t")
	}
}

// A search goes through all tables; what leads back is Escape, then the drawer closes.
func TestTablesAreSearched(t *testing.T) {
	p := seatedAt(t, "legnica-henry")
	p.Key("t")
	p.Do("find:forest")
	found := chartsOf(p)
	if len(found) != 1 || len(found[0].Rows) != 1 || found[0].Rows[0].Cells[0].Text != "Forest" {
		t.Errorf("found %+v", found)
	}
	p.Do("find:zzz")
	if len(chartsOf(p)) != 0 {
		t.Error("something is found that is not there")
	}
	if p.Escape(); len(chartsOf(p)) != 1 || p.drawer != "tables" {
		t.Error("Escape does not lead back to the table")
	}
	if p.Do("chart:99"); len(chartsOf(p)) != 0 {
		t.Error("there is no table 99")
	}
	if p.Escape(); p.drawer != "" {
		t.Error("Escape does not close the drawer")
	}
}

// All rulings can be read before a battle and at its table, in order, and searched.
func TestRulingsAreListed(t *testing.T) {
	p, _ := newPage(t)
	for battle, first := range map[string]string{"legnica-henry": "R-7", "hastings": "B-1"} {
		p.Do("battle:" + battle)
		if more := p.Shown().optional(sceneOf(t, p, battle)).More; more.Do != "drawer:rulings" || !strings.Contains(more.Label, "rulings") {
			t.Errorf("%s: the options lead to %+v", battle, more)
		}
		p.Do("drawer:rulings")
		d, ok := p.Shown().DrawerDock()
		if !ok || len(d.Left) != 3 {
			t.Fatalf("%s: the drawer is %+v", battle, d)
		}
		all := d.Left[2].(panel.Found).Rules
		if len(all) < 40 || !strings.HasPrefix(all[0].Ref.Para, first[:2]) || len(all[0].Ref.Para) > len(all[len(all)-1].Ref.Para) {
			t.Errorf("%s: %d rulings from %v to %v", battle, len(all), all[0].Ref, all[len(all)-1].Ref)
		}
		p.Do("find:" + all[3].Ref.Para)
		d, _ = p.Shown().DrawerDock()
		if found := d.Left[2].(panel.Found).Rules; len(found) != 1 || found[0].Ref != all[3].Ref {
			t.Errorf("%s: by its number %d are found", battle, len(found))
		}
		p.Do("find:nonsensical")
		if d, _ = p.Shown().DrawerDock(); len(d.Left[2].(panel.Found).Rules) > 0 {
			t.Errorf("%s: nonsense is found", battle)
		}
		p.Escape()
		p.Escape()
	}
	at := seated(t)
	at.Do("drawer:rulings")
	if d := at.Shown().Dock(); d.Name != "drawer-rulings" {
		t.Errorf("at the table %q is shown", d.Name)
	}
}

// sceneOf is a battle by its id.
func sceneOf(t *testing.T, p *Page, id string) *game.Scenario {
	t.Helper()
	sc, err := p.Host.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

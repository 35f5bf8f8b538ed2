package page

import (
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

func TestTracksOfEachSideAreMeters(t *testing.T) {
	p := seatedAt(t, "arsuf")
	top := p.Shown().TopBar()
	if top.Track.Shown || len(top.Meters) != 2 {
		t.Fatalf("shared track %v, %d meters", top.Track.Shown, len(top.Meters))
	}
	m := top.Meters[1]
	if m.Side != "b" || m.Title != "Crusaders: strength lost 0 of 122" || len(m.Ticks) != 2 {
		t.Errorf("meter %+v", m)
	}
	if m.Ticks[0].Ref.Para != "11.3" || m.Ticks[0].At != 78 || m.Ticks[1].At != 122 {
		t.Errorf("ticks %+v", m.Ticks)
	}
	if len(seated(t).Shown().TopBar().Meters) != 0 {
		t.Error("a battle with a shared track has meters too")
	}
}

// melee is Arsuf with two charges and horse archers before the Crusaders, in the combat phase.
func melee(t *testing.T) *Page {
	t.Helper()
	p := seatedAt(t, "arsuf")
	for _, ride := range [][2]string{{"1606", "1611"}, {"1705", "1711"}, {"1608", "1911"}} {
		tapAt(t, p, ride[0])
		tapAt(t, p, ride[1])
		p.Do("confirm")
		p.Do("cancel")
	}
	for range 3 {
		endPhase(p)
	}
	if !p.Table.Attacks {
		t.Fatal("there is nothing to fight")
	}
	return p
}

func TestShotsDeclaredAreShownUntilTheyAreRolled(t *testing.T) {
	p := seatedAt(t, "arsuf")
	for _, tap := range []string{"1608", "1911", "1911"} {
		tapAt(t, p, tap)
	}
	endPhase(p)
	tapAt(t, p, "1911")
	card := p.Table.In("en").OptionCards().Cards[0]
	if card.Big != "33 %" || card.Small != "hit" {
		t.Errorf("the shot is offered as %+v", card)
	}
	p.Do("choose:0")
	if o := p.Table.Mode.Scene(p.Table.In("en"), table.Overlays{}).Overlay; o.Ghost != nil {
		t.Error("who shoots seems to go there")
	}
	p.Do("confirm")
	p.Do("cancel")
	if o := p.Table.Mode.Scene(p.Table.In("en"), table.Overlays{}).Overlay; len(o.Arrows) != 1 || len(ledgers(p.Shown().Dock())["Declared"]) != 1 {
		t.Errorf("arrows %v", o.Arrows)
	}
	endPhase(p)
	rows := ledgers(p.Shown().Dock())["The last throws"]
	if len(rows) != 1 || !strings.Contains(rows[0].Text, "die") {
		t.Errorf("the throw is told as %+v", rows)
	}
	if len(p.Table.Aims()) != 0 {
		t.Error("a shot that was rolled is still aimed")
	}
}

func TestEnemiesWhoMustBeAttackedAreMarked(t *testing.T) {
	p := melee(t)
	c := p.Table
	marked := map[string]bool{}
	for _, m := range c.Mode.Scene(c.In("en"), table.Overlays{}).Counters {
		if m.Must {
			marked[m.Label] = true
		}
	}
	for _, d := range c.Duties {
		if label := c.Whole().Piece(d.Unit).Label; !marked[label] {
			t.Errorf("%s has a duty and is not marked", label)
		}
	}
	if !marked["CX4"] || marked["CX6"] {
		t.Errorf("marked are %v", marked)
	}
}

func TestAnEnemyIsAttackedAtTheBestOdds(t *testing.T) {
	p := melee(t)
	tapAt(t, p, "1612")
	best := 0
	for _, o := range p.Table.Suggestions() {
		if g := p.Table.FromOffer(o); len(g.At) == 1 && g.At[0] == groupOf(p.Table).At[0] {
			best = max(best, g.Odds.Final)
		}
	}
	if groupOf(p.Table).Odds.Final != best || len(groupOf(p.Table).By) < 2 {
		t.Errorf("the group attacks at %d, the best is %d", groupOf(p.Table).Odds.Final, best)
	}
	rows := ledgers(p.Shown().Dock())["Strengths"]
	if len(rows) != 2 || rows[0].Text != "combat strength: 7 + 7" || rows[0].Value != "14" || rows[1].Look != "of-b" {
		t.Errorf("strengths %+v", rows)
	}
}

func TestADecisionBeforeTheRollShowsTheAttack(t *testing.T) {
	p := melee(t)
	c := p.Table
	c.Suggest(func(g *match.Group) bool { return len(g.By) == 1 && c.Whole().Piece(g.By[0]).Kind == "horse-archers" })
	p.Do("confirm")
	if c.Table.Stage != game.StageQuestion || c.Expect.Code != "withdraw" {
		t.Fatalf("asked for %q", c.Expect.Code)
	}
	if c.Faced() == nil || len(c.Faced().Attackers) != 1 {
		t.Fatal("the attack is not shown")
	}
	p.Do("choose:" + declining(c))
	p.Do("confirm")
	if c.Table.Stage == game.StageQuestion && c.Faced() != nil {
		t.Error("after the roll the attack still waits")
	}
}

// declining is the number of the answer that declines.
func declining(c *table.Table) string {
	for i, o := range c.Answers {
		if !o.Aim {
			return strconv.Itoa(i)
		}
	}
	return ""
}

func TestARiskByDecisionIsNoChance(t *testing.T) {
	w := seated(t).Table.In("en")
	l := w.OddsRisks(&game.Odds{Risks: []game.Risk{{Code: "may-evade"}, {Code: "may-lose-order", Ways: 1, Of: 6}}})[0].(panel.Warnings)
	if l.Rows[0].Value != "may" || l.Rows[1].Value != "17 %" {
		t.Errorf("risks %+v", l.Rows)
	}
}

func TestOddsWithoutDiceSaySo(t *testing.T) {
	w := seated(t).Table.In("en")
	sure := &game.Odds{Columns: []string{"5:1", "6:1"}, Initial: 1, Final: 1,
		Chances: []game.Chance{{Result: game.Result{Code: "DL", Defend: game.Harm{Other: "loses-unit"}}, Ways: 1, Of: 1}}}
	if tell.Throwing(sure, "attack") != "attack.sure" {
		t.Error("a certain result is rolled for")
	}
	one := &game.Odds{Chances: []game.Chance{{Ways: 2, Of: 6}, {Ways: 4, Of: 6}}}
	if tell.Throwing(one, "attack") != "attack.roll-one" || tell.Throwing(nil, "attack") != "attack.roll" {
		t.Error("one die is called dice")
	}
	sure.Result = &sure.Chances[0].Result
	told := w.Event(game.Event{Kind: "combat", Odds: sure})
	if !strings.Contains(told, "no die") || !strings.Contains(told, "loses a unit") {
		t.Errorf("told as %q", told)
	}
}

// the ratio is told as it is, and what the table cuts off is a row of its own.
func TestOddsBeyondTheTableAddUp(t *testing.T) {
	o := &game.Odds{Columns: []string{"1:1", "2:1", "3:1"}, AttackSP: 10, DefendSP: 2, Initial: 4, Final: 1}
	o.Defend.Add("8.2.1", "leader-with", 1)
	o.Beyond.Add("R-474", "beyond-table", -2)
	for lang, want := range map[string][]string{
		"en": {"10 SP against 2 SP = 5:1", "Beyond the table", "5:1, shifted 3 columns"},
		"pl": {"10 PS na 2 PS = 5:1", "Poza tabelą", "5:1, przesunięcie o 3 kolumny"},
	} {
		w := seated(t).Table.In(lang)
		sections := w.Modifiers(o, game.A)
		strip, rows := sections[0].(panel.Columns), sections[1].(panel.Ledger).Rows
		if w.Ratio(o) != want[0] || strip.Initial != 2 || len(rows) != 3 {
			t.Fatalf("%s: %q, marked at %d, rows %+v", lang, w.Ratio(o), strip.Initial, rows)
		}
		if rows[1].Text != want[1] || rows[1].Value != tell.Signed(-2) || !strings.HasPrefix(rows[2].Text, want[2]) || rows[2].Value != "2:1" {
			t.Errorf("%s: rows %+v", lang, rows)
		}
	}
}

// The counter that moved leaves an outline where it stood, until somebody does something else.
func TestTheCounterOfMoraleLeavesAnOutline(t *testing.T) {
	p := seated(t)
	if p.Shown().TopBar().Track.Moved {
		t.Error("it has moved before anything happened")
	}
	playUntil(t, p, 3, func(c *table.Table) bool { return c.Table.Shared().Box != 0 })
	if track := p.Shown().TopBar().Track; !track.Moved || track.Was != 0 || track.At == 0 {
		t.Errorf("it went from the middle and shows %+v", track)
	}
	p.Table.Mark()
	p.Table.Refresh()
	if p.Shown().TopBar().Track.Moved {
		t.Error("the outline stays")
	}
}

package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
	"gonfalon/engine/rule"
)

// reply is what the map says at a hex.
type reply struct {
	at                hex.Hex
	title, text, rule string
	links             []string // the commands
}

// answered is what is said at a hex now; something must be.
func answered(t *testing.T, p *Page) (r reply) {
	t.Helper()
	b := p.View().Bubble()
	if b.Title == "" || len(b.Text) == 0 || b.Text[0].Text == "" {
		t.Fatalf("nothing is said at any hex: %+v", p.Table.Why)
	}
	r = reply{at: b.Hex, title: b.Title, text: b.Text[0].Text}
	for _, s := range b.Text[1:] {
		if s.Do != "" {
			r.rule = s.Text
		}
	}
	for _, l := range b.Links {
		r.links = append(r.links, l.Do)
	}
	return r
}

// everything is all that prompt and dock say.
func everything(p *Page) string {
	w := p.View()
	return fmt.Sprintf("%+v %+v", p.Table.Mode.Prompt(w), p.Shown().Dock())
}

// beyondReach is a free hex that the selected counter cannot come to for want of movement.
func beyondReach(t *testing.T, c *table.Table) hex.Hex {
	t.Helper()
	for cell := range c.Board().Cells() {
		h := c.Board().Hex(cell)
		if h.Distance(c.Home()) < 12 || len(c.At(h)) > 0 {
			continue
		}
		if w := c.Hindered(h); w != nil && w.No.Code == "too-few-mp" {
			return h
		}
	}
	t.Fatal("it can come everywhere")
	return hex.Hex{}
}

func TestAHexOutOfReachSaysHowFarItIs(t *testing.T) {
	p := seated(t)
	c := p.Table
	id := mover(t, c)
	h := beyondReach(t, c)
	p.Tap(h)
	r := answered(t, p)
	x := c.Why.X
	if want := fmt.Sprintf("Out of reach: %s of %s MP.", tell.Mp(x.Need), tell.Mp(x.Have)); r.at != h || r.text != want || r.rule != "4.1.3" || !strings.HasPrefix(r.title, h.String()) {
		t.Errorf("%+v, want %q", r, want)
	}
	if c.Sel != id || planOf(c) != nil {
		t.Error("the counter is no longer selected")
	}
	if strings.Contains(everything(p), r.text) {
		t.Error("it is told twice")
	}
	if o := c.Mode.Scene(p.View(), table.Overlays{}).Overlay; o.Asked == nil || *o.Asked != h {
		t.Error("the hex is not marked")
	}
	if p.Tap(h); c.Sel != game.None || c.Why != nil {
		t.Error("the second tap does not mean the hex itself")
	}
}

func TestAnAnswerIsClosedBeforeTheSelection(t *testing.T) {
	p := seated(t)
	c := p.Table
	id := mover(t, c)
	for _, closing := range []func(){func() { p.Escape() }, func() { p.Do("close-why") }, func() { p.Tap(c.Reach.Stops[c.BestStops()[0]].Hex) }} {
		p.Tap(beyondReach(t, c))
		answered(t, p)
		if closing(); c.Why != nil || c.Sel != id {
			t.Errorf("answer %v, selected %d", c.Why, c.Sel)
		}
	}
	if planOf(c) == nil {
		t.Error("a tap elsewhere is not taken for what it is")
	}
	p.Tap(beyondReach(t, c))
	answered(t, p)
	if p.Do(fmt.Sprintf("select:%d", id)); c.Why != nil {
		t.Error("another command leaves the answer open")
	}
}

func TestTheNearestHexIsOneTapAway(t *testing.T) {
	p := seated(t)
	c := p.Table
	mover(t, c)
	h := beyondReach(t, c)
	p.Tap(h)
	near := c.Reach.Stops[c.Why.X.Near].Hex
	if r := answered(t, p); !slices.Equal(r.links, []string{"why-near"}) {
		t.Fatalf("offered is %v", r.links)
	}
	if p.Do("why-near"); planOf(c) == nil || planOf(c).At != near || c.Why != nil {
		t.Errorf("the plan is %+v, want one to %v", planOf(c), near)
	}
}

// hinderedSomewhere plays until a counter is hindered as wanted at one of the hexes about an enemy,
// no farther from him than this; it selects the counter and taps the hex.
func hinderedSomewhere(t *testing.T, p *Page, about int, wanted func(c *table.Table, w *match.Why) bool) *match.Why {
	t.Helper()
	c := p.Table
	var at hex.Hex
	playUntil(t, p, 3, func(*table.Table) bool {
		if c.Table.Stage != game.StageFree || len(c.Session().Steps)%7 != 0 {
			return false
		}
		for _, pair := range facing(c) {
			c.Rest()
			c.SelectUnit(pair[0].ID)
			for cell := range c.Board().Cells() {
				if at = c.Board().Hex(cell); at.Distance(pair[1].Hex) > about || c.FriendsAt(at) {
					continue
				}
				if w := c.Hindered(at); w != nil && wanted(c, w) {
					return true
				}
			}
		}
		return false
	})
	p.Tap(at)
	if c.Why == nil || c.Why.X == nil {
		t.Fatalf("a tap on %v says nothing", at)
	}
	return c.Why
}

// facing are some units of the acting side with an enemy four hexes from them or less.
func facing(c *table.Table) (out [][2]game.Piece) {
	for id := range game.ID(c.View.Counters()) {
		p := c.Piece(id)
		if p.Side != c.Actor || p.Where != game.OnMap || p.Rank != game.Unit {
			continue
		}
		for foe := range game.ID(c.View.Counters()) {
			if e := c.Piece(foe); e.Side != c.Actor && e.Where == game.OnMap && e.Rank == game.Unit && e.Hex.Distance(p.Hex) <= 4 && len(out) < 6 {
				out = append(out, [2]game.Piece{p, e})
				break
			}
		}
	}
	return out
}

func TestAZoneThatStopsIsNamedAndShown(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		p := seatedAt(t, id)
		w := hinderedSomewhere(t, p, 2, func(_ *table.Table, w *match.Why) bool { return w.No.Code == "stopped-by-zone" && w.Foe == game.None })
		c, r := p.Table, answered(t, p)
		by := p.View().Unit(w.X.By)
		if want := "The zone of " + by + " stops it in " + w.X.At.String() + "."; r.text != want || !slices.Contains(r.links, "why-who") {
			t.Errorf("%s: %+v, want %q", id, r, want)
		}
		if o := c.Mode.Scene(p.View(), table.Overlays{}).Overlay; !slices.Contains(o.Zone.Hexes, w.X.At) || o.Zone.By != int(c.Actor.Other()) {
			t.Errorf("%s: the zone is not shown", id)
		}
		if p.Do("why-who"); c.Sight.Focus == nil || *c.Sight.Focus != c.Piece(w.X.By).Hex || c.Why == nil {
			t.Errorf("%s: nobody looks at %s", id, by)
		}
	}
}

func TestAnEnemySaysWhatItTakesToAttackHim(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "arsuf"} {
		p := seatedAt(t, id)
		w := hinderedSomewhere(t, p, 0, func(c *table.Table, w *match.Why) bool {
			aims := slices.ContainsFunc(c.Options(), func(o game.Offer) bool { return o.Aim && o.At == w.Hex })
			return w.No.Code == "attack-comes-later" && w.Foe != game.None && w.X.Near >= 0 && !aims && c.Reach.Best(w.Hex) < 0
		})
		c, r := p.Table, answered(t, p)
		near := c.Reach.Stops[w.X.Near].Hex
		if !strings.Contains(r.text, "from "+near.String()) || !strings.HasPrefix(r.title, p.View().Unit(w.Foe)) || r.rule == "" {
			t.Errorf("%s: %+v", id, r)
		}
		if p.Do("why-near"); planOf(c) == nil || planOf(c).At != near {
			t.Errorf("%s: there is no way to %v", id, near)
		}
		p.Tap(r.at) // drops the plan and asks again
		if p.Tap(r.at); c.Sel != w.Foe && !slices.Contains(c.Stack(r.at), c.Sel) {
			t.Errorf("%s: the second tap does not look at the enemy", id)
		}
	}
}

func TestAnAttackThatCannotBeMadeAnswersAtTheEnemy(t *testing.T) {
	p := seated(t)
	w := hinderedSomewhere(t, p, 0, func(c *table.Table, w *match.Why) bool {
		return c.Attacks && w.Foe != game.None && c.BestGroup(func(g *match.Group) bool { return slices.Contains(g.At, w.Hex) }) == nil
	})
	if r := answered(t, p); r.at != w.Hex || r.rule == "" || p.Table.Sel == w.Foe {
		t.Errorf("%+v", r)
	}
}

func TestAGroupThatCannotAttackAnswersOnce(t *testing.T) {
	p := seated(t)
	c := p.Table
	var at hex.Hex
	playUntil(t, p, 5, func(*table.Table) bool {
		for i, s := range c.Suggestions() {
			c.Rest()
			table.TakeSuggestion(c, i)
			for id := range game.ID(c.View.Counters()) {
				e := c.Piece(id)
				if e.Side == c.Actor.Other() && e.Where == game.OnMap && e.Rank == game.Unit && e.Hex != s.At && c.Sess.Game.Check(c.Sess.Game.Assault(c.Mode.(*table.Attack).Group.By, []hex.Hex{s.At, e.Hex})) != nil {
					at = e.Hex
					return true
				}
			}
		}
		return false
	})
	p.Tap(at)
	r := answered(t, p)
	if r.at != at || strings.Contains(everything(p), r.text) {
		t.Errorf("%+v, and besides %s", r, everything(p))
	}
	if p.Do("close-why"); !strings.Contains(everything(p), r.text) {
		t.Error("once it is closed nothing tells why there are no odds")
	}
	if p.Tap(at); c.Why != nil || c.Mode.(*table.Attack).Group.No != nil {
		t.Error("a second tap does not take the enemy out again")
	}
}

// Every hex and every enemy answers while a counter is selected that could move.
func TestEveryTapIsAnswered(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "grunwald-clash", "arsuf", "hastings"} {
		p := seatedAt(t, id)
		c := p.Table
		unit := mover(t, c)
		for cell := range c.Board().Cells() {
			h := c.Board().Hex(cell)
			if cell%197 != 0 && (c.FoeAt(h) == game.None || cell%5 != 0) {
				continue
			}
			c.Rest()
			c.SelectUnit(unit)
			if h == c.Home() || c.FriendsAt(h) {
				continue
			}
			p.Tap(h)
			banner := len(c.At(h)) > 0 && c.FoeAt(h) == game.None
			if c.Why == nil && planOf(c) == nil && c.Mode.Picked() == nil && !banner {
				t.Fatalf("%s: %s selected, %v says nothing", id, c.In("en").Unit(unit), h)
			}
		}
	}
}

// refusalCodes are all that the systems can refuse with.
func refusalCodes() []string {
	return append(medieval.AllCodes().Refusals, bmw.AllCodes().Refusals...)
}

// Whatever hinders, with whatever is known of it, is a sentence in every language.
func TestEveryHindranceIsASentence(t *testing.T) {
	c := seated(t).Table
	own, foe := mover(t, c), game.None
	for id := range game.ID(c.View.Counters()) {
		if p := c.Piece(id); p.Side != c.Actor && p.Where == game.OnMap && p.Rank == game.Unit {
			foe = id
		}
	}
	at, elsewhere := c.Piece(foe).Hex, hex.At(3, 3)
	attack := c.Sess.Game.Assault([]game.ID{own}, []hex.Hex{at})
	shapes := map[string]game.Hindrance{
		"nothing else is known": {At: at, By: game.None, Near: -1},
		"somewhere else":        {At: elsewhere, By: game.None, Near: -1},
		"a hex that is near":    {At: elsewhere, By: game.None, Near: 0},
		"an enemy":              {At: elsewhere, By: foe, Near: -1},
		"a friend":              {At: elsewhere, By: own, Near: 0},
		"too far":               {At: at, By: game.None, Need: 54, Have: 48, Near: 0},
		"with a friend":         {At: at, By: own, Near: -1, Act: attack},
		"with another enemy":    {At: at, By: foe, Near: -1, Act: attack},
	}
	for _, lang := range i18n.Langs() {
		for name, x := range shapes {
			for _, code := range refusalCodes() {
				if x.Need > 0 && code != "too-few-mp" {
					continue // the numbers are given with this reason alone
				}
				x.Why = &rule.Refusal{Code: code, Ref: "4.1.3"}
				for _, target := range []game.ID{game.None, foe} {
					checkHindrance(t, c.In(lang), name, &match.Why{Hex: at, HasHex: true, No: x.Why, X: &x, Foe: target})
				}
			}
		}
	}
}

// checkHindrance fails the test if a hindrance is not told, with who and how much.
func checkHindrance(t *testing.T, v table.View, name string, w *match.Why) {
	t.Helper()
	text, title := v.WhyText(w), v.WhyTitle(w)
	if strings.ContainsAny(text+title, "{}⟦⟧") || !strings.HasSuffix(text, ".") || title == "" || strings.Contains(text, v.Say("side.none", nil)) {
		t.Errorf("%s, %s: %s: %s / %s", v.Lang, name, w.No.Code, title, text)
	}
	if by := w.X.By; by != game.None && by != w.Foe && !strings.Contains(text, v.Unit(by)) {
		t.Errorf("%s, %s: %s is told without %s: %s", v.Lang, name, w.No.Code, v.Unit(by), text)
	}
	if w.X.Need > 0 && !(strings.Contains(text, tell.Mp(w.X.Need)) && strings.Contains(text, tell.Mp(w.X.Have))) {
		t.Errorf("%s, %s: %s without its numbers: %s", v.Lang, name, w.No.Code, text)
	}
}

// No sentence is kept for a reason that nothing gives.
func TestEverySentenceOfAHindranceHasItsReason(t *testing.T) {
	for _, key := range i18n.Under("hindrance.") {
		code, _, particular := strings.Cut(strings.TrimPrefix(key, "hindrance."), ".")
		if particular && !slices.Contains(refusalCodes(), code) {
			t.Errorf("nothing gives %s", key)
		}
	}
}

func TestTheBubbleHasItsRuleAndItsButtons(t *testing.T) {
	p := seated(t)
	mover(t, p.Table)
	p.Tap(beyondReach(t, p.Table))
	b := p.View().Bubble()
	if rule := b.Text[len(b.Text)-1]; !strings.HasPrefix(rule.Do, "rule:") || b.Close.Do != "close-why" || !b.Alert {
		t.Errorf("%+v", b)
	}
	p.Do(b.Text[len(b.Text)-1].Do)
	if p.Shown().Bubble().Text == "" || p.Table.Why == nil {
		t.Error("reading the rule closes the answer")
	}
	if (p.View().RefusalCard() != panel.Bubble{}) {
		t.Error("it is told in two cards")
	}
}

package page

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Sentences that were wrong where somebody played: each stays right from here on.

// playUntil plays at random, with many attacks, until something is so.
func playUntil(t *testing.T, p *Page, seed uint64, so func(*table.Table) bool) {
	t.Helper()
	playGames(t, p, seed, so, func(r *rand.Rand, offers []game.Offer) {
		next := offers[r.IntN(len(offers))]
		for _, verb := range []game.Verb{game.VerbAttack, "countercharge"} {
			if o := match.Find(offers, verb); o != nil && r.IntN(2) == 0 {
				next = *o
			}
		}
		if _, no := p.Table.Session().Do(next.Act); no != nil {
			t.Fatal(no)
		}
	})
}

// playGames plays games from where the table is until something is so, each with other dice and other
// acts, so that a search does not hang on one game.
func playGames(t *testing.T, p *Page, seed uint64, so func(*table.Table) bool, act func(*rand.Rand, []game.Offer)) {
	t.Helper()
	s := p.Table.Session()
	begun := len(s.Steps)
	for n := range uint64(12) {
		r := rand.New(rand.NewPCG(seed+100*n, 2))
		for s.Game.Outcome() == nil {
			if p.Table.Refresh(); so(p.Table) {
				return
			}
			act(r, s.Game.Offers(game.A, s.Game.Offers(game.B, nil)))
		}
		s.Cut(begun)
		p.Table.Rewritten()
	}
	t.Fatal("it never came to this")
}

func asksFor(code string) func(*table.Table) bool {
	return func(c *table.Table) bool { return c.Expect.Code == code }
}

func TestWhoMustPursueIsNotToldToStay(t *testing.T) {
	p := seated(t)
	playUntil(t, p, 1, func(c *table.Table) bool { return asksFor("pursue")(c) && !c.Declines() })
	if text := p.Table.Mode.Prompt(p.Table.In("en")).Text; strings.Contains(text, "stay") || !strings.Contains(text, "must pursue") {
		t.Errorf("the prompt says %q", text)
	}
	playUntil(t, p, 2, func(c *table.Table) bool { return asksFor("pursue")(c) && c.Declines() })
	if text := p.Table.Mode.Prompt(p.Table.In("en")).Text; !strings.Contains(text, "or stay") {
		t.Errorf("the prompt says %q", text)
	}
}

func TestNobodyIsToldToTapAUnitThatMustFightWhereNoneIsLeft(t *testing.T) {
	c := seated(t).Table
	w := c.In("en")
	c.Expect, c.Table.Stage = game.Expect{Code: "attack", Unit: game.None}, game.StageFree
	attack := game.Offer{Verb: game.VerbAttack, Aim: true}
	other := game.Offer{Verb: "tire", Unit: game.None, Act: c.Offers[c.Actor][0].Act} // of no counter
	for _, tt := range []struct {
		name   string
		duties []game.Duty
		offers []game.Offer
		want   string
	}{
		{"somebody must", []game.Duty{{Code: "must-attack"}}, []game.Offer{attack}, "must fight"},
		{"somebody may", nil, []game.Offer{attack}, "nobody has to"},
		{"nobody can", nil, nil, "end the phase"},
		{"something else can be done", nil, []game.Offer{other}, "end the phase"},
	} {
		c.Duties, c.Offers[c.Actor], c.Attacks = tt.duties, tt.offers, match.Has(tt.offers, game.VerbAttack)
		c.Able, c.Beginners = match.Actors(tt.offers)
		if got := c.Mode.Says(w); !strings.Contains(got, tt.want) || strings.Contains(got, "must fight") != (tt.duties != nil) {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}

func TestATurnInPlaceGoesNowhere(t *testing.T) {
	p := seated(t)
	c := p.Table
	mover(t, c)
	c.Mode.Rotate(c, 1)
	if planOf(c) == nil || planOf(c).At != c.Home() {
		t.Fatal("it does not turn where it stands")
	}
	if text := c.Mode.Prompt(c.In("en")).Text; !strings.Contains(text, "to turn there") {
		t.Errorf("the prompt says %q", text)
	}
	if b := p.Shown().Dock().Foot; b[len(b)-1].Label != "Turn" {
		t.Errorf("the button says %q", b[len(b)-1].Label)
	}
	p = unplaced(t, "kulikovo-ambush")
	c = p.Table
	c.SelectUnit(c.Waiting()[0].ID)
	p.Tap(c.Reach.Stops[0].Hex)
	if text := c.Mode.Prompt(c.In("en")).Text; planOf(c) == nil || !strings.Contains(text, "to place it there") {
		t.Errorf("the prompt says %q", text)
	}
}

func TestTurningOverIsSpokenOfWhileSomebodyCan(t *testing.T) {
	for _, id := range []string{"arsuf", "hastings"} {
		for _, can := range []bool{true, false} {
			p := seatedAt(t, id)
			playUntil(t, p, 1, func(c *table.Table) bool {
				return asksFor("move")(c) && len(c.Able) > 0 && can == slices.ContainsFunc(c.Offers[c.Actor], tell.IsSpecial(p.Table.Codes()))
			})
			if text := p.Table.Mode.Prompt(p.Table.In("en")).Text; strings.Contains(text, "come first") != can || strings.Contains(text, "cavalry") {
				t.Errorf("%s, which has counters to turn (%v), says %q", id, can, text)
			}
		}
	}
}

func TestTheTurnsOfABattleAreThoseOfItsBar(t *testing.T) {
	p := seated(t)
	b := p.Shown().battle(&p.Table.Scenario)
	if top := p.Shown().TopBar(); top.Title != "Turn 11" || top.Of != "of 20" || !strings.HasPrefix(b.Length, "10 turns (11 to 20)") {
		t.Errorf("%q on the shelf, %s %s over the map", b.Length, top.Title, top.Of)
	}
	sc, _ := p.Host.Find("kulikovo-field")
	if b := p.Shown().battle(sc); !strings.HasPrefix(b.Length, "20 turns ·") {
		t.Errorf("a battle from its first turn lasts %q", b.Length)
	}
}

// footed is a button below a dock, empty where it has no such.
func footed(d panel.Dock, id string) panel.Button {
	for _, b := range d.Foot {
		if b.ID == id {
			return b
		}
	}
	return panel.Button{}
}

// The number of counters still to place is the same in the head and on the button.
func TestTheSetupCountsOneWay(t *testing.T) {
	p := unplaced(t, "kulikovo-ambush")
	d := p.Shown().Dock()
	head, ready := d.Left[0].(panel.Head), footed(d, "ready")
	if head.Sub != "56 counters still to place" || ready.Small != head.Sub {
		t.Errorf("%q above, %q on the button", head.Sub, ready.Small)
	}
}

func TestReinforcementsAreNotCountedAmongThoseToPlace(t *testing.T) {
	p := unplaced(t, "grunwald-blitzkrieg")
	c := p.Table
	for _, q := range c.Waiting() {
		if i := slices.IndexFunc(c.Offers[c.Actor], func(o game.Offer) bool { return o.Unit == q.ID && o.Verb == game.VerbPlace }); i < 0 {
			t.Errorf("%s is to be placed and has no place", q.Label)
		}
	}
	trays := map[string]int{}
	for _, s := range p.Shown().Dock().Right {
		if tray, ok := s.(panel.Tray); ok {
			trays[tray.Title] = len(tray.Items)
		}
	}
	if trays["Still to place"] != len(c.Waiting()) || trays["Come later: choose their leaders"] != 18 {
		t.Errorf("trays %v", trays)
	}
}

func TestALeaderWhoWaitsBesideHisHexIsNotSaidToBeNowhere(t *testing.T) {
	p := seatedAt(t, "legnica-bohemian-mile")
	for id := range game.ID(p.Table.Whole().Counters()) {
		if q := p.Table.Piece(id); q.Where == game.Reserve && q.Rank != game.Unit {
			p.Table.SelectUnit(id)
			if b := answered(t, p); strings.Contains(b.text, "not on the map") || b.rule != "R-375" {
				t.Errorf("%s: %+v", q.Label, b)
			}
		}
	}
	p = seated(t)
	rows := ledgers(p.Shown().Dock())
	if len(rows["Still to come"]) != 0 || len(rows["Waiting at their hex"]) != 1 || !strings.HasPrefix(rows["Waiting at their hex"][0].Sub, "4108") {
		t.Errorf("Bobrok, who is seen at 4108, is told as %+v", rows)
	}
}

func TestFootDoesNotRide(t *testing.T) {
	w := seated(t).Table.In("en")
	for _, lang := range []string{"en", "pl"} {
		w.Lang = lang
		text := w.Line(match.Told{Entry: match.Entry{Event: &game.Event{Kind: game.EventMoved, At: hex.Must("0505")}}, N: 3})
		for _, word := range []string{"rode", "ride", "jedź", "jedzie"} {
			if strings.Contains(strings.ToLower(text), word) {
				t.Errorf("%s: %q", lang, text)
			}
		}
	}
	for _, key := range []string{"plan.go", "react.go-on", "react.pass", "prompt.react", "verb.advance", "event.pits-found"} {
		for _, lang := range []string{"en", "pl"} {
			w.Lang = lang
			if text := strings.ToLower(w.Say(key, nil)); strings.Contains(text, "ride") || strings.Contains(text, "rode") || strings.Contains(text, "jed") {
				t.Errorf("%s %s: %q", lang, key, text)
			}
		}
	}
}

func TestAHalfPointLeftIsSeenInTheGauge(t *testing.T) {
	m := &table.Planned{Plan: &match.Plan{Start: game.Piece{Move: game.Points(8)}, End: game.Piece{Left: 3}}}
	if g := m.Gauge().(panel.Gauge); g.Spent != 45 || g.Of != 48 || g.Cell != 6 {
		t.Errorf("%+v, want sixths", g)
	}
}

func TestRingAndTrailGoWithWhatTheyBelongTo(t *testing.T) {
	p := seated(t)
	c := p.Table
	c.SetPolicy(game.B, match.NeverNow)
	mover(t, c)
	to := c.Reach.Stops[c.BestStops()[len(c.BestStops())-1]].Hex
	p.Tap(to)
	c.Sight.Look(to)
	if p.Do("confirm"); c.Mode.Scene(c.In("en"), table.Overlays{}).Overlay.Aim != nil {
		t.Error("the ring stays where something was done")
	}
	by := c.Mode.Scene(c.In("en"), table.Overlays{Last: true}).Overlay
	if len(by.Last) == 0 || by.LastBy != int(game.A) {
		t.Fatalf("the trail %v is of side %d", by.Last, by.LastBy)
	}
	c.Actor = game.B
	if o := c.Mode.Scene(c.In("en"), table.Overlays{Last: true}).Overlay; o.LastBy != int(game.A) {
		t.Error("the trail takes the colour of whoever answers")
	}
	c.Actor = game.A
	phase := c.Table.Phase
	playUntil(t, p, 3, func(c *table.Table) bool { return c.Table.Phase != phase })
	if o := c.Mode.Scene(c.In("en"), table.Overlays{Last: true}).Overlay; len(o.Last) != 0 {
		t.Error("the trail of the phase before is still there")
	}
}

func TestACounterchargeIsConfirmedBesideItsOdds(t *testing.T) {
	p := seated(t)
	playUntil(t, p, 1, func(c *table.Table) bool { return match.Find(c.Reactions(), "countercharge") != nil })
	p.Do("react")
	for i, o := range p.Table.Options() {
		if o.Verb == "countercharge" {
			p.Table.Choose(i)
			break
		}
	}
	if b := footed(p.Shown().Dock(), "confirm"); !strings.Contains(b.Small, "%") {
		t.Errorf("the button says %+v", b)
	}
	p.Do("confirm")
	playUntil(t, p, 4, func(c *table.Table) bool { return asksFor("join-countercharge")(c) })
	for i, o := range p.Table.Options() {
		if o.Verb == "strike" {
			p.Table.Choose(i)
		}
	}
	if b := footed(p.Shown().Dock(), "confirm"); !strings.Contains(b.Small, "%") {
		t.Errorf("the strike is confirmed by %+v", b)
	}
}

func TestABannerSaysWhatItIsFor(t *testing.T) {
	p := seated(t)
	c := p.Table
	for id := range game.ID(c.Whole().Counters()) {
		if q := c.Piece(id); q.Rank == game.Banner && q.Side == game.A {
			c.SelectUnit(id)
			if d := p.Shown().Dock(); !says(d, "one column") {
				t.Errorf("%+v", d.Left)
			}
			return
		}
	}
	t.Fatal("there is no banner")
}

// A ride that waited for a reaction goes on when nobody can react any more, and says only that.
func TestAHaltedRideSpeaksOfReactionsWhileThereAreSome(t *testing.T) {
	c := seated(t).Table
	mover(t, c)
	stops := c.BestStops()
	c.Pending = c.Reach.Path(stops[len(stops)-1])
	c.Settle()
	if !table.Lies[*table.Halted](c) || len(c.Reactions()) > 0 {
		t.Fatalf("it is at %T with %d reactions", c.Mode, len(c.Reactions()))
	}
	if text := c.Mode.Prompt(c.In("en")).Text; strings.Contains(text, "may react") || !strings.Contains(text, "go on") {
		t.Errorf("the prompt says %q", text)
	}
}

// While one counter must ride on, what others owe is listed with that reason and leads nowhere yet.
func TestADutyThatHasToWaitSaysWhy(t *testing.T) {
	p := reached(t, "kulikovo-ambush", func(c *table.Table) bool {
		return slices.ContainsFunc(c.Duties, func(d game.Duty) bool { return c.Delayed(d) != nil })
	})
	p.Do("end")
	now, later := 0, 0
	for _, r := range ledgers(p.Shown().Dock())[""] {
		if r.Do != "" {
			now++
		} else if later++; !strings.Contains(r.Sub, "first") {
			t.Errorf("it waits and says %+v", r)
		}
	}
	if now == 0 || later == 0 {
		t.Errorf("%d lead somewhere, %d wait", now, later)
	}
	p.Do("cancel")
	for range now + later {
		if p.Do("next-unit"); p.Table.Why != nil {
			t.Errorf("the next unit is refused: %v", p.Table.Why.No)
		}
	}
}

// Who must fight and shares his hex with a leader or a banner is gone to himself, and nothing is
// refused.
func TestTheWayToWhoMustFightLeadsToNobodyElse(t *testing.T) {
	p := reached(t, "kosovo-milos", func(c *table.Table) bool {
		return c.Attacks && slices.ContainsFunc(c.Pressing(), func(id game.ID) bool { return c.Mine(id) && len(c.At(c.Piece(id).Hex)) > 1 })
	})
	c := p.Table
	for _, id := range c.Pressing() {
		c.Clear()
		c.GoTo(id)
		if c.Sel != id || c.Why != nil || groupOf(c) == nil {
			t.Errorf("to %s: %d is selected, %T, refused %v", c.Piece(id).Label, c.Sel, c.Mode, c.Why)
		}
	}
}

// A ride that is cut short, as by an ambush, ends there: what was left of it is not refused.
func TestARideThatIsCutShortIsNotRefused(t *testing.T) {
	c := seated(t).Table
	c.SetPolicy(game.B, match.NeverNow)
	id := mover(t, c)
	stops := c.BestStops()
	way := c.Reach.Path(stops[len(stops)-1])
	c.SelectUnit(c.Able[slices.IndexFunc(c.Able, func(other game.ID) bool { return other != id && c.View.Reach(other) != nil })])
	stranger := c.Reach.Path(c.BestStops()[0])
	c.Pending = append(slices.Clone(way), stranger[len(stranger)-1])
	c.RideOn()
	if c.Why != nil || len(c.Session().Steps) < len(way) {
		t.Errorf("after %d acts it is refused: %v", len(c.Session().Steps), c.Why)
	}
	c.Pending = stranger[len(stranger)-1:]
	if c.RideOn(); c.Why == nil {
		t.Error("what was refused at once says nothing")
	}
}

// Who waits beside his hex is seen there, and a tap there selects him: with nobody selected, and
// with somebody who could not go there.
func TestWhoWaitsBesideHisHexIsSelectedThere(t *testing.T) {
	p := seated(t)
	c := p.Table
	for c.Actor != game.B {
		if endPhase(p); table.Lies[*table.Handing](c) {
			p.Do("look")
		}
	}
	at := hex.Must("4108")
	for _, selected := range []game.ID{game.None, c.Able[0]} {
		c.Clear()
		c.SelectUnit(selected)
		if p.Tap(at); c.Sel == game.None || c.Piece(c.Sel).Hex != at || c.Piece(c.Sel).Rank != game.Unit || c.Reach == nil || c.Why != nil {
			t.Errorf("with %d selected: %d, refused %v", selected, c.Sel, c.Why)
		}
	}
}

// Places are told apart by where they lie among each other, and ways by their legs.
func TestPlacesAndWaysAreToldApart(t *testing.T) {
	w := seated(t).Table.In(i18n.Plainly("en")).Words
	at := []hex.Hex{hex.Must("2010"), hex.Must("2011"), hex.Must("2012"), hex.Must("2030"), hex.Must("2010")}
	if got := strings.Join(w.Spread(at), "; "); got != "north, north; north, in the middle; north, south; south; north, north" {
		t.Errorf("they stand %s", got)
	}
	if got := w.Spread(at[:1]); got[0] != "" {
		t.Errorf("who stands alone stands %s", got[0])
	}
	way := []hex.Hex{hex.Must("2011"), hex.Must("2012"), hex.Must("2112")}
	if got := w.Course(at[0], way); got != "2 steps to the south, then to the south-east" {
		t.Errorf("it leads %s", got)
	}
	cards := []panel.Card{{Title: "Stay"}, {Title: "Go"}, {Title: "Stay"}}
	if tell.TellApart(cards); cards[0].Title != "Stay (1)" || cards[1].Title != "Go" || cards[2].Title != "Stay (2)" {
		t.Errorf("they read %v", cards)
	}
}

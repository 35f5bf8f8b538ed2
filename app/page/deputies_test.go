package page

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// deputed is a battle against the squire in which the person leads the first of his followings and
// the computer the rest, by an order.
func deputed(t testing.TB, scenario, computer, order string) *Page {
	t.Helper()
	p := against(t, scenario, computer, "squire", nil)
	ready(t, p)
	c := p.Table
	list := c.Followings(c.Person)
	if len(list) < 2 {
		t.Fatalf("%s: there is nobody to be led besides %+v", scenario, list)
	}
	v := c.In("en")
	p.Do("deputy-rest:" + id(v.OneOf(c.Person, list[0])))
	for _, of := range list[1:] {
		p.Do("deputy:" + id(v.OneOf(c.Person, of)) + ":" + order)
		if got, led := c.Aides.Orders[c.Person][of]; !led || string(got.Do) != order {
			t.Fatalf("%s: %+v has the order %v", scenario, of, got)
		}
	}
	return p
}

func id(n game.ID) string { return strings.TrimSpace(strings.Trim(toText([]game.ID{n}), "[]")) }

// checked fails where the computer did something with a counter of yours, or is asked about one.
// Once is whom it has led at some time: who loses his leader is yours again.
func checked(t testing.TB, p *Page, once map[game.ID]bool) {
	t.Helper()
	c := p.Table
	for id := range c.Crew {
		once[id] = true
	}
	for _, f := range c.Foe.Feats {
		if f.Side == c.Person && f.Unit != game.None && !once[f.Unit] {
			t.Fatalf("the computer did something with %s: %s", c.Whole().Name(f.Unit), f.Why)
		}
	}
	if c.Table.Stage != game.StageQuestion || c.Actor != c.Person {
		return
	}
	about := c.Expect.Unit
	if yours := about != game.None && c.Whole().Piece(about).Side == c.Person && !c.IsLed(about); yours && c.Decides() {
		t.Fatalf("the question %s about %s does not reach you", c.Expect.Code, c.Whole().Name(about))
	}
	for _, o := range c.Offers[c.Actor] {
		if o.Unit != game.None && c.Whole().Piece(o.Unit).Side == c.Person && !c.IsLed(o.Unit) && c.Decides() {
			t.Fatalf("%s: an answer with %s is not yours to give", c.Expect.Code, c.Whole().Name(o.Unit))
		}
	}
}

// In a battle of either system, a person who leads one command only and ends his phases is never
// robbed of a counter or a question of his own, and the rest acts by itself.
func TestTheComputerLeadsTheRestAndNothingOfYours(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "hastings"} {
		p := deputed(t, id, "b", "attack")
		c := p.Table
		acted, once := 0, map[game.ID]bool{}
		checked(t, p, once)
		for n := 0; n < 24 && c.Table.Stage != game.StageOver; n++ {
			plays(t, p)
			checked(t, p, once)
			if n%4 == 0 {
				look(t, p)
			}
			for _, f := range c.Foe.Feats {
				if f.Side == c.Person {
					acted++
				}
			}
			if c.Foe == nil || len(c.Crew) == 0 {
				t.Fatalf("%s: nobody is led any more: notice %q", id, p.notice.Text)
			}
		}
		if acted == 0 {
			t.Errorf("%s: the computer never did anything for the person", id)
		}
		if err := c.Whole().Audit(); err != nil {
			t.Error(err)
		}
	}
}

// A save has the orders, opens with them and goes on; one without them has none.
func TestASaveKeepsTheOrders(t *testing.T) {
	p := deputed(t, "kulikovo-ambush", "b", "hold")
	p.Do("end")
	for n := 0; n < 6; n++ {
		plays(t, p)
	}
	text, q := p.record(), against(t, "kulikovo-ambush", "b", "squire", nil)
	if strings.Contains(q.record(), "deputies") {
		t.Error("a save in which nobody is led speaks of it")
	}
	q.ImportGame(text)
	c := q.Table
	if len(c.Aides.Orders[game.A]) != len(p.Table.Aides.Orders[game.A]) || c.Whole().Hash() != p.Table.Whole().Hash() {
		t.Fatalf("%v has become %v", p.Table.Aides.Orders, c.Aides.Orders)
	}
	for _, o := range c.Aides.Orders[game.A] {
		if o != planning.Bid(planning.DeedHold) {
			t.Errorf("the order is %v", o)
		}
	}
	before, once := len(c.Sess.Steps), map[game.ID]bool{}
	checked(t, q, once)
	for n := 0; n < 6; n++ {
		plays(t, q)
		checked(t, q, once)
	}
	if len(c.Sess.Steps) == before {
		t.Error("it does not go on")
	}
	broken := strings.Replace(text, `"hold"`, `"dance"`, 1)
	q, _ = newPage(t)
	if q.ImportGame(broken); q.notice.Title != q.Say("notice.deputy-unknown.title", nil) {
		t.Errorf("of an order that nobody knows is told: %q", q.notice.Title)
	}
}

// Undo takes back to the last act of the person, with all that was done for him since.
func TestUndoTakesBackWhatWasDoneForThePerson(t *testing.T) {
	p := deputed(t, "kulikovo-ambush", "b", "attack")
	c := p.Table
	for n := 0; n < 30 && (c.Decides() || len(c.Beginners) == 0 || c.Table.Stage != game.StageFree); n++ {
		plays(t, p)
	}
	var own game.ID = game.None
	for _, id := range c.Beginners {
		if !c.IsLed(id) && c.Piece(id).Rank == game.Unit {
			own = id
		}
	}
	p.Do("select:" + id(own))
	for _, i := range c.BestStops() {
		if s := c.Reach.Stops[i]; s.Rest && s.Hex != c.Home() {
			p.Tap(s.Hex)
			break
		}
	}
	hash := c.Whole().Hash()
	steps := len(c.Sess.Steps)
	p.Do("confirm")
	if len(c.Sess.Steps) == steps {
		t.Fatalf("nothing was ridden: %T", c.Mode)
	}
	p.Do("aides-go")
	if n := len(c.Lately()); n == 0 || c.Decides() {
		t.Fatalf("%d things were done for the person, mode %T", n, c.Mode)
	}
	if p.Do("undo"); table.Lies[*table.Consent](c) {
		p.Do("confirm")
	}
	if c.Whole().Hash() != hash {
		t.Errorf("%d acts are left of %d", len(c.Sess.Steps), steps)
	}
}

// What goes wrong is told; the person leads everybody and the battle goes on.
func TestDeputiesThatFailAreTold(t *testing.T) {
	p := deputed(t, "kulikovo-ambush", "b", "attack")
	c := p.Table
	for n := 0; n < 30 && !c.MayAid(); n++ {
		plays(t, p)
	}
	p.vacate()
	p.Host.Worker = func(_ bool, heard func(foe.Message)) (func(string), func()) {
		return func(string) { p.Host.After(time.Millisecond, func() { heard(foe.Message{Failed: "foe-died"}) }) }, func() {}
	}
	p.Do("aides-go")
	if len(c.Crew) > 0 || c.Decides() || p.notice.Title != p.Say("notice.deputy-gone.title", nil) {
		t.Errorf("%d are led, mode %T, notice %q", len(c.Crew), c.Mode, p.notice.Title)
	}
	if !p.playing() {
		t.Error("the battle does not go on")
	}
}

// Whatever has a side in a battle can be led by somebody, and who leads has a name.
func TestEveryArmyCanBeDivided(t *testing.T) {
	for _, sc := range scenarios.All() {
		c := seatedAt(t, sc.ID).Table
		for side := game.A; side <= game.B; side++ {
			list := c.Followings(side)
			if len(list) == 0 {
				t.Errorf("%s: nobody can be led", sc.ID)
			}
			for _, of := range list {
				for _, lang := range []string{"en", "pl"} {
					if name := c.In(lang).Following(of); name == "" || strings.Contains(name, "⟦") {
						t.Errorf("%s: %+v is called %q", sc.ID, of, name)
					}
				}
			}
		}
	}
}

// Between two people each may have deputies: those answer, react and act for their side alone.
func TestTwoPeopleMayHaveDeputies(t *testing.T) {
	p := against(t, "kulikovo-ambush", "b", "squire", nil)
	p.Do("foe-side:")
	c := p.Table
	c.Cardless = [2]bool{true, true}
	ready(t, p)
	v := c.In("en")
	for side := game.A; side <= game.B; side++ {
		p.Do("deputy-rest:" + id(v.OneOf(side, c.Followings(side)[0])))
	}
	acted := [2]int{}
	for n := 0; n < 16 && c.Table.Stage != game.StageOver; n++ {
		plays(t, p)
		for _, f := range c.Foe.Feats {
			if acted[f.Side]++; f.Unit != game.None && c.Whole().Piece(f.Unit).Side != f.Side {
				t.Fatalf("%+v is done for the other side", f)
			}
		}
		if c.Opposed() || c.Person != game.NoSide {
			t.Fatal("the computer plays against somebody")
		}
	}
	if acted[game.A] == 0 || acted[game.B] == 0 {
		t.Errorf("%v things were done for the sides", acted)
	}
	for side := game.A; side <= game.B; side++ {
		for _, of := range c.Followings(side) {
			p.Do("deputy:" + id(v.OneOf(side, of)) + ":")
		}
	}
	if c.Foe != nil || len(c.Crew) > 0 || c.Decides() {
		t.Errorf("%d are still led, mode %T", len(c.Crew), c.Mode)
	}
}

// Army orders stand at the front of the menu: of two people for whoever is to act, and not for who looks on.
func TestTwoPeopleGiveArmyOrders(t *testing.T) {
	p := seated(t)
	c := p.Table
	first := func() panel.Button {
		left, _ := screens{p}.menu()
		return left[2].(panel.Actions).Buttons[0]
	}
	if b := first(); b.Do != do.Drawer("deputies") || b.Off {
		t.Fatalf("first stands %+v", b)
	}
	p.Do(do.Drawer("deputies"))
	asked := strings.Count(toText(p.Shown().Dock().Left), "deputy:") / 5
	if n := len(c.Followings(c.Actor)); asked != n {
		t.Errorf("it asks about %d, not %d", asked, n)
	}
	p.Do(fmt.Sprintf("deputy:%d:hold", planning.Chief(c.View, commanded(t, c))))
	if len(c.Aides.Orders[c.Actor]) != 1 || !strings.Contains(toText(p.Shown().Dock().Left), c.In("en").Say("deputy.title", nil)) {
		t.Errorf("orders %v", c.Aides.Orders)
	}
	if p = watching(t, "kulikovo-hill", "page.page", 12); !first().Off {
		t.Error("who looks on gives orders")
	}
}

// The card of a unit does not ask who leads it; that of a leader does where one plays alone, and that
// of whoever the computer leads does always.
func TestTheCardOfAUnitDoesNotAskWhoLeads(t *testing.T) {
	asks := func(p *Page, id game.ID) bool {
		p.Do("select:" + strconv.Itoa(int(id)))
		return strings.Contains(toText(p.Table.Mode.Dock(p.View())), "deputy:")
	}
	alone, two := against(t, "kulikovo-ambush", "b", "squire", nil), seated(t)
	ready(t, alone)
	for _, p := range []*Page{alone, two} {
		c := p.Table
		unit := commanded(t, c)
		chief := planning.Chief(c.View, unit)
		if asks(p, unit) {
			t.Error("the card of a unit asks")
		}
		if asks(p, chief) != c.Opposed() {
			t.Errorf("that of a leader asks: %v", !c.Opposed())
		}
		p.Do(fmt.Sprintf("deputy:%d:hold", chief))
		if !asks(p, unit) || !asks(p, chief) {
			t.Error("those whom the computer leads cannot be taken back")
		}
	}
}

// bidOne has a person give an order about somebody or some place to one of his followings, by a tap on the map.
func bidOne(t *testing.T, p *Page, of match.Following, deed planning.Deed, at hex.Hex) {
	t.Helper()
	c := p.Table
	p.Do("bid:" + id(c.In("en").OneOf(c.Person, of)) + ":" + string(deed))
	if !table.Lies[*table.Ordering](c) {
		t.Fatalf("nobody asks for the goal of %s: %T", deed, c.Mode)
	}
	p.Tap(at)
}

// An order about somebody or some place is given by a tap, told in a sentence, kept by a save, and done.
func TestOrdersAreGivenByATap(t *testing.T) {
	p := against(t, "kulikovo-ambush", "b", "squire", nil)
	ready(t, p)
	c := p.Table
	list := c.Followings(c.Person)
	of, mate := list[1], list[0]
	var foe game.Piece
	for _, x := range c.Pieces {
		if x.Side != c.Person && x.Where == game.OnMap && x.Rank == game.Unit && c.Sees(x) {
			foe = x
		}
	}
	for _, x := range []struct {
		deed planning.Deed
		at   hex.Hex
		goal planning.Goal
	}{
		{planning.DeedHold, hex.At(12, 12), planning.AtPlace}, {planning.DeedAwait, hex.At(12, 12), planning.AtPlace},
		{planning.DeedScreen, foe.Hex, planning.AtFoe}, {planning.DeedJoin, c.Piece(mate.Leader).Hex, planning.AtOwn},
	} {
		bidOne(t, p, of, x.deed, x.at)
		order, led := c.Aides.Orders[c.Person][of]
		if !led || order.Do != x.deed || order.Goal() != x.goal || table.Lies[*table.Ordering](c) {
			t.Fatalf("the order is %+v, mode %T", order, c.Mode)
		}
		q, _ := newPage(t)
		if q.ImportGame(p.record()); q.Table.Aides.Orders[c.Person][of] != order {
			t.Errorf("a save makes %+v of %+v", q.Table.Aides.Orders[c.Person][of], order)
		}
		for _, lang := range []string{"en", "pl", "de"} {
			v := c.In(lang)
			p.Do("select:" + id(of.Leader))
			if text := v.Order(order); strings.Contains(text, "⟦") || !strings.Contains(toText(p.Table.Mode.Dock(p.View())), p.View().Order(order)) {
				t.Errorf("%s, %s: the card does not say %q", lang, x.deed, text)
			}
		}
	}
	bidOne(t, p, of, planning.DeedScreen, hex.At(1, 1))
	if m := c.Denied; !table.Lies[*table.Ordering](c) || !c.Refuses() {
		t.Errorf("who taps nobody is told %+v", m)
	}
	p.Do("cancel")
	if order := c.Aides.Orders[c.Person][of]; table.Lies[*table.Ordering](c) || order.Do != planning.DeedJoin {
		t.Errorf("the order is %+v, mode %T", order, c.Mode)
	}
}

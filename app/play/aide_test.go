package play

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	planning "gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// deputed is a battle against the squire in which the person leads the first of his followings and
// the computer the rest, by an order.
func deputed(t testing.TB, scenario, computer, order string) *page {
	t.Helper()
	p := against(t, scenario, computer, "squire", nil)
	ready(t, p)
	c := p.Table
	list := c.followings(c.person)
	if len(list) < 2 {
		t.Fatalf("%s: there is nobody to be led besides %+v", scenario, list)
	}
	v := c.in("en")
	p.do("deputy-rest:" + id(v.oneOf(c.person, list[0])))
	for _, of := range list[1:] {
		p.do("deputy:" + id(v.oneOf(c.person, of)) + ":" + order)
		if got, led := c.aides.orders[c.person][of]; !led || got.String() != order {
			t.Fatalf("%s: %+v has the order %v", scenario, of, got)
		}
	}
	return p
}

func id(n game.ID) string { return strings.TrimSpace(strings.Trim(toText([]game.ID{n}), "[]")) }

// checked fails where the computer did something with a counter of yours, or is asked about one.
// Once is whom it has led at some time: who loses his leader is yours again.
func checked(t testing.TB, p *page, once map[game.ID]bool) {
	t.Helper()
	c := p.Table
	for id := range c.crew {
		once[id] = true
	}
	for _, f := range c.foe.feats {
		if f.side == c.person && f.unit != game.None && !once[f.unit] {
			t.Fatalf("the computer did something with %s: %s", c.position().Name(f.unit), f.why)
		}
	}
	if c.table.Stage != game.StageQuestion || c.actor != c.person {
		return
	}
	about := c.expect.Unit
	if yours := about != game.None && c.position().Piece(about).Side == c.person && !c.isLed(about); yours && c.decides() {
		t.Fatalf("the question %s about %s does not reach you", c.expect.Code, c.position().Name(about))
	}
	for _, o := range c.offers[c.actor] {
		if o.Unit != game.None && c.position().Piece(o.Unit).Side == c.person && !c.isLed(o.Unit) && c.decides() {
			t.Fatalf("%s: an answer with %s is not yours to give", c.expect.Code, c.position().Name(o.Unit))
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
		for n := 0; n < 24 && c.table.Stage != game.StageOver; n++ {
			plays(t, p)
			checked(t, p, once)
			if n%4 == 0 {
				look(t, p)
			}
			for _, f := range c.foe.feats {
				if f.side == c.person {
					acted++
				}
			}
			if c.foe == nil || len(c.crew) == 0 {
				t.Fatalf("%s: nobody is led any more: notice %q", id, p.notice.Text)
			}
		}
		if acted == 0 {
			t.Errorf("%s: the computer never did anything for the person", id)
		}
		if err := c.position().Audit(); err != nil {
			t.Error(err)
		}
	}
}

// A save has the orders, opens with them and goes on; one without them has none.
func TestASaveKeepsTheOrders(t *testing.T) {
	p := deputed(t, "kulikovo-ambush", "b", "hold")
	p.do("end")
	for n := 0; n < 6; n++ {
		plays(t, p)
	}
	text, q := p.record(), against(t, "kulikovo-ambush", "b", "squire", nil)
	if strings.Contains(q.record(), "deputies") {
		t.Error("a save in which nobody is led speaks of it")
	}
	q.importGame(text)
	c := q.Table
	if len(c.aides.orders[game.A]) != len(p.Table.aides.orders[game.A]) || c.position().Hash() != p.Table.position().Hash() {
		t.Fatalf("%v has become %v", p.Table.aides.orders, c.aides.orders)
	}
	for _, o := range c.aides.orders[game.A] {
		if o != bot.OrderHold {
			t.Errorf("the order is %v", o)
		}
	}
	before, once := len(c.sess.Steps), map[game.ID]bool{}
	checked(t, q, once)
	for n := 0; n < 6; n++ {
		plays(t, q)
		checked(t, q, once)
	}
	if len(c.sess.Steps) == before {
		t.Error("it does not go on")
	}
	broken := strings.Replace(text, `"hold"`, `"dance"`, 1)
	q, _ = newPage(t)
	if q.importGame(broken); q.notice.Title != q.say("notice.deputy-unknown.title", nil) {
		t.Errorf("of an order that nobody knows is told: %q", q.notice.Title)
	}
}

// Undo takes back to the last act of the person, with all that was done for him since.
func TestUndoTakesBackWhatWasDoneForThePerson(t *testing.T) {
	p := deputed(t, "kulikovo-ambush", "b", "attack")
	c := p.Table
	for n := 0; n < 30 && (c.decides() || len(c.beginners) == 0 || c.table.Stage != game.StageFree); n++ {
		plays(t, p)
	}
	var own game.ID = game.None
	for _, id := range c.beginners {
		if !c.isLed(id) && c.piece(id).Rank == game.Unit {
			own = id
		}
	}
	p.do("select:" + id(own))
	for _, i := range c.bestStops() {
		if s := c.reach.Stops[i]; s.Rest && s.Hex != c.home() {
			p.tap(s.Hex)
			break
		}
	}
	hash := c.position().Hash()
	steps := len(c.sess.Steps)
	p.do("confirm")
	if len(c.sess.Steps) == steps {
		t.Fatalf("nothing was ridden: %T", c.mode)
	}
	p.do("aides-go")
	if n := len(c.lately()); n == 0 || c.decides() {
		t.Fatalf("%d things were done for the person, mode %T", n, c.mode)
	}
	if p.do("undo"); lies[*consent](c) {
		p.do("confirm")
	}
	if c.position().Hash() != hash {
		t.Errorf("%d acts are left of %d", len(c.sess.Steps), steps)
	}
}

// What goes wrong is told; the person leads everybody and the battle goes on.
func TestDeputiesThatFailAreTold(t *testing.T) {
	p := deputed(t, "kulikovo-ambush", "b", "attack")
	c := p.Table
	for n := 0; n < 30 && !c.mayAid(); n++ {
		plays(t, p)
	}
	p.company.end()
	p.host.Worker = func(_ bool, heard func(said)) (func(string), func()) {
		return func(string) { p.host.After(time.Millisecond, func() { heard(said{Failed: "foe-died"}) }) }, func() {}
	}
	p.do("aides-go")
	if len(c.crew) > 0 || c.decides() || p.notice.Title != p.say("notice.deputy-gone.title", nil) {
		t.Errorf("%d are led, mode %T, notice %q", len(c.crew), c.mode, p.notice.Title)
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
			list := c.followings(side)
			if len(list) == 0 {
				t.Errorf("%s: nobody can be led", sc.ID)
			}
			for _, of := range list {
				for _, lang := range []string{"en", "pl"} {
					if name := c.in(lang).following(of); name == "" || strings.Contains(name, "⟦") {
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
	p.do("foe-side:")
	c := p.Table
	c.plain = [2]bool{true, true}
	ready(t, p)
	v := c.in("en")
	for side := game.A; side <= game.B; side++ {
		p.do("deputy-rest:" + id(v.oneOf(side, c.followings(side)[0])))
	}
	acted := [2]int{}
	for n := 0; n < 16 && c.table.Stage != game.StageOver; n++ {
		plays(t, p)
		for _, f := range c.foe.feats {
			if acted[f.side]++; f.unit != game.None && c.position().Piece(f.unit).Side != f.side {
				t.Fatalf("%+v is done for the other side", f)
			}
		}
		if c.opposed() || c.person != game.NoSide {
			t.Fatal("the computer plays against somebody")
		}
	}
	if acted[game.A] == 0 || acted[game.B] == 0 {
		t.Errorf("%v things were done for the sides", acted)
	}
	for side := game.A; side <= game.B; side++ {
		for _, of := range c.followings(side) {
			p.do("deputy:" + id(v.oneOf(side, of)) + ":")
		}
	}
	if c.foe != nil || len(c.crew) > 0 || c.decides() {
		t.Errorf("%d are still led, mode %T", len(c.crew), c.mode)
	}
}

// Between two people the menu asks who leads those whom the computer leads, and nobody else.
func TestTheMenuOfTwoPeopleDoesNotAskWhoLeads(t *testing.T) {
	p := seated(t)
	asked := func() int {
		_, right := screens{p}.menu()
		return strings.Count(toText(right), "deputy:") / len(append(bot.OrderNames(), "you"))
	}
	if n := asked(); n > 0 {
		t.Errorf("it asks about %d", n)
	}
	p.do(fmt.Sprintf("deputy:%d:hold", planning.Chief(p.Table.view, commanded(t, p.Table))))
	if n := asked(); n != 1 {
		t.Errorf("it asks about %d of one", n)
	}
}

// The card of a unit does not ask who leads it; that of a leader does where one plays alone, and that
// of whoever the computer leads does always.
func TestTheCardOfAUnitDoesNotAskWhoLeads(t *testing.T) {
	asks := func(p *page, id game.ID) bool {
		p.do("select:" + strconv.Itoa(int(id)))
		return strings.Contains(toText(p.Table.mode.dock(p.view())), "deputy:")
	}
	alone, two := against(t, "kulikovo-ambush", "b", "squire", nil), seated(t)
	ready(t, alone)
	for _, p := range []*page{alone, two} {
		c := p.Table
		unit := commanded(t, c)
		chief := planning.Chief(c.view, unit)
		if asks(p, unit) {
			t.Error("the card of a unit asks")
		}
		if asks(p, chief) != c.opposed() {
			t.Errorf("that of a leader asks: %v", !c.opposed())
		}
		p.do(fmt.Sprintf("deputy:%d:hold", chief))
		if !asks(p, unit) || !asks(p, chief) {
			t.Error("those whom the computer leads cannot be taken back")
		}
	}
}

package page

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// momentsOf are the moments that a dock shows.
func momentsOf(d panel.Dock) (m panel.Moments) {
	for _, s := range d.Left {
		if of, ok := s.(panel.Moments); ok {
			m = of
		}
	}
	return m
}

// The end of a battle shows up to three moments of it, each of which is looked at by a press, and tells
// how it really went, in every language. Taking back what ended it takes the story away.
func TestTheEndIsAStory(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight&against=person", "legnica-smoke&against=squire&side=a"} {
		p := foughtOut(t, id)
		for _, lang := range []string{"en", "pl", "de"} {
			p.Do("lang:" + lang)
			d, _ := endOf(t, p)
			m := momentsOf(d)
			if len(m.List) == 0 || len(m.List) > 3 {
				t.Fatalf("%s: moments %+v", id, m.List)
			}
			for _, x := range m.List {
				if x.Text == "" || x.Turn == "" || strings.ContainsAny(x.Text+x.Turn, "⟦{") {
					t.Errorf("%s, %s: %+v", id, lang, x)
				}
			}
			if h, ok := p.Shown().history().(panel.Note); !ok || len(h.Text) < 40 || !strings.Contains(h.Title, "1") {
				t.Errorf("%s, %s: it went so: %+v", id, lang, h)
			}
		}
		d, _ := endOf(t, p)
		p.Do(momentsOf(d).List[0].Do)
		if !table.Lies[*table.Replay](p.Table) {
			t.Errorf("%s: a moment leads nowhere", id)
		}
	}
	p := foughtOut(t, "kulikovo-bobrok&against=person")
	if p.Do("undo"); p.ending != nil && p.Table.Sess.Game.Outcome() == nil {
		t.Error("a battle that goes on is remembered")
	}
}

// After a defeat fighting again stands where the way on stood, something easier beside it, and nothing
// harder anywhere; after a victory it is the other way round. Each kind of offer keeps its place.
func TestOffersKeepTheirPlaces(t *testing.T) {
	p := foughtOut(t, "hastings-flight&against=knight&side=b")
	winner := p.Table.Sess.Game.Outcome().Winner
	ids := func(list []panel.Button) (out []string) {
		for _, b := range list {
			out = append(out, b.ID)
		}
		return out
	}
	for _, c := range []struct {
		person game.Side
		want   []string
		never  string
	}{{winner, []string{"again", "swap", "poster", "next"}, "easier"}, {winner.Other(), []string{"easier", "swap", "poster", "again"}, "harder"}} {
		p.Table.Person, p.Table.Foe.Side = c.person, c.person.Other()
		d, all := endOf(t, p)
		if got := ids(d.Foot); !slices.Equal(got, c.want) || d.Foot[3].Look != "pri" {
			t.Errorf("side %d is offered %q, want %q", c.person, got, c.want)
		}
		if _, there := all[c.never]; there {
			t.Errorf("side %d is offered %s", c.person, c.never)
		}
		if all["result-chronicle"].Do == "" || all["to-shelf"].Do == "" {
			t.Errorf("side %d cannot reach the chronicle or the shelf: %v", c.person, all)
		}
	}
	p = foughtOut(t, "hastings-flight&against=squire&side=b")
	p.Table.Person, p.Table.Foe.Side = winner.Other(), winner
	for range 2 {
		if b := p.Shown().onceMore("easier"); (b.Do != "") != (harderBy(p.Table.Foe.Level, -1) != "") {
			t.Errorf("below %s there is %+v", p.Table.Foe.Level, b)
		}
		p.Table.Foe.Level++
	}
}

// The picture to be sent is of one of the moments, on its field, with the battle, how it ended and the address
// of the page; not before the map is there.
func TestThePosterShowsAMoment(t *testing.T) {
	p := foughtOut(t, "hastings-flight&against=knight&side=b")
	var posted []string
	p.Host.Press = func(func(foe.Message)) (func(string), func()) {
		return func(o string) { posted = append(posted, o) }, func() {}
	}
	if p.Do("poster"); len(posted) > 0 {
		t.Fatal("a picture is made without a map")
	}
	sc := p.Table.Scenario
	p.Prints.Of(sc, "en")
	for _, address := range p.Prints.Ask() {
		p.Prints.Arrived(address, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 9000"><path d="M0 0"/></svg>`)
	}
	if p.Do("poster"); len(posted) != 1 {
		t.Fatalf("%d orders, map there: %v", len(posted), p.Prints.Map(&sc, "en") != "")
	}
	var o order.Order
	if err := json.Unmarshal([]byte(posted[0]), &o); err != nil || o.Form != order.PNG || !o.Share || o.Wide != 1200 {
		t.Fatalf("%+v %v", o, err)
	}
	d, _ := endOf(t, p)
	if !slices.ContainsFunc(momentsOf(d).List, func(m panel.Moment) bool {
		return strings.Contains(o.Title, m.Text) && strings.Contains(o.Title, m.Turn)
	}) {
		t.Errorf("it shows %q", o.Title)
	}
	if !strings.Contains(o.Title, p.Title()) || !strings.Contains(o.Title, p.feat()) {
		t.Errorf("it is called %q", o.Title)
	}
}

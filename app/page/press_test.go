package page

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/app/printing"
	"gonfalon/engine/game"
)

// atThePress gives the page a press that keeps its orders and answers as the test says.
func atThePress(t testing.TB, p *Page) (orders *[]order.Order, says *func(foe.Message), closed *int) {
	t.Helper()
	orders, says, closed = &[]order.Order{}, new(func(foe.Message)), new(int)
	p.Host.Press = func(heard func(foe.Message)) (func(string), func()) {
		*says = heard
		return func(text string) {
			var o order.Order
			if err := json.Unmarshal([]byte(text), &o); err != nil {
				t.Fatal(err)
			}
			*orders = append(*orders, o)
		}, func() { *closed++ }
	}
	if p.Table != nil {
		p.Prints.Arrived(mapview.MapFile(p.Table.Scenario.Board.Name, p.Lang()), drawn)
	}
	return orders, says, closed
}

func TestAPictureIsOfTheFieldAndWhatStandsOnIt(t *testing.T) {
	p := seated(t)
	orders, says, closed := atThePress(t, p)
	p.Do("drawer:picture")
	p.Do("picture:png")
	if len(*orders) != 1 || (*orders)[0].Form != order.PNG || (*orders)[0].Wide < 1000 {
		t.Fatalf("orders %+v", *orders)
	}
	layers := (*orders)[0].Field.Layers
	if layers[0] != drawn {
		t.Errorf("the map is %.80s", layers[0])
	}
	for id := range game.ID(p.Table.Whole().Counters()) {
		c := p.Table.Whole().Piece(id)
		if title := p.View().Spoken(c); c.Where == game.OnMap && !strings.Contains(layers[1], title) {
			t.Errorf("%s is missing", title)
		}
	}
	if n := p.Shown().NoticeCard(); n.Title != p.Say("notice.printing.title", nil) {
		t.Errorf("it says %q", n.Title)
	}
	if p.Do("picture:svg"); len(*orders) > 1 {
		t.Error("a second order is given before the first is done")
	}
	(*says)(foe.Message{Done: 1, Of: 2_000_000})
	if n := p.Shown().NoticeCard(); n.Of != 2_000_000 || !strings.Contains(n.Text, "2.0") {
		t.Errorf("on its way: %+v", n)
	}
	(*says)(foe.Message{Answer: `{"file":"x.png"}`})
	if n := p.Shown().NoticeCard(); !strings.Contains(n.Text, "x.png") || *closed != 1 {
		t.Errorf("done: %+v, closed %d times", n, *closed)
	}
}

// Whatever goes wrong is told, and can be tried again.
func TestTroubleAtThePressIsTold(t *testing.T) {
	for name, trouble := range map[string]foe.Message{
		"notice.press-missing": {Failed: "press-missing"}, "notice.press-forbidden": {Failed: "press-forbidden"},
		"notice.press-died": {Failed: "press-died"}, "notice.press-memory": {Failed: "press-memory"},
	} {
		p := seated(t)
		orders, says, closed := atThePress(t, p)
		p.Do("picture:svg")
		(*says)(trouble)
		n := p.Shown().NoticeCard()
		if n.Title != p.Say(name+".title", nil) || *closed != 1 {
			t.Errorf("%s: %+v, closed %d times", name, n, *closed)
		}
		if p.Do(n.Do); len(*orders) != 2 {
			t.Errorf("%s: it is not tried again by %q", name, n.Do)
		}
	}
}

// What the press refuses it says the reason of, and it is not asked the same again.
func TestWhatThePressRefusesIsTold(t *testing.T) {
	for trouble, want := range map[string]string{order.TooManyPages: "larger paper", order.TooLarge: "SVG", order.Undrawable: "fault of the site",
		order.Unreadable: "versions", "what is that": "versions"} {
		p := seated(t)
		_, says, _ := atThePress(t, p)
		p.Do("picture:svg")
		text, _ := json.Marshal(order.Answer{Trouble: trouble, Reason: "because"})
		(*says)(foe.Message{Answer: string(text)})
		if n := p.Shown().NoticeCard(); n.Title != p.Say("notice.press-refused.title", nil) || !strings.Contains(n.Text, want) || n.Do != "" {
			t.Errorf("%s: %+v", trouble, n)
		}
	}
}

// A picture holds nothing that the table does not show: whoever hides is in none.
func TestAPictureKeepsSecrets(t *testing.T) {
	p := secretive(t)
	for range 2 {
		p.Do("press:deploy")
		p.Do("press:ready")
	}
	orders, _, _ := atThePress(t, p)
	p.Do("picture:svg")
	if len(*orders) == 0 {
		t.Fatal("there is no picture")
	}
	hidden := 0
	for id := range game.ID(p.Table.Whole().Counters()) {
		if c := p.Table.Whole().Piece(id); c.Has(game.Hidden) {
			hidden++
			if strings.Contains((*orders)[0].Field.Layers[1], p.View().Spoken(c)) {
				t.Errorf("%s is in the picture", c.Label)
			}
		}
	}
	if hidden == 0 {
		t.Error("nobody hides")
	}
}

// While the map is on its way there is no picture of it, and one that is being made may be given up.
func TestAPictureWaitsForTheMap(t *testing.T) {
	p := seated(t)
	orders, _, closed := atThePress(t, p)
	p.Prints = printing.Pictures{}
	if p.Do("picture:png"); len(*orders) > 0 {
		t.Error("there is a picture without a map")
	}
	p.Prints.Arrived(mapview.MapFile(p.Table.Scenario.Board.Name, p.Lang()), drawn)
	p.Do("picture:png")
	p.Do("close-notice")
	if n := p.Shown().NoticeCard(); n.Title != "" || *closed != 1 {
		t.Errorf("given up it says %q, closed %d times", n.Title, *closed)
	}
}

// What is printed of a battle goes to the press as an order, from the battle's page as well, once its map is there.
func TestABattleIsPrintedFromItsPage(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:arsuf")
	orders, _, _ := atThePress(t, p)
	if p.Do("print:map"); len(*orders) > 0 {
		t.Error("a map is printed that is not there")
	}
	p.Prints.Arrived(mapview.MapFile("arsuf", p.Lang()), drawn)
	for _, what := range []string{"map", "tiles", "counters", "aid", "money"} {
		p.Do("print:" + what)
		p.Do("close-notice")
	}
	if len(*orders) != 4 || (*orders)[2].Name != "arsuf-counters" || (*orders)[2].Paper != order.A4 || (*orders)[2].Lang != "en" {
		t.Errorf("%d orders: %+v", len(*orders), *orders)
	}
}

// What is printed goes on the paper that was chosen, and there is no other.
func TestThePaperIsChosen(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:arsuf")
	for _, c := range []struct{ command, paper string }{{"", order.A4}, {"paper:letter", order.Letter}, {"paper:b7", order.Letter}, {"paper:a4", order.A4}} {
		if c.command != "" {
			p.Do(c.command)
		}
		if p.press.Paper() != c.paper {
			t.Errorf("after %q it is %q", c.command, p.press.Paper())
		}
	}
	if d, ok := p.Shown().DrawerDock(); ok {
		t.Errorf("a drawer is open: %q", d.Name)
	}
	p.Do("drawer:print")
	if d, ok := p.Shown().DrawerDock(); !ok || d.Name != "drawer-print" {
		t.Error("on the page of a battle nothing can be printed")
	}
}

// A picture that is sent has a link along: to the game, or to the moment looked at, and to the battle where that is too
// long. The link is copied, and shown where the device offers nothing to others.
func TestAPictureIsSentWithALink(t *testing.T) {
	p := seated(t)
	orders, says, _ := atThePress(t, p)
	copied := ""
	p.Host.Copy = func(text string, then func(bool)) { copied = text; then(true) }
	sent := func() order.Order {
		p.Do(do.Picture(printing.WithLink))
		return (*orders)[len(*orders)-1]
	}
	if o := sent(); !o.Share || o.Form != order.PNG || o.Link != p.Link() || copied != o.Link {
		t.Errorf("sent is %q, copied %q", o.Link, copied)
	}
	(*says)(foe.Message{Answer: `{"file":"x.png","link":"` + copied + `"}`})
	if n := p.Shown().NoticeCard(); !strings.Contains(n.Text, "x.png") || n.Copy != copied {
		t.Errorf("told is %+v", n)
	}
	p.Do(do.Replay(1))
	if o := sent(); o.Link == p.Link() || o.Link != copied {
		t.Errorf("of the moment is sent %q", o.Link)
	}
	(*says)(foe.Message{Answer: `{"file":"x.png","shared":true}`})
	p.Do(do.EndReplay())
	for n := range 60 {
		p.Do(do.Typed(do.JotForm(-1), fmt.Sprintf("%x", sha256.Sum256([]byte{byte(n)}))))
	}
	if o := sent(); !strings.HasSuffix(o.Link, "#battle="+p.Table.Scenario.ID) {
		t.Errorf("of a long game is sent %d letters", len(o.Link))
	}
}

package printing

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/app/press/order"
	"gonfalon/app/press/presstest"
	"gonfalon/engine/game"
	"gonfalon/engine/medieval"
	"gonfalon/scenarios"
)

// pressed is what the press makes of an order.
func pressed(t testing.TB, o *order.Order) []byte {
	t.Helper()
	made, _, err := presstest.New(t, "../../web").Print(o)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// english speaks English.
type english struct{}

func (english) Lang() string                          { return "en" }
func (english) Say(key string, args i18n.Args) string { return i18n.T("en", key, args) }

// orderOf is the order for something of a battle, printed in English.
func orderOf(t testing.TB, battle, what string) *order.Order {
	t.Helper()
	sc, err := scenarios.Find(battle)
	if err != nil {
		t.Fatal(err)
	}
	b := Battle{Voice: english{}, Scenario: sc, Name: battle, Map: sheet.Thumb(sc.Board)}
	o, err := b.Order(what)
	if err != nil {
		t.Fatal(err)
	}
	o.Paper = order.A4
	return o
}

var pages = regexp.MustCompile(`/Type ?/Page\b`)

// pagesOf counts the pages of a PDF.
func pagesOf(made []byte) int { return len(pages.FindAll(made, -1)) }

// Fronts and backs of all counters of a battle are printed, a page of backs behind each of fronts.
func TestCountersArePrintedOnBothSides(t *testing.T) {
	for _, battle := range []string{"kulikovo-ambush", "arsuf"} {
		o := orderOf(t, battle, "counters")
		sc, _ := scenarios.Find(battle)
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		n := (g.Counters() + counterColumns*counterRows - 1) / (counterColumns * counterRows)
		if made := pagesOf(pressed(t, o)); made != 2*n || len(o.Sheets) != 2*n {
			t.Errorf("%s: %d pages for %d counters", battle, made, g.Counters())
		}
		for i, s := range o.Sheets {
			if s.Counters.Mirrored != (i%2 == 1) {
				t.Errorf("%s: sheet %d is mirrored: %t", battle, i, s.Counters.Mirrored)
			}
		}
	}
}

// The back of each counter lies behind its front when the paper is turned over its long side.
func TestBacksLieBehindFronts(t *testing.T) {
	var fronts []mapview.Counter
	for i := range 13 {
		fronts = append(fronts, mapview.Counter{Shown: true, ID: i})
	}
	front, back := rowsOf(fronts, false), rowsOf(fronts, true)
	for y, row := range front {
		for x, c := range row {
			if b := back[y][counterColumns-1-x]; c.Shown != b.Shown || c.ID != b.ID {
				t.Errorf("behind %d in row %d lies %d", c.ID, y, b.ID)
			}
		}
	}
}

// Who has a weaker side has it on the back, with its figures.
func TestTheBackIsTheWeakerSide(t *testing.T) {
	weaker := 0
	for _, sc := range scenarios.All() {
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			face, ok := g.(game.Printed).Back(id)
			if c := back(g, p); ok && (!c.Reduced || c.SP != strconv.Itoa(face.SP)) || !ok && c.Reduced {
				t.Errorf("%s: the back of %s is %+v, its weaker side %+v", sc.ID, p.Label, c, face)
			}
			if ok {
				weaker++
			}
		}
	}
	if weaker == 0 {
		t.Error("nobody has a weaker side")
	}
}

// A map to play on is printed over pages that overlap, as many as it takes; else on one.
func TestMapsArePrintedAsLargeAsWanted(t *testing.T) {
	if n := pagesOf(pressed(t, orderOf(t, "arsuf", "map"))); n != 1 {
		t.Errorf("on one page: %d", n)
	}
	o := orderOf(t, "arsuf", "tiles")
	a := o.Sheets[0].Map.Field.Area
	wide, high := a.W*hexSize/mapview.High, a.H*hexSize/mapview.High
	n := pagesOf(pressed(t, o))
	if room := float64(n) * (210 - 24) * (297 - 24); room < wide*high {
		t.Errorf("%d pages for %.0f by %.0f mm", n, wide, high)
	}
}

// The tables of the aid are those that the rules use.
func TestTheAidHasTheTablesOfTheRules(t *testing.T) {
	for _, sc := range scenarios.All() {
		i := slices.IndexFunc(medieval.Editions, func(e *medieval.Edition) bool { return e.Key == sc.Edition })
		o := orderOf(t, sc.ID, "aid")
		a := o.Sheets[0].Aid
		titles := map[string]order.Table{}
		for _, table := range a.Tables {
			titles[table.Title] = table
			for _, row := range slices.Concat([][]string{table.Head}, table.Rows) {
				if slices.ContainsFunc(row, func(cell string) bool {
					return strings.ContainsAny(cell, "⟦{") || strings.HasPrefix(cell, "-") || strings.HasPrefix(cell, "aid.") || cell == "§ "
				}) {
					t.Errorf("%s: in %s stands %q", sc.ID, table.Title, row)
				}
			}
		}
		for title, least := range map[string]int{"Combat": 6, "Movement": 5, "Tests (one die)": 3, "Order of a turn": 9, "A counter": 4, "Leader": 2} {
			if n := len(titles[title].Rows); n < least {
				t.Errorf("%s: %q has %d rows", sc.ID, title, n)
			}
		}
		if titles["A counter"].Picture == nil || titles["Combat"].Note == "" || len(titles["Movement"].Para) < 4 {
			t.Errorf("%s: the aid is %+v", sc.ID, titles)
		}
		if i < 0 {
			continue
		}
		for roll := 2; roll <= 12; roll++ {
			for column, name := range medieval.Columns {
				cell := strings.ReplaceAll(a.Tables[0].Rows[roll-2][column+1], "−", "-")
				if want := medieval.Editions[i].Combat.At(column, roll); medieval.ParseResult(cell) != want {
					t.Errorf("%s: a %d at %s is %q, by the rules %+v", sc.ID, roll, name, cell, want)
				}
			}
		}
	}
	if n := pagesOf(pressed(t, orderOf(t, "arsuf", "aid"))); n != 1 {
		t.Errorf("it takes %d pages", n)
	}
}

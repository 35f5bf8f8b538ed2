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
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
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

// On the set-up sheet and on the printed counters no two of a battle are called the same, in any language.
func TestNoTwoArePrintedWithOneName(t *testing.T) {
	for _, sc := range scenarios.All() {
		g := begun(t, sc.ID)
		for _, lang := range i18n.Langs() {
			w := tell.Words{Lang: lang, Game: g, Sides: sc.Sides, System: sc.System, Battle: sc.Battle}
			seen := map[string]game.ID{}
			for id := range game.ID(g.Counters()) {
				p := g.Piece(id)
				name := begins(nil, w, p)[0].names[0]
				if had, known := seen[name]; name == "" || known && (p.Rank != game.Banner || p.Commander != game.None) {
					t.Errorf("%s, %s: %d and %d are both called %q", sc.ID, lang, had, id, name)
				}
				if seen[name] = id; p.Rank != game.Unit {
					continue
				}
				if front, back := sides(w, p); front.Name != name || back.Name != name {
					t.Errorf("%s, %s: %q is printed as %q and %q", sc.ID, lang, name, front.Name, back.Name)
				}
			}
		}
	}
}

// Fronts and backs of all counters of a battle are printed, a page of backs behind each of fronts, and then
// those of the counters that belong to no army.
func TestCountersArePrintedOnBothSides(t *testing.T) {
	for _, battle := range []string{"kulikovo-ambush", "arsuf"} {
		o := orderOf(t, battle, "counters")
		g := begun(t, battle)
		loose := 0
		for _, l := range g.(game.Printed).Loose() {
			loose += l.N
		}
		const page = counterColumns * counterRows
		n := (g.Counters()+page-1)/page + (loose+page-1)/page
		if made := pagesOf(pressed(t, o)); loose == 0 || made != 2*n || len(o.Sheets) != 2*n {
			t.Errorf("%s: %d pages for %d and %d counters", battle, made, g.Counters(), loose)
		}
		for i, s := range o.Sheets {
			if s.Counters.Mirrored != (i%2 == 1) {
				t.Errorf("%s: sheet %d is mirrored: %t", battle, i, s.Counters.Mirrored)
			}
		}
	}
}

// begun is a battle as it begins.
func begun(t testing.TB, battle string) game.Game {
	t.Helper()
	sc, err := scenarios.Find(battle)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
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

// What a counter has on its back is printed there with its figures: a weaker side as such, and the side
// with which shooters march as another one.
func TestBacksHaveTheirFigures(t *testing.T) {
	weaker, marching := 0, 0
	for _, sc := range scenarios.All() {
		b := Battle{Voice: english{}, Scenario: sc}
		g := begun(t, sc.ID)
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			front, behind := g.(game.Printed).Sides(id)
			f, c := sides(b.words(g), p)
			switch {
			case p.Rank != game.Unit:
				continue
			case behind == game.Face{}:
				if c.Reduced || c.Depth == 0 {
					t.Errorf("%s: the back of %s, which has none, is %+v", sc.ID, p.Label, c)
				}
				continue
			case behind.SP == 0:
				marching++
			default:
				weaker++
			}
			if f.SP != strconv.Itoa(front.SP) || f.MP != tell.Mp(front.Move) || c.SP != strconv.Itoa(behind.SP) || c.MP != tell.Mp(behind.Move) || c.Reduced != (behind.SP > 0) {
				t.Errorf("%s: %s is printed %+v and %+v, it is %+v and %+v", sc.ID, p.Label, f, c, front, behind)
			}
		}
	}
	if weaker == 0 || marching == 0 {
		t.Errorf("%d have a weaker side, %d one to march with", weaker, marching)
	}
}

// Each counter of a battle stands once in its set-up, by the name on it, and with a place.
func TestTheSetUpNamesEveryCounter(t *testing.T) {
	for _, sc := range scenarios.All() {
		b := Battle{Voice: english{}, Scenario: sc}
		w := b.words(begun(t, sc.ID))
		posts, n := []post(nil), 0
		for id := range game.ID(w.Game.Counters()) {
			posts = begins(posts, w, w.Game.Piece(id))
		}
		for _, p := range posts {
			n += len(p.names)
			if p.where == "" || strings.ContainsAny(p.where, "⟦{") || strings.HasPrefix(p.where, "refusal.") {
				t.Errorf("%s: %v begin %q", sc.ID, p.names, p.where)
			}
		}
		if n != w.Game.Counters() {
			t.Errorf("%s: %d of %d counters", sc.ID, n, w.Game.Counters())
		}
		for _, s := range orderOf(t, sc.ID, "setup").Sheets {
			if len(s.Aid.Tables) == 0 {
				t.Errorf("%s: nothing in %s", sc.ID, s.Aid.Title)
			}
		}
	}
}

// Hexes are told column by column, names by their numbers.
func TestManyAreToldAsOne(t *testing.T) {
	at := func(text string) (list []hex.Hex) {
		for _, h := range strings.Fields(text) {
			x, err := hex.Parse(h)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, x)
		}
		return list
	}
	if got := runs(at("1814 1812 1911 1813 1901")); got != "1812–1814, 1901, 1911" {
		t.Error(got)
	}
	if got := named([]string{"Kraków 1", "Kraków 2", "Kraków 3", "Gończa", "Kraków 5"}); got != "Kraków 1–3, Gończa, Kraków 5" {
		t.Error(got)
	}
}

// Every counter that belongs to no army says in words what it is.
func TestMarkersAreNamed(t *testing.T) {
	for _, sc := range scenarios.All() {
		g := begun(t, sc.ID)
		for _, lang := range i18n.Langs() {
			for _, l := range g.(game.Printed).Loose() {
				for _, s := range []game.Sign{l.Front, l.Back} {
					if text := i18n.T(lang, "token."+s.Code, nil); s.Code != "" && strings.Contains(text, "token.") {
						t.Errorf("%s: %s", lang, text)
					}
				}
			}
		}
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
	if n := pagesOf(pressed(t, orderOf(t, "arsuf", "aid"))); n > 2 {
		t.Errorf("it takes %d pages", n)
	}
}

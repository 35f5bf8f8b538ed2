package page

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// hot is what names in a hostile battle begin with: markup itself is refused, but not what becomes markup where it is
// not escaped, or ends an attribute. What it is where it is set as text begins with set.
const hot, set = `&lt;b&gt;"`, "&amp;lt;b&amp;gt;"

// attributes are those of elements, which the page sets as what they are; only as a text they are not escaped.
var attributes = regexp.MustCompile(`="(?:[^"\\]|\\.)*"`)

// hostile is a battle all of whose names begin with a text: its own, and those of its maker, its sides, its leaders and
// what lies on its map.
func hostile(t *testing.T, hot string) scenarios.Bundle {
	t.Helper()
	b := scenarios.Bundle{Name: "mine.txt"}
	for name, to := range map[string]*string{"map": &b.Map, "mieszko": &b.Battle} {
		text, err := os.ReadFile("../../scenarios/legnica/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		*to = string(text)
	}
	for _, name := range []string{"Koskowice", "Bartoszow", "Wierzbiak", "Nowa Wies", "Czech road"} {
		b.Map = strings.ReplaceAll(b.Map, "\n"+name, "\n"+hot+name)
	}
	for _, name := range []string{"Mieszko II", "Jurgen", "Henryk II", "Baszur", "Bajdar", "Ordu"} {
		b.Battle = strings.ReplaceAll(b.Battle, "\nleader "+name, "\nleader "+hot+name)
	}
	for _, name := range []string{"Mi", "Ju", "Bs", "Bj", "Or"} {
		b.Battle = strings.ReplaceAll(b.Battle, "initial "+name, "initial "+hot+name)
	}
	for _, name := range []string{"poles", "mongols"} {
		b.Battle = strings.ReplaceAll(b.Battle, "side "+name, "side "+hot+name)
	}
	b.Battle = "title: " + hot + "Mine\nauthor: " + hot + "Me\n" + b.Battle
	return b
}

// No name in a battle may be markup.
func TestMarkupIsNoName(t *testing.T) {
	b := hostile(t, "<i>")
	lines := 0
	for _, text := range []*string{&b.Map, &b.Battle} {
		whole := *text
		for line := range strings.Lines(whole) {
			if !strings.Contains(line, "<i>") || strings.HasPrefix(line, "#") {
				continue
			}
			one := hostile(t, "")
			to := map[*string]*string{&b.Map: &one.Map, &b.Battle: &one.Battle}[text]
			*to = strings.Replace(*to, strings.ReplaceAll(line, "<i>", ""), line, 1)
			if lines++; !strings.Contains(*to, "<i>") {
				t.Fatalf("%q is not there", line)
			}
			if sc, err := one.Open(); err == nil {
				t.Errorf("%s has %q", sc.ID, line)
			}
		}
	}
	if lines < 15 {
		t.Errorf("%d lines were tried", lines)
	}
}

// What a battle calls things is set as text and never read as markup, wherever the page shows it: on the shelf, on its
// page, at the table while it is played, in the drawers, in the chronicle, on the map, and on paper.
func TestNamesOfAHostileBattleAreText(t *testing.T) {
	p, _ := newPage(t)
	b := hostile(t, hot)
	sc, err := p.Host.Find(save.OwnMark + b.Pack())
	if err != nil {
		t.Fatal(err)
	}
	where := map[string]bool{}
	read := func(place, markup string) {
		if at := max(strings.Index(markup, "&lt;b"), strings.Index(markup, `gt;"`)); at >= 0 {
			t.Fatalf("%s: read as markup: %s", place, markup[max(0, at-200):min(len(markup), at+60)])
		}
		where[place] = where[place] || strings.Contains(markup, set)
	}
	look := func(place string) {
		for _, ui := range shownParts(p) {
			read(place, attributes.ReplaceAllString(app.HTMLString(ui), ""))
		}
	}
	if err := p.own.Keep(sc); err != nil {
		t.Fatal(err)
	}
	look("shelf")
	p.Do(do.Battle(sc.ID))
	look("its page")
	read("printed map", sheet.SVG(sc.Board, sheet.Options{Numbers: true}))
	p.Do(do.Start(sc.ID))
	r := robot{t, p, rand.New(rand.NewPCG(1, 54))}
	for i := range 60 {
		if p.Table.Table.Stage == game.StageSetUp && i > 2 {
			p.Do(do.Press(game.VerbDeploy))
			p.Do(do.Press(game.VerbReady))
		} else if p.Table.Table.Stage != game.StageOver {
			r.gesture()
		}
		look("table")
		a := mapview.Extent(p.Table.Scenario.Board)
		read("map", p.Prints.Of(p.Table.Scenario, "en").Full)
		read("counters", mapview.DrawAt(p.Table.Mode.Scene(p.View(), table.Overlays{}), a.X, a.Y, a.W, a.H))
	}
	for _, drawer := range []string{"menu", "layers", "log", "help", "saves", "share", "deputies", "notes"} {
		p.Do(do.Drawer(drawer))
		look("drawer " + drawer)
		p.Do(do.Drawer(drawer))
	}
	p.Do(do.Shelf())
	look("shelf with a game")
	for _, place := range []string{"shelf", "its page", "printed map", "table", "map", "counters", "drawer log", "shelf with a game"} {
		if !where[place] {
			t.Errorf("%s: none of its names is there", place)
		}
	}
}

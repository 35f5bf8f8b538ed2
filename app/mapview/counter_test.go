package mapview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

func horseman() Counter {
	return Counter{Shown: true, ID: 7, Kind: "heavy-cavalry", Label: "Mi 7", SP: "2", MP: "6", Armour: 2,
		Hex: hex.At(3, 4), Called: Called{Title: "Mieszko's heavy cavalry 7"}}
}

func markup(c Counter) string { return draw(c, place{Size: cardSize}, 60*int(c.Facing)).String() }

func TestCardShowsWhatIsPrintedOnIt(t *testing.T) {
	got := markup(horseman())
	for _, want := range []string{
		`class="ctr a"`, `href="#card-a"`, `href="#sil-heavy-cavalry"`, `>Mi 7</text>`, `>2</text>`, `>6</text>`,
		`class="shield s0"`, `class="shield s1"`, `aria-label="Mieszko's heavy cavalry 7"`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("a card lacks %s", want)
		}
	}
}

func TestStatesAreShapes(t *testing.T) {
	for name, tc := range map[string]struct {
		change func(*Counter)
		want   string
	}{
		"side B":                    {func(c *Counter) { c.Side = 1 }, `href="#card-b"`},
		"reduced":                   {func(c *Counter) { c.Reduced = true }, `class="ctr a red"`},
		"moved":                     {func(c *Counter) { c.Moved = true }, `class="dog"`},
		"must attack":               {func(c *Counter) { c.Must = true }, `href="#badge-must"`},
		"disorganised":              {func(c *Counter) { c.Broken = "disorganised" }, `href="#badge-disorganised"`},
		"panicked":                  {func(c *Counter) { c.Broken = "panicked" }, `href="#badge-panicked"`},
		"charging":                  {func(c *Counter) { c.Charge = 3 }, `<text class="cft" y="8.4">3</text>`},
		"charging without a factor": {func(c *Counter) { c.Charging = true }, `class="cfl"`},
		"archers":                   {func(c *Counter) { c.Bow = "2×1" }, `>2×1</text>`},
		"light troops":              {func(c *Counter) { c.Dot = SolidDot }, `class="dot-ink"`},
		"lighter troops":            {func(c *Counter) { c.Dot = OpenDot }, `class="dot-ring"`},
		"palisade":                  {func(c *Counter) { c.Palisade = true }, `href="#palisade"`},
		"selected":                  {func(c *Counter) { c.Selected = true }, `class="st-sel"`},
		"target":                    {func(c *Counter) { c.Target = true }, `class="st-target"`},
		"no strength":               {func(c *Counter) { c.SP = "0" }, `class="sp zero"`},
	} {
		t.Run(name, func(t *testing.T) {
			c := horseman()
			if strings.Contains(markup(c), tc.want) {
				t.Fatalf("a plain card has %s too", tc.want)
			}
			tc.change(&c)
			if got := markup(c); !strings.Contains(got, tc.want) {
				t.Errorf("no %s in %s", tc.want, got)
			}
		})
	}
}

func TestFiguresAreNeverUpsideDown(t *testing.T) {
	for d := hex.N; d <= hex.NW; d++ {
		c := horseman()
		c.Facing = d
		class := cardClass(c)
		if got, want := strings.Contains(class, "under"), d == hex.SE || d == hex.S || d == hex.SW; got != want {
			t.Errorf("facing %s: name turned over: %t", d, got)
		}
		if got, want := strings.Contains(class, "mirror"), d == hex.SW || d == hex.NW; got != want {
			t.Errorf("facing %s: silhouette mirrored: %t", d, got)
		}
	}
}

func TestCardTurnsTheShorterWay(t *testing.T) {
	for _, tc := range []struct{ now, facing, want int }{
		{0, 60, 60}, {300, 0, 360}, {0, 300, -60}, {360, 60, 420}, {-60, 240, -120}, {60, 60, 60},
	} {
		if got := nearestTurn(tc.now, tc.facing); got != tc.want {
			t.Errorf("from %d° to face %d°: turned to %d°, want %d°", tc.now, tc.facing, got, tc.want)
		}
	}
}

func TestCardBeneathIsBlank(t *testing.T) {
	c := horseman()
	c.Depth = 1
	if got := markup(c); strings.Contains(got, "<text") || strings.Contains(got, "sil-") {
		t.Errorf("the card beneath shows figures: %s", got)
	}
}

func TestGhostShowsNoFiguresButItsCharge(t *testing.T) {
	c := horseman()
	c.Charge = 2
	got := drawGhost(c, place{Size: cardSize}).String()
	if strings.Contains(got, `class="sp`) || !strings.Contains(got, `class="cft"`) {
		t.Errorf("ghost: %s", got)
	}
}

func TestRangedUnitOnTheMoveHasItsOwnSilhouette(t *testing.T) {
	for sp, want := range map[string]string{"1": "sil-archers", "0": "sil-archers-moving"} {
		if got := (Counter{Kind: "archers", SP: sp}).shape(); got != want {
			t.Errorf("archers with %s SP: %s, want %s", sp, got, want)
		}
	}
}

func TestLeadersAndBanners(t *testing.T) {
	c := Counter{Label: "He", Range: 3}
	for _, tc := range []struct {
		rank   Rank
		fallen bool
		want   string
	}{
		{Leader, false, `href="#disc"`}, {GrandLeader, false, `href="#scallop"`},
		{Banner, false, `href="#banner-a"`}, {Banner, true, `href="#fallen"`},
	} {
		c.Rank, c.Fallen = tc.rank, tc.fallen
		if got := markup(c); !strings.Contains(got, tc.want) {
			t.Errorf("rank %d: no %s in %s", tc.rank, tc.want, got)
		}
	}
}

// Whatever a counter refers to is defined, for every kind the app knows.
func TestEveryShapeIsDefined(t *testing.T) {
	kinds := []string{"light-cavalry", "cavalry", "heavy-cavalry", "horse-archers", "camel-archers", "infantry",
		"heavy-infantry", "retainers", "genoese", "janissaries", "archers", "crossbows", "bombards"}
	defs := definitions.String()
	for _, k := range kinds {
		for _, c := range []Counter{
			{Kind: k, SP: "0", Armour: 2, Must: true, Palisade: true, Broken: "panicked"},
			{Kind: k, SP: "2", Side: 1, Broken: "disorganised"},
			{Rank: Leader}, {Rank: GrandLeader}, {Rank: Banner}, {Rank: Banner, Side: 1}, {Rank: Banner, Fallen: true},
		} {
			for _, id := range references(markup(c)) {
				if !strings.Contains(defs, `id="`+id+`"`) {
					t.Errorf("%s refers to %q, which is not defined", k, id)
				}
			}
		}
	}
}

func references(markup string) (ids []string) {
	for _, part := range strings.Split(markup, `href="#`)[1:] {
		ids = append(ids, part[:strings.IndexByte(part, '"')])
	}
	return ids
}

func TestPageAndStringShowTheSameCounter(t *testing.T) {
	c := horseman()
	page := app.HTMLString(&counterView{Counter: c, Place: place{1, 2, 45}})
	for _, part := range []string{"--x:1px;--y:2px;--size:0.45;--turn:0deg", "#sil-heavy-cavalry", "Mi 7"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s: %s", part, page)
		}
	}
	c.Shown = false
	if page := app.HTMLString(&counterView{Counter: c}); strings.Contains(page, "Mi 7") {
		t.Error("a counter that is not shown is on the page")
	}
}

// A picture reaches the page as text, which may bring no style of its own.
func TestPicturesBringNoStyle(t *testing.T) {
	leader, banner := horseman(), horseman()
	leader.Rank, banner.Rank = Leader, Banner
	turned := horseman()
	turned.Facing = hex.SE
	for _, c := range []Counter{horseman(), turned, leader, banner} {
		if got := picture(c).String(); strings.Contains(got, "style=") || !strings.Contains(got, `class="ctr a`) {
			t.Errorf("rank %v: %s", c.Rank, got)
		}
	}
}

func TestMarkupIsEscaped(t *testing.T) {
	c := horseman()
	c.Label, c.Title = `<b>&`, `"quoted"`
	got := markup(c)
	if !strings.Contains(got, "&lt;b&gt;&amp;") || !strings.Contains(got, "&quot;quoted&quot;") {
		t.Errorf("label and title are not escaped: %s", got)
	}
}

func TestLeaderShowsWhatHeHas(t *testing.T) {
	lionheart := Counter{Shown: true, Rank: Leader, Label: "Lionheart", Value: 3}
	got := markup(lionheart)
	if !strings.Contains(got, `class="worth"`) || strings.Contains(got, `class="range"`) {
		t.Errorf("a leader who commands nobody from afar shows %s", got)
	}
	if !strings.Contains(got, ">Lion</text>") {
		t.Error("a long name runs over its ribbon")
	}
	if got := markup(Counter{Shown: true, Rank: Leader, Label: "Mi", Range: 2}); strings.Contains(got, `class="worth"`) {
		t.Error("a leader without value shows one")
	}
}

// A side is of another faith in every battle: its banner bears the sign of none, neither the
// crescent it had, which was two circles, nor a cross.
func TestBannersBearASignOfNoFaith(t *testing.T) {
	found := 0
	for _, e := range emblems() {
		text := e.String()
		if !strings.Contains(text, `id="banner-`) {
			continue
		}
		if found++; strings.Contains(text, "<circle") || strings.Count(text, "f-device") != 1 {
			t.Errorf("a banner bears %s", text)
		}
	}
	if found != 2 {
		t.Errorf("%d banners", found)
	}
}

// Riders are heard by what their figures sit on.
func TestWhoRidesIsDrawnSo(t *testing.T) {
	for kind, want := range map[string]bool{"light-cavalry": true, "cavalry": true, "heavy-cavalry": true, "horse-archers": true,
		"camel-archers": true, "infantry": false, "archers": false, "bombards": false, "banner": false, "no such": false} {
		if Rides(kind) != want {
			t.Errorf("%s rides: %v", kind, !want)
		}
	}
}

// A card with a name shows it from near and its code from afar; its arms stand on its shoulder, smaller beside
// the dot of light troops. A card without has neither.
func TestCardsBearNamesAndArms(t *testing.T) {
	for _, c := range []struct {
		card  Counter
		wants []string
	}{
		{Counter{Label: "Mi 2", Called: Called{Name: "Opole 2", Arms: "7"}}, []string{`class="id code"`, `class="id whole"`, ">Opole 2<", `class="arms" href="#arms-7"`}},
		{Counter{Label: "TB 1", Called: Called{Name: "Kołomna 12", Arms: "8"}, Dot: OpenDot}, []string{`class="id whole long"`, `class="arms small" href="#arms-8"`}},
		{Counter{Label: "Mi 2"}, []string{`class="id" y`, ">Mi 2<"}},
	} {
		got := draw(c.card, alone, 0).String()
		for _, w := range c.wants {
			if !strings.Contains(got, w) {
				t.Errorf("%q is drawn as %s, without %s", c.card.Name, got, w)
			}
		}
		if c.card.Name == "" && (strings.Contains(got, "arms") || strings.Contains(got, "whole")) {
			t.Errorf("a card without a name is drawn as %s", got)
		}
	}
}

// BenchmarkDrawArmy draws three hundred cards with their names and arms, as a page does once.
func BenchmarkDrawArmy(b *testing.B) {
	c := Counter{Shown: true, Kind: "heavy-cavalry", Label: "Po 1", Called: Called{Name: "Gończa 2", Arms: "7"}, SP: "2", MP: "6", Armour: 2}
	for b.Loop() {
		for range 300 {
			_ = draw(c, alone, 0).String()
		}
	}
}

package mapview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/engine/hex"
)

// stack is a hex with two cards, their leader and his banner, and a lone leader elsewhere.
func stack() Scene {
	at := hex.At(4, 4)
	return Scene{Counters: []Counter{
		{ID: 10, Shown: true, Hex: at, Kind: "infantry", Depth: 1},
		{ID: 11, Shown: true, Hex: at, Kind: "infantry", Label: "Mi 1"},
		{ID: 12, Shown: true, Hex: at, Rank: Leader},
		{ID: 13, Shown: true, Hex: at, Rank: Banner},
		{ID: 14, Shown: true, Hex: hex.At(8, 4), Rank: Leader},
		{ID: 15, Hex: at, Kind: "infantry"},
	}}
}

func TestTapFindsTheCounterOnTop(t *testing.T) {
	s := stack()
	x, y := Centre(hex.At(4, 4))
	lx, ly := Centre(hex.At(8, 4))
	for name, tc := range map[string]struct {
		x, y float64
		want int
	}{
		"the middle is the top card":         {x - 2, y + 6, 11},
		"the disc lies on the card":          {x + 15, y - 15, 12},
		"the banner lies on the card":        {x - 18, y - 22, 13},
		"the rim of the hex is the top card": {x, y + 33, 11},
		"a lone leader is in the middle":     {lx, ly, 14},
	} {
		t.Run(name, func(t *testing.T) {
			if id, ok := s.counterAt(tc.x, tc.y, 1); !ok || id != tc.want {
				t.Errorf("hit %d (%t), want %d", id, ok, tc.want)
			}
		})
	}
	if id, ok := s.counterAt(R, High/2, 1); ok {
		t.Errorf("hit %d in an empty hex", id)
	}
}

func TestHexStandsForItsTopCard(t *testing.T) {
	if id, ok := stack().cardOn(hex.At(4, 4)); !ok || id != 11 {
		t.Errorf("got %d (%t), want 11", id, ok)
	}
}

func TestEveryCounterKeepsItsSlot(t *testing.T) {
	s := stack()
	slots := func() int { cards, marks, _, _ := figures(s); return len(cards) + len(marks) }
	before := slots()
	for i := range s.Counters {
		s.Counters[i].Shown = false
	}
	if after := slots(); before != 6 || after != before {
		t.Errorf("%d slots, then %d, want 6 always", before, after)
	}
}

func TestWhatIsOfferedIsAnsweredByADoubleTap(t *testing.T) {
	s := stack()
	s.Overlay.Reach = []ReachHex{{Hex: hex.At(1, 1), Rest: true}, {Hex: hex.At(1, 2)}}
	s.Overlay.Choice = []ChoiceHex{{Hex: hex.At(2, 2)}}
	s.Counters[4].Target = true
	s.Counters[1].Selected = true
	s.Overlay.Reach = append(s.Overlay.Reach, ReachHex{Hex: s.Counters[1].Hex, Rest: true})
	for h, want := range map[hex.Hex]bool{
		hex.At(1, 1): true, hex.At(1, 2): false, hex.At(2, 2): true, hex.At(8, 4): true, hex.At(4, 4): false,
	} {
		if got := s.offered(h); got != want {
			t.Errorf("%s offered: %t, want %t", h, got, want)
		}
	}
}

func TestKeyboardVisitsOffersElseCounters(t *testing.T) {
	s := stack()
	if got := s.stops(); len(got) != 2 {
		t.Errorf("%v, want each hex with counters once", got)
	}
	s.Overlay.Choice = []ChoiceHex{{Hex: hex.At(2, 2)}}
	if got := s.stops(); len(got) != 1 || got[0] != hex.At(2, 2) {
		t.Errorf("%v, want the choice", got)
	}
}

func TestViewRendersEverything(t *testing.T) {
	s := stack()
	s.Overlay.Choice = []ChoiceHex{{Hex: hex.At(2, 2), Letter: "A"}}
	page := app.HTMLString(&View{Map: `<svg id="printed"></svg>`, Area: Area{W: 800, H: 600}, Scene: s, Camera: &Camera{}, Label: "Map of Legnica"})
	for _, part := range []string{`id="printed"`, `aria-label="Map of Legnica"`, "Mi 1", "#disc", "#banner-a", "o-choice", "sil-infantry", "width:800px"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	if strings.Contains(page, `<g class="mv-part`) || strings.Count(page, `class="mv-part`) < 7 {
		t.Error("not every part of a plane is an svg of its own: browsers paint all of one in which something moves")
	}
}

func TestDrawIsCutToItsCounters(t *testing.T) {
	got := Draw(stack())
	if !strings.HasPrefix(got, `<svg xmlns="http://www.w3.org/2000/svg"`) || !strings.Contains(got, "Mi 1") {
		t.Errorf("not an svg of the scene: %.200s", got)
	}
	x, y := Centre(hex.At(4, 4))
	if want := `viewBox="` + num(x-100) + " " + num(y-100) + " "; !strings.Contains(got, want) {
		t.Errorf("no %s in %.200s", want, got)
	}
}

func TestMiniMapTellsTheSidesApartByShape(t *testing.T) {
	cs := []Counter{{Shown: true}, {Shown: true, Side: 1}, {Side: 1}, {Shown: true, Rank: Leader}}
	if a, b := crowd(cs, 0), crowd(cs, 1); strings.Count(a, "M") != 1 || strings.Count(b, "M") != 1 || a == b {
		t.Errorf("side A %q, side B %q", a, b)
	}
}

func TestPileIsCountedInWords(t *testing.T) {
	at := hex.At(4, 4)
	pile := []Counter{{Hex: at, Depth: 1}, {Hex: at, Depth: 2}, {Hex: at, Depth: 3}}
	s := Scene{Counters: []Counter{{Shown: true, Hex: at}}}
	for _, c := range pile {
		c.Shown = true
		s.Counters = append(s.Counters, c)
	}
	got := group("", sceneParts(s, Area{})...).String()
	if at := strings.Index(got, "×4</text>"); at < 0 || at < strings.LastIndex(got, "#card-a") {
		t.Error("the count lies beneath a card")
	}
	if n := strings.Count(group("", blanks(pile)...).String(), "#card-a"); n != 1 || strings.Count(got, "×4") != 1 {
		t.Errorf("%d cards beneath the top one, want 1 and a count of 4: %s", n, got)
	}
	if got := group("", counts(pile[:1])...).String(); strings.Contains(got, "×") {
		t.Error("a stack of two is counted")
	}
}

package printing

import (
	"os"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// chartist is the program beside the page that draws maps.
type chartist struct {
	asked  []string
	heard  func(foe.Message)
	closed int
}

func (c *chartist) begin(heard func(foe.Message)) (func(string), func()) {
	c.heard = heard
	return func(text string) { c.asked = append(c.asked, text) }, func() { c.closed++ }
}

// mapped is a battle on a map of its maker's, or on a part of that.
func mapped(t *testing.T, part string) *game.Scenario {
	t.Helper()
	var text [2]string
	for i, name := range []string{"map", "bobrok"} {
		b, err := os.ReadFile("../../scenarios/kulikovo/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		text[i] = strings.ReplaceAll(string(b), "2701-4216", part)
	}
	sc, err := scenarios.Bundle{Name: "mine.txt", Map: text[0], Battle: "title: Mine\n" + text[1]}.Open()
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

// A map that does not ship is drawn once it is looked for, one at a time, and seen plainly until then and where it
// cannot be drawn.
func TestAMapThatDoesNotShipIsDrawnOnceItIsLookedFor(t *testing.T) {
	const inPrint = `<svg class="map" viewBox="0 0 1 1"><path class="m-ink"/></svg>`
	for name, part := range map[string]string{"whole": "0000-5531", "a part": "2701-4216"} {
		var m Pictures
		var c chartist
		sc := mapped(t, part)
		m.Draw(sc)
		if m.Chart(c.begin); len(c.asked) > 0 {
			t.Errorf("%s: drawn before somebody looks", name)
		}
		plain := m.Of(*sc, "pl").Full
		if !strings.Contains(plain, "m-ground") || len(m.Ask()) > 0 {
			t.Errorf("%s: before it is drawn: %.80s", name, plain)
		}
		m.Of(*sc, "pl")
		if m.Chart(c.begin); len(c.asked) != 1 || c.asked[0] != sc.Made.Text || !m.Charting(sc) {
			t.Fatalf("%s: asked %d times", name, len(c.asked))
		}
		if m.Chart(c.begin); len(c.asked) > 1 {
			t.Errorf("%s: two are drawn at a time", name)
		}
		c.heard(foe.Message{Answer: `{"drawn":` + strings.ReplaceAll(`"`+strings.ReplaceAll(inPrint, `"`, `\"`)+`"`, "\n", "") + `}`})
		for _, lang := range []string{"pl", "en"} {
			if got := m.Of(*sc, lang).Full; !strings.Contains(got, "m-ink") || strings.Contains(got, "m-margin") != (name == "a part") || got != m.Map(sc, lang) {
				t.Errorf("%s in %s: %s", name, lang, got)
			}
		}
		if m.Chart(c.begin); c.closed != 1 || m.Charting(sc) || len(c.asked) != 1 {
			t.Errorf("%s: it goes on", name)
		}
	}
	for _, answer := range []foe.Message{{Failed: "press-missing"}, {Answer: `{"trouble":"order"}`}, {Answer: `{"drawn":"<b>"}`}} {
		var m Pictures
		var c chartist
		sc := mapped(t, "0000-5531")
		m.Draw(sc)
		plain := m.Of(*sc, "en").Full
		m.Chart(c.begin)
		if c.heard(answer); m.Of(*sc, "en").Full != plain || m.Charting(sc) || c.closed != 1 {
			t.Errorf("%+v: %.80s", answer, m.Of(*sc, "en").Full)
		}
	}
}

// What ours show is not drawn, nor what is too large.
func TestAMapOfOursIsNotDrawn(t *testing.T) {
	var m Pictures
	var c chartist
	ours, err := scenarios.Find("kulikovo-bobrok")
	if err != nil {
		t.Fatal(err)
	}
	large := *mapped(t, "0000-5531")
	wide := *large.Board
	wide.Columns *= 3
	large.Board = &wide
	for _, sc := range []*game.Scenario{ours, &large} {
		m.Of(*sc, "en")
		if m.Chart(c.begin); len(c.asked) > 0 || m.Charting(sc) {
			t.Errorf("%s is drawn", sc.ID)
		}
	}
	if m.svg[mapview.MapFile(ours.ID, "en")] != "" {
		t.Error("it is there")
	}
}

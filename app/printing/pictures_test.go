package printing

import (
	"os"
	"strings"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

const drawn = `<svg viewBox="0 0 1 1"/>`

func TestAPictureIsWantedOnce(t *testing.T) {
	var m Pictures
	if m.Card("x") != "" || m.Card("x") != "" || len(m.wanted) != 1 {
		t.Errorf("wanted %q", m.wanted)
	}
	m.keep(m.wanted[0], drawn)
	if got := m.Card("x"); got != `<svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 1 1"/>` {
		t.Errorf("picture %s", got)
	}
	if m.Ask(); len(m.Ask()) > 0 || m.Card("y") != "" || len(m.Ask()) != 1 || m.Card("y") != "" || len(m.Ask()) > 0 {
		t.Error("a picture on its way is asked for again")
	}
}

// The picture of a battle that somebody made on a part of a map shows the ground and who stands there.
func TestTheCardOfABattleOfOnesOwnShowsItsTroops(t *testing.T) {
	sc, err := scenarios.Find("kosovo-guns")
	if err != nil {
		t.Fatal(err)
	}
	own := *sc
	own.ID = "own-1"
	var m Pictures
	m.Draw(&own)
	card := m.Card(own.ID)
	if strings.Contains(card, "slice") {
		t.Error("what is higher than its frame is cut")
	}
	for _, class := range []string{"m-ground", "m-side a", "m-side b"} {
		if !strings.Contains(card, class) {
			t.Errorf("there is no %s in %.300s", class, card)
		}
	}
}

// openedOn is a battle of ours as somebody plays it on another part of its map, "" for the same.
func openedOn(t *testing.T, text, was, part string) *game.Scenario {
	t.Helper()
	if part != "" {
		text = strings.Replace(text, was, part, 2) // in its remarks, and below them
	}
	sc, err := scenarios.Bundle{Name: "mine.txt", Battle: "title: Mine\n" + text}.Open()
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

// Who fights on a part of a map of ours sees it as it is printed: as we print the part where there is a battle of ours on it,
// else cut out of the whole map.
func TestABattleOnAPartOfOurMapIsSeenInPrint(t *testing.T) {
	text, err := os.ReadFile("../../scenarios/kulikovo/bobrok.txt")
	if err != nil {
		t.Fatal(err)
	}
	for part, name := range map[string]string{"": "kulikovo-bobrok", "2700-4217": "kulikovo"} {
		sc := openedOn(t, string(text), "2701-4216", part)
		var m Pictures
		m.Draw(sc)
		if m.Of(*sc, "pl"); m.Map(sc, "pl") != "" {
			t.Errorf("%s: it is there before it came", name)
		}
		wanted := m.Ask()
		if len(wanted) != 2 || wanted[0] != mapview.MapFile(name, "pl") || wanted[1] != mapview.ThumbFile(name) || !m.Due(*sc, "pl") {
			t.Fatalf("%s: wanted %q", name, wanted)
		}
		whole := `<svg class="map" viewBox="0 0 5000 5000"><path d="m0 0"/></svg>`
		if part == "" {
			whole = strings.Replace(whole, "0 0 5000 5000", mapview.Extent(sc.Board).ViewBox(), 1)
		}
		for _, address := range wanted {
			m.Arrived(address, whole)
		}
		got := m.Of(*sc, "pl")
		for _, svg := range []string{got.Full, got.Mini, m.Map(sc, "pl")} {
			if !strings.Contains(svg, `viewBox="`+mapview.Extent(sc.Board).ViewBox()+`"`) || strings.Contains(svg, "m-margin") != (part != "") {
				t.Errorf("%s: it is seen as %.300s", name, svg)
			}
		}
		if m.lose(mapview.MapFile(name, "pl")); !m.Missing(*sc, "pl") {
			t.Errorf("%s: nobody is told that it did not come", name)
		}
	}
}

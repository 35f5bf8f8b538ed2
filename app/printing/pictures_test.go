package printing

import (
	"strings"
	"testing"

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
	for _, class := range []string{"m-ground", "m-side a", "m-side b"} {
		if !strings.Contains(card, class) {
			t.Errorf("there is no %s in %.300s", class, card)
		}
	}
}

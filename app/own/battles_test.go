package own_test

import (
	"os"
	"strings"
	"testing"

	"gonfalon/app/own"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// sent is a battle that somebody sent, packed.
func sent(t *testing.T, title string) string {
	t.Helper()
	text, err := os.ReadFile("../../scenarios/legnica/mieszko.txt")
	if err != nil {
		t.Fatal(err)
	}
	return scenarios.Bundle{Name: "mine.txt", Battle: "title: " + title + "\n" + string(text)}.Pack()
}

// A battle that came is found by its id, kept, listed by its title, and found again by whoever comes to the
// device later; one that was dropped lives on in its games.
func TestABattleThatCameStays(t *testing.T) {
	device := shelf.New(&shelf.Memory{})
	came := 0
	b := own.New(device, scenarios.Find, func(*game.Scenario) { came++ })
	sc, err := b.Find(save.OwnMark + sent(t, "Zulu"))
	if err != nil {
		t.Fatal(err)
	}
	first, err := b.Find(save.OwnMark + sent(t, "Alpha"))
	if err != nil || b.Keep(sc) != nil || b.Keep(first) != nil {
		t.Fatal(err)
	}
	if again, err := b.Find(sc.ID); err != nil || again != sc || came != 2 {
		t.Errorf("%v, %d came", err, came)
	}
	later := own.New(device, scenarios.Find, func(*game.Scenario) {})
	if list := later.List(); len(list) != 2 || list[0].Made.Title != "Alpha" || list[1].ID != sc.ID {
		t.Errorf("listed: %d", len(list))
	}
	if err := later.Drop(first.ID); err != nil || len(later.List()) != 1 {
		t.Errorf("dropped: %v", err)
	}
	if err := later.Drop(sc.ID); err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := device.Save(shelf.Header{Scenario: sc.ID}, string(save.Write(sc, nil, game.NewSession(g, 1)))); err != nil {
		t.Fatal(err)
	}
	if got, err := own.New(device, scenarios.Find, func(*game.Scenario) {}).Find(sc.ID); err != nil || got.ID != sc.ID {
		t.Errorf("out of a game: %v", err)
	}
}

func TestWhatIsNoBattleIsNotFound(t *testing.T) {
	device := shelf.New(&shelf.Memory{})
	if err := device.SetBattle("own-0123456789abcdef", "nonsense"); err != nil {
		t.Fatal(err)
	}
	b := own.New(device, scenarios.Find, func(*game.Scenario) { t.Error("nothing came") })
	for _, key := range []string{"own-0123456789abcdef", "own-fedcba9876543210", "own-", "nowhere", save.OwnMark, save.OwnMark + "x"} {
		if sc, err := b.Find(key); err == nil {
			t.Errorf("%q is %s", key, sc.ID)
		}
	}
	if sc, err := b.Find("hastings-battle"); err != nil && sc != nil {
		t.Error(err)
	}
	if len(b.List()) != 0 {
		t.Error("nonsense is listed")
	}
}

func TestALinkCarriesABattle(t *testing.T) {
	packed := sent(t, "Mine")
	sc, err := scenarios.Find(save.OwnMark + packed)
	if err != nil {
		t.Fatal(err)
	}
	link := "https://example.org/" + own.Link(sc)
	for _, text := range []string{link, "See <" + link + ">.", link + "#challenge=abc", strings.ToUpper("x ") + link + "\nBest"} {
		if own.In(text) != packed {
			t.Errorf("%.60q has %.20q", text, own.In(text))
		}
	}
	if own.In("https://example.org/#g=abc") != "" {
		t.Error("a game is a battle")
	}
}

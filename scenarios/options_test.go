package scenarios_test

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// A record has every option of its battle with its value, chosen or usual, and what was
// chosen is in force when it is opened: the game goes on from the same position.
func TestARecordKeepsEveryOption(t *testing.T) {
	for _, sc := range scenarios.All() {
		for _, o := range sc.Options {
			other := slices.DeleteFunc(slices.Clone(o.Values()), func(v string) bool { return v == o.Is() })[0]
			chosen := map[string]string{o.Key: other}
			g, err := sc.New(chosen)
			if err != nil {
				t.Fatal(err)
			}
			if usual, err := sc.New(nil); err != nil || usual.Hash() == g.Hash() {
				t.Errorf("%s, %s: the sum of the position does not tell how it is chosen (%v)", sc.ID, o.Key, err)
			}
			s := started(t, g)
			rec, err := save.Read(save.Write(sc, chosen, s), scenarios.Find)
			if err != nil {
				t.Fatal(err)
			}
			if len(rec.Options) != len(sc.Options) || rec.Options[o.Key] != chosen[o.Key] {
				t.Errorf("%s, %s: the record has %v", sc.ID, o.Key, rec.Options)
			}
			back, trouble := save.Open(rec, scenarios.Find)
			if trouble != nil || len(back.Differs) > 0 || back.Game.Hash() != s.Game.Hash() {
				t.Errorf("%s, %s: opened with %v, %v", sc.ID, o.Key, trouble, back)
			}
		}
	}
}

// started is a game of some acts, with the seed 5.
func started(t *testing.T, g game.Game) *game.Session {
	t.Helper()
	const acts = 60
	s := game.NewSession(g, 5)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 5), simple.New(game.B, simple.Orders{}, 6)}
	for range acts {
		if _, no := s.Do(bot.Next(s.Game, players)); no != nil {
			t.Fatal(no)
		}
	}
	return s
}

// Where fatigue is left out no leader grows tired, however much is done, and such a
// position is another than one in which leaders tire.
func TestFatigueIsLeftOut(t *testing.T) {
	n := 0
	for _, sc := range scenarios.All() {
		if len(sc.Options) == 0 || sc.System != "medieval" {
			continue
		}
		n++
		usual, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		g, err := sc.New(map[string]string{"fatigue": game.OptionOff})
		if err != nil {
			t.Fatal(err)
		}
		if usual.Hash() == g.Hash() {
			t.Errorf("%s: the sum does not tell whether leaders tire", sc.ID)
		}
		s := started(t, g)
		for turn := s.Steps[0].Turn; s.Game.Outcome() == nil && s.Game.Table().Turn < turn+2; {
			if _, no := s.Do(bot.Next(s.Game, [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 1), simple.New(game.B, simple.Orders{}, 2)})); no != nil {
				t.Fatal(no)
			}
		}
		for i := range s.Steps {
			for _, e := range s.Events(i) {
				if e.Kind == "fatigue" || e.Kind == "fatigue-roll" || e.Kind == "fatigue-passed" {
					t.Errorf("%s: %s", sc.ID, e.Kind)
				}
			}
		}
		for id := range game.ID(s.Game.Counters()) {
			if p := s.Game.Piece(id); p.Fatigue != 0 {
				t.Fatalf("%s: %s has fatigue %d", sc.ID, s.Game.Name(id), p.Fatigue)
			}
		}
	}
	if n != 9 {
		t.Errorf("%d battles of the system have an option", n)
	}
}

// The balanced battle begins with the MORALE track in a box of its own, and is otherwise as in the book.
func TestTheBalancedBattleBeginsWithAnotherMorale(t *testing.T) {
	for id, boxes := range map[string][2]int{"kosovo-milos": {-20, -4}, "kulikovo-ambush": {0, -2}} {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for i, value := range []string{game.OptionOff, game.OptionOn} {
			g, err := sc.New(map[string]string{"balanced": value})
			if err != nil {
				t.Fatal(err)
			}
			if box := boxOf(g); box != boxes[i] {
				t.Errorf("%s, balanced %s: morale begins in box %d, want %d", id, value, box, boxes[i])
			}
		}
	}
}

// boxOf is the box of the track that both sides share.
func boxOf(g game.Game) int {
	table := g.Table()
	return table.Shared().Box
}

// The options of each battle with what is usual there, as the paper of all options has them; a battle that is not
// listed leaves nothing to choose.
var choices = map[string]string{
	"kulikovo-field":        "organisation=on fatigue=on banner-recapture=on own-commander=off mongol-archers=off secret-march=on spare-friends=off break-each=off",
	"kulikovo-ambush":       "organisation=on fatigue=on banner-recapture=on own-commander=off mongol-archers=off spare-friends=off break-each=off balanced=off",
	"legnica-henry":         foot,
	"legnica-czech-rescue":  foot,
	"legnica-bohemian-mile": foot,
	"kosovo-field":          kosovo,
	"kosovo-milos":          kosovo + " balanced=off",
	"grunwald-clash":        foot + " turn-limit=20",
	"grunwald-blitzkrieg":   foot + " turn-limit=20",
	"arsuf":                 world,
	"hastings":              world + " pursuit=off feigned-flight=off late-fyrd=off",
	"hastings-flight":       "pursuit=on feigned-flight=on",
}

// What several battles have: those with foot that shoots, those with janissaries, and those of the other system.
const (
	foot   = "organisation=on fatigue=on banner-recapture=on own-commander=off spare-friends=off all-round-fire=off break-each=off"
	kosovo = foot + " janissaries=on turn-limit=30"
	world  = "solid-dot-zones=off short-retreats=off declared-charges=off commander-rallies=off rally-in-disorder=off"
)

// lastTurns are the last turns that may be chosen where the book prints none.
var lastTurns = map[string][]string{"kosovo": {"20", "30", "40", game.OptionNone}, "grunwald": {"15", "20", "30", game.OptionNone}}

// Each battle offers the options that do something in it and no other, with what is usual.
func TestBattlesOfferTheirOptions(t *testing.T) {
	for _, sc := range scenarios.All() {
		var have []string
		for _, o := range sc.Options {
			have = append(have, o.Key+"="+o.Is())
			if want := lastTurns[sc.Battle]; o.Among != nil && !slices.Equal(o.Among, want) {
				t.Errorf("%s: %s is one of %q, want %q", sc.ID, o.Key, o.Among, want)
			}
		}
		want := strings.Fields(choices[sc.ID])
		slices.Sort(have)
		slices.Sort(want)
		if !slices.Equal(have, want) {
			t.Errorf("%s offers\n%q, want\n%q", sc.ID, have, want)
		}
	}
}

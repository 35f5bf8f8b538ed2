package page

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The map is turned by a key and turned back, which is kept and told; so is the size of counters.
func TestMapIsTurned(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	if p.Turned() || !p.Key("m") || !p.Turned() {
		t.Fatal("the key does not turn the map")
	}
	if said := p.Said(); !strings.Contains(said, "south is at the top") {
		t.Errorf("it is told %q", said)
	}
	p.Do(do.CardsAs("large"))
	if again := OpenPage(p.shelf, p.Host); again.settings.Turn != turnedRound || again.Cards() != mapview.Large {
		t.Errorf("the next visit has %+v", again.settings.Aspect)
	}
	if p.Do(do.CardsAs("vast")); p.Cards() != mapview.Usual {
		t.Error("counters have a size that there is not")
	}
	if p.Key("m"); p.Turned() || p.settings.Turn != "" {
		t.Error("the key does not turn the map back")
	}
}

// Between two people the map turns with whoever moves, so that his own edge is below; against the computer it
// stays as the person sits.
func TestMapTurnsWithTheSideToMove(t *testing.T) {
	p := seatedAt(t, "grunwald-smolensk")
	p.Do(do.TurnMap("side"))
	first := p.Turned()
	if lower := high(p.Table.Sess.Game, game.A) > high(p.Table.Sess.Game, game.B); first == lower {
		t.Errorf("side A begins below %t, and the map is turned %t", lower, first)
	}
	for range 40 {
		if t := p.Table.Table; t.Phases[t.Phase].Side == game.B {
			break
		}
		p.Do(do.End())
		p.Do(do.Confirm())
	}
	if p.Table.Table.Phases[p.Table.Table.Phase].Side != game.B || p.Turned() == first {
		t.Errorf("in the phase of side %v the map is turned %t, as before", p.Table.Actor, p.Turned())
	}
	alone := against(t, "grunwald-smolensk", "b", "squire", nil)
	alone.Do(do.TurnMap("side"))
	if alone.Turned() != first {
		t.Errorf("against the computer the map is turned %t", alone.Turned())
	}
}

// An arrow leads an army where it points on the map, however that lies.
func TestArrowsFollowTheTurnedMap(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	for _, tt := range []struct{ key, turned string }{{do.Head(1, -2), do.Head(-1, 2)}, {do.Grow(0, 1), do.Grow(0, -1)}, {do.Rotate(1), do.Rotate(1)}, {do.End(), do.End()}} {
		if got := p.shownWay(tt.key); got != tt.key {
			t.Errorf("as printed %s is %s", tt.key, got)
		}
		p.Do(do.TurnMap("round"))
		if got := p.shownWay(tt.key); got != tt.turned {
			t.Errorf("turned %s is %s", tt.key, got)
		}
		p.Do(do.TurnMap("printed"))
	}
}

// Two taps look along a line: it is drawn, and what blocks it is named. While a counter is selected it looks from there.
func TestLineOfSightIsLookedAlong(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.Do(do.Overlay("sight"))
	from, free, shut := hex.Must("2003"), hex.Must("2203"), hex.Must("2613")
	p.Tap(from)
	if b := p.View().LookedAt(p.Overlays); b.Title != "" {
		t.Errorf("after one tap is told %+v", b)
	}
	p.Tap(free)
	if b := p.View().LookedAt(p.Overlays); b.Hex != free || b.Title != "Nothing blocks the line" {
		t.Errorf("of a free line is told %+v", b)
	}
	p.Tap(hex.Must("2204"))
	p.Tap(shut)
	looks := p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Looks
	if b := p.View().LookedAt(p.Overlays); looks.To == nil || looks.Blocks == nil || !strings.Contains(b.Title, looks.Blocks.String()+" forest") || !strings.Contains(p.Said(), b.Title) {
		t.Errorf("of a line that is blocked is told %+v, said %q; drawn is %+v", b, p.Said(), looks.Blocks)
	}
	id := mover(t, p.Table)
	p.Tap(shut)
	if looks := p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Looks; looks.From == nil || *looks.From != p.Table.Piece(id).Hex || looks.To == nil || *looks.To != shut {
		t.Errorf("from a counter it looks from %v to %v", looks.From, looks.To)
	}
}

// Where the enemy can strike, a tap says who, and with how much charge.
func TestStrikersAreNamed(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.Do(do.Overlay("reach"))
	charging, reached := 0, p.View().Menace(p.Table.Actor.Other()).Hexes
	for _, h := range reached {
		p.Overlays.From, p.Overlays.To = &h, nil
		b := p.View().LookedAt(p.Overlays)
		if b.Hex != h || b.Title == "" || len(b.Text) != 1 {
			t.Fatalf("of %v is told %+v", h, b)
		}
		if strings.Contains(b.Text[0].Text, "(charge 3)") {
			charging++
		}
	}
	if charging == 0 {
		t.Error("nobody comes charging")
	}
	for cell := range p.Table.Board().Cells() {
		if h := p.Table.Board().Hex(cell); p.Table.Board().On(h) && !slices.Contains(reached, h) {
			if p.Overlays.From = &h; p.View().LookedAt(p.Overlays).Title != "" {
				t.Fatalf("somebody can strike at %v, where nobody comes", h)
			}
		}
	}
}

// Who is out of order in one way, or whose leader is worn out, is shown.
// Who can strike is remembered for one position only, and for each side.
func TestStrikersAreReckonedAnewWhenSomethingMoves(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 5), simple.New(game.B, simple.Orders{}, 6)}
	changed, was := 0, ""
	for n := range 12 {
		fresh := table.NewTable(p.Table.Scenario, p.Table.Session())
		for _, side := range []game.Side{game.A, game.B} {
			got, want := p.View().Menace(side), fresh.In("en").Menace(side)
			if !slices.Equal(got.Hexes, want.Hexes) || !slices.Equal(got.Strong, want.Strong) {
				t.Fatalf("after %d times six acts side %v strikes at %d hexes, want %d", n, side, len(got.Hexes), len(want.Hexes))
			}
			for _, at := range got.Hexes {
				on := table.Overlays{Reach: true}
				on.Tapped(at)
				if got, want := fmt.Sprint(p.View().LookedAt(on)), fmt.Sprint(fresh.In("en").LookedAt(on)); got != want {
					t.Fatalf("after %d times six acts is said\n%s\nwant\n%s", n, got, want)
				}
			}
		}
		if now := fmt.Sprint(p.View().Menace(game.A)); now != was {
			was, changed = now, changed+1
		}
		for range 6 {
			if !p.Table.Do(bot.Next(p.Table.Whole(), players)) {
				t.Fatal("an act is refused")
			}
		}
	}
	if changed < 2 {
		t.Error("nothing that can strike has moved")
	}
}

func TestWhoIsShakenIsShown(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	for _, mark := range []game.Mark{game.Disorganised, game.Panicked, game.Worn} {
		for id := range p.Table.Pieces {
			p.Table.Pieces[id].Marks &^= game.Disorganised | game.Panicked | game.Worn
		}
		u := &p.Table.Pieces[mover(t, p.Table)]
		u.Marks |= mark
		if got := p.View().Shaken(); len(got) != 1 || got[0] != u.Hex {
			t.Errorf("of mark %d is shown %v", mark, got)
		}
	}
}

// Each overlay has a sample of how it looks, in the colour of whom it is about.
func TestOverlaysHaveSamples(t *testing.T) {
	sheet, err := os.ReadFile("../../web/play.css")
	if err != nil {
		t.Fatal(err)
	}
	p := seatedAt(t, "legnica-mieszko")
	rows := p.Shown().layers()[0].(panel.Toggles).Items
	if len(rows) != len(table.Layers) {
		t.Fatalf("%d rows for %d overlays", len(rows), len(table.Layers))
	}
	for i, name := range table.Layers {
		if !strings.HasPrefix(rows[i].Sample, "lay lay-"+name+" of-") || !strings.Contains(string(sheet), ".lay-"+name+"::before") {
			t.Errorf("%s has the sample %q", name, rows[i].Sample)
		}
	}
	if own, enemy := rows[2].Sample, rows[0].Sample; own[len(own)-1] == enemy[len(enemy)-1] {
		t.Errorf("the reach of the enemy looks like the own command: %s, %s", enemy, own)
	}
}

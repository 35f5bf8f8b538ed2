package medieval

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/script"
)

// BenchmarkForecast explains the attack of the book's example: two cavalry units across a
// stream (5.1.1).
func BenchmarkForecast(b *testing.B) {
	cases, err := script.Parse("position", `# position
edition kulikovo
map 12x12
phase A cavalry-attack
stream 0504-0505 0405-0505
unit A k1 heavy-cavalry at 0504 facing S cf 2
unit A k2 cavalry at 0405 facing SE cf 3
unit B p1 light-cavalry at 0505 facing N cf 1`)
	if err != nil {
		b.Fatal(err)
	}
	g, err := Lab{}.Position(cases[0].Position)
	if err != nil {
		b.Fatal(err)
	}
	by, at := []game.ID{}, hex.Hex{}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == game.A && p.Rank == game.Unit {
			by = append(by, id)
		} else if p.Side == game.B && p.Rank == game.Unit {
			at = p.Hex
		}
	}
	attack := g.Assault(by, []hex.Hex{at})
	if g.Forecast(attack) == nil {
		b.Fatal(g.Check(attack))
	}
	b.ReportAllocs()
	for b.Loop() {
		g.Forecast(attack)
	}
}

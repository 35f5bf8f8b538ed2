package medieval

import (
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// who may come later still begins on the map while there is room.
func TestNobodyComesLaterWhileTheCampHasRoom(t *testing.T) {
	camp := hex.Must("1202")
	s := skirmish(Grunwald)
	s.Board.SetTerrain(camp, board.Clear)
	s.Armies[0].Commands[0].Blocks = append(s.Armies[0].Commands[0].Blocks, Block{From: 21, To: 22, Kind: Infantry, Scores: "infantry",
		SP: 2, Reduced: 1, MP: 4, Setup: Placement{Around: []Around{{Hex: camp}}, Arrives: "north"}})
	g, err := New(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.(*Battle)
	first, second := named(t, b, "ash-f21"), named(t, b, "ash-f22")
	b.Apply(Deploy{game.A}, dice.Script())
	if b.on(first) == b.on(second) {
		t.Fatalf("on the map: %v and %v, want the one for whom there is room", b.on(first), b.on(second))
	}
	if no := b.Check(Ready{game.A}); no != nil {
		t.Errorf("with a full camp: %v", no)
	}
	for _, id := range []game.ID{first, second} {
		if b.on(id) {
			b.Apply(Lift{id}, dice.Script())
		}
	}
	if no := b.Check(Ready{game.A}); no != notPlaced {
		t.Errorf("with an empty camp: %v, want %v", no, notPlaced)
	}
}

package page

import (
	"testing"

	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// fresh is a counter still to be placed and a hex where it may stand.
func fresh(t *testing.T, p *Page) (id game.ID, h hex.Hex) {
	t.Helper()
	for _, w := range p.Table.Waiting() {
		if r := p.Table.Whole().Reach(w.ID); w.Rank == game.Unit && len(r.Stops) > 2 {
			return w.ID, r.Stops[0].Hex
		}
	}
	t.Fatal("nothing can be placed")
	return game.None, h
}

func TestACarriedCounterStandsWhereItIsSetDown(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	before := p.Table.Whole().Hash()
	id, h := fresh(t, p)
	p.PutDown(int(id), h)
	if now := p.Table.Whole().Piece(id); now.Where != game.OnMap || now.Hex != h {
		t.Fatalf("it stands at %v (%v), want %v", now.Hex, now.Where, h)
	}
	if p.Do("undo"); p.Table.Whole().Hash() != before {
		t.Error("it is not taken back at once")
	}
}

func TestACounterCarriedOnKeepsItsFacing(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	id, h := fresh(t, p)
	p.PutDown(int(id), h)
	p.Table.SelectUnit(id)
	p.Do("rotate:2")
	p.Do("confirm")
	facing := p.Table.Whole().Piece(id).Facing
	to := p.Table.Whole().Reach(id).Stops[2].Hex
	p.PutDown(int(id), to)
	if now := p.Table.Whole().Piece(id); now.Hex != to || now.Facing != facing || p.Table.Sel != id {
		t.Errorf("at %v facing %v, selected %v; want %v facing %v", now.Hex, now.Facing, p.Table.Sel == id, to, facing)
	}
	acts := len(p.Table.Session().Steps)
	if p.PutDown(int(id), to); len(p.Table.Session().Steps) != acts {
		t.Error("set down where it stood it moves")
	}
}

func TestSettingDownWhereItMayNotStandSaysWhy(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	id, _ := fresh(t, p)
	before, far := p.Table.Whole().Hash(), hex.Must("0000")
	p.PutDown(int(id), far)
	if p.Table.Whole().Hash() != before {
		t.Error("it stands there all the same")
	}
	if b := answered(t, p); b.rule == "" || p.Table.Sel != id {
		t.Errorf("bubble %+v", b)
	}
}

func TestOnlyOwnCountersAreCarriedAndOnlyDuringSetup(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	id, h := fresh(t, p)
	for foe := range game.ID(p.Table.Whole().Counters()) {
		if p.Table.Whole().Piece(foe).Side != p.Table.Actor && p.PickUp(int(foe)) {
			t.Fatal("a counter of the other side is taken up")
		}
	}
	if p.PickUp(-1) || p.PickUp(9999) {
		t.Error("what is no counter is taken up")
	}
	played := seatedAt(t, "kulikovo-field")
	before := played.Table.Whole().Hash()
	if played.PutDown(int(id), h); played.Table.Whole().Hash() != before {
		t.Error("a counter is carried in the battle")
	}
	for _, m := range played.Table.Mode.Scene(played.Table.In("en"), table.Overlays{}).Counters {
		if m.Loose {
			t.Fatal("counters are loose in the battle")
		}
	}
}

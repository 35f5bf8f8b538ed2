package play

import (
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// fresh is a counter still to be placed and a hex where it may stand.
func fresh(t *testing.T, p *page) (id game.ID, h hex.Hex) {
	t.Helper()
	for _, w := range p.Table.waiting() {
		if r := p.Table.position().Reach(w.ID); w.Rank == game.Unit && len(r.Stops) > 2 {
			return w.ID, r.Stops[0].Hex
		}
	}
	t.Fatal("nothing can be placed")
	return game.None, h
}

func TestACarriedCounterStandsWhereItIsSetDown(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	before := p.Table.position().Hash()
	id, h := fresh(t, p)
	p.putDown(int(id), h)
	if now := p.Table.position().Piece(id); now.Where != game.OnMap || now.Hex != h {
		t.Fatalf("it stands at %v (%v), want %v", now.Hex, now.Where, h)
	}
	if p.do("undo"); p.Table.position().Hash() != before {
		t.Error("it is not taken back at once")
	}
}

func TestACounterCarriedOnKeepsItsFacing(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	id, h := fresh(t, p)
	p.putDown(int(id), h)
	p.Table.selectUnit(id)
	p.do("rotate:2")
	p.do("confirm")
	facing := p.Table.position().Piece(id).Facing
	to := p.Table.position().Reach(id).Stops[2].Hex
	p.putDown(int(id), to)
	if now := p.Table.position().Piece(id); now.Hex != to || now.Facing != facing || p.Table.sel != id {
		t.Errorf("at %v facing %v, selected %v; want %v facing %v", now.Hex, now.Facing, p.Table.sel == id, to, facing)
	}
	acts := len(p.Table.session().Steps)
	if p.putDown(int(id), to); len(p.Table.session().Steps) != acts {
		t.Error("set down where it stood it moves")
	}
}

func TestSettingDownWhereItMayNotStandSaysWhy(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	id, _ := fresh(t, p)
	before, far := p.Table.position().Hash(), hex.Must("0000")
	p.putDown(int(id), far)
	if p.Table.position().Hash() != before {
		t.Error("it stands there all the same")
	}
	if b := answered(t, p); b.rule == "" || p.Table.sel != id {
		t.Errorf("bubble %+v", b)
	}
}

func TestOnlyOwnCountersAreCarriedAndOnlyDuringSetup(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	id, h := fresh(t, p)
	for foe := range game.ID(p.Table.position().Counters()) {
		if p.Table.position().Piece(foe).Side != p.Table.actor && p.pickUp(int(foe)) {
			t.Fatal("a counter of the other side is taken up")
		}
	}
	if p.pickUp(-1) || p.pickUp(9999) {
		t.Error("what is no counter is taken up")
	}
	played := seatedAt(t, "kulikovo-field")
	before := played.Table.position().Hash()
	if played.putDown(int(id), h); played.Table.position().Hash() != before {
		t.Error("a counter is carried in the battle")
	}
	for _, m := range played.Table.mode.scene(played.Table.in("en"), overlays{}).Counters {
		if m.Loose {
			t.Fatal("counters are loose in the battle")
		}
	}
}

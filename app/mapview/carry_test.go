package mapview

import (
	"testing"

	"gonfalon/engine/hex"
)

func TestACarriedCounterIsSeenWhereItWouldStand(t *testing.T) {
	home, there, barred := hex.Must("0405"), hex.Must("0607"), hex.Must("0101")
	s := Scene{Counters: []Counter{{Shown: true, Kind: "cavalry", Hex: home}}, Overlay: Overlay{Reach: []ReachHex{{Hex: there}}}}
	got := carry{held: true, moved: true, over: there}.carried(s).Overlay
	if got.Ghost == nil || got.Ghost.Hex != there || got.Asked != nil {
		t.Errorf("over a hex of the zone: %+v", got)
	}
	if got := (carry{held: true, moved: true, over: barred}.carried(s)).Overlay; got.Asked == nil || *got.Asked != barred {
		t.Error("a hex where it may not stand is not marked")
	}
	if got := (carry{held: true, over: there}.carried(s)).Overlay; got.Ghost != nil {
		t.Error("a counter that has not moved yet casts a ghost")
	}
	if s.Counters[0].Hex != home || s.Overlay.Ghost != nil {
		t.Error("the scene itself was changed")
	}
}

func TestAFingerThatTremblesCarriesNothing(t *testing.T) {
	g := gesture{}
	g.down(touching(1, point{100, 100}, 0))
	if g.strays(point{103, 103}) || !g.strays(point{110, 100}) {
		t.Error("where straying begins")
	}
}

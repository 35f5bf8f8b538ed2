package bmw

import (
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// position is the battle that some lines describe.
func position(t *testing.T, lines string) *Battle {
	t.Helper()
	return gametest.Position(t, Lab{}, lines).(*Battle)
}

// Of the hexes around a counter that must choose its way back each one either begins a way or
// is barred with a reason (7.8, 9.2, 10.1, 10.4).
func TestWhatIsBarredSaysWhy(t *testing.T) {
	foot := `map 14x14
phase A combat
terrain lake 0503
unit A k1 foot at 0505 cs 10
unit A k2 foot at 0405 cs 1
unit B p1 foot at 0504 cs 5
unit B p2 foot at 0604`
	horse := `map 16x16
phase A combat
terrain lake 0705 0606 0607
unit A k1 foot at 0808 cs 12
unit B p1 horse at 0807
unit B p2 foot at 0706`
	leader := `map 14x14
phase A combat
unit A k1 horse at 0505
leader A jan at 0503
leader B p1 at 0504
unit B p2 foot at 0909`
	for _, tt := range []struct {
		name, lines, target string
		by                  []string
		dice                []int
		want                map[string]string
	}{
		{"foot through friends", foot, "0504", []string{"0505", "0405"}, []int{1},
			map[string]string{"0503": "impassable", "0404": "retreat-into-zone", "0405": "enemy-in-hex", "0505": "enemy-in-hex", "0605": "retreat-into-zone"}},
		{"horse of three hexes", horse, "0807", []string{"0808"}, []int{1},
			map[string]string{"0706": "leads-nowhere", "0808": "enemy-in-hex", "0707": "retreat-into-zone", "0907": "retreat-into-zone"}},
		{"a leader alone", leader, "0504", []string{"0505"}, nil,
			map[string]string{"0503": "enemy-in-hex", "0505": "enemy-in-hex", "0405": "leader-enters-zone", "0605": "leader-enters-zone"}},
	} {
		b := position(t, tt.lines)
		a := Attack{At: []hex.Hex{hexAt(t, tt.target)}}
		for _, h := range tt.by {
			a.By = append(a.By, b.troop(hexAt(t, h), game.A))
		}
		if no := b.Check(a); no != nil {
			t.Fatalf("%s: %v", tt.name, no)
		}
		b.Apply(a, dice.Script(tt.dice...))
		got := map[string]string{}
		for _, x := range b.Barred(b.top(a.At[0])) {
			got[x.Hex.String()] = x.Why.Code
		}
		if len(got) != len(tt.want) {
			t.Errorf("%s: barred are %v, want %v", tt.name, got, tt.want)
		}
		for h, code := range tt.want {
			if got[h] != code {
				t.Errorf("%s: %s is barred by %q, want %q", tt.name, h, got[h], code)
			}
		}
		if b.Barred(a.By[0]) != nil {
			t.Errorf("%s: hexes are barred for somebody who has nothing to choose", tt.name)
		}
	}
}

func hexAt(t *testing.T, s string) hex.Hex {
	t.Helper()
	h, err := hex.Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

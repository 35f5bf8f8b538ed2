package bmw

import (
	"reflect"
	"slices"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// codesOf are the traits of a counter with their paragraphs.
func codesOf(b *Battle, id game.ID) map[string]rule.Ref {
	out := map[string]rule.Ref{}
	for _, t := range b.Traits(id) {
		out[t.Code] = t.Ref
	}
	return out
}

func TestTraitsNameTheirParagraphs(t *testing.T) {
	const field = `
phase A movement
unit A k1 heavy-horse at 0405
unit A k2 heavy-horse at 0605 back
unit A k3 dismounted at 0805
unit A k4 train at 1005
unit B k5 horse-archers at 0412
leader B k6 at 0512
unit B k7 foot at 0812`
	const feint = `
option feigned-flight
map 14x14
phase A combat
turn 5 of 12
army A feint lech
unit A k1 heavy-horse at 0505 feigns
leader A lech at 0606
unit B p1 foot at 0504`
	for _, tt := range []struct {
		name, lines string
		does        game.Action
		want        []map[string]rule.Ref
	}{
		{"of each arm", "map 14x14" + field, nil, []map[string]rule.Ref{
			{"heavy-cavalry": "9.6"}, {"heavy-cavalry": "9.6", "open-dot": "8.22"}, {"dismounts": "9.5"}, {"train": "B-30"},
			{"solid-dot": "8.3", "horse-archers": "9.4"}, {"leader": "10.2"}, {}}},
		{"an open dot that leaves the zone", "option solid-dot-zones\nmap 14x14" + field, nil, []map[string]rule.Ref{
			{"heavy-cavalry": "9.6"}, {"heavy-cavalry": "9.6", "open-dot-with-zone": "B-6"}}},
		{"held in the hand", "map 14x14\narmy A held 3" + field, nil, []map[string]rule.Ref{
			{"heavy-cavalry": "9.6", "held-in-hand": "B-183"}, {"heavy-cavalry": "9.6", "open-dot": "8.22"}}},
		{"that feigns flight", feint, Feign{0}, []map[string]rule.Ref{{"heavy-cavalry": "9.6", "feigning": "B-213"}}},
	} {
		b := position(t, tt.lines)
		if tt.does != nil {
			b.Apply(tt.does, nil)
		}
		for i, want := range tt.want {
			got := codesOf(b, game.ID(i))
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %s has %v, want %v", tt.name, b.Name(game.ID(i)), got, want)
			}
			for code := range got {
				if !slices.Contains(AllCodes().Traits, code) {
					t.Errorf("trait %q is not listed", code)
				}
			}
		}
	}
}

func TestAChargeSaysWhyWhereItWouldBegin(t *testing.T) {
	b := position(t, "map 14x14\nphase A movement\nunit A k1 heavy-horse at 0405\nunit B k2 foot at 0409")
	n := 0
	for _, s := range b.Reach(0).Stops {
		charges := s.Marks&game.Charging != 0
		if charges != (s.Ref == "9.6") {
			t.Errorf("%v: charges %v by %q", s.Hex, charges, s.Ref)
		}
		if charges {
			n++
		}
	}
	if n == 0 {
		t.Error("nowhere does it charge")
	}
}

func TestTheReverseIsTheSideThatLiesDown(t *testing.T) {
	b := position(t, "map 14x14\nphase A movement\nunit A k1 heavy-horse at 0405\nunit A k2 heavy-horse at 0605 back\nleader A k3 at 0805")
	strong, weak := game.Face{SP: 9, Move: game.Points(5)}, game.Face{SP: 4, Move: game.Points(8), Dot: game.Open}
	if f, ok := b.Reverse(0); !ok || f != weak {
		t.Errorf("under the front lies %+v", f)
	}
	if f, ok := b.Reverse(1); !ok || f != strong {
		t.Errorf("under the back lies %+v", f)
	}
	if f, ok := b.Reverse(2); ok {
		t.Errorf("a leader has another side: %+v", f)
	}
}

// The forecast of a throw and the throw itself are one test (11.2, B-217).
func TestForecastsOfOneDieAreWhatTheDieDoes(t *testing.T) {
	rally := "map 14x14\nphase A reorganisation\nleader A k1 at 0505\nunit A k2 foot dead\nunit B k3 foot at 1010"
	late := "option late-fyrd\nmap 14x14\nphase A movement\nturn 3 of 12\narmy A late 0800\nunit A k1 foot dead late\nunit B k2 foot at 1010"
	for _, tt := range []struct {
		lines, done string
		act         game.Action
	}{{rally, "rally", Rally{}}, {late, "came-up", Muster{}}} {
		b := position(t, tt.lines)
		o := b.Forecast(tt.act)
		if o == nil || len(o.Need) == 0 || o.Chances[0].Ways != len(o.Need) || o.Chances[0].Ways+o.Chances[1].Ways != 6 {
			t.Fatalf("%s: forecast %+v", tt.done, o)
		}
		for die := 1; die <= 6; die++ {
			events := b.Clone().Apply(tt.act, dice.Script(die, 1, 1, 1))
			came := slices.ContainsFunc(events, func(e game.Event) bool { return string(e.Kind) == tt.done })
			if came != slices.Contains(o.Need, die) {
				t.Errorf("%s: a die of %d does it: %v, needed are %v", tt.done, die, came, o.Need)
			}
		}
		if tt.done == "rally" && position(t, late).Forecast(tt.act) != nil {
			t.Error("a rally that is not possible is forecast")
		}
	}
}

// Whatever side was up when a unit fell, it is shown as it would come back (B-169).
func TestAFallenUnitLiesAsItWouldComeBack(t *testing.T) {
	const field = "map 14x14\nphase A reorganisation\nunit A k1 foot dead back\nunit A k2 foot at 0605"
	for lines, disordered := range map[string]bool{field: false, "option rally-in-disorder\n" + field: true} {
		b := position(t, lines)
		p, face := b.Piece(0), b.counters[0].faces[0]
		if disordered {
			face = b.counters[0].faces[1]
		}
		if p.Where != game.Dead || p.SP != face.CS || p.Has(game.Disorganised) != disordered {
			t.Errorf("it shows %d SP, in disorder: %v", p.SP, p.Has(game.Disorganised))
		}
	}
}

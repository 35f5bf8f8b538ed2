package medieval

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Examples of what follows a combat (5.2.11, 5.4, 5.5, 8.2), and of a set-up.

func exampleChargeAfterCombat(t *testing.T, ex example) {
	in := given[struct {
		Attacker int `json:"attacker_cf"`
		Defender int `json:"defender_cf"`
	}](t, ex.Input)
	want := given[struct {
		Attacker int `json:"attacker_cf"`
		Defender int `json:"defender_cf"`
	}](t, ex.Expected)
	b, attack := assault(t, []string{fmt.Sprintf("cavalry cf %d", in.Attacker)}, fmt.Sprintf("cavalry at 0505 facing S cf %d", in.Defender))
	settle(t, b, attack, throwFor(t, b, attack, "-")...)
	same(t, "attacker's charge", b.Piece(attack.By[0]).Charge, want.Attacker)
	same(t, "defender's charge", b.Piece(who(t, b, "d")).Charge, want.Defender)
}

// corridor is a field one hex wide: a beaten defender n hexes from its northern end can
// retreat n hexes. The attack of heavy cavalry on him and its throw for a result come along.
func corridor(t *testing.T, n int, result string, defenders ...string) (*Battle, Attack, []int) {
	t.Helper()
	at := hex.At(0, n)
	lines := []string{"map 1x12", "morale +10", "unit A k heavy-cavalry at " + at.Step(hex.S).String() + " facing N cf 3"}
	for _, d := range defenders {
		lines = append(lines, fmt.Sprintf("%s at %v facing S", d, at))
	}
	b := stand(t, append(lines, attackPhase)...)
	attack := Attack{[]game.ID{who(t, b, "k")}, []hex.Hex{at}}
	return b, attack, throwFor(t, b, attack, result)
}

func exampleRetreat(t *testing.T, ex example) {
	in := given[struct {
		Result                     string
		Possible, Units, Shortfall int
	}](t, ex.Input)
	want := given[struct {
		Distance int    `json:"final_distance_from_combat_hex"`
		Lost     int    `json:"sp_lost"`
		Applied  string `json:"loss_applied"`
		Total    int    `json:"sp_lost_total"`
		Chosen   string `json:"chosen_by"`
	}](t, ex.Expected)
	switch {
	case in.Units > 0:
		retreatOfSeveral(t, in.Units, in.Shortfall, want.Total)
		same(t, "who chooses", want.Chosen, "owner")
	case in.Possible > 0:
		retreatCutShort(t, in.Result, in.Possible, want.Lost)
		same(t, "where the loss is taken", want.Applied, "on the last hex of the retreat")
	default:
		retreatInTheOpen(t, in.Result, want.Distance)
	}
}

func retreatInTheOpen(t *testing.T, result string, distance int) {
	b, attack := assault(t, []string{"cavalry cf 1"}, "retainers at 0505 facing S")
	perform(t, b, attack, throwFor(t, b, attack, result)...)
	offers := b.Offers(game.B, nil)
	if len(offers) == 0 {
		t.Fatal("no retreat is offered")
	}
	for _, o := range offers {
		r := o.Act.(Retreat)
		same(t, fmt.Sprintf("distance after %v", r.Path), attack.At[0].Distance(r.Path[len(r.Path)-1]), distance)
		short := Retreat{r.Unit, r.Path[:distance-1], r.Facing}
		same(t, "refusal of less", b.Check(short), retreatShort)
	}
}

func retreatCutShort(t *testing.T, result string, possible, lost int) {
	b, attack, throw := corridor(t, possible, result, "unit B d light-cavalry")
	d := who(t, b, "d")
	events := settle(t, b, attack, append(throw, calm(b)...)...)
	loss := happened(t, events, "lost-sp")
	same(t, "who loses", loss.Unit, d)
	same(t, "SP lost", loss.N, lost)
	same(t, "where it loses", loss.At, hex.At(0, 0))
}

func retreatOfSeveral(t *testing.T, units, shortfall, total int) {
	var defenders []string
	for i := range units {
		defenders = append(defenders, fmt.Sprintf("unit B d%d light-cavalry sp 1", i))
	}
	b, attack, throw := corridor(t, 4-shortfall, "D4", defenders...)
	perform(t, b, attack, throw...)
	for b.waits(retreatStep) != nil {
		perform(t, b, b.Offers(game.B, nil)[0].Act)
	}
	choices := b.Offers(game.B, nil)
	same(t, "choices of the owner", len(choices), units)
	same(t, "choices of the other side", len(b.Offers(game.A, nil)), 0)
	same(t, "SP to lose", b.waits(shortStep).n, total)
	last := choices[units-1].Act.(Lose).Unit
	settle(t, b, choices[units-1].Act, calm(b)...)
	for _, o := range choices {
		id := o.Act.(Lose).Unit
		same(t, b.Name(id)+" eliminated", b.Piece(id).Where == game.Dead, id == last)
	}
}

func examplePursuit(t *testing.T, ex example) {
	in := given[struct{ Mode string }](t, ex.Input)
	want := given[struct {
		Allowed string `json:"allowed_hexes"`
	}](t, ex.Expected)
	stray := map[string]int{"retreat path only": 0, "retreat path and hexes adjacent to it": 1}
	far, known := stray[want.Allowed]
	if !known {
		t.Fatalf("cannot read %q", want.Allowed)
	}
	var leader []string
	if in.Mode == "voluntary" {
		leader = []string{"leader A lech at 0506"}
	}
	b, attack := assault(t, []string{"cavalry"}, "retainers at 0505 facing S", leader...)
	perform(t, b, attack, throwFor(t, b, attack, "D2")...)
	trail := []hex.Hex{hex.Must("0504"), hex.Must("0503")}
	perform(t, b, Retreat{who(t, b, "d"), trail, hex.S})
	trail = append(trail, hex.Must("0505"))
	farthest := 0
	for _, o := range b.Offers(game.A, nil) {
		if p, ok := o.Act.(Pursue); ok {
			farthest = max(farthest, strayed(p.Path, trail))
		}
	}
	same(t, "hexes off the path of the retreat", farthest, far)
	off := Pursue{Unit: attack.By[0], Path: []hex.Hex{hex.Must("0505"), hex.Must("0405")}, Facing: hex.N}
	same(t, "leaving the path is allowed", b.Check(off) == nil, far > 0)
	stay := b.Check(Stay{attack.By[0]})
	same(t, "staying is allowed", stay == nil, in.Mode == "voluntary")
}

// strayed is how far a path leads from a trail.
func strayed(path, trail []hex.Hex) int {
	far := 0
	for _, h := range path {
		near := slices.MinFunc(trail, func(a, b hex.Hex) int { return h.Distance(a) - h.Distance(b) })
		far = max(far, h.Distance(near))
	}
	return far
}

// exampleLeaderDeath beats units with their leader and throws every sum for his life.
func exampleLeaderDeath(t *testing.T, ex example) {
	in := given[struct {
		Retreat int
		Losses  int `json:"sp_losses"`
	}](t, ex.Input)
	want := given[struct {
		Dies []int `json:"dies_on_2d6"`
	}](t, ex.Expected)
	for sum := 2; sum <= 12; sum++ {
		var b *Battle
		var attack Attack
		var throw, after []int
		if ex.name() == "8.2.5a" {
			b, attack = assault(t, []string{"light-cavalry"}, "heavy-infantry at 0505 facing S",
				"leader A lech at 0506", "leader B ivan at 0505", "terrain forest 0505")
			throw = throwFor(t, b, attack, fmt.Sprintf("A%d -1", in.Retreat))
			if b.ed.LeaderLeavesStack && !slices.Contains(want.Dies, sum) {
				after = calm(b) // he flees another way than his unit and steadies it no more
			}
		} else {
			b, attack, throw = corridor(t, in.Retreat-1, fmt.Sprintf("D%d -1", in.Retreat), "leader B lech", "unit B d light-cavalry")
		}
		lech := who(t, b, "lech")
		events := settle(t, b, attack, slices.Concat(throw, twoDice(sum), after)...)
		fate := happened(t, events, "leader-fate")
		same(t, "whose fate", fate.Unit, lech)
		same(t, "required retreat", fate.N, in.Retreat)
		same(t, "SP lost", -modifier(fate.Tally, "sp-lost"), in.Losses)
		dies := slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == "leader-died" && e.Ref == "8.2.4" })
		same(t, fmt.Sprintf("dies on %d", sum), dies, slices.Contains(want.Dies, sum))
	}
}

// legends are the lines of the book's legend of set-ups, as a scenario says the same.
var legends = map[string]Command{
	"setup-D": {Key: "dymitr", Name: "Dymitr", Banner: true, Range: 3, Setup: Placement{Zones: []string{"D"}}, Blocks: []Block{
		{From: 1, To: 10, Kind: Cavalry, Armour: 1, SP: 2, Reduced: 1, MP: 7, Setup: Placement{Zones: []string{"D"}}},
		{From: 1, To: 7, Kind: Infantry, Armour: 1, SP: 2, Reduced: 1, MP: 4, Setup: Placement{Zones: []string{"D"}}}}},
	"setup-B": {Key: "tasz-bej", Name: "Tasz Bej", Banner: true, Range: 2, Setup: Placement{Zones: []string{"B"}}, Blocks: []Block{
		{From: 1, To: 30, Kind: LightCavalry, SP: 2, Reduced: 1, MP: 8, Setup: Placement{Zones: []string{"B"}}}}},
}

func exampleSetUp(t *testing.T, ex example) {
	given[struct{}](t, ex.Input)
	want := given[struct {
		Leader                    string
		Banner                    bool
		Cavalry, Infantry, Armour int
		Zone                      string
	}](t, ex.Expected)
	got := want
	got.Leader, got.Banner, got.Cavalry, got.Infantry = "", false, 0, 0
	all := roster(&Scenario{Armies: [2]Army{{Commands: []Command{legends[ex.name()]}}}})
	for i := range all {
		switch c := &all[i]; c.rank {
		case game.Banner:
			got.Banner = true
		case game.Unit:
			if c.kind.Mounted() {
				got.Cavalry++
			} else {
				got.Infantry++
			}
			got.Armour, got.Zone = c.armour, c.setup.Zones[0]
		default:
			got.Leader = c.proper
		}
	}
	same(t, "command", got, want)
}

package kit_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// What a step makes pending is done before it, in the order given, and it is then gone.
func TestStepsAreDoneInOrder(t *testing.T) {
	var steps kit.Stack[string]
	var did []string
	work := func(at int) bool {
		step := steps[at]
		did = append(did, step)
		if step == "fight" {
			steps.Push("roll", "lose")
		}
		return step == "lose"
	}
	steps.Push("fight", "end")
	for len(steps) > 0 && !steps.Work(work) {
	}
	if want := []string{"fight", "roll", "lose"}; !slices.Equal(did, want) || *steps.Top() != "lose" {
		t.Errorf("did %v and waits for %s", did, *steps.Top())
	}
	if steps.Pop(); len(steps) != 1 || *steps.Top() != "end" {
		t.Errorf("%v is left", steps)
	}
	if steps.Pop(); steps.Top() != nil {
		t.Errorf("%v is pending", *steps.Top())
	}
}

// A step that waits for a player only until what it made pending is done keeps its place.
func TestAStepKeepsItsPlaceBelowWhatItCalls(t *testing.T) {
	steps := kit.Stack[string]{"call"}
	waits := steps.Work(func(int) bool { steps.Push("answer"); return true })
	if waits || !slices.Equal(steps, kit.Stack[string]{"call", "answer"}) {
		t.Errorf("%v, waits: %v", steps, waits)
	}
}

// listed are the counters in a cell.
func listed(p *kit.Piles, cell int) (ids []game.ID) {
	for id := p.Top(cell); id != game.None; id = p.Next(id) {
		ids = append(ids, id)
	}
	return ids
}

func TestCountersOfACellStandInTheOrderOfTheirIDs(t *testing.T) {
	p := kit.NewPiles(4, 6)
	for _, id := range []game.ID{3, 1, 5, 0} {
		p.Put(id, 2)
	}
	before := p.Clone()
	p.Take(3, 2)
	p.Take(0, 2)
	if got := listed(&p, 2); !slices.Equal(got, []game.ID{1, 5}) {
		t.Errorf("%v stand there", got)
	}
	if got := listed(&before, 2); !slices.Equal(got, []game.ID{0, 1, 3, 5}) {
		t.Errorf("a copy changed with the original: %v", got)
	}
	if p.Top(-1) != game.None {
		t.Error("somebody stands off the board")
	}
}

func TestStrayCountersAreFound(t *testing.T) {
	tests := []struct {
		name  string
		at    [3]int
		stray game.ID
	}{
		{"all is well", [3]int{0, 1, -1}, game.None},
		{"in another cell", [3]int{0, 0, -1}, 1},
		{"in none", [3]int{0, 1, 1}, 2},
		{"should be nowhere", [3]int{-1, 1, -1}, 0},
	}
	p := kit.NewPiles(2, 3)
	p.Put(0, 0)
	p.Put(1, 1)
	for _, tt := range tests {
		if got := p.Stray(func(id game.ID) int { return tt.at[id] }); got != tt.stray {
			t.Errorf("%s: %d is a stray, not %d", tt.name, got, tt.stray)
		}
	}
	for _, cell := range []int{0, 1} {
		p := kit.NewPiles(2, 3)
		p.Put(1, cell)
		p.Put(1, 1)
		if got := p.Stray(func(id game.ID) int { return []int{-1, 1, -1}[id] }); got != 1 {
			t.Errorf("a counter in cell %d and once more in cell 1: %d is a stray", cell, got)
		}
	}
}

func TestOnlyWhatIsLegalIsOffered(t *testing.T) {
	g, err := gametest.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	way := []hex.Hex{hex.At(1, 1), hex.At(2, 2)}
	o := kit.Offers{Legal: func(a game.Action) bool { return g.Check(a) == nil }}
	o.Add(gametest.Step{Unit: 0, Facing: hex.SE}, "step", 0, way[0], "1")
	o.Add(gametest.Step{Unit: 2, Facing: hex.SE}, "step", 2, way[0], "1") // of the other side
	o.Way(gametest.Tour{Unit: 0, Path: way}, "tour", 0, way, "2")
	o.Button(gametest.End{}, "end-phase", game.None, "3")
	var verbs []string
	for _, x := range o.List {
		verbs = append(verbs, string(x.Verb))
	}
	if !slices.Equal(verbs, []string{"step", "tour", "end-phase"}) {
		t.Fatalf("offered: %v", verbs)
	}
	if tour := o.List[1]; tour.At != way[1] || !tour.Aim || !slices.Equal(tour.Way, way) {
		t.Errorf("a way that leads to %v: %+v", way[1], tour)
	}
	if o.List[0].Way != nil || o.List[2].Aim {
		t.Error("a step has a way, or a button points somewhere")
	}
}

// Saves keep sums: these must come out for ever.
func TestSumsAreTheSameForEver(t *testing.T) {
	s := kit.NewSum()
	s.Add(1, -1, 70000)
	s.Hex(hex.At(4, 5))
	s.Words(kit.Hexes(hex.At(4, 5), hex.At(1, 2)), 1, 2, 3)
	s.Way([]hex.Hex{hex.At(0, 1)})
	s.IDs([]game.ID{3, game.None}, nil)
	s.Result(game.Result{Code: "D2", Defend: game.Harm{Loss: 1, Retreat: 2, Break: true}})
	s.Outcome(&game.Outcome{Winner: game.B, Code: "points", Points: [2]int{3, 4}, Ref: "12"})
	s.Word(kit.Octets(1, 2, 3, 4, 5, 6, 7, 8))
	s.Add(kit.Bits(true, false, true))
	if got := s.Value(); got != 0xfdf6c9ccdd775226 {
		t.Errorf("%#x", got)
	}
}

func TestSumsOfOlderRecordsAreTheSameForEver(t *testing.T) {
	s := kit.NewOldSum()
	s.Add(1, -1, 70000)
	s.AddHex(hex.At(4, 5))
	s.AddIDs([]game.ID{3, game.None}, nil)
	s.Add(kit.Bit(true), kit.Bit(false))
	if got := s.Value(); got != 0x4d7e5ac5fce35a61 {
		t.Errorf("%#x", got)
	}
}

// Where a line runs along a hexside, it is blocked only when both hexes beside it block.
func TestSight(t *testing.T) {
	from, along := hex.At(2, 2), hex.At(2, 2).Step(hex.N).Step(hex.NE)
	beside := []hex.Hex{from.Step(hex.N), from.Step(hex.NE)}
	behind := from.Step(hex.N).Step(hex.N)
	tests := []struct {
		name   string
		to     hex.Hex
		blocks []hex.Hex
		want   bool
	}{
		{"nothing between", behind, nil, false},
		{"through the hex between", behind, beside[:1], true},
		{"along a side, one hex blocks", along, beside[:1], false},
		{"along a side, both block", along, beside, true},
		{"the ends block nothing", along, []hex.Hex{from, along}, false},
	}
	for _, tt := range tests {
		if _, got := kit.Blocked(from, tt.to, func(h hex.Hex) bool { return slices.Contains(tt.blocks, h) }); got != tt.want {
			t.Errorf("%s: blocked is %v", tt.name, got)
		}
	}
}

func TestCodesOfRefusalsKeepTheirOrder(t *testing.T) {
	list := kit.Refusals{{Ref: "4.2", Code: "too-far"}, {Ref: "4.3", Code: "no-room"}}
	if got := list.Codes(); !slices.Equal(got, []string{"too-far", "no-room"}) {
		t.Errorf("%v", got)
	}
}

func TestOnce(t *testing.T) {
	if got := kit.Once(kit.Once([]int{1, 2}, 2), 3); !slices.Equal(got, []int{1, 2, 3}) {
		t.Errorf("%v", got)
	}
}

func TestRepeated(t *testing.T) {
	for _, tt := range []struct {
		list []int
		want bool
	}{{nil, false}, {[]int{1, 2, 3}, false}, {[]int{1, 2, 1}, true}} {
		if got := kit.Repeated(tt.list); got != tt.want {
			t.Errorf("%v: %v", tt.list, got)
		}
	}
}

func TestLinesGiveBackWhatWasPutInThem(t *testing.T) {
	var lines kit.Lines[string]
	for range 2 { // the second time in the memory of the first
		lines.Empty(4)
		for _, x := range []string{"a3", "b1", "c3", "d3"} {
			*lines.Put(int(x[1] - '0')) = x
		}
		var got []string
		for left := 3; left >= 0; left-- {
			for x := ""; lines.Take(left, &x); {
				got = append(got, x)
			}
		}
		if !slices.Equal(got, []string{"a3", "c3", "d3", "b1"}) {
			t.Errorf("taken: %v", got)
		}
	}
}

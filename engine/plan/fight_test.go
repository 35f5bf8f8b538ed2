package plan_test

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/plan"
)

const lines = `
unit A k1 heavy-cavalry at 0506 facing N cf 3
unit A k2 cavalry at 0606 facing NW cf 2
unit A k3 cavalry at 0706 facing N
unit B i1 infantry at 0505 facing S
unit B i2 infantry at 0705 facing S
`

func attack(t *testing.T) (game.Game, *plan.Proposal) {
	t.Helper()
	g := position(t, "phase A cavalry-attack"+lines)
	return g, plan.Attacks(g, game.A, nil).Whole()
}

func TestAProposalMeetsEveryDuty(t *testing.T) {
	g, p := attack(t)
	if len(p.Owed) > 0 || len(g.Duties(game.A)) == 0 {
		t.Errorf("owed %v of %v", p.Owed, g.Duties(game.A))
	}
	worth := 0
	for _, x := range p.Groups {
		if no := g.Check(x.Act); no != nil {
			t.Errorf("%+v is refused: %v", x.Act, no)
		}
		worth += plan.Prospect(g, x.Odds)
	}
	if worth != p.Worth {
		t.Errorf("worth %d, told %d", worth, p.Worth)
	}
	if i := p.On(hex.Must("0505")); i < 0 || !slices.Equal(p.Groups[i].By, ids(t, g, "k1", "k2")) {
		t.Errorf("%+v", p.Groups)
	}
}

func TestATapMovesACounterToAnotherGroup(t *testing.T) {
	g, p := attack(t)
	k2 := id(t, g, "k2")
	p.Drop(k2)
	if p.Of(k2) >= 0 || len(p.Owed) != 1 || p.Owed[0].Unit != k2 {
		t.Fatalf("owed %+v", p.Owed)
	}
	if !p.Move(k2, hex.Must("0505")) || p.Of(k2) != p.On(hex.Must("0505")) || len(p.Owed) > 0 {
		t.Errorf("%+v, owed %v", p.Groups, p.Owed)
	}
	if p.Move(k2, hex.Must("0101")) {
		t.Error("it attacks a hex out of its reach")
	}
}

func TestAGroupMadeByHandStaysWhenProposedAnew(t *testing.T) {
	g, p := attack(t)
	p.Drop(id(t, g, "k2"))
	i := p.On(hex.Must("0505"))
	again := plan.Attacks(g, game.A, []plan.Group{p.Groups[i]}).Whole()
	if j := again.On(hex.Must("0505")); j < 0 || !slices.Equal(again.Groups[j].By, ids(t, g, "k1")) {
		t.Errorf("%+v", again.Groups)
	}
}

func TestTheOrderCanBeChanged(t *testing.T) {
	_, p := attack(t)
	last := p.Groups[len(p.Groups)-1].At[0]
	p.First(len(p.Groups) - 1)
	if p.Groups[0].At[0] != last {
		t.Errorf("%+v", p.Groups)
	}
	n := len(p.Groups)
	if p.Forgo(0); len(p.Groups) != n-1 || len(p.Owed) == 0 {
		t.Errorf("%d groups, owed %v", len(p.Groups), p.Owed)
	}
}

func TestShotsAreProposed(t *testing.T) {
	g := position(t, `unit B a1 archers at 0507 facing N
unit B a2 archers at 0607 facing N
unit A k1 light-cavalry at 0506 facing S`)
	p := plan.Shots(g, game.B, nil).Whole()
	if len(p.Groups) != 2 {
		t.Fatalf("%+v", p.Groups)
	}
	for _, x := range p.Groups {
		if no := g.Check(x.Act); no != nil || x.At[0] != hex.Must("0506") {
			t.Errorf("%+v: %v", x, no)
		}
	}
}

func TestOnlyWhatHasOneAnswerPassesByItself(t *testing.T) {
	g := position(t, three)
	if a := plan.Single(g); a != nil {
		t.Errorf("%+v passes, though three may move", a)
	}
	g = position(t, "phase A infantry-movement"+three)
	if a := plan.Single(g); a == nil || g.Check(a) != nil {
		t.Errorf("%+v is what passes where nobody may move", a)
	}
	g = position(t, "phase A infantry-movement\nunit A i1 infantry at 0508 facing N mp 1\nunit B a1 archers at 0505 facing S")
	s := game.NewSession(g, 1)
	plan.Execute(plan.NewPlanner(g, plan.March{Units: ids(t, g, "i1"), To: hex.Must("0507")}).Whole(), s).Run(s)
	if l := s.Game.Offers(game.A, nil); len(l) != 1 {
		t.Fatalf("the mover has %+v", l)
	}
	if a := plan.Single(s.Game); a != nil {
		t.Errorf("%+v passes, though an archer may shoot", a)
	}
}

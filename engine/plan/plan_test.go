package plan_test

import (
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
	"gonfalon/engine/plan"
)

// position builds a position of the first system from the lines of a rule script.
func position(t *testing.T, lines string) game.Game {
	t.Helper()
	return gametest.Position(t, medieval.Lab{}, "edition kulikovo\nmap 14x16\nphase A cavalry-movement\n"+lines)
}

// id is a counter by its name.
func id(t *testing.T, g game.Game, name string) game.ID {
	t.Helper()
	for i := range game.ID(g.Counters()) {
		if g.Name(i) == name {
			return i
		}
	}
	t.Fatalf("no %s", name)
	return game.None
}

// ids are counters by their names.
func ids(t *testing.T, g game.Game, names ...string) (list []game.ID) {
	t.Helper()
	for _, n := range names {
		list = append(list, id(t, g, n))
	}
	return list
}

// march plans a march of some counters.
func march(t *testing.T, g game.Game, m plan.March, names ...string) *plan.Plan {
	t.Helper()
	m.Units = ids(t, g, names...)
	return plan.NewPlanner(g, m).Whole()
}

// ends fails unless a counter ends in a hex with a fate and, if it is not in its place, for a reason.
func ends(t *testing.T, g game.Game, p *plan.Plan, name, at string, fate plan.Fate, why string) {
	t.Helper()
	m := p.Of(id(t, g, name))
	if m.End.Hex != hex.Must(at) || m.Fate != fate || m.Why.Code != why {
		t.Errorf("%s ends in %v with fate %d, %q (%v), want %s, %d, %q", name, m.End.Hex, m.Fate, m.Why.Code, m.Why.Rule, at, fate, why)
	}
}

// warned fails unless a plan warns so of a counter.
func warned(t *testing.T, g game.Game, p *plan.Plan, code, name string) {
	t.Helper()
	for _, w := range p.Warnings {
		if w.Code == code && w.Unit == id(t, g, name) {
			return
		}
	}
	t.Errorf("no %q of %s in %+v", code, name, p.Warnings)
}

const three = `
unit A k1 light-cavalry at 0510 facing N mp 6
unit A k2 light-cavalry at 0611 facing N mp 6
unit A k3 light-cavalry at 0511 facing N mp 6
`

func TestAFormationIsKept(t *testing.T) {
	g := position(t, three)
	p := march(t, g, plan.March{To: hex.Must("0507")}, "k1", "k2", "k3")
	if g.Piece(p.Head).Hex != hex.Must("0510") {
		t.Errorf("the head stands in %v", g.Piece(p.Head).Hex)
	}
	ends(t, g, p, "k1", "0507", plan.Arrives, "")
	ends(t, g, p, "k2", "0608", plan.Arrives, "")
	ends(t, g, p, "k3", "0508", plan.Arrives, "")
	if p.Held != game.None || len(p.Empty) > 0 {
		t.Errorf("held by %d, empty %v", p.Held, p.Empty)
	}
}

func TestThePaceIsThatOfTheSlowest(t *testing.T) {
	g := position(t, `
unit A k1 light-cavalry at 0510 facing N mp 6
unit A k2 heavy-cavalry at 0611 facing N mp 3`)
	p := march(t, g, plan.March{To: hex.Must("0504")}, "k1", "k2")
	ends(t, g, p, "k1", "0507", plan.Arrives, "")
	ends(t, g, p, "k2", "0608", plan.Arrives, "")
	if p.Held != id(t, g, "k2") {
		t.Errorf("held by %d", p.Held)
	}
	p = march(t, g, plan.March{To: hex.Must("0504"), Mode: plan.EachCan}, "k1", "k2")
	ends(t, g, p, "k1", "0504", plan.Arrives, "")
	ends(t, g, p, "k2", "0608", plan.Short, plan.Far)
}

func TestTheHeadTurnsTheFormation(t *testing.T) {
	g := position(t, strings.ReplaceAll(three, "mp 6", "mp 12"))
	p := march(t, g, plan.March{To: hex.Must("0508"), Turned: 1}, "k1", "k2", "k3")
	for _, name := range []string{"k1", "k2", "k3"} {
		m := p.Of(id(t, g, name))
		if m.Fate != plan.Arrives || m.End.Facing != hex.NE {
			t.Errorf("%s: %+v", name, m)
		}
	}
	if p.Front != hex.NE || p.Of(id(t, g, "k3")).End.Hex != hex.Must("0508").Step(hex.SW) {
		t.Errorf("front %v, %+v", p.Front, p.Of(id(t, g, "k3")))
	}
}

// A wall of water with one bridge: those who cannot get through wait before it.
func TestABridgeMakesAColumn(t *testing.T) {
	lines := three + "river"
	for col := range 14 {
		h := hex.At(col, 8)
		for _, d := range []hex.Dir{hex.N, hex.NE, hex.NW} {
			if o := h.Step(d); o.Row() < 8 && o.Col() >= 0 && o.Col() < 14 {
				lines += " " + h.String() + "-" + o.String()
			}
		}
	}
	g := position(t, lines+"\nbridge 0508-0507")
	p := march(t, g, plan.March{To: hex.Must("0506")}, "k1", "k2", "k3")
	crossed := 0
	for _, m := range p.Moves {
		if m.End.Hex.Row() < 8 {
			crossed++
		} else if m.Why.Code == "" || m.End.Hex.Distance(hex.Must("0508")) > 2 {
			t.Errorf("%s waits in %v, %+v", g.Name(m.Unit), m.End.Hex, m.Why)
		}
	}
	if crossed == 0 || p.Of(id(t, g, "k1")).Fate != plan.Arrives {
		t.Errorf("%d crossed", crossed)
	}
}

func TestAChargeArrivesBeforeItsTargetWithChargeFactors(t *testing.T) {
	g := position(t, `
unit A k1 cavalry at 0511 facing N mp 6
unit A k2 cavalry at 0209 facing NE mp 6
unit B i1 infantry at 0507 facing S`)
	p := march(t, g, plan.March{Mode: plan.Charge, To: hex.Must("0507")}, "k1", "k2")
	for _, name := range []string{"k1", "k2"} {
		m := p.Of(id(t, g, name))
		if m.Fate != plan.Arrives || m.End.Hex.Step(m.End.Facing) != hex.Must("0507") {
			t.Errorf("%s: %+v", name, m)
		}
	}
	if m := p.Of(id(t, g, "k1")); m.Charge != 3 {
		t.Errorf("k1 arrives with charge %d", m.Charge)
	}
	warned(t, g, p, plan.Facing, "k1")
}

func TestTurningInPlace(t *testing.T) {
	g := position(t, three)
	p := march(t, g, plan.March{Mode: plan.Turn, Turned: -1, To: hex.Must("0510")}, "k1", "k2", "k3")
	for _, m := range p.Moves {
		if m.Fate != plan.Arrives || m.End.Hex != m.From.Hex || m.End.Facing != hex.NW {
			t.Errorf("%+v", m)
		}
	}
}

func TestClosingUpLeavesNoGaps(t *testing.T) {
	g := position(t, `
unit A k1 light-cavalry at 0510 facing N mp 6
unit A k2 light-cavalry at 0810 facing N mp 6
unit A k3 light-cavalry at 0513 facing N mp 6`)
	p := march(t, g, plan.March{Mode: plan.CloseUp, To: hex.Must("0510")}, "k1", "k2", "k3")
	seen := map[hex.Hex]bool{}
	for _, m := range p.Moves {
		if m.Fate != plan.Arrives || m.End.Hex.Distance(hex.Must("0510")) > 1 || seen[m.End.Hex] {
			t.Errorf("%+v", m)
		}
		seen[m.End.Hex] = true
	}
}

func TestWhoWithdrawsLeavesEnemyZonesAndShowsHisFront(t *testing.T) {
	g := position(t, `
unit A k1 light-cavalry at 0510 facing N mp 12
unit B i1 infantry at 0508 facing S`)
	p := march(t, g, plan.March{Mode: plan.Withdraw, To: hex.Must("0512")}, "k1")
	m := p.Of(id(t, g, "k1"))
	if m.Fate != plan.Arrives || m.End.Facing != hex.N {
		t.Errorf("%+v", m)
	}
}

func TestWhoCannotMoveSaysWhichRuleForbidsIt(t *testing.T) {
	g := position(t, three+"unit A i1 infantry at 0711 facing N")
	p := march(t, g, plan.March{To: hex.Must("0507")}, "k1", "i1")
	ends(t, g, p, "i1", "0711", plan.Stays, plan.Idle)
	if m := p.Of(id(t, g, "i1")); m.Why.Rule == nil || m.Why.Rule.Code == "" {
		t.Errorf("%+v", m.Why)
	}
	if len(p.Empty) != 1 || p.Empty[0] != hex.Must("0708") {
		t.Errorf("empty %v", p.Empty)
	}
}

func TestAnEnemyWhoMayCountechargeIsNamed(t *testing.T) {
	g := position(t, `
unit A k1 light-cavalry at 0510 facing N mp 6
unit B k9 heavy-cavalry at 0504 facing S`)
	p := march(t, g, plan.March{Mode: plan.EachCan, To: hex.Must("0506")}, "k1")
	warned(t, g, p, string("countercharge"), "k1")
	s, before := game.NewSession(g, 1), g.Hash()
	e := plan.Execute(p, s)
	stop := e.Run(s)
	if stop == nil || stop.Code != plan.React || len(stop.By) != 1 || stop.By[0] != id(t, g, "k9") {
		t.Fatalf("it stopped with %+v", stop)
	}
	if e.Run(s); !e.Done() || s.Game.Piece(id(t, g, "k1")).Hex != p.Moves[0].End.Hex {
		t.Error("nobody reacted, but it does not go on")
	}
	if takeBack(s, e.From); len(s.Steps) > 0 || s.Game.Hash() != before {
		t.Error("undo leads elsewhere")
	}
}

func TestWhoLosesTouchWithHisLeaderIsNamed(t *testing.T) {
	g := position(t, `
leader A lech at 0510 range 2
unit A k1 light-cavalry at 0611 facing N mp 6 of lech
unit A k2 light-cavalry at 0510 facing N mp 6 of lech`)
	p := march(t, g, plan.March{To: hex.Must("0605")}, "k1")
	warned(t, g, p, plan.Unled, "k1")
	p = march(t, g, plan.March{To: hex.Must("0504")}, "k2", "lech")
	warned(t, g, p, plan.Unled, "k1")
	if l := plan.Command(g, plan.Chief(g, id(t, g, "k1"))); len(l) != 3 {
		t.Errorf("a command of %d", len(l))
	}
}

func TestSelectionsAreCountedByKind(t *testing.T) {
	g := position(t, three+"unit A i1 infantry at 0611 facing N\nunit B k9 light-cavalry at 0101 facing N")
	all := ids(t, g, "k1", "i1", "k2", "k3")
	if l := plan.Ready(g, all); len(l) != 3 {
		t.Errorf("%d may move", len(l))
	}
	if l := plan.Alike(g, all[0]); len(l) != 3 {
		t.Errorf("%d are like k1", len(l))
	}
	if l := plan.Shares(g, all); len(l) != 2 || l[0].N != 3 || l[0].Kind != "light-cavalry" || l[1].N != 1 {
		t.Errorf("counted %+v", l)
	}
}

func TestNobodyIsPlannedForNobody(t *testing.T) {
	g := position(t, three)
	if p := plan.NewPlanner(g, plan.March{}).Whole(); p.Moving() != 0 || p.Head != game.None || p.After == nil {
		t.Errorf("%+v", p)
	}
}

func TestAPlanIsMadeInSlices(t *testing.T) {
	g := position(t, three)
	q := plan.NewPlanner(g, plan.March{Units: ids(t, g, "k1", "k2", "k3"), To: hex.Must("0507")})
	for n := 1; n <= 3; n++ {
		if q.Step(1) || len(q.Plan.Moves) != n {
			t.Fatalf("after %d slices %d are planned", n, len(q.Plan.Moves))
		}
	}
	if !q.Step(1) || q.Plan.After == nil {
		t.Error("it never ends")
	}
}

// takeBack undoes a session to where it had so many acts, or as far as that is free: not beyond
// dice or a secret that came out. It returns how many acts it took back.
func takeBack(s *game.Session, to int) (n int) {
	for len(s.Steps) > to {
		if _, free := s.CanUndo(); !free {
			break
		}
		s.Undo()
		n++
	}
	return n
}

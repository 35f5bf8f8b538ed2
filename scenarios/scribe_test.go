package scenarios

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// A position that is written down and read again is the same position to whoever moves and fights in it:
// counters stand as they stood, come as far, and attack at the same odds.
func TestPositionsAreWrittenAndReadAgain(t *testing.T) {
	written := map[string]int{}
	for _, sc := range All() {
		inPhases(t, sc, sc.Turns[0]+2, func(game.Game) bool { return true }, func(g game.Game) {
			if readsAgain(t, sc, g) {
				written[sc.System]++
			}
		})
	}
	if written["medieval"] < 100 || written["bmw"] < 4 {
		t.Errorf("so many positions could be written: %v", written)
	}
}

// inPhases plays a battle up to a turn, and looks once a phase at the first position that is wanted.
func inPhases(t *testing.T, sc *game.Scenario, last int, wanted func(game.Game) bool, look func(game.Game)) {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var players [2]bot.Chooser
	for s := range players {
		players[s] = simple.New(game.Side(s), simple.Orders(sc.Posture[s]), 7)
	}
	cup, at := dice.Seeded(7), ""
	for act := bot.Next(g, players); act != nil; act = bot.Next(g, players) {
		turn, phase := g.Clock()
		if turn > last {
			return
		}
		if now := fmt.Sprint(turn, phase); now != at && wanted(g) {
			at = now
			look(g)
		}
		g.Apply(act, &cup)
	}
}

// readsAgain reports whether a position could be written at all.
func readsAgain(t *testing.T, sc *game.Scenario, g game.Game) bool {
	lab := labs[sc.System](sc.Board)
	var kept []game.ID
	for id := range game.ID(g.Counters()) {
		if g.Piece(id).Where == game.OnMap {
			kept = append(kept, id)
		}
	}
	lines, err := lab.(notation.Scribe).Lines(g, kept)
	if err != nil {
		return false
	}
	read, err := notation.Lines(sc.ID, strings.Join(lines, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	again, err := lab.Position(read)
	if err != nil {
		t.Errorf("%s: %v", sc.ID, err)
		return true
	}
	for _, id := range kept {
		same(t, sc, g, again, id)
	}
	return true
}

// same compares a counter in two positions of the same battle.
func same(t *testing.T, sc *game.Scenario, g, again game.Game, id game.ID) {
	acts := notation.NewActs(again, sc.Actions)
	to, err := acts.Counter(notation.Line{}, g.Name(id))
	if err != nil {
		t.Errorf("%s: %v", sc.ID, err)
		return
	}
	if a, b := shown(g, id), shown(again, to); a != b {
		turn, phase := g.Clock()
		t.Errorf("%s, turn %d, phase %d, %s:\n%s\n%s", sc.ID, turn, phase, g.Name(id), a, b)
	}
}

// shown is a counter, where it can come to, and its attacks.
func shown(g game.Game, id game.ID) string {
	p := g.Piece(id)
	if !p.HasFacing {
		p.Facing = 0
	}
	text := fmt.Sprint(p.Kind, p.Where, p.Hex, p.Facing, p.SP, p.FullSP, p.Move, p.Armour, p.Charge, p.Fatigue, p.Marks&^(game.Moved|game.Fought|game.MustAct))
	var stops []string
	if r := g.Reach(id); r != nil {
		for _, s := range r.Stops {
			if !p.HasFacing {
				s.Facing = 0
			}
			stops = append(stops, fmt.Sprint(s.Hex, s.Facing, s.Charge, s.Left))
		}
	}
	slices.Sort(stops)
	var odds []string
	for _, o := range g.Offers(p.Side, nil) {
		if f := g.Forecast(o.Act); f != nil && o.Verb == game.VerbAttack && reflect.DeepEqual(f.Attackers, []game.ID{id}) {
			odds = append(odds, fmt.Sprint(f.At, f.Final, f.AttackSP, f.DefendSP))
		}
	}
	slices.Sort(odds)
	return fmt.Sprint(text, "\n", len(stops), stops, "\n", odds)
}

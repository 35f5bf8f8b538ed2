package chronicle

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// A battle is remembered by at most three scenes of its chronicle, in their order, each in another
// place or turn; a battle that goes on, and one in which no blow was struck, by none.
func TestABattleIsRememberedByFewMoments(t *testing.T) {
	for _, id := range short {
		for seed := range uint64(8) {
			r := read(fought(t, id, seed))
			list := r.Moments()
			if len(list) < 2 || len(list) > MostMoments {
				t.Fatalf("%s, %d: %d moments", id, seed, len(list))
			}
			var told []Scene
			for _, c := range r.Chapters() {
				told = append(told, c.Scenes...)
			}
			for i, m := range list {
				if !slices.ContainsFunc(told, func(s Scene) bool { return s.Step == m.Step && s.Kind == m.Kind && s.At == m.At }) || !m.Aim {
					t.Errorf("%s, %d: %+v is not told", id, seed, m)
				}
				if m.Turn != r.sess.Steps[m.Step-1].Turn || i > 0 && (m.Step < list[i-1].Step || m.sameAs(list[i-1])) {
					t.Errorf("%s, %d: turn %d, step %d after %+v", id, seed, m.Turn, m.Step, list[:i])
				}
			}
		}
		if list := read(begun(t, id, 1)).Moments(); list != nil {
			t.Errorf("%s has begun, and is remembered by %+v", id, list)
		}
	}
}

// A leader who fell is remembered, or somebody or something as grave; and so is the scene of the turn by
// which the winner went ahead, unless it is another moment.
func TestTheGravestAndTheTideAreRemembered(t *testing.T) {
	fell, turned := 0, 0
	for seed := range uint64(12) {
		r := read(fought(t, "legnica-mieszko", seed))
		list := r.Moments()
		grave := 0
		for _, m := range r.placed() {
			grave = max(grave, r.gravity(&m))
		}
		if grave > 0 {
			fell++
			if !slices.ContainsFunc(list, func(m Moment) bool { return m.Role == Grave && r.gravity(&m) == grave }) {
				t.Errorf("seed %d: of %d the gravest is not among %+v", seed, grave, list)
			}
		}
		from, to := r.taken(r.Outcome().Winner)
		for _, m := range list {
			if m.Role == Turned {
				if turned++; m.Step <= from || m.Step > to {
					t.Errorf("seed %d: step %d turned what was turned from %d to %d", seed, m.Step, from, to)
				}
			}
		}
	}
	if fell == 0 || turned == 0 {
		t.Errorf("in %d battles somebody fell, %d were turned", fell, turned)
	}
}

// The blow that decided is the one that cost the loser most beyond the winner; of a draw, both.
func TestTheBlowThatDecidedCostTheLoserMost(t *testing.T) {
	at := hex.At(5, 5)
	blow := func(a, b int, charge bool) Moment {
		return Moment{Scene: Scene{Kind: Assault, At: at, Aim: true, Lost: [2]int{a, b}, Charge: charge}}
	}
	all := []Moment{blow(9, 1, false), blow(0, 3, false), blow(3, 6, false), blow(0, 3, true), {Scene: Scene{Kind: LeaderFell, Aim: true}}}
	r := &Reader{}
	for winner, want := range map[game.Side]int{game.A: 3, game.B: 0, game.NoSide: 0} {
		if i := heaviest(all, nil, r.judge(Decided, winner)); i != want {
			t.Errorf("side %d won: blow %d decided, want %d", winner, i, want)
		}
	}
	if i := heaviest(all[:2], []Moment{{Scene: Scene{At: at}}}, r.judge(Decided, game.A)); i >= 0 {
		t.Errorf("blow %d is told again", i)
	}
}

// A lead counts from where it was taken for good.
func TestTheLeadIsTakenWhereItIsKept(t *testing.T) {
	r := &Reader{scores: []Score{{Step: 0, Points: [2]int{0, 3}}, {Step: 4, Points: [2]int{5, 3}}, {Step: 7, Points: [2]int{5, 5}},
		{Step: 9, Points: [2]int{6, 5}}, {Step: 12, Points: [2]int{9, 5}}}}
	for side, want := range map[game.Side][2]int{game.A: {7, 9}, game.B: {}, game.NoSide: {}} {
		if from, to := r.taken(side); [2]int{from, to} != want {
			t.Errorf("side %d took the lead between %d and %d, want %v", side, from, to, want)
		}
	}
	if from, to := (&Reader{scores: r.scores[:1]}).taken(game.B); from != 0 || to != 0 {
		t.Errorf("a lead from the beginning was taken between %d and %d", from, to)
	}
}

package page

import (
	"slices"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// redGames is how many games the red thumb plays of each first battle. GONFALON_RED sets it, as in
// "GONFALON_RED=40 go test -run TestTheRedThumb -v ./app/page".
var redGames = max(3, wanted("GONFALON_RED"))

// redThumb presses nothing but the coloured button; where none is, the lamp, and where that has nothing, the
// first answer.
type redThumb struct {
	*guest
	pressed map[string]int
	trail   []string
}

// coloured is the command of the coloured button, empty where none is.
func (r *redThumb) coloured() string {
	for _, b := range r.Shown().Dock().Foot {
		if b.Look == "pri" && !b.Off {
			return b.Do
		}
	}
	return ""
}

// presses once.
func (r *redThumb) presses() {
	c := r.Table
	does := r.coloured()
	switch {
	case does != "":
		r.pressed[does]++
	case table.Lies[*table.React](c):
		does = do.Pass()
	case c.Table.Stage == game.StageQuestion:
		does = do.Choose(0)
		if c.Mode.Picked() != nil {
			does = do.Confirm()
		}
	case c.MayConsult():
		does = do.Counsel()
	case table.Lies[*table.Early](c):
		does = do.Confirm()
	default:
		does = do.End()
	}
	before := scene(r.Page)
	r.trail = append(r.trail, does)
	if r.press(1, does); scene(r.Page) == before && len(r.due) == 0 {
		r.Fatalf("%q does nothing: mode %T, %+v, refused %q", does, c.Mode, c.Expect, r.View().Prompt().Refused)
	}
}

// playsOn plays to the end; it reports whether the thumb won.
func (r *redThumb) playsOn() bool {
	for range 2_000 {
		c := r.Table
		r.watches(false)
		switch {
		case c.Grave():
			r.foes.cards++
			r.press(1, do.Confirm())
		case c.Table.Stage == game.StageOver:
			r.watches(true)
			return c.Whole().Outcome().Winner == game.A
		case table.Lies[*table.React](c), c.Table.Stage == game.StageQuestion && !c.Decides():
			if r.theirs() && c.Mode.Picked() == nil || r.theirs() && r.coloured() != "" {
				r.foes.questions++
			}
			r.presses()
		case r.next():
		case r.Waits() != match.ForPlayers:
			r.Fatalf("nothing comes: %s", r.Waits())
		default:
			r.presses()
		}
	}
	r.Fatalf("the battle does not end: mode %T, %+v, after %q", r.Table.Mode, r.Table.Expect, r.trail[max(0, len(r.trail)-12):])
	return false
}

// Who presses the coloured button and nothing else, and the lamp where there is none, comes to the end of both
// first battles, wins more than not, and is asked little.
func TestTheRedThumbWinsTheFirstBattles(t *testing.T) {
	for _, sc := range scenarios.All() {
		if !sc.First() {
			continue
		}
		t.Run(sc.ID, func(t *testing.T) {
			t.Parallel()
			won, taps, turns, pressed := 0, []int{}, []count{}, map[string]int{}
			for seed := range uint64(redGames) {
				r := &redThumb{guest: guestAt(t, sc, seed+1, asksMatters), pressed: pressed}
				r.settings.Speech = speaksPlainly
				if r.playsOn() {
					won++
				}
				taps, turns = append(taps, r.taps), append(turns, r.turns...)
			}
			slices.Sort(taps)
			t.Logf("%s: %d of %d won, %d taps (%d to %d); a turn of the enemy: %s; pressed %v", sc.ID, won, redGames, taps[len(taps)/2], taps[0], taps[len(taps)-1], spread(turns), pressed)
			if redGames >= 20 && 100*won < 55*redGames || won == 0 {
				t.Errorf("%d of %d games are won", won, redGames)
			}
			if taps[len(taps)/2] > 60 {
				t.Errorf("a game takes %d taps", taps[len(taps)/2])
			}
			for _, x := range turns {
				if x.questions > 2 || x.taps-x.cards > 4 || x.long > 13*time.Second {
					t.Errorf("a turn of the enemy has %d questions, %d taps, and takes %v", x.questions, x.taps-x.cards, x.long)
				}
			}
		})
	}
}

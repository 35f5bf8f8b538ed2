package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/engine/thread"
	"gonfalon/scenarios"
)

// shortBattles are the battles of half an hour at most; without "GONFALON_GAME=whole" the one that
// is over first.
func shortBattles() []*game.Scenario {
	return slices.DeleteFunc(slices.Clone(scenarios.All()), func(sc *game.Scenario) bool {
		return sc.Minutes > 30 || !whole && sc.ID != "arsuf-rearguard"
	})
}

// A short battle is played against the squire to its end by what a person sees: nothing that is
// offered is refused, no prompt is wrong, and the end says who has won and what can be played next.
func TestAShortBattleIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	for _, sc := range shortBattles() {
		t.Run(sc.ID, func(t *testing.T) {
			of := onThread(t, sc.ID)
			b := open(t, phone, serveAt(t, "/").URL+"?seed=11")
			b.tap(`.battle-card[data-scenario="` + sc.ID + `"]`)
			b.tap(`[data-do="rival:computer"]`)
			b.tap(`[data-do="level:squire"]`)
			b.tap(`[data-do="lead-side:` + match.SideKey(of.Side) + `"]`)
			b.shot("begin")
			b.tap("#play")
			b.shows("#end-phase, .dock.foe, .dock.decide")
			p := sits(b, sc, newcomer())
			p.foe = computers(b)
			for p.look(); p.table().Stage != game.StageOver; {
				p.step()
			}
			p.report()
			t.Logf("at the pace of a newcomer: %.0f minutes", p.pace().Minutes())
			p.seesTheEnd(of)
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// onThread is a battle as the thread has it.
func onThread(t *testing.T, id string) *thread.Entry {
	t.Helper()
	th := scenarios.Thread()
	at, ok := th.Find(id)
	if !ok {
		t.Fatalf("%s is not on the thread", id)
	}
	return th.At(at)
}

// seesTheStars compares the stars that the end shows with what was done in the battle.
func (p *player) seesTheStars(of *thread.Entry) {
	p.t.Helper()
	s := opened(p.t, eval[string](p.tab, "gonfalon.record()"))
	want := of.Earned(thread.Done(s, of.Side, level.Squire))
	if got := eval[[]bool](p.tab, `[...document.querySelectorAll(".over-card .stars li")].map(l => l.classList.contains("on"))`); !slices.Equal(got, want[:]) {
		p.t.Errorf("the end shows the stars %v, earned were %v", got, want)
	}
}

// computers are the sides that the computer leads.
func computers(b *tab) (foe [2]bool) {
	b.t.Helper()
	rec, err := save.Read([]byte(eval[string](b, "gonfalon.record()")), scenarios.Find)
	if rec == nil || err != nil {
		b.t.Fatalf("the game cannot be read: %v", err)
	}
	for i, side := range []string{"a", "b"} {
		foe[i] = rec.Computer[side] != ""
	}
	return foe
}

// newcomer is how many units somebody moves in a phase: all that there is a reason to, where there
// is time for that.
func newcomer() int {
	if whole {
		return 6
	}
	return 1
}

// How long a person takes who plays for the first time: for a tap, for thinking before each thing he
// does, and for looking at what the computer does in a turn.
const (
	forATap     = 2500 * time.Millisecond
	forAThought = 12 * time.Second
	forTheirs   = 25 * time.Second
)

// pace is how long the battle would have taken a person.
func (p *player) pace() time.Duration {
	theirs, done := 0, 0
	for _, css := range p.trail {
		if css == "#foe-skip" {
			theirs++
		}
	}
	for _, list := range p.taps {
		done += len(list)
	}
	return time.Duration(len(p.trail))*forATap + time.Duration(done)*forAThought + time.Duration(theirs)*forTheirs
}

// seesTheEnd reads who has won and by what, sees its stars and moments, and plays once more with the sides changed.
func (p *player) seesTheEnd(of *thread.Entry) {
	p.t.Helper()
	p.goOn()
	p.shows(".dock.over-card #to-shelf")
	p.shot("end")
	o, says := p.game.Outcome(), strings.ToLower(p.text("#prompt")+" "+p.text(".dock.over-card"))
	wanted := []string{"what decided it", fmt.Sprintf("(%d\u00a0:\u00a0%d)", o.Points[0], o.Points[1]), "a draw"}
	if o.Winner <= game.B {
		wanted[2] = strings.ToLower(i18n.T("en", "side."+p.sides[o.Winner], nil))
	}
	for _, words := range wanted {
		if !strings.Contains(says, words) {
			p.t.Errorf("after %+v it does not say %q: %q", o, words, says)
		}
	}
	for _, css := range []string{"#again", "#swap", "#poster", "#next", "#result-chronicle", ".moment svg"} {
		if !p.has(css) {
			p.t.Errorf("after the end there is no %s", css)
		}
	}
	p.seesTheStars(of)
	p.tap("#swap")
	p.wait("Number(" + acts + ") < 5")
	p.shows("#end-phase, .dock.foe, .dock.decide")
}

package page

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// lookingBack is the ambush after a turn, looked back at where one is.
func lookingBack(t *testing.T) (p *Page, m *table.Replay, due *[]func(), waits *[]time.Duration) {
	t.Helper()
	p = marched(t)
	p.Do("look")
	due, waits = timed(p)
	left, _ := p.Shown().menu()
	for _, s := range left {
		if row, ok := s.(panel.Actions); ok {
			i := slices.IndexFunc(row.Buttons, func(b panel.Button) bool { return b.ID == "menu-replay" })
			p.Do(row.Buttons[i].Do)
		}
	}
	if m = replayOf(p.Table); m == nil || m.Step != len(p.Table.Session().Steps) {
		t.Fatal("it does not open where one is")
	}
	return p, m, due, waits
}

func TestTheTimelinePlaysToItsEnd(t *testing.T) {
	p, m, due, waits := lookingBack(t)
	p.Key(" ")
	if !m.Playing || m.Step != 0 {
		t.Fatalf("it plays %v from step %d", m.Playing, m.Step)
	}
	before := -1
	for pass(due) {
		if m.Step <= before {
			t.Fatalf("from %d to %d", before, m.Step)
		}
		if before = m.Step; m.Game.Hash() != game.Look(p.Table.Session().At(m.Step), game.NoSide).Game.Hash() {
			t.Fatalf("after step %d another position is shown", m.Step)
		}
	}
	if m.Playing || m.Step != len(p.Table.Session().Steps) || replayOf(p.Table) != m {
		t.Errorf("it ends at %d", m.Step)
	}
	if len(*waits) != len(m.Moments) || (*waits)[0] != match.Paces[1] {
		t.Errorf("%d waits of %v for %d moments", len(*waits), (*waits)[0], len(m.Moments))
	}
}

func TestPauseAndPaceLeaveNoOldClockRunning(t *testing.T) {
	p, m, due, waits := lookingBack(t)
	p.Key("Home")
	p.Key(" ")
	p.Key(" ")
	for pass(due) {
	}
	if m.Playing || m.Step != 0 {
		t.Errorf("paused it goes on to %d", m.Step)
	}
	p.Key(" ")
	p.Do("pace:2")
	if got := (*waits)[len(*waits)-1]; got != 400*time.Millisecond {
		t.Errorf("the fast pace is %v", got)
	}
	pass(due) // that of the pace before
	if m.Step != 0 {
		t.Error("two clocks run")
	}
	if pass(due); m.Step != m.Moments[0] {
		t.Errorf("at step %d, want %d", m.Step, m.Moments[0])
	}
	p.Key("ArrowLeft")
	if m.Playing || m.Step != m.Moments[0]-1 {
		t.Errorf("a step back: playing %v at %d", m.Playing, m.Step)
	}
	p.Key("ArrowRight")
	p.Key("End")
	if m.Step != len(p.Table.Session().Steps) {
		t.Errorf("the end is step %d", m.Step)
	}
}

func TestTheMapFollowsUnlessItIsToStay(t *testing.T) {
	p, m, due, _ := lookingBack(t)
	focused := func() bool { return m.Scene(p.View(), p.Overlays).Focus != nil }
	p.Key("Home")
	p.Key(" ")
	for pass(due) && p.Table.Sight.Focus == nil {
	}
	if !focused() || !p.Table.Sight.Near {
		t.Fatal("the map does not follow")
	}
	p.Do("follow")
	if pass(due); focused() || p.Table.Sight.Near || m.Scene(p.View(), p.Overlays).Overlay.Aim == nil || !m.Playing {
		t.Errorf("focused %v, near %v, playing %v", focused(), p.Table.Sight.Near, m.Playing)
	}
	if p.Do("follow"); !focused() || !p.Table.Sight.Near {
		t.Error("it does not follow again")
	}
}

func TestAKeyGoesByTurns(t *testing.T) {
	p, m, _, _ := lookingBack(t)
	p.Key("Home")
	p.Key("Shift+ArrowRight")
	steps := p.Table.Session().Steps
	if n := m.Step; n > 0 && n < len(steps) && steps[n].Turn == steps[n-1].Turn || n == 0 {
		t.Errorf("it goes to step %d of %d", n, len(steps))
	}
	if p.Key("Shift+ArrowLeft"); m.Step != 0 {
		t.Errorf("and back to %d", m.Step)
	}
}

func TestWhileLookingBackNoKeyActs(t *testing.T) {
	p, m, _, _ := lookingBack(t)
	acts := p.Table.Session().Game.Hash()
	for key := range seated(t).keys() {
		p.Key(key)
	}
	if p.Table.Session().Game.Hash() != acts || replayOf(p.Table) != m {
		t.Error("something was done")
	}
	for key, command := range p.keys() {
		if c, ok := do.Parse(command); !ok || !c.Is(do.Page) {
			t.Errorf("key %s: %s is no command of a look back", key, command)
		}
	}
}

func TestTheCurveIsTheScoreOfTheGame(t *testing.T) {
	p := seated(t)
	playUntil(t, p, 1, func(c *table.Table) bool { return c.Table.Turn > 13 && c.Table.Points != [2]int{} })
	s := p.Table.Session()
	p.Table.Log = match.LogOf(s)
	p.Do("replay:0")
	of := replayOf(p.Table).Course.Of
	for _, k := range of {
		at := s.At(k.Step).Table()
		if lead := at.Points[0] - at.Points[1]; lead != k.Lead || match.Morale(at) != k.Morale {
			t.Errorf("before step %d: %+v, want a lead of %d", k.Step, k, lead)
		}
	}
	if len(of) < 5 || of[len(of)-1].Step != len(s.Steps) || of[0].Step != 0 {
		t.Errorf("%d scores, the last %+v", len(of), of[len(of)-1])
	}
	for lang, want := range map[string]string{"en": "above for the Mongols, below for the Russians", "pl": "w górę Mongołowie, w dół Rusini"} {
		right := p.Table.Mode.Dock(p.Table.In(lang)).Right
		if note := right[len(right)-1].(panel.Note); !strings.Contains(note.Text, want) {
			t.Errorf("the curve is explained by %q", note.Text)
		}
	}
}

func TestTheCurveOfALongGameIsFoundInSlices(t *testing.T) {
	p := marched(t)
	waiting := slowly(p, slice)
	p.Do("replay:0")
	m := replayOf(p.Table)
	rounds := 0
	for pass(waiting) {
		rounds++
	}
	if last := m.Course.Of[len(m.Course.Of)-1]; rounds < 3 || last.Step != len(p.Table.Session().Steps) {
		t.Errorf("after %d slices it ends at %d", rounds, last.Step)
	}
}

func TestABranchComesInSlicesAndSaysSo(t *testing.T) {
	p := marched(t)
	old, record := p.header.ID, p.record()
	p.Do("replay:9")
	waiting := slowly(p, slice)
	p.Do("branch")
	told := false
	for p.Awaits() {
		n := p.Shown().NoticeCard()
		told = told || n.Of == 9 && n.Done < n.Of
		if !pass(waiting) {
			t.Fatal("it does not arrive")
		}
	}
	if !told || p.header.ID == old || len(p.Table.Session().Steps) != 9 {
		t.Errorf("told of its coming %v, %d steps", told, len(p.Table.Session().Steps))
	}
	if n := p.Shown().NoticeCard(); n.Title != "This is another game now" || !strings.Contains(n.Text, "step 9") {
		t.Errorf("the notice is %+v", n)
	}
	if h, _, err := p.shelf.Load(p.header.ID); err != nil || !strings.HasPrefix(h.Name, "From turn 11: ") {
		t.Errorf("it is called %q: %v", h.Name, err)
	}
	if _, text, err := p.shelf.Load(old); err != nil || text != record {
		t.Errorf("the game it comes from is another: %v", err)
	}
}

// The head of a look back is short enough for one line of a phone: whose turn it is, and below what of it.
func TestALookBackIsHeadedByWhoseTurnItIs(t *testing.T) {
	p, m, _, _ := lookingBack(t)
	h := m.Dock(p.View()).Left[0].(panel.Head)
	if h.Title != "Turn 11 · Russians" || !strings.HasPrefix(h.Sub, "Cavalry movement · Step 9 of ") {
		t.Errorf("%q, %q", h.Title, h.Sub)
	}
}

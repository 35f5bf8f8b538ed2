package page

import (
	"slices"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/sound"
	queue "gonfalon/app/telling"
	"gonfalon/engine/game"
)

// heard is what a loudspeaker was asked for.
type heard struct {
	names []string
	level int
	felt  int
}

// listens gives a page a loudspeaker, and begins anew to listen.
func listens(p *Page) *heard {
	h := &heard{level: -1}
	p.Host.Loudspeaker = Loudspeaker{
		Level: func(n int) { h.level = n },
		Play:  func(n sound.Note) { h.names = append(h.names, n.Name) },
		Shake: func(game.Gravity) { h.felt++ },
	}
	return h
}

// since is what was heard since it was asked last.
func (h *heard) since() (names []string) {
	names, h.names = h.names, nil
	return names
}

// Who chooses or switches something hears a tick, and who is refused or only looks hears nothing.
func TestAChoiceTicks(t *testing.T) {
	p := seated(t)
	p.Do("policy:1:2")
	id := mover(t, p.Table)
	p.Do("cancel")
	h := listens(p)
	ticks := func(what string, want bool) {
		t.Helper()
		if got := h.since(); slices.Equal(got, []string{sound.Tick}) != want || !want && len(got) > 0 {
			t.Errorf("%s: heard %q", what, got)
		}
	}
	p.Tap(p.Table.Whole().Piece(id).Hex)
	ticks("a counter is chosen", true)
	stops := p.Table.BestStops()
	p.Tap(p.Table.Reach.Stops[stops[len(stops)-1]].Hex)
	ticks("a way is chosen", true)
	p.Do("cancel")
	p.Do("cancel")
	h.since()
	p.Do("confirm")
	if !p.Table.Refuses() {
		t.Fatal("it is not refused to confirm nothing")
	}
	ticks("nothing is confirmed", false)
	p.Do("drawer:menu")
	ticks("a drawer opens", false)
	for _, command := range []string{"theme:dark", "overlay:zones", "coach", "buzz"} {
		p.Do(command)
		ticks(command, true)
	}
}

// The first lesson is heard: riders come and strike, and what breaks or runs is heard as well.
func TestALessonIsHeard(t *testing.T) {
	p := taughtAt(t, "first-charge")
	h := listens(p)
	clocked(p)
	for n := 0; n < 60 && !p.Table.Lesson.Over(p.Table.Lesson.Done); n++ {
		obeys(p)
	}
	got := h.since()
	for _, want := range []string{sound.Tick, sound.Far, sound.Clash, sound.Dice} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not heard: %q", want, got)
		}
	}
	if h.felt == 0 {
		t.Error("no blow is felt")
	}
}

// A game that comes to the table, or is looked back at, is not heard once more.
func TestWhatIsPastIsNotHeard(t *testing.T) {
	p := seated(t)
	p.Do("policy:1:2")
	mover(t, p.Table)
	stops := p.Table.BestStops()
	to := p.Table.Reach.Stops[stops[len(stops)-1]].Hex
	p.Tap(to)
	h := listens(p)
	if p.Tap(to); !slices.Contains(h.since(), sound.Far) {
		t.Fatal("the ride is not heard")
	}
	id := p.header.ID
	for _, command := range []string{"replay:1", "step:1", "end-replay", "shelf", "open:" + id} {
		p.Do(command)
	}
	if p.Table == nil || p.header.ID != id {
		t.Fatal("the game was not opened again")
	}
	if got := h.since(); slices.ContainsFunc(got, func(name string) bool { return name != sound.Tick }) {
		t.Errorf("heard: %q", got)
	}
}

// How loud it is is chosen in three steps and kept; blows are felt or not.
func TestHowLoudItIsIsKept(t *testing.T) {
	p := seated(t)
	h := listens(p)
	for _, c := range []struct {
		press string
		level int
	}{{"sound:full", 2}, {"sound:", 0}, {"sound", 1}, {"sound:off", 0}, {"sound:low", 1}, {"sound:full", 2}, {"sound:loud", 2}} {
		if p.Do(c.press); p.loud() != c.level || p.shelf.Settings().Sound != levels[c.level] || h.level != c.level {
			t.Errorf("%s: %d, kept as %q, told %d, want %d", c.press, p.loud(), p.shelf.Settings().Sound, h.level, c.level)
		}
	}
	h.felt = 0
	p.Do("buzz")
	score(p, game.Heavy)
	if p.Do("buzz"); h.felt != 0 {
		t.Error("a blow is felt though it was not to be")
	}
	if score(p, game.Heavy); h.felt != 1 {
		t.Error("a blow is not felt")
	}
	if again := OpenPage(p.shelf, p.Host); h.level != 2 || again.loud() != 2 {
		t.Errorf("a page that opens says %d", h.level)
	}
}

// score has something told.
func score(p *Page, g game.Gravity) {
	p.Table.Telling.Open()
	p.Table.Telling.Push(match.Entry{Event: &game.Event{Unit: game.None}, Cue: game.CueBroken, Gravity: g})
	p.Table.Telling.Next(queue.Pace{})
	p.tells(false)
}

// What a device cannot do is not offered.
func TestADeviceWithoutSoundOffersNone(t *testing.T) {
	p := taughtAt(t, "first-charge")
	if p.Shown().CourseBar().Sound != nil || len(p.Shown().loudness()) > 0 {
		t.Error("sound is offered where there is none")
	}
	listens(p)
	if p.Shown().CourseBar().Sound == nil || len(p.Shown().loudness()) != 2 {
		t.Error("sound is not offered")
	}
	p.Host.Loudspeaker.Shake = nil
	if len(p.Shown().loudness()) != 1 {
		t.Error("a blow can be felt where it cannot")
	}
}

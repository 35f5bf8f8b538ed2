package page

import (
	"math/rand/v2"
	"testing"
	"time"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// slowly makes every look at the clock of a page last so long. What the page does after a pause
// waits in the list returned.
func slowly(p *Page, look time.Duration) (waiting *[]func()) {
	clock, waiting := time.Date(1410, 7, 15, 9, 0, 0, 0, time.UTC), new([]func())
	p.Host.Now = func() time.Time { clock = clock.Add(look); return clock }
	p.Host.Pause = func(f func()) { *waiting = append(*waiting, f) }
	return waiting
}

// pass lets the first of those that wait go on; it reports whether there was one.
func pass(waiting *[]func()) bool {
	if len(*waiting) == 0 {
		return false
	}
	first := (*waiting)[0]
	*waiting = (*waiting)[1:]
	first()
	return true
}

// late is a page on which a game is being opened that takes long, and the record of that game.
func late(t *testing.T) (p *Page, waiting *[]func(), record string) {
	t.Helper()
	record = seated(t).record()
	p, _ = newPage(t)
	waiting = slowly(p, slice)
	p.Do("import:" + record)
	if p.Table != nil || len(*waiting) != 1 {
		t.Fatalf("the game is there at once, %d wait", len(*waiting))
	}
	return p, waiting, record
}

func TestALongRecordIsOpenedInSlices(t *testing.T) {
	p, waiting, record := late(t)
	before := -1
	for pass(waiting) && p.Table == nil {
		n := p.Shown().NoticeCard()
		if n.Title == "" || n.Of == 0 || n.Done <= before || n.Done > n.Of {
			t.Fatalf("after %d acts the notice is %+v", before, n)
		}
		before = n.Done
	}
	if p.Table == nil || before < 2 || p.Shown().NoticeCard().Of > 0 {
		t.Fatalf("it came after %d acts; notice %+v", before, p.Shown().NoticeCard())
	}
	if got := p.record(); got != record {
		t.Errorf("the game is another one:\n%s", got)
	}
	if _, text, err := p.shelf.Load(p.header.ID); err != nil || text != record {
		t.Errorf("it was not kept: %v", err)
	}
}

func TestWhatComesAtOnceIsNotAnnounced(t *testing.T) {
	record := seated(t).record()
	p, _ := newPage(t)
	waiting := slowly(p, slice/1000)
	p.ImportGame(record)
	if p.Table == nil || len(*waiting) > 0 {
		t.Error("the page has paused")
	}
	p, _ = newPage(t)
	waiting = slowly(p, slice/2)
	if p.ImportGame(record); len(*waiting) != 1 || p.Shown().NoticeCard().Title != "" {
		t.Errorf("after a moment %+v is told", p.Shown().NoticeCard())
	}
}

func TestOpeningCanBeGivenUp(t *testing.T) {
	for _, command := range []string{"close-notice", "shelf", "battle:legnica-henry", "start:kulikovo-ambush", "open:nobody", "import:nonsense"} {
		p, waiting, _ := late(t)
		pass(waiting)
		p.Do(command)
		id, battle := p.header.ID, p.Battle
		for pass(waiting) {
		}
		if p.Awaits() || p.header.ID != id || p.Battle != battle || p.Shown().NoticeCard().Of > 0 {
			t.Errorf("after %s the game has come all the same", command)
		}
	}
	p, waiting, _ := late(t)
	pass(waiting)
	if n := p.Shown().NoticeCard(); n.Do != "close-notice" || n.Action != i18n.T("en", "ui.cancel", nil) {
		t.Errorf("the notice does not offer it: %+v", n)
	}
}

func TestAGameOnItsWayIsLookedBackOnWhenItIsThere(t *testing.T) {
	p, waiting, _ := late(t)
	p.Do("replay:1")
	for pass(waiting) {
	}
	if p.Table == nil || replayOf(p.Table) == nil || replayOf(p.Table).Step != 1 {
		t.Error("the game is shown at another moment")
	}
}

func TestTheTableRestsWhileAnotherGameIsOnItsWay(t *testing.T) {
	other := seatedAt(t, "legnica-henry").record()
	p := seated(t)
	acts := len(p.Table.Session().Steps)
	waiting := slowly(p, slice)
	p.Do("import:" + other)
	for range 3 {
		p.Do("end")
		p.Do("undo")
		p.Key("e")
		p.Tap(p.Table.Whole().Piece(0).Hex)
		if n := len(p.Table.Session().Steps); n != acts || p.Table.Sel >= 0 {
			t.Fatalf("%d acts, were %d; selected %d", n, acts, p.Table.Sel)
		}
		pass(waiting)
	}
	for pass(waiting) {
	}
	if p.Table.Scenario.ID != "legnica-henry" {
		t.Error("the other game has not come")
	}
}

// A long record is read, replayed and sat down to with pauses between, so that none adds to another.
func TestALongRecordComesInTasks(t *testing.T) {
	record := byChance(t, longRecord+100)
	p, _ := newPage(t)
	var waiting []func()
	p.Host.Pause = func(f func()) { waiting = append(waiting, f) }
	p.ImportGame(record)
	var came []int // how many acts had come before each task
	for len(waiting) > 0 {
		next := waiting[0]
		waiting = waiting[1:]
		if p.opening == nil {
			t.Fatal("it came before its tasks were over")
		}
		n, _ := p.opening.progress()
		came = append(came, n)
		next()
	}
	if len(came) < 2 || came[0] != 0 || came[len(came)-1] != longRecord+100 || p.Table == nil || p.record() != record {
		t.Errorf("before its tasks %v acts had come", came)
	}
	p.ImportGame(record)
	p.Do("close-notice")
	for _, f := range waiting {
		f()
	}
	if waiting = nil; p.Awaits() {
		t.Error("given up it comes all the same")
	}
}

// byChance is the record of a game of so many acts by chance.
func byChance(t *testing.T, acts int) string {
	t.Helper()
	sc, err := scenarios.Find("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, draw := game.NewSession(g, 1380), rand.New(rand.NewPCG(1380, 9))
	for len(s.Steps) < acts && s.Game.Outcome() == nil {
		list := s.Game.Offers(game.B, s.Game.Offers(game.A, nil))
		s.Do(list[draw.IntN(len(list))].Act)
	}
	return string(save.Write(sc, nil, s))
}

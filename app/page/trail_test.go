package page

import (
	"testing"

	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// browsed is a page in a browser whose way back it leads, as the root leads it.
type browsed struct {
	*testing.T
	*Page
	entries []Milestone
	hashes  []string
	at      int
	screen  int
	is      SameScreen
}

// browse opens a page at an address, with other sites before it.
func browse(t *testing.T, command string) *browsed {
	t.Helper()
	p, _ := newPage(t)
	b := &browsed{T: t, Page: p}
	p.Do(command)
	b.is = p.OnScreen()
	depth := p.Depth()
	b.entries, b.hashes = []Milestone{{0, depth, depth}}, []string{p.Hash()}
	return b
}

// press gives commands and writes the entries that follow from each.
func (b *browsed) press(commands ...string) {
	b.Helper()
	for _, c := range commands {
		b.Page.Do(c)
		if is := b.Page.OnScreen(); is != b.is {
			b.is = is
			b.screen++
		}
		b.keep()
	}
}

func (b *browsed) keep() {
	b.Helper()
	to := b.Page.Milestone(b.entries[b.at], b.screen)
	back, _ := b.entries[b.at].Way(to)
	if b.at -= back; b.at < 0 {
		b.Fatal("the page leaves the site")
	}
	_, beside := b.entries[b.at].Way(to)
	for _, e := range beside {
		b.at++
		b.entries, b.hashes = append(b.entries[:b.at], e), append(b.hashes[:b.at], "")
	}
	b.entries[b.at], b.hashes[b.at] = to, b.Page.Hash()
}

// back is the browser's button; it reports whether the page is still there.
func (b *browsed) back() bool {
	b.Helper()
	if b.at == 0 {
		return false
	}
	b.at--
	if e := b.entries[b.at]; e.Screen == b.screen {
		b.Page.CloseTo(e.Depth)
	} else {
		b.screen = e.Screen
		b.Page.Do("shelf")
		b.is = b.Page.OnScreen()
	}
	b.keep()
	return true
}

func TestBackClosesWhatIsOpenThenLeavesTheBattleThenTheSite(t *testing.T) {
	b := browse(t, "shelf")
	b.press("battle:arsuf", "start:arsuf", "drawer:menu", "rule:arsuf:5.1:x")
	b.press("drawer:menu", "drawer:log", "replay:0")
	if b.back(); table.Lies[*table.Replay](b.Table) || b.Table == nil {
		t.Fatal("the look back is not closed alone")
	}
	b.press("drawer:menu", "drawer:log", "rule:arsuf:5.1:x")
	for i, closed := range []func() bool{
		func() bool { return b.rule.Para == "" && b.drawer == "log" },
		func() bool { return b.drawer == "" && b.Table != nil },
		func() bool { return b.Table == nil && b.Battle == "" },
	} {
		if !b.back() || !closed() {
			t.Fatalf("step %d back: rule %v, drawer %q, table %t, battle %q", i+1, b.rule, b.drawer, b.Table != nil, b.Battle)
		}
	}
	if b.back() {
		t.Error("from the shelf it does not leave the site")
	}
}

// Whoever closes something by its own button does not meet it again on the way back.
func TestWhatWasClosedIsNotOnTheWayBack(t *testing.T) {
	b := browse(t, "shelf")
	b.press("battle:arsuf", "start:arsuf", "drawer:menu", "drawer:menu")
	for _, ride := range [][2]string{{"1606", "1611"}, {"1705", "1711"}} {
		tapAt(t, b.Page, ride[0])
		tapAt(t, b.Page, ride[1])
		if b.keep(); b.at != 2 || planOf(b.Table) == nil {
			t.Fatalf("what is previewed is entry %d", b.at)
		}
		b.press("confirm")
	}
	if !b.back() || b.Table != nil {
		t.Error("it takes more than one step back to leave the battle")
	}
}

// The button to the shelf goes the way back too, also where a link led straight to a game.
func TestTheShelfIsTheFirstEntry(t *testing.T) {
	for _, first := range []string{"shelf", "start:arsuf"} {
		b := browse(t, first)
		b.press("start:arsuf", "press:end-phase", "drawer:menu", "shelf")
		if b.Table != nil || b.at != 0 || b.hashes[0] != "" || b.entries[0].Depth != 0 {
			t.Errorf("after %s the shelf is entry %d of %+v", first, b.at, b.entries)
		}
		if b.press("open:" + b.shelf.List()[0].ID); b.Table == nil || b.at != b.Page.Depth() || b.Table.Table.Stage == game.StageOver {
			t.Errorf("after %s the game is entry %d", first, b.at)
		}
	}
}

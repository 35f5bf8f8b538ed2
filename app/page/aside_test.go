package page

import (
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/opponent"
	"gonfalon/app/shelf"
)

// putOff makes what a page does aside wait until done is called, which tells what of it is to be seen.
func putOff(p *Page) (done func() (seen int)) {
	var queue []func() bool
	p.Host.Aside = func(f func() bool) { queue = append(queue, f) }
	return func() (seen int) {
		for ; len(queue) > 0; queue = queue[1:] {
			if queue[0]() {
				seen++
			}
		}
		return seen
	}
}

// acts is how many acts of a game the device keeps, -1 if it does not keep it.
func (d *device) acts(t *testing.T, id string) int {
	t.Helper()
	again, _ := pageOn(t, d)
	if _, _, err := again.shelf.Load(id); id == "" || err != nil {
		return -1
	}
	again.Do("open:" + id)
	return len(again.Table.Session().Steps)
}

func TestAnActIsShownBeforeItIsKept(t *testing.T) {
	d := &device{}
	p, _ := pageOn(t, d)
	done := putOff(p)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	if p.header.ID != "" {
		t.Fatal("the first act is kept in the press that did it")
	}
	if done() != 1 || p.header.ID == "" || d.acts(t, p.header.ID) != len(p.Table.Session().Steps) {
		t.Fatal("the first act is not kept once it is shown, or the address that leads to it is not")
	}
	kept := len(p.Table.Session().Steps)
	p.Do("press:ready")
	if acts := d.acts(t, p.header.ID); acts != kept {
		t.Fatalf("of %d acts %d are kept in the press that did the last", len(p.Table.Session().Steps), acts)
	}
	if done() != 0 || d.acts(t, p.header.ID) != len(p.Table.Session().Steps) {
		t.Error("an act is not kept once it is shown, or the page is drawn for it")
	}
}

// Whoever goes before an act is kept loses nothing.
func TestAnActIsKeptByWhoLeaves(t *testing.T) {
	for name, leave := range map[string]func(p *Page){
		"for the shelf":    func(p *Page) { p.Do("shelf") },
		"for another game": func(p *Page) { p.Do("start:kulikovo-field") },
		"and comes back": func(p *Page) {
			if p.Do("open:" + p.header.ID); len(p.Table.Session().Steps) != 2 {
				t.Error("who comes back finds another game")
			}
		},
		"and hides the tab": func(p *Page) { p.Rest() },
	} {
		d := &device{}
		p, _ := pageOn(t, d)
		p.Do("start:kulikovo-ambush")
		p.Do("press:deploy")
		id := p.header.ID
		done := putOff(p)
		p.Do("press:ready")
		acts := len(p.Table.Session().Steps)
		leave(p)
		if got := d.acts(t, id); got != acts {
			t.Errorf("who leaves %s has %d of %d acts", name, got, acts)
		}
		writes := 0
		if h, _, err := p.shelf.Load(id); err == nil {
			writes = h.Writes
		}
		done()
		if h, _, err := p.shelf.Load(id); err != nil || h.Writes != writes {
			t.Errorf("who leaves %s writes the game once more", name)
		}
	}
}

// A device that refuses an act says so, though it was asked only once the act was shown.
func TestARefusalOfTheDeviceIsSeen(t *testing.T) {
	d := &device{}
	p, _ := pageOn(t, d)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	done := putOff(p)
	d.no = shelf.ErrFull
	p.Do("press:ready")
	if p.notice.Title != "" {
		t.Fatalf("told before it was asked: %q", p.notice.Title)
	}
	if done() != 1 || p.notice.Title != i18n.T("en", "notice.full.title", nil) {
		t.Errorf("the device refused, and told is %q", p.notice.Title)
	}
}

// The computer is sent the game once it is shown that it thinks, and not if nobody waits for it any more.
func TestTheComputerIsAskedOnceThatIsShown(t *testing.T) {
	posted := 0
	p := against(t, "kulikovo-ambush", "b", "captain", func(bool, func(foe.Message)) func(string) {
		return func(string) { posted++ }
	})
	done := putOff(p)
	posted = 0
	p.Do("foe-level:knight") // somebody else thinks, who does not know the game
	if posted > 0 {
		t.Error("it is sent the game in the press that asked it")
	}
	p.Do("foe-level:marshal")
	if done(); posted != 1 {
		t.Errorf("of two who were asked, one after another, %d are sent the game", posted)
	}
}

// A turn that is skipped is not measured as long as the computer thinks, and is once it is paused, waits
// for the person, or is done.
func TestATurnThatIsSkippedIsMeasuredAtItsEnd(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "captain", func(bool, func(foe.Message)) func(string) { return func(string) {} })
	p.Do("press:deploy")
	p.Do("press:ready")
	if !p.Table.Decides() || p.Hastens() {
		t.Fatalf("the computer decides: %v, and hastens: %v", p.Table.Decides(), p.Hastens())
	}
	p.Do("foe-skip")
	if !p.Hastens() {
		t.Error("a turn that is skipped is measured while the computer thinks")
	}
	p.Do("foe-pause")
	if p.Hastens() {
		t.Error("one that is paused is not measured")
	}
	p.Do("foe-skip")
	p.foe.state.Is = opponent.Due
	if p.Hastens() {
		t.Error("one whose next act waits for the person is not measured")
	}
	if p.foe.state.Is = opponent.Idle; p.Hastens() {
		t.Error("one in which nobody is asked is not measured")
	}
}

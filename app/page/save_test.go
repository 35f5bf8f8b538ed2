package page

import (
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/own"
	"gonfalon/app/shelf"
	"gonfalon/scenarios"
)

// device is a store that can begin to refuse what it is given.
type device struct {
	shelf.Memory
	no error
}

func (d *device) Set(key, text string) error {
	if d.no != nil {
		return d.no
	}
	return d.Memory.Set(key, text)
}

func (d *device) Lasts() bool { return true }

// pageOn is a page with the games of a device.
func pageOn(t *testing.T, d *device) (p *Page, out map[string]string) {
	t.Helper()
	p, out = newPage(t)
	p.shelf = shelf.New(d)
	p.own = own.New(p.shelf, scenarios.Find, p.Prints.Draw)
	p.Host.Find = p.own.Find
	p.settings = p.shelf.Settings()
	return p, out
}

func TestPlayGoesOnWhereStorageBeginsToRefuse(t *testing.T) {
	for no, title := range map[error]string{shelf.ErrFull: "notice.full.title", shelf.ErrBlocked: "notice.blocked.title"} {
		d := &device{}
		p, out := pageOn(t, d)
		p.Do("start:kulikovo-ambush")
		d.no = no
		p.Do("press:deploy")
		if p.notice.Title != i18n.T("en", title, nil) {
			t.Fatalf("%v is told as %q", no, p.notice.Title)
		}
		offered := p.notice.Do
		p.Do("close-notice")
		p.Do("press:ready")
		if p.notice.Title != "" {
			t.Errorf("%v is told again: %q", no, p.notice.Title)
		}
		acts := len(p.Table.Session().Steps)
		p.Do(offered)
		if text := out[shelf.FileName(p.header)]; text != p.record() {
			t.Errorf("%v: handed out %.60q", no, text)
		}
		id := p.header.ID
		p.Do("shelf")
		p.Do("open:" + id)
		if p.Table == nil || len(p.Table.Session().Steps) != acts {
			t.Errorf("%v: the game is not as it was left", no)
		}
		d.no = nil
		p.Do("press:deploy")
		again, _ := pageOn(t, d)
		again.Do("open:" + id)
		if again.Table == nil || len(again.Table.Session().Steps) != acts+1 {
			t.Errorf("%v: a device that takes games again does not have this one", no)
		}
	}
}

func TestGameThatIsNotKeptCanBeExportedFromItsFirstMoment(t *testing.T) {
	p, out := newPage(t)
	p.Do("start:kulikovo-ambush")
	if !strings.HasPrefix(p.notice.Do, "export:") {
		t.Fatalf("the notice is %+v", p.notice)
	}
	p.Do(p.notice.Do)
	if out[shelf.FileName(p.header)] != p.record() {
		t.Errorf("handed out: %q", out)
	}
}

func TestOfTwoTabsWithoutLocksTheLaterIsTold(t *testing.T) {
	d := &device{}
	first, _ := pageOn(t, d)
	first.Do("start:kulikovo-ambush")
	first.Do("press:deploy")
	second, _ := pageOn(t, d)
	second.Do("open:" + first.header.ID)
	first.Do("press:ready")
	second.Do("press:ready")
	second.Do("press:deploy")
	if second.notice.Title != i18n.T("en", "notice.overtaken.title", nil) || !second.readOnly {
		t.Fatalf("the later tab says %+v", second.notice)
	}
	first.Do("press:deploy")
	if first.readOnly || len(first.Table.Session().Steps) != 3 {
		t.Errorf("the first tab cannot go on: %+v", first.notice)
	}
	second.Do("take")
	if second.readOnly || len(second.Table.Session().Steps) != 3 {
		t.Errorf("the game taken over has %d acts", len(second.Table.Session().Steps))
	}
}

// A tab that may only look goes on from where the other has left the game, once it lets it go.
func TestATabGoesOnWhereTheOtherLeftTheGame(t *testing.T) {
	d := &device{}
	first, _ := pageOn(t, d)
	first.Do("start:kulikovo-ambush")
	first.Do("press:deploy")
	second, _ := pageOn(t, d)
	second.openGame(first.header.ID)
	first.held(false)
	second.Do("press:ready")
	first.held(true)
	if first.readOnly || first.notice.Title != "" || len(first.Table.Session().Steps) != len(second.Table.Session().Steps) {
		t.Errorf("%d acts after %d, %+v", len(first.Table.Session().Steps), len(second.Table.Session().Steps), first.notice)
	}
	sitting := first.Sitting
	first.held(false)
	first.held(true)
	if first.Sitting != sitting {
		t.Error("a game that stands where it stood is opened again")
	}
}

// asking is a page whose browser answers a request to keep things that it may forget them.
func asking(t *testing.T, d *device) (p *Page, asked *int) {
	t.Helper()
	p, _ = pageOn(t, d)
	asked = new(int)
	p.Host.Persist = func(forgets func()) { *asked++; forgets() }
	return p, asked
}

func TestBrowserIsAskedToKeepGamesAfterTheFirstAct(t *testing.T) {
	d := &device{}
	p, asked := asking(t, d)
	p.Do("start:kulikovo-ambush")
	p.Do("theme")
	if *asked != 0 || p.notice.Title != "" {
		t.Fatal("the browser is asked before anything was done")
	}
	p.Do("press:deploy")
	if *asked != 1 || p.notice.Title != i18n.T("en", "notice.forgets.title", nil) || !p.notice.Quiet {
		t.Fatalf("asked %d times, the notice is %+v", *asked, p.notice)
	}
	p.Do("close-notice")
	p.Do("press:ready")
	if *asked != 1 || p.notice.Title != "" {
		t.Errorf("asked %d times, the notice is %+v", *asked, p.notice)
	}
	later, asked := asking(t, d)
	later.Do("open:" + p.header.ID)
	if *asked != 0 {
		t.Error("the browser is asked when a game is opened")
	}
	later.Do("press:deploy")
	if *asked != 1 || later.notice.Title != "" {
		t.Errorf("next time: asked %d times, the notice is %+v", *asked, later.notice)
	}
}

func TestRefusedClipboardShowsTheLink(t *testing.T) {
	for _, allowed := range []bool{true, false} {
		p, _ := newPage(t)
		link := ""
		p.Host.Copy = func(text string, then func(bool)) { link = text; then(allowed) }
		p.Do("start:kulikovo-ambush")
		p.Do("link")
		if copied := p.notice.Title == i18n.T("en", "notice.link.title", nil); copied != allowed {
			t.Errorf("allowed %v: the notice is %q", allowed, p.notice.Title)
		}
		if shown := p.notice.Copy == link; shown == allowed {
			t.Errorf("allowed %v: shown %.40q", allowed, p.notice.Copy)
		}
	}
}

func TestGameIsPasted(t *testing.T) {
	from := seated(t)
	record := from.record()
	for name, given := range map[string]string{
		"text":   "\n " + record,
		"marked": "\ufeff" + record,
		"link":   shelf.Link("https://example.org/", record),
	} {
		p, _ := newPage(t)
		p.Do("drawer:paste")
		if _, open := p.Shown().DrawerDock(); !open {
			t.Fatal("there is no field to paste into")
		}
		p.Do("import:" + given)
		if p.Table == nil || p.record() != record || p.drawer != "" {
			t.Errorf("%s: the notice is %+v", name, p.notice)
		}
	}
	p, _ := newPage(t)
	p.Do("drawer:paste")
	p.Do("import:see you at eight")
	if p.Table != nil || p.notice.Title == "" || p.drawer != "paste" {
		t.Errorf("of what is no game the notice is %+v", p.notice)
	}
}

// A game of 3,000 acts takes at most 24 kB of the device: a shelf of games has a few MB.
func TestALongGameTakesLittleRoom(t *testing.T) {
	const acts, room = 3000, 24_000
	d := &device{}
	p, _ := pageOn(t, d)
	p.ImportGame(byChance(t, acts))
	kept := 0
	for _, key := range d.Keys() {
		if text, _ := d.Get(key); strings.HasPrefix(key, "gonfalon/game/") {
			kept += len(text)
		}
	}
	done := len(p.Table.Sess.Steps)
	if done < acts || kept == 0 || kept > room {
		t.Errorf("%d acts are kept in %d bytes", done, kept)
	}
}

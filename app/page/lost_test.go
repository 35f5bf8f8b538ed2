package page

import (
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
)

// keptKey is where the device keeps the only game.
func keptKey(t *testing.T, d *device) string {
	t.Helper()
	for _, key := range d.Keys() {
		if strings.HasPrefix(key, "gonfalon/game/") {
			return key
		}
	}
	t.Fatal("no game is kept")
	return ""
}

// played is a device on which a game was played last.
func played(t *testing.T) (d *device, id string) {
	t.Helper()
	d = &device{}
	p, _ := pageOn(t, d)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	return d, p.header.ID
}

// The shelf, where the player looks for his last game, says that it cannot be read and hands out what there is.
func TestTheShelfTellsOfAGameThatCannotBeRead(t *testing.T) {
	for name, damage := range map[string]func(string) string{
		"cut":     func(s string) string { return s[:len(s)*2/3] },
		"empty":   func(string) string { return "" },
		"changed": func(s string) string { return strings.Replace(s, "kulikovo", "kulikowo", 1) },
		"later":   func(s string) string { return strings.Replace(s, "gonfalon-save 1", "gonfalon-save 2", 1) },
	} {
		d, id := played(t)
		key := keptKey(t, d)
		text, _ := d.Get(key)
		if err := d.Memory.Set(key, damage(text)); err != nil {
			t.Fatal(err)
		}
		p, out := pageOn(t, d)
		s := p.Shown().ShelfScreen()
		if s.Resume != nil || s.Lost == nil || s.Lost.ID != id || s.Lost.Text == "" || s.Lost.Title != i18n.T("en", "shelf.lost-last", nil) {
			t.Fatalf("%s: the shelf shows %+v, %+v", name, s.Resume, s.Lost)
		}
		p.Do("raw:" + id)
		if got, ok := out["gonfalon-"+id+".txt"]; got != damage(text) || !ok && damage(text) != "" {
			t.Errorf("%s: handed out %.60q", name, got)
		}
		p.Do("open:" + id)
		if left, _ := d.Get(key); p.Table != nil || p.notice.Title == "" || left != damage(text) {
			t.Errorf("%s: opened with %+v", name, p.notice)
		}
	}
}

func TestAGameThatMayLackActsSaysWhichActItIs(t *testing.T) {
	d, id := played(t)
	p, _ := pageOn(t, d)
	p.shelf.Mirrored(true)
	p, _ = pageOn(t, d)
	p.shelf.Unread()
	p.Do("open:" + id)
	if want := i18n.T("en", "notice.as-of.blind.title", i18n.Args{"n": 1, "turn": p.header.Turn}); p.notice.Title != want || p.notice.Do != "export:" {
		t.Errorf("the notice is %+v, want %q", p.notice, want)
	}
	p.Do("shelf")
	if p.Do("open:" + id); p.notice.Title != "" {
		t.Errorf("it is told again: %+v", p.notice)
	}
}

func TestThatABrowserKeepsOneCopyIsTold(t *testing.T) {
	d, id := played(t)
	p, _ := pageOn(t, d)
	p.shelf.OnUnmirrored(p.Unmirrored)
	p.Do("open:" + id)
	if p.shelf.Mirrored(false); p.notice.Title != i18n.T("en", "notice.unmirrored.title", nil) || p.notice.Do != "export:" {
		t.Errorf("the notice is %+v", p.notice)
	}
}

func TestAChoiceThatIsNotKeptIsTold(t *testing.T) {
	d, _ := played(t)
	p, _ := pageOn(t, d)
	d.no = shelf.ErrFull
	p.Do("theme")
	if p.notice.Title != i18n.T("en", "notice.unset.title", nil) {
		t.Fatalf("the notice is %+v", p.notice)
	}
	p.Do("close-notice")
	if p.Do("theme"); p.notice.Title != "" {
		t.Errorf("it is told again: %+v", p.notice)
	}
}

// A later version plays on; the older one, to which the site is rolled back, names the game and leaves it as
// it is; the later one then plays on in it.
func TestRollingBackLosesNothing(t *testing.T) {
	d, id := played(t)
	find := func(of *Page) func(string) (*game.Scenario, error) {
		today := of.Host.Find
		return func(id string) (*game.Scenario, error) {
			sc, err := today(id)
			if err != nil {
				return nil, err
			}
			later := *sc
			later.Rules++
			return &later, nil
		}
	}
	later, _ := pageOn(t, d)
	later.Host.Find = find(later)
	later.Do("open:" + id)
	later.Do("press:ready")
	acts, key := len(later.Table.Session().Steps), keptKey(t, d)
	before, _ := d.Get(key)
	older, out := pageOn(t, d)
	older.Do("open:" + id)
	if older.Table != nil || !strings.Contains(older.notice.Text, "newer version") {
		t.Fatalf("the older version says %+v", older.notice)
	}
	older.Do(older.notice.Do)
	if len(out) != 1 {
		t.Error("it does not hand it out")
	}
	older.Do("start:kulikovo-ambush")
	older.Do("press:deploy")
	if after, _ := d.Get(key); after != before {
		t.Error("the older version changed it")
	}
	again, _ := pageOn(t, d)
	again.Host.Find = find(again)
	if again.Do("open:" + id); again.Table == nil || len(again.Table.Session().Steps) != acts {
		t.Errorf("the later version says %+v", again.notice)
	}
}

// A game of other files of its battle is told of; one that a later version may have made stays as it is.
func TestAGameOfOtherFilesIsToldOf(t *testing.T) {
	record := seated(t).record()
	other := regexp.MustCompile(`"scenarioHash":"\w+"`).ReplaceAllString(record, `"scenarioHash":"ff"`)
	older := regexp.MustCompile(`"rules":\d+`).ReplaceAllString(other, `"rules":1`)
	older = regexp.MustCompile(`,"hash":"\w+"`).ReplaceAllString(older, "")
	for text, title := range map[string]string{record: "", other: "notice.other-files.title", older: "notice.earlier-files.title"} {
		p, _ := pageOn(t, &device{})
		h, err := p.shelf.Save(shelf.Header{Scenario: "kulikovo-ambush"}, text)
		if err != nil {
			t.Fatal(err)
		}
		p.Do("open:" + h.ID)
		want := ""
		if title != "" {
			want = i18n.T("en", title, nil)
		}
		if p.notice.Title != want {
			t.Errorf("the notice is %+v, want %q", p.notice, want)
		}
		p.Do("press:end-phase")
		p.Do("confirm")
		if _, kept, err := p.shelf.Load(h.ID); err != nil || (kept == text) != (text == other) {
			t.Errorf("%q: kept is %.200s, %v", title, kept, err)
		}
	}
}

package page

import (
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
)

// earlier is a record without its last acts.
func earlier(record string, fewer int) string {
	lines := strings.Split(strings.TrimSpace(record), "\n")
	lines = append(lines[:len(lines)-1-fewer], "]}")
	last := len(lines) - 2
	lines[last] = strings.TrimSuffix(lines[last], ",")
	return strings.Join(lines, "\n") + "\n"
}

// armies is the record of a game in which both have set up, and do is what was done then.
func armies(t *testing.T, do ...string) string {
	t.Helper()
	p := seated(t)
	for _, c := range do {
		p.Do(c)
	}
	return p.record()
}

// rider is the name of the first counter that can move after the set-up.
func rider(t *testing.T) string {
	t.Helper()
	p := seated(t)
	return p.Table.Whole().Name(mover(t, p.Table))
}

// keeping is a page of a device that keeps games.
func keeping(t *testing.T) (p *Page, out map[string]string) {
	t.Helper()
	return pageOn(t, &device{})
}

// One game is one on the shelf, however often it comes.
func TestAGameThatComesAgainIsTheOneThatIsThere(t *testing.T) {
	record := armies(t)
	one, other := armies(t, "press:end-phase"), armies(t, "press:end-phase")
	other = strings.Replace(other, `{"do":"end-phase"`, `{"do":"begin","unit":"`+rider(t)+`"`, 1)
	other = regexp.MustCompile(`,"hash":"[0-9a-f]+"`).ReplaceAllString(other, "")
	for _, tt := range []struct {
		name        string
		first, then string
		games, acts int
		title       string
		n           string // that is said
	}{
		{"the same", record, record, 1, 4, "notice.known", "4"},
		{"as a link", record, "> " + shelf.Link("https://x/", record), 1, 4, "notice.known", "4"},
		{"a later state", earlier(record, 2), record, 1, 4, "notice.grown", "2"},
		{"an earlier state", record, earlier(record, 3), 1, 4, "notice.older-state", "3"},
		{"parted", one, other, 2, 5, "notice.parted", "4"},
		{"of another seed", record, regexp.MustCompile(`"seed":"\d+"`).ReplaceAllString(record, `"seed":"99"`), 2, 4, "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, _ := keeping(t)
			p.Do("import:" + tt.first)
			id := p.header.ID
			p.Do("shelf")
			p.Do("import:" + tt.then)
			if n := len(p.shelf.List()); n != tt.games || p.Table == nil || len(p.Table.Session().Steps) != tt.acts {
				t.Fatalf("%d games, notice %+v", n, p.notice)
			}
			if same := p.header.ID == id; same != (tt.games == 1) {
				t.Errorf("opened as %q, was %q", p.header.ID, id)
			}
			if tt.title == "" {
				return
			}
			if want := i18n.T("en", tt.title+".title", nil); p.notice.Title != want || !strings.Contains(p.notice.Text, tt.n) {
				t.Errorf("the notice is %+v, want %q with %s", p.notice, want, tt.n)
			}
			if _, kept, err := p.shelf.Load(id); err != nil || tt.games == 1 && kept != record || tt.games == 2 && kept != tt.first {
				t.Errorf("kept is %s, %v", kept, err)
			}
		})
	}
}

// A game that was begun under older rules is the same one when it comes again, though it is kept as today's
// rules carry it over.
func TestAGameOfOlderRulesThatComesAgainIsTheOneThatIsThere(t *testing.T) {
	older := regexp.MustCompile(`"rules":\d+`).ReplaceAllString(armies(t, "press:end-phase"), `"rules":1`)
	p, _ := keeping(t)
	p.Do("import:" + older)
	id, acts := p.header.ID, len(p.Table.Session().Steps)
	if p.Table.Session().Older() == 0 {
		t.Fatal("nothing was carried over")
	}
	p.Do("shelf")
	p.Do("import:" + older)
	if n := len(p.shelf.List()); n != 1 || p.header.ID != id || len(p.Table.Session().Steps) != acts {
		t.Errorf("%d games, %d acts of %d, notice %+v", n, len(p.Table.Session().Steps), acts, p.notice)
	}
	p.Do("shelf")
	p.Do("import:" + earlier(older, 2))
	if n := len(p.shelf.List()); n != 1 || p.header.ID != id {
		t.Errorf("%d games after an earlier state of it, notice %+v", n, p.notice)
	}
}

func TestAnEarlierStateOpensAsAGameOfItsOwnIfWanted(t *testing.T) {
	record := armies(t)
	p, _ := keeping(t)
	p.Do("import:" + record)
	id := p.header.ID
	p.Do("import:" + earlier(record, 3))
	p.Do(p.notice.Do)
	if len(p.shelf.List()) != 2 || p.header.ID == id || len(p.Table.Session().Steps) != 1 {
		t.Errorf("%d games, %d acts", len(p.shelf.List()), len(p.Table.Session().Steps))
	}
}

func TestTwoGamesInOneTextAreToldOf(t *testing.T) {
	record := armies(t)
	other := regexp.MustCompile(`"seed":"\d+"`).ReplaceAllString(record, `"seed":"99"`)
	p, _ := keeping(t)
	p.Do("import:Hello\n" + record + "\n> " + strings.ReplaceAll(other, "\n", "\n> "))
	if p.Table == nil || p.record() != record || p.notice.Title != i18n.T("en", "notice.more-games.title", nil) {
		t.Errorf("notice %+v", p.notice)
	}
}

// What is cut off on its way is called so, and opens as far as it goes; it takes no other game's place.
func TestACutGameTakesNoPlace(t *testing.T) {
	record := armies(t)
	cut := record[:strings.LastIndex(record, "{")+9]
	p, out := keeping(t)
	p.Do("import:" + record)
	p.Do("import:> " + strings.ReplaceAll(cut, "\n", "\n> "))
	if p.Table == nil || len(p.Table.Session().Steps) != 3 || !strings.Contains(p.notice.Text, "cut off") || len(p.shelf.List()) != 2 {
		t.Fatalf("%d games, notice %+v", len(p.shelf.List()), p.notice)
	}
	p.Do(p.notice.Do)
	if got := out["gonfalon.txt"]; !strings.HasPrefix(got, "> {") {
		t.Errorf("handed out: %.60q", got)
	}
	link := shelf.Link("https://x/", record)
	p.Do("shelf")
	if p.Do("import:" + link[:len(link)-9] + "…"); !strings.Contains(p.notice.Text, "cut off") {
		t.Errorf("of a cut link: notice %+v", p.notice)
	}
}

package page

import (
	"strings"
	"testing"
)

// A link to a moment opens the game there, to be looked at; it is kept once it is played on.
func TestALinkLeadsToAMoment(t *testing.T) {
	p := seated(t)
	link := ""
	p.Host.Copy = func(text string, then func(bool)) { link = text; then(true) }
	p.Do("replay:1")
	p.Do("moment")
	if !strings.HasSuffix(link, "&t=1") {
		t.Fatalf("the link ends in %q", link[max(0, len(link)-20):])
	}
	guest, _ := newPage(t)
	guest.ImportGame(link[strings.Index(link, "#"):])
	m, ok := guest.Looking()
	if !ok || m.Step != 1 || len(guest.Table.Session().Steps) != len(p.Table.Session().Steps) {
		t.Fatalf("it looks at %+v, notice %q", m, guest.notice.Title)
	}
	if n := len(guest.shelf.List()); n != 0 {
		t.Errorf("%d games are kept by looking", n)
	}
}

// A link that names no moment is refused, one beyond the end leads to the end.
func TestMomentsThatMakeNoSenseAreRefused(t *testing.T) {
	p := seated(t)
	game := p.Link()
	game = game[strings.Index(game, "#"):]
	for _, moment := range []string{"-1", "x", "", "1e3", "99999999999999999999", "12345678", "1&t=2", "<b>"} {
		guest, _ := newPage(t)
		if guest.ImportGame(game + "&t=" + moment); guest.Table != nil || guest.notice.Title == "" {
			t.Errorf("%q is taken", moment)
		}
	}
	guest, _ := newPage(t)
	guest.ImportGame(game + "&t=9999999")
	if m, ok := guest.Looking(); !ok || m.Step != len(p.Table.Session().Steps) {
		t.Error("beyond the end it does not lead to the end")
	}
}

// A film plays from the act that is asked for, or from the beginning.
func TestAFilmPlays(t *testing.T) {
	p := seated(t)
	for command, step := range map[string]int{"film::": 0, "film:1:": 1} {
		guest, _ := newPage(t)
		guest.Do(command + p.record())
		if m, ok := guest.Looking(); !ok || !m.Playing || m.Step != step {
			t.Errorf("%s: %+v", command, m)
		}
	}
}

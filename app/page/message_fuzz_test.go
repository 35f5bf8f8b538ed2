package page

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// FuzzMessages sends a page what the page around it may say, as the script between them
// (app/site/assets/frame.js) hands it on: a wish for a language or a theme, or a save and how much
// of it is to be shown. Whatever it says, nothing of the player's own is changed or kept, and what
// the page tells of itself can be read.
func FuzzMessages(f *testing.F) {
	given := seated(f)
	record := given.record()
	for _, text := range []string{
		"pl", "", "xx", "pl:en", "light dark", "dark", "../pl", "constructor", "__proto__", "start:arsuf", "press:deploy", "\x00", "\ufeffpl",
	} {
		f.Add("wear", uint64(0), text)
	}
	for _, text := range []string{
		record, "\ufeff" + record, strings.Replace(record, `"do":"ready"`, `"do":"begin"`, 1), record[:len(record)/2],
		strings.Replace(record, "kulikovo-ambush", "../kulikovo-ambush", 1), given.Link(), "#g=AAAA", "{}", "[]", "null", "nonsense", `{"format":1e99}`,
	} {
		f.Add("show", uint64(2), text)
		f.Add("show", uint64(1<<53-1), text)
	}
	f.Fuzz(func(t *testing.T, kind string, at uint64, text string) {
		p, _ := newPage(t)
		own := p.settings
		switch kind {
		case "wear":
			p.Do("wear:" + text)
		case "show":
			p.Do("show:" + strings.TrimPrefix(fmt.Sprint(at), "0") + ":" + text)
		default:
			return
		}
		unharmed(t, p)
		if p.settings != own || len(p.shelf.List()) > 0 {
			t.Errorf("settings %+v, %d games kept", p.settings, len(p.shelf.List()))
		}
	})
}

// unharmed fails the test if a page shows or tells what it should not.
func unharmed(t *testing.T, p *Page) {
	t.Helper()
	if !slices.Contains(i18n.Langs(), p.Lang()) || p.Theme() != "light" && p.Theme() != "dark" {
		t.Errorf("language %q, theme %q", p.Lang(), p.Theme())
	}
	if n := p.Shown().NoticeCard(); len(n.Title+n.Text) > 2000 {
		t.Errorf("a notice of %d bytes", len(n.Title+n.Text))
	}
	told, err := json.Marshal(p.Report(0))
	var back report
	if err != nil || json.Unmarshal(told, &back) != nil || back.Acts != len(back.Done) {
		t.Errorf("told is %.200s, %v", told, err)
	}
	if p.Table == nil {
		return
	}
	if err := p.Table.Whole().Audit(); err != nil {
		t.Error(err)
	}
	if _, err := save.Read([]byte(p.Recorded()), scenarios.Find); err != nil {
		t.Errorf("what it hands out cannot be read: %v", err)
	}
}

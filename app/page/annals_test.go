package page

import (
	"strings"
	"testing"

	"gonfalon/app/annals"
	"gonfalon/app/do"
	"gonfalon/app/panel"
)

// Each game of ours is looked at from the shelf, from its beginning, with what is said of it in the language in use;
// who plays on from a moment has another game.
func TestGamesOfOursAreLookedAt(t *testing.T) {
	for _, key := range annals.Keys() {
		p, _ := newPage(t)
		p.Host.Annals = func(key string, then func(string)) {
			text, err := annals.Packed(key)
			if err != nil {
				t.Fatal(err)
			}
			then(string(text))
		}
		list := p.Shown().ShelfScreen().Annals.List
		if len(list) != len(annals.Keys()) {
			t.Fatalf("the shelf has %d", len(list))
		}
		p.Do(do.Annal(key))
		m, looks := p.Looking()
		if !looks || m.Step != p.Table.Notes[0].At || !m.Playing || p.Hash() != "#annal="+key {
			t.Fatalf("%s is not looked at, address %q", key, p.Hash())
		}
		said := p.Table.Notes
		d := p.Shown().Dock()
		if note, ok := d.Left[2].(panel.Note); !ok || note.Text != said[0].Text {
			t.Errorf("%s: nothing is said at the beginning: %+v", key, d.Left)
		}
		if _, ok := d.Left[1].(panel.Actions); !ok {
			t.Errorf("%s: the buttons are not above what comes and goes: %+v", key, d.Left)
		}
		if p.Do(do.Lang("pl")); p.Table.Notes[0].Text == said[0].Text || len(p.Table.Notes) != len(said) {
			t.Errorf("%s says in Polish %q", key, p.Table.Notes[0].Text)
		}
		p.Do(do.Lang("en"))
		for n, x := range said {
			p.Do(do.JotLook(n))
			if m.Step != x.At || !strings.Contains(p.View().LogText(p.sieve()), x.Text) {
				t.Errorf("%s: note %d is looked at after %d acts", key, n, m.Step)
			}
		}
		p.Do(do.Replay(said[2].At))
		p.Do(do.Branch(""))
		p.Do(do.Branch("keep"))
		if _, looks := p.Looking(); looks || len(p.Table.Sess.Steps) != said[2].At || len(p.Table.Notes) != 3 {
			t.Errorf("%s is played on from act %d with %d notes", key, len(p.Table.Sess.Steps), len(p.Table.Notes))
		}
	}
}

// A game of ours that does not come is told of, and what there is none of does nothing.
func TestAGameOfOursThatDoesNotCome(t *testing.T) {
	p, _ := newPage(t)
	p.Do(do.Annal("last-die"))
	p.Host.Annals = func(_ string, then func(string)) { then("") }
	if p.Do(do.Annal("nothing")); p.notice.Title != "" {
		t.Errorf("told %q", p.notice.Title)
	}
	if p.Do(do.Annal("last-die")); p.notice.Do != do.Annal("last-die") || p.Table != nil {
		t.Errorf("told %q", p.notice.Title)
	}
}

package page

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// copies are the games of the device but one, the oldest first as they were made by do.
func copies(t *testing.T, p *Page, id string, do ...string) (made []string) {
	t.Helper()
	known := map[string]bool{}
	for _, e := range p.shelf.List() {
		known[e.ID] = true
	}
	for _, command := range do {
		p.Do(command)
		for _, e := range p.shelf.List() {
			if !known[e.ID] {
				known[e.ID], made = true, append(made, e.ID)
			}
		}
	}
	if len(made) != len(do) {
		t.Fatalf("%v made %d copies; the notice is %+v", do, len(made), p.notice)
	}
	return made
}

// nextDice is the die that a game of the device would throw next.
func nextDice(p *Page, id string) (die string) {
	p.Do("open:" + id)
	s := p.Table.Sess
	cup := dice.Stream(s.Seed(), s.Taken().Times)
	for _, st := range s.Steps {
		if st.Stream == s.Taken().Times {
			for range st.Dice {
				cup.D6()
			}
		}
	}
	for range 12 {
		die += fmt.Sprint(cup.D6())
	}
	return die
}

// No copy of a game with final dice foretells the game or another copy; the copy says what it is, and
// its record opens as it was written.
func TestACopyOfFinalDiceHasItsOwn(t *testing.T) {
	r := diced(t, true)
	r.autosave()
	id, steps := r.header.ID, len(r.Table.Sess.Steps)
	made := copies(t, r.Page, id, "copy:"+id, "copy:"+id)
	if r.notice.Title != i18n.T("en", "notice.copied.title", nil) {
		t.Errorf("the notice is %+v", r.notice)
	}
	made = append(made, copies(t, r.Page, id, "copy:"+made[0])...)
	coming := map[string]string{nextDice(r.Page, id): id}
	if told := strings.Join(r.View().DiceTold(), " "); strings.Contains(told, "copy") {
		t.Errorf("the game itself says %q", told)
	}
	for _, copied := range made {
		dice := nextDice(r.Page, copied)
		if of := coming[dice]; of != "" {
			t.Errorf("%s throws what %s throws", copied, of)
		}
		coming[dice] = copied
		if s := r.Table.Sess; !s.Final || len(s.Steps) != steps || s.Taken().Dice != 0 {
			t.Errorf("the copy has %d acts of %d, %+v, final %t", len(s.Steps), steps, s.Taken(), s.Final)
		}
		if told := strings.Join(r.View().DiceTold(), " "); !strings.Contains(told, i18n.T("en", "dice.renewed", nil)) {
			t.Errorf("the copy says %q", told)
		}
		if r.notice.Title != "" && strings.Contains(r.notice.Title, "Dice") {
			t.Errorf("it opens with %+v", r.notice)
		}
	}
}

// Without final dice it is asked, and nothing is copied until it is answered.
func TestACopyAsksForItsDice(t *testing.T) {
	r := diced(t, false)
	r.autosave()
	id := r.header.ID
	r.Do("copy:" + id)
	n := r.notice
	if n.Do != "copy-fresh:"+id || n.Or != "copy-keep:"+id || n.No == "" || len(r.shelf.List()) != 1 {
		t.Fatalf("asked is %+v, there are %d games", n, len(r.shelf.List()))
	}
	if r.Do("close-notice"); len(r.shelf.List()) != 1 {
		t.Error("who would rather not has a copy")
	}
	made := copies(t, r.Page, id, n.Or, n.Do)
	if r.notice.Title != "" {
		t.Errorf("answered, the notice is still %+v", r.notice)
	}
	dice := nextDice(r.Page, id)
	if same, fresh := nextDice(r.Page, made[0]), nextDice(r.Page, made[1]); same != dice || fresh == dice {
		t.Errorf("the game throws %s, the copies %s and %s", dice, same, fresh)
	}
}

// A branch from the last act of a game with final dice does not foretell it either.
func TestABranchFromTheEndOfFinalDiceHasItsOwn(t *testing.T) {
	r := diced(t, true)
	r.autosave()
	id := r.header.ID
	dice := nextDice(r.Page, id)
	r.Do(fmt.Sprintf("replay:%d", len(r.Table.Sess.Steps)))
	r.Do("branch")
	if r.header.ID == id || nextDice(r.Page, r.header.ID) == dice || r.Table.Sess.Taken() != (game.Taken{Times: 1}) {
		t.Errorf("game %s, %+v taken back", r.header.ID, r.Table.Sess.Taken())
	}
}

// A game that comes from outside says once how many dice were taken back in it.
func TestAGameFromOutsideTellsOfDiceTakenBack(t *testing.T) {
	for _, lang := range []string{"en", "pl"} {
		r := diced(t, false)
		r.Do("undo")
		r.Do("confirm")
		for r.Table.Sess.CanRedo() {
			r.gesture()
		}
		r.autosave()
		n := r.Table.Sess.Taken().Dice
		if n == 0 {
			t.Fatal("no die was taken back")
		}
		q, _ := newPage(t)
		q.Do("lang:" + lang)
		q.Do("import:" + r.record())
		want := i18n.T(lang, "notice.dice-taken.text", i18n.Args{"n": n})
		if !strings.Contains(fmt.Sprint(q.notice), want) {
			t.Errorf("%s: opened, the notice is %+v, want %q", lang, q.notice, want)
		}
		q.Do("shelf")
		if q.Do("open:" + q.shelf.List()[0].ID); strings.Contains(fmt.Sprint(q.notice), want) {
			t.Errorf("%s: it is said again: %+v", lang, q.notice)
		}
		clean, _ := newPage(t)
		clean.Do("lang:" + lang)
		if clean.Do("import:" + diced(t, false).record()); strings.Contains(fmt.Sprint(clean.notice), i18n.T(lang, "notice.dice-taken.title", i18n.Args{"n": 2})) {
			t.Errorf("%s: without any it says %+v", lang, clean.notice)
		}
	}
}

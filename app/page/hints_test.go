package page

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/medieval"
	"gonfalon/scenarios"
)

// Every hint has words in all languages, and a paragraph in a book of each of its systems.
func TestHintsCiteTheBookInPlay(t *testing.T) {
	cited := map[string]bool{}
	for _, sc := range scenarios.All() {
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range table.Hints {
			h := &table.Hints[i]
			if _, there := table.Paragraph(g, sc.System, h); !there {
				continue
			}
			cited[h.Key+sc.System] = true
			for _, lang := range i18n.Langs() {
				w := tell.Words{Lang: lang, Game: g, Sides: sc.Sides, System: sc.System}
				text, ref := table.HintText(w, h)
				if strings.Contains(text, "⟦") || text == "" {
					t.Errorf("%s: %s says %q", lang, h.Key, text)
				}
				if i18n.Or(lang, "rule."+ref.Key, "") == "" {
					t.Errorf("%s, %s: %s cites %+v", sc.ID, lang, h.Key, ref)
				}
			}
		}
	}
	for i := range table.Hints {
		h := &table.Hints[i]
		for _, sc := range scenarios.All() {
			key := "hint." + sc.System + "." + h.Key + ".ref"
			if i18n.Or("en", key, "") != "" && !cited[h.Key+sc.System] {
				t.Errorf("no book of %s has the hint %q", sc.System, h.Key)
			}
			if i18n.Or("en", key, "") != i18n.Or("pl", key, "") {
				t.Errorf("%s differs by language", key)
			}
		}
	}
}

// What a system says of the moment of a hint names codes that it has.
func TestMomentsOfHintsNameCodesOfTheirSystem(t *testing.T) {
	for sc, codes := range map[string]kit.Codes{"kulikovo-ambush": medieval.AllCodes(), "arsuf-rearguard": bmw.AllCodes()} {
		g, moments := seatedAt(t, sc).Table.Sess.Game, 0
		for i := range table.Hints {
			m := game.Codes(g).Hint(table.Hints[i].Key)
			moments += len(m.Asks) + len(m.After) + len(m.Risks)
			for _, code := range m.Asks {
				if !slices.Contains(codes.Prompts, code) {
					t.Errorf("%s, %s: nobody asks %q", sc, table.Hints[i].Key, code)
				}
			}
			for _, kind := range m.After {
				if !slices.Contains(codes.Events, string(kind)) {
					t.Errorf("%s, %s: nothing happens that is called %q", sc, table.Hints[i].Key, kind)
				}
			}
			for _, code := range m.Risks {
				if !slices.Contains(codes.Risks, code) {
					t.Errorf("%s, %s: nothing is risked that is called %q", sc, table.Hints[i].Key, code)
				}
			}
		}
		if moments < 5 {
			t.Errorf("%s says %d moments", sc, moments)
		}
	}
}

// Wherever battles lead, hints come one at a time, each once and at its moment.
func TestHintsComeOnceAndAtTheirMoment(t *testing.T) {
	for i, id := range []string{"kulikovo-bobrok", "kosovo-guns", "arsuf-rearguard", "hastings-flight"} {
		p := seatedAt(t, id)
		r := robot{t, p, rand.New(rand.NewPCG(uint64(i), 15))}
		for n := 0; n < 300 && p.Table.Table.Stage != game.StageOver; n++ {
			r.gesture()
			r.hears()
		}
		if n := len(strings.Fields(p.settings.Hints)); n < 6 {
			t.Errorf("%s: %d hints were given: %q", id, n, p.settings.Hints)
		}
	}
}

// hears checks the hint that is given, and that none was given twice.
func (r robot) hears() {
	r.Helper()
	if list := strings.Fields(r.Page.settings.Hints); len(slices.Compact(slices.Sorted(slices.Values(list)))) != len(list) {
		r.Fatalf("a hint is given twice: %q", list)
	}
	if h := r.Page.coach.hint; h != nil && !r.Table.Helps(h) {
		r.Errorf("the moment of %q has passed", h.Key)
	}
}

func TestAHintGoesWithATapOrTheNextAct(t *testing.T) {
	p := seated(t)
	id := mover(t, p.Table)
	p.Do("select:" + strconv.Itoa(int(id)))
	if h := p.Shown().Dock().Hint; h == nil || h.Ref.Para == "" {
		t.Fatalf("nobody says what the front is: %+v", h)
	}
	p.Do("rule:kulikovo:5.2.2:medieval.5.2.2")
	if p.Shown().Dock().Hint == nil {
		t.Error("its paragraph takes it away")
	}
	p.Do("hint-close")
	if p.Shown().Dock().Hint != nil {
		t.Error("a tap does not close it")
	}
	p.Do("cancel")
	p.Do("select:" + strconv.Itoa(int(id)))
	if h := p.coach.hint; h != nil && h.Key == "front" {
		t.Error("it is told twice")
	}
	p.settings.Hints = ""
	p.Do("cancel")
	p.Do("select:" + strconv.Itoa(int(id)))
	if p.coach.hint == nil {
		t.Fatal("it is not told to who has not heard it")
	}
	p.Do("rotate:1")
	p.Do("confirm")
	if h := p.coach.hint; h != nil && h.Key == "front" {
		t.Error("it outlives the next act")
	}
}

func TestHintsAreForWhoIsNewOrWantsThem(t *testing.T) {
	p := seated(t)
	if !p.coaches() {
		t.Error("who is new gets none")
	}
	p.Do("coach")
	if p.coaches() || OpenPage(p.shelf, p.Host).coaches() {
		t.Error("switched off they come on")
	}
	p.Do("coach")
	if !p.coaches() {
		t.Error("switched on they do not come")
	}
	p.settings.Coach = ""
	p.settings.Fought = true
	if p.coaches() {
		t.Error("who has fought a battle is not new")
	}
	p.Do("drawer:help")
	_, right := p.Shown().help()
	for _, s := range right {
		if l, ok := s.(panel.Ledger); ok && len(l.Rows) >= 10 && l.Rows[0].Ref.Para != "" {
			return
		}
	}
	t.Error("help lists no hints")
}

func TestAHintGoesOnceItsAdviceIsFollowed(t *testing.T) {
	for key, follow := range map[string]func(p *Page){
		"duty": func(p *Page) { p.Tap(p.Table.Piece(p.Table.Duties[0].Unit).Hex) },
		"lead": func(p *Page) { p.Do("lead:" + strconv.Itoa(int(p.Table.Beginners[0]))) },
	} {
		h := &table.Hints[slices.IndexFunc(table.Hints, func(h table.Hint) bool { return h.Key == key })]
		p := robotUntil(t, "kulikovo-bobrok", 1, func(c *table.Table) bool { return table.Lies[*table.Idle](c) && c.Helps(h) }).Page
		p.coach, p.settings.Hints = coach{}, ""
		for i := range table.Hints {
			if table.Hints[i].Key != key {
				p.settings.Hints += " " + table.Hints[i].Key
			}
		}
		if p.Do("cancel"); p.coach.hint != h {
			t.Fatalf("%s is not told: %+v", key, p.coach)
		}
		if follow(p); p.coach.hint != nil {
			t.Errorf("%s stays, in %T", key, p.Table.Mode)
		}
	}
}

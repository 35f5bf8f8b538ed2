package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/i18n/doubled"
	"gonfalon/engine/game"
)

// properNames are what the page says in no language: of the program, the languages, the men and the units of
// a game and what is printed on its counters, and of measures.
func properNames(g game.Game) (names []string) {
	names = []string{"Gonfalon", "MB", "min"}
	for _, l := range i18n.Languages {
		names = append(names, l.Name, strings.ToUpper(l.Code))
	}
	if g == nil {
		return names
	}
	for id := range game.ID(g.Counters()) {
		names = append(names, g.Name(id), g.Piece(id).Proper, g.Piece(id).Label)
	}
	for _, key := range append(i18n.Under("name."), i18n.Under("place.")...) {
		names = append(names, strings.SplitN(key, ".", 2)[1])
	}
	return names
}

// doubledPage is a page in a language that no code was written for.
func doubledPage(t *testing.T, p *Page) {
	t.Helper()
	doubled.Speak(t)
	if p.Do("lang:" + doubled.Code); p.Lang() != doubled.Code {
		t.Fatal("it is not spoken")
	}
}

// saysDoubled demands that drawn parts of the page say something, and nothing in another language.
func saysDoubled(t *testing.T, what string, p *Page, parts ...app.UI) {
	t.Helper()
	var g game.Game
	if p.Table != nil {
		g = p.Table.Whole()
	}
	text := ""
	for _, part := range parts {
		text += app.HTMLString(part)
	}
	if words := doubled.Single(text, properNames(g)); len(words) > 0 || len(text) < 200 {
		t.Errorf("%s says %q in %d characters", what, words, len(text))
	}
}

func TestTheShelfSpeaksALanguageNobodyThoughtOf(t *testing.T) {
	p, _ := newPage(t)
	doubledPage(t, p)
	s := p.Shown().ShelfScreen()
	saysDoubled(t, "the shelf", p, &s)
	for _, sc := range p.Host.Battles() {
		p.Do("battle:" + sc.ID)
		intro, ok := p.Shown().IntroScreen()
		if !ok {
			t.Fatalf("%s is not shown", sc.ID)
		}
		saysDoubled(t, sc.ID, p, &intro)
	}
}

func TestTheTableSpeaksALanguageNobodyThoughtOf(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "kosovo-guns", "hastings"} {
		p := seatedAt(t, id)
		doubledPage(t, p)
		parts := func(what string) {
			top, prompt, dock := p.Shown().TopBar(), p.View().Prompt(), p.Shown().Dock()
			saysDoubled(t, id+", "+what, p, &top, &prompt, &dock)
		}
		parts("at first")
		p.Do("next-unit")
		parts("with a unit")
		for _, drawer := range []string{"menu", "help", "layers", "print", "log", "saves", "paste"} {
			p.Do("drawer:" + drawer)
			dock, ok := p.Shown().DrawerDock()
			if !ok {
				t.Fatalf("there is no drawer %s", drawer)
			}
			saysDoubled(t, id+", "+drawer, p, &dock)
		}
	}
}

func TestTheChronicleSpeaksALanguageNobodyThoughtOf(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight"} {
		p := readOut(t, id)
		doubledPage(t, p)
		c := p.Shown().ChronicleScreen()
		saysDoubled(t, id, p, &c)
		if words := doubled.Single(p.review().Text(), properNames(p.Table.Whole())); len(words) > 0 {
			t.Errorf("%s as text says %q", id, words)
		}
	}
}

func TestALessonSpeaksALanguageNobodyThoughtOf(t *testing.T) {
	p, _ := newPage(t)
	doubledPage(t, p)
	for _, l := range p.Host.Lessons() {
		p.Do("learn:" + l.Key)
		if p.Table == nil || p.Table.Lesson == nil {
			t.Fatalf("%s does not begin", l.Key)
		}
		bar, dock := p.Shown().CourseBar(), p.Shown().Dock()
		saysDoubled(t, l.Key, p, &bar, &dock)
	}
}

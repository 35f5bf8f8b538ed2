package page

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/own"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// bundle is a battle that somebody made: sides, leaders and a title that no catalogue knows, on a map of his.
func bundle(t *testing.T) string {
	t.Helper()
	b := scenarios.Bundle{Name: "mine.txt"}
	for name, text := range map[string]*string{"mieszko.txt": &b.Battle, "map.txt": &b.Map} {
		read, err := os.ReadFile("../../scenarios/legnica/" + name)
		if err != nil {
			t.Fatal(err)
		}
		*text = string(read)
	}
	b.Battle = strings.NewReplacer("side poles", "title: The <Mill & Me\nauthor: Marek\nside mill-men", "leader Jurgen", "leader Nemo").Replace(b.Battle)
	b.Battle = strings.Replace(b.Battle, "The <Mill", "The Mill", 1)
	return b.String()
}

// A battle that somebody made comes in a file or by a link, says that it is none of ours, is played, and is
// there when the page is opened again.
func TestABattleThatSomebodyMadeIsPlayed(t *testing.T) {
	d := &device{}
	p, out := pageOn(t, d)
	p.ImportGame("\ufeff" + bundle(t))
	i, ok := p.Shown().IntroScreen()
	if !ok || i.Battle.Name != "The Mill & Me" || i.Battle.Sides[0] != "Mill men" || i.Goal != p.Say("own.note", nil) || !strings.Contains(i.Text, "Marek") {
		t.Fatalf("its page: %v, %+v, %s, %v", ok, i.Battle, i.Goal, p.notice)
	}
	id := p.Battle
	link := p.battleLink()
	if own.In(link) == "" {
		t.Errorf("its link is %.60q", link)
	}
	p.Do(do.BattleFile())
	if file := out["legnica-mieszko.gonfalon.txt"]; !scenarios.IsBundle(file) {
		t.Errorf("as a file: %.40q", file)
	}
	p.consider(id + "&setup=historical&against=people")
	p.start(id)
	if p.Table == nil || p.Title() != "The Mill & Me" {
		t.Fatal("it does not begin")
	}
	if said := p.Prints.Of(p.Table.Scenario, "en").Full; !strings.Contains(said, "m-wood") {
		t.Error("its map shows no woods")
	}
	for range 12 {
		c := p.Table
		o := c.Sess.Game.Offers(c.Actor, nil)
		if len(o) == 0 {
			break
		}
		c.Do(o[0].Act)
		p.after(Pressed)
	}
	for _, key := range []string{"menu", "help", "tables", "log"} {
		p.drawer = key
		p.Shown().DrawerDock()
	}
	p.drawer = ""
	p.saved = p.Table.Version - 1
	p.keep()
	record := p.record()

	again, _ := pageOn(t, d)
	if list := again.own.List(); len(list) != 1 || list[0].ID != id {
		t.Errorf("%d battles are kept", len(list))
	}
	if again.Shown().resume() == nil {
		t.Fatal("the game is gone")
	}
	again.Do(do.Open(again.Shown().resume().ID))
	if again.Table == nil || again.record() != record {
		t.Error("the game opens otherwise")
	}

	other, _ := keeping(t)
	other.ImportGame("Look: " + link)
	if other.Battle != id {
		t.Errorf("by a link: %q, %v", other.Battle, other.notice)
	}
	third, _ := keeping(t)
	third.ImportGame(record)
	if third.Table == nil || third.header.Scenario != id {
		t.Errorf("by a game: %v", third.notice)
	}
}

// What is wrong with a battle is told by file and line, in every language, and nothing of it is kept.
func TestWhatIsWrongWithABattleIsTold(t *testing.T) {
	for _, lang := range i18n.Langs() {
		p, _ := keeping(t)
		p.Do(do.Lang(lang))
		p.ImportGame(strings.Replace(bundle(t), "units 1-4:         cavalry", "units 1-4: dragons", 1))
		if p.Battle != "" || len(p.notice.List) == 0 || !strings.HasPrefix(p.notice.List[0], "mine.txt:23: ") {
			t.Errorf("%s: %+v", lang, p.notice)
		}
		p.ImportGame("#own=abc")
		if p.notice.Text == "" || strings.Contains(p.notice.Text, "⟦") || len(p.own.List()) > 0 {
			t.Errorf("%s: %+v", lang, p.notice)
		}
	}
}

// A battle that is dropped comes back if its player wants it.
func TestADroppedBattleComesBack(t *testing.T) {
	p, _ := keeping(t)
	p.ImportGame(bundle(t))
	id := p.Battle
	p.Do(do.BattleDrop())
	if len(p.own.List()) != 0 || p.notice.Do == "" {
		t.Fatalf("%+v", p.notice)
	}
	p.Do(p.notice.Do)
	if p.Battle != id || len(p.own.List()) != 1 || !game.IsOwn(id) {
		t.Errorf("%q", p.Battle)
	}
}

// A page around this one sends a battle, which is played at once.
func TestABattleIsSentByThePageAround(t *testing.T) {
	p, _ := keeping(t)
	p.Host.Guest = true
	p.Do(do.Bundle(bundle(t)))
	if p.Table == nil || p.Title() != "The Mill & Me" {
		t.Errorf("%v", p.notice)
	}
}

// The workshop is gone to with the position on the table, which is kept before; with what is looked back at; with
// the battle whose page is shown; and in another page not at all.
func TestTheWorkshopIsGoneTo(t *testing.T) {
	p, _ := newPage(t)
	var went string
	p.Host.Go = func(to string) { went = to }
	p.Do(do.Battle("kulikovo-bobrok"))
	p.Do(do.Workshop("battle"))
	if want := "./workshop.html#battle=kulikovo-bobrok"; went != want {
		t.Errorf("from its page: %s, want %s", went, want)
	}
	p.consider("kulikovo-bobrok&setup=historical&against=people")
	p.start("kulikovo-bobrok")
	c := p.Table
	for range 3 {
		if _, no := c.Sess.Do(c.Sess.Game.Offers(c.Actor, nil)[0].Act); no != nil {
			t.Fatal(no)
		}
		c.Version++
		c.Refresh()
	}
	p.Do(do.Workshop("position"))
	if want := "./workshop.html#game=" + p.header.ID + "&at=" + strconv.Itoa(len(c.Sess.Steps)); p.header.ID == "" || went != want {
		t.Errorf("from the table: %s, want %s", went, want)
	}
	p.Do(do.Replay(2))
	p.Do(do.Workshop("position"))
	if !strings.HasSuffix(went, "&at=2") {
		t.Errorf("looking back: %s", went)
	}
	p.Do(do.Shelf())
	p.Do(do.Workshop(""))
	if went != "./workshop.html" || !p.Shown().ShelfScreen().Shop {
		t.Errorf("from the shelf: %s", went)
	}
	p.Host.Guest = true
	if p.Shown().ShelfScreen().Shop {
		t.Error("a guest leads to it")
	}
}

// What is wrong with a battle is told in the language of whoever opens it.
func TestWhatIsWrongWithABattleIsToldInEveryLanguage(t *testing.T) {
	for lang, want := range map[string]string{"en": `nothing is called "sides"`, "pl": `nic się nie nazywa "sides"`, "de": `nichts heißt "sides"`} {
		p, _ := newPage(t)
		p.Do("lang:" + lang)
		p.ImportGame(strings.Replace(bundle(t), "side mongols:", "sides mongols:", 1))
		if list := p.notice.List; len(list) == 0 || !strings.HasSuffix(list[0], want) || !strings.HasPrefix(list[0], "mine.txt:") {
			t.Errorf("in %s: %q", lang, list)
		}
	}
}

// A puzzle that somebody made comes by a link or in a file, says that it is none of ours, is played as ours are and counts for
// nothing in the record; it is kept and taken off the device, and one that is wrong says what is.
func TestAPuzzleThatSomebodyMadeIsPlayed(t *testing.T) {
	file, err := scenarios.PuzzleText("two-small-blows")
	if err != nil {
		t.Fatal(err)
	}
	file = strings.NewReplacer("title.en ", "title.en My own, ", "title.pl", "title.xx", "title.de", "title.yy").Replace(file)
	text := scenarios.RiddleOf(file, "")
	d := &device{}
	for _, given := range []string{"\ufeff" + text, "https://example.org/#puzzle=" + scenarios.RiddleSent(text) + " is mine"} {
		p, out := pageOn(t, d)
		weighing(p)
		p.Host.Share = func(link, _, _ string, _ func()) { out["shared"] = link }
		p.ImportGame(given)
		if p.Table == nil || p.Table.Puzzle == nil {
			t.Fatalf("it is not posed: %+v", p.notice)
		}
		q := p.Table.Puzzle
		if bar := p.Shown().aimBar(); bar.Text != p.Say("own.note", nil) {
			t.Errorf("over it stands %q", bar.Text)
		}
		makes(t, p, q.Tries[0])
		if r := &p.riddles; !r.over || !q.Solves(r.last.Worth) {
			t.Errorf("the best way is worth %d, of %d", r.last.Worth, q.Best())
		}
		if bar := p.Shown().aimBar(); !strings.HasPrefix(bar.Text, "My own, ") {
			t.Errorf("over what came of it stands %q", bar.Text)
		}
		if len(p.career.record.Puzzles) > 0 {
			t.Error("it is in the record")
		}
		for _, b := range p.Shown().triedDock().Foot {
			if b.ID == "puzzle-next" {
				t.Error("another of its kind is offered")
			}
		}
		p.Do(do.PuzzleShare())
		if key := own.RiddleIn(out["shared"]); key == "" {
			t.Errorf("shared is %q", out["shared"])
		}
		p.Do(do.Shelf())
		if list := p.Shown().madeList().List; len(list) != 1 || !strings.HasPrefix(list[0].Name, "My own, ") {
			t.Errorf("of those on the device are listed %+v", list)
		} else if p.Do(list[0].Do); p.Table == nil || p.Table.Puzzle == nil || p.Table.Puzzle.Key != q.Key {
			t.Error("it is not posed from the list")
		}
		p.Do(do.BattleDrop())
		if p.Table != nil || len(p.own.Riddles()) > 0 {
			t.Error("it is still on the device")
		}
	}
	for wrong, with := range map[string]string{"tuluj-banner": "nobody", "solver B": "solver A", "title.en ": "title.en <b>", "edition ": "edition none-"} {
		p, _ := pageOn(t, d)
		if p.ImportGame(strings.Replace(text, wrong, with, 1)); p.Table != nil && p.Table.Puzzle != nil || p.notice.Title == "" {
			t.Errorf("with %q it is posed", with)
		}
	}
}

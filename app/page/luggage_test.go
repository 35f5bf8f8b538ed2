package page

import (
	"strings"
	"testing"

	"gonfalon/app/fame"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
)

// packed is the file with all of a device.
func packed(t *testing.T, p *Page, out map[string]string) string {
	t.Helper()
	p.Do("luggage")
	for name, text := range out {
		if strings.HasPrefix(name, "gonfalon-") {
			delete(out, name)
			return text
		}
	}
	t.Fatal("no file is handed out")
	return ""
}

// buttons are those of the open drawer.
func buttons(p *Page) (ids []string) {
	d, _ := p.Shown().DrawerDock()
	for _, s := range d.Left {
		if a, ok := s.(panel.Actions); ok {
			for _, b := range a.Buttons {
				ids = append(ids, b.ID)
			}
		}
	}
	return ids
}

// Everything comes to another device by one file, and again changes nothing.
func TestEverythingMovesToAnotherDevice(t *testing.T) {
	from, out := newPage(t)
	from.Do("start:kulikovo-ambush")
	from.Do("press:deploy")
	from.Do("shelf")
	from.progress("first-charge", shelf.Learnt)
	th := from.Host.Thread()
	e := th.At(placeOf(t, from, "kulikovo-hill"))
	won := fame.Battle{ID: e.Battle, Side: e.Side, Date: "2026-11-29"}
	won.Won, won.Level = true, e.Against
	from.career.record.Add(th, won)
	if err := from.shelf.SetRecord(from.career.record.String()); err != nil {
		t.Fatal(err)
	}
	file := packed(t, from, out)
	to, _ := newPage(t)
	to.ImportGame(file)
	if to.drawer != "device" || to.career.luggage == nil || len(to.career.luggage.games) != 1 || len(to.shelf.List()) > 0 || to.career.record.Won(e) {
		t.Fatalf("before it is said so, something is taken in: %+v", to.career.luggage)
	}
	to.Do("unload")
	if len(to.shelf.List()) != 1 || !to.career.record.Won(e) || to.learnt["first-charge"] != shelf.Learnt || to.notice.Title == "" {
		t.Errorf("%d games, won: %v, learnt %v, notice %+v", len(to.shelf.List()), to.career.record.Won(e), to.learnt, to.notice)
	}
	before := to.career.record.String()
	to.ImportGame(file)
	if l := to.career.luggage; l == nil || l.known != 1 || len(l.games) > 0 {
		t.Errorf("the second time it brings %+v", l)
	}
	to.Do("unload")
	if len(to.shelf.List()) != 1 || to.career.record.String() != before {
		t.Error("the second time something changes")
	}
	to.ImportGame(file)
	to.Do("leave-it")
	if to.career.luggage != nil {
		t.Error("it is not left")
	}
}

// Of one game the longer record stays; two that went on separately both stay.
func TestGamesOfTwoDevicesAreMerged(t *testing.T) {
	from, out := newPage(t)
	from.Do("play:kulikovo-ambush&against=person&setup=historical")
	from.Do("end")
	from.Do("confirm")
	id, acts := from.header.ID, from.header.Acts
	if id == "" || acts == 0 {
		t.Fatal("nothing is kept")
	}
	early := packed(t, from, out)
	to, outTo := newPage(t)
	to.ImportGame(early)
	to.Do("unload")
	to.Do("open:" + id)
	to.Do("end")
	to.Do("confirm")
	if to.header.Acts <= acts {
		t.Fatal("the game does not go on")
	}
	late := packed(t, to, outTo)
	from.ImportGame(late)
	if l := from.career.luggage; l == nil || len(l.games) != 1 || l.games[0].over != id {
		t.Fatalf("the longer one is %+v", l)
	}
	from.Do("unload")
	if list := from.shelf.List(); len(list) != 1 || list[0].Acts != to.header.Acts {
		t.Errorf("kept are %+v", list)
	}
	to.ImportGame(early)
	if l := to.career.luggage; l == nil || l.known != 1 {
		t.Errorf("the shorter one is %+v", l)
	}
}

// A file that is none, is cut or of a newer program is told of, and nothing changes.
func TestForeignFilesChangeNothing(t *testing.T) {
	from, out := newPage(t)
	from.Do("start:kulikovo-ambush")
	from.Do("press:deploy")
	file := packed(t, from, out)
	for name, text := range map[string]string{"cut": file[:len(file)/2], "forged": strings.Replace(file, "kulikovo-ambush", "kulikovo-field!", 1), "newer": "gonfalon-all 9 00000000 {}", "no format": "gonfalon-all x"} {
		p := seated(t)
		own := p.record()
		p.ImportGame(text)
		if p.notice.Title != p.Say("notice.goods.title", nil) || strings.Contains(p.notice.Text, "⟦") || p.career.luggage != nil {
			t.Errorf("%s: %+v", name, p.notice)
		}
		if p.Table == nil || p.record() != own || len(p.shelf.List()) != 1 {
			t.Errorf("%s: the own game is another", name)
		}
	}
	broken := shelf.Goods{Games: []string{"gonfalon-save 1 0 x"}}.String()
	p, _ := newPage(t)
	p.ImportGame(broken)
	if l := p.career.luggage; l == nil || l.lost != 1 {
		t.Errorf("a game in it that is broken: %+v", l)
	}
}

// What was done is forgotten after it was asked twice, and only then.
func TestAllIsForgottenAfterTwoQuestions(t *testing.T) {
	p := foughtOut(t, "kulikovo-hill&side=a&against=squire")
	p.Do("shelf")
	p.Do("drawer:record")
	kept := func() bool { text, _ := p.shelf.Record(); return text != "" }
	for _, id := range []string{"forget", "forget-1", "forget-2"} {
		if list := buttons(p); list[len(list)-1] != id || !kept() {
			t.Fatalf("before %q the buttons are %q, kept: %v", id, list, kept())
		}
		p.Do("forget")
	}
	if won, lost := p.career.record.Fought(); kept() || won+lost > 0 {
		t.Error("it is not forgotten")
	}
	p = foughtOut(t, "kulikovo-hill&side=a&against=squire")
	p.Do("shelf")
	p.Do("drawer:record")
	p.Do("forget")
	p.Do("forget-keep")
	p.Do("forget")
	p.Do("drawer:record")
	p.Do("drawer:record")
	p.Do("forget")
	if text, _ := p.shelf.Record(); text == "" {
		t.Error("it is forgotten though it was closed in between")
	}
}

package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/fame"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/engine/thread"
)

// decided is a page with a battle fought out by chance; its record has been read anew.
func decided(t *testing.T, address string) (p *Page, r fame.Record) {
	t.Helper()
	p = foughtOut(t, address)
	text, err := p.shelf.Record()
	if err != nil {
		t.Fatal(err)
	}
	if r, err = fame.Read(text); err != nil {
		t.Fatal(err)
	}
	return p, r
}

// A battle that is over is in the record once, on the device too, and its end shows its stars.
func TestABattleThatIsOverIsInTheRecord(t *testing.T) {
	p, r := decided(t, "kulikovo-hill&side=a&against=knight")
	won, lost := r.Fought()
	if res := r.Results["kulikovo-hill/a/knight"]; won+lost != 1 || (res.Won == 1) != p.won() || (res.Lost == 1) == p.won() {
		t.Errorf("the record is %+v", r)
	}
	for range 3 {
		p.Do("fold")
	}
	again := OpenPage(p.shelf, p.Host)
	if w, l := again.career.record.Fought(); w != won || l != lost {
		t.Errorf("opened again it has %d won and %d lost", w, l)
	}
	d, _ := endOf(t, p)
	i := slices.IndexFunc(d.Left, func(s panel.Section) bool { _, ok := s.(panel.Stars); return ok })
	if i < 0 {
		t.Fatal("the end shows no stars")
	}
	stars := d.Left[i].(panel.Stars).List
	if len(stars) != thread.Stars || stars[0].On != p.won() || strings.Contains(stars[2].Text, "⟦") {
		t.Errorf("stars %+v", stars)
	}
}

// A battle between two people, and one looked at again, is in no record.
func TestOnlyOwnBattlesAgainstTheComputerCount(t *testing.T) {
	p, r := decided(t, "kulikovo-hill&against=person")
	if won, lost := r.Fought(); won+lost > 0 {
		t.Errorf("the record is %+v", r)
	}
	if p.honoured() != "" || p.easier() != "" {
		t.Error("a battle of two people brings honours")
	}
	p, _ = decided(t, "kulikovo-hill&side=a&against=squire")
	id := p.header.ID
	p.Do("shelf")
	p.Do("open:" + id)
	p.Do("fold")
	if won, lost := p.career.record.Fought(); won+lost != 1 {
		t.Errorf("looked at again, %d won and %d lost", won, lost)
	}
}

// A record that a later version wrote stays as it is; a damaged one is put aside.
func TestARecordThatCannotBeReadIsNotWrittenOver(t *testing.T) {
	const later = `{"format":9}`
	p, _ := newPage(t)
	if err := p.shelf.SetRecord(later); err != nil {
		t.Fatal(err)
	}
	q := foughtWith(t, p.shelf)
	if text, err := p.shelf.Record(); text != later || err != nil || q.career.shut == nil {
		t.Errorf("kept is %q, %v", text, err)
	}
	m := &shelf.Memory{}
	s := shelf.New(m)
	if err := s.SetRecord("{}"); err != nil {
		t.Fatal(err)
	}
	key := m.Keys()[0]
	whole, _ := m.Get(key)
	if err := m.Set(key, whole[:len(whole)-1]); err != nil {
		t.Fatal(err)
	}
	q = foughtWith(t, s)
	text, err := s.Record()
	if r, bad := fame.Read(text); err != nil || bad != nil || q.career.shut != nil || len(r.Results) != 1 {
		t.Errorf("after a damaged one: %q, %v, %v", text, err, bad)
	}
}

// foughtWith notes a battle that is over on a device.
func foughtWith(t *testing.T, s *shelf.Shelf) *Page {
	t.Helper()
	p := foughtOut(t, "kulikovo-hill&side=a&against=squire")
	p.shelf, p.noted = s, 0
	p.Do("fold")
	return p
}

// The thread leads from the first lesson to the first battle, from the side and against whom it says.
func TestTheThreadLeadsOn(t *testing.T) {
	p, _ := newPage(t)
	e, ok := p.nextOnThread()
	if !ok || e.Lesson != "first-charge" || p.rideOn(e) != "learn:first-charge" {
		t.Fatalf("it begins with %+v", e)
	}
	p.progress("first-charge", shelf.Learnt)
	e, ok = p.nextOnThread()
	if !ok || e.Battle == "" {
		t.Fatalf("after the first lesson comes %+v", e)
	}
	p.Do(p.rideOn(e))
	c := p.Table
	if c == nil || c.Scenario.ID != e.Battle || c.Person != e.Side || c.Foe.Level != e.Against || c.Table.Stage != game.StageFree {
		t.Fatalf("it leads to %+v", c)
	}
	all := level.Count - 1
	th := p.Host.Thread()
	for i := range th.Chapters {
		for j := range th.Chapters[i].Entries {
			if e := &th.Chapters[i].Entries[j]; e.Lesson != "" {
				p.progress(e.Lesson, shelf.Learnt)
			} else {
				p.career.record.Add(th, fame.Battle{ID: e.Battle, Side: e.Side, Date: "2026-11-29", Deed: thread.Deed{Won: true, Level: all}})
			}
		}
	}
	if e, ok := p.nextOnThread(); ok {
		t.Errorf("where all is done it leads to %+v", e)
	}
}

// Whatever a star or an honour is, it has words in every language.
func TestStarsAndHonoursHaveWords(t *testing.T) {
	p, _ := newPage(t)
	for _, lang := range []string{"en", "pl", "de"} {
		p.Do("lang:" + lang)
		th := p.Host.Thread()
		for i := range th.Chapters {
			says := []string{p.Say("thread."+th.Chapters[i].Key, nil), p.Say("thread."+th.Chapters[i].Key+".text", nil)}
			for j := range th.Chapters[i].Entries {
				e := &th.Chapters[i].Entries[j]
				says = append(says, p.entryName(e))
				for _, s := range e.Stars {
					says = append(says, p.starText(s))
				}
			}
			for _, key := range fame.Honours() {
				says = append(says, p.Say("honour."+key, nil), p.Say("honour."+key+".text", nil))
			}
			for _, s := range says {
				if strings.ContainsAny(s, "⟦{") {
					t.Errorf("%s: %q", lang, s)
				}
			}
		}
	}
}

// A battle that was lost and is won after dice were taken back is won too, once.
func TestADefeatMayBeTurned(t *testing.T) {
	for _, side := range []string{"a", "b"} {
		p := foughtOut(t, "kulikovo-hill&against=squire&side="+side)
		if !p.won() {
			continue
		}
		p.career.lost = true
		for range 3 {
			p.Do("fold")
		}
		if won, _ := p.career.record.Fought(); won != 2 {
			t.Errorf("after a defeat that was turned %d battles are won", won)
		}
		return
	}
	t.Error("neither side wins")
}

// placeOf is where the thread has a battle.
func placeOf(t *testing.T, p *Page, id string) thread.Place {
	t.Helper()
	at, ok := p.Host.Thread().Find(id)
	if !ok {
		t.Fatalf("the thread does not lead through %s", id)
	}
	return at
}

// The shelf begins with what the thread has next, and has all of it in chapters; nothing is locked.
func TestTheShelfBeginsWithTheThread(t *testing.T) {
	p, _ := newPage(t)
	s := p.Shown().ShelfScreen()
	if s.Now.Next || len(s.Learn.List) > 0 {
		t.Error("who is new is not shown the first lesson")
	}
	p.progress("first-charge", shelf.Learnt)
	s = p.Shown().ShelfScreen()
	if !s.Now.Next || s.Now.Stars == nil || len(s.Now.Stars.List) != thread.Stars {
		t.Fatalf("after the first lesson: %+v", s.Now)
	}
	cards := 0
	for i, l := range s.Way.Chapters {
		if l.Now != (i == 0) {
			t.Errorf("%s is marked: %v", l.Key, l.Now)
		}
		for _, c := range l.Cards {
			p.Do(c.Do)
			if cards++; p.Battle == "" && p.Table == nil {
				t.Errorf("%q leads nowhere", c.Do)
			}
			p.Do("shelf")
		}
	}
	if want := len(p.Host.Battles()) + len(p.Host.Lessons()); cards != want {
		t.Errorf("%d cards, want %d", cards, want)
	}
	p.Do(s.Now.Button.Do)
	if p.Table == nil || !p.Table.Opposed() {
		t.Error("the next is not begun by one tap")
	}
	at := placeOf(t, p, p.Table.Scenario.ID)
	e := p.Host.Thread().At(at)
	for range 3 {
		lost := fame.Battle{ID: e.Battle, Side: e.Side, Date: "2026-11-29"}
		lost.Level = e.Against
		p.career.record.Add(p.Host.Thread(), lost)
	}
	p.Do("shelf")
	if now := p.Shown().ShelfScreen().Now; now.Kicker != p.Say("thread.easier", nil) || !strings.Contains(now.Text, p.levelName(level.Page)) {
		t.Errorf("after three defeats: %q, %q", now.Kicker, now.Text)
	}
}

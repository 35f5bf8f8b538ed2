package page

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
)

// A game of one device goes on with a friend: what was done stays on both, and letters follow. A copy of it goes on
// without him.
func TestAGameGoesOnWithAFriend(t *testing.T) {
	f := &friends{t: t, r: rand.New(rand.NewPCG(58, 58))}
	for i := range f.p {
		f.p[i] = f.device(i)
	}
	p := f.p[0]
	p.Do(do.Play("legnica-mieszko&against=person"))
	for len(p.Table.Sess.Steps) < 30 {
		c := p.Table
		offers := c.Offers[c.Actor]
		pick := f.r.IntN(len(offers))
		for i, o := range offers {
			if o.Verb == game.VerbDeploy || o.Verb == game.VerbReady {
				pick = i
			}
		}
		if !c.Act(offers[pick].Act) {
			t.Fatalf("%#v is refused", offers[pick].Act)
		}
		p.after(Tapped)
	}
	steps, hash := len(p.Table.Sess.Steps), p.Table.Whole().Hash()
	p.Do(do.Drawer("friend"))
	d, ok := p.Shown().DrawerDock()
	if !ok || len(d.Left) != 3 {
		t.Fatalf("the drawer shows %+v", d.Left)
	}
	own := p.ownSide()
	p.Do(do.GoOn("Anna"))
	if p.Table.Afar == nil || p.Table.Afar.State() != afar.Unanswered || p.Table.Whole().Hash() != hash {
		t.Fatalf("nobody is challenged: %+v", p.notice)
	}
	if games := p.shelf.List(); len(games) != 2 {
		t.Errorf("%d games are on the shelf", len(games))
	}
	f.hand(0)
	if intro, ok := f.p[1].Shown().IntroScreen(); !ok || !strings.Contains(intro.Text, "Acts until then: ") {
		t.Fatalf("the challenge does not say whence it goes on: %q, %+v", intro.Text, f.p[1].notice)
	}
	f.p[1].Do(do.Accept("Marek"))
	if f.p[1].Table == nil || len(f.p[1].Table.Sess.Steps) != steps || f.p[1].Table.Behind() {
		t.Fatalf("the friend is shown another position: %+v", f.p[1].notice)
	}
	f.hand(1)
	if p.Table.Person != own || p.Table.Afar.Sent() != steps { // his deputy may have answered since
		t.Errorf("it goes on from step %d as %v", p.Table.Afar.Sent(), p.Table.Person)
	}
	for range 4 {
		i := 0
		if s := f.p[1].Table.Afar.State(); s == afar.MyTurn || s == afar.ToSend {
			i = 1
		}
		f.turn(i)
		f.hand(i)
		f.same()
	}
	id := p.header.ID
	p.Do("shelf")
	p.Do("open:" + id)
	if p.Do("foe-skip"); p.Table.Whole().Hash() != f.p[1].Table.Whole().Hash() {
		t.Error("opened again it is another game")
	}
	hash = p.Table.Whole().Hash()
	p.Do(do.GoAlone(""))
	if p.Table.Afar != nil || p.Table.Whole().Hash() != hash || p.header.ID == id {
		t.Errorf("no copy is on the table: %+v", p.notice)
	}
	p.Do(do.Drawer("menu"))
	if d, _ := p.Shown().DrawerDock(); len(d.Right) == 0 {
		t.Error("the menu of the copy is empty")
	}
}

// A game whose rules, or whose deputy alone, were corrected in the middle of it is gone on with from its record, by
// letters again once both devices have what is new.
func TestAGameGoesOnAfterAnUpdate(t *testing.T) {
	for what, update := range map[string]func(*friends){"rules": newRules, "deputy": newDeputy} {
		t.Run(what, func(t *testing.T) { goesOnAfter(t, update) })
	}
}

// newRules gives both devices newer rules.
func newRules(f *friends) {
	for _, p := range f.p {
		find := p.Host.Find
		p.Host.Find = func(id string) (*game.Scenario, error) {
			sc, err := find(id)
			if err != nil {
				return nil, err
			}
			newer := *sc
			newer.Rules++
			return &newer, nil
		}
	}
}

// newDeputy makes both games those of a deputy who is not here any more.
func newDeputy(f *friends) {
	for _, p := range f.p {
		p.keep()
		text, err := p.shelf.Letters(p.header.ID)
		var kept map[string]json.RawMessage
		if err == nil {
			err = json.Unmarshal([]byte(text), &kept)
		}
		var link string
		if err == nil {
			err = json.Unmarshal(kept["proposed"], &link)
		}
		c, no := post.ReadChallenge(link)
		if err != nil || no != nil {
			f.t.Fatal(err, no)
		}
		c.Opening.Deputy = "d1"
		link, err = c.Link()
		kept["proposed"], _ = json.Marshal(link)
		all, _ := json.Marshal(kept)
		if err != nil || p.shelf.SetLetters(p.header.ID, string(all)) != nil {
			f.t.Fatal(err)
		}
		p.saved = p.Table.Version
	}
}

func goesOnAfter(t *testing.T, update func(*friends)) {
	f := underWay(t)
	f.turn(0)
	f.hand(0)
	f.same()
	update(f)
	p := f.p[0]
	id, steps := p.header.ID, len(p.Table.Sess.Steps)
	letters, err := p.shelf.Letters(id)
	if err != nil {
		t.Fatal(err)
	}
	p.Do("shelf")
	p.Do("open:" + id)
	if p.notice.Title != "The rules have been corrected since" || p.Table != nil {
		t.Fatalf("told is %+v", p.notice)
	}
	p.Do(p.notice.Do)
	if p.Table == nil || p.Table.Afar != nil || len(p.Table.Sess.Steps) != steps || p.header.ID == id {
		t.Fatalf("it does not go on: %+v", p.notice)
	}
	if after, err := p.shelf.Letters(id); err != nil || after != letters {
		t.Error("the old letters have changed")
	}
	p.Do(do.GoOn("Anna"))
	f.hand(0)
	f.p[1].Do(do.Accept("Marek"))
	f.hand(1)
	for range 3 {
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
		f.turn(i)
		f.hand(i)
		f.same()
	}
	for _, bad := range []string{"", "nowhere", p.header.ID + "0"} {
		before := len(p.shelf.List())
		p.Do("shelf")
		if p.Do(do.GoAlone(bad)); len(p.shelf.List()) != before {
			t.Errorf("a copy is made of %q", bad)
		}
	}
}

// A clock that lies changes nothing but what is said of when.
func TestAClockThatLies(t *testing.T) {
	f := underWay(t)
	for i, by := range []time.Duration{-90 * 365 * 24 * time.Hour, 40 * 365 * 24 * time.Hour} {
		now := f.p[i].Host.Now()
		f.p[i].Host.Now = func() time.Time { now = now.Add(by / 1000); return now }
	}
	for n := range 3 {
		f.turn(n % 2)
		f.hand(n % 2)
		f.same()
	}
	for i, p := range f.p {
		id := p.header.ID
		p.Do("shelf")
		shown := p.Shown().ShelfScreen().Friends
		if len(shown.Mine)+len(shown.Others) != 1 {
			t.Errorf("the shelf of %d has %+v", i, shown)
		}
		if p.Do("open:" + id); p.Table == nil || p.Table.Afar == nil {
			t.Errorf("%d cannot open it: %+v", i, p.notice)
		}
	}
}

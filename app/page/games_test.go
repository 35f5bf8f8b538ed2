package page

import (
	"strings"
	"testing"
	"time"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
)

func TestANewBattleIsKeptOnceSomethingIsDoneInIt(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:hastings&pursuit=on")
	p.Do("start:hastings")
	p.Do("theme")
	p.Do("drawer:menu")
	if n := len(p.Shown().slots()); n != 0 || p.Hash() != "#battle=hastings&pursuit=on" {
		t.Errorf("untouched: %d games, address %q", n, p.Hash())
	}
	q := seated(t)
	if n := len(q.Shown().slots()); n != 1 || q.Hash() != "#game="+q.header.ID || q.header.ID == "" {
		t.Errorf("begun: %d games, address %q", n, q.Hash())
	}
	for can := true; can; can, _ = q.Table.CanUndo() {
		q.Do("undo")
		q.Do("confirm")
	}
	q.Do("shelf")
	q.Do("open:" + q.Shown().ShelfScreen().Resume.ID)
	if len(q.Table.Session().Steps) != 0 {
		t.Error("taken back to its beginning it is kept as it was before")
	}
}

// A game was saved when somebody would say it was, by the clock of the page and where it hangs.
func TestAGameIsDatedAsOneSpeaksOfIt(t *testing.T) {
	p, _ := newPage(t)
	warsaw := time.FixedZone("", 3600)
	p.Host.Now = func() time.Time { return time.Date(2026, 1, 1, 9, 30, 0, 0, warsaw) }
	for saved, want := range map[time.Time][2]string{
		time.Date(2026, 1, 1, 8, 5, 0, 0, warsaw):       {"today, 08:05", "dziś, 08:05"},
		time.Date(2025, 12, 31, 23, 30, 0, 0, time.UTC): {"today, 00:30", "dziś, 00:30"},
		time.Date(2025, 12, 31, 22, 30, 0, 0, time.UTC): {"yesterday, 23:30", "wczoraj, 23:30"},
		time.Date(2025, 12, 30, 23, 59, 0, 0, warsaw):   {"30 December 2025, 23:59", "30 grudnia 2025, 23:59"},
		time.Date(2026, 1, 2, 8, 0, 0, 0, warsaw):       {"2 January, 08:00", "2 stycznia, 08:00"},
	} {
		for i, lang := range []string{"en", "pl"} {
			p.Do("lang:" + lang)
			if got := p.when(shelf.Header{Saved: saved}); got != want[i] {
				t.Errorf("%v: %q, want %q", saved, got, want[i])
			}
		}
	}
}

func TestDeletedGameComesBack(t *testing.T) {
	p := seated(t)
	id, record := p.header.ID, p.record()
	for _, at := range []string{"shelf", "drawer:menu"} {
		p.Do("open:" + id)
		p.Do(at)
		p.Do("delete:" + id)
		if len(p.Shown().slots()) != 0 || p.Table != nil || !strings.Contains(p.notice.Text, "Ambush") {
			t.Fatalf("at %s: %d games, the notice is %+v", at, len(p.Shown().slots()), p.notice)
		}
		p.Do(p.notice.Do)
		if len(p.Shown().slots()) != 1 || p.notice.Title != "" {
			t.Fatalf("at %s: %d games after the undo, the notice is %+v", at, len(p.Shown().slots()), p.notice)
		}
	}
	p.Do("open:" + id)
	if p.record() != record {
		t.Error("it came back as another game")
	}
}

func TestADeletionStandsOnceItsNoticeIsGone(t *testing.T) {
	p := seated(t)
	p.Do("delete:" + p.header.ID)
	p.Do("close-notice")
	p.Do("undelete")
	if n := len(p.Shown().slots()); n != 0 {
		t.Errorf("%d games", n)
	}
}

func TestGameGetsANameAndLosesIt(t *testing.T) {
	p := seated(t)
	id, title := p.header.ID, p.Shown().slots()[0].Title
	p.Do("drawer:saves")
	p.Do("rename:" + id)
	if s := p.Shown().slots()[0]; !s.Naming || s.Typed != title {
		t.Fatalf("the field is %+v", s)
	}
	p.Do("name-save:" + id + ":Ford: the  second try")
	p.Do("press:end-phase")
	mover(t, p.Table)
	p.Do("rotate:1")
	p.Do("confirm")
	if s := p.Shown().slots()[0]; s.Title != "Ford: the second try" || s.Naming || p.readOnly {
		t.Errorf("after the next act it is %+v, read only %v", s, p.readOnly)
	}
	p.Do("shelf")
	if got := p.Shown().ShelfScreen().Resume.Title; got != "Ford: the second try" {
		t.Errorf("to be continued is %q", got)
	}
	for _, none := range []string{"", title} {
		p.Do("name-save:" + id + ":" + none)
		if got := p.Shown().slots()[0].Title; got != title {
			t.Errorf("named %q it is called %q", none, got)
		}
	}
	p.Do("lang:pl")
	if got := p.Shown().slots()[0].Title; got != i18n.T("pl", "scenario.kulikovo-ambush", nil) {
		t.Errorf("in Polish it is called %q", got)
	}
}

func TestCopyOfAGameIsPlayedBesideIt(t *testing.T) {
	p := seated(t)
	id, record := p.header.ID, p.record()
	p.Do("copy:" + id)
	if len(p.Shown().slots()) != 1 || p.notice.Or == "" {
		t.Fatalf("%d games before it is said which dice, the notice is %+v", len(p.Shown().slots()), p.notice)
	}
	p.Do(p.notice.Or)
	if len(p.Shown().slots()) != 2 {
		t.Fatalf("%d games", len(p.Shown().slots()))
	}
	for _, s := range p.Shown().slots() {
		p.Do("open:" + s.ID)
		if p.record() != record {
			t.Errorf("%s is another game", s.Title)
		}
		if copied := strings.HasSuffix(s.Title, "copy"); copied == (s.ID == id) {
			t.Errorf("%s is called %q", s.ID, s.Title)
		}
	}
}

func TestACardShowsHowAGameStands(t *testing.T) {
	p := seated(t)
	s := p.Shown().slots()[0]
	side := i18n.T("en", "side."+p.Table.Scenario.Sides[p.Table.Position.Actor], nil)
	if !strings.HasPrefix(s.Sub, "Turn ") || !strings.Contains(s.Sub, side+" to move") {
		t.Errorf("the card says %q", s.Sub)
	}
	shown := [2]int{}
	for side, at := range stood(p.shelf.List()[0].Header) {
		shown[side] = len(at)
	}
	want := [2]int{}
	for id := range game.ID(p.Table.Whole().Counters()) {
		if u := p.Table.Whole().Piece(id); u.Rank == game.Unit && u.Where == game.OnMap && !u.Has(game.Hidden) {
			want[u.Side]++
		}
	}
	if shown != want || shown[0] == 0 {
		t.Errorf("the field shows %v units of %v", shown, want)
	}
	h := shelf.Header{Scenario: "kulikovo-ambush", Turn: 20, Last: 20, Side: over, Points: [2]int{3, 12}}
	if got := p.standing(h); got != "Turn 20 of 20 · finished · points 3\u00a0:\u00a012" {
		t.Errorf("finished, it says %q", got)
	}
	if got := p.standing(shelf.Header{Scenario: "kulikovo-ambush", Turn: 3}); got != "Turn 3" {
		t.Errorf("of a game of an older version it says %q", got)
	}
}

func TestFullDeviceIsToldOfACopyAndOfWhatDoesNotComeBack(t *testing.T) {
	d := &device{}
	p, _ := pageOn(t, d)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	id := p.header.ID
	p.Do("shelf")
	for _, does := range [][]string{{"copy-keep:" + id}, {"copy-fresh:" + id}, {"name-save:" + id + ":x"}, {"delete:" + id, "undelete"}} {
		d.no = nil
		for i, command := range does {
			if i == len(does)-1 {
				d.no = shelf.ErrFull
			}
			p.Do(command)
		}
		if p.notice.Title != i18n.T("en", "notice.full.title", nil) {
			t.Errorf("%v: the notice is %+v", does, p.notice)
		}
	}
}

func TestEachPlaceOnAPageHasItsOwnGame(t *testing.T) {
	d := &device{}
	at := func(place string) *Page {
		p, _ := pageOn(t, d)
		p.Host.Place = place
		p.Do("play:kulikovo-ambush&setup=own")
		return p
	}
	first, second := at(""), at("2")
	first.Do("press:deploy")
	second.Do("press:deploy")
	second.Do("press:ready")
	if first.header.ID == second.header.ID || second.readOnly {
		t.Fatalf("both frames play %q", first.header.ID)
	}
	for place, acts := range map[string]int{"": 1, "2": 2, "3": 0} {
		if n := len(at(place).Table.Session().Steps); n != acts {
			t.Errorf("place %q has a game of %d acts, not %d", place, n, acts)
		}
	}
	if hash := at("3").Hash(); hash != "#play=kulikovo-ambush&setup=own" {
		t.Errorf("before anything is done there the address is %q", hash)
	}
}

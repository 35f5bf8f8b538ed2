package page

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

func TestTheReportTellsOfTheTable(t *testing.T) {
	p, _ := newPage(t)
	if r := p.Report(0); r.Battle != "" || p.Recorded() != "" {
		t.Errorf("without a game: %+v", r)
	}
	p.Do("start:kulikovo-ambush")
	if r := p.Report(0); r.Battle != "kulikovo-ambush" || r.Stage != "set-up" || r.Phase != "" || r.Side == "" || r.Done != nil {
		t.Errorf("at the beginning: %+v", r)
	}
	p.Do("press:deploy")
	first := p.Report(0)
	p.Do("press:ready")
	r := p.Report(first.Acts)
	if r.Sitting != first.Sitting || r.Acts != first.Acts+1 || len(r.Done) != 1 || r.Done[0].Do != "ready" {
		t.Errorf("after one act more: %+v", r)
	}
	p.Do("press:deploy")
	p.Do("press:ready")
	if r := p.Report(99); r.Stage != "free" || r.Phase != "cavalry-movement" || r.Turn != p.Table.Whole().Table().Turn || r.Done != nil {
		t.Errorf("in the first phase: %+v", r)
	}
	p.Do("start:kulikovo-ambush")
	if r := p.Report(0); r.Sitting <= first.Sitting || r.Acts != 0 {
		t.Errorf("another game: %+v", r)
	}
}

func TestTheReportTellsTheResult(t *testing.T) {
	p := seatedAt(t, "grunwald-blitzkrieg")
	luck, s := rand.New(rand.NewPCG(0, 2)), p.Table.Session()
	for s.Game.Outcome() == nil {
		offers := s.Game.Offers(game.A, s.Game.Offers(game.B, nil))
		next := offers[luck.IntN(len(offers))]
		if end := match.Find(offers, game.VerbEndPhase); end != nil && len(s.Steps) > 100 {
			next = *end
		}
		if _, no := s.Do(next.Act); no != nil {
			t.Fatal(no)
		}
	}
	p.Table.Refresh()
	o := s.Game.Outcome()
	r := p.Report(0)
	if r.Stage != "over" || r.Result == nil || r.Result.Winner != match.SideKey(o.Winner) || r.Result.How != o.Code || r.Result.Points != o.Points {
		t.Errorf("%+v of %+v", r.Result, o)
	}
	for i, st := range s.Steps {
		if d := r.Done[i]; d.Do != st.Act.Do() || !slices.Equal(d.Dice, st.Dice) {
			t.Errorf("act %d is told as %+v", i+1, d)
		}
	}
}

// What an act is told of must not give away whose counter did it and where.
func TestTheReportKeepsSecrets(t *testing.T) {
	p := seated(t)
	for _, d := range p.Report(0).Done {
		for id := range game.ID(p.Table.Whole().Counters()) {
			if strings.Contains(d.Do, p.Table.Whole().Name(id)) {
				t.Errorf("%q names %s", d.Do, p.Table.Whole().Name(id))
			}
		}
	}
}

func TestAPublishersWishHoldsUntilThePlayersOwn(t *testing.T) {
	p, _ := newPage(t)
	p.SetDevice("en", "light")
	p.Do("lang:en")
	for _, wish := range []string{"pl", "dark", "", "xx", "light dark", "pl:en", "../pl"} {
		p.Do("wear:" + wish)
	}
	if p.Lang() != "pl" || p.Theme() != "dark" {
		t.Errorf("wished, and worn: %s %s", p.Lang(), p.Theme())
	}
	if kept := p.shelf.Settings(); kept.Language != "en" || kept.Theme != "" {
		t.Errorf("the wish was kept as the player's own: %+v", kept)
	}
	p.Do("lang:en")
	p.Do("theme:light")
	if p.Lang() != "en" || p.Theme() != "light" {
		t.Errorf("the player chose, and sees %s %s", p.Lang(), p.Theme())
	}
}

func TestAReaderWhoComesBackFindsHisGame(t *testing.T) {
	p, _ := newPage(t)
	p.Do("play:hastings&pursuit=on")
	if p.Table == nil || p.options["pursuit"] != "on" {
		t.Fatalf("table %v, options %v", p.Table != nil, p.options)
	}
	something := func() { p.Do("press:" + string(game.VerbEndPhase)) }
	something()
	own := p.header.ID
	p.Do("play:arsuf")
	something()
	p.Do("shelf")
	p.Do("play:hastings")
	if p.Table == nil || p.header.ID != own || len(p.shelf.List()) != 2 {
		t.Errorf("on the table is %q of %d games, not %q", p.header.ID, len(p.shelf.List()), own)
	}
	p.Do("shelf")
	p.Do("play:agincourt")
	if p.Table != nil || p.notice.Title == "" {
		t.Error("a battle there is not is not told of")
	}
}

func TestAGameThatIsShownIsKeptOnceSomethingIsDone(t *testing.T) {
	given := seated(t)
	p, _ := newPage(t)
	p.Do("show:1:" + given.record())
	if p.Table == nil || replayOf(p.Table) == nil || replayOf(p.Table).Step != 1 {
		t.Fatal("the game is not looked at after its first act")
	}
	p.Do("show::" + given.record())
	if replayOf(p.Table) != nil {
		t.Error("the game is looked back at unasked")
	}
	if p.Table == nil || len(p.shelf.List()) != 0 || p.Hash() != "" {
		t.Fatalf("table %v, kept %d, address %q", p.Table != nil, len(p.shelf.List()), p.Hash())
	}
	mover(t, p.Table)
	p.Do("rotate:1")
	p.Do("confirm")
	if len(p.shelf.List()) != 1 || p.Hash() != "#game="+p.header.ID || p.header.ID == "" {
		t.Errorf("kept %d, address %q", len(p.shelf.List()), p.Hash())
	}
	p.Do("show::nonsense")
	if p.notice.Title == "" {
		t.Error("what cannot be read is not told of")
	}
}

func TestAGuestOffersToCarryTheGameToTheSite(t *testing.T) {
	p, _ := pageOn(t, &device{no: shelf.ErrBlocked})
	p.Host.Guest = true
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	if p.notice.Do != "carry" || p.notice.Action == "" || !strings.Contains(p.notice.Text, "memory") {
		t.Errorf("notice %+v", p.notice)
	}
	q, _ := newPage(t)
	q.ImportGame(p.Link())
	if q.Table == nil || q.Table.Whole().Hash() != p.Table.Whole().Hash() {
		t.Error("the link does not carry the game")
	}
}

// Whoever presses Escape often enough gets the keyboard back, also from a question, which is
// always open.
func TestEscapeEndsWhereNothingIsOpen(t *testing.T) {
	moving := seated(t)
	mover(t, moving.Table)
	moving.Do("drawer:menu")
	asked := askedAt(t, "arsuf", "evade", func(*table.Table) bool { return true })
	for name, p := range map[string]*Page{"a counter selected, the menu open": moving, "a question": asked} {
		closed := 0
		for p.Escape() {
			if closed++; closed > 5 {
				t.Fatalf("%s: there is no end to it", name)
			}
		}
		if p == moving && closed != 2 {
			t.Errorf("%s: %d things were closed", name, closed)
		}
	}
}

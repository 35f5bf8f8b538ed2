package page

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// cards are the ids of the battles that the shelf lists.
func cards(p *Page) (ids []string) {
	for _, b := range p.Shown().ShelfScreen().Battles {
		ids = append(ids, b.ID)
	}
	return ids
}

func TestTheShelfListsTheShortestFirst(t *testing.T) {
	p, _ := newPage(t)
	last, groups := 0, 0
	for _, b := range p.Shown().ShelfScreen().Battles {
		sc, err := p.Host.Find(b.ID)
		if err != nil {
			t.Fatal(err)
		}
		if sc.Minutes < last {
			t.Errorf("%s takes %d minutes and comes after one of %d", b.ID, sc.Minutes, last)
		}
		last = sc.Minutes
		if b.Group != "" {
			groups++
		}
		if strings.Contains(b.Level, "⟦") || b.Level == "" {
			t.Errorf("%s is as difficult as %q", b.ID, b.Level)
		}
	}
	if groups != 2 {
		t.Errorf("%d headings over short and great battles", groups)
	}
}

func TestFiltersLeaveWhatTheySayAndAreKept(t *testing.T) {
	p, _ := newPage(t)
	all := cards(p)
	sum := 0
	for _, l := range lengths {
		p.Do("length:" + l.name)
		list := cards(p)
		sum += len(list)
		for _, id := range list {
			if sc, _ := p.Host.Find(id); lengthOf(sc) != l.name {
				t.Errorf("%s takes %d minutes and is listed under %s", id, sc.Minutes, l.name)
			}
		}
	}
	if sum != len(all) {
		t.Errorf("the lengths have %d battles of %d", sum, len(all))
	}
	p.Do("length:")
	p.Do("book:bmw")
	if list := cards(p); len(list) == 0 || len(list) >= len(all) {
		t.Errorf("one book has %d battles of %d", len(list), len(all))
	}
	if again := OpenPage(p.shelf, p.Host); !slices.Equal(cards(again), cards(p)) {
		t.Error("the filter is not kept")
	}
	p.Do("book:none")
	if len(cards(p)) != 0 {
		t.Error("a book there is not has battles")
	}
	p.Do("show-all")
	if !slices.Equal(cards(p), all) {
		t.Error("not all are shown again")
	}
}

// One tap leads to the first decision of somebody who never played: set up, against the computer.
func TestPlayNowLeadsToTheFirstDecision(t *testing.T) {
	p, _ := newPage(t)
	p.Do(p.Shown().ShelfScreen().Now.Button.Do)
	c := p.Table
	if c == nil || c.Table.Stage != game.StageFree || c.Foe == nil || c.Decides() || c.Foe.Level.String() != novice {
		t.Fatalf("table %+v", c)
	}
	if len(c.Able) == 0 {
		t.Error("there is nothing to decide")
	}
	if len(p.shelf.List()) != 0 {
		t.Error("a game in which nothing was done is kept")
	}
}

// A set-up that is a reconstruction is called one, and says what of it is.
func TestAReconstructionIsNotCalledHistorical(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:grunwald-clash")
	pick := p.Shown().setupChoice()[0].Picks[0]
	if pick.Text != p.Say("begin.reconstruction", nil) || pick.Small != scenarios.Standing("grunwald-clash", p.Lang()) || pick.Small == "" {
		t.Errorf("the set-up is called %q: %q", pick.Text, pick.Small)
	}
	p.Host.Standing = func(string, string) string { return "" }
	if pick := p.Shown().setupChoice()[0].Picks[0]; pick.Text != p.Say("begin.historical", nil) {
		t.Errorf("where nothing is rebuilt it is called %q", pick.Text)
	}
}

func TestAHistoricalSetUpIsOneTapAndAnOwnOneIsBesideIt(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-ambush")
	p.Do("start:kulikovo-ambush")
	if p.Table.Table.Stage != game.StageFree {
		t.Fatal("the armies do not stand")
	}
	stands := p.Table.Whole().Hash()
	if by := seated(t); by.Table.Whole().Hash() != stands {
		t.Error("the armies stand as no automatic set-up does")
	}
	p.Do("battle:kulikovo-ambush")
	p.Do("setup:own")
	p.Do("start:kulikovo-ambush")
	if p.Table.Table.Stage != game.StageSetUp {
		t.Error("the players do not set up")
	}
	if q := OpenPage(p.shelf, p.Host); q.setup() != ownSetup {
		t.Error("the choice is not kept")
	}
	p.Do("battle:hastings")
	if rows := p.Shown().setupChoice(); rows != nil {
		t.Errorf("a battle that begins at once asks %+v", rows)
	}
}

func TestALinkOpensTheTable(t *testing.T) {
	for query, want := range map[string]struct {
		level string
		side  game.Side
	}{
		"play=kulikovo-ambush&against=captain&side=b": {"captain", game.A},
		"play=kulikovo-ambush&side=a&fbclid=x":        {usual, game.B},
		"play=hastings&pursuit=on&against=person":     {"", game.NoSide},
	} {
		p, _ := newPage(t)
		p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
		p.Do(p.Wanted(queried(t, query)))
		c := p.Table
		switch {
		case c == nil || c.Table.Stage != game.StageFree:
			t.Errorf("%s does not lead to a battle that has begun: %+v", query, p.notice)
		case p.notice.Title != "" && p.notice.Do != "export:":
			t.Errorf("%s: %+v", query, p.notice)
		case want.level == "" && c.Foe != nil, want.level != "" && (c.Foe == nil || c.Foe.Side != want.side || c.Foe.Level.String() != want.level):
			t.Errorf("%s: the computer is %+v", query, c.Foe)
		}
	}
}

// A link that makes no sense is told of, and nothing breaks.
func TestALinkThatMakesNoSenseIsToldOf(t *testing.T) {
	for _, query := range []string{"play=agincourt", "play=hastings&against=emperor", "play=hastings&side=zebra&against=nobody%00", "play=../hastings", "play=%F0%9F",
		"play=hastings&setup=mine", "play=hastings&pursuit=maybe"} {
		p, _ := newPage(t)
		p.Do(p.Wanted(queried(t, query)))
		if p.notice.Title == "" {
			t.Errorf("%s is not told of", query)
		}
	}
	p, _ := newPage(t)
	for query, want := range map[string]string{"": "", "seed=7": "", "learn": "learn", "learn=archers&play=": "learn:archers"} {
		if do := p.Wanted(queried(t, query)); do != want {
			t.Errorf("%q asks for %q", query, do)
		}
	}
}

// queried is what an address asks for.
func queried(t *testing.T, query string) url.Values {
	t.Helper()
	v, err := url.ParseQuery(query)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// Who comes back by a link finds his game, but not one that is over.
func TestAGameThatIsOverIsNotComeBackTo(t *testing.T) {
	p, _ := newPage(t)
	p.Do("play:hastings")
	p.Do("press:" + string(game.VerbEndPhase))
	own := p.header.ID
	p.Do("play:hastings")
	if p.header.ID != own {
		t.Fatal("the game is not found again")
	}
	h, text, err := p.shelf.Load(own)
	if err != nil {
		t.Fatal(err)
	}
	h.Side = over
	if _, err := p.shelf.Save(h, text); err != nil {
		t.Fatal(err)
	}
	p.Do("play:hastings")
	if p.header.ID == own {
		t.Error("a game that is over is played on")
	}
}

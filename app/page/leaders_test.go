package page

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// untilTire plays on until several leaders could bear the fatigue of a combat.
func untilTire(t *testing.T, p *Page) game.Offer {
	t.Helper()
	r, s := rand.New(rand.NewPCG(0, 2)), p.Table.Session()
	for s.Game.Outcome() == nil {
		offers := s.Game.Offers(game.A, s.Game.Offers(game.B, nil))
		if o := match.Find(offers, "tire"); o != nil {
			p.Table.Refresh()
			return *o
		}
		next := offers[r.IntN(len(offers))]
		if at := match.Find(offers, game.VerbAttack); at != nil && r.IntN(2) == 0 {
			next = *at
		}
		if _, no := s.Do(next.Act); no != nil {
			t.Fatal(no)
		}
	}
	t.Fatal("no combat leaves such a choice")
	return game.Offer{}
}

func TestTheOwnerMayLetAnotherLeaderTire(t *testing.T) {
	p := seated(t)
	o := untilTire(t, p)
	p.Table.SelectUnit(game.None)
	if p.Table.Whole().Piece(o.Others[0]).Side != p.Table.Actor {
		p.Do("react")
	}
	w := p.Table.In("en")
	for i, s := range p.Table.Options() {
		if s.Verb == "tire" {
			p.Do("choose:" + strconv.Itoa(i))
		}
	}
	var titles []string
	for _, s := range p.Shown().Dock().Left {
		if cards, ok := s.(panel.Options); ok {
			for _, c := range cards.Cards {
				titles = append(titles, c.Title)
			}
		}
	}
	want := w.Unit(o.Others[0]) + ": tired by the last combat instead of " + w.Unit(o.Others[1])
	if !strings.Contains(strings.Join(titles, "\n"), want) {
		t.Errorf("cards %q, want %q", titles, want)
	}
	steps := len(p.Table.Session().Steps)
	if p.Do("confirm"); len(p.Table.Session().Steps) != steps+1 || !strings.Contains(p.Table.In("en").Said(), "instead of") {
		t.Errorf("the log says %q", p.Table.In("en").Said())
	}
}

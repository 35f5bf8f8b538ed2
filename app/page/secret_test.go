package page

import (
	"testing"

	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// secretive is a battle in which one side hides a regiment during set-up.
func secretive(t *testing.T) *Page {
	t.Helper()
	p, _ := newPage(t)
	p.Do("start:kulikovo-field")
	if !p.Table.HasSecrets() {
		t.Fatal("there is nothing to hide")
	}
	return p
}

// secretOffer is the first secret offer of the side that acts.
func secretOffer(c *table.Table) game.Offer {
	for _, o := range c.Offers[c.Actor] {
		if o.Secret {
			return o
		}
	}
	return game.Offer{Unit: game.None}
}

func TestSecretsAreShownOnlyAfterAHandOver(t *testing.T) {
	p := secretive(t)
	c := p.Table
	o := secretOffer(c)
	waits := func() bool {
		for _, w := range c.Waiting() {
			if w.ID == o.Unit {
				return true
			}
		}
		return false
	}
	if waits() {
		t.Error("the secret is there for all to see")
	}
	p.Do("secret")
	if c.Mode.Cover(c.In("en")).Title == "" || waits() {
		t.Fatal("the screen is not covered first")
	}
	p.Do("look")
	if c.Mode.Cover(c.In("en")).Title != "" || !waits() {
		t.Error("its owner does not see it")
	}
	p.Do("secret")
	if waits() {
		t.Error("covered again, it is still there")
	}
}

func TestSecretsEndWhenTheOtherSideActs(t *testing.T) {
	p := secretive(t)
	c := p.Table
	p.Do("secret")
	p.Do("look")
	p.Do("press:deploy")
	p.Do("press:ready")
	if c.Privy != game.NoSide {
		t.Error("the screen is still for one side alone")
	}
	for _, m := range c.Mode.Scene(c.In("en"), table.Overlays{}).Counters {
		if g := c.Whole().Piece(game.ID(m.ID)); m.Shown && g.Has(game.Hidden) {
			t.Fatalf("%s is seen by both", g.Label)
		}
	}
}

func TestBackingOutOfTheHandOverShowsNothing(t *testing.T) {
	p := secretive(t)
	p.Do("secret")
	p.Escape()
	if p.Table.Mode.Cover(p.Table.In("en")).Title != "" || p.Table.Privy != game.NoSide {
		t.Error("the hand-over goes on")
	}
	if p.Do("look"); p.Table.Privy != game.NoSide {
		t.Error("secrets are shown without a hand-over")
	}
}

func TestADutyInSecretAsksForTheHandOver(t *testing.T) {
	p := secretive(t)
	c := p.Table
	for i, d := range c.Duties {
		if c.Hides(d.Unit) {
			table.GoToDuty(c, i)
			if c.Mode.Cover(c.In("en")).Title == "" || c.Sel != game.None {
				t.Error("it is shown to both")
			}
			return
		}
	}
	t.Error("no duty is secret")
}

// What a browser prints of a page shows nothing hidden before it was asked: the battle and its
// chronicle give a sentence in place of it, and asked again on the next visit.
func TestAPageThatShowsWhatIsHiddenIsNotPrintedUnasked(t *testing.T) {
	for _, lang := range []string{"en", "pl"} {
		p := secretive(t)
		p.Do("lang:" + lang)
		for range 20 {
			if p.Table.Conceals() {
				break
			}
			hideOne(p)
		}
		shows := func() bool {
			for _, m := range p.Table.Mode.Scene(p.Table.In("en"), table.Overlays{}).Counters {
				if g := p.Table.Whole().Piece(game.ID(m.ID)); m.Shown && g.Has(game.Hidden) {
					return true
				}
			}
			return false
		}
		reveal := func() {
			if !shows() {
				p.Do("secret")
				p.Do("look")
			}
			if !shows() {
				t.Fatal("its owner does not see it")
			}
		}
		reveal()
		for _, at := range []string{"", "chronicle"} {
			if at != "" {
				p.Do(at)
			}
			said := p.Veil()
			if said == "" || p.printsBy() != "print-ask" {
				t.Fatalf("%q: printed is all of it", at)
			}
			if p.Do("print-ask"); p.notice.Do != "print-page" || p.notice.No == "" || p.Veil() != said {
				t.Errorf("%q: asked is %+v, the veil says %q", at, p.notice, p.Veil())
			}
			if p.Do("close-notice"); p.Veil() != said {
				t.Errorf("%q: declined, the veil says %q", at, p.Veil())
			}
			if p.Do("print-page"); p.Veil() != "" || p.printsBy() != "print-page" {
				t.Errorf("%q: agreed to, the veil says %q", at, p.Veil())
			}
		}
		p.Do("end-chronicle")
		if p.Veil() == "" {
			t.Error("it was agreed to once, and holds for ever")
		}
		p.Do("shelf")
		if p.Veil() != "" {
			t.Error("the shelf hides something")
		}
	}
}

package bmw_test

import (
	"slices"
	"testing"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
)

// clash is a combat as those know it who have seen it: who fought where, whether anybody
// charged, and who gave way before the roll.
type clash struct {
	by, on []game.ID
	posts  map[game.ID]hex.Hex
	charge bool
	evaded []game.ID
	side   game.Side // whose attack it is
	lone   []hex.Hex // hexes attacked where leaders stood alone
}

// declared is the combat that an attack began, from the position before it.
func declared(before *field, a bmw.Attack) *clash {
	c := &clash{by: a.By, posts: map[game.ID]hex.Hex{}}
	for _, id := range a.By {
		p := before.Piece(id)
		c.side, c.posts[id], c.charge = p.Side, p.Hex, c.charge || p.Has(game.Charging)
	}
	for _, h := range a.At {
		if p, ok := before.units[h]; ok {
			c.on, c.posts[p.ID] = append(c.on, p.ID), h
		} else {
			c.lone = append(c.lone, h)
		}
	}
	return c
}

func TestGivingWayAndFollowingAreThoseOfTheBook(t *testing.T) {
	compared := map[string]int{}
	var before *field
	var c *clash
	eachBattle(t, 3000, func(t *testing.T, b *gametest.Brawl, did game.Offer) {
		switch a := did.Act.(type) {
		case bmw.Attack:
			c = declared(before, a)
		case bmw.Evade:
			c.gaveWay(a.Unit)
		}
		f := see(b.Game)
		if e := b.Game.Table().Expect; len(e) > 0 {
			if n := c.compare(t, f, e[0].Code); n > 0 {
				compared[e[0].Code] += n
			}
		}
		f.Game = b.Game.Clone()
		before = f
	})
	t.Logf("compared %v", compared)
	for _, code := range []string{"evade", "fall-back", "advance-after"} {
		if compared[code] < 20 {
			t.Errorf("only %d of %s were compared", compared[code], code)
		}
	}
}

// gaveWay notes who left before the roll.
func (c *clash) gaveWay(id game.ID) {
	if slices.Contains(c.by, id) || slices.Contains(c.on, id) {
		c.evaded = append(c.evaded, id)
	}
}

// compare compares what a decision offers with what the book allows, and counts it.
func (c *clash) compare(t *testing.T, f *field, code string) int {
	switch code {
	case "evade":
		return c.compareEvasions(t, f, "evade", c.on)
	case "withdraw":
		return c.compareEvasions(t, f, "withdraw", c.by)
	case "fall-back":
		return c.compareRetreats(t, f)
	case "advance-after":
		return c.compareAdvances(t, f)
	}
	return 0
}

package page

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// offeredNow is the first offer of a verb to either side.
func offeredNow(c *table.Table, verb game.Verb) *game.Offer {
	if o := match.Find(c.Offers[game.A], verb); o != nil {
		return o
	}
	return match.Find(c.Offers[game.B], verb)
}

func TestAShotIsOfferedWithItsRangeAndChance(t *testing.T) {
	for seed := range uint64(4) {
		r := robot{t, seatedAt(t, "legnica-henry"), rand.New(rand.NewPCG(seed, 3))}
		for range 500 {
			c := r.Table
			o := offeredNow(c, game.VerbShoot)
			if o == nil || c.Whole().Piece(o.Unit).Where != game.OnMap {
				r.gesture()
				continue
			}
			card := c.In("en").OptionCard(0, *o, "A")
			if !strings.HasPrefix(card.Sub, "range ") || !strings.HasSuffix(card.Big, " %") || card.Small != "1 SP or more" {
				t.Errorf("card %+v", card)
			}
			return
		}
	}
	t.Fatal("nobody can shoot")
}

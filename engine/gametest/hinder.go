package gametest

import (
	"fmt"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Hinders compares what a game says of every hex a counter cannot come to with its reach: it
// has nothing to say of just those where the counter may end a move. Of the others the numbers
// must be short of what is needed, a zone must cover the hex where it holds, and what comes
// nearest must be a place to stay. Of the hexes it asks for one in so many.
func Hinders(g game.Game, id game.ID, every int) error {
	e, reach := g.(game.Explainer), g.Reach(id)
	if reach == nil {
		reach = &game.Reach{}
	}
	stay := map[hex.Hex]bool{}
	for _, s := range reach.Stops {
		stay[s.Hex] = stay[s.Hex] || s.Rest || s.Prev < 0
	}
	for cell := int(id) % every; cell < g.Board().Cells(); cell += every {
		h := g.Board().Hex(cell)
		x := e.WhyNot(id, h)
		if (x == nil) != stay[h] {
			return fmt.Errorf("%s to %v: hindered is %v, it may stay there: %v", g.Name(id), h, x != nil, stay[h])
		}
		if x == nil {
			continue
		}
		if err := sound(g, reach, x); err != nil {
			return fmt.Errorf("%s to %v: %w", g.Name(id), h, err)
		}
	}
	return nil
}

// sound reports what is wrong with a hindrance.
func sound(g game.Game, reach *game.Reach, x *game.Hindrance) error {
	switch {
	case x.Why == nil:
		return fmt.Errorf("no reason is given")
	case x.Near >= 0 && !reach.Stops[x.Near].Rest:
		return fmt.Errorf("%s: it may not stay in the nearest hex", x.Why.Code)
	case x.Why.Code == "too-few-mp" && x.Need <= x.Have:
		return fmt.Errorf("%d MP do not do for %d", x.Have, x.Need)
	case x.Why.Code == "stopped-by-zone" && (x.By == game.None || !slices.Contains(g.Zone(x.By), x.At)):
		return fmt.Errorf("no zone covers %v", x.At)
	case x.By != game.None && g.Piece(x.By).Where != game.OnMap:
		return fmt.Errorf("%s by %s, who is not on the map", x.Why.Code, g.Name(x.By))
	}
	return nil
}

// Blows compares what a game says of an enemy a counter could attack with its check; it asks for
// one counter in so many.
func Blows(g game.Game, id game.ID, every int) error {
	e := g.(game.Explainer)
	for foe := id % game.ID(every); int(foe) < g.Counters(); foe += game.ID(every) {
		p := g.Piece(foe)
		if p.Where != game.OnMap || p.Rank == game.Banner || p.Side == g.Piece(id).Side {
			continue
		}
		x, no := e.WhyNoAttack(id, foe), g.Check(g.Assault([]game.ID{id}, []hex.Hex{p.Hex}))
		switch {
		case (x == nil) != (no == nil):
			return fmt.Errorf("%s on %s: hindered is %v, refused %v", g.Name(id), g.Name(foe), x, no)
		case x == nil:
		case x.Why == nil:
			return fmt.Errorf("%s on %s: no reason is given", g.Name(id), g.Name(foe))
		case x.Act != nil && g.Check(x.Act) != nil:
			return fmt.Errorf("%s on %s: %+v is no attack", g.Name(id), g.Name(foe), x.Act)
		}
	}
	return nil
}

package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Outlook is what may come of an order in the next turn: an attack and its forecast, which is nil where nobody can
// come so far.
type Outlook struct {
	Is   Ahead
	Odds *game.Odds
}

// Ahead is what attack an outlook is about.
type Ahead uint8

// The outlooks.
const (
	NoOutlook Ahead = iota
	CanStrike       // those of the order could strike whom they mass against
	IsMet           // an enemy could come and strike them where they will stand
	IsLeft          // an enemy could come and strike them where they stand now
)

// nearestFew is how many of those who are nearest are thought to attack together.
const nearestFew = 2

// ahead is the outlook of an order by which counters move and nobody is struck at once.
func (c *Match) ahead(x *Idea) (o Outlook) {
	if x.March == nil || len(x.Odds) > 0 {
		return o
	}
	switch x.Task.Do {
	case "":
		return o
	case planning.DeedMass, planning.DeedHunt, planning.DeedStrike:
		if o.Odds = c.massed(x); o.Odds != nil {
			o.Is = CanStrike
			return o
		}
	case planning.DeedRide:
		if o.Odds = c.coming(c.View, x.March.Units); o.Odds != nil {
			o.Is = IsLeft
			return o
		}
	}
	return Outlook{IsMet, c.coming(x.March.After, x.March.Units)}
}

// massed is the forecast of the attack for which an order masses: of the nearest of those who have it on the nearest
// of those against whom it is.
func (c *Match) massed(x *Idea) *game.Odds {
	after := x.March.After
	var own, foes []game.Piece
	for id := range game.ID(after.Counters()) {
		switch p := after.Piece(id); {
		case p.Where != game.OnMap || p.Rank != game.Unit:
		case p.Side == c.Actor && slices.Contains(x.March.Units, id):
			own = append(own, p)
		case p.Side != c.Actor && c.Sees(p) && (id == x.Task.On || p.Commander == x.Task.On):
			foes = append(foes, p)
		}
	}
	if len(own) == 0 || len(foes) == 0 {
		return nil
	}
	u := slices.MinFunc(foes, func(a, b game.Piece) int { return near(a.Hex, own) - near(b.Hex, own) })
	return prospect(after, u, own)
}

// coming is the forecast of the attack on the one of some units whom an enemy is nearest to, nil where none can come
// to it in his next turn.
func (c *Match) coming(g game.Game, ids []game.ID) *game.Odds {
	foes := c.enemies(g)
	var own []game.Piece
	for _, id := range ids {
		if p := g.Piece(id); p.Where == game.OnMap && p.Rank == game.Unit {
			own = append(own, p)
		}
	}
	if len(own) == 0 || len(foes) == 0 {
		return nil
	}
	u := slices.MinFunc(own, func(a, b game.Piece) int { return near(a.Hex, foes) - near(b.Hex, foes) })
	sortByWay(foes, u.Hex)
	facts := game.Facts(g)
	foes = slices.DeleteFunc(foes[:min(nearestFew, len(foes))], func(p game.Piece) bool {
		return !slices.Contains(facts.Threat(p.ID, nil), u.Hex)
	})
	return prospect(g, u, foes)
}

// comings is the forecast of what the enemy comes to who attacks one of some units with the two that are
// nearest to it, from before its front; none unless it is worse for him than for us.
func (c *Match) comings(ids []game.ID) []*game.Odds {
	foes := c.enemies(c.View)
	for _, id := range ids {
		if o := prospect(c.View, c.Piece(id), foes); o != nil && planning.Costs([]*game.Odds{o}) {
			return []*game.Odds{o}
		}
	}
	return nil
}

// enemies are the units of the enemy that can be seen.
func (c *Match) enemies(g game.Game) (list []game.Piece) {
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side != c.Actor && p.Where == game.OnMap && p.Rank == game.Unit && c.Sees(p) {
			list = append(list, p)
		}
	}
	return list
}

// prospect is the forecast of an attack on a unit by the nearest of some others, from before its front; nil where
// they cannot.
func prospect(g game.Game, u game.Piece, by []game.Piece) *game.Odds {
	facts := game.Facts(g)
	sortByWay(by, u.Hex)
	var posts []game.Post
	for i, p := range by[:min(nearestFew, len(by))] {
		d := u.Facing.Turn(i)
		if h := u.Hex.Step(d); g.Board().On(h) {
			posts = append(posts, game.Post{Unit: p.ID, Hex: h, Facing: d.Back(), Marks: p.Marks})
		}
	}
	if facts == nil || len(posts) == 0 {
		return nil
	}
	return facts.Prospect(posts, []hex.Hex{u.Hex})
}

// sortByWay puts those first that are nearest to a hex.
func sortByWay(list []game.Piece, to hex.Hex) {
	slices.SortStableFunc(list, func(a, b game.Piece) int { return a.Hex.Distance(to) - b.Hex.Distance(to) })
}

// near is how far the nearest of some counters is from a hex.
func near(h hex.Hex, list []game.Piece) int {
	n := list[0].Hex.Distance(h)
	for i := range list {
		n = min(n, list[i].Hex.Distance(h))
	}
	return n
}

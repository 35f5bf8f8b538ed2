package plan

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Orders are by what the questions of a side are answered that is not there: its standing order, and what its
// deputies were bid, which those they lead keep to.
type Orders struct {
	Standing
	Bids string // what WriteBids writes, "" for none
}

// The marks in the text of bids: between them, and between who is bid and the order.
const (
	nextBid = ";"
	isBid   = "="
)

// KindMark begins the name of those of a kind whom no leader leads.
const KindMark = "kind:"

// String is what a letter keeps.
func (o Orders) String() string {
	if o.Bids == "" {
		return o.Standing.String()
	}
	return o.Standing.String() + " " + o.Bids
}

// ParseOrders reads what String writes. What the bids say is read with a battle.
func ParseOrders(text string) (o Orders, ok bool) {
	standing, bids, some := strings.Cut(text, " ")
	o.Bids = bids
	o.Standing, ok = ParseStanding(standing)
	return o, ok && some == (bids != "")
}

// WriteBids writes what deputies were bid: the text of an order by the name of a leader, or of a kind after KindMark.
func WriteBids(orders map[string]string) string {
	var list []string
	for name, order := range orders {
		if !strings.ContainsAny(name+order, nextBid+isBid+"\n") {
			list = append(list, name+isBid+order)
		}
	}
	slices.Sort(list)
	return strings.Join(list, nextBid)
}

// bid is an order that some have, by their leader or by what they are.
type bid struct {
	leader game.ID
	kind   string
	Order
}

// readBids reads what WriteBids writes for a side; ok is false for what it never writes, and for who is not there.
func readBids(g game.Game, side game.Side, text string) (list []bid, ok bool) {
	if text == "" {
		return nil, true
	}
	orders := map[string]string{}
	for _, one := range strings.Split(text, nextBid) {
		name, order, _ := strings.Cut(one, isBid)
		b := bid{leader: game.None}
		if b.Order, ok = ReadOrder(g, side, order); !ok {
			return nil, false
		}
		if kind, of := strings.CutPrefix(name, KindMark); of {
			b.kind = kind
		} else if b.leader = called(g, side, name); b.leader == game.None {
			return nil, false
		}
		orders[name], list = order, append(list, b)
	}
	return list, WriteBids(orders) == text
}

// IsBids reports whether a text is what WriteBids writes for a side.
func IsBids(g game.Game, side game.Side, text string) bool {
	_, ok := readBids(g, side, text)
	return ok
}

// bidden is the order of a counter, one that bids nothing where it has none.
func bidden(g game.Game, list []bid, id game.ID) Order {
	if id != game.None {
		p := g.Piece(id)
		for _, b := range list {
			if b.leader != game.None && (b.leader == id || b.leader == p.Commander) || b.leader == game.None && p.Commander == game.None && p.Rank == game.Unit && p.Kind == b.kind {
				return b.Order
			}
		}
	}
	return Bid("")
}

// atHand is within how many hexes of a place an enemy is at it.
const atHand = 2

// obey leaves those answers that orders allow, in their order, those first that lead where an order leads; told says
// that an order makes a difference.
func obey(g game.Game, side game.Side, kind Kind, bids []bid, list []Answer) (kept []Answer, told bool) {
	evades := map[game.ID]bool{} // who may go out of the way
	for i := range list {
		if game.Codes(g).VerbInfo(list[i].Verb).Class == game.ToEvade {
			evades[list[i].Unit] = true
		}
	}
	for i := range list {
		if a := &list[i]; !forbids(g, side, kind, bidden(g, bids, a.Unit), a, evades[a.Unit]) {
			kept = append(kept, *a)
		}
	}
	if len(kept) == 0 {
		return list, false
	}
	far := func(a *Answer) int { return astray(g, bidden(g, bids, a.Unit), kind, a) }
	first := kept[0]
	game.SortBy(kept, func(a Answer) int { return -far(&a) })
	return kept, len(kept) < len(list) || first.Unit != kept[0].Unit || first.At != kept[0].At
}

// forbids reports whether an order forbids an answer: who holds neither goes after anybody nor out of the way, who
// screens or rides off fights nobody, and who awaits an enemy meets nobody before he is there.
func forbids(g game.Game, side game.Side, kind Kind, o Order, a *Answer, evades bool) bool {
	class := game.Codes(g).VerbInfo(a.Verb).Class
	pursues := kind == Pursuing && a.Act != nil && class != game.ToStay
	meets := kind == Reacting && a.Act != nil && class != game.ToEvade
	switch o.Do {
	case DeedHold:
		return pursues || class == game.ToEvade
	case DeedAwait:
		return !come(g, side.Other(), o.At) && (pursues || meets || class == game.ToEvade)
	case DeedScreen, DeedRide:
		return pursues || meets || evades && class != game.ToEvade
	}
	return false
}

// come reports whether somebody of a side is at a place.
func come(g game.Game, side game.Side, at hex.Hex) (there bool) {
	each(g, side, func(p game.Piece) { there = there || p.Rank == game.Unit && p.Hex.Distance(at) <= atHand })
	return there
}

// astray is how far from where an order keeps them an answer leads some who fall back.
func astray(g game.Game, o Order, kind Kind, a *Answer) int {
	switch {
	case kind != Falling || a.Unit == game.None:
	case o.Do == DeedHold && o.Aim:
		return a.At.Distance(o.At)
	case o.Do == DeedJoin && g.Piece(o.With).Where == game.OnMap:
		return a.At.Distance(g.Piece(o.With).Hex)
	}
	return 0
}

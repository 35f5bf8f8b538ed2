package gametest

import (
	"fmt"
	"reflect"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Eyes holds what a side sees against what it may know. Its value counts the positions that
// were compared.
type Eyes struct {
	Looked   int // positions looked at through the eyes of a side
	Compared int // of those, pairs that differ only in what the side cannot know
}

// Shuffler is a Game that hides things: it makes positions that look the same to a side.
type Shuffler interface {
	Shuffle(by game.Side, n int) []game.Game
}

// Look checks a position through the eyes of both sides: what a side may do in the position as
// it sees it is what it may do in truth, and in all positions that look the same to it, it sees
// and may do the same. With other numbers it compares other positions and tries other acts.
func (e *Eyes) Look(g game.Game, n int) error {
	hash := g.Hash()
	for side := game.A; side <= game.B; side++ {
		if err := e.through(g, side, n); err != nil {
			return fmt.Errorf("through the eyes of side %d: %w", side, err)
		}
	}
	game.Look(g, game.NoSide).Glimpse(game.None, nil, game.UntilEnd)
	if g.Hash() != hash {
		return fmt.Errorf("to look at the game changed it")
	}
	return nil
}

func (e *Eyes) through(g game.Game, side game.Side, n int) error {
	e.Looked++
	seen := lookedAt(game.Look(g, side), n)
	if what := differ(seen.Facts, factsOf(game.View{Game: g, Side: side}, n)); what != "" {
		return fmt.Errorf("%s is not what it seems", what)
	}
	var others []game.Game
	if s, hides := g.(Shuffler); hides {
		others = s.Shuffle(side, n)
	}
	if len(others) == 0 {
		if what := differ(seen, lookedAt(game.View{Game: g.Clone(), Side: side}, n)); what != "" {
			return fmt.Errorf("nothing is hidden and %s looks otherwise", what)
		}
	}
	for _, other := range others {
		e.Compared++
		if what := differ(seen.Facts, factsOf(game.View{Game: other, Side: side}, n)); what != "" {
			return fmt.Errorf("%s tells what it cannot know", what)
		}
		if what := differ(seen, lookedAt(game.Look(other, side), n)); what != "" {
			return fmt.Errorf("%s shows what it cannot know", what)
		}
	}
	return nil
}

// facts are what a side can ask of a position, for some counters, and must be answered in truth.
type facts struct {
	Table  game.Table
	Offers []game.Offer
	Duties [2][]game.Duty
	Reach  []reached
	Idle   []*rule.Refusal
	Barred [][]game.Barred
	Zones  [][]hex.Hex
	Odds   []*game.Odds
}

// reached is a reach with its acts, so that two can be compared.
type reached struct {
	Unit   game.ID
	Stops  []game.Stop
	Acts   []game.Action
	Barred []game.Barred
}

func reachOf(r *game.Reach) (all reached) {
	if r == nil {
		return reached{Unit: game.None}
	}
	for i := range r.Stops {
		all.Acts = append(all.Acts, r.Act(i))
	}
	all.Unit, all.Stops, all.Barred = r.Unit, r.Stops, r.Barred
	return all
}

// sight is all that a side sees.
type sight struct {
	Facts    facts
	Pieces   []game.Piece
	Markers  []game.Marker
	Enemy    []game.Offer // what the enemy may do, as far as the side can know
	Glimpses []*game.Glimpse
	View     game.View
}

func factsOf(v game.View, n int) (f facts) {
	f.Table, f.Offers = v.Table(), v.Offers(v.Side, nil)
	for side := range f.Duties {
		f.Duties[side] = v.Duties(game.Side(side))
	}
	explainer, explains := v.Game.(game.Explainer)
	for _, id := range some(counters(v), n) {
		f.Reach, f.Idle, f.Zones = append(f.Reach, reachOf(v.Reach(id))), append(f.Idle, v.WhyIdle(id)), append(f.Zones, v.Zone(id))
		if explains {
			f.Barred = append(f.Barred, explainer.Barred(id))
		}
	}
	for _, o := range some(f.Offers, n) {
		f.Odds = append(f.Odds, v.Forecast(o.Act))
	}
	return f
}

func lookedAt(v game.View, n int) sight {
	s := sight{Facts: factsOf(v, n), Enemy: v.Offers(v.Side.Other(), nil), View: v}
	for id := range game.ID(v.Counters()) {
		s.Pieces = append(s.Pieces, v.Piece(id))
	}
	if m, marked := v.Game.(game.Marked); marked {
		s.Markers = m.Markers()
	}
	for _, o := range some(s.Facts.Offers, n) {
		s.Glimpses = append(s.Glimpses, v.Glimpse(o.Unit, []game.Action{o.Act}, game.UntilQuestion))
	}
	ways := slices.DeleteFunc(slices.Clone(s.Facts.Reach), func(r reached) bool { return len(r.Stops) == 0 })
	for _, r := range some(ways, n) {
		s.Glimpses = append(s.Glimpses, v.Glimpse(r.Unit, v.Reach(r.Unit).Path(n%len(r.Stops)), game.UntilEnd))
	}
	return s
}

func counters(g game.Game) (ids []game.ID) {
	for id := range game.ID(g.Counters()) {
		ids = append(ids, id)
	}
	return ids
}

// some are a few of a list, with other numbers others.
func some[T any](list []T, n int) (few []T) {
	const most = 12
	for k := range min(most, len(list)) {
		few = append(few, list[(n+k*len(list)/most)%len(list)])
	}
	return few
}

// same reports whether two reaches are the same; so many stops are worth more than DeepEqual.
func (r reached) same(o reached) bool {
	return r.Unit == o.Unit && (r.Stops == nil) == (o.Stops == nil) && slices.Equal(r.Stops, o.Stops) &&
		slices.EqualFunc(r.Acts, o.Acts, sameAct) && reflect.DeepEqual(r.Barred, o.Barred)
}

func sameAct(a, b game.Action) bool {
	if t := reflect.TypeOf(a); t == nil || !t.Comparable() {
		return reflect.DeepEqual(a, b)
	}
	return a == b
}

func sameOffer(a, b game.Offer) bool {
	return a.Verb == b.Verb && a.Unit == b.Unit && a.At == b.At && a.Aim == b.Aim && a.Ref == b.Ref && a.Secret == b.Secret &&
		sameAct(a.Act, b.Act) && slices.Equal(a.Way, b.Way) && slices.Equal(a.Others, b.Others)
}

// same reports whether two values of one type are the same; DeepEqual takes long over lists.
func same(a, b any) bool {
	switch a := a.(type) {
	case []reached:
		return slices.EqualFunc(a, b.([]reached), reached.same)
	case []game.Piece:
		return slices.Equal(a, b.([]game.Piece))
	case []game.Offer:
		return slices.EqualFunc(a, b.([]game.Offer), sameOffer)
	case [][]hex.Hex:
		return slices.EqualFunc(a, b.([][]hex.Hex), slices.Equal)
	case facts:
		return differ(a, b) == ""
	}
	return reflect.DeepEqual(a, b)
}

// differ names the first field in which two structs are not the same, "" if there is none.
func differ(a, b any) string {
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	for i := range x.NumField() {
		if !same(x.Field(i).Interface(), y.Field(i).Interface()) {
			return x.Type().Field(i).Name
		}
	}
	return ""
}

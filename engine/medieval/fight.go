package medieval

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// fight is the combat being resolved; there is never more than one (5.2.10).
type fight struct {
	by, on  []game.ID // units attacking and defending; leaders and banners apart
	at      []hex.Hex // hexes attacked
	counter bool      // a countercharge (5.7)
	posts   []post    // where everybody stood
	steady  []game.ID // units that stood with a leader (9.1.3)
	result  game.Result
	lost    [2]int // SP lost by attackers and defenders (8.2.5)
	short   int    // hexes of retreat that were not possible
	runs    []run
	fled    []game.ID // units that had to retreat
	trails  []trail
	chase   []chaser
	reserve []game.ID // units of a crowded fortification that do not fight (11.1.8)
}

// post is where a counter stood as the fight began.
type post struct {
	id game.ID
	at hex.Hex
}

// run is a counter that has to retreat and has not done so yet.
type run struct {
	id game.ID
	n  int
}

// trail is the way a unit retreated: the hex it left and those it entered (5.5.3).
type trail struct {
	unit game.ID
	path []hex.Hex
}

// chaser is a unit that must or may pursue, or may advance (5.5, 5.2.8).
type chaser struct {
	id   game.ID
	duty duty
}

// duty is why a unit has to pursue.
type duty uint8

const (
	free      duty = iota // it may stay
	byTest                // by the die, or the table leaves no other (5.5.2)
	farAway               // there is no leader near (Ko-5.5.2)
	inElation             // by the elation of its side (6.1.8)
)

// refusal is the reason to give to who would stay, nil for none.
func (d duty) refusal() *rule.Refusal {
	return [...]*rule.Refusal{free: nil, byTest: pursuitDuty, farAway: pursuitFar, inElation: pursuitElated}[d]
}

func (f fight) clone() fight {
	f.by, f.on, f.at = slices.Clone(f.by), slices.Clone(f.on), slices.Clone(f.at)
	f.posts, f.steady = slices.Clone(f.posts), slices.Clone(f.steady)
	f.runs, f.chase, f.fled = slices.Clone(f.runs), slices.Clone(f.chase), slices.Clone(f.fled)
	f.reserve = slices.Clone(f.reserve)
	f.trails = slices.Clone(f.trails) // paths are never changed once made
	return f
}

// party is which of the two parties a counter belongs to: 0 attackers, 1 defenders.
func (b *Battle) party(id game.ID) int {
	if len(b.fight.by) > 0 && b.counters[b.fight.by[0]].side == b.counters[id].side {
		return 0
	}
	return 1
}

// members are the units of one party that are still on the map.
//
//go:noinline
func (b *Battle) members(party int) []game.ID {
	ids := b.fight.by
	if party == 1 {
		ids = append(slices.Clone(b.fight.on), b.fight.reserve...) // the result binds the whole hex
	}
	var out []game.ID
	for _, id := range ids {
		if b.on(id) {
			out = append(out, id)
		}
	}
	return out
}

// confrontation explains the fight in progress (game.Table), nil without one: until the dice
// are thrown as it stands now, with the throws that still come before them.
func (b *Battle) confrontation() *game.Odds {
	f := &b.fight
	by := slices.DeleteFunc(slices.Clone(f.by), func(id game.ID) bool { return !b.on(id) })
	switch toRoll := b.ahead(joinStep, meetStep, rollStep); {
	case b.over || len(f.by) == 0 || toRoll && len(by) == 0:
		return nil
	case !toRoll:
		r := f.result
		return &game.Odds{Attackers: by, Defenders: b.members(1), At: f.at, Result: &r}
	}
	c := b.newCombat(by, f.at, f.counter)
	c.on = slices.DeleteFunc(c.on, func(id game.ID) bool { return slices.Contains(f.reserve, id) })
	o := b.prospect(c)
	if !b.ahead(joinStep, meetStep, bowStep) {
		o.Risks = nil
	}
	return o
}

// post is where a counter stood as the fight began.
func (f *fight) post(id game.ID) (hex.Hex, bool) {
	for _, p := range f.posts {
		if p.id == id {
			return p.at, true
		}
	}
	return hex.Hex{}, false
}

// lowestAttacked returns the lowest id of those who stood under attack as the fight began, None where nobody did.
func (b *Battle) lowestAttacked() game.ID {
	lowest := game.None
	for _, p := range b.fight.posts {
		if b.party(p.id) == 1 && (lowest == game.None || p.id < lowest) {
			lowest = p.id
		}
	}
	return lowest
}

// leaders are a party's leaders who stood with its units as the fight began, and live.
func (b *Battle) leaders(party int) []game.ID {
	var out []game.ID
	for _, p := range b.fight.posts {
		if b.counters[p.id].leads() && b.party(p.id) == party && b.on(p.id) {
			out = append(out, p.id)
		}
	}
	return out
}

// harmTo is what the result does to a party.
func (f *fight) harmTo(party int) game.Harm {
	if party == 0 {
		return f.result.Attack
	}
	return f.result.Defend
}

// beaten is the party that retreats, or -1.
func (f *fight) beaten() int {
	switch {
	case f.result.Attack.Retreat > 0:
		return 0
	case f.result.Defend.Retreat > 0:
		return 1
	}
	return -1
}

// partySide is the player of a party.
func (b *Battle) partySide(party int) game.Side {
	s := b.counters[b.fight.by[0]].side
	if party == 1 {
		return s.Other()
	}
	return s
}

// withBeaten are the leaders who stood with units that had to retreat (8.2.4).
func (b *Battle) withBeaten(party int) []game.ID {
	return slices.DeleteFunc(b.leaders(party), func(l game.ID) bool {
		at, _ := b.fight.post(l)
		return !slices.ContainsFunc(b.fight.fled, func(id game.ID) bool {
			h, _ := b.fight.post(id)
			return h == at
		})
	})
}

// mustChase reports whether a winner has to pursue (5.5.2).
func (f *fight) mustChase(id game.ID) bool {
	return slices.ContainsFunc(f.chase, func(c chaser) bool { return c.id == id && c.duty != free })
}

package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Group is one attack, or one shot, of a proposal.
type Group struct {
	By   []game.ID
	At   []hex.Hex
	Act  game.Action
	Odds *game.Odds    // nil of one that is refused
	Why  *rule.Refusal // why it may not be made as things stand, nil if it may
	Own  bool          // the player has changed it: proposing leaves it as it is
}

// Worth is what a group may be expected to bring, in hundredths; nothing if it is refused.
func (x *Group) worth(g game.Game) int {
	if x.Odds == nil {
		return 0
	}
	return Prospect(g, x.Odds)
}

// Proposal is who attacks or shoots whom, the first to be resolved first.
type Proposal struct {
	Groups []Group
	Shots  bool
	Owed   []game.Duty // what it leaves undone
	Worth  int         // what all of it may be expected to bring, in hundredths

	game game.Game // the position, as the side sees it
	side game.Side
	may  map[game.ID][]hex.Hex // whom each could attack
	made map[string]Group      // every group looked at
}

// newProposal begins a proposal for a side without any group.
func newProposal(g game.Game, side game.Side) *Proposal {
	p := &Proposal{game: game.Look(g, side), side: side, may: map[game.ID][]hex.Hex{}, made: map[string]Group{}}
	return p
}

// May lists the counters that could attack or shoot, in the order of battle.
func (p *Proposal) May() (ids []game.ID) {
	for id := range p.may {
		ids = append(ids, id)
	}
	game.Sort(ids)
	return ids
}

// Targets are the hexes a counter could attack or shoot at.
func (p *Proposal) Targets(id game.ID) []hex.Hex { return p.may[id] }

// Of is the group a counter belongs to, -1 if to none.
func (p *Proposal) Of(id game.ID) int {
	return slices.IndexFunc(p.Groups, func(x Group) bool { return slices.Contains(x.By, id) })
}

// On is the group that goes for a hex, -1 if none does.
func (p *Proposal) On(h hex.Hex) int {
	return slices.IndexFunc(p.Groups, func(x Group) bool { return slices.Contains(x.At, h) })
}

// Move brings a counter from its group to the one against a hex, which is made if there is none.
// It reports whether it could attack that hex at all; a group that is refused then says why.
func (p *Proposal) Move(id game.ID, at hex.Hex) bool {
	if !slices.Contains(p.may[id], at) {
		return false
	}
	p.Drop(id)
	if i := p.On(at); i < 0 || p.Shots {
		p.Groups = append(p.Groups, p.group([]game.ID{id}, []hex.Hex{at}))
		p.Groups[len(p.Groups)-1].Own = true
	} else {
		p.change(i, with(p.Groups[i].By, id))
	}
	p.settle()
	return true
}

// Drop takes a counter out of its group.
func (p *Proposal) Drop(id game.ID) {
	i := p.Of(id)
	if i < 0 {
		return
	}
	p.change(i, without(p.Groups[i].By, id))
	p.settle()
}

// Forgo takes a group out of the proposal.
func (p *Proposal) Forgo(i int) {
	p.Groups = slices.Delete(p.Groups, i, i+1)
	p.settle()
}

// First has a group resolved before all others.
func (p *Proposal) First(i int) {
	x := p.Groups[i]
	p.Groups = slices.Insert(slices.Delete(p.Groups, i, i+1), 0, x)
}

// change gives a group other members by hand; without any it is gone.
func (p *Proposal) change(i int, by []game.ID) {
	if len(by) == 0 {
		p.Groups = slices.Delete(p.Groups, i, i+1)
		return
	}
	p.Groups[i] = p.group(by, p.Groups[i].At)
	p.Groups[i].Own = true
}

// settle counts anew what the proposal leaves undone and brings.
func (p *Proposal) settle() {
	p.Owed, p.Worth = p.owed(p.Groups), 0
	for i := range p.Groups {
		p.Worth += p.Groups[i].worth(p.game)
	}
}

// owed lists the duties that some groups leave undone: of an own unit to attack, of an enemy to
// be attacked.
func (p *Proposal) owed(groups []Group) []game.Duty {
	return slices.DeleteFunc(p.game.Duties(p.side), func(d game.Duty) bool {
		return d.Unit == game.None || slices.ContainsFunc(groups, func(x Group) bool { return x.Odds != nil && x.meets(p.game, d) })
	})
}

// meets reports whether a group does what a duty asks for.
func (x *Group) meets(g game.Game, d game.Duty) bool {
	return slices.Contains(x.By, d.Unit) || slices.Contains(x.At, g.Piece(d.Unit).Hex)
}

// group is the attack of some counters, looked at once.
func (p *Proposal) group(by []game.ID, at []hex.Hex) Group {
	game.Sort(by)
	key := keyOf(by, at)
	if x, known := p.made[key]; known {
		return x
	}
	x := Group{By: by, At: at, Act: p.game.Assault(by, at)}
	if p.Shots {
		x.Act = p.shot(by[0], at[0])
	}
	if x.Why = p.game.Check(x.Act); x.Why == nil {
		x.Odds = p.game.Forecast(x.Act)
	}
	p.made[key] = x
	return x
}

// shot is the act by which a counter shoots at a hex.
func (p *Proposal) shot(by game.ID, at hex.Hex) game.Action {
	for _, o := range p.game.Offers(p.side, nil) {
		if o.Verb == game.VerbShoot && o.Unit == by && o.At == at {
			return o.Act
		}
	}
	return nil
}

// keyOf names a group.
func keyOf(by []game.ID, at []hex.Hex) string {
	key := make([]byte, 0, 2*len(by)+4*len(at))
	for _, id := range by {
		key = append(key, byte(id), byte(id>>8))
	}
	for _, h := range at {
		key = append(key, byte(h.Q), byte(h.Q>>8), byte(h.R), byte(h.R>>8))
	}
	return string(key)
}

func with(ids []game.ID, id game.ID) []game.ID { return append(slices.Clone(ids), id) }

func without(ids []game.ID, id game.ID) []game.ID {
	return slices.DeleteFunc(slices.Clone(ids), func(x game.ID) bool { return x == id })
}

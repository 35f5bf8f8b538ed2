package plan

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Warning is something a march would lead to that its commander should know before.
type Warning struct {
	Code string // one of those below; of a Duty that of the duty, of a Reaction its verb
	Unit game.ID
	By   []game.ID // the enemies who bring it about, or the leader who is lost
	Ref  rule.Ref  // where a rule says so
	Kind WarningKind
}

// WarningKind says where the code of a warning comes from.
type WarningKind uint8

// The kinds of warning.
const (
	Fact     WarningKind = iota // one of the codes below
	Duty                        // what the counter must still do before the phase may end
	Reaction                    // what enemies could do while it moves
)

// The warnings, as catalogue keys.
const (
	Unled  = "unled"   // it leaves the range of its leader, or he leaves it behind
	Alone  = "alone"   // a leader would stand without troops
	InZone = "in-zone" // it ends in an enemy zone
	Tested = "tested"  // dice are thrown on its way, which may break it
	Facing = "facing"  // it ends with enemies in its own zone
)

// enemies is what one knows of the other side while a march is planned; it does not move.
type enemies struct {
	at    map[hex.Hex][]game.ID
	hexes []hex.Hex             // those of its units
	zones map[hex.Hex][]game.ID // whose zone lies where
	near  int                   // within how many hexes of one of them a march is watched
}

// watchful is within how many hexes of an enemy one asks after every act whether he could do
// something about it, if no bow reaches further. Who is further off is not asked.
const watchful = 3

// enemiesOf looks at the enemies of a side.
func enemiesOf(g game.Game, side game.Side) enemies {
	e := enemies{at: map[hex.Hex][]game.ID{}, zones: map[hex.Hex][]game.ID{}, near: watchful}
	each(g, side.Other(), func(p game.Piece) {
		if e.at[p.Hex] = append(e.at[p.Hex], p.ID); p.Rank != game.Unit {
			return
		}
		if !slices.Contains(e.hexes, p.Hex) {
			e.hexes = append(e.hexes, p.Hex)
		}
		e.near = max(e.near, p.BowRange)
		for _, h := range g.Zone(p.ID) {
			e.zones[h] = append(e.zones[h], p.ID)
		}
	})
	return e
}

// watched reports whether an enemy is near enough to a hex to do something.
func (e *enemies) watched(h hex.Hex) bool {
	return slices.ContainsFunc(e.hexes, func(o hex.Hex) bool { return o.Distance(h) <= e.near })
}

// watch notes which enemies could act now against the counter that moves.
func (t *thought) watch(w *trial, p *game.Piece) {
	if !t.foes.watched(p.Hex) {
		return
	}
	for _, o := range (game.View{Game: w.after, Side: t.side}).Offers(t.side.Other(), nil) {
		if o.Unit == game.None || !o.Aim || o.Verb == game.VerbShoot && o.At != p.Hex {
			continue
		}
		w.note(Warning{Code: string(o.Verb), Unit: t.unit, By: []game.ID{o.Unit}, Ref: o.Ref, Kind: Reaction})
	}
}

// note keeps a reaction, with all who have it together.
func (w *trial) note(n Warning) {
	for i := range w.reacts {
		if r := &w.reacts[i]; r.Code == n.Code {
			if !slices.Contains(r.By, n.By[0]) {
				r.By = append(r.By, n.By[0])
			}
			return
		}
	}
	w.reacts = append(w.reacts, n)
}

// warn adds to a whole plan what it would lead to.
func (p *Planner) warn() {
	for i := range p.Plan.Moves {
		m := &p.Plan.Moves[i]
		if len(m.Acts) == 0 {
			continue
		}
		if len(m.Tests) > 0 {
			p.tell(Warning{Code: Tested, Unit: m.Unit})
		}
		if by := p.foes.zones[m.End.Hex]; len(by) > 0 && p.seen.Piece(m.Unit).Rank == game.Unit {
			p.tell(Warning{Code: InZone, Unit: m.Unit, By: by})
		}
		if by := p.ahead(m.Unit); len(by) > 0 {
			p.tell(Warning{Code: Facing, Unit: m.Unit, By: by})
		}
	}
	p.leaderless()
	for _, d := range p.now.Duties(p.side) {
		if d.Unit != game.None && p.Plan.Of(d.Unit) != nil {
			p.tell(Warning{Code: d.Code, Unit: d.Unit, Ref: d.Ref, Kind: Duty})
		}
	}
}

func (p *Planner) tell(w Warning) { p.Plan.Warnings = append(p.Plan.Warnings, w) }

// ahead are the enemies in a counter's own zone after the march.
func (p *Planner) ahead(id game.ID) (list []game.ID) {
	for _, h := range p.now.Zone(id) {
		for _, e := range p.foes.at[h] {
			if p.now.Piece(e).Rank == game.Unit {
				list = append(list, e)
			}
		}
	}
	return list
}

// leaderless tells who would lose touch with his leader, and which leader would stand alone.
func (p *Planner) leaderless() {
	reach := map[game.ID][2][]hex.Hex{}
	each(p.now, p.side, func(c game.Piece) {
		switch l := c.Commander; {
		case c.Rank == game.Leader || c.Rank == game.GrandLeader:
			if p.Plan.Of(c.ID) != nil && !p.company(p.now, c.Hex) && p.company(p.seen, p.seen.Piece(c.ID).Hex) {
				p.tell(Warning{Code: Alone, Unit: c.ID})
			}
		case c.Rank == game.Unit && l != game.None:
			if _, known := reach[l]; !known {
				reach[l] = [2][]hex.Hex{p.seen.Command(l), p.now.Command(l)}
			}
			if slices.Contains(reach[l][0], p.seen.Piece(c.ID).Hex) && !slices.Contains(reach[l][1], c.Hex) {
				p.tell(Warning{Code: Unled, Unit: c.ID, By: []game.ID{l}})
			}
		}
	})
}

// company reports whether a unit of the side stands in a hex.
func (p *Planner) company(g game.Game, h hex.Hex) (found bool) {
	each(g, p.side, func(c game.Piece) { found = found || c.Rank == game.Unit && c.Hex == h })
	return found
}

package match

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Whole commands and kept set-ups are stood up act by act, as a player would do it, so that
// the rules have their say about each.

// Standing is how one counter shall stand at the end of a set-up.
type Standing struct {
	Unit   game.ID
	At     hex.Hex
	Facing hex.Dir
	SP     int
	Leader game.ID // who commands it, or None
	Bearer game.ID // who holds this banner, or None
}

// Standings are the counters of a side on the map that fit, as they stand. What hides is left out.
func Standings(g game.Game, side game.Side, fits func(game.Piece) bool) (out []Standing) {
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		if p.Side == side && p.Where == game.OnMap && !p.Has(game.Hidden) && fits(p) {
			out = append(out, Standing{id, p.Hex, p.Facing, p.SP, p.Commander, p.HeldBy})
		}
	}
	return out
}

// Proposal is how the automatic set-up would stand up those that are still to be placed. While
// only whole commands of it are placed it stays the same.
type Proposal struct {
	Version int
	List    []Standing
}

// Proposed is the proposal for the game as it is now.
func (c *Match) Proposed() []Standing {
	if c.Proposal.List != nil && c.Proposal.Version == c.Version {
		return c.Proposal.List
	}
	auto := Find(c.Offers[c.Actor], game.VerbDeploy)
	if c.Table.Stage != game.StageSetUp || auto == nil {
		return nil
	}
	then := c.View.Glimpse(game.None, []game.Action{auto.Act}, game.UntilEnd).After
	c.Proposal = Proposal{c.Version, Standings(then, c.Actor, func(p game.Piece) bool {
		return c.Piece(p.ID).Where != game.OnMap
	})}
	return c.Proposal.List
}

// Commander is the leader a counter belongs to; one without is his own.
func (s Standing) Commander() game.ID {
	if s.Leader == game.None {
		return s.Unit
	}
	return s.Leader
}

// Arrange stands counters up as one gesture and returns those that the rules, or what
// stands there already, keep from it.
func (c *Match) Arrange(list []Standing) (left []game.ID) {
	c.Mark()
	c.Clear()
	a := arranger{Match: c, side: c.Actor}
	a.assign(list)
	for _, leaders := range []bool{false, true} {
		for _, s := range list {
			if p := c.Piece(s.Unit); p.Rank != game.Banner && leaders == (p.Rank != game.Unit) {
				a.stand(s)
			}
		}
	}
	a.raise(list)
	c.Version++
	c.Refresh()
	for _, s := range list {
		if p := c.Piece(s.Unit); p.Where != game.OnMap || p.Hex != s.At {
			left = append(left, s.Unit)
		}
	}
	return left
}

// arranger does the acts of an arrangement without looking at the table after each.
type arranger struct {
	*Match
	side game.Side
}

// try does an act if the rules allow it.
func (a arranger) try(act game.Action) bool {
	done, _ := a.Perform(act)
	if done {
		a.Record()
	}
	return done
}

// offered are the side's offers of a class now.
func (a arranger) offered(class game.VerbClass) (out []game.Offer) {
	codes := a.Codes()
	for _, o := range a.Sess.Game.Offers(a.side, nil) {
		if codes.VerbInfo(o.Verb).Class == class {
			out = append(out, o)
		}
	}
	return out
}

// assign puts counters under their leaders, where that is the player's choice.
func (a arranger) assign(list []Standing) {
	leader := map[game.ID]game.ID{}
	for _, s := range list {
		leader[s.Unit] = s.Leader
	}
	for _, o := range a.offered(game.ToAssign) {
		l, wanted := leader[o.Unit]
		if wanted && slices.Contains(o.Others, l) && a.Sess.Game.Piece(o.Unit).Commander != l {
			a.try(o.Act)
		}
	}
}

// stand stands one counter up and takes the losses it has from the beginning.
func (a arranger) stand(s Standing) {
	p := a.Sess.Game.Piece(s.Unit)
	if p.Where == game.OnMap && p.Hex == s.At && p.Facing == s.Facing {
		return
	}
	if p.SP > s.SP && s.SP > 0 {
		for _, o := range a.offered(game.ToThin) {
			for o.Unit == s.Unit && a.Sess.Game.Piece(s.Unit).SP > s.SP && a.try(o.Act) {
			}
		}
	}
	r := a.Sess.Game.Reach(s.Unit)
	if r == nil {
		return
	}
	for i := range r.Stops {
		if act := r.Act(i); r.Stops[i].Hex == s.At && act != nil {
			a.try(a.Sess.Game.Steer(act, s.Facing))
			return
		}
	}
}

// raise gives banners to those who shall hold them.
func (a arranger) raise(list []Standing) {
	for _, s := range list {
		if s.Bearer == game.None || a.Sess.Game.Piece(s.Unit).HeldBy != game.None {
			continue
		}
		for _, o := range a.offered(game.ToBear) {
			if o.Unit == s.Bearer && a.gives(o.Act, s.Unit) {
				a.try(o.Act)
				break
			}
		}
	}
}

// gives reports whether an act gives this banner to somebody.
func (a arranger) gives(act game.Action, banner game.ID) bool {
	return game.Look(a.Sess.Game, a.Privy).Glimpse(banner, []game.Action{act}, game.UntilEnd).End.HeldBy != game.None
}

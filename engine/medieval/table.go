package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Table shows turn, phase, tracks and who is expected to do what.
func (b *Battle) Table() game.Table {
	return game.Table{
		Turn: b.turn, First: b.sc.FirstTurn, Last: b.sc.LastTurn, Stage: b.stage(),
		Phase: int(b.phase), Phases: phases,
		Tracks: []game.Track{{Code: "morale", Side: game.NoSide, Box: b.box, Limit: b.moraleLimit(), Level: b.level}},
		Points: b.totals(),
		Expect: b.expect(),
		Fight:  b.confrontation(),
	}
}

// Clock is the game turn and the phase.
func (b *Battle) Clock() (turn, phase int) { return b.turn, int(b.phase) }

// stage is what kind of thing is expected now.
func (b *Battle) stage() game.Stage {
	switch {
	case b.over:
		return game.StageOver
	case b.phase == setUp:
		return game.StageSetUp
	case b.pending() != nil:
		return game.StageQuestion
	}
	return game.StageFree
}

// expect lists what is expected now, mandatory decisions first.
func (b *Battle) expect() []game.Expect {
	switch {
	case b.over:
		return nil
	case b.phase == setUp:
		return b.expectSetUp()
	case b.pending() != nil:
		return []game.Expect{b.expectDecision(*b.pending())}
	case b.phase.movement():
		return b.expectMove()
	}
	return []game.Expect{{Side: b.phase.side(), Code: "attack", Unit: game.None, Ref: "5.2.2"}}
}

// expectSetUp asks the side that moves second first, as it is set up to be attacked.
func (b *Battle) expectSetUp() (out []game.Expect) {
	for _, s := range []game.Side{game.B, game.A} {
		if !b.ready[s] {
			out = append(out, game.Expect{Side: s, Code: "set-up", Unit: game.None, Ref: "12.2.1", Secret: b.hasSecret(s)})
		}
	}
	return out
}

func (b *Battle) expectMove() []game.Expect {
	side := b.phase.side()
	e := game.Expect{Side: side, Code: "move-infantry", Unit: b.mover.id, Ref: "2.1"}
	if b.phase.horse() {
		e.Code = "move-cavalry"
	}
	out := []game.Expect{e}
	if code, ref := b.reaction(side.Other()); code != "" {
		out = append(out, game.Expect{Side: side.Other(), Code: code, Unit: b.mover.id, Ref: ref, Optional: true})
	}
	return out
}

// reaction is what the side that is not moving could do now: shoot (10.1.5), countercharge
// (5.7), or nothing.
func (b *Battle) reaction(side game.Side) (code string, ref rule.Ref) {
	o := offerer{b: b, Offers: kit.Offers{Legal: b.legal}}
	for _, id := range b.ranks.shooters[side] {
		if o.shots(id); len(o.List) > 0 {
			return "react", "10.1.5"
		}
	}
	if o.countercharges(side); len(o.List) > 0 {
		return string(verbCountercharge), "5.7"
	}
	return "", ""
}

func (b *Battle) expectDecision(s step) game.Expect {
	e := game.Expect{Side: b.decider(s), Unit: game.None, N: s.n, At: b.fight.at}
	switch s.kind {
	case joinStep:
		e.Code, e.Unit, e.Ref = "join-countercharge", b.mover.id, "5.7.5"
	case lossStep:
		e.Code, e.Ref = "choose-loss", "5.4.7"
	case shortStep:
		e.Code, e.Ref = "choose-retreat-loss", "5.4.6"
	case retreatStep:
		e.Code, e.Ref, e.N = "retreat", "5.4.2", b.fight.harmTo(s.party).Retreat
	case escapeStep:
		e.Code, e.Ref, e.N = "leader-retreat", "8.2.6", b.fight.harmTo(s.party).Retreat
	case pursuitStep:
		e.Code, e.Ref, e.N = "pursue", "5.5", b.allowance()
		if b.advancing() {
			e.Code, e.Ref, e.At = "advance-after", "5.2.8", b.openToAdvance()
		}
	case manStep:
		e.Code, e.Ref = "man", "11.1.8"
	case fireStep:
		e.Code, e.Unit, e.Ref, e.At = "return-fire", b.shots[0].at, "10.2.6", nil
	case sufferStep:
		e.Code, e.Ref, e.N, e.At = "suffer", "10.2.1", 1, nil
	case catchStep:
		e.Code, e.Unit, e.Ref, e.At = "take-banner", s.banner, b.passing(s.banner, s.n), []hex.Hex{b.bannerAt(s.banner)}
	}
	return e
}

// Duties lists what a side must still do before its phase may end.
func (b *Battle) Duties(side game.Side) []game.Duty {
	if b.phase == setUp && side <= game.B && !b.ready[side] {
		return b.owingSetUp(side)
	}
	if b.over || side != b.phase.side() || b.pending() != nil {
		return nil
	}
	var out []game.Duty
	if b.phase.attack() {
		for _, id := range b.acting() {
			if b.owesAttack(id) {
				out = append(out, game.Duty{Unit: id, Code: "must-attack", Ref: "5.2.2", At: b.targets(id)})
			}
		}
		return out
	}
	return b.owingMoves()
}

func (b *Battle) owingMoves() (out []game.Duty) {
	for _, id := range b.acting() {
		if m, rides := b.owesRide(id); rides {
			out = append(out, game.Duty{Unit: m.id, Code: "must-ride-on", Ref: "5.6.11", At: []hex.Hex{m.at.Step(m.facing)}})
		}
	}
	for _, id := range b.acting() {
		owes := game.Duty{Unit: id}
		switch {
		case b.owesFlight(id):
			owes.Code, owes.Ref = "must-flee", "Ko-10.2.2"
		case b.owesReturn(id):
			owes.Code, owes.Ref = "must-return-to-aga", "Ko-15.1.3"
		case b.owesRoom(id):
			owes.Code, owes.Ref = "must-make-room", b.crowding(id).Ref
		default:
			continue
		}
		owes.At = []hex.Hex{b.units[id].at}
		out = append(out, owes)
	}
	return out
}

// Assault is the attack of these counters on all enemies in these hexes.
func (b *Battle) Assault(by []game.ID, at []hex.Hex) game.Action { return Attack{by, at} }

// Steer rebuilds an offered action with another final facing.
func (b *Battle) Steer(a game.Action, f hex.Dir) game.Action {
	switch a := a.(type) {
	case Place:
		a.Facing = f
		return a
	case Return:
		a.Facing = f
		return a
	case Enter:
		a.Facing = f
		return a
	case Regroup:
		a.Facing = f
		return a
	case Retreat:
		a.Facing = f
		return a
	case Pursue:
		a.Facing = f
		return a
	case Exploit:
		a.Facing = f
		return a
	case Creep:
		a.Facing = f
		return a
	case ShiftInFormation:
		a.Facing = f
		return a
	}
	return a
}

// Cite turns a reference used by the code into the paragraph of the book in play.
func (b *Battle) Cite(r rule.Ref) game.Citation { return b.ed.Cite(r) }

// Cite turns a reference used by the code into the paragraph of this book, empty where it has no
// such rule.
func (e *Edition) Cite(r rule.Ref) game.Citation {
	if len(r) > 1 && r[0] == 'R' {
		if own, ok := e.Renumber[r]; ok {
			r = own
		}
		c := game.Citation{Book: "rulings", Para: string(r)}
		if para := completes[r]; para != "" {
			c.After = e.Paragraph(para)
		}
		return c
	}
	return game.Citation{Book: e.Key, Para: e.Paragraph(r)}
}

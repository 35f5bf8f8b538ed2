package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Table shows turn, phase, points and who is expected to do what.
func (b *Battle) Table() game.Table {
	return game.Table{
		Turn: b.turn, First: b.sc.FirstTurn, Last: b.sc.LastTurn, Stage: b.stage(),
		Phase: int(b.phase), Phases: phases,
		Points: [2]int{b.points(game.A), b.points(game.B)},
		Tracks: []game.Track{b.track(game.A), b.track(game.B)},
		Expect: b.expect(),
		Fight:  b.confrontation(),
	}
}

// Clock is the game turn and the phase.
func (b *Battle) Clock() (turn, phase int) { return b.turn, int(b.phase) }

// stage is what kind of thing is expected now; this system has no set-up (3.1).
func (b *Battle) stage() game.Stage {
	switch {
	case b.over:
		return game.StageOver
	case b.pending() != nil:
		return game.StageQuestion
	}
	return game.StageFree
}

// track is the strength that an army has lost, on the way to its disintegration (11.3, 11.4).
func (b *Battle) track(s game.Side) game.Track {
	army := &b.sc.Armies[s]
	return game.Track{Code: "losses", Side: s, Box: b.losses(s), Limit: army.Disintegrate,
		Thresholds: []game.Threshold{{Box: army.Demoralised, Code: "demoralised", Ref: "11.3"}}}
}

// prompts are what a side is asked in a phase.
var prompts = [perPlayer]string{"move", "shoot", "shoot-back", "attack", "rally"}

// promptRefs are the paragraphs of those questions.
var promptRefs = [perPlayer]rule.Ref{"4.1", "6.1", "6.5", "7.1", "11.2"}

func (b *Battle) expect() []game.Expect {
	switch s := b.pending(); {
	case b.over:
		return nil
	case s != nil:
		return []game.Expect{b.expectDecision(*s)}
	}
	k := b.phase.kind()
	return []game.Expect{{Side: b.phase.side(), Code: prompts[k], Unit: b.mover.id, Ref: promptRefs[k]}}
}

func (b *Battle) expectDecision(s step) game.Expect {
	e := game.Expect{Side: s.side, Unit: game.None, At: b.fight.at}
	switch s.kind {
	case evadeStep:
		e.Code, e.Ref = "evade", "8.3"
	case withdrawStep:
		e.Code, e.Ref = "withdraw", "9.4"
	case escapeStep:
		e.Code, e.Ref, e.Unit = "escape", "10.4", s.unit
	case lossStep:
		e.Code, e.Ref = "lose-unit", "7.6"
	case retreatStep:
		e.Code, e.Ref = "fall-back", "7.8"
	case chaseStep:
		e.Code, e.Ref, e.Unit = "pursue-where", "B-212", s.unit
	case followStep:
		e.Code, e.Ref, e.Side, e.At = "advance-after", "7.9", b.winner(), b.openToAdvance()
	case restoreStep:
		e.Code, e.Ref, e.At = "restore", "11.2", nil
	}
	return e
}

// Duties lists what a side must still do before its phase may end.
func (b *Battle) Duties(side game.Side) (list []game.Duty) {
	if b.over || b.pending() != nil || side != b.phase.side() {
		return nil
	}
	if b.phase.kind() == movement && b.between() {
		return []game.Duty{{Unit: b.mover.id, Code: "must-move-on", Ref: "4.3", At: []hex.Hex{b.mover.at}}}
	}
	for i := range b.units {
		id := game.ID(i)
		if b.phase.kind() != melee || !b.owing(id) {
			continue
		}
		d := game.Duty{Unit: id, Code: "must-attack", Ref: "7.3", At: b.opponents(id)}
		if b.counters[i].side != side {
			d.Code, d.At = "must-be-attacked", []hex.Hex{b.units[i].at}
		}
		list = append(list, d)
	}
	return list
}

// Assault is the attack of these counters on all enemies in these hexes.
func (b *Battle) Assault(by []game.ID, at []hex.Hex) game.Action { return Attack{by, at} }

// Steer leaves an action as it is: counters of this system have no facing.
func (b *Battle) Steer(a game.Action, _ hex.Dir) game.Action { return a }

// Command is nil: leaders influence only the unit they are with (10.2).
func (b *Battle) Command(game.ID) []hex.Hex { return nil }

// Cite turns a reference used by the code into the paragraph of the book or the ruling.
func (b *Battle) Cite(r rule.Ref) game.Citation { return Cite(r) }

// Cite is Cite of every battle: the system has one book.
func Cite(r rule.Ref) game.Citation {
	if len(r) > 1 && r[0] == 'B' {
		return game.Citation{Book: "rulings", Para: string(r), After: completes[r]}
	}
	return game.Citation{Book: "bmw", Para: string(r)}
}

// completes are the paragraphs about which players may agree by a ruling: it is told after them.
var completes = map[rule.Ref]string{
	"B-6": "5.1", "B-103": "9.2", "B-147": "9.6", "B-166": "11.2", "B-169": "11.2", "B-185": "7.9", "B-217": "3.2",
}

package save

import (
	"bytes"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// Pen writes the records of a session that grows. It keeps the lines of the acts that stay, which in a
// long game take longest. The zero value is ready for use.
type Pen struct {
	of    *game.Session
	cuts  int // of it when it was written last
	codec *Codec
	acts  int    // how many are in lines
	lines []byte // each with a comma after it
}

// Write is the function Write for a game whose head says as well what Computer, Deputies, Orders, Feats,
// Chosen and Notes say: who else leads in it, that its seed was chosen, and what was written about it. The computer's acts are like anybody's.
func (p *Pen) Write(sc *game.Scenario, options map[string]string, told Head, s *game.Session) []byte {
	p.take(sc, s)
	undone := s.Undone()
	out := writeHead(head(sc, options, told, s, undone))
	if last := len(s.Steps) - 1; last >= 0 {
		for p.acts < last {
			p.line(s)
		}
		st := s.Steps[last]
		st.Hash = s.Game.Hash() // as long as it is the last: a record ends with the position it leads to
		out = append(p.codec.appendStep(append(append(out, p.lines...), '\n'), st, streamBefore(s.Steps, last)), ',')
	}
	stream := streamBefore(s.Steps, len(s.Steps))
	for _, st := range undone {
		out = append(p.codec.appendStep(append(out, '\n'), st, stream), ',')
		stream = st.Stream
	}
	return append(bytes.TrimSuffix(out, []byte{','}), "\n]}\n"...)
}

// Prepare writes up to n lines ahead of Write, and reports whether there are more: for somebody who cannot
// wait until all of a long game is written.
func (p *Pen) Prepare(sc *game.Scenario, s *game.Session, n int) (more bool) {
	p.take(sc, s)
	last := len(s.Steps) - 1
	for ; n > 0 && p.acts < last; n-- {
		p.line(s)
	}
	return p.acts < last
}

// take takes the pen to a session, and drops what was written if it no longer stands there.
func (p *Pen) take(sc *game.Scenario, s *game.Session) {
	if p.of != s || p.cuts != s.Cuts() {
		*p = Pen{of: s, cuts: s.Cuts(), codec: NewCodec(sc.Actions, s.Game)}
	}
}

// line writes the line of the next act.
func (p *Pen) line(s *game.Session) {
	p.lines = append(p.codec.appendStep(append(p.lines, '\n'), s.Steps[p.acts], streamBefore(s.Steps, p.acts)), ',')
	p.acts++
}

// streamBefore is the stream of the dice of the step before step n.
func streamBefore(steps []game.Step, n int) int {
	if n == 0 {
		return 0
	}
	return steps[n-1].Stream
}

// head is the head of the record of a session.
func head(sc *game.Scenario, options map[string]string, told Head, s *game.Session, undone []game.Step) Head {
	h := Head{System: sc.System, Edition: sc.Edition, Scenario: sc.ID, Own: sc.Made.Packed, ScenarioHash: sc.Digest, Rules: sc.Rules,
		Older: older(s, undone), RNG: dice.Generator, Seed: s.Seed(), Options: agreed(sc, options),
		Computer: told.Computer, Deputies: told.Deputies, Orders: told.Orders, Feats: told.Feats, Final: s.Final, Chosen: told.Chosen, Notes: told.Notes}
	if len(undone) > 0 {
		n := len(s.Steps)
		h.Done = &n
	}
	if t := s.Taken(); t != (game.Taken{}) {
		h.Taken = &t
	}
	h.Format = h.format()
	return h
}

// agreed has every option of a battle with its value, chosen or usual: what is usual may change, and
// a game goes on as it was begun.
func agreed(sc *game.Scenario, chosen map[string]string) map[string]string {
	list, err := game.Choose(sc.Options, chosen)
	if err != nil || len(list) == 0 {
		return chosen
	}
	all := make(map[string]string, len(list))
	for _, o := range list {
		all[o.Key] = o.Is()
	}
	return all
}

// older is how many acts of the record, the first ones, were done under older rules.
func older(s *game.Session, undone []game.Step) int {
	n := s.Older()
	for i := 0; n == len(s.Steps)+i && i < len(undone) && undone[i].Older; i++ {
		n++
	}
	return n
}

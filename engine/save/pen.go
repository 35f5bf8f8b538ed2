package save

import (
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

// Write is the function Write for a game in which the computer leads a side, or a part of one, as
// Computer, Deputies and Feats of a head say. Its acts are like anybody's.
func (p *Pen) Write(sc *game.Scenario, options map[string]string, led Head, s *game.Session) []byte {
	if p.of != s || p.cuts != s.Cuts() {
		*p = Pen{of: s, cuts: s.Cuts(), codec: NewCodec(sc.Actions, s.Game)}
	}
	out := writeHead(Head{Format: Format, System: sc.System, Edition: sc.Edition, Scenario: sc.ID, ScenarioHash: sc.Digest,
		Rules: sc.Rules, Older: s.Older(), RNG: dice.Generator, Seed: s.Seed(), Options: options, Computer: led.Computer, Deputies: led.Deputies, Feats: led.Feats})
	if last := len(s.Steps) - 1; last >= 0 {
		for ; p.acts < last; p.acts++ {
			p.lines = append(p.codec.appendStep(append(p.lines, '\n'), s.Steps[p.acts]), ',')
		}
		st := s.Steps[last]
		st.Hash = s.Game.Hash() // as long as it is the last: a record ends with the position it leads to
		out = p.codec.appendStep(append(append(out, p.lines...), '\n'), st)
	}
	return append(out, "\n]}\n"...)
}

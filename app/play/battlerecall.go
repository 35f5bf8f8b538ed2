package play

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// keptFeats is how much of what the computer did a save keeps: a turn of the largest armies.
const keptFeats = 150

// feats is what the computer did of late, as saves keep it; nil for nothing.
func (c *battle) feats() *save.Feats {
	if c.foe == nil || len(c.foe.feats) == 0 || c.lesson != nil {
		return nil
	}
	out := &save.Feats{Since: c.lastOwn()}
	for _, f := range c.foe.feats[max(0, len(c.foe.feats)-keptFeats):] {
		s := save.Feat{From: f.from, To: f.to, Why: string(f.why)}
		if f.unit != game.None {
			s.Unit = c.sess.Game.Name(f.unit)
		}
		if f.aim {
			s.At = f.at.String()
		}
		for _, id := range f.on {
			s.On = append(s.On, c.sess.Game.Name(id))
		}
		out.Done = append(out.Done, s)
	}
	return out
}

// recollect reads what a save says of that. Of what it says and cannot be so nothing is believed; known
// says of a reason that there is such a one.
func (c *battle) recollect(of *save.Feats, known func(why string) bool) {
	if c.foe == nil || of == nil || of.Since < 0 || of.Since > len(c.sess.Steps) {
		return
	}
	names, at := c.byName(), 0
	var list []feat
	for _, s := range of.Done {
		if s.From < at || s.To <= s.From || s.To > len(c.sess.Steps) || s.Why != "" && !known(s.Why) {
			return
		}
		list = append(list, c.recalled(s, names))
		at = s.To
	}
	for n := of.Since; n < len(c.sess.Steps); n++ {
		c.foe.did[n] = true
	}
	for _, f := range list {
		for n := f.from; n < f.to; n++ {
			c.foe.did[n] = true
		}
	}
	c.foe.feats = list
}

// byName are the counters by their names.
func (c *battle) byName() map[string]game.ID {
	names := map[string]game.ID{}
	for id := range game.ID(c.sess.Game.Counters()) {
		names[c.sess.Game.Name(id)] = id
	}
	return names
}

// recalled is a feat as a save has it. How its counter stood before is not known any more.
func (c *battle) recalled(s save.Feat, names map[string]game.ID) feat {
	f := feat{unit: game.None, why: bot.Reason(s.Why), from: s.From, to: s.To, phase: c.sess.Steps[s.From].Phase, side: c.foe.side}
	if id, known := names[s.Unit]; known {
		f.unit, f.side, f.start = id, c.piece(id).Side, c.piece(id)
	}
	if h, err := hex.Parse(s.At); err == nil {
		f.at, f.aim = h, true
	}
	for _, name := range s.On {
		if id, known := names[name]; known {
			f.on = append(f.on, id)
		}
	}
	f.way = c.trod(f)
	return f
}

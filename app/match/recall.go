package match

import (
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// keptFeats is how much of what the computer did a save keeps: a turn of the largest armies.
const keptFeats = 150

// Feats is what the computer did of late, as saves keep it; nil for nothing.
func (c *Match) Feats() *save.Feats {
	if c.Foe == nil || len(c.Foe.Feats) == 0 || c.Lesson != nil {
		return nil
	}
	out := &save.Feats{Since: c.LastOwn()}
	for _, f := range c.Foe.Feats[max(0, len(c.Foe.Feats)-keptFeats):] {
		s := save.Feat{From: f.From, To: f.To, Why: string(f.Why)}
		if f.Unit != game.None {
			s.Unit = c.Sess.Game.Name(f.Unit)
		}
		if f.aim {
			s.At = f.At.String()
		}
		for _, id := range f.On {
			s.On = append(s.On, c.Sess.Game.Name(id))
		}
		out.Done = append(out.Done, s)
	}
	return out
}

// Recollect reads what a save says of that. Of what it says and cannot be so nothing is believed; known
// says of a reason that there is such a one.
func (c *Match) Recollect(of *save.Feats, known func(why string) bool) {
	if c.Foe == nil || of == nil || of.Since < 0 || of.Since > len(c.Sess.Steps) {
		return
	}
	names, at := c.byName(), 0
	var list []Feat
	for _, s := range of.Done {
		if s.From < at || s.To <= s.From || s.To > len(c.Sess.Steps) || s.Why != "" && !known(s.Why) {
			return
		}
		list = append(list, c.recalled(s, names))
		at = s.To
	}
	for n := of.Since; n < len(c.Sess.Steps); n++ {
		c.Foe.Did[n] = true
	}
	for _, f := range list {
		for n := f.From; n < f.To; n++ {
			c.Foe.Did[n] = true
		}
	}
	c.Foe.Feats = list
}

// byName are the counters by their names.
func (c *Match) byName() map[string]game.ID {
	names := map[string]game.ID{}
	for id := range game.ID(c.Sess.Game.Counters()) {
		names[c.Sess.Game.Name(id)] = id
	}
	return names
}

// recalled is a feat as a save has it. How its counter stood before is not known any more.
func (c *Match) recalled(s save.Feat, names map[string]game.ID) Feat {
	f := Feat{Unit: game.None, Why: bot.Reason(s.Why), From: s.From, To: s.To, Phase: c.Sess.Steps[s.From].Phase, Side: c.Foe.Side}
	if c.Watched() {
		f.Side = min(c.turnOf(s.From), game.NoSide)
	}
	if id, known := names[s.Unit]; known {
		f.Unit, f.Side, f.Start = id, c.Piece(id).Side, c.Piece(id)
	}
	if h, err := hex.Parse(s.At); err == nil {
		f.At, f.aim = h, true
	}
	for _, name := range s.On {
		if id, known := names[name]; known {
			f.On = append(f.On, id)
		}
	}
	f.Way = c.trod(f)
	return f
}

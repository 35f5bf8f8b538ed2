package fame

import (
	"gonfalon/engine/bot/level"
	"gonfalon/engine/thread"
)

// given is what an honour is given for: the record has the battle in it already.
type given struct {
	r  *Record
	t  *thread.Thread
	b  Battle
	e  *thread.Entry // of the battle, nil where the thread does not lead through it
	on bool          // the player led the side that the thread gives
}

// honour is something that is given once.
type honour struct {
	key    string // the end of a catalogue key
	earned func(g given) bool
}

// honours are all of them, in the order in which they are shown.
var honours = []honour{
	{"first-banner", func(g given) bool { return g.b.Taken > 0 }},
	{"full-charge", func(g given) bool { return g.b.Charged }},
	{"from-behind", func(g given) bool { return g.b.Behind }},
	{"leader-taken", func(g given) bool { return g.b.Leaders[1] > 0 }},
	{"three-at-once", func(g given) bool { return g.b.Broken >= 3 }},
	{"no-loss", func(g given) bool { return g.b.Won && g.b.Lost == 0 }},
	{"leaders-home", func(g given) bool { return g.b.Won && g.e != nil && g.e.Large && g.b.Leaders[0] == 0 }},
	{"both-sides", func(g given) bool { return g.b.Won && g.r.bothSides(g.b.ID) }},
	{"all-stars", func(g given) bool { return g.on && g.r.CountStars(g.e) == thread.Stars }},
	{"chapter", func(g given) bool { return g.b.Won && g.on && g.chapter() }},
	{"three-in-a-row", func(g given) bool { return g.r.Run >= 3 }},
	{sevenDays, func(g given) bool { return g.r.InARow >= week }},
	{"marshal-beaten", func(g given) bool { return g.b.Won && g.b.Level >= level.Marshal }},
}

// Honours are the keys of all honours, in the order in which they are shown.
func Honours() (keys []string) {
	for _, h := range honours {
		keys = append(keys, h.key)
	}
	return keys
}

// honour gives the honours that a battle has earned first. One with dice taken back earns none.
func (r *Record) honour(t *thread.Thread, b Battle) (first []string) {
	if b.Retaken {
		return nil
	}
	g := given{r: r, t: t, b: b}
	g.e, g.on = entry(t, b)
	for _, h := range honours {
		if r.Honours[h.key] == "" && h.earned(g) {
			r.give(h.key, b.Date)
			first = append(first, h.key)
		}
	}
	return first
}

// give notes an honour.
func (r *Record) give(key, date string) {
	if r.Honours == nil {
		r.Honours = map[string]string{}
	}
	r.Honours[key] = date
}

// bothSides reports whether a battle was won from either side.
func (r *Record) bothSides(id string) bool {
	var won [2]bool
	for key, res := range r.Results {
		if battle, side, _, ok := parts(key); ok && battle == id && res.Won > 0 {
			won[side] = true
		}
	}
	return won[0] && won[1]
}

// chapter reports whether all battles of the chapter are won.
func (g given) chapter() bool {
	at, _ := g.t.Find(g.b.ID)
	n, of := g.t.Chapters[at.Chapter].Battles(g.r.Won)
	return n == of
}

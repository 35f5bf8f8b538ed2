package play

import (
	"slices"
	"time"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// replay is a look back: the position before some step of the session. Nothing can
// be done in it but looking, and playing on from there as another game.
type replay struct {
	layer
	from, to int  // the steps that are played
	brief    bool // it ends by itself when they were

	since, step int       // what was done between is told; step is 0 to the number of steps
	truth       game.Game // with all that is hidden
	game        game.Game // as whoever looks at the screen may know it
	told        []match.Told
	moments     []int
	course      match.History
	instead     *bot.Fault // what would have been better than what comes next, nil for nothing

	Still   bool // the map stays where it is put and does not follow what happens
	playing bool
	pace    int // which of the paces
	beat    int // counts what the clock must not outlive
}

// paces are how long each moment is shown, from slow to fast: of what the computer does, and of a look back.
var (
	paces     = [3]time.Duration{1600 * time.Millisecond, 800 * time.Millisecond, 250 * time.Millisecond}
	filmPaces = [4]time.Duration{1600 * time.Millisecond, 800 * time.Millisecond, 400 * time.Millisecond, 200 * time.Millisecond}
)

// lookBack looks at the position after n steps.
func lookBack(c *table, n int) {
	m, ok := c.Mode.(*replay)
	if !ok {
		c.clear()
		m = review(c, 0, len(c.Sess.Steps))
	}
	m.goTo(c, n)
}

// lookAtTheirs plays what the other side did since the acting side last had a turn, and returns
// to what is there now. It reports whether there is anything.
func lookAtTheirs(c *table) bool {
	from, to := c.Theirs()
	if from == to || lies[*replay](c) {
		return false
	}
	if !lies[*handing](c) {
		c.clear()
	}
	m := review(c, from, to)
	m.brief = true
	m.show(c, from, from)
	return true
}

// review lays a look back over what is there.
func review(c *table, from, to int) *replay {
	m := &replay{layer: layer{c.Mode}, from: from, to: to, pace: match.UsualPace, moments: c.Moments(), course: match.CourseOf(c.Sess)}
	c.Mode = m
	return m
}

// goTo stops at the position after n steps and tells of the last of them.
func (m *replay) goTo(c *table, n int) {
	n = max(0, min(n, len(c.Sess.Steps)))
	m.halt()
	m.show(c, max(0, n-1), n)
}

// halt stops the clock.
func (m *replay) halt() {
	m.playing = false
	m.beat++
}

// show shows the position before step n and tells what was done from since on.
func (m *replay) show(c *table, since, n int) {
	if m.truth == nil || n < m.step {
		m.truth = c.Sess.At(n)
	} else {
		c.Sess.Forward(m.truth, m.step, n)
	}
	m.instead, m.since, m.step, m.told = nil, since, n, match.LinesOf(c.Between(since, n))
	m.game = game.Look(m.truth, c.Privy).Game
	for _, t := range m.told {
		if match.Place(*t.Event) != "" {
			c.Sight.Look(t.Event.At)
		}
	}
	c.Sight.Near = c.Sight.Near && !m.Still
}

// follow lets the map follow what happens, or leaves it where it is.
func (m *replay) follow(c *table, on bool) {
	m.Still = !on
	c.Sight.Near = on
}

// run plays, or stops. At the end it plays from the beginning.
func (m *replay) run(c *table) {
	playing := !m.playing
	m.halt()
	if m.playing = playing; playing && m.step >= m.to {
		m.show(c, m.from, m.from)
	}
}

// next shows the next moment; after the last it stops, or ends.
func (m *replay) next(c *table) {
	i := slices.IndexFunc(m.moments, func(n int) bool { return n > m.step })
	switch {
	case m.step < m.to && i >= 0:
		m.show(c, m.step, min(m.moments[i], m.to))
		m.playing = m.step < m.to || m.brief
	case m.brief:
		m.back(c)
	default:
		m.halt()
	}
}

// back returns to what it lay over.
func (m *replay) back(c *table) {
	m.halt()
	c.Mode, c.Sight.Focus, c.Sight.Aimed = m.mode, nil, false
}

func (m *replay) tap(*table, hex.Hex)     {}
func (m *replay) confirm(*table) bool     { return false }
func (m *replay) covers() bool            { return true }
func (m *replay) quiet() bool             { return true }
func (m *replay) sheet(*table) game.Table { return m.game.Table() }
func (m *replay) Cover(view) panel.Cover  { return panel.Cover{} }

// says is the first that happened, which the rest follows from.
func (m *replay) says(v view) string {
	if m.instead != nil {
		f := v.fault(m.instead)
		return v.Say("analysis.looked-at", i18n.Args{"what": f.Text, "better": f.Better})
	}
	if len(m.told) == 0 {
		return v.Say("replay.prompt", nil)
	}
	return v.Line(m.told[0])
}

func (m *replay) prompt(v view) panel.Prompt {
	p := panel.Prompt{Who: v.Say("replay.title", nil), Text: m.says(v)}
	if m.brief {
		p.Who, p.Side = v.Say("replay.theirs", i18n.Args{"side": v.Side(v.Actor.Other())}), match.SideKey(v.Actor.Other())
	}
	return p
}

// turnStep is the step at which the turn before or after the one looked at begins.
func (m *replay) turnStep(c *table, by int) int {
	steps, n := c.Sess.Steps, m.step
	for n += by; n > 0 && n < len(steps); n += by {
		if steps[n].Turn != steps[n-1].Turn {
			return n
		}
	}
	return n
}

// Scene is the map of the position looked at, with what has just happened on it.
func (m *replay) Scene(v view, _ overlays) mapview.Scene {
	v.Game = m.game
	s := mapview.Scene{Focus: v.Sight.Focus, Counters: make([]mapview.Counter, v.Game.Counters())}
	if m.Still {
		s.Focus = nil
	}
	s.Overlay = m.trace(v)
	cards := tell.Stacks{}
	for id := range game.ID(v.Game.Counters()) {
		if p := v.Game.Piece(id); v.Sees(p) {
			s.Counters[id] = v.Shown(p, cards)
			s.Counters[id].Selected = m.holds(id)
		}
	}
	return s
}

// holds reports whether a counter is one of those that something is told of.
func (m *replay) holds(id game.ID) bool {
	return slices.ContainsFunc(m.told, func(t match.Told) bool {
		e := t.Event
		return e.Kind == game.EventMoved && e.Unit == id || e.Kind == game.EventCombat && slices.Contains(e.Units, id)
	})
}

// trace is the way that was gone, and who attacked whom.
func (m *replay) trace(v view) mapview.Overlay {
	o := mapview.Overlay{Aim: v.Sight.Focus, Markers: tell.Markers(v.Game)}
	if m.instead != nil {
		m.better(&o)
		return o
	}
	for _, e := range v.Between(m.since, m.step) {
		switch {
		case e.Event.Kind == game.EventMoved && v.Sees(v.Game.Piece(e.Event.Unit)):
			if len(o.Last) == 0 {
				o.Last, o.LastBy = []hex.Hex{e.Event.From}, int(v.Game.Piece(e.Event.Unit).Side)
			}
			o.Last = append(o.Last, e.Event.At)
		case e.Event.Odds != nil:
			o.Arrows = append(o.Arrows, m.arrows(e.Event.Odds)...)
		}
	}
	return o
}

// arrows go from those who attack, where they stand beside them, to whom they attack.
func (m *replay) arrows(o *game.Odds) (out [][2]hex.Hex) {
	for _, id := range o.Attackers {
		from := m.game.Piece(id)
		for _, at := range o.At {
			if from.Where == game.OnMap && from.Hex.Distance(at) == 1 {
				out = append(out, [2]hex.Hex{from.Hex, at})
			}
		}
	}
	return out
}

// better shows what would have been better: who would attack whom, or where somebody would stand.
func (m *replay) better(o *mapview.Overlay) {
	b := &m.instead.Better
	if b.Act != nil {
		if odds := m.game.Forecast(b.Act); odds != nil && len(odds.Defenders) > 0 {
			o.Arrows = m.arrows(odds)
			return
		}
	}
	if !b.Aim {
		return
	}
	o.Aim = &b.At
	if p := m.game.Piece(max(0, b.Unit)); b.Unit != game.None && p.Where == game.OnMap {
		o.Last, o.LastBy = []hex.Hex{p.Hex, b.At}, int(p.Side)
		p.Hex, p.Facing = b.At, m.instead.Facing
		ghost := tell.Card(p)
		o.Ghost = &ghost
	}
}

package table

import (
	"math"
	"slices"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Replay is a look back: the position before some step of the session. Nothing can
// be done in it but looking, and playing on from there as another game.
type Replay struct {
	Layer
	from, to int  // the steps that are played
	brief    bool // it ends by itself when they were

	since, Step int       // what was done between is told; step is 0 to the number of steps
	truth       game.Game // with all that is hidden
	Game        game.Game // as whoever looks at the screen may know it
	told        []match.Told
	grave       []game.Event // of that, what a card tells while it is played
	Moments     []int
	Course      match.History
	Instead     *bot.Fault // what would have been better than what comes next, nil for nothing

	Film
}

// Film is how a look back goes on by itself.
type Film struct {
	Still   bool // the map stays where it is put and does not follow what happens
	Playing bool
	Pace    int // which of the paces
	Beat    int // counts what the clock must not outlive
}

var replayKeys = do.Keys{" ": do.Run(), "ArrowLeft": do.Step(-1), "ArrowRight": do.Step(1), "Home": do.Replay(0), "End": do.Replay(math.MaxInt32),
	"1": do.Pace(0), "2": do.Pace(1), "3": do.Pace(2), "4": do.Pace(3), "Shift+ArrowLeft": do.Turn(-1), "Shift+ArrowRight": do.Turn(1)}

func (m *Replay) keys() do.Keys { return replayKeys }

// FilmPaces are how long each moment of a look back is shown, from slow to fast.
var FilmPaces = [4]time.Duration{1600 * time.Millisecond, 800 * time.Millisecond, 400 * time.Millisecond, 200 * time.Millisecond}

// LookBack looks at the position after n steps.
func LookBack(c *Table, n int) {
	m, ok := c.Mode.(*Replay)
	if !ok {
		c.Clear()
		m = review(c, 0, len(c.Sess.Steps))
	}
	m.GoTo(c, n)
}

// LookAtTheirs plays what the other side did since the acting side last had a turn, and returns
// to what is there now. It reports whether there is anything.
func LookAtTheirs(c *Table) bool {
	from, to := c.Theirs()
	if from == to || Lies[*Replay](c) {
		return false
	}
	if !Lies[*Handing](c) {
		c.Clear()
	}
	m := review(c, from, to)
	m.brief = true
	m.show(c, from, from)
	return true
}

// review lays a look back over what is there.
func review(c *Table, from, to int) *Replay {
	m := &Replay{Layer: Layer{c.Mode}, from: from, to: to, Film: Film{Pace: match.UsualPace}, Moments: stops(c), Course: match.CourseOf(c.Sess)}
	c.Mode = m
	return m
}

// GoTo stops at the position after n steps and tells of the last of them.
func (m *Replay) GoTo(c *Table, n int) {
	n = max(0, min(n, len(c.Sess.Steps)))
	m.Halt()
	m.show(c, max(0, n-1), n)
}

// Halt stops the clock.
func (m *Replay) Halt() {
	m.Playing = false
	m.Beat++
}

// show shows the position before step n and tells what was done from since on.
func (m *Replay) show(c *Table, since, n int) {
	if m.truth == nil || n < m.Step {
		m.truth = c.Sess.At(n)
	} else {
		c.Sess.Forward(m.truth, m.Step, n)
	}
	m.Instead, m.since, m.Step, m.told = nil, since, n, match.LinesOf(c.Between(since, n))
	m.Game, m.grave = game.Look(m.truth, c.Privy).Game, m.tale(c).Graves()
	for _, t := range m.told {
		if match.Place(*t.Event) != "" {
			c.Sight.Look(t.Event.At)
		}
	}
	c.Sight.Near = c.Sight.Near && !m.Still
}

// Follow lets the map follow what happens, or leaves it where it is.
func (m *Replay) Follow(c *Table, on bool) {
	m.Still = !on
	c.Sight.Near = on
}

// Run plays, or stops. At the end it plays from the beginning.
func (m *Replay) Run(c *Table) {
	playing := !m.Playing
	m.Halt()
	if m.Playing = playing; playing && m.Step >= m.to {
		m.show(c, m.from, m.from)
	}
}

// Next shows the next moment; after the last it stops, or ends.
func (m *Replay) Next(c *Table) {
	if m.Mourns() && len(m.grave) > 1 {
		m.grave = m.grave[1:]
		return
	}
	i := slices.IndexFunc(m.Moments, func(n int) bool { return n > m.Step })
	switch {
	case m.Step < m.to && i >= 0:
		m.show(c, m.Step, min(m.Moments[i], m.to))
		m.Playing = m.Step < m.to || m.brief
	case m.brief:
		m.Back(c)
	default:
		m.Halt()
	}
}

// Back returns to what it lay over.
func (m *Replay) Back(c *Table) {
	m.Halt()
	c.Mode, c.Sight.Focus, c.Sight.Aimed = m.Mode, nil, false
}

func (m *Replay) tap(*Table, hex.Hex) {}
func (m *Replay) confirm(*Table) bool { return false }

func (m *Replay) Traits(c *Table) Traits {
	t := m.Layer.Traits(c)
	t.Covers, t.Quiet = true, true
	return t
}

func (m *Replay) Sheet() game.Table { return m.Game.Table() }

// GraveFor is how long a card of something grave stays where nobody is waited for.
const GraveFor = 2500 * time.Millisecond

// Mourns reports whether a card of something grave is shown.
func (m *Replay) Mourns() bool { return m.Playing && len(m.grave) > 0 }

// Shown is what happened before the moment shown, and in it.
func (m *Replay) Shown(c *Table) (before, batch []match.Entry) {
	return c.Between(0, m.since), c.Between(m.since, m.Step)
}

// tale is what came of what is told.
func (m *Replay) tale(c *Table) *match.Tale {
	t := &match.Tale{Worth: map[game.ID]int{}}
	for _, e := range c.Between(m.since, m.Step) {
		t.Add(e, nil)
	}
	return t
}

// Cover is the card of what is grave, which stops the film when it is pressed.
func (m *Replay) Cover(v View) panel.Cover {
	if !m.Mourns() || v.T.Telling.Holds() {
		return panel.Cover{}
	}
	v.Game = m.Game
	card := v.Mourned(&m.grave[0], m.tale(v.T))
	card.Do = do.Run()
	return panel.Cover{Grave: card}
}

// Says is the first that happened, which the rest follows from.
func (m *Replay) Says(v View) string {
	if m.Instead != nil {
		f := v.Fault(m.Instead)
		return v.Say("analysis.looked-at", i18n.Args{"what": f.Text, "better": f.Better})
	}
	if len(m.told) == 0 {
		return v.Say("replay.prompt", nil)
	}
	return v.Line(m.told[0])
}

func (m *Replay) Prompt(v View) panel.Prompt {
	p := panel.Prompt{Who: v.Say("replay.title", nil), Head: m.moment(v), Text: m.Says(v)}
	if m.brief {
		p.Who, p.Side = v.Say("replay.theirs", i18n.Args{"side": v.Side(v.Actor.Other())}), match.SideKey(v.Actor.Other())
	}
	return p
}

// TurnStep is the step at which the turn before or after the one looked at begins.
func (m *Replay) TurnStep(c *Table, by int) int {
	steps, n := c.Sess.Steps, m.Step
	for n += by; n > 0 && n < len(steps); n += by {
		if steps[n].Turn != steps[n-1].Turn {
			return n
		}
	}
	return n
}

// Scene is the map of the position looked at, with what has just happened on it.
func (m *Replay) Scene(v View, _ Overlays) mapview.Scene {
	v.Game = m.Game
	s := mapview.Scene{Focus: v.Sight.Focus, Counters: make([]mapview.Counter, v.Game.Counters())}
	if m.Still {
		s.Focus = nil
	}
	s.Overlay = m.trace(v)
	cards := tell.Stacks{}
	for id := range game.ID(v.Game.Counters()) {
		if p := v.Game.Piece(id); v.Sees(p) {
			s.Counters[id] = v.Shown(p, cards)
			s.Counters[id].Selected = m.Holds(id)
		}
	}
	return s
}

// Holds reports whether a counter is one of those that something is told of.
func (m *Replay) Holds(id game.ID) bool {
	return slices.ContainsFunc(m.told, func(t match.Told) bool {
		e := t.Event
		return e.Kind == game.EventMoved && e.Unit == id || e.Kind == game.EventCombat && slices.Contains(e.Units, id)
	})
}

// trace is the way that was gone, and who attacked whom.
func (m *Replay) trace(v View) mapview.Overlay {
	o := mapview.Overlay{Aim: v.Sight.Focus, Markers: tell.Markers(v.Game)}
	for _, n := range m.NotesNow(v.T) {
		if h, pinned := v.PinOf(v.Notes[n]); pinned {
			o.Pins = append(o.Pins, h)
		}
	}
	if m.Instead != nil {
		m.better(v, &o)
		return o
	}
	for _, e := range v.Between(m.since, m.Step) {
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
func (m *Replay) arrows(o *game.Odds) (out [][2]hex.Hex) {
	for _, id := range o.Attackers {
		from := m.Game.Piece(id)
		for _, at := range o.At {
			if from.Where == game.OnMap && from.Hex.Distance(at) == 1 {
				out = append(out, [2]hex.Hex{from.Hex, at})
			}
		}
	}
	return out
}

// better shows what would have been better: who would attack whom, or where somebody would stand.
func (m *Replay) better(v View, o *mapview.Overlay) {
	b := &m.Instead.Better
	if m.Instead.Command != nil {
		for _, p := range v.Bettered(m.Instead) {
			if p.Where == game.OnMap {
				o.Ghosts = append(o.Ghosts, mapview.Ghost{Counter: tell.Card(p), Moves: m.Game.Piece(p.ID).Hex != p.Hex})
			}
		}
		return
	}
	if b.Act != nil {
		if odds := m.Game.Forecast(b.Act); odds != nil && len(odds.Defenders) > 0 {
			o.Arrows = m.arrows(odds)
			return
		}
	}
	if !b.Aim {
		return
	}
	o.Aim = &b.At
	if p := m.Game.Piece(max(0, b.Unit)); b.Unit != game.None && p.Where == game.OnMap {
		o.Last, o.LastBy = []hex.Hex{p.Hex, b.At}, int(p.Side)
		p.Hex, p.Facing = b.At, m.Instead.Facing
		ghost := tell.Card(p)
		o.Ghost = &ghost
	}
}

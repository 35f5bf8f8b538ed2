package play

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Top is the bar over the map.
func (c *Controller) Top(lang string) panel.Top {
	w, t := c.words(lang), c.table()
	top := panel.Top{Lang: lang, Title: w.say("top.turn", i18n.Args{"n": t.Turn}), Of: w.of(t.Last),
		Phase: c.phaseName(w), Sides: [2]string{w.side(game.A), w.side(game.B)},
		Points: [2]string{strconv.Itoa(t.Points[0]), strconv.Itoa(t.Points[1])}}
	for i, p := range t.Phases {
		top.Phases = append(top.Phases, panel.Dot{Side: css(p.Side), Name: w.phase(p),
			Now: i == t.Phase && c.now.table.Stage != game.StageSetUp, Done: i < t.Phase})
	}
	top.PhaseTitle = w.say("top.phase-n", i18n.Args{"n": t.Phase + 1, "of": len(t.Phases)})
	top.Track, top.Meters = w.track(t.Shared()), w.meters(t.Tracks)
	return top
}

// of says how many turns there are; a battle without a limit says nothing.
func (w words) of(last int) string {
	if last == 0 {
		return ""
	}
	return w.say("top.of", i18n.Args{"n": last})
}

// table is what stands beside the map that is shown.
func (c *Controller) table() game.Table {
	if c.replay != nil {
		return c.replay.game.Table()
	}
	return c.now.table
}

func (c *Controller) phaseName(w words) string {
	t := c.table()
	switch {
	case c.now.table.Stage == game.StageOver && c.replay == nil:
		return w.say("phase.over", nil)
	case c.now.table.Stage == game.StageSetUp || t.Phase < 0 || t.Phase >= len(t.Phases):
		return w.say("phase.set-up", nil)
	}
	return w.phase(t.Phases[t.Phase])
}

// track is where the counter of the shared track stands, as a share of its half.
func (w words) track(t game.Track) panel.Track {
	if t.Limit == 0 {
		return panel.Track{}
	}
	return panel.Track{Shown: true, At: max(-100, min(100, 100*t.Box/t.Limit)),
		Title: w.say("top.track", i18n.Args{"box": signed(t.Box), "level": signed(t.Level)})}
}

// meters are the tracks that belong to one side.
func (w words) meters(tracks []game.Track) (out []panel.Meter) {
	for _, t := range tracks {
		if t.Side > game.B || t.Limit == 0 {
			continue
		}
		side := w.side(t.Side)
		m := panel.Meter{Side: css(t.Side), Name: side, At: t.Box, Of: t.Limit,
			Title: w.say("track."+t.Code, i18n.Args{"side": side, "box": t.Box, "limit": t.Limit})}
		for _, h := range t.Thresholds {
			m.Ticks = append(m.Ticks, panel.Tick{At: h.Box, Name: w.say("threshold."+h.Code, nil), Ref: w.cite(h.Ref)})
		}
		m.Ticks = append(m.Ticks, panel.Tick{At: t.Limit, Name: w.say("track."+t.Code+".end", nil)})
		out = append(out, m)
	}
	return out
}

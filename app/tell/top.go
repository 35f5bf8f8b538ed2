package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Of says how many turns there are; a battle without a limit says nothing.
func (w Words) Of(last int) string {
	if last == 0 {
		return ""
	}
	return w.Say("top.of", i18n.Args{"n": last})
}

// Track is where the counter of the shared track stands, as a share of its half.
func (w Words) Track(t game.Track) panel.Track {
	if t.Limit == 0 {
		return panel.Track{}
	}
	return panel.Track{Shown: true, At: max(-100, min(100, 100*t.Box/t.Limit)),
		Title: w.Say("top.track", i18n.Args{"box": Signed(t.Box), "level": Signed(t.Level)})}
}

// Meters are the tracks that belong to one side.
func (w Words) Meters(tracks []game.Track) (out []panel.Meter) {
	for _, t := range tracks {
		if t.Side > game.B || t.Limit == 0 {
			continue
		}
		side := w.Side(t.Side)
		m := panel.Meter{Side: match.SideKey(t.Side), Name: side, At: t.Box, Of: t.Limit,
			Title: w.Say("track."+t.Code, i18n.Args{"side": side, "box": t.Box, "limit": t.Limit})}
		for _, h := range t.Thresholds {
			m.Ticks = append(m.Ticks, panel.Tick{At: h.Box, Name: w.Say("threshold."+h.Code, nil), Ref: w.Cite(h.Ref)})
		}
		m.Ticks = append(m.Ticks, panel.Tick{At: t.Limit, Name: w.Say("track."+t.Code+".end", nil)})
		out = append(out, m)
	}
	return out
}

// Lost is how far the track of each side has come, nothing where there is none.
func (w Words) Lost(t game.Table) []panel.Section {
	if m := w.Meters(t.Tracks); len(m) > 0 {
		return []panel.Section{panel.Meters{Of: m}}
	}
	return nil
}

package play

import (
	"fmt"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// logged is how many of the last lines the drawer shows; the text has them all.
const logged = 300

// told is one line of the log: an event, all steps of one ride, all counters placed at once,
// or all leaders whose fatigue changed as a turn ended.
type told struct {
	Entry
	first int          // number of its first event
	n     int          // hexes entered, or counters placed
	weary []game.Event // changes of fatigue
}

// lines are the events to be told, those that belong together taken together.
func (c *Controller) lines() []told {
	var out []told
	for i, e := range c.log {
		if e.Event.Kind == game.EventPhase { // the headings say it
			continue
		}
		if n := len(out); n > 0 && (rides(out[n-1].Entry, e) || placed(out[n-1].Entry, e) || wearies(out[n-1].Entry, e)) {
			out[n-1].Entry = e
		} else {
			out = append(out, told{Entry: e, first: i})
		}
		if e.Event.Kind == game.EventMoved || e.Event.Kind == game.EventPlaced {
			out[len(out)-1].n++
		}
		if e.Event.Kind == fatigue {
			out[len(out)-1].weary = append(out[len(out)-1].weary, *e.Event)
		}
	}
	return out
}

// rides reports whether an event goes on with the ride of the one before it.
func rides(before, e Entry) bool {
	step := func(k game.EventKind) bool {
		return k == game.EventBegan || k == game.EventMoved || k == game.EventTurned
	}
	return step(before.Event.Kind) && step(e.Event.Kind) && e.Event.Kind != game.EventBegan &&
		before.Event.Unit == e.Event.Unit && before.Turn == e.Turn && before.Phase == e.Phase
}

// placed reports whether two counters were placed in one step.
func placed(before, e Entry) bool {
	return before.Event.Kind == game.EventPlaced && e.Event.Kind == game.EventPlaced && before.Step == e.Step
}

// fatigue is the event of a leader whose fatigue changed.
const fatigue game.EventKind = "fatigue"

// wearies reports whether the fatigue of two leaders changed in one step.
func wearies(before, e Entry) bool {
	return before.Event.Kind == fatigue && e.Event.Kind == fatigue && before.Step == e.Step
}

// weary lists leaders with their fatigue.
func (w words) weary(list []game.Event) string {
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i] = fmt.Sprintf("%s %d", w.unit(e.Unit), e.N)
	}
	return strings.Join(parts, ", ")
}

// line tells a line.
func (w words) line(t told) string {
	switch {
	case len(t.weary) > 1:
		return w.say("event.fatigue-many", i18n.Args{"list": w.weary(t.weary)})
	case t.n < 2:
		return w.event(*t.Event)
	case t.Event.Kind == game.EventPlaced:
		return w.say("event.placed-many", i18n.Args{"side": w.side(t.Event.Side), "n": t.n})
	}
	return w.say("event.rode", i18n.Args{"unit": w.unit(t.Event.Unit), "n": t.n, "hex": t.Event.At.String(), "mp": mp(game.MP(t.Event.N))})
}

// Log is the events in words, grouped by phase, the newest last.
func (c *Controller) Log(lang string) panel.Log {
	w := c.words(lang)
	l := panel.Log{Lang: lang}
	lines := c.lines()
	for _, t := range lines[max(0, len(lines)-logged):] {
		title := w.heading(t.Entry)
		if n := len(l.Groups); n == 0 || l.Groups[n-1].Title != title {
			l.Groups = append(l.Groups, panel.LogGroup{Side: css(t.Phase.Side), Title: title})
		}
		g := &l.Groups[len(l.Groups)-1]
		g.Lines = append(g.Lines, w.logLine(t))
	}
	return l
}

// logLine is a line of the drawer; what it takes together unfolds.
func (w words) logLine(t told) panel.LogLine {
	l := panel.LogLine{N: t.first, Text: w.line(t), Hex: place(*t.Event), Ref: w.cite(t.Event.Ref)}
	if n := len(t.weary); n > 1 {
		l.Text, l.More = w.say("event.fatigue-sum", i18n.Args{"n": n}), w.weary(t.weary)
	}
	return l
}

// heading is the title of a phase in the log.
func (w words) heading(e Entry) string {
	phase := w.say("phase.set-up", nil)
	if e.Phase.Key != "" {
		phase = w.phase(e.Phase)
	}
	return w.say("log.heading", i18n.Args{"n": e.Turn, "phase": phase})
}

// place is the hex of an event, empty when it has none.
func place(e game.Event) string {
	if e.At == (hex.Hex{}) {
		return ""
	}
	return e.At.String()
}

// LogText is the whole log as plain text.
func (c *Controller) LogText(lang string) string {
	w := c.words(lang)
	var b strings.Builder
	title := ""
	for _, t := range c.lines() {
		if h := w.heading(t.Entry); h != title {
			title = h
			fmt.Fprintf(&b, "\n%s\n", h)
		}
		fmt.Fprintf(&b, "%4d  %s  %s\n", t.first+1, w.line(t), place(*t.Event))
	}
	return b.String()
}

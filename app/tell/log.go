package tell

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// logged is how many of the last lines the drawer shows; the text has them all.
const logged = 300

// weary lists leaders with their fatigue.
func (w Words) weary(list []game.Event) string {
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i] = fmt.Sprintf("%s %d", w.Unit(e.Unit), e.N)
	}
	return strings.Join(parts, ", ")
}

// Line tells a line.
func (w Words) Line(t match.Told) string {
	switch {
	case t.Event.Kind == game.EventPhase:
		return w.Say("pass.nothing", nil)
	case len(t.Weary) > 1:
		return w.Say("event."+string(t.Event.Kind)+"-many", i18n.Args{"list": w.weary(t.Weary)})
	case t.N < 2:
		return w.Event(*t.Event)
	case t.Event.Kind == game.EventPlaced:
		return w.Say("event.placed-many", i18n.Args{"side": w.Side(t.Event.Side), "n": t.N})
	}
	return w.Say("event.rode", i18n.Args{"unit": w.Name(t.Event.Unit), "n": t.N, "hex": t.Event.At.String(), "mp": Mp(game.MP(t.Event.N))})
}

// row is a line of the log, or a note of a player among them.
type row struct {
	match.Told
	note int // its place among the notes, -1 for a line
}

// rows are the lines and notes that a sieve lets through, in their order.
func (w Teller) rows(s Sieve) (list []row) {
	notes := w.sievedNotes(s)
	before := func(step int) {
		for ; len(notes) > 0 && w.Notes[notes[0]].At <= step; notes = notes[1:] {
			list = append(list, row{match.Told{Entry: w.entryOf(notes[0])}, notes[0]})
		}
	}
	for _, t := range w.sieved(s) {
		before(t.Step)
		list = append(list, row{t, -1})
	}
	before(save.MaxActs)
	return list
}

// entryOf is where in the log a note belongs: in the turn and phase of the act before it.
func (w Teller) entryOf(note int) (e match.Entry) {
	if i := w.firstAfter(w.Notes[note].At); i > 0 {
		e.Turn, e.Phase = w.Log[i-1].Turn, w.Log[i-1].Phase
	} else if len(w.Log) > 0 {
		e.Turn, e.Phase = w.Log[0].Turn, w.Log[0].Phase
	}
	return e
}

// firstAfter is the place in the log of what happened first after so many acts.
func (w Teller) firstAfter(acts int) int {
	i, _ := slices.BinarySearchFunc(w.Log, acts, func(e match.Entry, acts int) int { return e.Step - acts })
	return i
}

// NoteHeading is the turn and phase in which a note was written.
func (w Teller) NoteHeading(note int) string { return w.heading(w.entryOf(note)) }

// NotePlace is the number of the hex with the pin of a note, empty without one and for who knows no numbers.
func (w Teller) NotePlace(note int) string {
	if h, pinned := w.PinOf(w.Notes[note]); pinned {
		return w.Number(h)
	}
	return ""
}

// Journal is the events that a sieve lets through in words, grouped by phase, the newest last, with the notes of players.
func (w Teller) Journal(s Sieve) panel.Log {
	l := panel.Log{Lang: w.Lang, Only: w.sieves(s.Only), Turns: w.chips(s.Only), Find: panel.Find{Label: w.Say("log.search", nil), Query: s.Query, Aside: true}}
	lines := w.rows(s)
	if len(lines) == 0 {
		l.None = w.Say("log.none", nil)
	}
	for _, t := range lines[max(0, len(lines)-logged):] {
		title := w.heading(t.Entry)
		if n := len(l.Groups); n == 0 || l.Groups[n-1].Title != title {
			l.Groups = append(l.Groups, panel.LogGroup{Side: match.SideKey(t.Phase.Side), Title: title})
		}
		g := &l.Groups[len(l.Groups)-1]
		if t.note >= 0 {
			x := w.Notes[t.note]
			g.Lines = append(g.Lines, panel.LogLine{Note: true, N: t.note, Text: x.Text, Hex: w.NotePlace(t.note), Step: x.At, Back: w.Say("jot.title", nil)})
			continue
		}
		g.Lines = append(g.Lines, w.explained(w.LogLine(t.Told), t.Told))
	}
	return l
}

// LogLine is a line of the drawer; what it takes together unfolds.
func (w Words) LogLine(t match.Told) panel.LogLine {
	l := panel.LogLine{N: t.First, Text: w.Line(t), Hex: w.placed(*t.Event), Ref: w.Cite(t.Event.Ref), Step: t.Step + 1, Bearers: w.bearersOf(t),
		Back: w.Say("log.back", i18n.Args{"n": t.First + 1})}
	if n := len(t.Weary); n > 1 {
		l.Text, l.More = w.Say("event."+string(t.Event.Kind)+"-sum", i18n.Args{"n": n}), w.weary(t.Weary)
	}
	return l
}

// heading is the title of a phase in the log.
func (w Words) heading(e match.Entry) string {
	phase := w.Say("phase.set-up", nil)
	if e.Phase.Key != "" {
		phase = w.Phase(e.Phase)
	}
	return w.Say("log.heading", i18n.Args{"n": e.Turn, "phase": phase})
}

// LogText is what a sieve lets through as plain text.
func (w Teller) LogText(s Sieve) string {
	var b strings.Builder
	title := ""
	for _, t := range w.rows(s) {
		if h := w.heading(t.Entry); h != title {
			title = h
			fmt.Fprintf(&b, "\n%s\n", h)
		}
		if t.note >= 0 {
			fmt.Fprintf(&b, "   *  %s: %s  %s\n", w.Say("jot.title", nil), w.Notes[t.note].Text, w.NotePlace(t.note))
			continue
		}
		fmt.Fprintf(&b, "%4d  %s  %s\n", t.First+1, w.Line(t.Told), w.placed(*t.Event))
	}
	return b.String()
}

package tell

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Sieve is what of the log is asked for: the zero Sieve lets all of it through.
type Sieve struct {
	Only  string // "fights", "dice", "notes", "unit", "command", or "turn-" and a number; "" for everything
	Query string // a word of the line, or of the heading above it
}

// sieved are the lines of the log that a sieve lets through.
func (w Teller) sieved(s Sieve) []match.Told {
	query := strings.ToLower(strings.TrimSpace(s.Query))
	return slices.DeleteFunc(w.Lines(), func(t match.Told) bool {
		return !w.passes(s.Only, t) || query != "" && !strings.Contains(strings.ToLower(w.heading(t.Entry)+" "+w.Line(t)), query)
	})
}

// passes reports whether a line is of a kind: about a fight, or told as something that weighs; with dice;
// about the counter selected; about anybody under its leader.
func (w Teller) passes(only string, t match.Told) bool {
	e := t.Event
	switch only {
	case "fights":
		return e.Odds != nil || t.Told > game.Light
	case "dice":
		return len(e.Dice) > 0
	case "unit":
		return concerns(e, func(id game.ID) bool { return id == w.Sel })
	case "command":
		head := w.head(w.Sel)
		return concerns(e, func(id game.ID) bool { return id == head || w.head(id) == head })
	case "notes":
		return false
	}
	turn, one := turnOf(only)
	return !one || t.Turn == turn
}

// turnOf is the turn that a sieve lets through, where it is one of one turn.
func turnOf(only string) (turn int, one bool) {
	text, one := strings.CutPrefix(only, "turn-")
	turn, err := strconv.Atoi(text)
	return turn, one && err == nil
}

// sievedNotes are the places of the notes that a sieve lets through.
func (w Teller) sievedNotes(s Sieve) (list []int) {
	query := strings.ToLower(strings.TrimSpace(s.Query))
	turn, one := turnOf(s.Only)
	for n, x := range w.Notes {
		e := w.entryOf(n)
		if (s.Only == "" || s.Only == "notes" || one && e.Turn == turn) && strings.Contains(strings.ToLower(w.heading(e)+" "+x.Text+" "+x.Hex), query) {
			list = append(list, n)
		}
	}
	return list
}

// chips are the turns of the log to choose one of, where one is chosen.
func (w Teller) chips(only string) (s panel.Segments) {
	turn, one := turnOf(only)
	if !one {
		return s
	}
	s.Label = w.Say("log.turn", nil)
	for n := w.firstTurn(); n <= w.Table.Turn; n++ {
		s.Parts = append(s.Parts, panel.Segment{Do: do.Sieve("turn-" + strconv.Itoa(n)), Label: strconv.Itoa(n), On: n == turn})
	}
	return s
}

// firstTurn is the turn in which the log begins.
func (w Teller) firstTurn() int {
	if len(w.Log) == 0 {
		return w.Table.Turn
	}
	return w.Log[0].Turn
}

// head is the leader of a counter's command: itself where it leads, None for nobody.
func (w Teller) head(id game.ID) game.ID {
	if id == game.None {
		return game.None
	}
	if p := w.Piece(id); !match.IsLeader(p) {
		return p.Commander
	}
	return id
}

// concerns reports whether an event is about a counter.
func concerns(e *game.Event, who func(game.ID) bool) bool {
	is := func(id game.ID) bool { return id != game.None && who(id) }
	return is(e.Unit) || is(e.By) || slices.ContainsFunc(e.Units, is) ||
		e.Odds != nil && (slices.ContainsFunc(e.Odds.Attackers, is) || slices.ContainsFunc(e.Odds.Defenders, is))
}

// sieves are the kinds of lines to choose among; who is selected, and his command, are among them.
func (w Teller) sieves(only string) panel.Segments {
	s := panel.Segments{Label: w.Say("log.only", nil)}
	add := func(kind, label string) {
		s.Parts = append(s.Parts, panel.Segment{Do: do.Sieve(kind), Label: label, On: kind == only})
	}
	add("", w.Say("log.all", nil))
	add("fights", w.Say("log.fights", nil))
	add("dice", w.Say("log.dice", nil))
	if len(w.Notes) > 0 {
		add("notes", w.Say("jot.all", nil))
	}
	turn := "turn-" + strconv.Itoa(w.Table.Turn)
	if _, one := turnOf(only); one {
		turn = only
	}
	add(turn, w.Say("log.turn", nil))
	if w.Sel == game.None {
		return s
	}
	add("unit", w.Unit(w.Sel))
	if head := w.head(w.Sel); head != game.None && head != w.Sel {
		add("command", w.Unit(head))
	}
	return s
}

package script

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// expectations is every word that may follow "expect"; a word that is none of them
// names a counter.
var expectations map[string]func(*run, Line) error

func init() {
	expectations = map[string]func(*run, Line) error{
		"tally":   (*run).expectTally,
		"column":  (*run).expectColumn,
		"initial": (*run).expectInitial,
		"result":  (*run).expectResult,
		"roll":    (*run).expectRoll,
		"risks":   (*run).expectRisks,
		"event":   (*run).expectEvent,
		"no":      (*run).expectNoEvent,
		"turn":    (*run).expectTable,
		"phase":   (*run).expectTable,
		"morale":  (*run).expectTable,
		"level":   (*run).expectTable,
		"points":  (*run).expectPoints,
		"winner":  (*run).expectWinner,
		"outcome": (*run).expectOutcome,
		"asks":    (*run).expectAsks,
		"duty":    (*run).expectDuty,
		"idle":    (*run).expectIdle,
		"reach":   (*run).expectReach,
		"barred":  (*run).expectBarred,
		"hinders": (*run).expectHinders,
		"warned":  (*run).expectWarned,
		"zone":    (*run).expectZone,
	}
}

func (r *run) expect(l Line) error {
	if len(l.Words) < 2 {
		return l.Errorf("expect what?")
	}
	if f := expectations[l.Words[1]]; f != nil {
		return f(r, l)
	}
	return r.expectPiece(l)
}

// same compares what a line says with what is so.
func same(l Line, what, want, got string) error {
	if want != got {
		return l.Errorf("%s is %s, not %s", what, orNone(got), orNone(want))
	}
	return nil
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// expectTable is "expect turn 3", "expect phase A cavalry-movement", "expect morale +12",
// "expect level +1".
func (r *run) expectTable(l Line) error {
	t := r.game.Table()
	want := strings.Join(l.Words[2:], " ")
	got := ""
	switch l.Words[1] {
	case "turn":
		got = strconv.Itoa(t.Turn)
	case "phase":
		got = phaseText(&t)
	case "morale":
		got, want = signed(t.Shared().Box), plus(want)
	case "level":
		got, want = signed(t.Shared().Level), plus(want)
	}
	return same(l, "the "+l.Words[1], want, got)
}

// expectPoints is "expect points 20 7", or "expect points A 20" of one side.
func (r *run) expectPoints(l Line) error {
	points := r.game.Table().Points
	texts := []string{strconv.Itoa(points[game.A]), strconv.Itoa(points[game.B])}
	if len(l.Words) == 4 {
		if i := slices.Index([]string{"A", "B"}, l.Words[2]); i >= 0 {
			return same(l, "the points of "+l.Words[2], l.Words[3], texts[i])
		}
	}
	return same(l, "the points", strings.Join(l.Words[2:], " "), strings.Join(texts, " "))
}

func phaseText(t *game.Table) string {
	if t.Phase < 0 || t.Phase >= len(t.Phases) {
		return "none"
	}
	p := t.Phases[t.Phase]
	if p.Side > game.B {
		return p.Key
	}
	return sideName(p.Side) + " " + p.Key
}

func sideName(s game.Side) string { return [...]string{"A", "B", "none"}[s] }

// signed writes 3 as +3; zero has no sign.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// plus gives a number without sign the one that signed would write.
func plus(s string) string {
	if n, err := strconv.Atoi(s); err == nil {
		return signed(n)
	}
	return s
}

// expectWinner is "expect winner A", or B, draw, none while the game goes on.
func (r *run) expectWinner(l Line) error {
	got := "none"
	if o := r.game.Outcome(); o != nil && o.Winner == game.NoSide {
		got = "draw"
	} else if o != nil {
		got = sideName(o.Winner)
	}
	return same(l, "the winner", strings.Join(l.Words[2:], " "), got)
}

// expectOutcome is "expect outcome narrow-victory", or none while the game goes on.
func (r *run) expectOutcome(l Line) error {
	got := ""
	if o := r.game.Outcome(); o != nil {
		got = o.Code
	}
	return same(l, "the outcome", strings.Join(l.Words[2:], " "), orNone(got))
}

// expectAsks is "expect asks B: retreat p2"; the counter may be left out. A question to no
// counter by name is one to each that could answer.
func (r *run) expectAsks(l Line) error {
	side, want, named, err := addressed(l)
	if err != nil {
		return err
	}
	var asked []string
	for _, e := range r.game.Table().Expect {
		switch {
		case e.Side != side:
		case named && e.Unit == game.None:
			for _, id := range r.answering(side) {
				asked = append(asked, e.Code+" "+r.game.Name(id))
			}
		default:
			asked = append(asked, r.labelled(e.Code, e.Unit, named))
		}
	}
	return among(l, "asked", want, asked)
}

// answering are the counters for which a side could do something now.
func (r *run) answering(side game.Side) (ids []game.ID) {
	for _, o := range r.game.Offers(side, nil) {
		if o.Unit != game.None && !slices.Contains(ids, o.Unit) {
			ids = append(ids, o.Unit)
		}
	}
	return ids
}

// expectDuty is "expect duty A: must-attack k1"; the counter may be left out.
func (r *run) expectDuty(l Line) error {
	side, want, named, err := addressed(l)
	if err != nil {
		return err
	}
	var owed []string
	for _, d := range r.game.Duties(side) {
		owed = append(owed, r.labelled(d.Code, d.Unit, named))
	}
	return among(l, "owed", want, owed)
}

// addressed reads a side and a code, and whether a counter is named after it.
func addressed(l Line) (side game.Side, want string, named bool, err error) {
	if len(l.Words) < 4 {
		return 0, "", false, l.Errorf("want a side and a code, as in \"expect %s B: retreat p2\"", l.Words[1])
	}
	side, ok := notation.SideOf(l.Words[2])
	if !ok {
		return 0, "", false, l.Errorf("%q: want A: or B:", l.Words[2])
	}
	return side, strings.Join(l.Words[3:], " "), len(l.Words) > 4, nil
}

// labelled is a code, with the name of its counter if names are compared.
func (r *run) labelled(code string, id game.ID, named bool) string {
	if named && id != game.None {
		return code + " " + r.game.Name(id)
	}
	return code
}

// among expects a text to be one of a list, or "nothing" if the list is empty.
func among(l Line, what, want string, list []string) error {
	if slices.Contains(list, want) || want == "nothing" && len(list) == 0 {
		return nil
	}
	return l.Errorf("%s: %s", what, orNone(strings.Join(list, "; ")))
}

// expectIdle is "expect idle k1 -> 4.1.2".
func (r *run) expectIdle(l Line) error {
	words, reason := cut(l.Words[2:], "->")
	if len(words) != 1 || reason == nil {
		return l.Errorf("want a counter, -> and a paragraph")
	}
	id, err := r.acts.Counter(l, words[0])
	if err != nil {
		return err
	}
	return r.refusedBy(l, r.game.WhyIdle(id), reason)
}

// withHexes reads the counter of an expectation about hexes.
func (r *run) withHexes(l Line) (game.ID, error) {
	if len(l.Words) < 4 {
		return game.None, l.Errorf("want a counter and hexes")
	}
	return r.acts.Counter(l, l.Words[2])
}

// expectReach is "expect reach k1 0404 0405 not 0406": it can come to these hexes and
// not to those; with "only" before the hexes, to no others.
func (r *run) expectReach(l Line) error {
	id, err := r.withHexes(l)
	if err != nil {
		return err
	}
	var got []string
	if reach := r.game.Reach(id); reach != nil {
		for i, s := range reach.Stops {
			if s.Prev >= 0 || reach.Act(i) != nil {
				got = append(got, s.Hex.String())
			}
		}
	}
	return hexes(l, l.Words[3:], got)
}

// expectZone is "expect zone k1 0404 0405", with "only" if there are no others.
func (r *run) expectZone(l Line) error {
	id, err := r.withHexes(l)
	if err != nil {
		return err
	}
	var got []string
	for _, h := range r.game.Zone(id) {
		got = append(got, h.String())
	}
	return hexes(l, l.Words[3:], got)
}

// hexes expects each wanted hex to be there, none of those after "not", and after "only" no
// other.
func hexes(l Line, words, got []string) error {
	slices.Sort(got)
	got = slices.Compact(got)
	missing := func(h string) bool { return !slices.Contains(got, h) }
	want, unwanted := cut(words, "not")
	only := len(want) > 0 && want[0] == "only"
	if only {
		want = want[1:]
	}
	if slices.ContainsFunc(want, missing) || !allOf(unwanted, missing) || only && len(got) != len(want) {
		return l.Errorf("the hexes are %s", orNone(strings.Join(got, " ")))
	}
	return nil
}

// allOf reports whether a test holds for all of some words.
func allOf(words []string, holds func(string) bool) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !holds(w) })
}

// expectBarred is "expect barred k1 0505 -> 4.2.5".
func (r *run) expectBarred(l Line) error {
	words, reason := cut(l.Words[2:], "->")
	if len(words) != 2 || reason == nil {
		return l.Errorf("want a counter, a hex, -> and a paragraph")
	}
	id, err := r.acts.Counter(l, words[0])
	if err != nil {
		return err
	}
	if reach := r.game.Reach(id); reach != nil {
		for _, b := range reach.Barred {
			if b.Hex.String() == words[1] {
				return r.refusedBy(l, b.Why, reason)
			}
		}
	}
	return l.Errorf("%s is not barred", words[1])
}

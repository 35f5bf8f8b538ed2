package script

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// expectTally is "expect tally attack: 5.6.4 charge +2, 5.2.7 armour +1"; the name is
// attack or defend, attacking or defending for the strengths, or the kind of an event with a
// tally; "none" stands for no lines.
func (r *run) expectTally(l Line) error {
	_, rest, _ := strings.Cut(l.Text, "tally ")
	name, list, ok := strings.Cut(rest, ":")
	if !ok {
		return l.Errorf("want a name, a colon and the lines of the tally")
	}
	t := r.tally(name)
	if t == nil {
		return l.Errorf("nothing has a tally of %s", name)
	}
	want := items(list)
	for i, item := range want {
		para, rest, _ := strings.Cut(item, " ")
		want[i] = r.para(para) + " " + rest
	}
	var got []string
	for _, i := range t.Lines {
		got = append(got, fmt.Sprintf("%s %s %s", r.cite(i.Ref), i.Name, signed(i.N)))
	}
	slices.Sort(want)
	slices.Sort(got)
	return same(l, "the tally", strings.Join(want, ", "), strings.Join(got, ", "))
}

// items are the parts of a list between its commas; "none" stands for no parts.
func items(list string) (lines []string) {
	for _, item := range strings.Split(list, ",") {
		if item = strings.Join(strings.Fields(item), " "); item != "" && item != "none" {
			lines = append(lines, item)
		}
	}
	return lines
}

func (r *run) tally(name string) *rule.Tally {
	if r.odds != nil {
		if t := map[string]*rule.Tally{"attack": &r.odds.Attack, "defend": &r.odds.Defend,
			"attacking": &r.odds.AttackOf, "defending": &r.odds.DefendOf, "beyond": &r.odds.Beyond}[name]; t != nil {
			return t
		}
	}
	for _, e := range slices.Backward(r.events) {
		if string(e.Kind) == name && e.Tally != nil {
			return e.Tally
		}
	}
	return nil
}

// expectColumn is "expect column 4:1", the column after all shifts.
func (r *run) expectColumn(l Line) error {
	return r.column(l, func(o *game.Odds) int { return o.Final })
}

// expectInitial is "expect initial 2:1", the column before the shifts.
func (r *run) expectInitial(l Line) error {
	return r.column(l, func(o *game.Odds) int { return o.Initial })
}

func (r *run) column(l Line, which func(*game.Odds) int) error {
	if r.odds == nil {
		return l.Errorf("no fight and no forecast came before")
	}
	return same(l, "the column", strings.Join(l.Words[2:], " "), r.odds.Column(which(r.odds)))
}

// expectResult is `expect result "-1 / D2"`, as the table prints it.
func (r *run) expectResult(l Line) error {
	if r.odds == nil || r.odds.Result == nil {
		return l.Errorf("nothing was rolled before")
	}
	return same(l, "the result", strings.Join(l.Words[2:], " "), r.odds.Result.Code)
}

// expectRoll is "expect roll 8", the roll with its modifiers.
func (r *run) expectRoll(l Line) error {
	if r.odds == nil {
		return l.Errorf("nothing was rolled before")
	}
	return same(l, "the roll", strings.Join(l.Words[2:], " "), strconv.Itoa(r.odds.Roll))
}

// expectRisks is "expect risks may-regroup i1 3/6, may-evade p1": all tests and decisions that a
// forecast names, in any order; "none" stands for no risks.
func (r *run) expectRisks(l Line) error {
	if r.odds == nil {
		return l.Errorf("no fight and no forecast came before")
	}
	_, list, _ := strings.Cut(l.Text, "risks")
	return r.sameRisks(l, list, r.odds.Risks)
}

// sameRisks compares a list as it is written with risks.
func (r *run) sameRisks(l Line, list string, risks []game.Risk) error {
	var got []string
	for _, x := range risks {
		risk := x.Code
		if x.Unit != game.None {
			risk += " " + r.game.Name(x.Unit)
		}
		if x.Of > 0 {
			risk += fmt.Sprintf(" %d/%d", x.Ways, x.Of)
		}
		got = append(got, risk)
	}
	want := items(list)
	slices.Sort(want)
	slices.Sort(got)
	return same(l, "the list of risks", strings.Join(want, ", "), strings.Join(got, ", "))
}

// expectEvent is "expect event lost-sp p2 n 1": among what the last act caused.
func (r *run) expectEvent(l Line) error {
	found, err := r.happened(l, l.Words[2:])
	if err == nil && !found {
		return l.Errorf("it did not happen; there were: %s", r.story())
	}
	return err
}

// expectNoEvent is "expect no event scattered p2".
func (r *run) expectNoEvent(l Line) error {
	if len(l.Words) < 4 || l.Words[2] != "event" {
		return l.Errorf("want \"expect no event\" and its kind")
	}
	found, err := r.happened(l, l.Words[3:])
	if err == nil && found {
		return l.Errorf("it happened; there were: %s", r.story())
	}
	return err
}

// happened looks for an event of a kind, with a counter and other details if given.
func (r *run) happened(l Line, words []string) (bool, error) {
	if len(words) == 0 {
		return false, l.Errorf("which event?")
	}
	for _, e := range r.events {
		if string(e.Kind) != words[0] {
			continue
		}
		fits, err := r.details(l, &e, words[1:])
		if fits || err != nil {
			return fits, err
		}
	}
	return false, nil
}

// details compares pairs such as "n 1" with an event; a word alone names its counter.
func (r *run) details(l Line, e *game.Event, words []string) (bool, error) {
	for ; len(words) > 0; words = words[1:] {
		want, got := words[0], ""
		if get := eventFacts[words[0]]; get != nil && len(words) > 1 {
			words = words[1:]
			want, got = words[0], get(r, e)
		} else if _, err := r.acts.Counter(l, words[0]); err != nil {
			return false, err
		} else {
			got = r.name(e.Unit)
		}
		if want != got {
			return false, nil
		}
	}
	return true, nil
}

// eventFacts is what can be said of an event with a value.
var eventFacts = map[string]func(*run, *game.Event) string{
	"by":     func(r *run, e *game.Event) string { return r.name(e.By) },
	"from":   func(_ *run, e *game.Event) string { return e.From.String() },
	"at":     func(_ *run, e *game.Event) string { return e.At.String() },
	"facing": func(_ *run, e *game.Event) string { return e.Facing.String() },
	"n":      func(_ *run, e *game.Event) string { return strconv.Itoa(e.N) },
	"ref":    func(r *run, e *game.Event) string { return r.cite(e.Ref) },
	"dice": func(_ *run, e *game.Event) string {
		return commas(e.Dice)
	},
	"bad": func(_ *run, e *game.Event) string {
		if len(e.Trials) == 0 {
			return ""
		}
		return orNone(commas(e.Trials[0].Bad))
	},
	"broken": func(r *run, e *game.Event) string {
		var names []string
		for _, t := range e.Trials {
			if t.Broken {
				names = append(names, r.name(t.Unit))
			}
		}
		return orNone(strings.Join(names, ","))
	},
}

// commas writes numbers with commas between them.
func commas(list []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ","), "[]")
}

// story names what the last act caused.
func (r *run) story() string {
	var kinds []string
	for _, e := range r.events {
		text := string(e.Kind)
		if e.Unit != game.None {
			text += " " + r.name(e.Unit)
		}
		kinds = append(kinds, text)
	}
	return orNone(strings.Join(kinds, ", "))
}

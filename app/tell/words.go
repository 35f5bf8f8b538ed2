package tell

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Words says things about a game in one language.
type Words struct {
	Lang   string
	Game   game.Game
	Sides  [2]string
	System string
	Battle string  // whose register has the names; empty where counters are called as they are printed
	mine   [2]bool // the sides of which those who read say "your"
	voices match.Voices
}

// Say is a text of the catalogue.
func (w Words) Say(key string, args i18n.Args) string { return i18n.T(w.Lang, key, args) }

// Plain reports whether things are said plainly.
func (w Words) Plain() bool { return i18n.IsPlain(w.Lang) }

// Side is the name of a side, "Russians"; nobody's acts are the table's.
func (w Words) Side(s game.Side) string {
	if s > game.B {
		return w.Say("side.none", nil)
	}
	return i18n.SideName(w.Lang, w.Sides[s])
}

// kind is the type of a counter in words.
func (w Words) kind(p game.Piece) string { return i18n.Or(w.Lang, "kind."+p.Kind, p.Kind) }

// Following is the name of a command: its leader's, or its kind.
func (w Words) Following(of match.Following) string {
	if of.Leader == game.None {
		return Capital(i18n.Or(w.Lang, "kinds."+of.Kind, i18n.Or(w.Lang, "kind."+of.Kind, of.Kind)))
	}
	return w.Unit(of.Leader)
}

// Capital writes a text with a capital letter.
func Capital(text string) string { return i18n.Capital(text) }

// List joins words, the last two by "and".
func (w Words) List(of []string) string {
	if len(of) < 2 {
		return strings.Join(of, "")
	}
	last := len(of) - 1
	return w.Say("ui.and", i18n.Args{"list": strings.Join(of[:last], ", "), "last": of[last]})
}

// Cite turns a reference into the link to its paragraph in the book in play. Who speaks plainly cites
// none unasked.
func (w Words) Cite(r rule.Ref) panel.Ref {
	if w.Plain() {
		return panel.Ref{}
	}
	return w.Quote(r)
}

// Quote is the link to a paragraph for somebody who asks for it, however the table speaks.
func (w Words) Quote(r rule.Ref) panel.Ref {
	if r == "" {
		return panel.Ref{}
	}
	c := w.Game.Cite(r)
	if c.Book == rulings {
		r = rule.Ref(c.Para) // a book may have another ruling in its place
	}
	return panel.Ref{Book: c.Book, Para: c.Para, After: c.After, Key: w.System + "." + string(r)}
}

// Refusal says why something may not be done.
func (w Words) Refusal(no *rule.Refusal) string {
	if no == nil {
		return ""
	}
	text := w.Say("refusal."+no.Code, nil)
	if end := w.Game.Outcome(); end != nil && no.Code == string(game.EventGameOver) {
		text += " " + w.Outcome(end) + "."
	}
	return text
}

// sixths are the parts of a movement point that roads cost.
var sixths = [6]string{"", "⅙", "⅓", "½", "⅔", "⅚"}

// Mp writes an amount of movement: "2", "½", "1⅓".
func Mp(m game.MP) string {
	sign := ""
	if m < 0 {
		sign, m = "−", -m
	}
	if m < 6 && m > 0 {
		return sign + sixths[m]
	}
	return sign + strconv.Itoa(int(m/6)) + sixths[m%6]
}

// Signed writes a number with its sign.
func Signed(n int) string {
	switch {
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	case n == 0:
		return "0"
	}
	return fmt.Sprintf("+%d", n)
}

// Facing is a direction in words.
func (w Words) Facing(d hex.Dir) string { return w.Say("facing."+d.String(), nil) }

// tally is the name of one item of a sum.
func (w Words) tally(l rule.Line) string { return w.Say("tally."+l.Name, nil) }

// tallyBy is tally of an item that one of these leaders gives, with his name.
func (w Words) tallyBy(l rule.Line, leaders []game.ID) string {
	if len(leaders) == 0 {
		return w.tally(l)
	}
	key := "tally." + l.Name
	return w.Say(i18n.First(key+".named", key), i18n.Args{"leader": w.Name(leaders[0])})
}

// harm says what a result does to one side; it is empty for nothing.
func harm(w Words, h game.Harm) string {
	var parts []string
	if h.Other != "" {
		parts = append(parts, w.Say("harm."+h.Other, i18n.Args{"n": h.Loss}))
	}
	if h.Retreat > 0 {
		parts = append(parts, w.Say("harm.retreat", i18n.Args{"n": h.Retreat}))
	}
	if h.Loss > 0 && h.Other == "" {
		parts = append(parts, w.Say("harm.loss", i18n.Args{"n": h.Loss}))
	}
	if h.Break {
		parts = append(parts, w.Say("harm.break", nil))
	}
	return strings.Join(parts, ", ")
}

// Result says what a cell of a results table means.
func (w Words) Result(r game.Result) string {
	attack, defend := harm(w, r.Attack), harm(w, r.Defend)
	switch {
	case attack == "" && defend == "":
		return w.Say("harm.none", nil)
	case attack == "":
		return w.Say("result.defender", i18n.Args{"harm": defend})
	case defend == "":
		return w.Say("result.attacker", i18n.Args{"harm": attack})
	}
	return w.Say("result.both", i18n.Args{"defend": defend, "attack": attack})
}

// Throw writes what dice show: "3 + 4 = 7".
func Throw(dice []int) string {
	sum, parts := 0, make([]string, len(dice))
	for i, d := range dice {
		sum += d
		parts[i] = strconv.Itoa(d)
	}
	if len(dice) < 2 {
		return strings.Join(parts, "")
	}
	return strings.Join(parts, " + ") + " = " + strconv.Itoa(sum)
}

// Event tells one event.
func (w Words) Event(e game.Event) string {
	args := i18n.Args{"unit": w.Name(e.Unit), "by": w.Name(e.By), "units": w.Names(e.Units), "from": e.From.String(),
		"hex": e.At.String(), "way": w.Way(e.From, e.At), "facing": w.Facing(e.Facing), "n": e.N, "mp": Mp(game.MP(e.N)), "dice": Throw(e.Dice), "thrown": len(e.Dice),
		"side": w.Side(e.Side), "attackers": "", "defenders": "", "column": "", "first": "", "shift": "", "result": "",
		"why": "", "need": need(e), "trials": trials(w, e.Trials), "bad": totals(e, true), "good": totals(e, false),
		"ahead": w.Side(game.Favoured(e.N)), "lead": max(e.N, -e.N)}
	if e.Odds != nil {
		w.oddsArgs(e.Odds, args)
	}
	if e.Result != nil {
		args["result"] = w.Outcome(e.Result)
	}
	return w.Say(w.eventKey(&e), args)
}

// eventKey is the key of the sentence that tells an event.
func (w Words) eventKey(e *game.Event) string {
	return "event." + string(e.Kind) + manner(*e, w.info(*e).Forms)
}

// info is what the system says of an event.
func (w Words) info(e game.Event) game.EventInfo { return game.Codes(w.Game).EventInfo(e.Kind) }

// manner is the end of the key of an event that is told in another way: a combat without
// dice, or without any shift; what mostly happens by itself, where a die was thrown for it; a
// track of both sides at nought.
func manner(e game.Event, forms game.Forms) string {
	switch o := e.Odds; {
	case e.N == 0 && forms&game.FormEven != 0:
		return ".even"
	case e.Tally != nil && e.Tally.Sum() <= e.N && forms&game.FormIll != 0:
		return ".ill"
	case o == nil && len(e.Dice) > 0 && forms&game.FormDie != 0:
		return ".die"
	case o == nil || o.Result == nil || len(o.Columns) == 0:
		return ""
	case len(e.Dice) == 0:
		return ".sure"
	case o.Initial == o.Final:
		return ".unshifted"
	}
	return ""
}

// oddsArgs adds what a combat event can be told with.
func (w Words) oddsArgs(o *game.Odds, args i18n.Args) {
	args["attackers"], args["defenders"] = w.Names(o.Attackers), w.Names(o.Defenders)
	args["first"], args["column"] = o.Column(o.Initial), o.Column(o.Final)
	args["shift"] = Signed(o.Final - o.Initial)
	args["roll"] = o.Roll
	args["why"] = Reasons(w, o)
	if len(o.Defenders) == 0 {
		args["defenders"] = w.grounds(o.At)
	}
	if o.Result != nil {
		args["result"] = w.Result(*o.Result)
	}
}

// Reasons name what shifted the column, in brackets; nothing where nothing did.
func Reasons(w Words, o *game.Odds) string {
	var parts []string
	for _, row := range append(w.shifts(o.Attack, 1, "", o.Led[0]), w.shifts(o.Defend, -1, "", o.Led[1])...) {
		parts = append(parts, row.Text+" "+row.Value)
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// need is the bound of a throw before what its tally adds to the dice.
func need(e game.Event) int {
	if e.Tally == nil {
		return e.N
	}
	sum := 0
	for _, d := range e.Dice {
		sum += d
	}
	return e.N + sum - e.Tally.Sum()
}

// totals are the throws that go against whoever is tested first, or the others of those dice.
func totals(e game.Event, bad bool) string {
	var list []int
	for n := len(e.Dice); n <= 6*len(e.Dice); n++ {
		if len(e.Trials) > 0 && slices.Contains(e.Trials[0].Bad, n) == bad {
			list = append(list, n)
		}
	}
	return cmp.Or(spans(list), "–")
}

// trials tell how a throw went for each counter and what it depended on.
func trials(w Words, list []game.Trial) string {
	var parts []string
	for _, t := range list {
		key := "trial.stands"
		switch {
		case len(t.Bad) == 0:
			key = "trial.safe"
		case t.Broken:
			key = "trial.breaks"
		}
		parts = append(parts, w.Say(key, i18n.Args{"unit": w.Name(t.Unit), "need": spans(t.Bad)}))
	}
	return strings.Join(parts, "; ")
}

// spans writes rising numbers, those that follow each other as one span: "2–3, 12".
func spans(list []int) string {
	var parts []string
	for i := 0; i < len(list); i++ {
		from := i
		for i+1 < len(list) && list[i+1] == list[i]+1 {
			i++
		}
		part := strconv.Itoa(list[from])
		if i > from {
			part += "–" + strconv.Itoa(list[i])
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ", ")
}

// Outcome says how the game ended.
func (w Words) Outcome(o *game.Outcome) string {
	return w.Say("outcome."+o.Code, i18n.Args{"side": w.Side(o.Winner), "foe": w.Side(o.Winner.Other()), "a": o.Points[0], "b": o.Points[1]})
}

// Phase names a phase with its side.
func (w Words) Phase(p game.Phase) string {
	name := w.Say("phase."+p.Key, nil)
	if p.Side > game.B {
		return name
	}
	return w.Say("ui.phase-of", i18n.Args{"side": w.Side(p.Side), "phase": name})
}

// spokenMarks are the marks that belong to the spoken title of a counter.
const spokenMarks = game.Reduced | game.Disorganised | game.Panicked | game.Charging | game.Worn

// Spoken is the title of a counter for screen readers.
func (w Words) Spoken(p game.Piece) string {
	return w.voices.Recalled(p, w.Lang, w.titled)
}

// titled is what spoken says of a counter.
func (w Words) titled(p game.Piece) string {
	text := w.aloof().Named(p)
	if p.Rank == game.Unit {
		text = w.Say("unit.spoken", i18n.Args{"unit": text, "kind": w.kind(p), "sp": p.SP})
	} else if value(p) > 0 {
		text += ", " + w.Say("stat.value", nil) + " " + strconv.Itoa(p.SP)
	}
	for _, m := range marks {
		if m.bit&spokenMarks != 0 && p.Has(m.bit) {
			text += ", " + w.Say("mark."+m.key, nil)
		}
	}
	if p.HasFacing {
		text += ", " + w.Facing(p.Facing)
	}
	return text + ", " + p.Hex.String()
}

// Teller says things about a battle. It reads the battle and changes nothing.
type Teller struct {
	Words
	*match.Match
}

// Of is the teller of a battle in a language.
func Of(c *match.Match, lang string) Teller {
	w := Words{Lang: lang, Game: c.View.Game, Sides: c.Scenario.Sides, System: c.Scenario.System, Battle: c.Scenario.Battle, voices: c.Voices}
	if c.Opposed() {
		w.mine[c.Person] = true
	}
	return Teller{w, c}
}

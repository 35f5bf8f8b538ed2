package script

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
	"gonfalon/engine/rule"
)

// Run plays the case in a lab. The error joins every expectation that failed; an
// act that cannot be done ends the case.
func (c *Case) Run(lab Lab) error {
	books, rest := c.books()
	switch len(books.Words) {
	case 0:
		return c.play(lab, rest)
	case 2:
		return c.play(lab, append([]Line{books}, rest...))
	}
	var failed []error
	for _, book := range books.Words[1:] { // "edition a b": by each of these rule books
		one := books
		one.Words = []string{"edition", book}
		if err := c.play(lab, append([]Line{one}, rest...)); err != nil {
			failed = append(failed, fmt.Errorf("by the rules of %s: %w", book, err))
		}
	}
	return errors.Join(failed...)
}

// books is the line that names the rule books, of which a case's own comes before that of its
// file, and the rest of the position.
func (c *Case) books() (books Line, rest []Line) {
	for _, l := range c.Position {
		if l.Words[0] == "edition" {
			books = l
		} else {
			rest = append(rest, l)
		}
	}
	return books, rest
}

func (c *Case) play(lab Lab, position []Line) error {
	g, err := lab.Position(position)
	if err != nil {
		return err
	}
	r := &run{game: g, acts: notation.NewActs(g, lab.Actions())}
	for _, l := range c.Play {
		err := statements[l.Words[0]](r, l)
		r.failed = append(r.failed, err)
		if errors.Is(err, errStop) {
			break
		}
	}
	if r.dice != nil {
		r.failed = append(r.failed, c.First.Errorf("the last dice are thrown by no act"))
	}
	return errors.Join(r.failed...)
}

// run is a case being played.
type run struct {
	game   game.Game
	acts   *notation.Acts
	dice   []int // for the next act
	events []game.Event
	odds   *game.Odds // of the last fight or forecast
	failed []error
}

// errStop marks an error after which the case makes no sense.
var errStop = errors.New("the case ends here")

// statements is every word that begins a line of play.
var statements map[string]func(*run, Line) error

func init() {
	statements = map[string]func(*run, Line) error{
		"A:":       (*run).act,
		"B:":       (*run).act,
		"dice":     (*run).throw,
		"offers":   (*run).offers,
		"no":       (*run).noOffer,
		"refuse":   (*run).refuse,
		"forecast": (*run).forecast,
		"expect":   (*run).expect,
	}
}

// throw is "dice 3 4": what the next act throws.
func (r *run) throw(l Line) error {
	thrown, err := l.Dice()
	r.dice = append(r.dice, thrown...)
	return err
}

// act is "A: advance k1 0404", or "A: go k1 0407 NE" for a whole move.
func (r *run) act(l Line) error {
	acts, err := r.acts.Meant(l, l.Words)
	if err != nil {
		return errors.Join(err, errStop)
	}
	r.events = nil
	for _, a := range acts {
		if no := r.game.Check(a); no != nil {
			return errors.Join(l.Errorf("on the way %s is refused by %s: %s", r.acts.Text(a), r.cite(no.Ref), no.Code), errStop)
		}
		if err := r.apply(l, a); err != nil {
			return err
		}
	}
	return nil
}

// apply does an act with the dice at hand, all of which it must throw.
func (r *run) apply(l Line, a game.Action) error {
	cup := dice.Script(r.dice...)
	r.dice = nil
	events := r.game.Apply(a, cup)
	r.events = append(r.events, events...)
	for _, e := range events {
		if e.Odds != nil {
			r.odds = e.Odds
		}
	}
	if err := cup.Done(); err != nil {
		return errors.Join(l.Errorf("%v", err), errStop)
	}
	if err := r.game.Audit(); err != nil {
		return errors.Join(l.Errorf("the position is broken: %v", err), errStop)
	}
	return nil
}

// offers is "offers B: countercharge p2", or "offers B: nothing".
func (r *run) offers(l Line) error {
	if len(l.Words) == 3 && l.Words[2] == "nothing" {
		return r.offersNothing(l)
	}
	side, p, err := r.acts.Aimed(l, l.Words[1:])
	if err != nil {
		return err
	}
	if len(r.acts.Fitting(side, p)) == 0 {
		if no := r.game.Check(p.Act()); no != nil {
			return l.Errorf("not offered; %s says %s", r.cite(no.Ref), no.Code)
		}
		return l.Errorf("not offered")
	}
	return nil
}

func (r *run) offersNothing(l Line) error {
	side, ok := notation.SideOf(l.Words[1])
	if !ok {
		return l.Errorf("%q: want A: or B:", l.Words[1])
	}
	var acts []game.Action
	for _, o := range r.game.Offers(side, nil) {
		acts = append(acts, o.Act)
	}
	if len(acts) > 0 {
		return l.Errorf("offered: %s", r.acts.List(acts))
	}
	return nil
}

// noOffer is "no offer B: countercharge p3", and "because 5.7.8" if the reason matters.
func (r *run) noOffer(l Line) error {
	words := l.Words[1:]
	if len(words) == 0 || words[0] != "offer" {
		return l.Errorf("want \"no offer\", a side and an act")
	}
	words, reason := cut(words[1:], "because")
	side, p, err := r.acts.Aimed(l, words)
	if err != nil {
		return err
	}
	if fit := r.acts.Fitting(side, p); len(fit) > 0 {
		return l.Errorf("offered: %s", r.acts.List(fit))
	}
	if reason == nil {
		return nil
	}
	return r.refusedBy(l, r.game.Check(p.Act()), reason)
}

// refuse is "refuse B: countercharge p3 -> 5.7.8", and the code of the reason if one likes.
// Without either no offer may fit, as fields that are left out would refuse the act as well.
func (r *run) refuse(l Line) error {
	words, reason := cut(l.Words[1:], "->")
	side, p, err := r.acts.Aimed(l, words)
	if err != nil {
		return err
	}
	if fit := r.acts.Fitting(side, p); reason == nil && len(fit) > 0 {
		return l.Errorf("nothing refuses %s", r.acts.List(fit))
	}
	return r.refusedBy(l, r.game.Check(p.Act()), reason)
}

// cite is the paragraph of the book in play that a reference of the code stands for.
func (r *run) cite(ref rule.Ref) string { return r.game.Cite(ref).Para }

// para is the paragraph that a script names: by its number in the book in play, with the book before
// it as code does ("Ko-9.2.4"), or "none".
func (r *run) para(word string) string {
	if book, _ := rule.Ref(word).Book(); book != "" {
		return r.cite(rule.Ref(word))
	}
	if word == "none" {
		return ""
	}
	return word
}

// refusedBy compares a refusal with the paragraph, and the code, as far as they are given.
func (r *run) refusedBy(l Line, no *rule.Refusal, reason []string) error {
	switch {
	case no == nil:
		return l.Errorf("nothing refuses it")
	case reason == nil:
		return nil
	case len(reason) == 0:
		return l.Errorf("which paragraph?")
	case r.cite(no.Ref) != r.para(reason[0]):
		return l.Errorf("refused by %s (%s), not by %s", r.cite(no.Ref), no.Code, reason[0])
	case len(reason) > 1 && no.Code != reason[1]:
		return l.Errorf("refused as %s, not as %s", no.Code, reason[1])
	}
	return nil
}

// forecast is "forecast A: attack k1 at 0405": what follows may expect its odds.
func (r *run) forecast(l Line) error {
	side, p, err := r.acts.Aimed(l, l.Words[1:])
	if err != nil {
		return err
	}
	a, err := r.acts.Choose(l, side, p)
	if err != nil {
		return err
	}
	if r.odds = r.game.Forecast(a); r.odds == nil {
		return l.Errorf("the game does not explain %s", r.acts.Text(a))
	}
	return nil
}

// cut splits words at a word; after is nil when it does not occur.
func cut(words []string, at string) (before, after []string) {
	if i := slices.Index(words, at); i >= 0 {
		return words[:i], words[i+1:]
	}
	return words, nil
}

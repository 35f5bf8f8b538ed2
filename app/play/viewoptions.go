package play

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// optionCards lists what can be picked now, lettered as on the map.
func (c *Controller) optionCards(w words) panel.Options {
	options := c.options()
	letters := lettersOf(options)
	o := panel.Options{Side: css(c.chooser())}
	for i, of := range options {
		o.Cards = append(o.Cards, c.optionCard(w, i, of, letters[i]))
	}
	return o
}

func (c *Controller) optionCard(w words, i int, of game.Offer, letter string) panel.Card {
	card := panel.Card{Do: "choose:" + strconv.Itoa(i), Letter: letter, Title: c.verb(w, of), Sub: c.optionSub(w, of),
		Ref: w.cite(of.Ref), On: c.pick != nil && c.pick.Index == i}
	if of.Unit != game.None && (c.react || c.now.table.Stage == game.StageQuestion && of.Aim && c.standsAt(of.Unit, of.At)) {
		chip := w.chip(c.piece(of.Unit))
		card.Chip = &chip
	}
	switch {
	case of.Verb == game.VerbShoot:
		c.shot(w, &card, of)
	default:
		w.forecast(&card, c.now.view.Forecast(of.Act))
	}
	return card
}

// optionSub is the second line of an option: where it points and over what it leads, or how
// it would change its counter.
func (c *Controller) optionSub(w words, of game.Offer) string {
	switch n := len(of.Way); {
	case of.Aim && n > 1:
		return w.say("option.over", i18n.Args{"hex": w.hexes(of.Way[:n-1])}) + " · " + c.aimedAt(w, of.At)
	case of.Aim:
		return c.aimedAt(w, of.At)
	case of.Unit != game.None && c.now.table.Stage != game.StageQuestion:
		return c.otherSide(w, of)
	}
	return ""
}

// otherSide says what would be printed on a counter after an act that changes that.
func (c *Controller) otherSide(w words, of game.Offer) string {
	then := c.now.view.Glimpse(of.Unit, []game.Action{of.Act}, game.UntilDice)
	if then.End.Where != then.Start.Where || onSide(then.End) == onSide(then.Start) {
		return ""
	}
	return w.say("option.then", i18n.Args{"figures": w.figures(then.End)})
}

// onSide is what is printed on the side of a counter that is up.
func onSide(p game.Piece) [5]int {
	return [5]int{p.SP, int(p.Move), p.Bow, p.BowRange, int(p.Dot)}
}

// figures are the figures of a counter in one line.
func (w words) figures(p game.Piece) string {
	var parts []string
	for _, s := range w.head(p).Stats {
		parts = append(parts, s.Value+" "+s.Name)
	}
	if name := dots[p.Dot]; name != "" {
		parts = append(parts, w.say("mark."+name, nil))
	}
	return strings.Join(parts, " · ")
}

// aimedAt describes what an option points at: the enemies there and the ground.
func (c *Controller) aimedAt(w words, h hex.Hex) string {
	ground := w.say("terrain."+c.board().Terrain(h).String(), nil)
	var foes []string
	for _, p := range c.at(h) {
		if p.Side != c.chooser() {
			foes = append(foes, w.piece(p))
		}
	}
	switch {
	case len(foes) > 0:
		return w.list(foes) + " · " + ground
	case c.now.table.Stage == game.StageQuestion:
		return ground
	}
	return h.String() + " " + ground
}

// shot adds the range of a shot and the chance that it does harm.
func (c *Controller) shot(w words, card *panel.Card, of game.Offer) {
	from := c.piece(of.Unit).Hex
	card.Sub = w.say("option.range", i18n.Args{"n": from.Distance(of.At)}) + " · " + card.Sub
	if o := c.now.view.Forecast(of.Act); o != nil && len(o.Chances) > 0 {
		hits, all := ways(o.Chances, func(r game.Result) bool {
			return r.Defend.Loss > 0 || !costsSP(o.Chances) && r.Defend != (game.Harm{})
		})
		card.Big, card.Small = percent(hits, all), w.say(counted(o.Chances, "odds.hits-sp", "odds.hit"), nil)
		if len(o.Need) > 0 {
			card.Sub = w.needed(o) + " · " + card.Sub
		}
	}
}

// needed is what one die must show, "die 1–2".
func (w words) needed(o *game.Odds) string {
	low, high := slices.Min(o.Need), slices.Max(o.Need)
	if low == high {
		return w.say("odds.die", i18n.Args{"die": low})
	}
	return w.say("odds.die", i18n.Args{"die": strconv.Itoa(low) + "–" + strconv.Itoa(high)})
}

// forecast adds the chance of what an act is meant to do.
func (w words) forecast(card *panel.Card, o *game.Odds) {
	if o == nil || len(o.Chances) == 0 {
		return
	}
	if len(o.Need) > 0 {
		card.Big, card.Small = percent(len(o.Need), 6), w.needed(o)
		return
	}
	drives, of := ways(o.Chances, func(r game.Result) bool { return r.Defend != (game.Harm{}) })
	card.Big, card.Small = percent(drives, of), w.say("odds.hits", nil)
	if col := o.Column(o.Final); col != "" {
		card.Sub += " · " + col
	}
}

// verb names an offer.
func (c *Controller) verb(w words, of game.Offer) string {
	at := of.At
	if !of.Aim && of.Unit != game.None {
		at = c.piece(of.Unit).Hex
	}
	args := i18n.Args{"unit": w.unit(of.Unit), "hex": at.String(), "others": w.units(of.Others)}
	if len(of.Others) > 1 {
		args["first"], args["rest"] = w.unit(of.Others[0]), w.units(of.Others[1:])
	}
	return w.say("verb."+string(of.Verb), args)
}

// pickButton confirms the picked option.
func (c *Controller) pickButton(w words) []panel.Button {
	o := c.options()
	if c.pick == nil || c.pick.Index >= len(o) {
		return nil
	}
	b := c.confirm(c.order(w, o[c.pick.Index]), c.chooser())
	b.Small = w.prospect(c.now.view.Forecast(c.pick.Act))
	return []panel.Button{b}
}

// prospect is what dice would do, in a line: the column and who is likely to lose SP.
func (w words) prospect(o *game.Odds) string {
	if o == nil || len(o.Columns) == 0 || len(o.Chances) == 0 {
		return ""
	}
	return o.Column(o.Final) + " · " + w.summary(o.Chances)
}

// order is the short form of an offer for a button.
func (c *Controller) order(w words, of game.Offer) string {
	if !i18n.Has(i18n.Default, "order."+string(of.Verb)) {
		return c.verb(w, of)
	}
	return w.say("order."+string(of.Verb), i18n.Args{"unit": w.unit(of.Unit), "hex": of.At.String()})
}

// dockDecide asks the question: the options, what is barred, and the throw that led here.
func (c *Controller) dockDecide(w words) panel.Dock {
	d := panel.Dock{Name: "decide", Left: c.occasion(w)}
	d.Left = append(d.Left, c.meantTray(w)...)
	d.Left = append(d.Left, withoutWayFirst(c.optionCards(w)))
	d.Right = append(append(d.Right, c.prospects(w)...), c.barred(w)...)
	d.Foot = []panel.Button{c.undoButton(w)}
	if c.pick != nil && c.canRotatePick() {
		d.Foot = append(d.Foot, w.rotators()...)
	}
	d.Foot = append(d.Foot, c.decideButtons(w)...)
	return d
}

// occasion is what led to a question: an attack that waits, a throw, the counter it is about.
func (c *Controller) occasion(w words) []panel.Section {
	if o := c.faced(); o != nil {
		return []panel.Section{w.declaration(o)}
	}
	if e := c.roll(); e != nil {
		return c.rolled(w, e)
	}
	if u := c.now.expect.Unit; u != game.None {
		return []panel.Section{w.head(c.piece(u))}
	}
	if t := c.thrown(); len(t) > 0 {
		e := t[len(t)-1]
		return []panel.Section{panel.Head{Dice: e.Dice, Title: w.event(e), Rule: w.cite(e.Ref)}}
	}
	return nil
}

// meantTray is the choice of the counter whose answers are shown, where there are many.
func (c *Controller) meantTray(w words) []panel.Section {
	t := panel.Tray{Title: w.say("decide.whose", nil)}
	for _, id := range c.meant() {
		t.Items = append(t.Items, panel.TrayItem{Do: "mean:" + strconv.Itoa(int(id)), Chip: w.chip(c.piece(id)), On: id == c.whose()})
	}
	if len(t.Items) == 0 {
		return nil
	}
	return []panel.Section{t}
}

// withoutWayFirst puts the answers that point nowhere, such as to stay, before the others.
func withoutWayFirst(o panel.Options) panel.Options {
	sort.SliceStable(o.Cards, func(i, j int) bool { return o.Cards[i].Letter == "" && o.Cards[j].Letter != "" })
	return o
}

// decideButtons is the main button of a question; until something is picked it says so.
func (c *Controller) decideButtons(w words) []panel.Button {
	if b := c.pickButton(w); b != nil {
		return b
	}
	b := c.confirm(w.say("ui.choose-first", nil), c.now.actor)
	b.Off = true
	return []panel.Button{b}
}

// barred lists the hexes that are refused in the present question, with the rule.
func (c *Controller) barred(w words) []panel.Section {
	l := panel.Ledger{Title: w.say("ui.barred", nil)}
	for _, b := range c.refused() {
		l.Rows = append(l.Rows, panel.Row{Text: b.Hex.String() + ": " + w.refusal(b.Why), Ref: w.cite(b.Why.Ref)})
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// dockReact lists who can react and how likely that is to work.
func (c *Controller) dockReact(w words) panel.Dock {
	o := c.optionCards(w)
	head := panel.Head{Title: w.say("react.title", nil), Sub: w.say("react.sub", i18n.Args{"n": len(c.reactors())})}
	d := panel.Dock{Name: "react", Left: []panel.Section{head, o}}
	d.Right = append(d.Right, c.prospects(w)...)
	if c.pick != nil && c.canRotatePick() {
		d.Right = append(d.Right, panel.Actions{Title: w.say("ui.final-facing", nil), Buttons: w.rotators()})
	}
	d.Right = append(d.Right, c.policies(w, c.reactor()))
	d.Foot = append([]panel.Button{{ID: "pass", Do: "pass", Label: w.say("react.pass", nil), Look: "gho", Wide: true}}, c.pickButton(w)...)
	return d
}

// prospects explain the odds of the picked option, if dice decide it.
func (c *Controller) prospects(w words) []panel.Section {
	if c.pick == nil {
		return nil
	}
	if odds := c.now.view.Forecast(c.pick.Act); odds != nil {
		return w.odds(odds, c.chooser())
	}
	return nil
}

// policies is the switch of how a side wants to be asked.
func (c *Controller) policies(w words, s game.Side) panel.Section {
	seg := panel.Segments{Title: w.say("policy.title", i18n.Args{"side": w.side(s)})}
	for p, key := range []string{"policy.open", "policy.always", "policy.never"} {
		seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("policy:%d:%d", s, p), Label: w.say(key, nil), On: c.policy[s] == Policy(p)})
	}
	return seg
}

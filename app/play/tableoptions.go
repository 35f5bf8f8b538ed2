package play

import (
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
func (c *table) optionCards(w words) panel.Options {
	options := c.options()
	letters := lettersOf(options)
	o := panel.Options{Side: css(c.mode.chooser(c))}
	for i, of := range options {
		o.Cards = append(o.Cards, c.optionCard(w, i, of, letters[i]))
	}
	return o
}

func (c *table) optionCard(w words, i int, of game.Offer, letter string) panel.Card {
	picked := c.mode.picked()
	card := panel.Card{Do: "choose:" + strconv.Itoa(i), Letter: letter, Title: c.verb(w, of), Sub: c.optionSub(w, of),
		Ref: w.cite(of.Ref), On: picked != nil && picked.Index == i}
	if of.Unit != game.None && (c.table.Stage != game.StageQuestion && c.mode.answering(c) || c.table.Stage == game.StageQuestion && of.Aim && c.standsAt(of.Unit, of.At)) {
		chip := w.chip(c.piece(of.Unit))
		card.Chip = &chip
	}
	switch {
	case of.Verb == game.VerbShoot:
		c.shot(w, &card, of)
	default:
		w.forecast(&card, c.view.Forecast(of.Act))
	}
	return card
}

// optionSub is the second line of an option: where it points and over what it leads, or how
// it would change its counter.
func (c *table) optionSub(w words, of game.Offer) string {
	switch n := len(of.Way); {
	case of.Aim && n > 1:
		return w.say("option.over", i18n.Args{"hex": w.hexes(of.Way[:n-1])}) + " · " + c.aimedAt(w, of.At)
	case of.Aim:
		return c.aimedAt(w, of.At)
	case of.Unit != game.None && c.table.Stage != game.StageQuestion:
		return c.otherSide(w, of)
	}
	return ""
}

// otherSide says what would be printed on a counter after an act that changes that.
func (c *table) otherSide(w words, of game.Offer) string {
	then := c.view.Glimpse(of.Unit, []game.Action{of.Act}, game.UntilDice)
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
func (c *table) aimedAt(w words, h hex.Hex) string {
	ground := w.say("terrain."+c.board().Terrain(h).String(), nil)
	var foes []string
	for _, p := range c.at(h) {
		if p.Side != c.mode.chooser(c) {
			foes = append(foes, w.piece(p))
		}
	}
	switch {
	case len(foes) > 0:
		return w.list(foes) + " · " + ground
	case c.table.Stage == game.StageQuestion:
		return ground
	}
	return h.String() + " " + ground
}

// shot adds the range of a shot and the chance that it does harm.
func (c *table) shot(w words, card *panel.Card, of game.Offer) {
	from := c.piece(of.Unit).Hex
	card.Sub = w.say("option.range", i18n.Args{"n": from.Distance(of.At)}) + " · " + card.Sub
	if o := c.view.Forecast(of.Act); o != nil && len(o.Chances) > 0 {
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
func (c *table) verb(w words, of game.Offer) string {
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
func (c *table) pickButton(w words) []panel.Button {
	o, ok := c.chosen()
	if !ok {
		return nil
	}
	b := w.confirm(c.order(w, o), c.mode.chooser(c))
	b.Small = w.prospect(c.view.Forecast(c.mode.picked().Act))
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
func (c *table) order(w words, of game.Offer) string {
	if !i18n.Has(i18n.Default, "order."+string(of.Verb)) {
		return c.verb(w, of)
	}
	return w.say("order."+string(of.Verb), i18n.Args{"unit": w.unit(of.Unit), "hex": of.At.String()})
}

// withoutWayFirst puts the answers that point nowhere, such as to stay, before the others.
func withoutWayFirst(o panel.Options) panel.Options {
	sort.SliceStable(o.Cards, func(i, j int) bool { return o.Cards[i].Letter == "" && o.Cards[j].Letter != "" })
	return o
}

// prospects explain the odds of the picked option, if dice decide it.
func (c *table) prospects(w words) []panel.Section {
	picked := c.mode.picked()
	if picked == nil {
		return nil
	}
	if odds := c.view.Forecast(picked.Act); odds != nil {
		return w.odds(odds, c.mode.chooser(c))
	}
	return nil
}

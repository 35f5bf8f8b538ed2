package table

import (
	"sort"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// OptionCards lists what can be picked now, lettered as on the map.
func (v View) OptionCards() panel.Options {
	options := v.T.Options()
	letters := lettersOf(options)
	o := panel.Options{Side: match.SideKey(v.T.Mode.chooser(v.T))}
	for i, of := range options {
		o.Cards = append(o.Cards, v.OptionCard(i, of, letters[i]))
	}
	tell.TellApart(o.Cards, v.whose(options), v.places(options), v.fronts(options))
	return o
}

// whose tells options apart by those of a hex whom each is about.
func (v View) whose(options []game.Offer) tell.Sign {
	return func(list []int) (said []string) {
		for _, i := range list {
			said = append(said, v.Names(v.About(options[i])).Nom)
		}
		return said
	}
}

// places tells options apart by where they point, and those that point nowhere by where their counters stand.
func (v View) places(options []game.Offer) tell.Sign {
	return func(list []int) []string {
		var at []hex.Hex
		for _, i := range list {
			if of := options[i]; of.Aim || of.Unit == game.None {
				at = append(at, of.At)
			} else {
				at = append(at, v.Piece(of.Unit).Hex)
			}
		}
		return v.Spread(at)
	}
}

// fronts tells options apart by how their counters face after them.
func (v View) fronts(options []game.Offer) tell.Sign {
	return func(list []int) []string {
		said := make([]string, len(list))
		for k, i := range list {
			if of := options[i]; of.Unit != game.None {
				said[k] = v.Facing(v.View.Glimpse(of.Unit, []game.Action{of.Act}, game.UntilDice).End.Facing)
			}
		}
		return said
	}
}

func (v View) OptionCard(i int, of game.Offer, letter string) panel.Card {
	picked := v.T.Mode.Picked()
	card := panel.Card{Do: do.Choose(i), Letter: letter, Title: v.Verb(of, v.T.Options()), Sub: v.optionSub(of),
		Ref: v.Cite(of.Ref), On: picked != nil && picked.Index == i}
	if of.Unit != game.None && (v.Table.Stage != game.StageQuestion && v.T.Traits().Answers || v.Table.Stage == game.StageQuestion && of.Aim && v.StandsAt(of.Unit, of.At)) {
		chip := v.Chip(v.Piece(of.Unit))
		card.Chip = &chip
	}
	switch {
	case of.Verb == game.VerbShoot && !v.plainly():
		v.shot(&card, of)
	default:
		v.Forecast(&card, v.View.Forecast(of.Act), v.T.Mode.chooser(v.T))
	}
	return card
}

// optionSub is the second line of an option: where it points and over what it leads, or how
// it would change its counter.
func (v View) optionSub(of game.Offer) string {
	switch n := len(of.Way); {
	case of.Verb == game.VerbBegin:
		return v.Acts(v.T.More)
	case v.Codes().VerbInfo(of.Verb).Class == game.ToWait:
		return v.Say("option."+string(of.Verb), nil)
	case of.Aim && n > 1:
		return v.Say("option.over", i18n.Args{"hex": v.Hexes(of.Way[:n-1]), "way": v.Course(v.wayFrom(of), of.Way)}) + " · " + v.aimedAt(of.At)
	case of.Aim:
		return v.aimedAt(of.At)
	case of.Unit != game.None && v.Table.Stage != game.StageQuestion:
		return v.otherSide(of)
	}
	return ""
}

// wayFrom is where the way of an offer begins.
func (v View) wayFrom(of game.Offer) hex.Hex {
	if of.Unit == game.None {
		return of.Way[0]
	}
	return v.Piece(of.Unit).Hex
}

// otherSide says what would be printed on a counter after an act that changes that.
func (v View) otherSide(of game.Offer) string {
	then := v.View.Glimpse(of.Unit, []game.Action{of.Act}, game.UntilDice)
	if then.End.Where != then.Start.Where || onSide(then.End) == onSide(then.Start) {
		return ""
	}
	return v.Say("option.then", i18n.Args{"figures": v.Figures(then.End)})
}

// onSide is what is printed on the side of a counter that is up.
func onSide(p game.Piece) [5]int {
	return [5]int{p.SP, int(p.Move), p.Bow, p.BowRange, int(p.Dot)}
}

// aimedAt describes what an option points at: the enemies there and the ground.
func (v View) aimedAt(h hex.Hex) string {
	ground := v.Say("terrain."+v.Board().Terrain(h).String(), nil)
	var foes []game.ID
	for _, p := range v.At(h) {
		if p.Side != v.T.Mode.chooser(v.T) {
			foes = append(foes, p.ID)
		}
	}
	switch {
	case len(foes) > 0:
		return v.Units(foes) + " · " + ground
	case v.Table.Stage == game.StageQuestion:
		return ground
	}
	return v.OnGround(h, ground)
}

// shot adds the range of a shot and the chance that it does harm.
func (v View) shot(card *panel.Card, of game.Offer) {
	from := v.Piece(of.Unit).Hex
	card.Sub = v.Say("option.range", i18n.Args{"n": from.Distance(of.At)}) + " · " + card.Sub
	if o := v.View.Forecast(of.Act); o != nil && len(o.Chances) > 0 {
		hits, all := tell.Ways(o.Chances, func(r game.Result) bool {
			return r.Defend.Loss > 0 || !planning.CostsSP(o.Chances) && r.Defend != (game.Harm{})
		})
		card.Big, card.Small = tell.Percent(hits, all), v.Say(tell.Counted(o.Chances, "odds.hits-sp", "odds.hit"), nil)
		if len(o.Need) > 0 {
			card.Sub = v.Needed(o) + " · " + card.Sub
		}
	}
}

// pickButton confirms the picked option.
func (v View) pickButton() []panel.Button {
	o, ok := v.T.Chosen()
	if !ok {
		return nil
	}
	b := v.MainButton(v.order(o), v.T.Mode.chooser(v.T))
	b.Small = v.Prospect(v.View.Forecast(v.T.Mode.Picked().Act), v.T.Mode.chooser(v.T))
	if !v.T.mayBeMain(o) {
		b = paler(b)
		b.Wide = true
	}
	return []panel.Button{b}
}

// order is the short form of an offer for a button.
func (v View) order(of game.Offer) string {
	if !v.Codes().VerbInfo(of.Verb).Named {
		return v.Verb(of, v.T.Options())
	}
	return v.Say("order."+string(of.Verb), v.Offered(of, of.At, v.T.Options()))
}

// withoutWayFirst puts the answers that point nowhere, such as to stay, before the others.
func withoutWayFirst(o panel.Options) panel.Options {
	sort.SliceStable(o.Cards, func(i, j int) bool { return o.Cards[i].Letter == "" && o.Cards[j].Letter != "" })
	return o
}

// prospects explain the odds of the picked option, if dice decide it.
func (v View) prospects() []panel.Section {
	picked := v.T.Mode.Picked()
	if picked == nil {
		return nil
	}
	odds, we := v.View.Forecast(picked.Act), v.T.Mode.chooser(v.T)
	out := v.InOneLine(odds, we, picked.open)
	if odds != nil && v.explains(picked.open) {
		out = append(out, v.T.In(i18n.Fully(v.Lang)).Odds(odds, we)...)
	}
	return out
}

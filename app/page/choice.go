package page

import (
	"cmp"
	"maps"
	"net/url"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// choice is what the players have chosen for the battle whose page is shown.
type choice struct {
	scenario string
	values   map[string]string // of its options, by their keys
	own      map[string]string // the same as the reader last set them one by one
	game     game.Game         // a game of it, which cites its book
	against  string            // how well the computer plays, "" where two people do
	watch    [2]string         // how well it plays each side of a battle that is watched, "" in others
	side     string            // which the person leads, "a" or "b"; by lot where it says nothing
	said     bool              // somebody has said who plays: the address tells it
	setup    string            // how the armies stand at first, "" where nobody has said it here
	placed   bool              // the players place them
	afar     bool              // with somebody elsewhere
	strict   bool              // whose throws neither can foresee
	dice     string            // what may be done about dice, "" where nobody has said it here
}

// choose leaves the table, if somebody sits at one, for the page of a battle.
func (p *Page) choose(arg string) {
	if p.Table != nil {
		p.leave()
	}
	p.consider(arg)
}

// consider shows the page of a battle, given by its id and the options chosen, as in
// "hastings&pursuit=on".
func (p *Page) consider(arg string) {
	id, query, _ := strings.Cut(arg, "&")
	p.Battle, p.drawer, p.choice, p.opening, p.invite = id, "", choice{scenario: id}, nil, nil
	sc, err := p.Host.Find(id)
	if err != nil {
		return
	}
	if len(sc.Options) > 0 {
		p.choice.game, _ = sc.New(nil)
	}
	p.choice.placed = arranged(sc)
	asked, err := url.ParseQuery(query)
	unknown := query
	if err == nil {
		p.choice.values, unknown = chosen(sc, p.settled(p.posed(p.rival(asked))))
	} else {
		p.choice.values = map[string]string{}
	}
	if unknown != "" {
		p.tell("notice.no-option", save.Clip(unknown), "", "")
	}
}

// chosen reads what a link chooses of a battle's options, and what of it the battle does not
// have.
func chosen(sc *game.Scenario, asked url.Values) (values map[string]string, unknown string) {
	values = map[string]string{}
	for key := range asked {
		one := map[string]string{key: asked.Get(key)}
		if _, err := game.Choose(sc.Options, one); err != nil {
			unknown = key + "=" + one[key]
			continue
		}
		values[key] = one[key]
	}
	return values, unknown
}

// link is the part of an address that names the battle and what is chosen for it.
func (c choice) link() string {
	asked := url.Values{}
	for key, value := range c.values {
		asked.Set(key, value)
	}
	if c.setup != "" {
		asked.Set("setup", c.setup)
	}
	if c.dice != "" {
		asked.Set("dice", c.dice)
	}
	switch {
	case !c.said:
	case c.watched():
		asked.Set("against", byNobody)
		asked.Set("levels", c.watch[game.A]+between+c.watch[game.B])
	case c.afar:
		asked.Set("against", byFriend)
		asked.Set("side", c.side)
	case c.against == "":
		asked.Set("against", byPerson)
	default:
		asked.Set("against", c.against)
		asked.Set("side", c.side)
	}
	if len(asked) == 0 {
		return c.scenario
	}
	return c.scenario + "&" + asked.Encode()
}

// of is the options chosen for a scenario, nil where its page is not shown.
func (c choice) of(id string) map[string]string {
	if c.scenario != id || len(c.values) == 0 {
		return nil
	}
	return c.values
}

// switchOption changes an option of the battle whose page is shown, or gives it a value, as in "turn-limit=20".
func switchOption(p *Page, what string) {
	sc, err := p.Host.Find(p.Battle)
	if err != nil || p.choice.scenario != p.Battle {
		return
	}
	key, value, given := strings.Cut(what, "=")
	i := slices.IndexFunc(sc.Options, func(o game.Option) bool { return o.Key == key })
	if i < 0 {
		return
	}
	if !given {
		if value = game.OptionOn; p.inForce(sc, p.choice.values)[i].On {
			value = game.OptionOff
		}
	}
	if !slices.Contains(sc.Options[i].Values(), value) {
		return
	}
	p.choice.values[key] = value
	if value == sc.Options[i].Is() {
		delete(p.choice.values, key)
	}
	p.choice.own = maps.Clone(p.choice.values)
}

// The sets of options that are chosen at once.
const (
	firstGame = "first" // without the chapters that the book lets players leave out
	byTheBook = "book"
	asISetIt  = "own"
)

// preset is the values of a set of options, those only that are not usual.
func (c *choice) preset(sc *game.Scenario, name string) map[string]string {
	switch name {
	case asISetIt:
		return c.own
	case firstGame:
		out := map[string]string{}
		for _, o := range sc.Options {
			if o.Class == game.Chapter && o.On {
				out[o.Key] = game.OptionOff
			}
		}
		return out
	}
	return nil
}

// takePreset chooses a set of options.
func takePreset(p *Page, name string) {
	if sc, err := p.Host.Find(p.Battle); err == nil && p.choice.scenario == p.Battle {
		p.choice.values = map[string]string{}
		maps.Copy(p.choice.values, p.choice.preset(sc, name))
	}
}

// presetOf names the set of options that is chosen.
func (c *choice) presetOf(sc *game.Scenario) string {
	for _, name := range []string{byTheBook, firstGame} {
		if maps.Equal(c.values, c.preset(sc, name)) {
			return name
		}
	}
	return asISetIt
}

// inForce are the options of a battle with what was chosen of them.
func (p *Page) inForce(sc *game.Scenario, values map[string]string) []game.Option {
	list, err := game.Choose(sc.Options, values)
	if err != nil {
		return sc.Options
	}
	return list
}

// optional are the optional rules on the page of a battle, by what they are of.
func (p screens) optional(sc *game.Scenario) (r panel.Rules) {
	if p.choice.game == nil {
		return r
	}
	groups := [...]panel.RuleGroup{
		game.Chapter: {Title: p.Say("options.chapters", nil)},
		game.Special: {Title: p.Say("options.special", nil)},
		game.Reading: {Title: p.Say("options.readings", nil)},
	}
	w := p.wordsOf(sc)
	list := p.inForce(sc, p.choice.values)
	idle := game.Idle(list)
	for _, o := range list {
		s := panel.Switch{Do: do.Option(o.Key), Name: w.Say("option."+o.Key, nil), Text: w.Say("option."+o.Key+".text", nil), Ref: w.Cite(o.Ref), On: o.On}
		for _, v := range o.Among {
			s.Parts = append(s.Parts, panel.Segment{Do: do.Option(o.Key + "=" + v), Label: i18n.Or(p.Lang(), "option."+o.Key+"."+v, v), On: v == o.Value})
		}
		if slices.Contains(idle, o.Key) {
			s.Idle = p.Say("options.needs", i18n.Args{"rule": w.Say("option."+o.Needs, nil)})
		}
		groups[o.Class].Rules = append(groups[o.Class].Rules, s)
	}
	for _, class := range []game.OptionClass{game.Chapter, game.Special, game.Reading} {
		if len(groups[class].Rules) > 0 {
			r.Groups = append(r.Groups, groups[class])
		}
	}
	r.More = p.toRulings(w)
	now := p.choice.presetOf(sc)
	r.Title, r.Presets = p.Say("options.title-set", i18n.Args{"set": p.Say("options.set-"+now, nil)}), p.presets(sc, now)
	return r
}

// wordsOf are words about the battle whose page is shown.
func (p screens) wordsOf(sc *game.Scenario) tell.Words {
	return tell.Words{Lang: p.Lang(), Game: p.choice.game, Sides: sc.Sides, System: sc.System, Battle: sc.Battle}
}

// toRulings leads to the list of all rulings.
func (p screens) toRulings(w tell.Words) panel.Button {
	return panel.Button{ID: "to-rulings", Do: do.Drawer("rulings"), Look: "gho", Wide: true,
		Label: p.Say("rulings.all", i18n.Args{"n": len(w.Rulings("").Rules)}), Small: p.Say("rulings.text", nil)}
}

// rulings is the drawer of what settles where the books are silent: at the table, and on the page of a battle.
func (p screens) rulings() []panel.Section {
	sc, _, w := p.agreed()
	if sc == nil {
		return nil
	}
	query := strings.TrimSpace(p.guidance.query)
	return []panel.Section{panel.Head{Title: p.Say("rulings.title", nil), Sub: p.Say("rulings.text", nil), Tools: []panel.Button{
		{ID: "close-drawer", Do: do.Drawer("rulings"), Icon: "close", Label: p.wayBack(), Look: "ib"}}},
		panel.Find{Label: p.Say("rulings.search", nil), Query: p.guidance.query, Aside: true}, w.Rulings(query)}
}

// presets are the sets of options that can be chosen: a first game only where there are chapters to leave out, and what
// the reader had set once he has.
func (p screens) presets(sc *game.Scenario, now string) (out []panel.Segment) {
	for _, name := range []string{firstGame, byTheBook, asISetIt} {
		if name == byTheBook || name == now || len(p.choice.preset(sc, name)) > 0 {
			out = append(out, panel.Segment{Do: do.Preset(name), Label: p.Say("options.set-"+name, nil), On: name == now})
		}
	}
	return out
}

// rulesAgreed names the optional rules in force with values chosen for a battle, and the chapters that are left out; ""
// where there are neither.
func (p screens) rulesAgreed(sc *game.Scenario, values map[string]string) string {
	var names, out []string
	for _, o := range p.inForce(sc, values) {
		switch name := p.Say("option."+o.Key, nil); {
		case o.Among != nil:
			names = append(names, name+": "+i18n.Or(p.Lang(), "option."+o.Key+"."+o.Value, o.Value))
		case o.On:
			names = append(names, name)
		case o.Class == game.Chapter:
			out = append(out, name)
		}
	}
	if len(out) > 0 {
		names = append(names, p.Say("options.left-out", i18n.Args{"list": strings.Join(out, ", ")}))
	}
	return strings.Join(names, " · ")
}

// rulesChosen names the optional rules in force in the game on the table, and the chapters left out.
func (p screens) rulesChosen() []panel.Section {
	names := p.rulesAgreed(&p.Table.Scenario, p.options)
	if names == "" {
		return nil
	}
	return []panel.Section{panel.Note{Title: p.Say("options.title", nil), Text: names}}
}

// rulesListed are the optional rules of the game on the table, each with its paragraph and how it is played.
func (p screens) rulesListed() []panel.Section {
	w := p.View().Words
	l := panel.Ledger{Title: p.Say("options.title", nil)}
	for _, o := range p.inForce(&p.Table.Scenario, p.options) {
		r := panel.Row{Text: p.Say("option."+o.Key, nil), Ref: w.Cite(o.Ref), Value: p.Say("options."+o.Is(), nil)}
		if o.Among != nil {
			r.Value = i18n.Or(p.Lang(), "option."+o.Key+"."+o.Value, o.Value)
		}
		l.Rows = append(l.Rows, r)
	}
	if len(l.Rows) == 0 {
		return nil
	}
	return []panel.Section{l}
}

// inBattle says whether the chapter of a paragraph is in force, "" unless players may leave it out.
func (p screens) inBattle(r panel.Ref) string {
	sc, values, w := p.agreed()
	if sc == nil || r.Book != sc.Edition && r.After == "" {
		return ""
	}
	for _, o := range p.inForce(sc, values) {
		switch {
		case o.Class != game.Chapter || chapterOf(w.Quote(o.Ref)) != chapterOf(r):
		case o.On:
			return p.Say("rule.in-force", nil)
		default:
			return p.Say("rule.left-out", nil)
		}
	}
	return ""
}

// agreed is the battle at hand, on the table or about to begin, with what was chosen of its options; nil where
// none is.
func (p screens) agreed() (*game.Scenario, map[string]string, tell.Words) {
	if p.Table != nil {
		return &p.Table.Scenario, p.options, p.View().Words
	}
	sc, err := p.Host.Find(p.Battle)
	if err != nil || p.choice.game == nil {
		return nil, nil, tell.Words{}
	}
	return sc, p.choice.values, p.wordsOf(sc)
}

// chapterOf is the number of the chapter in which a paragraph stands.
func chapterOf(r panel.Ref) string {
	chapter, _, _ := strings.Cut(cmp.Or(r.After, r.Para), ".")
	return chapter
}

// What may be done about dice that were thrown, as addresses say it.
const (
	diceFinal = "final" // nothing: no step back leads past them
	diceFree  = "free"  // they can be taken back, and that is counted
)

var diceCommands = commands{
	"dice": (*Page).chooseDice,
}

// settled reads what may be done about dice. What is left of the address is returned.
func (p *Page) settled(asked url.Values) (rest url.Values) {
	if how := asked.Get("dice"); how == diceFinal || how == diceFree {
		p.choice.dice = how
		asked.Del("dice")
	}
	return asked
}

// final reports whether the dice of a battle that is about to begin are final. Against the computer
// they are unless somebody says otherwise; two people settle it between them as they play.
func (c choice) final(id string) bool {
	if c.scenario != id || c.dice == "" {
		return c.scenario == id && c.against != ""
	}
	return c.dice == diceFinal
}

// chooseDice says whether dice are final.
func (p *Page) chooseDice(how string) {
	if p.choice.dice = diceFree; how == diceFinal {
		p.choice.dice = how
	}
}

// finality says of the game on the table what an address would.
func (p *Page) finality() string {
	if p.Table.Sess.Final {
		return diceFinal
	}
	return diceFree
}

// diceChoice is the choice of whether dice are final.
func (p screens) diceChoice() panel.Choice {
	row := panel.Choice{Title: p.Say("begin.dice", nil)}
	for _, how := range []string{diceFinal, diceFree} {
		text := "begin.dice." + how + ".text"
		if how == diceFree && p.choice.against == "" {
			text = "begin.dice.free.both"
		}
		row.Picks = append(row.Picks, panel.Pick{Do: do.Dice(how), Text: p.Say("begin.dice."+how, nil),
			Small: p.Say(text, nil), On: p.choice.final(p.choice.scenario) == (how == diceFinal)})
	}
	return row
}

package page

import (
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
	game     game.Game         // a game of it, which cites its book
	against  string            // how well the computer plays, "" where two people do
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

// switchOption changes an option of the battle whose page is shown.
func switchOption(p *Page, key string) {
	sc, err := p.Host.Find(p.Battle)
	if err != nil || p.choice.scenario != p.Battle {
		return
	}
	i := slices.IndexFunc(sc.Options, func(o game.Option) bool { return o.Key == key })
	if i < 0 {
		return
	}
	value := game.OptionOn
	if p.inForce(sc, p.choice.values)[i].On {
		value = game.OptionOff
	}
	p.choice.values[key] = value
	if (value == game.OptionOn) == sc.Options[i].On {
		delete(p.choice.values, key)
	}
}

// inForce are the options of a battle with what was chosen of them.
func (p *Page) inForce(sc *game.Scenario, values map[string]string) []game.Option {
	list, err := game.Choose(sc.Options, values)
	if err != nil {
		return sc.Options
	}
	return list
}

// switches are the optional rules on the page of a battle.
func (p screens) switches(sc *game.Scenario) (out []panel.Switch) {
	if p.choice.game == nil {
		return nil
	}
	w := tell.Words{Lang: p.Lang(), Game: p.choice.game, Sides: sc.Sides, System: sc.System, Battle: sc.Battle}
	for _, o := range p.inForce(sc, p.choice.values) {
		out = append(out, panel.Switch{Do: do.Option(o.Key), Name: w.Say("option."+o.Key, nil),
			Text: w.Say("option."+o.Key+".text", nil), Ref: w.Cite(o.Ref), On: o.On})
	}
	return out
}

// rulesChosen names the optional rules in force in the game on the table.
func (p screens) rulesChosen() []panel.Section {
	var names []string
	for _, o := range p.inForce(&p.Table.Scenario, p.options) {
		if o.On {
			names = append(names, p.Say("option."+o.Key, nil))
		}
	}
	if len(names) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Title: p.Say("options.title", nil), Text: strings.Join(names, " · ")}}
}

// optionsTitle is the heading of the optional rules with how many are in force.
func (p screens) optionsTitle(list []panel.Switch) string {
	n := 0
	for _, s := range list {
		if s.On {
			n++
		}
	}
	return p.Say("options.title-n", i18n.Args{"n": n, "of": len(list)})
}

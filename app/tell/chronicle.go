package tell

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Chronicler tells what a chronicle found. Where there are several ways of saying the same it takes
// them one after another, so that the same game is always told the same.
type Chronicler struct {
	Words
	Said  map[string]int // how often something was said
	again bool           // the combat that is told is by whom the last was
}

// Chronicler tells of nobody as of his own men, and calls all by the register.
func (w Words) Chronicler() *Chronicler {
	w.Lang = i18n.Fully(w.Lang)
	return &Chronicler{Words: w.aloof(), Said: map[string]int{}}
}

// Passage is a chapter in words.
type Passage struct {
	Title, Text, Facts string
	Bearers            []string // the arms of whom its title is about
}

// vary says something in the next of its ways, "key.1", "key.2" and so on.
func (c *Chronicler) vary(key string, args i18n.Args) string { return Capital(c.way(key, args)) }

// way is vary in the middle of a sentence.
func (c *Chronicler) way(key string, args i18n.Args) string {
	way := c.Said[key] % max(i18n.Ways(key), 1)
	c.Said[key]++
	return c.Say(key+"."+strconv.Itoa(way+1), args)
}

// Tell tells a chapter.
func (c *Chronicler) Tell(of chronicle.Chapter) Passage {
	p := Passage{Title: c.heading(&of), Facts: c.facts(&of), Bearers: c.bearersIn(of.Gravest())}
	if of.Quiet() {
		p.Text = c.vary("chronicle.quiet", nil)
		return p
	}
	late := func(s chronicle.Scene) bool { return closing[s.Kind] }
	parts := c.scenes(slices.DeleteFunc(slices.Clone(of.Scenes), late))
	if of.More > 0 {
		parts = append(parts, c.Others(&of))
	}
	end := c.scenes(slices.DeleteFunc(slices.Clone(of.Scenes), func(s chronicle.Scene) bool { return !late(s) }))
	p.Text = strings.Join(append(parts, end...), " ")
	return p
}

// bearersIn are the arms of both sides of a scene: of the leaders, or of the first of those whom nobody leads.
func (c *Chronicler) bearersIn(s *chronicle.Scene) []string {
	if s == nil {
		return nil
	}
	one := func(leader game.ID, of []game.ID) []game.ID {
		if leader != game.None {
			return []game.ID{leader}
		}
		return first(of)
	}
	return c.Bearers(append(one(s.Leader, s.By), one(s.Foe, s.On)...)...)
}

// closing are the kinds of scenes that are told after all combats of a turn.
var closing = map[chronicle.Kind]bool{chronicle.Arrived: true, chronicle.MoraleTurned: true, chronicle.TideTurned: true}

// Last tells the last chapter of a battle that is over, which took so many turns less than it might.
func (c *Chronicler) Last(of chronicle.Chapter, early int) Passage {
	if !of.Quiet() {
		p := c.Tell(of)
		if early > 0 {
			p.Text += " " + c.Say("chronicle.early", i18n.Args{"n": early})
		}
		return p
	}
	return Passage{Title: c.headed(&of, c.Say("chronicle.head.last", nil)), Facts: c.facts(&of), Text: c.Say("chronicle.last", nil)}
}

// scenes tells scenes one after another. Of the first combat the sentence after it says where it was,
// and who fought.
func (c *Chronicler) scenes(list []chronicle.Scene) (parts []string) {
	for i := range list {
		s := &list[i]
		if s.Kind == chronicle.Contact && i+1 < len(list) && list[i+1].Kind == chronicle.Assault && list[i+1].Step == s.Step {
			parts = append(parts, c.Say("chronicle.contact.here", nil))
			continue
		}
		c.again = i > 0 && s.Kind == chronicle.Assault && list[i-1].Kind == s.Kind && list[i-1].Side == s.Side && list[i-1].Leader == s.Leader
		parts = append(parts, c.Scene(s)...)
	}
	return parts
}

// Others are the combats of a chapter that are not told one by one, with what they cost.
func (c *Chronicler) Others(of *chronicle.Chapter) string {
	rest := of.Rest()
	args := i18n.Args{"n": of.More, "first": c.Side(game.A), "second": c.Side(game.B), "a": rest[game.A], "b": rest[game.B]}
	key := "chronicle.rest"
	switch {
	case rest == [2]int{}:
		key = "chronicle.more"
	case rest[game.A] == 0:
		key, args["side"], args["lost"] = "chronicle.cost-one", args["second"], args["b"]
	case rest[game.B] == 0:
		key, args["side"], args["lost"] = "chronicle.cost-one", args["first"], args["a"]
	}
	if of.More == 1 {
		return c.Say(key+".single", args)
	}
	return c.vary(key, args)
}

// heading is the title of a chapter: its turns, and the gravest of what happened.
func (c *Chronicler) heading(of *chronicle.Chapter) string { return c.headed(of, c.theme(of)) }

// headed is a title with the turns of a chapter.
func (c *Chronicler) headed(of *chronicle.Chapter, title string) string {
	args := i18n.Args{"n": of.First, "first": of.First, "last": of.Last, "title": title}
	if of.First == of.Last {
		return c.Say("chronicle.turn", args)
	}
	return c.Say("chronicle.turns", args)
}

// theme is what a chapter is about.
func (c *Chronicler) theme(of *chronicle.Chapter) string {
	s := of.Gravest()
	if s == nil {
		return c.way("chronicle.head.quiet", nil)
	}
	args := i18n.Args{"leader": c.Name(s.Leader), "side": c.Side(s.Side)}
	if s.Kind != chronicle.Assault {
		return c.Say("chronicle.head."+string(s.Kind), args)
	}
	for side := game.A; side <= game.B; side++ {
		if of.Lost[side] >= hard && of.Lost[side] >= 2*of.Lost[side.Other()] {
			return c.way("chronicle.head.pressed", i18n.Args{"side": c.Side(side)})
		}
	}
	if of.Lost[game.A]+of.Lost[game.B] < hard {
		return c.Say("chronicle.head.skirmish", i18n.Args{"n": of.Fights})
	}
	return c.way("chronicle.head.assault", nil)
}

// hard is how many SP are lost at least in a turn of hard fighting.
const hard = 4

// Scene tells a scene in a sentence or two.
func (c *Chronicler) Scene(s *chronicle.Scene) []string {
	args := i18n.Args{"leader": c.Name(s.Leader), "side": c.Side(s.Side), "whose": c.SideOf(s.Side), "at": c.near(s.At), "n": s.N, "foe": c.Side(s.Side.Other())}
	switch s.Kind {
	case chronicle.Contact:
		return []string{c.contact(s, args)}
	case chronicle.Assault:
		return c.assault(s)
	case chronicle.Volley:
		return []string{c.volley(s, args)}
	case chronicle.MoraleTurned:
		if args["n"] = Signed(max(s.N, -s.N)); s.N == 0 {
			return []string{c.vary("chronicle.morale.even", args)}
		}
	case chronicle.WentOver:
		args["units"], args["n"] = c.several(s.On), len(s.On)
	case chronicle.Arrived:
		args["force"], args["n"] = c.force("chronicle.of-units", s.On), len(s.On)
	}
	return []string{c.vary("chronicle."+string(s.Kind), args)}
}

// contact tells of the first combat of a battle.
func (c *Chronicler) contact(s *chronicle.Scene, args i18n.Args) string {
	key := "chronicle.contact.own"
	if args["who"], args["on"] = c.Side(s.Side), c.attacked(s); s.Leader != game.None {
		key, args["who"] = "chronicle.contact.led", c.Name(s.Leader)
	}
	return c.Say(key, args)
}

// fewNames is how many attackers are named; of more only the number is told.
const fewNames = 2

// force is some units by a key that names them, or by its like for many.
func (c *Chronicler) force(key string, by []game.ID) string {
	if len(by) > fewNames {
		return c.Say(key+".many", i18n.Args{"n": len(by)})
	}
	return c.Say(key, i18n.Args{"units": c.several(by), "n": len(by)})
}

// assault tells a combat: who fell upon whom, and what came of it.
func (c *Chronicler) assault(s *chronicle.Scene) []string {
	args := i18n.Args{"who": c.Side(s.Side), "whose": c.SideOf(s.Side), "on": c.attacked(s), "at": c.near(s.At), "column": s.Column,
		"force": c.force("chronicle.of-units", s.By), "with": c.force("chronicle.with-units", s.By), "behind": c.behind(s)}
	key := "chronicle." + striking(s)
	if key += ".own"; s.Leader != game.None {
		key, args["who"] = "chronicle."+striking(s)+".led", c.Name(s.Leader)
	}
	if c.again && len(s.On) > 0 {
		key += ".again"
	}
	told := []string{c.vary(key, args)}
	if what := c.outcomeOf(s); what != "" {
		return append(told, Capital(what)+".")
	}
	return append(told, c.vary("chronicle.nothing", nil))
}

// striking is how somebody attacks: the middle of a catalogue key.
func striking(s *chronicle.Scene) string {
	switch {
	case len(s.On) == 0:
		return "bare"
	case s.Charge:
		return "charge"
	}
	return "assault"
}

// behind says that an attack came from behind, if all of it did.
func (c *Chronicler) behind(s *chronicle.Scene) string {
	if !s.Rear || len(s.By) > 1 {
		return ""
	}
	return c.Say("chronicle.behind", nil)
}

// attacked names who was attacked, and who leads them where their names do not say it: in one pair of brackets.
func (c *Chronicler) attacked(s *chronicle.Scene) string {
	on := c.Say("chronicle.of-units", i18n.Args{"units": c.several(s.On), "n": len(s.On)})
	if s.Foe == game.None || len(s.On) == 1 && s.On[0] == s.Foe {
		return on
	}
	leader := c.Name(s.Foe).Nom
	if strings.Contains(on, leader) {
		return on
	}
	if bare, bracketed := strings.CutSuffix(on, ")"); bracketed {
		return bare + ", " + leader + ")"
	}
	return c.Say("chronicle.of-leader", i18n.Args{"units": on, "leader": leader})
}

// outcomeOf is what a scene cost both sides, first those who did not begin it.
func (c *Chronicler) outcomeOf(s *chronicle.Scene) string {
	sides := [2]game.Side{game.A, game.B}
	if s.Side <= game.B {
		sides = [2]game.Side{s.Side.Other(), s.Side}
	}
	var parts []string
	for _, side := range sides {
		if cost := c.Joined(c.Costs(s, side)); cost != "" {
			parts = append(parts, cost)
		}
	}
	return strings.Join(parts, "; ")
}

// Joined is clauses as one sentence.
func (c *Chronicler) Joined(parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return c.Say("chronicle.and", i18n.Args{"list": strings.Join(parts[:last], ", "), "last": parts[last]})
}

// Costs are what a scene cost a side.
func (c *Chronicler) Costs(s *chronicle.Scene, side game.Side) (parts []string) {
	fell, lost := s.Fallen[side], s.Lost[side]
	broke := without(s.Broken[side], fell)
	key := ""
	switch {
	case len(fell) > 0:
		parts = c.fallen(s, side)
		if s.Gave[side] && len(without(s.Of(side), fell)) > 0 {
			key = "chronicle.gave-rest"
		}
	case lost > 0 && s.Gave[side]:
		key = "chronicle.cost-gave"
	case lost > 0:
		key = "chronicle.cost"
	case s.Gave[side]:
		key = "chronicle.gave"
	}
	if key != "" {
		parts = append(parts, c.Say(key, i18n.Args{"side": c.Side(side), "n": lost}))
	}
	if len(broke) > 0 {
		parts = append(parts, c.Say("chronicle.broke", i18n.Args{"units": c.several(broke), "n": len(broke)}))
	}
	return parts
}

// fallen are those who fell on a side, apart those who were ridden down; the last of it says what
// all cost.
func (c *Chronicler) fallen(s *chronicle.Scene, side game.Side) (parts []string) {
	fell := without(s.Fallen[side], s.Ridden[side])
	if len(fell) > 0 {
		parts = append(parts, c.way("chronicle.fell", i18n.Args{"units": c.several(fell), "n": len(fell)}))
	}
	if ridden := without(s.Fallen[side], fell); len(ridden) > 0 {
		parts = append(parts, c.Say("chronicle.ridden", i18n.Args{"units": c.several(ridden), "n": len(ridden)}))
	}
	last := &parts[len(parts)-1]
	*last = c.Say("chronicle.fell-all", i18n.Args{"what": *last, "whose": c.SideOf(side), "n": s.Lost[side]})
	return parts
}

// without is a list without those of another.
func without(list, others []game.ID) []game.ID {
	return slices.DeleteFunc(slices.Clone(list), func(id game.ID) bool { return slices.Contains(others, id) })
}

// volley tells what a side shot.
func (c *Chronicler) volley(s *chronicle.Scene, args i18n.Args) string {
	if args["what"] = c.outcomeOf(s); args["what"] == "" {
		return c.vary("chronicle.volley.none", args)
	}
	return c.vary("chronicle.volley", args)
}

// several names some counters, and how many more there are.
func (w Words) several(ids []game.ID) string {
	var names []string
	count := map[string]int{}
	for _, id := range ids {
		name := w.among(id, len(ids)).Nom
		if count[name]++; count[name] == 1 {
			names = append(names, name)
		}
	}
	for i, name := range names {
		if n := count[name]; n > 1 {
			names[i] = w.Say("chronicle.namesakes", i18n.Args{"n": n, "unit": name})
		}
	}
	if more := len(names) - mostNames; more > 1 {
		names = append(names[:mostNames], w.Say("story.more", i18n.Args{"n": more}))
	}
	return w.List(names)
}

// near is the number of a hex, with the place that lies there.
func (w Words) near(h hex.Hex) string {
	for _, p := range w.Game.Board().Places {
		for _, x := range p.Hexes {
			if x.Distance(h) <= 1 && p.Kind != "water" {
				return w.Say("chronicle.at", i18n.Args{"hex": h.String(), "place": i18n.Or(w.Lang, "place."+p.Name, p.Name)})
			}
		}
	}
	return h.String()
}

// facts are the figures of a chapter in a line.
func (c *Chronicler) facts(of *chronicle.Chapter) string {
	var parts []string
	if of.Fights > 0 {
		parts = append(parts, c.Say("chronicle.fights", i18n.Args{"n": of.Fights}))
	}
	if of.Shots > 0 {
		parts = append(parts, c.Say("chronicle.shots", i18n.Args{"n": of.Shots}))
	}
	if of.Lost != [2]int{} {
		parts = append(parts, c.Say("chronicle.lost", i18n.Args{"first": c.Side(game.A), "second": c.Side(game.B), "a": of.Lost[game.A], "b": of.Lost[game.B]}))
	}
	if of.Points != [2]int{} {
		parts = append(parts, c.Say("chronicle.points", i18n.Args{"a": of.Points[game.A], "b": of.Points[game.B]}))
	}
	return strings.Join(parts, " · ")
}

// Standfirst sums a battle up, with what told for it most.
func (c *Chronicler) Standfirst(r *chronicle.Reader, t game.Table) string {
	fights, lost, of := r.Totals()
	args := i18n.Args{"fights": fights, "first": c.Side(game.A), "second": c.Side(game.B), "lostA": lost[game.A], "ofA": of[game.A],
		"lostB": lost[game.B], "ofB": of[game.B], "turns": t.Turn - t.First + 1, "n": t.Turn, "a": t.Points[game.A], "b": t.Points[game.B]}
	o := r.Outcome()
	if o == nil {
		return c.Say("chronicle.goes-on", args) + " " + c.Say("chronicle.so-far", args)
	}
	parts := append([]string{c.Outcome(o) + "."}, c.decided(r, o)...)
	return strings.Join(append(parts, c.Say("chronicle.sum", args)), " ")
}

// Headline is what a battle that is over is called after: the gravest blow to who lost it.
func (c *Chronicler) Headline(r *chronicle.Reader) string {
	o := r.Outcome()
	if o == nil || o.Winner > game.B {
		return c.Say("chronicle.headline.draw", nil)
	}
	if s, _ := r.Blow(o.Winner.Other()); s != nil {
		return Capital(c.Say("chronicle.headline."+string(s.Kind), i18n.Args{"leader": c.Name(s.Leader), "side": c.Side(s.Side), "whose": c.SideOf(s.Side)}))
	}
	key := "chronicle.headline.held"
	if turn, whole := r.Lead(o.Winner); turn >= c.Game.Table().Turn && !whole {
		key = "chronicle.headline.late"
	}
	return c.Say(key, i18n.Args{"side": c.Side(o.Winner)})
}

// decided is what told for the winner: the gravest blow to the other side, and since when he was ahead.
func (c *Chronicler) decided(r *chronicle.Reader, o *game.Outcome) (parts []string) {
	if o.Winner > game.B {
		return nil
	}
	args := i18n.Args{"side": c.Side(o.Winner)}
	if s, turn := r.Blow(o.Winner.Other()); s != nil {
		what := i18n.Args{"leader": c.Name(s.Leader), "side": c.Side(s.Side), "whose": c.SideOf(s.Side), "foe": c.Side(s.Side.Other())}
		args["n"], args["what"] = turn, c.Say("chronicle.blow."+string(s.Kind), what)
		parts = append(parts, c.Say("chronicle.decided", args))
	}
	turn, whole := r.Lead(o.Winner)
	if args["n"] = turn; turn > 0 && whole {
		parts = append(parts, c.Say("chronicle.ahead.always", args))
	} else if turn > 0 {
		parts = append(parts, c.Say("chronicle.ahead", args))
	}
	return parts
}

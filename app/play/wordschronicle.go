package play

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// chronicler tells what a chronicle found. Where there are several ways of saying the same it takes
// them one after another, so that the same game is always told the same.
type chronicler struct {
	words
	said map[string]int // how often something was said
}

func (w words) chronicler() *chronicler { return &chronicler{w, map[string]int{}} }

// passage is a chapter in words.
type passage struct{ Title, Text, Facts string }

// vary says something in the next of its ways, "key.1", "key.2" and so on.
func (c *chronicler) vary(key string, args i18n.Args) string { return capital(c.way(key, args)) }

// way is vary in the middle of a sentence.
func (c *chronicler) way(key string, args i18n.Args) string {
	n := 1
	for i18n.Has(i18n.Default, key+"."+strconv.Itoa(n+1)) {
		n++
	}
	way := c.said[key] % n
	c.said[key]++
	return c.say(key+"."+strconv.Itoa(way+1), args)
}

// tell tells a chapter.
func (c *chronicler) tell(of chronicle.Chapter) passage {
	p := passage{Title: c.heading(&of), Facts: c.facts(&of)}
	if of.Quiet() {
		p.Text = c.vary("chronicle.quiet", nil)
		return p
	}
	var parts []string
	for i := range of.Scenes {
		parts = append(parts, c.scene(&of.Scenes[i])...)
	}
	if of.More > 0 {
		parts = append(parts, c.vary("chronicle.more", i18n.Args{"n": of.More}))
	}
	p.Text = strings.Join(parts, " ")
	return p
}

// heading is the title of a chapter: its turns, and the gravest of what happened.
func (c *chronicler) heading(of *chronicle.Chapter) string {
	args := i18n.Args{"n": of.First, "first": of.First, "last": of.Last, "title": c.theme(of)}
	if of.First == of.Last {
		return c.say("chronicle.turn", args)
	}
	return c.say("chronicle.turns", args)
}

// theme is what a chapter is about.
func (c *chronicler) theme(of *chronicle.Chapter) string {
	s := of.Gravest()
	if s == nil {
		return c.way("chronicle.head.quiet", nil)
	}
	args := i18n.Args{"leader": c.unit(s.Leader), "side": c.side(s.Side)}
	if s.Kind != chronicle.Assault {
		return c.say("chronicle.head."+string(s.Kind), args)
	}
	for side := game.A; side <= game.B; side++ {
		if of.Lost[side] > 0 && of.Lost[side] >= 2*of.Lost[side.Other()] {
			return c.way("chronicle.head.pressed", i18n.Args{"side": c.side(side)})
		}
	}
	return c.way("chronicle.head.assault", nil)
}

// scene tells a scene in a sentence or two.
func (c *chronicler) scene(s *chronicle.Scene) []string {
	args := i18n.Args{"leader": c.unit(s.Leader), "side": c.side(s.Side), "whose": c.sideOf(s.Side), "at": c.near(s.At), "n": s.N}
	switch s.Kind {
	case chronicle.Assault:
		return c.assault(s)
	case chronicle.Volley:
		return []string{c.volley(s, args)}
	case chronicle.MoraleTurned:
		if args["n"] = signed(max(s.N, -s.N)); s.N == 0 {
			return []string{c.vary("chronicle.morale.even", args)}
		}
	case chronicle.WentOver:
		args["units"], args["n"] = c.several(s.On), len(s.On)
	}
	return []string{c.vary("chronicle."+string(s.Kind), args)}
}

// assault tells a combat: who fell upon whom, and what came of it.
func (c *chronicler) assault(s *chronicle.Scene) []string {
	args := i18n.Args{"who": c.side(s.Side), "whose": c.sideOf(s.Side), "on": c.attacked(s), "at": c.near(s.At), "n": len(s.By), "column": s.Column}
	key := "chronicle.assault.own"
	if s.Leader != game.None {
		key, args["who"] = "chronicle.assault.led", c.unit(s.Leader)
	}
	if len(s.On) == 0 {
		key = strings.Replace(key, "assault", "bare", 1)
	}
	told := []string{c.vary(key, args)}
	if what := c.outcomeOf(s); what != "" {
		return append(told, capital(what)+".")
	}
	return append(told, c.vary("chronicle.nothing", nil))
}

// attacked names who was attacked, and who leads them.
func (c *chronicler) attacked(s *chronicle.Scene) string {
	on := c.say("chronicle.of-units", i18n.Args{"units": c.several(s.On), "n": len(s.On)})
	if s.Foe == game.None || len(s.On) == 1 && s.On[0] == s.Foe {
		return on
	}
	return c.say("chronicle.of-leader", i18n.Args{"units": on, "leader": c.unit(s.Foe)})
}

// outcomeOf is what a scene cost both sides, first those who did not begin it.
func (c *chronicler) outcomeOf(s *chronicle.Scene) string {
	sides := [2]game.Side{game.A, game.B}
	if s.Side <= game.B {
		sides = [2]game.Side{s.Side.Other(), s.Side}
	}
	var parts []string
	for _, side := range sides {
		if cost := c.joined(c.costs(s, side)); cost != "" {
			parts = append(parts, cost)
		}
	}
	return strings.Join(parts, "; ")
}

// joined is clauses as one sentence.
func (c *chronicler) joined(parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return c.say("chronicle.and", i18n.Args{"list": strings.Join(parts[:last], ", "), "last": parts[last]})
}

// costs are what a scene cost a side.
func (c *chronicler) costs(s *chronicle.Scene, side game.Side) (parts []string) {
	fell, broke, lost := s.Fallen[side], s.Broken[side], s.Lost[side]
	if len(fell) > 0 {
		parts = append(parts, c.way("chronicle.fell", i18n.Args{"units": c.several(fell), "n": len(fell)}))
	}
	key := ""
	switch {
	case lost > 0 && s.Gave[side]:
		key = "chronicle.cost-gave"
	case lost > 0:
		key = "chronicle.cost"
	case s.Gave[side]:
		key = "chronicle.gave"
	}
	if key != "" {
		parts = append(parts, c.say(key, i18n.Args{"side": c.side(side), "n": lost}))
	}
	if len(broke) > 0 {
		parts = append(parts, c.say("chronicle.broke", i18n.Args{"units": c.several(broke), "n": len(broke)}))
	}
	return parts
}

// volley tells what a side shot.
func (c *chronicler) volley(s *chronicle.Scene, args i18n.Args) string {
	if args["what"] = c.outcomeOf(s); args["what"] == "" {
		return c.vary("chronicle.volley.none", args)
	}
	return c.vary("chronicle.volley", args)
}

// several names some counters, and how many more there are.
func (w words) several(ids []game.ID) string {
	names := make([]string, 0, len(ids))
	for _, id := range ids {
		names = append(names, w.unit(id))
	}
	if more := len(names) - mostNames; more > 1 {
		names = append(names[:mostNames], w.say("story.more", i18n.Args{"n": more}))
	}
	return w.list(names)
}

// near is the number of a hex, with the place that lies there.
func (w words) near(h hex.Hex) string {
	for _, p := range w.game.Board().Places {
		for _, x := range p.Hexes {
			if x.Distance(h) <= 1 && p.Kind != "water" {
				return w.say("chronicle.at", i18n.Args{"hex": h.String(), "place": i18n.Or(w.lang, "place."+p.Name, p.Name)})
			}
		}
	}
	return h.String()
}

// facts are the figures of a chapter in a line.
func (c *chronicler) facts(of *chronicle.Chapter) string {
	var parts []string
	if of.Fights > 0 {
		parts = append(parts, c.say("chronicle.fights", i18n.Args{"n": of.Fights}))
	}
	if of.Shots > 0 {
		parts = append(parts, c.say("chronicle.shots", i18n.Args{"n": of.Shots}))
	}
	if of.Lost != [2]int{} {
		parts = append(parts, c.say("chronicle.lost", i18n.Args{"first": c.side(game.A), "second": c.side(game.B), "a": of.Lost[game.A], "b": of.Lost[game.B]}))
	}
	if of.Points != [2]int{} {
		parts = append(parts, c.say("chronicle.points", i18n.Args{"a": of.Points[game.A], "b": of.Points[game.B]}))
	}
	return strings.Join(parts, " · ")
}

// standfirst sums a battle up.
func (c *chronicler) standfirst(r *chronicle.Reader, t game.Table) string {
	fights, lost, of := r.Totals()
	args := i18n.Args{"fights": fights, "first": c.side(game.A), "second": c.side(game.B), "lostA": lost[game.A], "ofA": of[game.A],
		"lostB": lost[game.B], "ofB": of[game.B], "turns": t.Turn - t.First + 1, "n": t.Turn, "a": t.Points[game.A], "b": t.Points[game.B]}
	if o := r.Outcome(); o != nil {
		return c.outcome(o) + ". " + c.say("chronicle.sum", args)
	}
	return c.say("chronicle.goes-on", args) + " " + c.say("chronicle.so-far", args)
}

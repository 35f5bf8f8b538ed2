package tools

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/league"
	"gonfalon/engine/game"
)

// leaguePrefix begins the name of a member of the league: "league:hunter".
const leaguePrefix = "league:"

// playerNames are who may play: those of no mind, of a simple one, the levels, and the members of the league.
func playerNames() []string {
	list := slices.Concat([]string{random, simpleton, advised}, bot.LevelNames())
	for _, m := range league.Members() {
		list = append(list, leaguePrefix+m.Name)
	}
	return list
}

func isPlayer(name string) bool { return slices.Contains(playerNames(), name) }

// isGuest reports whether a name is that of a program of its own.
func isGuest(name string) bool {
	command, guest := strings.CutPrefix(name, execPrefix)
	return guest && strings.TrimSpace(command) != ""
}

// hasWeights reports whether a player of this name weighs what it sees.
func hasWeights(name string) bool { return slices.Contains(bot.LevelNames(), name) }

// terms are the names of all weights.
func terms() []string { return bot.Usual().Terms() }

// weightsOf are the weights that come with the program for a battle.
func weightsOf(sc *game.Scenario, options map[string]string) (*bot.Weights, error) {
	g, err := sc.New(options)
	if err != nil {
		return nil, err
	}
	return bot.WeightsOf(g), nil
}

// tuned are some weights of which a few are multiplied, as in "danger=1.2,command=0".
func tuned(w *bot.Weights, text string) (*bot.Weights, error) {
	if text == "" {
		return w, nil
	}
	for _, change := range strings.Split(text, ",") {
		term, by, ok := strings.Cut(change, "=")
		factor, err := strconv.ParseFloat(by, 64)
		if !ok || err != nil || factor < 0 {
			return nil, fmt.Errorf("%q: want a term and a factor, as in danger=1.2", change)
		}
		if w, ok = w.Times(term, factor); !ok {
			return nil, fmt.Errorf("no weight is called %q; there are: %s", term, strings.Join(terms(), ", "))
		}
	}
	return w, nil
}

// newPlayer is the player of a name for a side of a battle.
func newPlayer(name string, sc *game.Scenario, side game.Side, seed uint64, w *bot.Weights) bot.Chooser {
	switch name {
	case random:
		return &stray{wander(2*seed + uint64(side)), side, 0}
	case simpleton:
		return newSimple(sc, side, seed)
	case advised:
		return &bulb{sc: sc, side: side, seed: 2*seed + uint64(side)}
	}
	if m, ok := league.Called(strings.TrimPrefix(name, leaguePrefix)); ok {
		return league.New(m, side, sc.Posture[side], 2*seed+uint64(side))
	}
	level, _ := bot.ParseLevel(name)
	return bot.NewPlayer(side, bot.Brief{Level: level, Posture: sc.Posture[side], Seed: 2*seed + uint64(side), Weights: w})
}

// stray is a player who draws what it does at random. It leaves one reaction in two be.
type stray struct {
	wanderer
	side game.Side
	acts int
}

func (p *stray) Choose(g game.Game) game.Action {
	p.offers = game.Look(g, p.side).Offers(p.side, p.offers[:0])
	if len(p.offers) == 0 {
		return nil
	}
	if p.acts%64 == 0 {
		p.look(g)
	}
	p.acts++
	if !p.awaited(g) && p.rand.IntN(2) == 0 {
		return nil
	}
	return p.wanderer.choose().Act
}

// awaited reports whether the game waits for the player.
func (p *stray) awaited(g game.Game) bool {
	return slices.ContainsFunc(g.Table().Expect, func(e game.Expect) bool { return e.Side == p.side && !e.Optional })
}

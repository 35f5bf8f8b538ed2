package tell

import (
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
	"gonfalon/scenarios"
)

// Every order that a person can give, and everything that is told of a command, is said in each language.
func TestEveryOrderIsSaid(t *testing.T) {
	sc, err := scenarios.Find("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	about := func(d planning.Deed, goal planning.Goal) planning.Order {
		o := planning.Bid(d)
		switch goal {
		case planning.AtPlace:
			o = planning.BidAt(d, hex.At(3, 4))
		case planning.AtFoe:
			o.On = 1
		case planning.AtOwn:
			o.With = 1
		}
		return o
	}
	for _, l := range i18n.Languages {
		if !l.Complete {
			continue
		}
		w := Words{Lang: l.Code, Game: g}
		for _, d := range planning.GivenDeeds() {
			for _, text := range []string{w.Order(about(d, d.Goal())), w.Say("deputy.order."+string(planning.DeedHold)+".text", nil)} {
				if strings.Contains(text, "⟦") || strings.Contains(text, "{") || text == "" {
					t.Errorf("%s, %s: %q", l.Code, d, text)
				}
			}
		}
		for _, d := range planning.ToldDeeds() {
			goals := []planning.Goal{planning.NoGoal}
			switch d {
			case planning.DeedStrike, planning.DeedHunt, planning.DeedMass, planning.DeedShoot, planning.DeedRide:
				goals = append(goals, planning.AtFoe)
			case planning.DeedHold:
				goals = append(goals, planning.AtPlace)
			case planning.DeedScreen, planning.DeedJoin, planning.DeedAwait:
				goals = []planning.Goal{d.Goal()}
			}
			for _, goal := range goals {
				if text := w.Task(bot.Task{Who: game.ID(0), Order: about(d, goal)}); strings.Contains(text, "⟦") || strings.Contains(text, "{") || text == "" {
					t.Errorf("%s, %s: %q", l.Code, d, text)
				}
			}
		}
	}
}

package i18n_test

import (
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// formKeys are the keys of the other ways in which an event is told, around its kind.
var formKeys = map[game.Forms][2]string{game.FormDie: {"event.", ".die"}, game.FormEven: {"event.", ".even"}, game.FormIll: {"event.", ".ill"},
	game.FormHead: {"story.", ""}, game.FormHeads: {"story.", ".many"}, game.FormAll: {"story.all.", ""}}

// systems are what each system says of its codes.
func systems(t *testing.T) map[string]game.Coded {
	t.Helper()
	all := map[string]game.Coded{}
	for key, battle := range map[string]string{"medieval": "kulikovo-ambush", "bmw": "arsuf-rearguard"} {
		sc, err := scenarios.Find(battle)
		if err != nil {
			t.Fatal(err)
		}
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		all[key] = game.Codes(g)
	}
	return all
}

// A system says of its events and verbs in which ways they are told; the catalogue has words for
// these ways in every language, and for no others.
func TestWaysOfTellingHaveWords(t *testing.T) {
	for key, c := range systems(t) {
		codes := bySystem[key]
		for _, kind := range codes.Events {
			forms := c.EventInfo(game.EventKind(kind)).Forms
			for form, around := range formKeys {
				if key := around[0] + kind + around[1]; key == "story.combat" {
					continue // the title of a combat, from which what is told came
				}
				sameWords(t, around[0]+kind+around[1], forms&form != 0)
			}
		}
		for _, verb := range codes.Verbs {
			info := c.VerbInfo(game.Verb(verb))
			sameWords(t, "order."+verb, info.Named)
			sameWords(t, "can."+verb, info.Listed)
			sameWords(t, "army.react."+verb, info.Feared)
		}
	}
}

func sameWords(t *testing.T, key string, told bool) {
	t.Helper()
	for _, lang := range i18n.Whole() {
		if i18n.Has(lang, key) != told {
			t.Errorf("%s: the system tells it so: %v; the catalogue has words: %v; key %s", lang, told, !told, key)
		}
	}
}

// Every event of every system has a cue and words; every cue is that of some event.
func TestEveryEventHasItsCue(t *testing.T) {
	given := map[game.Cue]bool{}
	for key, c := range systems(t) {
		for _, kind := range bySystem[key].Events {
			info := c.EventInfo(game.EventKind(kind))
			given[info.Cue] = true
			if info.Cue == game.NoCue {
				t.Errorf("%s: %s has no cue", key, kind)
			}
			for _, lang := range i18n.Whole() {
				if !i18n.Has(lang, "event."+kind) {
					t.Errorf("%s: no words for %s of %s", lang, kind, key)
				}
			}
		}
		for _, code := range bySystem[key].Outcomes {
			info := c.EventInfo(game.EventGameOver)
			gravity, cue := info.Weight(nil, &game.Event{Result: &game.Outcome{Code: code}})
			if given[cue] = true; gravity != game.Grave || cue != game.CueEnd && cue != game.CueCollapse {
				t.Errorf("%s: the end %s has gravity %d and cue %d", key, code, gravity, cue)
			}
		}
	}
	for _, cue := range game.Cues() {
		if !given[cue] {
			t.Errorf("no event has cue %d", cue)
		}
	}
}

// What is told where it happened is no light matter, and what is lost for good is told there.
func TestGravityFitsTheStory(t *testing.T) {
	for key, c := range systems(t) {
		told := 0
		for _, kind := range bySystem[key].Events {
			switch info := c.EventInfo(game.EventKind(kind)); {
			case info.Story && info.Gravity < game.Plain:
				t.Errorf("%s: %s is told and light", key, kind)
			case info.Lost && !info.Story:
				t.Errorf("%s: %s is a loss and not told", key, kind)
			case info.Story:
				told++
			}
		}
		if told < 4 {
			t.Errorf("%s tells %d kinds", key, told)
		}
	}
}

package i18n_test

import (
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

func TestEveryCodeOfBattlesOfTheMedievalWorldHasWords(t *testing.T) {
	codes := bmw.AllCodes()
	for prefix, list := range map[string][]string{
		"refusal.": codes.Refusals, "event.": codes.Events, "verb.": codes.Verbs, "tally.": codes.Tallies,
		"expect.": codes.Prompts, "duty.": codes.Duties, "phase.": codes.Phases, "outcome.": codes.Outcomes,
		"kind.": codes.Kinds, "risk.": codes.Risks, "test.": codes.Tests, "harm.": codes.Harms, "measure.": codes.Measures, "scale.": victories(codes.Outcomes),
		"trait.": codes.Traits,
	} {
		for _, code := range list {
			for _, lang := range i18n.Whole() {
				if !i18n.Has(lang, prefix+code) {
					t.Errorf("%s: no words for %s%s", lang, prefix, code)
				}
			}
		}
	}
}

func TestUnitsOfBattlesOfTheMedievalWorldHavePolishNames(t *testing.T) {
	for _, id := range []string{"arsuf", "hastings"} {
		s, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for c := range game.ID(g.Counters()) {
			if p := g.Piece(c); p.Rank == game.Unit && !i18n.Has("pl", "name."+p.Proper) && strings.Contains(p.Proper, " ") {
				t.Errorf("no Polish name for %q", p.Proper)
			}
		}
	}
}

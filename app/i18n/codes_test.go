package i18n_test

import (
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/engine/medieval"
	"gonfalon/scenarios"
)

// The engine speaks in codes; the page must have words for every one of them.
func TestEveryCodeOfTheMedievalSystemHasWords(t *testing.T) {
	codes := medieval.AllCodes()
	for prefix, list := range map[string][]string{
		"refusal.": codes.Refusals, "event.": codes.Events, "verb.": codes.Verbs, "tally.": codes.Tallies,
		"expect.": codes.Prompts, "duty.": codes.Duties, "phase.": codes.Phases, "outcome.": codes.Outcomes,
		"kind.": codes.Kinds, "risk.": codes.Risks, "test.": codes.Tests, "measure.": codes.Measures, "trait.": codes.Traits, "scale.": victories(codes.Outcomes),
	} {
		for _, code := range list {
			if !i18n.Has(i18n.Default, prefix+code) {
				t.Errorf("no words for %s%s", prefix, code)
			}
		}
	}
}

// victories are the outcomes with a winner, which a scale of victories may have.
func victories(outcomes []string) (out []string) {
	for _, o := range outcomes {
		if o != "draw" {
			out = append(out, o)
		}
	}
	return out
}

func TestEveryActHasWords(t *testing.T) {
	for _, sc := range scenarios.All() {
		for _, a := range sc.Actions {
			if !i18n.Has(i18n.Default, "act."+a.Do()) {
				t.Errorf("no words for act.%s", a.Do())
			}
		}
	}
}

func TestEveryScenarioHasWords(t *testing.T) {
	for _, sc := range scenarios.All() {
		for _, key := range []string{"scenario." + sc.ID, "book." + sc.Edition, "side." + sc.Sides[0], "side." + sc.Sides[1]} {
			if !i18n.Has(i18n.Default, key) {
				t.Errorf("no words for %s", key)
			}
		}
	}
}

package i18n_test

import (
	"regexp"
	"slices"
	"strconv"
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

// What wins a short battle is said in a sentence, with the same numbers in each language and the turn
// after which it is over.
func TestShortBattlesSayWhatWins(t *testing.T) {
	numbers := regexp.MustCompile(`\d+`)
	said := 0
	for _, sc := range scenarios.All() {
		en, pl := i18n.Goal("en", sc), i18n.Goal("pl", sc)
		if sc.Short() != (en != "") || sc.Short() != (pl != "") {
			t.Errorf("%s takes %d minutes and its goals are %q and %q", sc.ID, sc.Minutes, en, pl)
		}
		if !sc.Short() {
			continue
		}
		said++
		one, other := numbers.FindAllString(en, -1), numbers.FindAllString(pl, -1)
		if !slices.Contains(one, strconv.Itoa(sc.Turns[1])) {
			t.Errorf("%s: its last turn, %d, is not said in %q", sc.ID, sc.Turns[1], en)
		}
		slices.Sort(one)
		if slices.Sort(other); !slices.Equal(one, other) {
			t.Errorf("%s: other numbers in other languages:\n%s\n%s", sc.ID, en, pl)
		}
	}
	if said == 0 {
		t.Error("no battle is short")
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

// What a lesson says stands in the catalogue by its own key, those of its steps and of its wrong taps.
func TestEveryLessonHasWords(t *testing.T) {
	for _, l := range scenarios.Lessons() {
		_, c, err := scenarios.Taught(l)
		if err != nil {
			t.Fatal(err)
		}
		keys := []string{"", ".end", ".learnt.1", ".learnt.1.text", ".learnt.2", ".learnt.2.text", ".learnt.3", ".learnt.3.text"}
		for _, step := range c.Steps {
			keys = append(keys, "."+step, "."+step+".text")
		}
		for _, w := range c.Wrongs {
			keys = append(keys, "."+c.Steps[w.Step]+".not."+w.Key)
		}
		if l.Foe != "" {
			keys = append(keys, ".foe")
		}
		for _, key := range keys {
			if !i18n.Has(i18n.Default, "lesson."+l.Key+key) {
				t.Errorf("no words for lesson.%s%s", l.Key, key)
			}
		}
	}
}

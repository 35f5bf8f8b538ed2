package bot_test

import (
	"strings"
	"testing"

	"gonfalon/engine/bot"
)

func TestWeightsAreReadAsTheyAreWritten(t *testing.T) {
	for _, own := range []*bot.Weights{bot.Usual(), bot.Brittle()} {
		w, err := bot.ReadWeights("again.txt", own.String())
		if err != nil || *w != *own {
			t.Errorf("read again they are\n%v%v", w, err)
		}
	}
}

// Where units wear down other things count than where their first loss ends them.
func TestABattleHasTheWeightsOfItsUnits(t *testing.T) {
	for id, want := range map[string]*bot.Weights{"kosovo-guns": bot.Usual(), "legnica-henry": bot.Usual(), "arsuf": bot.Brittle(), "hastings-flight": bot.Brittle()} {
		if _, g := battle(t, id); bot.WeightsOf(g) != want {
			t.Errorf("%s has other weights", id)
		}
	}
}

func TestMistakesOfWeightsAreNamedByLine(t *testing.T) {
	all := bot.Usual().String()
	for text, want := range map[string]string{
		all + "\ndanger 5":  `"danger" stands here twice`,
		all + "\ncourage 5": `no term is called "courage"`,
		all + "\ndanger":    "want a term and its weight",
		strings.Replace(all, "danger ", "danger x", 1):  `"x`,
		strings.Replace(all, "danger ", "danger -", 1):  "want a number from 0 to 10000",
		strings.Replace(all, "danger ", "# danger ", 1): `the weight of "danger" is missing`,
	} {
		if _, err := bot.ReadWeights("w.txt", text); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "w.txt:") {
			t.Errorf("want %s: %v", want, err)
		}
	}
}

func TestOneWeightIsMultiplied(t *testing.T) {
	w, ok := bot.Usual().Times("danger", 0)
	if !ok || !strings.Contains(w.String(), "danger 0\n") || strings.Contains(bot.Usual().String(), "danger 0\n") {
		t.Errorf("without danger they are\n%v", w)
	}
	if _, ok := w.Times("courage", 2); ok {
		t.Error("courage weighs something")
	}
}

package table

import (
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/tell"
)

// No two modes give the same command.
func TestNoCommandIsGivenTwice(t *testing.T) {
	n := 0
	for _, list := range given {
		n += len(list)
	}
	if n != len(Commands) {
		t.Errorf("of %d commands %d are given twice", n, n-len(Commands))
	}
}

// Every key is one of a command that there is.
func TestEveryKeyHasACommand(t *testing.T) {
	for _, list := range []do.Keys{keys, armyKeys, adviceKeys, foeKeys, lessonKeys, handKeys, replayKeys} {
		if len(list) == 0 {
			t.Error("there are no keys")
		}
		for key, command := range list {
			if _, ok := do.Parse(command); !ok {
				t.Errorf("key %s: %s is no command", key, command)
			}
		}
	}
}

// What each key of each mode does has words in every language.
func TestKeysHaveWords(t *testing.T) {
	for name, set := range map[string]do.Keys{"table": keys, "lesson": lessonKeys, "advice": adviceKeys, "replay": replayKeys,
		"army": armyKeys, "hand": handKeys, "foe": foeKeys, "puzzle": puzzleKeys} {
		for press, command := range set {
			for _, lang := range i18n.Langs() {
				if !i18n.Has(lang, tell.Keyed(command)) {
					t.Errorf("%s, %s: nothing says what %q does: %s", lang, name, press, tell.Keyed(command))
				}
			}
		}
		if list := (tell.Words{Lang: "en"}).Keys([]do.Keys{set}, true, tell.Choosing{}); len(list) < 3 {
			t.Errorf("%s: only %d kinds of keys are told", name, len(list))
		}
	}
}

package annals

import (
	"strings"
	"testing"
	"unicode/utf8"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// longest is how many letters a sentence has at most.
const longest = 110

// Each game replays by the rules of today to its end, and of each as much is said in every complete language, at the
// same moments and places of its map.
func TestEveryGameReplaysToItsEnd(t *testing.T) {
	for _, key := range Keys() {
		text, err := Packed(key)
		if err != nil {
			t.Fatal(err)
		}
		a, err := Read(string(text))
		if err != nil {
			t.Fatal(err)
		}
		rec, err := save.Read([]byte(a.Record), scenarios.Find)
		if err != nil || rec.Scenario != Battle(key) {
			t.Fatalf("%s: %v, of %s", key, err, Battle(key))
		}
		s, trouble := save.Open(rec, scenarios.Find)
		if trouble != nil || len(s.Differs) > 0 || s.Foreign > 0 || s.Game.Table().Stage != game.StageOver {
			t.Errorf("%s: %v, %d acts differ, stage %v", key, trouble, len(s.Differs), s.Game.Table().Stage)
		}
		first, err := a.In(i18n.Default)
		if err != nil || len(first) < 6 || first[len(first)-1].At != len(s.Steps) {
			t.Errorf("%s: %d things are said, %v", key, len(first), err)
		}
		for _, l := range i18n.Languages {
			said, err := a.In(l.Code)
			if !l.Complete {
				continue
			}
			if err != nil || len(said) != len(first) {
				t.Fatalf("%s: %d things are said in %s, not %d, %v", key, len(said), l.Code, len(first), err)
			}
			for i, n := range said {
				if n.At != first[i].At || n.Hex != first[i].Hex {
					t.Errorf("%s: %s says %+v where %+v is said", key, l.Code, n, first[i])
				}
				for sentence := range strings.SplitSeq(n.Text, ". ") {
					if utf8.RuneCountInString(sentence) > longest {
						t.Errorf("%s: %s says at %d in one sentence %q", key, l.Code, n.At, sentence)
					}
				}
			}
		}
	}
}

// What is no game of ours is not read as one.
func TestWhatIsNoGameIsNotRead(t *testing.T) {
	for _, text := range []string{"", "{", "{}", "[]"} {
		if _, err := Read(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	for _, said := range []string{"no number", "3", "5 a\n4 b"} {
		if notes, err := (Annal{Said: map[string]string{"en": said}}).In("en"); err == nil {
			t.Errorf("%q is read as %+v", said, notes)
		}
	}
	if Battle("nothing") != "" {
		t.Error("there is a battle of no game")
	}
}

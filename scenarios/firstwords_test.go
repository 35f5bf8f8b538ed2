package scenarios

import (
	"strings"
	"testing"
)

// shortGoal is how many letters a goal has room for in the line over the map of a phone.
const shortGoal = 40

// A battle that gives hints of its own gives four to each side, with the goal in short and a line for
// winning and for losing, in every language; none names a hex or a paragraph.
func TestFirstBattlesHaveAllTheirWords(t *testing.T) {
	for _, lang := range []string{"en", "pl", "de"} {
		words, first := Words(lang), 0
		for _, sc := range All() {
			if _, has := words["hint."+sc.ID+".1"]; !has {
				continue
			}
			first++
			for _, side := range []string{"", ".b"} {
				for _, key := range []string{"goal-short." + sc.ID + side, "won." + sc.ID + side, "lost." + sc.ID + side,
					"hint." + sc.ID + side + ".1", "hint." + sc.ID + side + ".2", "hint." + sc.ID + side + ".3", "hint." + sc.ID + side + ".4"} {
					switch text := words[key]; {
					case text == "":
						t.Errorf("%s: %s has no words", lang, key)
					case strings.HasPrefix(key, "goal-short.") && (len([]rune(text)) > shortGoal || strings.HasSuffix(text, ".")):
						t.Errorf("%s: %s is %q: want at most %d letters and no full stop", lang, key, text, shortGoal)
					case strings.HasPrefix(key, "hint.") && strings.ContainsAny(text, "0123456789"):
						t.Errorf("%s: %s names a number: %q", lang, key, text)
					}
				}
			}
		}
		if first == 0 {
			t.Errorf("%s: no battle gives hints", lang)
		}
	}
}

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

// plainSentence is how many letters a sentence has at most that is said plainly.
const plainSentence = 90

// What happens after a battle tells how it really went: of every battle in every language, in short
// sentences without the number of a hex.
func TestEveryBattleTellsHowItReallyWent(t *testing.T) {
	for _, lang := range []string{"en", "pl", "de"} {
		words := Words(lang)
		for _, sc := range All() {
			told := []string{words["history."+sc.ID]}
			if told[0] == "" {
				told = []string{words["won."+sc.ID], words["lost."+sc.ID], words["won."+sc.ID+".b"], words["lost."+sc.ID+".b"]}
			}
			for _, text := range told {
				if !strings.HasSuffix(text, ".") {
					t.Errorf("%s: of %s is told %q", lang, sc.ID, text)
				}
				for _, sentence := range strings.Split(text, ". ") {
					if n := len([]rune(sentence)); n > plainSentence {
						t.Errorf("%s, %s: %d letters: %s", lang, sc.ID, n, sentence)
					}
				}
			}
		}
	}
}
